# Opzioni

pitch = Una cittadina diventa metropoli, lotto dopo lotto. Vinci appalti ed elezioni, supera gli eventi e raccogli più prestigio degli altri costruttori.
option-length = Durata
option-length-standard = normale
option-length-long = gioco lungo
option-length-short = gioco corto
option-soft-metropolis = Metropoli mite: le quattro carte più forti a metà
option-stagnation-guard = Regola dello stallo: se nessuno costruisce si tolgono le carte meno care
option-decision-order = Ordine delle decisioni
option-decision-order-active-chooses = sceglie il giocatore attivo
option-decision-order-clockwise = in senso orario
option-first-player = Primo giocatore
option-first-player-random = sorteggiato
option-first-player-seat-0 = posto 1
option-first-player-seat-1 = posto 2
option-first-player-seat-2 = posto 3
option-first-player-seat-3 = posto 4

# Schede
gauge-score = prestigio
gauge-wealth = ricchezza
gauge-buildings = { $n ->
    [one] edificio
   *[other] edifici
}
gauge-permits = { $n ->
    [one] carta progettazione
   *[other] carte progettazione
}
gauge-vocations = { $n ->
    [one] professionista
   *[other] professionisti
}
note-active = di turno
note-vocation = { $vocation } { $tiles }
note-extra-favor = Favore Extra

# Nomi
vocation-media = Pubblicitario
vocation-finance = Finanza
vocation-transportation = Trasporti
vocation-education = Istruzione
vocation-energy = Energia
vocation-tourism = Turismo
vocation-factory = Fabbrica
vocation-public-service = Servizio Pubblico
office-mayor = Sindaco
office-district-attorney = Procuratore Distrettuale
office-treasurer = Tesoriere
office-police-chief = Capo della Polizia
office-union-boss = Presidente del Sindacato
office-contractor = Imprenditore
deck-planning = Progettazione
deck-town = Paese
deck-city = Città
deck-metropolis = Metropoli
coin-wealth = ricchezza
coin-prestige = prestigio
space-top = colonne { $columns }
space-right = righe { $rows }
building-CIV = edificio CIV
building-COM = edificio COM
building-IND = edificio IND
building-RES = edificio RES
building-PARK = parco
building-owned = { $kind } di { $owner } su { $lot }, { $size ->
    [one] 1 lotto
   *[other] { $size } lotti
}, valore { $value }
building-free = { $kind } su { $lot }, non controllato, { $size ->
    [one] 1 lotto
   *[other] { $size } lotti
}, valore { $value }
map-building = { $kind } di { $owner } su { $site }
map-building-free = { $kind } su { $site }, non controllato
empty-lot = lotto vuoto { $lot }
amount-wealth = { $wealth } di ricchezza
amount-prestige = { $prestige } di prestigio
amount-both = { $wealth } di ricchezza e { $prestige } di prestigio
no-card = una carta

# Domande
prompt-claim = Quale edificio iniziale compri? Hai { $wealth } di ricchezza
prompt-invest = Investi permessi in ricchezza o prosegui? Hai { $wealth } di ricchezza
prompt-act = { $points ->
    [0] Costruisci un Favore o chiudi il turno? Niente più PA
   *[other] Prendi una carta o costruisci? Hai { $points } PA
}
prompt-placement = Dove costruisci «{ $card }» ({ $size })? Hai { $wealth } di ricchezza
prompt-permits = Con quali permessi paghi «{ $card }»?
prompt-vocation-source = A chi prendi la tessera { $vocation }?
prompt-vocation-score = Ricchezza o prestigio? { $vocation }-{ $value }, { $tiles ->
    [one] la tua tessera
   *[other] le tue { $tiles } tessere
}
prompt-order = Chi decide adesso? ({ $card })
prompt-pay-split = Come paghi? { $each } di ricchezza o prestigio l'uno ({ $card })
prompt-offer = Paghi { $cost }? Hai { $purse } ({ $card })
prompt-alternative = Che cosa scegli? ({ $card })
prompt-pay-or-lose = Paghi { $cost } o perdi un edificio? Hai { $purse } ({ $card })
prompt-pay-or-yield = Paghi { $cost } o perdi il controllo dell'edificio? Hai { $purse } ({ $card })
prompt-place-tile = Dove va il parco da { $size ->
    [one] 1 lotto
   *[other] { $size } lotti
}?
prompt-move-which = Sposti un edificio? ({ $card })
prompt-move-where = Dove va? { $building }
prompt-marker-space = Dove va l'indicatore { $number } di { $coin }?
prompt-marker-move = Quale indicatore si sposta, e dove?
prompt-office = Quale politico si elegge?
prompt-office-won = Quale carica vinci?
prompt-payout-row = Quale fila di { $coin } si riscuote?
prompt-pick-claim = Di quale edificio prendi il controllo? ({ $card })
prompt-pick-demolish = Demolisci un edificio? ({ $card })
prompt-pick-uncontrol = Rimuovi un segnalino di controllo? ({ $card })
prompt-pick-planning = Quale carta progettazione prendi? ({ $card })
prompt-pick-contract = Rimuovi un contratto? ({ $card })
prompt-single-building = Quale degli edifici di uguale valore? ({ $card })
prompt-single-player = Quale dei giocatori in parità riguarda? ({ $card })
prompt-election-tie = Chi diventa { $office }? C'è parità
prompt-contractor-tie = Chi diventa Imprenditore? C'è parità

# Azioni
action-buy = Compra l'{ $kind } su { $lot } per { $value } di ricchezza (ne hai { $wealth })
action-invest = Investi «{ $card }» per { $wealth } di ricchezza
action-done = Prosegui
action-take = Prendi «{ $card }» { $price ->
    [0] gratis
   *[other] per { $price } PA
}
action-build = Costruisci «{ $card }» per { $price } PA
action-favor = Prendi «{ $card }» come Favore per { $price } PA
action-end = Chiudi il turno
action-place = Su { $site } (valore { $value })
action-place-building = Costruisci su { $site } per { $value } di ricchezza (ne hai { $wealth })
action-place-demolishing = Demolisci e costruisci su { $site } per { $value } di ricchezza (ne hai { $wealth })
action-pay = Paga con { $cards }
action-name = { $seat }
action-split = { $amount }
action-accept = Accetta
action-decline = Non fare nulla
action-save = Non pagare
action-settle = Paga { $cost }
action-pick = { $building }
action-lose = Perdi: { $building }
action-choose = Alternativa { $option }
action-claim = Prendi il controllo di un edificio
action-gain = Guadagna { $amount }
action-mark = Piazzalo sulle { $space }
action-shift = Sposta l'indicatore { $number } sulle { $space }
action-elect = { $office }
action-row = Fila { $number }
action-remove = Rimuovi «{ $card }»

