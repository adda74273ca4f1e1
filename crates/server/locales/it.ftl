# Chi siede a un tavolo.
guest-name = Ospite { $number }

# Ciò che il server dice quando non può fare qualcosa: error-CODICE.
error-too-big = Il messaggio è troppo lungo.
error-too-fast = Troppo in fretta. Un po' più piano, per favore.
error-too-many = Hai raggiunto un limite: troppi tavoli, finestre o messaggi.
error-no-seat = Quel posto è occupato.
error-undos-spent = Annullato abbastanza volte: da qui in poi la decisione resta.
error-private = Questo tavolo è privato. Serve il link d'invito.
error-login = Un nome utente ha da 3 a 32 caratteri: lettere dalla a alla z, cifre e . - _ @
error-password = Una password ha almeno 10 caratteri.
error-taken = Quel nome utente è già in uso.
error-credentials = Nome utente o password errati.
error-logged-out = La sessione è terminata.
error-need-name = Prima scegli un nome, per favore.
error-forbidden = Quella richiesta veniva da un altro sito.
error-busy = Il server è occupato. Riprova tra un momento.
error-shutdown = Il server si sta riavviando. La tua partita è al sicuro.

# Colori dei posti, per le immagini senza persone.
color-0 = Vermiglio
color-1 = Blu
color-2 = Verde
color-3 = Oro
color-4 = Viola

# Attorno a ogni pagina.
skip = Vai al contenuto
nav = Menu principale
nav-home = Pagina iniziale
nav-games = Giochi
nav-learn = Impara
nav-lobby = Tavoli
nav-rules = Regole
nav-history = Le mie partite
nav-online = Con altre persone
nav-account = Il tuo nome
language-name = Italiano
language-switch = Passa all’italiano
theme-switch = Chiaro o scuro
foot-independent = Piazza è indipendente da autori ed editori dei giochi: grafica e testi sono nostri; i nomi dei giochi dicono solo di chi sono le regole.
privacy = Privacy
foot-api = Interfaccia di programmazione

# Pagina iniziale.
home-title = Giochi da tavolo per costruire città, pronti da giocare
home-lead = Classici moderni con tutte le loro regole, nel browser. Contro i bot, con gli amici tramite un link, o insieme allo stesso schermo. Senza registrarsi.
home-lead-offline = Classici moderni con tutte le loro regole, nel tuo browser. Contro i bot, o insieme davanti a uno schermo. Senza account e senza connessione.
home-play-first = Gioca subito a { $game }
home-choose = { $n ->
    [one] Guarda il gioco
   *[other] Scegli tra { $n } giochi
}
home-fact-bots = Bot che non sbirciano mai
home-fact-friends = Gli amici entrano con un link
home-fact-rules = Regole applicate e spiegate
home-fact-free = Il sorteggio si può verificare
home-picture = Una città vista dall’alto: una piazza con fontana, case, torri, un tram e un porto
home-mine = I tuoi tavoli
home-offline = Gioca senza connessione, o installa
home-fact-offline = Funziona senza connessione
home-kept = Le tue partite su questo dispositivo
import-record = Apri una registrazione
kept-none = Ancora niente. Quello che giochi qui resta su questo dispositivo.
kept-elsewhere = Questa partita continua in un’altra finestra.
kept-move = Sposta nel mio account
kept-fault = Un errore del programma ha fermato questa partita. Ci dispiace. Ricarica la pagina per continuare dall’ultima mossa.
kept-forget = Dimentica
kept-sure = Dimenticare per sempre questa partita?
kept-unmoved = Non è stato possibile spostare la partita. È ancora su questo dispositivo.
home-all = Tutte le tue partite
home-games = Scegli un gioco
home-toys = Un piccolo gioco per imparare i comandi
home-new = Prima volta qui?
home-new-first = Impara { $game } giocando: { $n } minuti
home-new-or = o
home-new-guided = comincia con una partita guidata
learn-it = Imparalo
learn-of = Imparalo: { $game }
play-now = Gioca subito
play-now-of = Gioca subito: { $game }, contro i bot
new-table = Prepara un tavolo
rules = Regole
players-range = da { $min } a { $max } giocatori
minutes-about = circa { $long } minuti
minutes-range = da { $short } a { $long } minuti
weight-light = leggero
weight-medium = di medio impegno
weight-heavy = impegnativo
picture-of = Il tabellone di { $game } a metà partita
how-title = Come si gioca qui
how-see = Vedi che cosa puoi fare
how-see-more = Tutto ciò che puoi scegliere è contornato. Se scegli altro, ti viene detto quale regola lo vieta.
how-look = Guarda prima di decidere
how-look-more = Prima di confermare vedi che cosa cambia, per te e per tutti gli altri.
how-undo = Rimedia a una svista
how-undo-more = Annulla liberamente finché nulla è stato rivelato; dopo, chiedi al tavolo. I bot non hanno nulla in contrario.
how-anywhere = Gioca a modo tuo
how-anywhere-more = Mouse, tocco o sola tastiera, telefono o schermo largo, chiaro o scuro, in italiano o in inglese.

