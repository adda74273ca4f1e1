# Fifth Avenue: tutto ciò che un giocatore legge.

pitch = Aste per gli angoli migliori di Manhattan: spendi bene le carte, apri negozi dove rendono e possiedi gli immobili giusti quando un quartiere fa punti.

option-board-side = Tabellone
option-board-side-five = cinque terreni per quartiere
option-board-side-six = sei terreni per quartiere
option-first-player = Giocatore iniziale
option-first-player-random = sorteggiato
option-first-player-seat = chi siede al primo posto
option-tracking-aid = Mostra le carte degli avversari che tutti hanno visto
option-turn-limit = Numero massimo di turni

gauge-reserve = riserva personale
gauge-supply = riserva comune
gauge-cards = { $n ->
    [one] carta
   *[other] carte
}
gauge-districts = { $n ->
    [one] quartiere
   *[other] quartieri
}
gauge-park = al parco
note-passed = ha passato
note-bid = offre { $total }
note-known = carte note: { $cards }

place-START = Partenza
place-34W = 34ª Strada Ovest
place-34E = 34ª Strada Est
place-42W = 42ª Strada Ovest
place-TS = Times Square
place-42E = 42ª Strada Est
place-52W = 52ª Strada Ovest
place-52E = 52ª Strada Est
place-PARK = Central Park
shop-fashion = negozio di moda
shop-jewel = gioielleria
shop-art = galleria d'arte
shop-perfume = profumeria
deck-violet = viola
deck-grey = grigio
deck-orange = arancione
deck-green = verde
deck-brown = marrone
deck-black = nero
lot-violet = terreno viola
lot-grey = terreno grigio
lot-orange = terreno arancione
lot-green = terreno verde
lot-brown = terreno marrone
lot-plaza = piazzetta
pawn-white = Commissione bianca
pawn-beige = Commissione beige
site = { $lot }, { $district }
card = { $deck } { $value }
cards-times = { $count } × { $card }

prompt-start-building = Dove costruisci? { $left ->
    [one] L'ultimo immobile iniziale
   *[other] Il primo di { $left } immobili iniziali
}, meglio vicino a un negozio
prompt-choose-action = Quale azione scegli?
prompt-place-shop = Quale negozio del gruppo segnato, e su quale terreno?
prompt-score-district = Quale quartiere si conteggia?
prompt-take-cards = Quali due carte? Da due mazzi diversi
prompt-move-commission = Quale Commissione si sposta, e dove?
prompt-move-from-park = Quale Commissione si sposta? Dal parco partono le aste
prompt-bid = { $highest ->
    [0] Offri per { $prize }? Nessuno ha ancora offerto
   *[other] Superi { $highest } per { $prize }?
}
prompt-bid-park = { $highest ->
    [0] Offri per { $prize }? La prima offerta sceglie il colore
   *[other] Superi { $highest } per { $prize }?
}
prompt-bid-low = Quale altra carta? Hai { $total } e devi superare { $highest }
prompt-bid-draft = Offri { $total } o giochi altre carte?
prompt-build = Quanti immobili costruisci in { $district }? Al massimo { $most }
prompt-build-or-close = Costruisci al massimo { $most } in { $district }, o chiudi i cantieri per sempre?
prompt-build-park = Quanti immobili a Central Park South? Al massimo { $most }

action-place = Piazza un immobile: { $site }
action-a = A: { $count } immobili
action-b = B: un negozio
action-c = C: due spostamenti
action-d = D: un conteggio
action-shop = Piazza: { $shop }, { $site }
action-score = Conteggia { $district } ({ $points } PV per te)
action-take = Prendi { $first } e { $second }
action-move = Sposta la { $pawn }: { $place }
action-move-home = Rimanda la { $pawn } alla Partenza: aste per { $prizes }
action-lay = Gioca { $card }
action-pass = Passa
action-stand = Offri { $total } ({ $limit ->
    [one] per un immobile
   *[other] per { $limit } immobili al massimo
})
action-build = { $count ->
    [0] Non costruire
    [one] Costruisci un immobile
   *[other] Costruisci { $count } immobili
}
action-close = Chiudi i cantieri ({ $points } PV per te)

