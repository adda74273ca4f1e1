# La Città in italiano.

pitch = Sei un principe in Toscana. Fonda città, sfama la tua gente e costruisci ciò che chiede, o se ne andrà dal vicino.

option-setup = Preparazione
option-setup-standard = standard: territori e castelli prefissati
option-setup-advanced = avanzata: territori casuali, castelli piazzati a turno
option-terrain = Territori della preparazione avanzata
option-terrain-random = casuali
option-terrain-fair-random = equi: acqua, montagne e terreni ricchi ben distribuiti
option-penalty-trigger = Penalità di carte
option-penalty-trigger-famine = solo per carestia
option-penalty-trigger-any-loss = per ogni cittadino perso
option-citizen-supply = Riserva di cittadini
option-citizen-supply-unlimited = illimitata
option-citizen-supply-limited = limitata: 130 cittadini
option-display-refresh = Carte Politica esposte
option-display-refresh-none = si rimpiazzano solo le carte prese
option-display-refresh-bury-oldest = la fila scorre, e il Primo Giocatore può seppellire la più vecchia
option-start-distance-max = Castelli della preparazione avanzata
option-start-distance-max-none = ovunque
option-start-distance-max-near = vicini fra loro

building-castle = castello
building-farm = fattoria
building-quarry = cava
building-market = mercato
building-statue = statua
building-cloister = convento
building-fountain = fontana
building-palace = palazzo
building-hospital = ospedale
building-bathhouse = bagni pubblici
building-cathedral = cattedrale
building-university = università

a-castle = un castello
a-farm = una fattoria
a-quarry = una cava
a-market = un mercato
a-statue = una statua
a-cloister = un convento
a-fountain = una fontana
a-palace = un palazzo
a-hospital = un ospedale
a-bathhouse = dei bagni pubblici
a-cathedral = una cattedrale
a-university = un'università

card-palace = Palazzo
card-cathedral = Cattedrale
card-university = Università
card-hospital = Ospedale
card-bathhouse = Bagni Pubblici
card-master-builder = Mastro Costruttore
card-bread-and-circuses = Pane e Giochi Circensi
card-golden-times = Epoca d'Oro
card-rich-harvest = Raccolto Abbondante
card-closeness-to-the-people = Contatti con la Popolazione

cardhelp-palace = costruisci un palazzo ({ $hints })
cardhelp-cathedral = costruisci una cattedrale ({ $hints })
cardhelp-university = costruisci un'università ({ $hints })
cardhelp-hospital = costruisci un ospedale ({ $hints })
cardhelp-bathhouse = costruisci i bagni pubblici ({ $hints })
cardhelp-master-builder = costruisci un edificio semplice, medio o grande
cardhelp-bread-and-circuses = metti { $counts } cittadini colorati su un edificio con archi; quest'anno ognuno aggiunge un punto alla sua richiesta
cardhelp-golden-times = { $counts } cittadini dalla riserva per una città, entro il suo limite di crescita
cardhelp-rich-harvest = metti un cittadino colorato su una fattoria; quest'anno nutre il doppio (non nell'ultimo anno)
cardhelp-closeness-to-the-people = guarda { $counts } delle carte Voce del Popolo coperte

demand-culture = cultura
demand-hygiene = igiene
demand-education = educazione

tile-field-1 = terreno agricolo da 1
tile-field-2 = terreno agricolo da 2
tile-field-3 = terreno agricolo da 3
tile-mountain = montagna
tile-water = acqua

city-of = città { $city } di { $seat }
limit = al massimo { $limit }
limit-none = senza limite
points-of = { $points } di { $demand }
brings-food = { $food } di cibo
brings-gold = { $gold ->
    [one] una moneta
   *[other] { $gold } monete
} all'anno
brings-market = spazio per crescere
hint-farm = cibo dai terreni accanto
hint-quarry = oro ogni anno dalle montagne accanto
hint-market = porta un cittadino e fa crescere di più la città
hint-water = { $points }, solo accanto all'acqua