# Tavoli negli elenchi.
table-join = Partecipa
table-continue = Continua
table-watch = Guarda
table-open = Apri
your-turn = Tocca a te
status-gathering = in attesa di giocatori
status-playing = in corso
status-over = finita
status-stopped = interrotta
status-closed = chiusa
status-abandoned = abbandonata
lobby-title = Tavoli
lobby-gathering = In attesa di giocatori
lobby-playing = In corso
lobby-none = Al momento nessun tavolo aspetta giocatori.
lobby-be-first = Prepara un tavolo
lobby-quiet = Nessuna partita pubblica in corso.

# Un nuovo tavolo.
new-title = Un tavolo per { $game }
new-players = Giocatori
new-seat = Posto { $n }
new-same-screen = Scegli «A questo schermo» per chi gioca con te su questo dispositivo: tra un turno e l’altro le mani vengono coperte.
new-options = Il gioco
new-clock = Orologio
new-help = Consigli
new-help-more = Chi è di turno può chiedere le tre mosse migliori. Mai con l’orologio dal vivo.
help-bots = Se tutti gli altri sono bot
help-hints = Sempre
help-none = Mai
new-access = Chi può partecipare
new-public = Mostra il tavolo nell’elenco dei tavoli
new-public-more = Chiunque potrà prendere un posto libero, o guardare.
new-go = Apri il tavolo
read-rules = Leggi le regole
sit-me = Io
sit-here = A questo schermo
sit-bot = { $name } ({ $level }): { $strength }
sit-open = Aperto a tutti
sit-link = Un amico con il link
pace-none = Senza orologio
pace-live = Dal vivo
pace-correspondence = Giorni per turno
pace-minutes = Minuti a testa
pace-increment = Secondi aggiunti a ogni decisione
pace-days = Giorni per turno
pace-live-of = { $minutes } min + { $seconds } s
pace-days-of = { $days ->
    [one] un giorno per turno
   *[other] { $days } giorni per turno
}

# Profilo e partite.
account-title = Tu
account-name = Il tuo nome al tavolo
account-name-more = Puoi giocare subito: basta un nome.
account-login = Entra
account-logout = Esci
account-register = Crea un profilo
account-register-more = Un profilo conserva le tue partite quando cambi dispositivo o browser. Non si chiede nessun indirizzo email.
account-of = Profilo «{ $login }»
account-password = Cambia la password
account-delete = Elimina il profilo
account-delete-more = Tutto ciò che ti riguarda viene cancellato per sempre: nome utente, password, nome e quello che hai scritto ai tavoli. Nelle tue partite resta un ex giocatore; in quelle ancora in corso un bot prende il tuo posto.
account-privacy = Che cosa conserva di te questo server, e come farlo cancellare
guest-delete = Non lasciare traccia
guest-delete-more = Cancella il tuo nome e quello che hai scritto ai tavoli, e ti dimentica per sempre. Nelle tue partite resta un ex giocatore; in quelle ancora in corso un bot prende il tuo posto.