# Eventi
event-begins = Comincia { $seat }
event-set-aside = «{ $card }»: si mette da parte e si rimescola nel mazzo Paese
event-bought = { $seat } compra l'edificio su { $lot } per { $price } di ricchezza
event-turn = { $seat } è il giocatore attivo
event-invested = { $seat } investe «{ $card }» per { $wealth } di ricchezza
event-took = { $seat } prende «{ $card }»
event-took-favor = { $seat } prende «{ $card }» come Favore
event-built = { $seat } costruisce «{ $card }» su { $site }
event-renewed = { $seat } scarta una Riqualificazione Urbana
event-demolished = Demolito: { $kind } su { $site }
event-uncontrolled = { $seat } perde il controllo dell'edificio su { $lot }
event-claimed = { $seat } prende il controllo dell'edificio su { $lot }
event-placed = { $seat } piazza un { $kind } su { $site }
event-moved = { $seat } sposta l'edificio da { $from } a { $to }
event-took-vocation = { $seat } prende una tessera { $vocation }
event-took-vocation-from = { $seat } prende una tessera { $vocation } a { $from }
event-gains = { $seat } guadagna { $amount } ({ $why })
event-loses = { $seat } perde { $amount } ({ $why })
event-pays = { $seat } paga { $amount } ({ $why })
event-marker-placed = { $seat } piazza l'indicatore { $number } sulle { $space }
event-marker-moved = { $seat } sposta l'indicatore { $number } dalle { $from } alle { $to }
event-pawn = La pedina elettorale avanza: { $office }
event-elected = { $seat } vince l'elezione: { $office }
event-nobody-elected = Nessuno vince l'elezione: { $office }
event-contractor = { $seat } riceve l'Imprenditore
event-paid-out = Si riscuote la fila { $number } di { $coin }
event-revealed = Si scopre «{ $card }»
event-happened = Evento: { $card }. { $text }
event-contract-removed = «{ $card }» esce dal gioco
event-extra-favor = { $seat } prende la tessera Favore Extra
event-gained-points = { $seat } guadagna { $points } PA
event-reshuffled = Gli scarti progettazione sono mescolati in un nuovo mazzo di { $cards ->
    [one] una carta
   *[other] { $cards } carte
}
event-activated = Entra in gioco il mazzo { $deck }
event-politicians = Entrano in gioco altri quattro politici
event-stagnated = Da due turni a testa nessuno costruisce o prende un Favore: si tolgono le carte meno care
event-ended = Giochi Olimpici: la partita finisce
why-purchase = edificio iniziale
why-investment = investimento
why-building = costruzione
why-adjacency = adiacenza
why-row = fila { $number }
why-final-wealth = ricchezza alla fine

# Da dove vengono i punti
source-money = Denaro
source-adjacency = Adiacenza
source-vocations = Professionisti
source-contracts = Effetti dei contratti
source-events = Eventi
source-payouts = Riscossioni
source-offices = Cariche
source-final-rows = Riscossioni finali
source-final-wealth = Ricchezza alla fine
source-final-offices = Cariche alla fine

# Rifiuti
no-sold = Qualcuno controlla già questo edificio
no-such-card = Non possiedi «{ $card }»
no-renewal-investment = La Riqualificazione Urbana non si può investire
no-points-yet = I PA arrivano dopo gli investimenti
no-late-investment = Si può investire solo prima di ricevere i PA
no-not-there = «{ $card }» non si trova lì
no-points = Costa { $price } PA; ne hai { $points }
no-favor-room = Puoi tenere solo { $limit ->
    [one] un Favore
   *[other] { $limit } Favori
}
no-fresh-favor = Un Favore non si costruisce nel turno in cui è stato preso
no-permits = { $permits ->
    [one] Hai un permesso { $zone }
   *[other] Hai { $permits } permessi { $zone }
}; { $size ->
    [one] ne serve 1
   *[other] ne servono { $size }
}
no-wealth-anywhere = Non puoi pagare nessun blocco
no-place-anywhere = Non c'è un posto permesso
no-such-lots = L'edificio non ha questa forma
no-wealth = Questo blocco costa { $value }; hai { $wealth }
no-empty-block = Il blocco deve essere completamente vuoto
no-low-value = Il blocco deve valere almeno { $value }
no-water = Deve essere adiacente all'acqua
no-wilderness = Deve essere adiacente al terreno incolto
no-edge = Deve trovarsi sul bordo della griglia
no-free-lots = I lotti non sono liberi
no-free-lots-elsewhere = Servono lotti liberi in un altro blocco
no-half-demolition = Per demolirlo, un edificio va coperto per intero
no-contractors = Gli edifici dell'Imprenditore non si possono demolire
no-zoning = Zone: un vicino è di un'altra zona e nessuno è { $zone }
no-other-zone = Non tutti i permessi valgono per { $zone }
no-superfluous = Uno di questi permessi è superfluo
no-such-tile = Questo giocatore non ha una tessera da prendere
no-such-split = Così non si può pagare, mentre in altro modo sì
no-such-marker = Quell'indicatore o spazio non si può usare
no-full-payment = Non puoi pagare l'intera somma
no-such-building = Questo edificio non si può scegliere
no-such-player = Questo giocatore non si può indicare
no-such-office = Questo politico non è in gioco
no-such-row = Questo numero non è sul tabellone
no-such-alternative = Questa alternativa non è disponibile
no-declining = Non si può rifiutare
no-not-asked = Non è questa la domanda

# Fine, e che cosa sono le cose
end-olympics = I Giochi Olimpici sono arrivati in città
tie-wealth = A parità di prestigio decide la ricchezza: { $first } a { $second }
map-water = Acqua
map-wilderness = Terreno incolto
map-space = Spazio grigio: { $space }
map-block = Blocco { $block }, valore { $value }
map-quarter = Lotti da { $first } a { $last }
map-lot = Lotto { $lot }
help-price = { $price } PA
help-tile = { $vocation }: { $tiles ->
    [one] ne resta 1
   *[other] ne restano { $tiles }
}