event-began = { $seat } è il giocatore iniziale
event-placed = { $seat } piazza un immobile iniziale: { $site }
event-chose = { $seat } sceglie l'azione { $action }
event-took-buildings = { $seat } prende { $count ->
    [one] un immobile
   *[other] { $count } immobili
}
event-shop-placed = { $seat } piazza: { $shop }, { $site }
event-shop-to-park = L'ultimo negozio del gruppo va sotto Central Park: { $shop }
event-scored = { $source }: { $seat } segna { $points } PV
event-scored-in = { $source }: { $seat } segna { $points } PV in { $district }
event-drew = { $seat } pesca { $card }
event-drew-hidden = { $seat } pesca una carta nera
event-reshuffled = { $cards ->
    [one] L'unica carta del mazzo nero viene rimessa coperta
   *[other] Le { $cards } carte del mazzo nero vengono mescolate
}
event-took = { $seat } prende { $cards }
event-moved = { $seat } sposta la { $pawn }: { $place }
event-moved-home = { $seat } rimanda la { $pawn } alla Partenza
event-opened = { $seat } apre l'asta per { $prize }
event-drafted = { $seat } mette da parte { $card } per un'offerta
event-bid = { $seat } offre { $cards }: { $total }
event-passed = { $seat } passa
event-ace-turned = Asso gira { $card }
event-ace-bid = { $total ->
    [0] Asso non ha carte per offrire
   *[other] Asso offre { $total }
}
event-ace-out = Asso è fuori
event-won = { $seat } vince l'asta per { $prize } con { $total }
event-ace-won = Asso vince l'asta per { $prize }
event-unsold = Nessuno vince l'asta per { $prize }
event-built = { $seat } costruisce { $count ->
    [one] un immobile
   *[other] { $count } immobili
}: { $prize }
event-built-none = { $seat } non costruisce
event-ace-built = Asso costruisce: { $site }
event-closed = { $seat } chiude i cantieri di { $district }: immobili e negozi escono dal gioco
event-ace-closed = Asso chiude i cantieri di { $district }: immobili e negozi escono dal gioco
event-park-shown = Sotto Central Park: { $shops }. { $points } PV per immobile

end-last-shop = È stato piazzato l'ultimo negozio della fila
end-last-sign = È stato chiuso il secondo quartiere
end-turn-limit = È stato raggiunto il limite di turni
tie-cards = A parità di punti decidono le carte in mano: { $first } a { $second }

source-district = Conteggio del quartiere
source-special = Calcolo speciale
source-closing = Chiusura dei cantieri
source-half = Metà di un quartiere chiuso
source-final-district = Conteggio finale
source-park = Central Park