gauge-citizens = { $n ->
    [one] cittadino
   *[other] cittadini
}
gauge-food = cibo
gauge-gold = oro
gauge-action-cards = { $n ->
    [one] Carta Azione
   *[other] Carte Azione
}
gauge-castles = { $n ->
    [one] castello a disposizione
   *[other] castelli a disposizione
}
gauge-figures = { $n ->
    [one] cittadino colorato a disposizione
   *[other] cittadini colorati a disposizione
}
gauge-politics = { $n ->
    [one] Carta Politica giocata
   *[other] Carte Politica giocate
}
note-first = Primo Giocatore
note-penalty = in penalità: una carta in meno l'anno prossimo
note-sits-out = salta il primo round
note-founded = ha fondato una città quest'anno
note-hungry = { $missing ->
    [one] un cittadino morirebbe di fame
   *[other] { $missing } cittadini morirebbero di fame
}

prompt-castle = Piazza un castello, con almeno tre esagoni liberi fra questo e ogni altro castello
prompt-bury = Seppellire la Carta Politica più vecchia ({ $card }), per farne arrivare una nuova?
prompt-act = { $cards ->
    [0] Prendi una Carta Politica o passa; hai finito le Carte Azione
    [one] Gioca la tua ultima Carta Azione, prendi una Carta Politica o passa
   *[other] Gioca una delle tue { $cards } Carte Azione, prendi una Carta Politica o passa
}
prompt-found-hex = Dove fondi una città? Servono almeno tre esagoni liberi fra essa e ogni edificio
prompt-found-source = Quale città manda un cittadino in { $hex }? Altri { $supply } arrivano dalla riserva
prompt-build-hex = Dove costruisci { $building }?
prompt-card-building = { $card }: quale edificio?
prompt-card-level = { $card }: quanto paghi? { $gold ->
    [0] Non hai monete d'oro
    [one] Hai una moneta d'oro
   *[other] Hai { $gold } monete d'oro
}
prompt-card-site = { $card }: { $figures ->
    [one] su quale tuo edificio metti un cittadino colorato? Fino a fine anno aggiunge un punto
   *[other] su quale tuo edificio metti { $figures } cittadini colorati? Fino a fine anno ognuno aggiunge un punto
} alla richiesta di quell'edificio
prompt-card-farm = { $card }: quale tua fattoria nutre il doppio quest'anno?
prompt-card-split = { $figures ->
    [one] Un cittadino colorato sull'ospedale in { $hex }: per quale richiesta conta?
   *[other] { $figures } cittadini colorati sull'ospedale in { $hex }: per quale richiesta conta ciascuno?
}
prompt-card-city = { $card }: { $citizens ->
    [one] in quale città arriva il cittadino?
   *[other] in quale città arrivano i { $citizens } cittadini?
}
prompt-card-pair = Quali due delle tre carte Voce del Popolo coperte guardi? Le conoscerai solo tu
prompt-demand = Migrazione: il popolo chiede { $demands }. Quale delle due vale per la tua città { $city }? Ogni città rivale confinante che ne offre di meno perde un cittadino a tuo favore
prompt-demolish = La tua città { $city } ha { $people ->
    [one] un cittadino
   *[other] { $people } cittadini
} per { $buildings } edifici, castello compreso: { $left ->
    [one] un edificio cade.
   *[other] { $left } edifici cadono, uno alla volta.
} Quale? Gli altri devono restare collegati al castello
prompt-starve = Carestia: hai { $people } cittadini e cibo per { $food }. { $left ->
    [one] Uno deve andarsene.
   *[other] { $left } devono andarsene, uno alla volta.
} Da quale città? Gli edifici rimasti vuoti poi cadono