# Intorno alla mappa
place-town = Paese, fino all'Aeroporto
place-city = Città, fino alla Squadra Sportiva
place-metropolis = Metropoli, fino ai Giochi Olimpici
place-over = I Giochi Olimpici sono finiti
ribbon-turn = { $seat }
ribbon-invest = Investimenti
ribbon-act = Azioni
ribbon-act-points = Azioni · { $points } PA
ribbon-end = Fine del Turno
facts = ⟨wealth⟩ { $wealth } · ⟨house⟩ { $buildings } · ⟨cards⟩ { $cards } · ⟨person⟩ { $vocations }
pane-current = In corso
pane-contracts = Contratti
pane-planning = Progettazione
pane-mine = Le tue carte
pane-elections = Elezioni
pane-vocations = Professionisti
pane-payouts = Quanto pagano le file
pane-last-event = Ultimo evento
slot-empty = vuota
card-top = mazzo { $deck } · { $size }
card-favor = Favore
card-favor-fresh = Dal tuo prossimo turno.
card-size = { $zone } { $size }
card-vocation = ⟨{ $icon }⟩ { $vocation }‑{ $value }
permit-any-zone = tutte
permit-wealth = { $wealth } ⟨wealth⟩
permit-plain = { $permits }
permit-ballot = { $permits } ⟨ballot⟩
note-deck = { $deck } { $cards }
note-down = coperte: { $decks }
note-planning = coperte { $down }, negli scarti { $discards }
note-favors = { $limit ->
    [one] Favori: { $held } su 1
   *[other] Favori: { $held } su { $limit } (Favore Extra)
}
badge-points = { $points ->
    [one] resta 1 PA
   *[other] restano { $points } PA
}
note-pawn = segue { $next }
note-vocations = restanti e possessori
payout-help = La fila { $number } paga { $places }
next-wealth = ⟨wealth⟩ { $number }
next-prestige = ⟨prestige⟩ { $number }
note-next-markers = prossimi indicatori: { $markers }
row-title = { $number } di { $coin }: la fila paga { $places } a chi vi ha più edifici. Ora: { $held }
row-holder = { $seat } con { $n ->
    [one] 1 edificio
   *[other] { $n } edifici
}
office-help = { $office }. { $text } { $held }
office-held = È di { $seat }: { $points } di prestigio se la partita finisse ora.
office-vacant = Non è di nessuno.
office-away = Entra in gioco con l'Aeroporto.
office-mayor-text = Vince chi ha più tessere professionista. A ogni elezione vinta piazza un parco. Alla fine 1 di prestigio per ogni proprio edificio accanto a un parco.
office-district-attorney-text = Vince chi controlla l'edificio CIV di maggior valore. Bonus di adiacenza doppio per il primo contratto del turno. Alla fine 1 di prestigio per ogni edificio CIV.
office-treasurer-text = Vince chi controlla l'edificio COM di maggior valore. All'inizio del turno riceve 2 di ricchezza da ogni avversario. Alla fine 1 di prestigio per ogni edificio COM.
office-police-chief-text = Vince chi controlla l'edificio RES di maggior valore. Prende ricchezza e prestigio per i professionisti dei contratti. Alla fine 1 di prestigio per ogni edificio RES.
office-union-boss-text = Vince chi controlla l'edificio IND di maggior valore. 8 PA invece di 6. Alla fine 1 di prestigio per ogni edificio IND.
office-contractor-text = Imprenditore. Dalla Squadra Sportiva in poi, chi ha meno prestigio: può demolire mentre costruisce, e nessuno può demolire i suoi edifici.

# Quanto vale un'azione
worth-wealth = { $amount } ⟨wealth⟩
worth-prestige = { $amount } ⟨prestige⟩
ledger-wealth = ⟨wealth⟩
ledger-prestige = ⟨prestige⟩
ledger-either = ⟨wealth⟩ o ⟨prestige⟩
ledger-line = { $what } { $why }
ledger-of = { $seat }: { $why }
ledger-part = { $number } { $what }
ledger-total = { $parts }

# La mappa in caratteri
sketch-legend = CIV▲ edificio e di chi è, civ▲ altri lotti; G1–H2 ── 9: il blocco G1–H2 vale 9
sketch-rows = *3 una fila di prestigio, $5 una fila di ricchezza, [ ] posto per un indicatore

# Strade
street-elm = OLMI
street-oak = QUERCE
street-main = CORSO
street-maple = ACERI
street-cedar = CEDRI

# Icone, come si leggono ad alta voce. Quelle che ornano soltanto il proprio nome tacciono.
icon-wealth = ricchezza
icon-prestige = prestigio
icon-ballot = urna
icon-house = edifici
icon-cards = carte progettazione
icon-person = professionisti
icon-media = { "" }
icon-finance = { "" }
icon-transportation = { "" }
icon-education = { "" }
icon-energy = { "" }
icon-tourism = { "" }
icon-factory = { "" }
icon-public-service = { "" }

# La mappa a parole
told-row = Righe { $rows }: { $blocks }
told-block = { $block } valore { $value } ({ $buildings })
told-block-free = { $block } valore { $value } (libero)
told-zone = { $zone }
told-building = { $kind } { $owner } su { $site }
told-building-free = { $kind } non controllato su { $site }
told-printed = Le colonne hanno lettere, le righe numeri; un blocco ne ha due di ognuna. File stampate: prestigio { $prestige }, due righe di blocchi ciascuna dall'alto; ricchezza { $wealth }, una colonna di blocchi ciascuna da sinistra
told-number = { $number }
told-markers = Indicatori: { $markers }
told-marker = { $coin } { $number } ({ $space })
told-card = { $card }: { $text }
told-card-symbols = { $card } ({ $symbols }): { $text }
told-size = { $zone } da { $size ->
    [one] 1 lotto
   *[other] { $size } lotti
}
told-expertise = { $vocation }-{ $value }
told-contract = Contratto da { $price } PA: { $card }
told-permit = { $card } (investimento da { $wealth })
told-permit-ballot = { $card } (investimento da { $wealth }, urna)