no-not-now = Non è questa la scelta da fare ora
no-second-in-district = Hai già un immobile in { $district }
no-free-lot = Non è un terreno libero: { $site }
no-supply = Non hai più immobili nella riserva comune
no-shop-lot = Nessun terreno può accogliere un altro negozio
no-commission-in-district = Nessuna Commissione si trova in un quartiere aperto
no-such-tile = Nel gruppo attivo non c'è: { $shop }
no-closed-district = { $district }: quartiere chiuso
no-sixth-lot = Questo lato del tabellone non ha piazzette
no-third-shop = Un terreno tiene al massimo due negozi: { $site }
no-shop-on-buildings = Su quel terreno ci sono immobili: { $site }
no-commission-here = Nessuna Commissione si trova in { $district }
no-empty-deck = Il mazzo { $deck } è vuoto
no-way = La { $pawn } non ci arriva in un solo spostamento: { $place }
no-way-closed = { $place }: quartiere chiuso
no-such-card = Non ne hai altre in mano: { $card }
no-black-alone = Un'offerta comincia con una carta colorata
no-other-colour = Il colore della tua offerta è { $colour }
no-park-colour = Il colore di quest'asta è { $colour }
no-own-lot = Hai qui un immobile, quindi offri in { $colour }
no-foreign-lot = Qualcun altro ha costruito lì: { $site }
no-shop-lot-colour = Solo in un quartiere pieno si offre per un terreno con negozi: { $site }
no-reach = Con tutto ciò che hai arrivi a { $reach }, e l'offerta più alta è { $highest }
no-pass-with-draft = Hai giocato delle carte: annullale per passare
no-empty-bid = Gioca prima almeno una carta
no-low-bid = La tua offerta di { $total } non supera { $highest }
no-building-when-full = Il quartiere è pieno e non vi hai terreni: devi chiuderlo
no-over-limit = Le tue carte permettono { $limit ->
    [one] un solo immobile
   *[other] { $limit } immobili al massimo
}
no-reserve = La tua riserva personale ha { $reserve ->
    [one] un immobile
   *[other] { $reserve } immobili
}
no-closing-with-free-lot = Un quartiere con un terreno libero non si può chiudere
no-closing-at-park = A Central Park non c'è chiusura

help-ace = Asso
help-seat = { $seat }
map-park-south = Central Park South
map-park-shops = negozi sotto il parco
help-lot-free = { $site }: libero, { $worth } PV per immobile
help-lot-shops = { $site }: { $shops }
help-lot-buildings = { $site }: { $seat }, immobili: { $count }, { $worth } PV ciascuno
help-lot-ace = { $site }: Asso, immobili: { $count }
help-deck = Mazzo { $deck }, carte: { $cards }
help-held = carte del mazzo { $deck }: { $count }
short-violet = Vi
short-grey = Gr
short-orange = Ar
short-green = Ve
short-brown = Ma
short-white = Bi
short-beige = Be

told-lot = { $lot } { $what }
told-two = { $first } + { $second }
told-buildings = { $seat } × { $count }
told-ace = Asso × { $count }

place-start = Immobili iniziali
place-turn = Turno { $turn }
place-auction = Asta: { $prize } · { $seat } ha rimandato la { $pawn } alla Partenza
ribbon-action = Azione { $action }
ribbon-auctions = Aste
phase-buildings = Immobili
phase-shop = Negozio
phase-black-move = Carta nera, spostamento
phase-score = Conteggio
phase-cards = Carte
phase-black = Carte nere
phase-move = Spostamento

pane-auction = Asta
pane-decks = Mazzi
pane-shops = Fila dei negozi
pane-worth = Valore di un immobile
pane-hand = La tua mano
pane-hands = Mani
note-decks = prima carta, carte rimaste
note-shops = { $placed } su { $all } piazzati
note-worth = negozi diversi
note-hands = ora tutte scoperte
gain = +{ $points } PV
reward = { $districts } quartieri
row-ends = fine
worth-district = accanto: PV
worth-park = { $tiles } sotto il parco: PV
signs-left = { $signs ->
    [0] Non resta alcun cartello Cantieri chiusi
    [one] Resta un cartello Cantieri chiusi: termina la partita
   *[other] Restano { $signs } cartelli Cantieri chiusi: il secondo termina la partita
}
note-no-bid = nessuna offerta
bid-builds = ≤ { $limit } ⟨tower⟩
badge-draft = { $total } · al massimo { $limit ->
    [one] un immobile
   *[other] { $limit } ⟨tower⟩
}
row-draft = La tua offerta
row-draft-note = la vedi solo tu
auction-ace = Asso è un giocatore fittizio: una volta sola, dopo i due giocatori, gira carte nere finché due hanno lo stesso valore, e offre la somma di tutte quelle girate.
auction-full = Il quartiere è pieno. Chi vince l'asta chiude i cantieri; solo chi vince e vi ha un immobile può invece costruire. Un giocatore che chiude prende 1 PV per ogni immobile, gli altri giocatori metà di un conteggio; immobili e negozi escono dal gioco.
auction-limit = Chi vince costruisce al massimo il numero più basso di ⟨tower⟩ su una carta dell'offerta.
auction-colours = Puoi offrire: { $colours }; anche con carte nere.
auction-any-colour = La prima offerta sceglie il colore per tutti; anche con carte nere.
auction-no-colour = Qui nessun colore ti è permesso.
ace-waits = offre dopo i giocatori
ace-leads = in testa
ace-out = fuori
cards-held = { $n ->
    [one] una carta
   *[other] { $n } carte
}
card-help = { $card }, carte: { $count }; un'offerta con questa costruisce al massimo { $limit }
facts = { $reserve } nella riserva · { $districts ->
    [one] un quartiere
   *[other] { $districts } quartieri
}
icon-tower = immobili
icon-cards = carte
deck-size = { $cards } ⟨cards⟩
map-tokens = gettoni Perizia della { $pawn } alla Partenza: { $count }
points = { $points } PV