# Privacy.
privacy-kept = Che cosa si conserva
privacy-kept-1 = Di un ospite: un numero casuale e il nome scelto, in un cookie firmato nel tuo browser («piazza»). Un secondo cookie («lang») contiene la lingua.
privacy-kept-2 = Di un profilo: il nome, il nome utente, un'impronta della password dalla quale nessuno può ricavarla, e quando è stato creato. Nessun indirizzo email, nessuna data di nascita, nient'altro.
privacy-kept-3 = Di una partita: chi sedeva dove, ogni decisione con la sua ora, e il risultato.
privacy-kept-4 = Quello che scrivi a un tavolo, col tuo nome.
privacy-kept-5 = Le preferenze della pagina, come chiaro o scuro, e le lezioni che hai finito restano nel tuo browser. Un account ricorda anche le lezioni.
privacy-not = Che cosa non si conserva
privacy-not-1 = Il tuo indirizzo di rete: è contato in memoria perché nessuno bussi troppo spesso, e non viene scritto. Chi gestisce questo server può avere davanti un proxy che tiene un registro.
privacy-not-2 = Non c'è pubblicità, nessuno ti traccia, e nulla viene caricato da altri siti.
privacy-seen = Chi può vederlo
privacy-seen-1 = Un tavolo pubblico: tutti. Uno privato: chi vi siede e chi ne ha il link.
privacy-seen-2 = La registrazione di una partita finita contiene le decisioni e nessun nome.
privacy-long = Per quanto tempo
privacy-long-1 = I cookie: un anno, o finché non esci. Un ospite che esce non può più tornare.
privacy-long-2 = Un profilo: finché non lo elimini.
privacy-matches-ever = Le partite e quello che vi è stato scritto: finché non ti fai cancellare. Chi gestisce questo server non ha fissato un tempo dopo il quale le partite vengono rimosse.
privacy-matches-until = Le partite e quello che vi è stato scritto: finché non ti fai cancellare, o per { $time } dopo l'ultimo evento di una partita conclusa; poi viene rimossa del tutto.
privacy-guests-ever = Gli ospiti: finché restano le partite in cui sedevano.
privacy-guests-until = Gli ospiti: chi non è stato a un tavolo per { $time } viene cancellato come se lo avesse chiesto.
privacy-untouched-ever = I tavoli a cui nessuno ha giocato restano aperti.
privacy-untouched-until = Un tavolo a cui nessuno ha ancora giocato si chiude quando per { $time } non c'è stato nessuno, e qualche tempo dopo viene rimosso.
privacy-unfinished-ever = Le partite non finite restano aperte.
privacy-unfinished-until = Una partita non finita, senza un orologio in moto, si chiude quando per { $time } non c'è stato nessuno; si può guardare come una conclusa.
span-minutes = { $n ->
    [one] un minuto
   *[other] { $n } minuti
}
span-hours = { $n ->
    [one] un'ora
   *[other] { $n } ore
}
span-days = { $n ->
    [one] un giorno
   *[other] { $n } giorni
}
privacy-delete = Come farlo cancellare
privacy-delete-1 = Nella pagina col tuo nome, con o senza profilo. Avviene subito e non si può annullare.
privacy-delete-2 = Nome, nome utente, password e tutto quello che hai scritto vengono cancellati. Le tue partite restano per chi ha giocato con te, con «Ex giocatore» al tuo posto; le registrazioni restano valide, perché non hanno mai contenuto un nome.
privacy-delete-3 = Rimane un numero casuale, perché nessun vecchio cookie possa passare per te. Le copie di sicurezza fatte prima da chi gestisce questo server contengono ancora quello che c'era allora.

field-name = Nome
field-login = Nome utente
field-password = Password
field-password-hint = Almeno 10 caratteri.
field-old = Vecchia password
field-new = Nuova password
save = Salva
history-title = Le mie partite
history-none = Non hai ancora giocato.
history-result = { $place }º posto · { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}
history-steps = { $n ->
    [one] una decisione
   *[other] { $n } decisioni
}

# Regolamenti.
rules-title = Regolamenti
rules-lead = Ogni regola ha un numero. Quando il tavolo rifiuta qualcosa cita il numero, e qui lo ritrovi.
rules-search = Cerca nelle regole
contents = Indice