# Carte
card-P01 = Permesso Edilizio CIV/COM 1
card-P01-text = 1 permesso CIV/COM; investimento da 12 di ricchezza. Con urna.
card-P02 = Permesso Edilizio IND/RES 1
card-P02-text = 1 permesso IND/RES; investimento da 12 di ricchezza.
card-P03 = Permesso Edilizio COM/RES 1
card-P03-text = 1 permesso COM/RES; investimento da 12 di ricchezza.
card-P04 = Permesso Edilizio CIV/RES 1
card-P04-text = 1 permesso CIV/RES; investimento da 11 di ricchezza.
card-P05 = Permesso Edilizio COM/IND 1
card-P05-text = 1 permesso COM/IND; investimento da 11 di ricchezza.
card-P06 = Permesso Edilizio CIV/IND 1
card-P06-text = 1 permesso CIV/IND; investimento da 11 di ricchezza. Con urna.
card-P07 = Permesso Edilizio COM/RES 1
card-P07-text = 1 permesso COM/RES; investimento da 10 di ricchezza.
card-P08 = Permesso Edilizio CIV/IND 1
card-P08-text = 1 permesso CIV/IND; investimento da 10 di ricchezza. Con urna.
card-P09 = Permesso Edilizio IND/RES 1
card-P09-text = 1 permesso IND/RES; investimento da 10 di ricchezza.
card-P10 = Permesso Edilizio CIV/COM 1
card-P10-text = 1 permesso CIV/COM; investimento da 9 di ricchezza. Con urna.
card-P11 = Permesso Edilizio COM/IND 1
card-P11-text = 1 permesso COM/IND; investimento da 9 di ricchezza.
card-P12 = Permesso Edilizio CIV/RES 1
card-P12-text = 1 permesso CIV/RES; investimento da 9 di ricchezza.
card-P13 = Permesso Edilizio CIV 2
card-P13-text = 2 permessi CIV; investimento da 8 di ricchezza.
card-P14 = Permesso Edilizio COM/RES 2
card-P14-text = 2 permessi COM/RES; investimento da 8 di ricchezza.
card-P15 = Permesso Edilizio IND/RES 2
card-P15-text = 2 permessi IND/RES; investimento da 8 di ricchezza. Con urna.
card-P16 = Permesso Edilizio COM 2
card-P16-text = 2 permessi COM; investimento da 7 di ricchezza.
card-P17 = Permesso Edilizio CIV/IND 2
card-P17-text = 2 permessi CIV/IND; investimento da 7 di ricchezza. Con urna.
card-P18 = Permesso Edilizio CIV/RES 2
card-P18-text = 2 permessi CIV/RES; investimento da 7 di ricchezza.
card-P19 = Permesso Edilizio RES 2
card-P19-text = 2 permessi RES; investimento da 6 di ricchezza. Con urna.
card-P20 = Permesso Edilizio COM/IND 2
card-P20-text = 2 permessi COM/IND; investimento da 6 di ricchezza.
card-P21 = Permesso Edilizio CIV/COM 2
card-P21-text = 2 permessi CIV/COM; investimento da 6 di ricchezza.
card-P22 = Permesso Edilizio IND 2
card-P22-text = 2 permessi IND; investimento da 5 di ricchezza.
card-P23 = Permesso Edilizio CIV/COM/IND/RES 2
card-P23-text = 2 permessi CIV/COM/IND/RES; investimento da 5 di ricchezza.
card-P24 = Permesso Edilizio COM/RES 2
card-P24-text = 2 permessi COM/RES; investimento da 5 di ricchezza. Con urna.
card-P25 = Permesso Edilizio CIV 3
card-P25-text = 3 permessi CIV; investimento da 4 di ricchezza.
card-P26 = Permesso Edilizio COM 3
card-P26-text = 3 permessi COM; investimento da 4 di ricchezza. Con urna.
card-P27 = Permesso Edilizio RES 3
card-P27-text = 3 permessi RES; investimento da 4 di ricchezza.
card-P28 = Permesso Edilizio IND 3
card-P28-text = 3 permessi IND; investimento da 3 di ricchezza. Con urna.
card-P29 = Permesso Edilizio COM 3
card-P29-text = 3 permessi COM; investimento da 3 di ricchezza.
card-P30 = Permesso Edilizio RES 3
card-P30-text = 3 permessi RES; investimento da 3 di ricchezza.
card-P31 = Permesso Edilizio CIV 3
card-P31-text = 3 permessi CIV; investimento da 2 di ricchezza.
card-P32 = Permesso Edilizio IND 3
card-P32-text = 3 permessi IND; investimento da 2 di ricchezza.
card-P33 = Permesso Edilizio RES 4
card-P33-text = 4 permessi RES; investimento da 2 di ricchezza. Con urna.
card-P34 = Permesso Edilizio CIV 4
card-P34-text = 4 permessi CIV; investimento da 1 di ricchezza.
card-P35 = Permesso Edilizio COM 4
card-P35-text = 4 permessi COM; investimento da 1 di ricchezza. Con urna.
card-P36 = Permesso Edilizio IND 4
card-P36-text = 4 permessi IND; investimento da 1 di ricchezza.
card-UR1 = Riqualificazione Urbana
card-UR1-text = Scartala mentre costruisci un contratto: puoi demolire gli edifici interamente coperti da quello nuovo.
card-UR2 = Riqualificazione Urbana
card-UR2-text = Scartala mentre costruisci un contratto: puoi demolire gli edifici interamente coperti da quello nuovo.
card-UR3 = Riqualificazione Urbana
card-UR3-text = Scartala mentre costruisci un contratto: puoi demolire gli edifici interamente coperti da quello nuovo.
card-UR4 = Riqualificazione Urbana
card-UR4-text = Scartala mentre costruisci un contratto: puoi demolire gli edifici interamente coperti da quello nuovo.
card-PE01 = Notizie Locali
card-PE01-text = Chi controlla il singolo edificio di maggior valore (fra quelli controllati) guadagna 2 di prestigio. Chi possiede il Pubblicitario guadagna 1 di ricchezza.
card-PE02 = Imposta sul Lusso
card-PE02-text = Ogni giocatore perde 3 di ricchezza per ogni edificio di valore 8 o più che controlla (al massimo 3 volte).
card-PE03 = Asta Immobiliare
card-PE03-text = Ogni giocatore può pagare 9 di ricchezza per prendere il controllo di un edificio non controllato o per guadagnare 3 di prestigio.
card-PE04 = Degrado Urbano
card-PE04-text = Chi controlla il singolo edificio di minor valore (fra quelli controllati) può pagare 3 di prestigio; altrimenti ne perde il controllo.
card-PE05 = Crescita Urbana
card-PE05-text = Il Sindaco (se manca: il giocatore attivo) piazza il più basso indicatore di ricchezza ancora disponibile. Se non ce ne sono più, quel giocatore può invece spostarne uno già sul tabellone.
card-PE06 = Fortune Alterne
card-PE06-text = Il giocatore attivo può spostare un indicatore di ricchezza o di prestigio.
card-PE07 = Festa Nazionale
card-PE07-text = Punteggio Servizio Pubblico-1: ogni tessera frutta 1 di ricchezza o 1 di prestigio. Il Sindaco guadagna 1 di prestigio.
card-PE08 = Fiera Campionaria
card-PE08-text = Punteggio Fabbrica-1: ogni tessera frutta 1 di ricchezza o 1 di prestigio.
card-PE09 = Verifica Fiscale
card-PE09-text = Il giocatore con più ricchezza (ognuno di quelli in parità) perde 4 di ricchezza. Il Tesoriere guadagna 2 di ricchezza.
card-PE10 = Serata di Beneficenza
card-PE10-text = Ogni giocatore può pagare 6 di ricchezza per guadagnare 2 di prestigio.
card-PE11 = Nuovo Giardino Pubblico
card-PE11-text = Il Sindaco (se manca: il giocatore con meno prestigio) piazza un parco da 1 lotto su un lotto libero e ne prende il controllo.
card-PE12 = Elezione Straordinaria
card-PE12-text = La pedina elettorale avanza di uno spazio e si svolge quella elezione.
card-PE13 = Boom Immobiliare
card-PE13-text = Il giocatore con meno ricchezza sceglie un numero di ricchezza presente sul tabellone: si riscuotono i premi di quella fila.
card-PE14 = Moratoria Edilizia
card-PE14-text = Il Sindaco (se manca: il giocatore attivo) può rimuovere dal gioco uno dei contratti nelle caselle.
card-T01 = Ambulatorio
card-T01-text = Nessun altro effetto.
card-T02 = Tribunale
card-T02-text = Guadagni 1 di prestigio per ogni edificio CIV in gioco (al massimo 3 volte).
card-T03 = Caserma dei Pompieri
card-T03-text = Guadagni 1 di ricchezza per ogni edificio adiacente al nuovo edificio.
card-T04 = Stazione di Polizia
card-T04-text = Guadagni 1 di prestigio.
card-T05 = Scuola Superiore
card-T05-text = Ogni giocatore guadagna 1 di prestigio per ogni edificio RES che controlla in queste file.
card-T06 = Ufficio Postale
card-T06-text = Si riscuotono i premi della fila di ricchezza stampata del nuovo edificio.
card-T07 = Municipio
card-T07-text = Si svolge l'elezione del Sindaco.
card-T08 = Emporio
card-T08-text = Guadagni 1 di ricchezza per ogni edificio RES in queste file (al massimo 6 volte).
card-T09 = Tavola Calda
card-T09-text = Guadagni 2 di ricchezza.
card-T10 = Banca
card-T10-text = Ogni giocatore guadagna 1 di ricchezza per ogni edificio COM che controlla.
card-T11 = Giornale
card-T11-text = Guadagni 1 di prestigio.
card-T12 = Motel
card-T12-text = Deve trovarsi sul bordo della griglia. Guadagni 1 di ricchezza per ogni edificio adiacente al nuovo edificio.
card-T13 = Stazione di Servizio
card-T13-text = Si riscuotono i premi della fila di ricchezza stampata del nuovo edificio.
card-T14 = Cinema
card-T14-text = Guadagni 1 di prestigio per ogni edificio RES in queste file (al massimo 3 volte). Chi possiede il Pubblicitario guadagna 1 di prestigio.
card-T15 = Ferramenta
card-T15-text = Guadagni 1 PA in questo turno.
card-T16 = Segheria
card-T16-text = Deve essere adiacente al terreno incolto. Guadagni 3 di ricchezza.
card-T17 = Conservificio
card-T17-text = Deve essere adiacente all'acqua. Guadagni 1 di ricchezza per ogni edificio adiacente all'acqua (al massimo 6 volte).
card-T18 = Magazzino
card-T18-text = Prendi la tessera Favore Extra: per il resto della partita puoi possedere due Favori.
card-T19 = Scalo Ferroviario
card-T19-text = Piazzi il più basso indicatore di ricchezza ancora disponibile.
card-T20 = Stabilimento Tessile
card-T20-text = Ogni giocatore guadagna 1 di ricchezza per ogni edificio IND che controlla.
card-T21 = Fornace
card-T21-text = Prendi gratis 1 carta progettazione scoperta dalle caselle.
card-T22 = Villini
card-T22-text = Piazzi un parco da 1 lotto su un lotto libero e ne prendi il controllo.
card-T23 = Casa Colonica
card-T23-text = Deve essere adiacente al terreno incolto. Guadagni 1 di prestigio.
card-T24 = Pensione
card-T24-text = Guadagni 2 di ricchezza.
card-T25 = Case a Schiera
card-T25-text = Ogni giocatore guadagna 1 di prestigio per ogni edificio RES che controlla in queste file.
card-T26 = Villaggio di Case Mobili
card-T26-text = Ignora le restrizioni di zona. Guadagni 3 di ricchezza. Puoi spostare un tuo edificio RES da 1 lotto su un lotto libero di un altro blocco.
card-T27 = Casa sul Lago
card-T27-text = Deve essere adiacente all'acqua. Guadagni 1 di prestigio.
card-T28 = Case Operaie
card-T28-text = Guadagni 1 di ricchezza per ogni edificio IND in gioco (al massimo 6 volte).
card-T29 = Tenuta
card-T29-text = Il blocco deve essere completamente vuoto. Guadagni 2 di prestigio.
card-TE1 = Aeroporto
card-TE1-text = Il mazzo Città diventa attivo. Entrano in gioco gli altri quattro politici. Il Sindaco (se manca: il giocatore attivo) piazza il più basso indicatore di prestigio ancora disponibile. Si svolge l'elezione del Procuratore Distrettuale. Si svolge l'elezione del Tesoriere. Si svolge l'elezione del Capo della Polizia. Si svolge l'elezione del Presidente del Sindacato.
card-TE2 = Incendio
card-TE2-text = Ogni giocatore che controlla almeno un edificio da 1 lotto paga 2 di ricchezza o ne perde uno, che viene demolito.
card-TE3 = Crescita dei Sobborghi
card-TE3-text = Il Sindaco (se manca: il giocatore attivo) piazza il più basso indicatore di ricchezza ancora disponibile.
card-TE4 = Fiera della Contea
card-TE4-text = Il Sindaco (se manca: il giocatore attivo) piazza un parco da 2 lotti su due lotti liberi di uno stesso blocco e ne prende il controllo. Punteggio Turismo-1: ogni tessera frutta 1 di ricchezza o 1 di prestigio.
card-TE5 = Scoperta del Petrolio
card-TE5-text = Punteggio Energia-1: ogni tessera frutta 1 di ricchezza o 1 di prestigio. Il giocatore attivo piazza il più basso indicatore di ricchezza ancora disponibile.
card-TE6 = Assemblea Cittadina
card-TE6-text = Si svolge l'elezione del Sindaco. Chi possiede il Pubblicitario guadagna 1 di prestigio.
card-TE7 = Buon Raccolto
card-TE7-text = Ogni giocatore guadagna 1 di ricchezza per ogni edificio che controlla adiacente al terreno incolto.
card-TE8 = Nuova Statale
card-TE8-text = Il giocatore con meno prestigio piazza il più basso indicatore di ricchezza ancora disponibile. Il Presidente del Sindacato guadagna 2 di ricchezza.
card-C01 = Corte Comunale
card-C01-text = Indici l'elezione di un politico a tua scelta: la vinci tu.
card-C02 = Ospedale
card-C02-text = Ogni giocatore guadagna 1 di prestigio per ogni edificio RES che controlla in queste file.
card-C03 = Biblioteca Pubblica
card-C03-text = Guadagni 1 di prestigio per ogni tessera professionista che possiedi (al massimo 3 volte).
card-C04 = Palazzo Comunale
card-C04-text = Guadagni 1 di prestigio per ogni politico che possiedi. La pedina elettorale avanza di uno spazio e si svolge quella elezione.
card-C05 = Istituto Tecnico
card-C05-text = Prendi gratis 1 carta progettazione scoperta dalle caselle. Guadagni 1 di prestigio.
card-C06 = Autostazione
card-C06-text = Puoi spostare un indicatore di ricchezza o di prestigio.
card-C07 = Penitenziario
card-C07-text = Deve trovarsi sul bordo della griglia. Ogni giocatore perde 2 di prestigio per ogni edificio RES che controlla adiacente al nuovo edificio. Guadagni 5 di ricchezza.
card-C08 = Grande Magazzino
card-C08-text = Guadagni 2 di ricchezza per ogni edificio RES in queste file (al massimo 6 volte).
card-C09 = Albergo
card-C09-text = Guadagni 2 di ricchezza per ogni edificio COM adiacente al nuovo edificio.
card-C10 = Emittente Televisiva
card-C10-text = Guadagni 1 di prestigio.
card-C11 = Cassa di Risparmio
card-C11-text = Ogni giocatore guadagna 2 di ricchezza per ogni 10 di ricchezza che possiede (al massimo 5 volte).
card-C12 = Locale Notturno
card-C12-text = Guadagni 3 di ricchezza. Ogni giocatore perde 1 di prestigio per ogni edificio RES che controlla adiacente al nuovo edificio.
card-C13 = Mercato Agricolo
card-C13-text = Scegli un numero di ricchezza presente sul tabellone: si riscuotono i premi di quella fila.
card-C14 = Centro Commerciale
card-C14-text = Ogni giocatore guadagna 2 di ricchezza per ogni edificio COM che controlla.
card-C15 = Palazzo per Uffici
card-C15-text = Piazzi il più basso indicatore di ricchezza ancora disponibile. Se non ce ne sono più, puoi invece spostarne uno già sul tabellone.
card-C16 = Centrale Elettrica
card-C16-text = Deve essere adiacente all'acqua. Ogni altro giocatore ti paga 1 di ricchezza ogni 2 edifici COM o IND che controlla (al massimo 4 volte).
card-C17 = Fabbrica di Automobili
card-C17-text = Guadagni 2 di ricchezza per ogni edificio IND in queste file (al massimo 6 volte).
card-C18 = Scalo Merci
card-C18-text = Piazzi il più basso indicatore di ricchezza ancora disponibile. Se non ce ne sono più, puoi invece spostarne uno già sul tabellone.
card-C19 = Raffineria
card-C19-text = Guadagni 6 di ricchezza. Ogni giocatore perde 2 di prestigio per ogni edificio RES che controlla adiacente al nuovo edificio.
card-C20 = Birrificio
card-C20-text = Guadagni 1 di ricchezza per ogni edificio COM in gioco (al massimo 8 volte).
card-C21 = Mattatoio
card-C21-text = Ogni giocatore guadagna 2 di ricchezza per ogni edificio IND che controlla.
card-C22 = Discarica
card-C22-text = Deve essere adiacente al terreno incolto. Ignora le restrizioni di zona. Guadagni 8 di ricchezza. Perdi 2 di prestigio.
card-C23 = Palazzo di Appartamenti
card-C23-text = Ogni giocatore guadagna 2 di ricchezza per ogni edificio RES che controlla in queste file.
card-C24 = Condominio
card-C24-text = Guadagni 1 di prestigio per ogni parco adiacente al nuovo edificio. Guadagni 1 di prestigio.
card-C25 = Quartiere Recintato
card-C25-text = Il blocco deve essere completamente vuoto. Guadagni 3 di prestigio.
card-C26 = Caseggiati
card-C26-text = Ignora le restrizioni di zona. Guadagni 1 di ricchezza ogni 2 lotti occupati da edifici IND (al massimo 8 volte).
card-C27 = Villaggio per Anziani
card-C27-text = Piazzi un parco da 1 lotto su un lotto libero e ne prendi il controllo.
card-C28 = Villette Cittadine
card-C28-text = Guadagni 1 di prestigio per ogni edificio RES nella fila di ricchezza del nuovo edificio (al massimo 3 volte).
card-C29 = Case sulla Spiaggia
card-C29-text = Deve essere adiacente all'acqua. Guadagni 2 di prestigio.
card-CE1 = Squadra Sportiva
card-CE1-text = Il mazzo Metropoli diventa attivo. Il Sindaco (se manca: il giocatore attivo) piazza il più basso indicatore di prestigio ancora disponibile. L'Imprenditore entra in gioco ed è assegnato.
card-CE2 = Trasferimento Ufficio
card-CE2-text = Chi possiede il Pubblicitario guadagna 1 di ricchezza e 1 di prestigio. Il Tesoriere può rimuovere il segnalino di controllo da un qualsiasi edificio COM controllato.
card-CE3 = Alluvione
card-CE3-text = Ogni giocatore che controlla almeno un edificio adiacente all'acqua paga 5 di ricchezza o ne perde uno, che viene demolito.
card-CE4 = Boom di Borsa
card-CE4-text = Punteggio Finanza-2: ogni tessera frutta 2 di ricchezza o 2 di prestigio. Il giocatore con più ricchezza piazza il più basso indicatore di ricchezza ancora disponibile. Se non ce ne sono più, quel giocatore può invece spostarne uno già sul tabellone.
card-CE5 = Sciopero
card-CE5-text = Ogni giocatore perde 1 di ricchezza per ogni edificio IND che controlla. Il Presidente del Sindacato guadagna 4 di ricchezza.
card-CE6 = Ondata di Criminalità
card-CE6-text = Ogni giocatore perde 1 di prestigio per ogni edificio COM che controlla (al massimo 4 volte). Il Capo della Polizia guadagna 2 di prestigio.
card-CE7 = Autostrada
card-CE7-text = Il Sindaco (se manca: il giocatore attivo) piazza il più basso indicatore di ricchezza ancora disponibile. Se non ce ne sono più, quel giocatore può invece spostarne uno già sul tabellone. Il Presidente del Sindacato guadagna 3 di ricchezza.
card-CE8 = Risanamento dei Quartieri Poveri
card-CE8-text = Il Procuratore Distrettuale può demolire un qualsiasi edificio RES da 1 lotto. Il Procuratore Distrettuale guadagna 1 di prestigio.
card-M01 = Università
card-M01-text = Ogni giocatore guadagna 4 di prestigio per ogni edificio RES o CIV che controlla.
card-M01-text-soft = Ogni giocatore guadagna 2 di prestigio per ogni edificio RES o CIV che controlla.
card-M02 = Tempio
card-M02-text = Ogni altro giocatore ti paga 4 di ricchezza o 4 di prestigio per ogni edificio RES che controlla.
card-M02-text-soft = Ogni altro giocatore ti paga 2 di ricchezza o 2 di prestigio per ogni edificio RES che controlla.
card-M03 = Museo
card-M03-text = Guadagni 1 di prestigio per ogni tessera professionista che possiedi (al massimo 4 volte).
card-M04 = Palazzo Federale
card-M04-text = Guadagni 2 di prestigio per ogni politico che possiedi. Indici l'elezione di un politico a tua scelta.
card-M05 = Centro Congressi
card-M05-text = Si riscuotono i premi della fila di prestigio stampata del nuovo edificio.
card-M06 = Istituto di Ricerca
card-M06-text = Prendi gratis 1 carta progettazione scoperta dalle caselle.
card-M07 = Stazione Centrale
card-M07-text = Piazzi il più basso indicatore di prestigio ancora disponibile. Se non ce ne sono più, puoi invece spostarne uno già sul tabellone. Scegli un numero di prestigio presente sul tabellone: si riscuotono i premi di quella fila.
card-M08 = Monumento
card-M08-text = Guadagni 1 di prestigio per ogni edificio adiacente al nuovo edificio (al massimo 4 volte).
card-M09 = Sede Aziendale
card-M09-text = Guadagni 4 di ricchezza per ogni edificio COM da 4 lotti in gioco. Ogni giocatore guadagna 3 di ricchezza per ogni edificio COM da 3 lotti che controlla.
card-M10 = Grattacielo
card-M10-text = Guadagni 1 di prestigio ogni 4 punti di valore del blocco del nuovo edificio.
card-M11 = Casinò
card-M11-text = Ogni altro giocatore ti paga 3 di ricchezza.
card-M12 = Galleria Commerciale
card-M12-text = Ogni giocatore guadagna 3 di ricchezza per ogni edificio COM che controlla.
card-M13 = Torre Radiotelevisiva
card-M13-text = Guadagni 1 di prestigio.
card-M14 = Borsa Valori
card-M14-text = Ogni giocatore guadagna 1 di prestigio per ogni 10 di ricchezza che possiede (al massimo 3 volte).
card-M15 = Albergo di Lusso
card-M15-text = Deve essere adiacente all'acqua. Guadagni 3 di ricchezza per ogni edificio COM adiacente al nuovo edificio.
card-M16 = Porto Turistico
card-M16-text = Ignora le restrizioni di zona. Ogni altro giocatore ti paga 4 di ricchezza o 4 di prestigio per ogni edificio RES da 1 lotto che controlla.
card-M16-text-soft = Ignora le restrizioni di zona. Ogni altro giocatore ti paga 2 di ricchezza o 2 di prestigio per ogni edificio RES da 1 lotto che controlla.
card-M17 = Porto
card-M17-text = Ogni giocatore guadagna 4 di ricchezza e 4 di prestigio per ogni edificio IND che controlla.
card-M17-text-soft = Ogni giocatore guadagna 2 di ricchezza e 2 di prestigio per ogni edificio IND che controlla.
card-M18 = Centrale Nucleare
card-M18-text = Deve essere adiacente all'acqua. Ogni altro giocatore ti paga 2 di ricchezza. Ogni giocatore perde 3 di prestigio per ogni edificio RES che controlla adiacente al nuovo edificio.
card-M19 = Polo Aerospaziale
card-M19-text = Guadagni 1 di prestigio per ogni edificio IND in queste file (al massimo 4 volte).
card-M20 = Fabbrica di Computer
card-M20-text = Guadagni 2 di ricchezza per ogni tessera professionista che possiedi.
card-M21 = Centro Logistico
card-M21-text = Prendi gratis 1 carta progettazione scoperta dalle caselle. Guadagni 2 PA in questo turno. Piazzi il più basso indicatore di ricchezza ancora disponibile. Se non ce ne sono più, puoi invece spostarne uno già sul tabellone.
card-M22 = Casa Farmaceutica
card-M22-text = Ogni giocatore guadagna 3 di ricchezza per ogni edificio CIV che controlla.
card-M23 = Torri Residenziali
card-M23-text = Guadagni 2 di ricchezza per ogni edificio COM in queste file (al massimo 8 volte).
card-M24 = Torre con Attici
card-M24-text = Solo in un blocco di valore 8 o più. Guadagni 1 di prestigio ogni 4 punti di valore del blocco del nuovo edificio.
card-M25 = Loft sul Fiume
card-M25-text = Deve essere adiacente all'acqua. Guadagni 3 di prestigio.
card-M26 = Edilizia Popolare
card-M26-text = Ignora le restrizioni di zona. Guadagni 10 di ricchezza. Perdi 2 di prestigio.
card-M27 = Quartiere Giardino
card-M27-text = Piazzi un parco da 2 lotti su due lotti liberi di uno stesso blocco e ne prendi il controllo. Guadagni 1 di prestigio per ogni parco che controlli.
card-M28 = Quartiere degli Artisti
card-M28-text = Guadagni 1 di prestigio per ogni edificio COM o CIV adiacente al nuovo edificio. Chi possiede il Pubblicitario guadagna 1 di prestigio.
card-M29 = Residenza Studentesca
card-M29-text = Ogni giocatore guadagna 1 di prestigio per ogni edificio CIV che controlla in queste file.
card-ME1 = Giochi Olimpici
card-ME1-text = La partita termina subito; si passa al punteggio finale.
card-ME2 = Terremoto
card-ME2-text = Ogni giocatore che controlla almeno un edificio da 2 o più lotti paga 8 di ricchezza o ne perde uno, che viene demolito.
card-ME3 = Esposizione Universale
card-ME3-text = Punteggio Turismo-2: ogni tessera frutta 2 di ricchezza o 2 di prestigio. Il Sindaco (se manca: il giocatore attivo) piazza il più basso indicatore di prestigio ancora disponibile. Se non ce ne sono più, quel giocatore può invece spostarne uno già sul tabellone.
card-ME4 = Riforma Fiscale
card-ME4-text = Ogni giocatore paga 2 di ricchezza al Tesoriere per ogni edificio COM che controlla (al massimo 5 volte).
card-ME5 = Scandalo Aziendale
card-ME5-text = Il giocatore con più ricchezza (ognuno di quelli in parità) perde 3 di prestigio. Chi possiede il Pubblicitario guadagna 2 di prestigio.
card-ME6 = Piano del Verde
card-ME6-text = Il Sindaco (se manca: il giocatore attivo) piazza un parco da 4 lotti sui quattro lotti di un blocco vuoto e ne prende il controllo. Ogni giocatore guadagna 1 di prestigio per ogni parco che controlla.
card-ME7 = Crisi Energetica
card-ME7-text = Punteggio Energia-2: ogni tessera frutta 2 di ricchezza o 2 di prestigio. Ogni giocatore perde 2 di ricchezza per ogni edificio IND che controlla (al massimo 5 volte).
card-ME8 = Gentrificazione
card-ME8-text = Il giocatore con più edifici piazza il più basso indicatore di prestigio ancora disponibile. Se non ce ne sono più, quel giocatore può invece spostarne uno già sul tabellone. Il Capo della Polizia prende il controllo di un edificio RES non controllato.