ring-START = Partenza
ring-34W = 34ª Str. Ovest
ring-34E = 34ª Str. Est
ring-42W = 42ª Str. Ovest
ring-TS = Times Square
ring-42E = 42ª Str. Est
ring-52W = 52ª Str. Ovest
ring-52E = 52ª Str. Est
ring-PARK = Central Park
map-home = poi alla Partenza: aste
map-closed = chiuso
map-token = gettone Perizia della { $pawn }
map-no-buildings = ancora nessun immobile
map-park-worth = girati: { $points } PV l'uno
map-pile = { $shop }: { $count }
map-district = { $district }, in senso orario: { $lots }
map-lot-free = libero ({ $points } PV)
map-lot-buildings = { $seat } × { $count } ({ $points } PV ciascuno)
map-pawn = { $pawn }: { $place }, gettoni Perizia alla Partenza: { $left }
map-pawn-tokens = { $pawn }: { $place }, gettoni Perizia: { $tokens }; alla Partenza: { $left }
map-south = Central Park South: { $built }
map-south-free = Central Park South: nessun immobile
map-under = Negozi sotto Central Park: { $shops }
map-under-none = Negozi sotto Central Park: nessuno
map-drawn = Negozi girati a Central Park: { $shops }
map-ace = Immobili rimasti ad Asso: { $count }
sketch-legend = Terreni in senso orario dall'alto; *Bi una Commissione, (Bi) il suo gettone
sketch-lots = 2▲ 3 PV: due immobili che valgono 3 PV ciascuno, 1A: un immobile di Asso
sketch-shops = [M] moda, [G] gioielleria, [A] galleria d'arte, [P] profumeria
letter-fashion = M
letter-jewel = G
letter-art = A
letter-perfume = P

ledger-buildings-taken = { $count } immobili nella tua riserva personale
ledger-shop = piazzi un negozio
ledger-black-move = peschi una carta nera e sposti una Commissione
ledger-scoring = conteggi un quartiere con una Commissione
ledger-cards = prendi 2 carte colorate
ledger-black = peschi 2 carte nere; chi lì non ha immobili ne pesca una
ledger-move = sposti una Commissione
ledger-total = { $points } PV per te
ledger-buildings = { $seat }: { $count ->
    [one] un immobile
   *[other] { $count } immobili
}, { $each } PV ciascuno
ledger-bystander = { $seat }: nessun immobile, pesca una carta nera
ledger-raise = { $seat }: { $count ->
    [one] un immobile
   *[other] { $count } immobili
}, da { $from } a { $to } PV ciascuno
ledger-special = { $seat }: calcolo speciale
ledger-ends = la partita finisce
ledger-closer = { $seat }: un PV per ogni immobile
ledger-half = { $seat }: metà di un conteggio del quartiere
ledger-cleared = immobili e negozi del quartiere escono dal gioco
ledger-sign = { $signs ->
    [one] l'ultimo cartello Cantieri chiusi: la partita finisce
   *[other] un cartello Cantieri chiusi; il secondo termina la partita
}
ledger-worth = quando il quartiere fa punti: { $count } × { $each } PV
ledger-leads = { $highest ->
    [0] la prima offerta
   *[other] supera { $highest }
}
ledger-low = non supera ancora { $highest }
ledger-limit = { $limit ->
    [one] un immobile al massimo
   *[other] { $limit } immobili al massimo
}
ledger-each = PV per ogni immobile sul terreno { $colour }