action-pass = Passa: pesca una carta senza vederla
action-gold = Carta Azione: prendi { $gold } monete d'oro
action-found = Carta Azione: fonda una città
action-build = Carta Azione: costruisci { $building } ({ $hints })
action-card = Prendi { $card } (oro: { $prices })
action-castle = Castello in { $hex }: { $food } di cibo (accanto: { $tiles })
action-source = Un cittadino dalla città { $city }, che ne ha { $spare } in eccedenza
action-raise = Costruisci { $building } per { $cost ->
    [one] una moneta
   *[other] { $cost } monete
} ({ $hints })
action-site = In { $hex }
action-site-farm = In { $hex }: { $food } di cibo (città { $city }, accanto: { $tiles })
action-site-quarry = In { $hex }: { $gold ->
    [one] una moneta
   *[other] { $gold } monete
} all'anno (città { $city }, accanto: { $tiles })
action-site-other = In { $hex } (città { $city }, accanto: { $tiles })
action-site-meets = { $site }; nuova città confinante: { $cities }
action-site-feast = In { $hex }: { $building } della città { $city } ({ $demands })
action-site-harvest = In { $hex }: fattoria della città { $city }, che così ne nutre { $food } in più
action-level-figures = { $count ->
    [one] Un cittadino colorato
   *[other] { $count } cittadini colorati
} { $cost ->
    [0] gratis
    [one] per una moneta
   *[other] per { $cost } monete
}
action-level-citizens = { $count ->
    [one] Un cittadino
   *[other] { $count } cittadini
} { $cost ->
    [0] gratis
    [one] per una moneta
   *[other] per { $cost } monete
}
action-level-look = { $cost ->
    [0] Guarda { $count } carte gratis
    [one] Guarda { $count } carte per una moneta
   *[other] Guarda { $count } carte per { $cost } monete
}
action-level-other = { $cost ->
    [0] Gratis
    [one] Paga una moneta
   *[other] Paga { $cost } monete
}
action-hygiene = { $hygiene ->
    [0] Solo per l'educazione
   *[other] { $education ->
        [0] Solo per l'igiene
       *[other] { $hygiene } per l'igiene, { $education } per l'educazione
    }
}
action-hygiene-only = { $hygiene } per l'igiene
action-settle = Città { $city }: ora { $people ->
    [one] un cittadino
   *[other] { $people } cittadini
}, { $limit }
action-city = Città { $city }
action-look = Guarda le carte { $pair }
action-bury = Seppellisci { $card }
action-keep = Tieni { $card }
action-follow = Segui la richiesta: { $demand }
action-follow-nobody = Segui la richiesta di { $demand } (offri { $points }): non arriva nessuno
action-follow-all = Segui la richiesta di { $demand } (offri { $points }): arriva un cittadino da { $cities }
action-follow-some = Segui la richiesta di { $demand } (offri { $points }): un cittadino lascia { $cities }, ma hai posto solo per { $room }
action-demolish = Cade l'edificio in { $hex } ({ $building }): perdi { $brings }
action-demolish-hex = Demolisci { $hex }
action-starve = La città { $city } perde un cittadino; ne ha { $spare } in eccedenza
action-starve-building = La città { $city } perde un cittadino, e poi un edificio
action-starve-last = La città { $city } perde l'ultimo cittadino e scompare

