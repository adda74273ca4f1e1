pitch = Una città per tutti, che cresce quartiere dopo quartiere. Piazza i quartieri, porta il tram davanti ai tuoi terreni e costruisci prima che ti mettano accanto una fabbrica.

option-trade-cards = Scambiare carte con gli altri giocatori
option-useless-cards-exchange-only = Carte non utilizzabili solo con il cambio
option-branching-streetcar = Linea tranviaria con ramificazioni
option-limited-streetcar = Tram solo accanto a edifici
option-limited-draw = Pescare solo dai mazzetti dei quartieri piazzati
option-residence-city-hall = Municipio e abitazioni
option-residence-city-hall-multiplied = le moltiplica
option-residence-city-hall-ignored = le ignora
option-first-player = Giocatore iniziale
option-first-player-random = sorteggiato
option-first-player-seat-1 = chi siede al primo posto
gauge-cards = { $n ->
    [one] carta
   *[other] carte
}
note-first = Giocatore iniziale
board-name = { $name } ({ $board })
building-residence-1 = Abitazione singola
building-residence-2 = Abitazione doppia
building-residence-3 = Abitazione tripla
building-business-1 = Ufficio singolo
building-business-2 = Ufficio doppio
building-business-3 = Ufficio triplo
building-city-hall = Municipio
building-church = Chiesa
building-bank = Banca
building-cinema = Cinema
building-post-office = Posta
building-department-store = Grandi magazzini
building-park-2 = Parco doppio
building-park-3 = Parco triplo
building-factory-3 = Fabbrica a L
building-factory-4 = Fabbrica grande
a-residence-1 = un'abitazione singola
a-residence-2 = un'abitazione doppia
a-residence-3 = un'abitazione tripla
a-business-1 = un ufficio singolo
a-business-2 = un ufficio doppio
a-business-3 = un ufficio triplo
a-city-hall = il Municipio
a-church = una chiesa
a-bank = una banca
a-cinema = un cinema
a-post-office = la Posta
a-department-store = dei grandi magazzini
a-park-2 = il parco doppio
a-park-3 = il parco triplo
a-factory-3 = la fabbrica a L
a-factory-4 = la fabbrica grande
card-plot = il terreno { $plot }
card-facility = la carta { $building }
prompt-setup-board = Quale quartiere piazzi?
prompt-place = Come e dove piazzi { $board }?
prompt-action = Costruisci, posi vagoni{ $boards ->
    [yes] {" "}o un quartiere
   *[no] {""}
}{ $cards ->
    [yes] , cambi{ $trade ->
        [yes] , offri
       *[no] {" "}carte
    }
   *[no] {""}
} o passi?
prompt-action-early = Costruisci{ $cards ->
    [yes] , cambi{ $trade ->
        [yes] , offri
       *[no] {" "}carte
    }
   *[no] {""}
} o passi? Il Municipio apre il resto
prompt-park = { $building }: quali terreni liberi? Al massimo 1 in periferia
prompt-factory = { $building }: quali terreni liberi? Almeno 2 in periferia
prompt-streetcar-more = Un secondo vagone, o basta così?
prompt-exchange = Quali carte metti sotto i mazzetti? Ne peschi altrettante
prompt-draw = { $left ->
    [one] Da quale mazzetto peschi?
   *[other] Da quale mazzetto peschi? { $left } carte, una alla volta
}
prompt-useless = Scarti una carta non utilizzabile e ne peschi un'altra, se ce n'è?
prompt-no-useless = Prosegui? Non hai carte non utilizzabili da scartare adesso
prompt-offer-card = Quale carta offri?
prompt-offer-second = Offri una seconda carta?
prompt-wish = Di quali mazzetti vorresti una carta?
prompt-answer = Proponi una carta? { $seat } ne offre una del mazzetto { $stack }
prompt-pick = Accetti una proposta per la { $slot ->
    [1] prima
   *[other] seconda
} carta?
prompt-fallback = Cambi carte con i mazzetti? Nessuno scambio è riuscito
action-build = { $building } su { $plots }: { $score }
action-facility = Gioca { $card }
action-site = Costruisci su { $plots }
action-site-own = Costruisci su { $plots }: { $count ->
    [one] la tua carta { $own } non sarà più utilizzabile
   *[other] le tue carte { $own } non saranno più utilizzabili
}
action-streetcar = Posa un vagone { $street }
action-stop = Non posare altri vagoni
action-neighbourhood = Piazza { $board }
action-place = { $degrees ->
    [0] Non ruotato
   *[other] Ruotato di { $degrees } gradi
}, angolo in { $corner }, { $touches } lati a contatto
action-exchange = Cambia carte
action-return = Restituisci { $card }
action-done = Fatto
action-done-exchange = Cambia { $count ->
    [one] questa carta
   *[other] queste { $count } carte
}
action-done-offer = Fai l'offerta
action-done-useless = Avanti
action-draw = Pesca dal mazzetto { $stack }
action-discard = Scarta { $card }
action-offer = Offri carte agli altri
action-slot = Offri { $card }
action-one = Offri una carta sola
action-wish = Chiedi una carta del mazzetto { $stack }
action-answer = Proponi { $card }
action-nothing = Non proporre niente
action-take = Prendi ciò che propone { $seat }
action-decline = Non prendere niente
action-leave = Lascia stare
action-pass = Passa
part-base = { $points } valore base
part-outskirts = { $points } periferia
part-centre = { $points } centro
part-park = { $points } parco
part-factory = { $points } fabbrica
backs = { $count ->
    [one] una carta
   *[other] { $count } carte
} del mazzetto { $stack }
event-started = { $seat } comincia
event-dealt = { $seat } riceve { $cards }
event-dealt-hidden = { $seat } riceve una carta da ciascuno dei mazzetti { $stacks }
event-laid = { $seat } piazza { $board }
event-built = { $seat } costruisce { $building } su { $plots }: { $score }
score-base = { $points } { $points ->
    [one] punto
   *[other] punti
}
score-sum = { $parts } = { $points }
score-streetcar = ({ $parts }) × { $factor } accanto al tram = { $points }
score-city-hall = ({ $parts }) × { $factor } accanto al Municipio = { $points }
score-both = ({ $parts }) × { $factor } accanto a tram e Municipio = { $points }
score-minimum = { $parts }, portato al minimo di { $points }
score-nothing = nessun punto
street = su { $segment }
street-along = sul lato { $side ->
    [north] nord
    [east] est
    [south] sud
   *[west] ovest
} di { $plot }
street-between = tra { $first } e { $second }
event-covered = { $seat } costruisce { $building } su { $plots }
event-car-laid = { $seat } posa un vagone { $street } ({ $left ->
    [one] ne resta uno
   *[other] ne restano { $left }
})
event-returned = { $seat } restituisce { $cards }
event-drew = { $seat } pesca { $card } dal mazzetto { $stack }
event-drew-hidden = { $seat } pesca dal mazzetto { $stack }
event-discarded = { $seat } scarta { $card }
event-passed = { $seat } passa
event-offered = { $seat } offre una carta del mazzetto { $stack }
event-wished = { $seat } vorrebbe una carta { $count ->
    [one] del mazzetto { $stacks }
   *[other] dei mazzetti { $stacks }
}
event-wished-nothing = { $seat } non esprime desideri
event-answered = { $seat } ha risposto per la { $slot ->
    [1] prima
   *[other] seconda
} carta
event-proposed = { $seat } propone una carta del mazzetto { $stack } per la { $slot ->
    [1] prima
   *[other] seconda
} carta
event-nothing-proposed = Nessuno propone niente a { $seat }
event-picked = { $seat } accetta la proposta di { $from } per la { $slot ->
    [1] prima
   *[other] seconda
} carta
event-declined = { $seat } non accetta niente per la { $slot ->
    [1] prima
   *[other] seconda
} carta
event-swapped = { $from } dà a { $to } { $card }
event-swapped-hidden = { $from } dà a { $to } una carta del mazzetto { $stack }
event-left = { $seat } lascia stare
end-city-complete = La città è completa
end-standstill = Tutti hanno passato o cambiato carte per due volte di seguito
source-residences = Abitazioni
source-businesses = Uffici
source-city-hall = Municipio
source-churches = Chiese
source-banks = Banche
source-cinemas = Cinema
source-post-offices = Poste
source-department-stores = Grandi magazzini
source-facilities = Parchi e fabbriche
no-not-now = Non adesso: prima c'è un'altra decisione da prendere
no-plot-cards-for-facility = Parchi e fabbriche si costruiscono con le loro carte
no-not-on-table = Il terreno { $plot } non è sul tavolo
no-occupied = Sul terreno { $plot } c'è già un edificio
no-card = Non hai la carta del terreno { $plot }
no-city-hall = Prima ci vuole il Municipio
no-piece-left = I pezzi sono esauriti: { $building }
no-shape = Questi terreni non hanno la forma dell'edificio: { $building }
no-streetcar-inside = Tra questi terreni c'è un vagone
no-requirement-city-hall = Il Municipio va in centro
no-requirement-church = Una chiesa vuole un terreno con due cifre identiche che sia l'ultimo libero del suo quartiere
no-requirement-department-store = I grandi magazzini vogliono accanto un'abitazione, un ufficio, un edificio speciale e un vagone
no-requirement-bank = Una banca vuole due uffici accanto
no-requirement-cinema = Un cinema vuole due abitazioni accanto
no-requirement-post-office = La Posta vuole accanto un'abitazione e un ufficio
no-requirement-park = Al massimo un terreno di un parco può essere in periferia
no-requirement-factory = Almeno due terreni di una fabbrica devono essere in periferia
no-requirement = Un requisito non è soddisfatto
no-facility-card = Non è una carta parco o fabbrica
no-such-card = Non hai questa carta: { $card }
no-site-left = Non c'è posto: { $building }
no-streetcar-left = Non ci sono più vagoni
no-street = Qui non c'è una strada
no-built-over = Un edificio copre questa strada
no-streetcar-there = C'è già un vagone
no-network = La rete tranviaria deve restare tutta unita
no-line-end = La linea prosegue solo alle sue estremità
no-branch = La linea non può avere ramificazioni né anelli
no-building-beside = A questo tavolo un vagone vuole un edificio accanto
no-board-laid = Il quartiere { $board } è già sul tavolo
no-setup-board = Il quartiere { $board } non si può piazzare nella preparazione
no-covers = Coprirebbe terreni sul tavolo
no-touches = Almeno due dei suoi terreni devono toccare terreni sul tavolo
no-exchange = Non c'è niente da cambiare, o niente da pescare
no-empty-exchange = Scegli almeno una carta
no-exchange-limit = A questo tavolo si cambiano al massimo due carte
no-exchange-supply = I mazzetti non potrebbero ridare tante carte
no-set-aside-already = Già messa da parte: { $card }
no-trading = A questo tavolo non si scambiano carte
no-cards-to-trade = Per scambiare dovete avere una carta tu e almeno un altro
no-offered-already = Già offerta: { $card }
no-empty-offer = Offri almeno una carta
no-wish-order = Nomina i numeri in ordine crescente; { $stack } è troppo basso
no-proposed-already = Già proposta: { $card }
no-proposal = { $seat } non propone niente per la { $slot ->
    [1] prima
   *[other] seconda
} carta
no-closed-stack = Il quartiere del mazzetto { $stack } non è sul tavolo
no-empty-stack = Il mazzetto { $stack } è vuoto
no-third-card = Il mazzetto { $stack } ha già dato due carte
no-new-useless = Questa carta deve restare fino alla fine del tuo prossimo turno: { $card }
no-useful = Nessun parco o fabbrica copre il suo terreno: { $card }
map-plot = Terreno { $plot }, { $zone ->
    [centre] centro
   *[outskirts] periferia
}
map-plot-built = Terreno { $plot }: { $building }
map-street = Strada { $street }
help-stack = Mazzetto { $stack }: { $count ->
    [one] una carta
   *[other] { $count } carte
}
help-back = { $seat }: una carta del mazzetto { $stack }
help-known = { $seat } ha { $card }, come sai
help-left = { $building }: { $count ->
    [one] ne resta 1
   *[other] ne restano { $count }
}; { $base ->
    [0] nessun punto
   *[other] valore base { $base }
}. { $help }
map-parks = Parchi
map-factories = Fabbriche
help-residence = Vale 1 in più in periferia
help-business = Vale 1 in più in centro
help-turn = { $degrees ->
    [0] Non ruotato
   *[other] Ruotato di { $degrees }°
}
help-offered = Offerta: una carta del mazzetto { $stack }
help-wishes = Desideri: { $stacks }
told-row = Riga { $row }: { $runs }
told-run = dalla colonna { $column } i terreni { $plots }
told-board = { $board }, { $degrees ->
    [0] non ruotato
   *[other] ruotato di { $degrees } gradi
}: { $parts }
told-building = { $building } su { $plots }
told-centre = liberi in centro { $plots }
told-outskirts = liberi in periferia { $plots }
told-cars = Vagoni { $streets }; { $left ->
    [one] ne resta uno
   *[other] ne restano { $left }
}
told-no-cars = Nessun vagone è posato; ne restano { $left }
told-place = { $card } al posto { $place }
pane-turns = Prima come è girato, poi dove
pane-offer = Offerta
pane-stacks = Mazzetti
pane-boards = Nuovi quartieri
pane-supply = Edifici rimasti
pane-hand = La tua mano
place-setup = Preparazione della città
place-early = Il Municipio non c'è ancora · turni di attesa { $count } di { $limit }
place-city = Il Municipio c'è · turni di attesa { $count } di { $limit }
ribbon-turn = { $seat }
ribbon-action = Azione
ribbon-draw = Pesca
ribbon-draw-left = Pesca { $left }
ribbon-useless = Carte non utilizzabili
note-stacks = al massimo 2 da ognuno
note-wish = scegli i numeri che vorresti
note-boards = uno per azione
note-supply = punti base, pezzi rimasti
note-aside = { $count ->
    [one] Una carta messa da parte
   *[other] { $count } carte messe da parte
}
badge-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
stack-left = ×{ $count }
stack-known = ⟨eye⟩ Nel mazzetto { $stack } conosci, dall'alto: { $cards }
offer-slot = { $slot ->
    [1] Prima carta
   *[other] Seconda carta
}
hand-card = { $card }
hand-card-useless = { $card }, non più utilizzabile
card-aside = da parte
card-useless = inutile
hand-useless = Inutile: sul suo terreno c'è un parco o una fabbrica
supply-points = { $points ->
    [0] ×{ $left }
   *[other] { $points } ×{ $left }
}
supply-left = ×{ $left }
supply-cars = Vagoni
supply-single = ⟨{ $icon }⟩ { $building }: { $need }
supply-factors = Accanto al tram o al Municipio: ×2, a entrambi: ×3. Parco accanto a un'abitazione o a un ufficio: +1, fabbrica: −2.
need-residence = +1 in periferia
need-business = +1 in centro
need-city-hall = in centro; apre tutto tranne abitazioni e uffici
need-church = ultimo terreno libero di un quartiere, cifre identiche
need-bank = accanto a due uffici
need-cinema = accanto a due abitazioni
need-post-office = accanto a un'abitazione e a un ufficio
need-department-store = accanto a un'abitazione, un ufficio, un edificio speciale e un vagone
need-park = al massimo 1 terreno in periferia
need-factory = almeno 2 terreni in periferia
need-streetcar = 1 o 2 per azione, a un'estremità della linea
legend-centre = centro: ufficio +1
legend-outskirts = periferia: abitazione +1
legend-end = estremità della linea
map-hole = buco: centro
map-building = { $building }
ledger-title = { $building } su { $plots }
ledger-site = Su { $plots }
ledger-base = valore base
ledger-outskirts = periferia
ledger-centre = centro
ledger-park = parco accanto
ledger-factory = fabbrica accanto
ledger-streetcar = tram accanto
ledger-hall-beside = Municipio accanto
ledger-both = tram e Municipio accanto
ledger-least = mai di meno
ledger-city-hall = apre tutti gli altri edifici
ledger-useless = la tua carta { $plot } diventa inutile
ledger-total = { $points ->
    [0] nessun punto
    [one] 1 punto
   *[other] { $points } punti
}
icon-eye = la conosci
sketch-residence = Ab
sketch-business = Uf
sketch-city-hall = Mu
sketch-church = Ch
sketch-bank = Ba
sketch-cinema = Ci
sketch-post-office = Po
sketch-department-store = GM
sketch-park = Pa
sketch-factory = Fa
sketch-centre = 11* libero in centro, 11 in periferia
sketch-line = ═ ║ vagoni, ◎ estremità della linea
icon-small-church = chiesa
icon-small-bank = banca
icon-small-cinema = cinema
icon-small-post-office = posta
icon-small-city-hall = Municipio
icon-small-department-store = grandi magazzini
icon-tram = vagone

