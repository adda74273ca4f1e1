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
option-display-refresh = Carte Politiche esposte
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
   *[other] Carte Politiche giocate
}
gauge-starved = { $n ->
    [one] cittadino perso per fame
   *[other] cittadini persi per fame
}
note-first = Primo Giocatore
note-founded = ha fondato una città quest'anno
note-hungry = { $missing ->
    [one] un cittadino dovrebbe andarsene
   *[other] { $missing } cittadini dovrebbero andarsene
}

prompt-castle = Dove metti il tuo castello?
prompt-bury = Seppellisci la Carta Politica più vecchia, { $card }?
prompt-act = { $cards ->
    [0] Prendi una Carta Politica o passi?
    [one] Giochi l'ultima Carta Azione, prendi una Carta Politica o passi?
   *[other] Giochi una Carta Azione, prendi una Carta Politica o passi?
}
prompt-found-hex = Dove fondi la città?
prompt-found-source = Quale città manda un cittadino in { $hex }?
prompt-build-hex = Dove costruisci { $building }?
prompt-card-building = Quale edificio costruisci con { $card }?
prompt-card-level = Quanto paghi per { $card }?
prompt-card-site = { $figures ->
    [one] Su quale tuo edificio va il cittadino colorato?
   *[other] Su quale tuo edificio vanno i { $figures } cittadini colorati?
}
prompt-card-farm = Quale tua fattoria nutre il doppio quest'anno?
prompt-card-split = { $figures ->
    [one] Conta per l'igiene o per l'educazione?
   *[other] Quanti dei { $figures } contano per l'igiene?
}
prompt-card-city = { $citizens ->
    [one] In quale città arriva il cittadino?
   *[other] In quale città arrivano i { $citizens } cittadini?
}
prompt-card-pair = Quali due carte Voce del Popolo guardi?
prompt-demand = Quale richiesta vale per la tua città { $city }?
prompt-demolish = Quale edificio demolisci nella tua città { $city }?
prompt-starve = Carestia: quale città perde un cittadino? { $left ->
    [one] Uno deve andarsene
   *[other] { $left } devono andarsene
}

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
    [0] Per l'educazione
   *[other] { $education ->
        [0] Per l'igiene
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
action-follow-nobody = Segui { $demand }: nessuno
action-follow-all = Segui { $demand }: uno da { $cities }
action-follow-some = Segui { $demand }: un cittadino da { $cities } verrebbe, ma hai posto solo per { $room }
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
event-demolished = Resta senza abitanti ed è demolito, nella città { $city } di { $seat }, l'edificio in { $hex }: { $building }
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
tie-gold = A parità di punti decidono le monete d'oro: { $first } a { $second }

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


told-seat = { $seat }
told-city = Città { $city } di { $seat }, castello in { $hex }: { $people ->
    [one] un cittadino
   *[other] { $people } cittadini
}, { $limit }, { $surplus } in eccedenza; { $food } di cibo; attrazione: { $offers }. Altri edifici: { $buildings }
told-city-complete = Città { $city } di { $seat }, castello in { $hex }, completa: { $people ->
    [one] un cittadino
   *[other] { $people } cittadini
}, { $limit }, { $surplus } in eccedenza; { $food } di cibo; attrazione: { $offers }. Altri edifici: { $buildings }
told-no-offers = nessuna
told-no-buildings = nessuno
told-lot = { $hex } { $building } ({ $brings })
told-harvest = il doppio quest'anno
told-feast = quest'anno { $points } in più di { $demand }
told-rivals = Confinanti: { $one } e { $other }, con { $offers }
told-offer = { $demand } { $one } a { $other }

icon-culture = cultura
icon-hygiene = igiene
icon-education = educazione
icon-gold = oro
icon-wheat = cibo
icon-person = cittadini
icon-crown = Primo Giocatore
icon-check = completa
icon-lock = penalità
icon-trophy = punti
icon-politics = Carte Politiche
icon-action-0 = Carte Azione
icon-action-1 = Carte Azione
icon-action-2 = Carte Azione
icon-action-3 = Carte Azione
icon-action-4 = Carte Azione
icon-sign-0 = ▲
icon-sign-1 = ●
icon-sign-2 = ■
icon-sign-3 = ◆
icon-sign-4 = ★

year = Anno { $year } di { $years }
phase-voice = Voce
phase-quarries = Cave
phase-growth = Crescita
phase-bury = Carta più vecchia
phase-politics = Politica, round { $round } di { $rounds }
phase-opens = Voce scoperta
phase-migration = Migrazione
phase-demolition = Demolizione
phase-feeding = Mantenimento

place-castles = Si piazzano i castelli
place-bury = Anno { $year } di { $years }, prima del primo round
place-politics = Anno { $year } di { $years }, round { $round } di { $rounds }
place-migration = Anno { $year } di { $years }, migrazione: { $demands }
place-demolition = Anno { $year } di { $years }, demolizione dopo la migrazione
place-feeding = Anno { $year } di { $years }, mantenimento
place-over = { $count ->
    [one] Vince { $winners } con { $points } punti
   *[other] Vincono insieme { $winners } con { $points } punti
}
place-aside = { $place } · { $aside }
aside-castle = almeno tre esagoni liberi fra due castelli
aside-found = almeno tre esagoni liberi da ogni edificio
aside-source = altri { $supply } arrivano dalla riserva
aside-build = Carta Azione: gratis
aside-card = { $card }, { $cost ->
    [one] una moneta
   *[other] { $cost } monete
}
aside-gold = { $gold ->
    [0] non hai monete
    [one] hai una moneta
   *[other] hai { $gold } monete
}
aside-feast = ognuno aggiunge un punto fino a fine anno
aside-harvest = fino a fine anno
aside-split = gli altri contano per l'educazione; ospedale in { $hex }
aside-city = { $card }, entro il limite di crescita
aside-pair = le conoscerai solo tu
aside-demand = chi ne offre meno perde un cittadino
aside-demolish = { $people ->
    [one] un cittadino
   *[other] { $people } cittadini
} per { $buildings } edifici: { $left ->
    [one] uno deve cadere
   *[other] { $left } devono cadere
}
aside-starve = { $people } cittadini, cibo per { $food }

fact-and = { $one } · { $other }
fact-first = ⟨crown⟩  { $facts }
fact-food = ⟨wheat⟩ { $food }
slip-hungry-still = { $missing ->
    [one] Ti manca ancora 1 di cibo
   *[other] Ti mancano ancora { $missing } di cibo
}, e così rinunci all'ultima occasione dell'anno per una fattoria: perderesti dei cittadini.
slip-hungry = Così a fine anno { $missing ->
    [one] ti manca 1 di cibo
   *[other] ti mancano { $missing } di cibo
}: perderesti dei cittadini.
fact-hungry = { $missing ->
    [one] ne manca 1
   *[other] ne mancano { $missing }
}
fact-gold = ⟨gold⟩ { $gold }
fact-cards = { $card } { $left } · ⟨politics⟩ { $politics }
fact-penalty = ⟨lock⟩ una carta in meno
fact-sits-out = ⟨lock⟩ salta il round 1
fact-famine = carestia: −{ $points }
chip-city = Città { $city }: { $people ->
    [one] un cittadino
   *[other] { $people } cittadini
}, { $limit }, { $spare } in eccedenza
chip-label = Città { $city }, { $hex }
chip-complete = completa
chip-front = Carte Politiche davanti a sé: { $cards }
chip-looked = Ha guardato le carte Voce { $positions }
card-copies = { $card } ×{ $count }
cards-unseen = { $count ->
    [one] una mai vista
   *[other] { $count } mai viste
}

pane-politics = Carte Politiche
politics-note = { $deck } nel mazzo, { $discards ->
    [one] uno scarto
   *[other] { $discards } scarti
}
politics-discards = Scartate: { $cards }
card-help = { $card }: { $help }
price = { $gold } ⟨gold⟩
arches = { $arches } { $demand }
needs-water = accanto all'acqua
cardaside-master-builder = ogni edificio
cardaside-bread-and-circuses = cittadini colorati
cardaside-golden-times = per una città
cardaside-rich-harvest = quest'anno
cardaside-closeness-to-the-people = carte Voce coperte
size-simple = semplice
size-medium = medio
size-large = grande
level-figures = { $count ->
    [one] +1 arco
   *[other] +{ $count } archi
}
level-citizens = { $count ->
    [one] 1 cittadino
   *[other] { $count } cittadini
}
level-harvest = una fattoria nutre il doppio
level-look = guardane { $count }

pane-buildings = Edifici
buildings-note = tessere rimaste
stack-shared = in comune
tile-market = fino a { $limit } ⟨person⟩
tile-help = { $building } ({ $count ->
    [one] ne resta 1
   *[other] ne restano { $count }
}): { $hints }

pane-mine = Le tue cose
mine-gold = { $gold } ⟨gold⟩
mine-action-cards = { $n ->
    [0] Nessuna Carta Azione
    [one] Resta 1 Carta Azione
   *[other] Restano { $n } Carte Azione
}
mine-action-card = Carta Azione: 2 monete, un edificio semplice o una nuova città
mine-stock = A disposizione: { $castles ->
    [0] nessun castello
    [one] un castello
   *[other] { $castles } castelli
}, { $figures ->
    [0] nessun cittadino colorato
    [one] un cittadino colorato
   *[other] { $figures } cittadini colorati
}
mine-before = Prese
mine-unseen = mai vista
mine-looked = Hai guardato le carte Voce { $positions }

pane-voice = Voce del Popolo
voice-note = vince la più frequente
voice-heard = il popolo chiede { $demands }
voice-known = la conosci
voice-times = { $demand } ×{ $count }
voice-peeked = Carta Voce { $position }, coperta, ma tu l'hai guardata: { $demand }
voice-hidden = Carta Voce { $position }, coperta
voice-past = Anni passati: { $cards }
voice-unheard = Non ancora viste: { $cards }

pane-rivals = Città rivali confinanti
rivals-note = chi offre di più attira
rivals-pair = { $one } – { $other }

pane-result = Punteggio finale
result-total = ⟨trophy⟩
result-citizens = ⟨person⟩
result-cities = ⟨check⟩
result-famine = ⟨wheat⟩
result-gold = ⟨gold⟩
result-legend = ⟨trophy⟩ punti: ⟨person⟩ cittadini, ⟨check⟩ città complete, ⟨wheat⟩ carestia nell'ultimo anno. A parità conta più ⟨gold⟩
result-seat = { $place }. { $sign } { $seat }

map-space = { $space }: { $tile }
map-hex = { $hex }, accanto: { $tiles }
map-building = { $hex }: { $building } di { $seat } nella città { $city } ({ $brings })
map-castle = { $hex }: castello di { $seat }, città { $city }, { $people ->
    [one] un cittadino
   *[other] { $people } cittadini
}

ledger-built = Città { $city }, { $hex }: { $building }
ledger-found = Città { $city } in { $hex }
ledger-number = Città { $city }
ledger-follows = Per la città { $city } vale: { $demand }
ledger-action-cards = Carte Azione, { $from } → { $to }
ledger-gold = monete d'oro, { $from } → { $to }
ledger-food = cibo, { $from } → { $to }
ledger-citizens = cittadini, { $from } → { $to }
ledger-city = cittadini nella città, { $from } → { $to }
ledger-castle = cittadini nel castello, { $from } → { $to }
ledger-buildings = edifici, { $from } → { $to }
ledger-quarry = d'oro ogni anno
ledger-arches = { $sign } { $demand }, { $from } → { $to }
ledger-limit = limite di crescita, { $from } → { $to }
ledger-above = { $demand }, più di { $city }: verrebbe un cittadino
ledger-level = { $demand }, alla pari con { $city }
ledger-below = { $demand }, meno di { $city }: se ne andrebbe un cittadino
ledger-comes = un cittadino da { $from }
ledger-turned = uno lascia { $from }, ma non c'è posto

letter-farm = F
letter-quarry = V
letter-market = M
letter-statue = S
letter-cloister = N
letter-fountain = T
letter-palace = P
letter-hospital = O
letter-bathhouse = B
letter-cathedral = C
letter-university = U
sketch-legend = ▲1 castello della città 1; { $buildings }; "2" terreno agricolo, ^ montagna, ~ acqua

# Ogni tipo di domanda, quando la si incontra per la prima volta.
topic-castle = Il castello è il cuore di una città. Lo nutrono i campi che tocca: cercane di ricchi; gli altri castelli devono stare a quattro passi.
topic-bury = Puoi seppellire la carta più vecchia in mostra. Fallo se serve a qualcun altro più che a te.
topic-act = Un'azione in ognuno dei cinque round: prendi oro, fonda una città, costruisci qualcosa di semplice o prendi una carta. Le Carte Azione sono solo tre all'anno: alterna.
topic-found = Una nuova città nasce con tre cittadini e porta il cibo dei campi accanto al castello. Deve stare a quattro passi da tutto il resto.
topic-settlers = Un cittadino si trasferisce nella nuova città. Prendilo da una città che ne ha d'avanzo nel castello.
topic-build = Scegli dove metterlo: accanto alla tua città, senza toccarne altre. Un cittadino ci va ad abitare, e le fattorie raccolgono dai campi che toccano.
topic-master-builder = Il Mastro Costruttore costruisce tutto in cambio d'oro. Più l'edificio è grande, più attira, e più costa.
topic-level = Più paghi, più la carta rende. Tieni un po' d'oro se quest'anno vuoi ancora un edificio grande.
topic-site = I tuoi cittadini colorati aiutano un edificio fino a fine anno: lo rendono più attraente o raddoppiano il raccolto di una fattoria.
topic-split = Un ospedale serve igiene ed educazione. Di' quante figure contano per l'igiene; le altre contano per l'educazione.
topic-golden-times = Nuovi cittadini per una città, finché il suo limite lo permette. Ricorda che a fine anno tutti devono mangiare.
topic-pair = Solo tu guardi queste carte della voce del popolo. Dicono quale richiesta attirerà cittadini quest'anno.
topic-demand = Due richieste sono forti uguali. Scegli per questa città quella in cui batte le vicine: ogni vicina più debole ti cede un cittadino.
topic-demolish = Questa città ha meno cittadini che edifici, quindi uno deve cadere. Rinuncia a ciò che nutre o attira meno; il resto deve restare unito.
topic-starve = Il cibo non basta per tutti. Scegli quale città perde un cittadino; l'anno prossimo avrai un'azione in meno.

# Che cosa accade in ogni fase di un anno.
step-voice = Quattro carte dicono che cosa chiederà il popolo quest'anno. Una è scoperta.
step-quarries = Ogni cava rende oro al proprietario dalle montagne accanto.
step-growth = Ogni città guadagna un cittadino, se non ha raggiunto il suo limite.
step-bury = Il Primo Giocatore può mettere via la Carta Politica più vecchia in mostra.
step-politics = Cinque round con un'azione ciascuno: le Carte Azione costruiscono, fondano città o danno oro, le Carte Politiche fanno il resto.
step-opens = Si scoprono tutte le carte della Voce. Ciò che mostrano più spesso è ciò per cui la gente si sposta.
step-migration = Tra città vicine i cittadini vanno in quella che offre di più di ciò che chiede la Voce.
step-demolition = Una città con meno cittadini che edifici perde edifici.
step-feeding = Tutti i cittadini mangiano. Chi non trova cibo va perso, e l'anno dopo si ha un'azione in meno.