event-starts = { $seat } piazza il primo castello
event-placed = { $seat } piazza un castello in { $hex }
event-year-began = Comincia l'anno { $year }; { $first } è Primo Giocatore
event-voice-shown = La carta Voce del Popolo scoperta chiede { $demand }
event-quarried = Le cave di { $seat } rendono { $gold ->
    [one] una moneta
   *[other] { $gold } monete
} d'oro
event-grew = La città { $city } di { $seat } cresce a { $people }
event-sat-out = { $seat } è in penalità: salta il primo round e ha una Carta Azione in meno
event-buried = { $seat } seppellisce { $card }
event-kept = { $seat } lascia le carte esposte come sono
event-passed = { $seat } passa e pesca una carta senza vederla
event-took-gold = { $seat } prende { $gold } monete d'oro
event-founded = { $seat } fonda la città { $city } in { $hex } con un cittadino della città { $source }
event-card-taken = { $cost ->
    [0] { $seat } gioca { $card }
    [one] { $seat } gioca { $card } per una moneta
   *[other] { $seat } gioca { $card } per { $cost } monete
}
event-built = { $seat } costruisce { $building } in { $hex }, nella città { $city }
event-feasted = { $seat } mette { $figures ->
    [one] un cittadino colorato
   *[other] { $figures } cittadini colorati
} in { $hex }: { $figures ->
    [one] quest'anno vale
   *[other] quest'anno valgono
} { $points }
event-prospered = { $citizens ->
    [one] Un cittadino arriva nella città { $city } di { $seat }
   *[other] { $citizens } cittadini arrivano nella città { $city } di { $seat }
}
event-marked = La fattoria di { $seat } in { $hex } quest'anno nutrirà il doppio
event-looked = { $seat } guarda le carte Voce del Popolo { $positions }
event-looked-own = { $seat } guarda le carte Voce del Popolo { $positions } e vede { $seen }
event-reshuffled = { $cards } scarti vengono mescolati e diventano il mazzo
event-displayed = Nuova carta esposta: { $card }
event-voice-heard = Le carte Voce del Popolo mostrano { $voices }: il popolo chiede { $demands }
event-followed = Per la città { $city } di { $seat } conta: { $demand }
event-moved = Un cittadino lascia la città { $leaving } di { $from } per la città { $entering } di { $to }, che offre più { $demand }
event-turned-away = Un cittadino lascia la città { $leaving } di { $from } in cerca di { $demand }, ma la città { $entering } di { $to } non ha posto
event-demolished = Nessuno abita più l'edificio di { $seat } in { $hex }, nella città { $city }, e l'edificio cade: { $building }
event-city-lost = La città { $city } di { $seat } in { $hex } non ha più cittadini e scompare
event-famine = { $citizens ->
    [one] Carestia: { $seat } non ha cibo per un cittadino
   *[other] Carestia: { $seat } non ha cibo per { $citizens } cittadini
}
event-starved = La città { $city } di { $seat } perde un cittadino per la carestia
event-year-ended = L'anno { $year } è finito
event-scored = { $seat }: { $points } per { $source }

source-citizens = Cittadini
source-cities = Città complete
source-famine = Carestia nell'ultimo anno
end-years = Sei anni sono passati

no-such-action = Non è un'azione politica
no-other-question = Prima c'è un'altra domanda
no-unfinished = Prima finisci la tua azione, o torna indietro
no-castle-first = Prima si piazzano i castelli
no-bury-first = Prima decidi della carta più vecchia
no-taboo = { $hex } non è in gioco con così pochi giocatori
no-castle-near = { $hex } è troppo vicino a un edificio: servono almeno tre esagoni liberi in mezzo
no-castle-far = { $hex } è troppo lontano dagli altri castelli: al massimo cinque esagoni liberi in mezzo
no-action-card = Non hai più Carte Azione
no-castle-left = Non hai più castelli
no-second-foundation = Quest'anno hai già fondato una città
no-surplus = La città { $city } non ha cittadini in eccedenza
no-surplus-anywhere = Nessuna tua città ha cittadini in eccedenza
no-surplus-here = Quella città non ha cittadini in eccedenza
no-supply = La riserva ha troppo pochi cittadini
no-room-for-city = Nessun esagono è abbastanza lontano da tutti gli edifici
no-not-simple = Una Carta Azione non costruisce: { $building }
no-tiles = Non restano tessere per: { $building }
no-market-site = Tutte le tue città hanno un mercato, o non hanno posto
no-building-site = Non c'è un esagono dove costruire: { $building }
no-water-site = Non c'è un esagono accanto all'acqua per: { $building }
no-city = Non hai città
no-not-displayed = { $card } non è fra le carte esposte
no-last-year = { $card } quest'anno non si può prendere
no-gold = { $cost ->
    [one] Costa una moneta d'oro
   *[other] Costa { $cost } monete d'oro
}
no-level = Non puoi eseguire nulla di ciò che offre { $card }
no-such-city = Non hai una città { $city }
no-occupied = { $hex } è occupato
no-not-beside = { $hex } non è accanto a una tua città
no-between = { $hex } toccherebbe due città
no-second-market = Quella città ha già un mercato
no-water = { $hex } non tocca l'acqua
no-card-builds = La carta non costruisce: { $building }
no-such-level = Non c'è un livello { $level }
no-figures = { $figures ->
    [one] Ti manca un cittadino colorato, o un edificio su cui metterlo
   *[other] Ti mancano { $figures } cittadini colorati, o un edificio su cui metterli
}
no-room-anywhere = Nessuna tua città ha posto per così tanti
no-room-in-city = La città { $city } non ha posto per così tanti
no-so-many = Ne metti solo { $figures }
no-arches = L'edificio in { $hex } non ha archi
no-not-yours = Non hai un edificio in { $hex }
no-farm = Non è una fattoria
no-yield = La fattoria in { $hex } non rende nulla
no-marked = La fattoria in { $hex } è già segnata
no-demand = Il popolo non chiede { $demand }
no-castle-falls = Un castello non cade mai
no-cut = Senza { $hex } la città si spezzerebbe
no-other-city-falls = { $hex } non appartiene a quella città
no-people = La città { $city } non ha cittadini da perdere