# Il tavolo.
board = Tabellone
room = Sala d’attesa
prompt = Che cosa fare ora
side = Giocatori, cronaca e chat
players = Giocatori
tab-log = Cronaca
tab-chat = Chat
chat-write = Di’ qualcosa
chat-send = Invia
tab-words = Descrizione
tab-share = Condividi
menu = Menu
settings = Impostazioni
close = Chiudi
copy = Copia
copied = Copiato
zoom-in = Ingrandisci
zoom-out = Riduci
zoom-fit = Tutto il tabellone
actions-title = Tutte le azioni
actions-search = Cerca tra le tue azioni
result = Risultato
self = { $name } (tu)
confirm = Conferma
cancel = Annulla
undo = Torna indietro
undo-ask = Chiedi di annullare
actions = Tutte le azioni
actions-one = Un’azione
actions-many = { $n } azioni
no-actions = Nessuna azione corrisponde
changes-nothing = Nessun numero cambia subito
also-others-one = e un altro giocatore
also-others-many = e altri { $n } giocatori
pickable-one = una scelta
pickable-many = { $n } scelte
fresh-one = un messaggio nuovo
fresh-many = { $n } messaggi nuovi
more-choices = Altre { $n } scelte
places = Posti
face-down = coperta
empty-place = vuoto
since-you = dal tuo ultimo turno
why-not = Perché no?
not-now = Non adesso. { $prompt }
not-your-turn = Non adesso: tocca a { $name }.
stale = Il tavolo era già andato avanti. Ecco come stanno le cose ora.
link-open = Connesso
link-wait = Connessione in corso …
link-lost = Connessione persa. Nuovo tentativo …
reload = Ricarica la pagina
clock-days = { $days } g { $hours } h
chair-open = Aperto a tutti
chair-link = In attesa di un amico
away = assente
left = ha abbandonato
stand-in = gioca un bot al suo posto
stand-in-you = Un bot gioca per te
sit-down = Siediti qui
start = Comincia
leave = Lascia il tavolo
room-waiting = In attesa di giocatori
room-waiting-more = Manda il link a chi manca, oppure comincia con dei bot nei posti vuoti.
room-ready = Tutti hanno un posto
room-ready-more = La partita comincia appena tutti hanno aperto questo tavolo, o quando chi ospita preme Comincia.
room-chairs = Posti
room-invite = Invita
room-invite-more = Chi apre questo link può prendere un posto, senza registrarsi.
room-link = Link d’invito
room-qr = Il link d’invito come codice QR
wins = Vince { $name }
you-win = Hai vinto
win-together = Vincono insieme { $names }
replay = Rivedi
share = Condividi
share-copied = Copiato: { $link }
share-host = Questo tavolo è privato: solo chi lo ha preparato può condividere la partita.
share-sure = Questo tavolo è privato. Chiunque riceva il link potrà guardare la partita: va bene?
score-course = L’andamento dei punteggi
score-sources = Da dove vengono i punti
score-sum = In tutto
your-place = Tu: { $place }º posto, { $score } punti
rematch = Gioca ancora
home = Pagina iniziale
undo-asked = { $name } chiede di annullare: { $what }
taken-back = Annullato: { $what }
undo-yours = In attesa che il tavolo accetti
agree = Accetta
refuse = Rifiuta
stand-in-offer = Fai giocare un bot per me
return-offer = Torno a giocare io
resign = Abbandona la partita
resign-sure = Abbandonare per sempre? Un bot prenderà il tuo posto.
download-record = Registrazione della partita
stopped-title = Questo tavolo si è fermato
closed-title = Questo tavolo è chiuso
closed-left = Tutti se ne sono andati prima che la partita cominciasse.
closed-untouched = Qui nessuno aveva ancora giocato, e nessuno è tornato.
closed-untouched-time = Qui nessuno aveva ancora giocato, e per { $time } non c'è stato nessuno.
closed-unfinished = Nessuno è tornato a questa partita.
closed-unfinished-time = Per { $time } nessuno è tornato a questa partita.
closed-look = Guarda la partita
closed-look-more = Resta com'era. Puoi guardarne ogni passo, e proseguire da uno qualsiasi contro i bot.
closed-new = Prepara un nuovo tavolo
pass-to = Passa lo schermo a { $name }
pass-more = Adesso nessun altro dovrebbe guardare.
pass-ready = Sono { $name }
set-theme = Colori
set-theme-system = Come il sistema
set-theme-light = Chiaro
set-theme-dark = Scuro
set-confirm = Conferma ogni azione
set-confirm-auto = Sugli schermi tattili
set-confirm-always = Sempre
set-confirm-never = Mai
set-pace = Mosse degli altri
set-pace-calm = Con calma
set-pace-quick = Svelte
set-pace-none = Subito, senza movimento
set-sound = Suoni
set-sound-on = Accesi
set-sound-off = Spenti
keys = Tasti
key-actions = Tutte le azioni possibili in parole; scrivi per cercare
key-arrows = Vai alla prossima cosa che puoi scegliere
key-pick = Scegli, conferma
key-cancel = Ritira l’ultima scelta
key-undo = Torna indietro
key-log = Cronaca
key-chat = Chat
key-rules = Regolamento
key-zoom = Ingrandisci, riduci, tutto il tabellone
key-number = I pulsanti della domanda, da sinistra a destra
key-words = Il tabellone in parole
key-skip = Salta le mosse degli altri
key-help = Questi tasti

