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
note-known = note: { $cards }

place-START = Partenza
place-34W = 34th Street West
place-34E = 34th Street East
place-42W = 42nd Street West
place-TS = Times Square
place-42E = 42nd Street East
place-52W = 52nd Street West
place-52E = 52nd Street East
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

prompt-start-building = Piazza un immobile iniziale su un terreno libero, meglio se accanto a un negozio
prompt-choose-action = Scegli un'azione
prompt-place-shop = Scegli un negozio dal gruppo incorniciato della fila, e un terreno
prompt-score-district = Scegli il quartiere da conteggiare
prompt-take-cards = Prendi le prime carte di due mazzi diversi
prompt-move-commission = Sposta una delle due Commissioni
prompt-move-from-park = Sposta una delle due Commissioni: quella che lascia Central Park fa partire le aste
prompt-bid = Asta per { $prize }: { $highest ->
    [0] nessuno ha offerto. Gioca carte dalla mano o passa
   *[other] l'offerta più alta è { $highest }. Gioca carte per superarla o passa
}
prompt-bid-park = Asta a { $prize }: { $highest ->
    [0] chi offre per primo sceglie il colore. Gioca carte dalla mano o passa
   *[other] l'offerta più alta è { $highest }. Gioca carte per superarla o passa
}
prompt-bid-low = Le tue carte per { $prize } fanno { $total }: giocane altre per superare { $highest }
prompt-bid-draft = Le tue carte per { $prize } fanno { $total }: conferma o giocane altre
prompt-build = Hai vinto l'asta per { $district }: costruisci fino a { $most }
prompt-build-or-close = Hai vinto l'asta per { $district }: costruisci fino a { $most }, oppure chiudi i cantieri per sempre
prompt-build-park = Hai vinto l'asta a Central Park: costruisci fino a { $most } su Central Park South

action-place = Piazza un immobile: { $site }
action-a = A: { $count } immobili, poi 2 carte
action-b = B: un negozio, poi 2 carte
action-c = C: carta nera, Commissione, 2 carte
action-d = D: conteggio, poi 2 carte nere
action-shop = Piazza: { $shop }, { $site }
action-score = Conteggia { $district } ({ $points } per te)
action-take = Prendi { $first } e { $second }
action-move = { $pawn } a { $place }
action-move-home = { $pawn } alla Partenza: aste per { $prizes }
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
action-close = Chiudi i cantieri ({ $points } per te)

event-began = { $seat } è il giocatore iniziale
event-placed = { $seat } piazza un immobile iniziale: { $site }
event-chose = { $seat } sceglie l'azione { $action }
event-took-buildings = { $seat } prende { $count ->
    [one] un immobile
   *[other] { $count } immobili
}
event-shop-placed = { $seat } piazza: { $shop }, { $site }
event-shop-to-park = L'ultimo negozio del gruppo va sotto Central Park: { $shop }
event-scored = { $source }: { $seat } segna { $points }
event-scored-in = { $source }: { $seat } segna { $points } in { $district }
event-drew = { $seat } pesca { $card }
event-drew-hidden = { $seat } pesca una carta nera
event-reshuffled = { $cards ->
    [one] L'unica carta del mazzo nero viene rimessa coperta
   *[other] Le { $cards } carte del mazzo nero vengono mescolate
}
event-took = { $seat } prende { $cards }
event-moved = { $seat } sposta la { $pawn } a { $place }
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
event-closed = { $seat } chiude i cantieri di { $district }
event-ace-closed = Asso chiude i cantieri di { $district }
event-park-shown = Sotto Central Park: { $shops }. { $points } per immobile

end-last-shop = È stato piazzato l'ultimo negozio della fila
end-last-sign = È stato chiuso il secondo quartiere
end-turn-limit = È stato raggiunto il limite di turni

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
no-closed-district = { $district } è chiuso
no-sixth-lot = Questo lato del tabellone non ha piazzette
no-third-shop = Un terreno tiene al massimo due negozi: { $site }
no-shop-on-buildings = Su quel terreno ci sono immobili: { $site }
no-commission-here = Nessuna Commissione si trova in { $district }
no-empty-deck = Il mazzo { $deck } è vuoto
no-way = La { $pawn } non ci arriva in un solo spostamento: { $place }
no-way-closed = { $place } è chiuso
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
no-over-limit = Le tue carte permettono al massimo { $limit }
no-reserve = La tua riserva personale ha { $reserve }
no-closing-with-free-lot = Un quartiere con un terreno libero non si può chiudere
no-closing-at-park = A Central Park non c'è chiusura

scene-title = Fifth Avenue: il tabellone
scene-ace = Asso
scene-out = fuori
scene-seat = { $seat }
scene-row = Fila dei negozi
scene-row-end = la partita finisce
scene-milestone = in { $districts } quartieri: +{ $points }
scene-milestone-help = Calcolo speciale: chi ha immobili in { $districts } quartieri segna { $points }
scene-park-south = Central Park South
scene-park-shops = negozi sotto il parco
scene-park-drawn = negozi girati
scene-lot-free = { $site }: libero, { $worth } per immobile
scene-lot-shops = { $site }: { $shops }
scene-lot-buildings = { $site }: { $seat }, immobili: { $count }, { $worth } ciascuno
scene-lot-ace = { $site }: Asso, immobili: { $count }
scene-deck = Mazzo { $deck }, carte: { $cards }
scene-reserve = { $count } nella riserva personale
scene-held = carte del mazzo { $deck }: { $count }
scene-limit = Questa offerta costruisce al massimo { $limit }
scene-spectator = Stai guardando: tutte le mani sono nascoste
scene-draft = La tua offerta: { $total } (costruisce al massimo { $limit })
scene-card = { $card }, in mano: { $count }, nell'offerta: { $drafted }
short-violet = Vi
short-grey = Gr
short-orange = Ar
short-green = Ve
short-brown = Ma
short-black = Ne
short-white = Bi
short-beige = Be

describe-district = { $district }: { $lots }
describe-lot = { $lot } { $what }
describe-free = libero
describe-two = { $first } + { $second }
describe-buildings = { $seat } × { $count }
describe-ace = Asso × { $count }
describe-pawn = { $pawn }: { $place }
describe-hand = La tua mano: { $cards }