# Ogni tipo di domanda, quando la si incontra per la prima volta.
topic-claim = Compra un edificio iniziale al suo valore. Dove possiedi edifici, le file ti pagano: pensa a quelle con numeri grandi.
topic-invest = Prima di agire puoi trasformare permessi in ricchezza. Tieni quelli che ti servono per costruire.
topic-act = Spendi i tuoi punti azione: prendi permessi, costruisci un contratto o un Favore. Le carte costano meno man mano che scorrono, se nessuno le prende prima.
topic-placement = Scegli il blocco: ne paghi il valore, e quando escono i numeri delle sue file incassa chi vi ha più edifici. I vicini della stessa zona danno un bonus.
topic-permits = Paga con permessi della zona giusta. L'eccesso va perso: cerca una somma che torni.
topic-vocation-source = La riserva è vuota, quindi prendi questo professionista a qualcuno che ce l'ha.
topic-vocation-score = Ogni tessera di questo professionista rende adesso: prendi ricchezza se te ne manca, prestigio se puoi permettertelo.
topic-order = Devono decidere più giocatori. Di' tu chi viene dopo.
topic-pay-split = Devi dare qualcosa per ognuno di questi, in ricchezza o in prestigio. Scegli la combinazione che fa meno male.
topic-offer = Puoi pagare per averlo, o lasciar perdere. È offerto una volta sola.
topic-alternative = La carta lascia scegliere a te. È offerto solo ciò che può accadere.
topic-pay-or-lose = Paga, o perdi uno di questi edifici. Un edificio rende anche a ogni incasso delle sue file.
topic-place-tile = Posa questo edificio gratis. Un blocco con numeri grandi rende più di quanto costa.
topic-move = Un edificio si sposta. Da subito contano le file e i vicini del nuovo posto.
topic-marker = L'indicatore alza tutti i blocchi della sua fila: mettilo dove hai più edifici degli altri.
topic-marker-move = Un indicatore cambia fila. Alza i blocchi nuovi, e non più quelli che lascia.
topic-office = Scegli quale carica va al voto. Conviene la zona in cui hai l'edificio di maggior valore.
topic-payout = Questa fila paga chi vi ha edifici, a partire da chi ne ha di più. Scegline una in cui sei in testa.
topic-building = La carta riguarda un edificio. Guarda chi ci perde e chi ci guadagna.
topic-planning = Prendi una carta progettazione: permessi per costruire, o ricchezza se li investi.
topic-contract = Un contratto esce dal gioco. Scegline uno che vogliono gli altri.
topic-one-building = Più edifici vanno bene allo stesso modo, e scegli tu.
topic-one-player = Più giocatori vanno bene allo stesso modo, e scegli tu.
topic-election-tie = L'elezione è in parità, e decidi tu. Le cariche servono: dalla a chi ti minaccia meno.
topic-contractor-tie = Più giocatori hanno il prestigio minore, e scegli tu chi diventa Imprenditore. L'Imprenditore può costruire sopra gli altri.

# Che cosa accade in ogni parte di un turno.
step-invest = Prima di tutto si possono trasformare permessi in ricchezza, ognuno per il suo numero.
step-act = Con i punti azione si prende ciò che sta sui due tracciati: permessi, contratti da costruire, un Favore per dopo. Quelli non spesi vanno persi.
step-end = Le carte scorrono e ne arrivano di nuove: portano incassi, elezioni ed eventi, per tutti.

# Ciò di cui un principiante si pentirebbe.
slip-poor = Con { $wealth } di ricchezza non puoi costruire da nessuna parte: il blocco più economico costa { $least }. Un permesso investito ora ne porta fino a { $most }.
slip-points = { $points ->
    [one] Hai ancora un punto azione, e a fine turno va perso.
   *[other] Hai ancora { $points } punti azione, e a fine turno vanno persi.
} Una carta progettazione si può avere per { $price }.
slip-vocation = Rende ogni tessera { $vocation }, di chiunque sia: { $theirs } per { $seat }, { $mine } per te.
slip-lose = Puoi tenerlo: paga invece { $cost }. Un edificio continua a rendere nelle sue file.