# Lezioni ed enigmi.
learn-title = Imparare giocando
learn-lead = Lezioni brevi a un vero tavolo: qualcuno ti dice dove guardare, tu giochi, e tutto quello che provi si può riprendere. La prima di ogni gioco basta per sedersi e giocare.
learn-game = Impara { $game }
learn-every = Tutti i giochi
learn-puzzles = Enigmi
learn-puzzles-more = Una posizione e un obiettivo. Ogni strada che ci arriva è giusta.
learn-puzzles-of = { $n } enigmi per { $game }
learn-aside = Le lezioni sono scritte per le carte originali, e questo server gioca con altre. Si fanno da parte.
learned = Finita
daily-title = L’enigma di oggi
daily-all = Tutte le lezioni e gli enigmi
hint = Consiglio
hint-thinking = Cerco le mosse buone …
hint-brings = effetto entro il tuo prossimo turno: { $what }
hint-nothing = cambia poco fino al tuo prossimo turno
hint-then = poi: { $what }
hint-rival = altrimenti lo farebbe { $name }
hint-best = la migliore: vantaggio previsto { $n }
hint-as-good = buona quanto la ①
hint-less-one = alla lunga circa 1 in meno della ①
hint-less-many = alla lunga circa { $n } in meno della ①
hint-later = rende più tardi
hint-slip = Attenzione! { $what }
hint-danger = pericolo comunque: { $what }
hint-spares = evita: { $what }
hint-denies = altrimenti { $name } riceve circa { $what } in più
hints-are = Le mosse migliori
key-hint = Mostra le tre mosse migliori, dove i consigli sono ammessi
lesson = Lezione
lesson-on = Avanti
lesson-back = Riprendi la mossa
lesson-again = Ricomincia
lesson-all = Tutte le lezioni
lesson-left-one = Ti resta una mossa
lesson-left-many = Ti restano { $n } mosse
example = Esempio
example-of = { $clause }, esempio { $n } di { $of }
example-another = Un altro esempio
example-play = Continua da qui
example-rules = Torna alle regole
forbidden = Qui non è permesso:
show-me = Mostrami
show-me-of = Mostrami un esempio di { $clause }
rules-now = Sulla domanda di adesso
play-beginners = Gioca contro principianti
play-guided = Gioca una prima partita guidata
guide-new = Nuovo:

