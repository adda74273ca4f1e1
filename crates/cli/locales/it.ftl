# Ciò che il terminale dice a chi gioca.
player = Giocatore { $n }
opening = { $game } · impronta del seme: { $commitment }
bot-sits = { $player }: { $strength }
bot-failed = { $player } non ce la fa ({ $why }) e fa ciò che sembra subito il meglio
hint = Scrivi un numero. h elenca tutto il resto che puoi scrivere.
learn-hint = Scrivi un numero, oppure: ? (tutte le scelte), /TESTO (cerca), m (mappa), t (tavolo), indietro, esci.
help =
    N          scegli il numero N; va bene anche la sua notazione
    ?          tutte le scelte per intero, con la notazione
    ? N        che cosa farebbe la scelta N; non succede ancora nulla
    /TESTO     solo le scelte che contengono TESTO
    m          la mappa
    t          tutto il tavolo: giocatori, carte, tracciati
    w          la mappa in parole
    cronaca    tutto quello che è successo finora
    perché A   perché un'azione A in notazione non è possibile
    regole C   una clausola delle regole, come { $clause }
    annulla    ritira la tua ultima decisione, se non ha mostrato nulla a nessuno
    salva FILE scrivi la registrazione
    esci       smetti
more = e altre { $n }: ? le elenca tutte, /TESTO cerca
none-found = Nessuna scelta contiene «{ $text }».
would = Se scegli { $n } (non è ancora successo nulla):
would-typed = Se la scegli (non è ancora successo nulla):
would-next = Poi ti verrebbe chiesto: { $prompt }
would-nothing = Nessun numero cambierebbe subito.
would-unsure = non è certo
possible = Adesso è possibile.
stands-revealed = Nel frattempo è stato rivelato qualcosa o ha deciso qualcun altro: resta così.
stands-consent = Dovrebbero essere d'accordo tutti: resta così.
nothing-to-undo = Non hai ancora deciso nulla.
no-clause = Le regole di { $game } non hanno una clausola «{ $clause }».
saved = La registrazione è in { $file }.
cover = { $player }, tocca a te. Premi Invio quando nessun altro guarda.
step-of = passo { $at } di { $of }
points = { $n ->
    [one] un punto
   *[other] { $n } punti
}
hint-over = La partita è finita.
hint-best = la migliore: vantaggio previsto { $n }
hint-as-good = buona quanto la prima
hint-less = alla lunga circa { $n } in meno della prima
hint-slip = nota: { $what }. Alla lunga resta la migliore: vantaggio previsto { $n }
hint-danger = pericolo comunque: { $what }
hint-spares = evita: { $what }
hint-later = rende più tardi: fino ad allora un'altra di queste porta di più
hint-denies = altrimenti { $player } riceve circa { $what } in più
hint-brings = finché non tocca di nuovo a te dopo gli altri, circa: { $what }
hint-then = e poi: { $what }
hint-rival = altrimenti lo farebbe { $player }
review-chances = Probabilità di vittoria, passo per passo: { $names }
review-turned = Passo { $step }: { $player } regala { $cost } % di probabilità
review-played = giocato: { $what }
review-better = meglio: { $what }
review-brings = entro il turno successivo: { $what }
review-spares = evita: { $what }
review-risks = ma rischia: { $what }
review-later = i vantaggi sarebbero arrivati più tardi
review-won = { $player } vince con { $score }, { $ahead } in più di { $next }.
review-tied = { $player } vince con { $score }, davanti a { $next } solo per lo spareggio.
review-shared = { $player } vincono a pari merito con { $score } a testa.
review-alone = { $player } vince con { $score }.
review-lost-start = { $player } ha perso soprattutto in partenza, con meno probabilità della media: { $share } % di quanto ha perso.
review-lost-decisions = { $player } ha perso soprattutto per decisioni proprie: { $share } % di quanto ha perso.
review-lost-luck = { $player } ha perso soprattutto per sfortuna: { $share } % di quanto ha perso.
review-lost-others = { $player } ha perso poco per decisioni proprie o per sfortuna: gli altri hanno fatto ogni volta un po' meglio.
review-player = { $player }: { $best } decisioni su { $of } buone quanto la migliore trovata, { $cost } % di probabilità regalate, fortuna { $luck } %
