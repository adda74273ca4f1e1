# La Città in italiano.

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

cardtext-palace = Costruisci un palazzo
cardtext-cathedral = Costruisci una cattedrale
cardtext-university = Costruisci un'università
cardtext-hospital = Costruisci un ospedale
cardtext-bathhouse = Costruisci i bagni
cardtext-master-builder = Costruisci di tutto
cardtext-bread-and-circuses = 1, 2 o 3 punti
cardtext-golden-times = 1, 2 o 3 cittadini
cardtext-rich-harvest = Fattoria doppia
cardtext-closeness-to-the-people = Guarda 2 o 3 Voci

demand-culture = cultura
demand-hygiene = igiene
demand-education = educazione

tile-field-1 = terreno agricolo da 1
tile-field-2 = terreno agricolo da 2
tile-field-3 = terreno agricolo da 3
tile-mountain = montagna
tile-water = acqua

gauge-citizens = cittadini
gauge-food = cibo
gauge-gold = monete d'oro
gauge-action-cards = Carte Azione
gauge-castles = castelli a disposizione
gauge-figures = cittadini colorati a disposizione
gauge-politics = Carte Politica giocate
note-first = Primo Giocatore
note-penalty = in penalità: una carta in meno l'anno prossimo
note-sits-out = salta il primo round
note-founded = ha fondato una città quest'anno
note-hungry = { $missing ->
    [one] un cittadino morirebbe di fame
   *[other] { $missing } cittadini morirebbero di fame
}

prompt-castle = Piazza un castello
prompt-bury = Seppellire la Carta Politica più vecchia?
prompt-act = Anno { $year }, round { $round }: scegli la tua azione
prompt-found-hex = Dove fondi una città?
prompt-found-source = Quale città manda un cittadino in { $hex }?
prompt-build-hex = Edificio da piazzare: { $building }. Dove?
prompt-card-building = { $card }: quale edificio?
prompt-card-level = { $card }: quanto paghi?
prompt-card-site = { $card }: su quale tuo edificio?
prompt-card-split = Quanti dei { $figures } in { $hex } contano per l'igiene?
prompt-card-city = { $card }: in quale città?
prompt-card-pair = Quali due carte Voce del Popolo guardi?
prompt-demand = Quale richiesta segue la tua città { $city }?
prompt-demolish = Quale edificio della tua città { $city } cade? (ne restano { $left })
prompt-starve = Carestia: quale città perde un cittadino? (ne restano { $left })

action-pass = Passa: pesca una carta senza vederla
action-gold = Carta Azione: prendi { $gold } monete d'oro
action-found = Carta Azione: fonda una città
action-build = Carta Azione: costruisci ({ $building })
action-card = Prendi { $card }
action-castle = Castello in { $hex }
action-source = Un cittadino dalla città { $city }
action-raise = Costruisci ({ $building }) per { $cost } monete
action-site = In { $hex }
action-level-figures = { $count ->
    [one] Un cittadino colorato per { $cost } monete
   *[other] { $count } cittadini colorati per { $cost } monete
}
action-level-citizens = { $count ->
    [one] Un cittadino per { $cost } monete
   *[other] { $count } cittadini per { $cost } monete
}
action-level-look = Guarda { $count } carte per { $cost } monete
action-level-other = Paga { $cost } monete
action-hygiene = { $hygiene } per l'igiene, { $education } per l'educazione
action-hygiene-only = { $hygiene } per l'igiene
action-settle = Nella città { $city }
action-look = Guarda { $pair }
action-bury = Seppellisci { $card }
action-keep = Tieni { $card }
action-follow = Segui la richiesta: { $demand }
action-demolish = Cade l'edificio in { $hex }: { $building }
action-demolish-hex = Demolisci { $hex }
action-starve = La città { $city } perde un cittadino

event-starts = { $seat } piazza il primo castello
event-placed = { $seat } piazza un castello in { $hex }
event-year-began = Comincia l'anno { $year }; { $first } è Primo Giocatore
event-voice-shown = La carta Voce del Popolo scoperta chiede { $demand }
event-quarried = Le cave di { $seat } rendono { $gold } monete d'oro
event-grew = La città { $city } di { $seat } cresce a { $people }
event-sat-out = { $seat } salta il primo round
event-buried = { $seat } seppellisce { $card }
event-kept = { $seat } lascia le carte esposte come sono
event-passed = { $seat } passa e pesca una carta senza vederla
event-took-gold = { $seat } prende { $gold } monete d'oro
event-founded = { $seat } fonda la città { $city } in { $hex }
event-card-taken = { $cost ->
    [0] { $seat } gioca { $card }
   *[other] { $seat } gioca { $card } per { $cost } monete
}
event-built = { $seat } costruisce in { $hex }: { $building }
event-feasted = { $seat } mette { $points ->
    [one] un cittadino colorato
   *[other] { $points } cittadini colorati
} in { $hex }
event-prospered = { $citizens ->
    [one] Un cittadino arriva nella città { $city } di { $seat }
   *[other] { $citizens } cittadini arrivano nella città { $city } di { $seat }
}
event-marked = La fattoria di { $seat } in { $hex } quest'anno nutrirà il doppio
event-looked = { $seat } guarda le carte Voce del Popolo { $positions }
event-looked-own = { $seat } guarda le carte Voce del Popolo { $positions } e vede { $seen }
event-reshuffled = { $cards } scarti vengono mescolati e diventano il mazzo
event-displayed = Viene esposta { $card }
event-voice-heard = Il popolo chiede { $demands }
event-followed = La città { $city } di { $seat } segue la richiesta: { $demand }
event-moved = Un cittadino va dalla città { $leaving } di { $from } alla città { $entering } di { $to }
event-turned-away = Un cittadino lascia la città { $leaving } di { $from } ma non trova posto nella città { $entering } di { $to }
event-demolished = Cade l'edificio di { $seat } in { $hex }: { $building }
event-city-lost = La città { $city } di { $seat } in { $hex } non c'è più
event-famine = { $citizens ->
    [one] { $seat } non può nutrire un cittadino
   *[other] { $seat } non può nutrire { $citizens } cittadini
}
event-starved = La città { $city } di { $seat } perde un cittadino
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
no-gold = Costa { $cost } monete d'oro
no-level = Non puoi eseguire nulla di ciò che offre { $card }
no-such-city = Non hai una città { $city }
no-occupied = { $hex } è occupato
no-not-beside = { $hex } non è accanto a una tua città
no-between = { $hex } toccherebbe due città
no-second-market = Quella città ha già un mercato
no-water = { $hex } non tocca l'acqua
no-card-builds = La carta non costruisce: { $building }
no-such-level = Non c'è un livello { $level }
no-figures = Ti mancano { $figures } cittadini colorati, o un edificio su cui metterli
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
scene-hex = Esagono { $hex }
scene-hex-building = { $hex }: { $building } di { $seat }
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
scene-left = ne restano { $count }
scene-deck = { $count } nel mazzo
scene-food = nutriti { $people } su { $food }