# Rivedere una partita.
replay-at = Passo
replay-first = All’inizio
replay-back = Un passo indietro
replay-play = Avvia
replay-pause = Pausa
replay-next = Un passo avanti
replay-last = Alla fine
replay-eyes = Visto da
replay-eyes-own = Con i tuoi occhi
step-of = { $at } / { $of }
share-step = Link a questo passo
download = Scarica
verify = Verifica il sorteggio
verify-more = Prima della prima mossa il server ha pubblicato l’impronta di un segreto. Il sorteggio è stato fatto con quel segreto e con i numeri casuali dei browser dei giocatori: ora chiunque può controllarlo.
verify-do = Controlla ora
verify-good = Il sorteggio deriva dal segreto promesso prima della prima mossa, e ogni mossa è regolare.
verify-bad = Il sorteggio non deriva da ciò che era stato promesso prima della prima mossa.
verify-alone = Nessuno ha dato un numero: il sorteggio viene solo dal segreto del server.
verify-mine = Il numero di questo browser è tra quelli usati.
verify-not-mine = Questo browser ricorda un altro numero o un’altra promessa.
fair = Nessuno può pilotare o prevedere il sorteggio: si fa quando la partita comincia, con un segreto del server e un numero casuale del browser di ogni giocatore.
fair-how = Come faccio a sapere che il sorteggio è onesto?
fair-promise = Il server è già legato al suo segreto dall’impronta, che non va bene per nessun altro:
fair-number = Il numero del tuo browser, che il server non poteva conoscere quando ha scelto il segreto:
fair-check = Dopo la fine la registrazione mostra il segreto e tutti i numeri. La pagina per rivedere la partita e il comando “piazza verify” controllano che il sorteggio ne derivi. I bot non danno numeri.
fork = Continua da qui
fork-more = Apre un nuovo tavolo a questo passo, tu contro i bot.
fork-do = Continua da qui
fork-seat = Tu giochi
fork-level = Gli altri
fork-same = come in questa partita

# L’analisi di una partita.
tab-review = Analisi
review = Analisi
review-ask = Analizza la partita
review-more = Un bot forte ripercorre ogni decisione: chi era messo meglio, dove la partita è cambiata, che cosa sarebbe stato meglio e che cosa è stata fortuna. Ci vuole circa un minuto, una volta per tutti.
review-waiting = Prima ci sono altre analisi …
review-making = Guardo la decisione { $done } di { $of } …
review-failed = Non è stato possibile analizzare questa partita. Ci dispiace.
review-chances = Probabilità di vittoria
review-chances-say = Probabilità di vittoria. All’inizio: { $start }. Alla fine: { $end }.
review-turned = Momenti decisivi
review-turned-none = Nessuna decisione ha cambiato di molto le probabilità.
review-fell = Probabilità di vittoria: { $before } → { $after }
review-played = Giocato
review-better = Meglio
review-then = poi
review-instead = Differenza
review-brings = entro il turno successivo: { $what }
review-spares = evita: { $what }
review-risks = ma rischia: { $what }
review-later = i vantaggi sarebbero arrivati più tardi
review-won = { $name } vince con { $score }, { $ahead } in più di { $next }.
review-tied = { $name } vince con { $score }, davanti a { $next } solo per lo spareggio.
review-shared = { $names } vincono a pari merito con { $score } a testa.
review-alone = { $name } vince con { $score }.
review-lost-start = { $name } ha perso soprattutto in partenza, con meno probabilità della media: { $share } di quanto ha perso.
review-lost-decisions = { $name } ha perso soprattutto per decisioni proprie: { $share } di quanto ha perso.
review-lost-luck = { $name } ha perso soprattutto per sfortuna: { $share } di quanto ha perso.
review-lost-others = { $name } ha perso poco per decisioni proprie o per sfortuna: gli altri hanno fatto ogni volta un po’ meglio.
review-see = Fammi vedere
review-see-of = Fammi vedere il momento decisivo { $n }
review-play-on = Continua
review-play-on-of = Continua dal momento decisivo { $n }, contro i bot
review-players = Bravura e fortuna
review-best = Mosse buone
review-best-of = { $best } su { $of }
review-cost = Persa per mossa
review-luck = Fortuna
review-how = Mosse buone: la migliore, o una altrettanto buona. Persa per mossa: quanta probabilità di vittoria è costata in media ogni mossa del giocatore. Fortuna: quanto hanno dato o tolto in tutta la partita pescate e rivelazioni. Ognuno è giudicato per ciò che poteva vedere; tutti i numeri sono stime.
percent = { $n }%
start-with-bots = Comincia, con bot nei posti vuoti
watched = Spettatori: { $n }
undo-refused = Il tavolo non ha accettato di annullare.