# Ogni tipo di domanda, quando la si incontra per la prima volta.
topic-setup-board = Piazza un quartiere di cui hai una carta: è lì che potrai costruire.
topic-board = Il quartiere deve toccare la città con almeno due terreni. Il centro e la periferia dipendono da dove sta: guarda le tue carte.
topic-act = Un'azione per turno. I punti vengono dal costruire sui terreni di cui hai le carte; se non bastano ancora, cambiane qualcuna o prepara la città.
topic-facility = I parchi piacciono alle case accanto, le fabbriche le rovinano. Qui non servono carte terreno: mettilo dove aiuta te o dà fastidio a qualcuno.
topic-streetcar = Tutto ciò che sta lungo la linea vale il doppio. Puoi posare un secondo vagone, o fermarti a uno.
topic-exchange = Rimetti le carte che non ti servono: ne peschi altrettante dai mazzetti che vuoi.
topic-draw = Ogni mazzetto è di un quartiere. Pesca dove vuoi costruire: terreni vicini fanno edifici grandi.
topic-useless = Un parco o una fabbrica copre questi terreni, quindi le carte non sono più utilizzabili. Scartale e pescane di nuove.
topic-offer = Offri una o due carte. Gli altri vedono solo da quali mazzetti vengono, e ognuno può proporne una sua.
topic-wish = Di' da quali mazzetti vorresti una carta. Nessuno è obbligato.
topic-answer = Proponi una tua carta in cambio di questa, oppure niente. Ne vedi il mazzetto, non la carta.
topic-accept = Accetta una di queste proposte, o nessuna. Vedi i mazzetti, non le carte.
topic-fallback = Non c'è stato nessuno scambio. Puoi ancora cambiare una o due carte con i mazzetti.

# Che cosa accade in ogni parte di un turno.
step-action = Un'azione per turno: costruisci sui terreni di cui hai le carte, posi tram, aggiungi un quartiere, cambi carte o passi.
step-draw = Si pescano tante carte quante se ne sono giocate o rimesse, una alla volta e al massimo due dallo stesso mazzetto.
step-useless = Le carte dei terreni coperti da un parco o da una fabbrica si possono scartare per averne di nuove.

# Ciò di cui un principiante si pentirebbe.
slip-city-hall = Il Municipio non porta punti a chi lo costruisce. Apre a tutti i tram, gli edifici speciali e i nuovi quartieri.
slip-better = Meglio: { $building } su { $plots } vale { $most } punti. Così ne segni { $points }.
slip-pass = Passare non porta nulla. Ora potresti costruire per { $most } punti{ $cards ->
    [yes] , o cambiare carte
   *[no] {""}
}.
slip-parted = Hai le carte dei terreni { $one } e { $other }. Con un tram in mezzo nessun edificio può occuparli insieme.
slip-covered = { $count ->
    [one] La carta del terreno { $plots } ce l'hai tu: non servirebbe più a nulla.
   *[other] Le carte dei terreni { $plots } le hai tu: non servirebbero più a nulla.
}