scene-title = La Città, anno { $year }
scene-board = Mappa della Toscana
scene-hex = Esagono { $hex }, accanto: { $tiles }
scene-hex-building = { $hex }: { $building } di { $seat } nella città { $city } ({ $brings })
scene-city = { $hex }: castello di { $seat }, città { $city }, { $people ->
    [one] un cittadino
   *[other] { $people } cittadini
}
scene-space = { $space }: { $tile }
scene-year = Anno { $year } di { $years }
scene-round = Round { $round } di { $rounds }
scene-voice = Voce del Popolo
scene-voice-card = Carta Voce { $position }
scene-voice-hidden = coperta
scene-politics = Carte Politica
scene-buildings = Edifici
scene-stack = { $building } ({ $count ->
    [one] ne resta 1
   *[other] ne restano { $count }
}): { $hints }
scene-deck = { $count } nel mazzo
scene-food = nutriti { $people } su { $food }

describe-seat = { $seat }
describe-calendar = Anno { $year } di { $years }, round { $round } di { $rounds }. Ordine di gioco: { $order }
describe-castles = Si piazzano i castelli
describe-voice = Voce del Popolo: { $cards }
describe-voice-heard = Voce del Popolo: { $cards }. Il popolo chiede { $demands }
describe-voice-hidden = carta { $position } coperta
describe-voice-peeked = carta { $position } { $demand }, coperta, ma tu l'hai guardata
describe-unheard = Carte Voce che non hai visto: { $cards }
describe-card = Politica { $slots }: { $card }, prezzo in oro { $prices }: { $help }
describe-stack = { $left } per { $faces }
describe-stock = Tessere rimaste: { $stacks }. Carte nel mazzo politico: { $deck }
describe-prince = { $seat }: { $people ->
    [one] un cittadino
   *[other] { $people } cittadini
}, cibo per { $food } ({ $balance })
describe-prince-looked = { $prince }; ha guardato le carte Voce { $positions }
describe-fed = { $spare ->
    [0] cibo appena sufficiente
    [one] cibo per un altro
   *[other] cibo per altri { $spare }
}
describe-city = Città { $city } di { $seat }, castello in { $hex }: { $people ->
    [one] un cittadino
   *[other] { $people } cittadini
}, { $limit }, { $surplus } in eccedenza; { $food } di cibo; attrazione: { $offers }. Altri edifici: { $buildings }
describe-city-complete = Città { $city } di { $seat }, castello in { $hex }, completa: { $people ->
    [one] un cittadino
   *[other] { $people } cittadini
}, { $limit }, { $surplus } in eccedenza; { $food } di cibo; attrazione: { $offers }. Altri edifici: { $buildings }
describe-no-offers = nessuna
describe-no-buildings = nessuno
describe-lot = { $hex } { $building } ({ $brings })
describe-harvest = il doppio quest'anno
describe-feast = quest'anno { $points } in più di { $demand }
describe-rivals = Confinanti: { $one } e { $other }, con { $offers }
describe-offer = { $demand } { $one } a { $other }