# Ogni tipo di domanda, quando la si incontra per la prima volta.
topic-start = I tuoi immobili valgono in base ai negozi sui due terreni vicini: cerca terreni accanto a cui possono stare tanti negozi diversi.
topic-act = Prendi immobili, apri un negozio, manda avanti una Commissione o conteggia un quartiere. Quasi ogni azione porta anche due carte per le aste e sposta una Commissione: prima o poi le aste arrivano.
topic-shop = Negozi diversi accanto a un immobile lo rendono più prezioso: un tipo 2 punti, due 3, tre 5, quattro 8. Mettilo accanto ai tuoi, non ai loro.
topic-score = Segnano tutti quelli che hanno immobili lì. Scegli il quartiere in cui guadagni più degli altri.
topic-cards = Queste carte sono i tuoi soldi alle aste. Un quartiere accetta solo il colore di un terreno libero o del tuo; con carte basse costruisci di più.
topic-commission = Dove passa la Commissione si terranno aste quando torna a casa. Falla passare nei quartieri in cui vuoi costruire.
topic-bid = Metti carte di un colore valido qui, con carte nere se vuoi, e supera l'offerta più alta; o passa e tienile. Con un 6 nell'offerta costruisci un solo immobile.
topic-bid-park = Anche Central Park va all'offerta più alta; il primo che offre decide il colore. Gli immobili lì valgono alla fine.
topic-build = Hai vinto. Costruisci quanti immobili permettono le carte dell'offerta, tutti su un terreno. Se il quartiere era pieno puoi invece chiudere i cantieri, per un punto a immobile.
topic-build-park = Hai vinto a Central Park. Costruisci quanti immobili vuoi, fino al tuo limite; restano fuori da ogni quartiere.

# Che cosa accade in ogni parte di un turno e in un'asta.
step-buildings = Tre immobili passano dalla riserva comune a quella personale, pronti per le aste.
step-shop = Un negozio della fila va su un terreno: gli immobili accanto a un nuovo tipo di negozio valgono di più.
step-black-move = Una carta nera, che alle aste si unisce a ogni colore; poi si sposta una delle due Commissioni.
step-score = Si conteggia un quartiere in cui sta una Commissione, per tutti quelli che vi hanno immobili.
step-cards = Due carte colorate da due mazzi diversi, per le offerte.
step-black = Due carte nere, e una a chiunque non abbia immobili nel quartiere appena conteggiato.
step-move = Una Commissione va avanti. Se da Central Park torna alla Partenza, i quartieri che ha visitato vanno all'asta.
step-auction = L'offerta più alta vince il quartiere e vi costruisce. Paga solo chi vince.
step-auction-park = Central Park viene per ultimo. Gli immobili lì valgono proprio alla fine della partita.

# Ciò di cui un principiante si pentirebbe.
slip-score = Così { $seat } segna { $theirs } e tu { $mine }.
slip-let-go = Non è rimasto nessun altro: una sola tua carta basterebbe per vincere l'asta.
slip-in-vain = La tua riserva è vuota: se vinci, paghi con le carte e non puoi costruire nulla.
slip-strong = Un { $value } nell'offerta permette { $allowed ->
    [one] un solo immobile
   *[other] { $allowed } immobili
}, e tu ne hai { $ready } pronti. Ti basterebbero carte più basse.
