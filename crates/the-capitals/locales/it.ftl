# Opzioni

pitch = Ognuno progetta la propria capitale, tessera dopo tessera, in dodici round: case, lavoro, cultura ed energia in equilibrio, e tre World Expo in cui farsi ammirare.
option-prosperity = Edifici di prosperità e Laghi
option-full-draw = Pesca piena di progetti a ogni round
option-prestige-hidden = Nascondi il prestigio degli altri

# Pannelli
gauge-score = prestigio
gauge-money = denaro
gauge-population = popolazione
gauge-employment = occupazione
gauge-services = { $n ->
    [one] servizio pubblico
   *[other] servizi pubblici
}
gauge-culture = cultura
gauge-level = centrale
gauge-progress = progresso dall'ultima centrale
gauge-energy = { $n ->
    [one] cubo energia
   *[other] cubi energia
}
gauge-hand = { $n ->
    [one] edificio prosperità in mano
   *[other] edifici prosperità in mano
}
note-highest = ⟨crown⟩ cultura più alta
note-tourists = { $count ->
    [0] nessun turista
    [one] un turista
   *[other] { $count } turisti
}

# Parole
resource-progress = progresso
resource-population = popolazione
resource-employment = occupazione
resource-services = { $n ->
    [one] servizio pubblico
   *[other] servizi pubblici
}
resource-culture = cultura
resource-money = denaro
resource-prestige = prestigio
resource-energy = { $n ->
    [one] cubo energia
   *[other] cubi energia
}
metric-employment = { $n ->
    [one] punto di occupazione
   *[other] { $n } di occupazione
}
metric-population = { $n ->
    [one] punto di popolazione
   *[other] { $n } di popolazione
}
metric-culture = { $n ->
    [one] punto di cultura
   *[other] { $n } di cultura
}
metric-money = ${ $n }
metric-energy = { $n ->
    [one] cubo energia
   *[other] { $n } cubi energia
}
metric-services = { $n ->
    [one] livello di servizi pubblici
   *[other] { $n } livelli di servizi pubblici
}
metric-level = { $n ->
    [one] livello della centrale
   *[other] { $n } livelli della centrale
}
metric-ahead = { $n ->
    [one] città davanti a te in cultura
   *[other] { $n } città davanti a te in cultura
}
kind-housing = Abitazione
kind-public = Pubblico
kind-industry = Industria
kind-commerce = Commercio
kind-tourism = Turismo
kind-prosperity = Prosperità
density-low = bassa densità
density-medium = media densità
density-high = alta densità
tourist-own = il turista di { $seat }
tourist-neutral = il turista neutrale
lake = Lago
vertex = vertice fra { $first } e { $last }

# Effetti
effect-gain = +{ $n } { $what }
effect-lose = −{ $n } { $what }
effect-earn = +${ $n }
effect-pay = −${ $n }
effect-per = { $then } per ogni { $metric }
effect-exchange = { $lose } per { $gain }
effect-several = { $gain }
effect-free = un'attivazione gratuita
effect-extra = un'altra costruzione
effect-nothing = nulla

# Domande
slip-prestige = Così perdi { $lost } di prestigio.
prompt-initiative = Quale spazio iniziativa? Più a sinistra si agisce prima
prompt-tile = Prendi un progetto e costruiscilo: hai ${ $money }
prompt-extra-tile = Prendi un altro progetto: hai ${ $money }
prompt-cell = Dove costruisci { $tile }?
prompt-lake-cell = Dove posi il Lago?
prompt-order = Quale effetto viene ora? ({ $tile })
prompt-activate = Attiva una tessera o fermati: { $left ->
    [one] resta un'attivazione
   *[other] restano { $left } attivazioni
}
prompt-pay = Aggiungi un turista o paghi { $rest ->
    [one] un cubo
   *[other] { $rest } cubi
}? ({ $tile })
prompt-bonus = Quale bonus per non aver attivato nulla?
prompt-free = Quale tessera attivi gratis? ({ $tile })
prompt-token = Dove va il segnalino costruzione circondato?
prompt-prosperity = Costruisci un edificio prosperità o posi un Lago?
prompt-last = Quale tessera ora, prima dell'ultimo World Expo?
prompt-times = Quante volte, al massimo { $most }? ({ $tile })

# Azioni
action-space = Prendi lo spazio { $space } per ${ $price }
action-take = Prendi { $tile } per ${ $price }
action-place = Costruisci in { $cell }
action-place-penalty = Costruisci in { $cell } (−{ $penalty } di prestigio: { $why })
breaks-a = nessun segnalino costruzione
breaks-b = nessuna tessera del suo tipo accanto
action-lake = Posa il Lago in { $cell }
action-resolve = { $tile }: { $effect }
action-resolve-own = { $effect }
action-activate = Attiva { $tile } (costo { $cost })
action-stop = Fermati
action-stop-bonus = Nessuna attivazione (bonus: un progresso o un cubo)
action-tourist = Aggiungi { $tourist }
action-cubes = Paga { $rest ->
    [one] un cubo
   *[other] { $rest } cubi
}
action-bonus-progress = Prendi un progresso
action-bonus-energy = Prendi un cubo energia
action-free = Attiva gratis { $tile }
action-decline = Nessuna attivazione gratuita
action-token = Sposta il segnalino sul { $vertex }
action-prosper-building = Costruisci { $tile }
action-prosper-pay = Costruisci { $tile } ({ $cost })
action-prosper-lake = Posa { $tile } come Lago
action-last = Ora { $tile }
action-times = { $times ->
    [one] Una volta
   *[other] { $times } volte
}

# Tassazione extra
taxed = { $what } (tassazione extra: −{ $n } di prestigio)

# Eventi
event-started = { $seat } parte dallo spazio iniziativa { $space }
event-dealt = { $seat } riceve { $tiles }
event-dealt-hidden = { $seat } riceve edifici prosperità
event-drawn = Nuovo progetto: { $tile }
event-pushed-out = { $tile } esce dal gioco
event-round = Comincia il round { $round }
event-space = { $seat } prende lo spazio iniziativa { $space } per ${ $price }
event-built = { $seat } costruisce { $tile }
event-shown = { $seat } sceglie { $tile }
event-lake = { $seat } posa { $tile } come Lago
event-changed = { $seat }: { $change } ({ $why })
event-missed-gain = { $seat }: { $change } senza effetto, il tracciato finisce qui ({ $why })
event-missed-work = { $seat }: { $change } senza effetto, nessuno è senza lavoro ({ $why })
event-missed-loss = { $seat }: { $change } senza effetto, il tracciato è a 0 ({ $why })
event-upgraded = { $seat } migliora la centrale: ora { $plant } (+{ $cubes } cubi)
event-highest = { $seat } ha la cultura più alta
event-highest-nobody = La città neutrale ha la cultura più alta
event-tourist = { $host } ora ospita { $tourist }
event-tourist-board = Ora accanto al tabellone: { $tourist }
event-activated = { $seat } attiva { $tile } ({ $cubes ->
    [0] { $tourists ->
        [one] un turista
       *[other] { $tourists } turisti
    }
    [one] un cubo{ $tourists ->
        [0] {""}
        [one] , un turista
       *[other] , { $tourists } turisti
    }
   *[other] { $cubes } cubi{ $tourists ->
        [0] {""}
        [one] , un turista
       *[other] , { $tourists } turisti
    }
})
event-activated-freely = { $seat } attiva gratis { $tile }
event-declined = { $seat } non usa l'attivazione gratuita
event-stopped = { $seat } ha finito le attivazioni
event-token = { $seat } sposta un segnalino costruzione
event-neutral = La cultura della città neutrale sale a { $culture }
event-expo = Valutazione World Expo { $number }
event-cubes-returned = Tutti i cubi sulle tessere tornano nella riserva
event-ended = { $seat } ospita il World Expo

# Motivi
why-initiative = iniziativa
why-row = progetto
why-penalty = penalità di costruzione
why-taxation = tassazione extra
why-arrow = fine di un tracciato
why-unemployed = meno abitanti
why-bonus = bonus
why-lake = Lago
why-expo-employment = occupazione
why-expo-unemployment = disoccupazione
why-expo-services = servizi pubblici
why-expo-ranking = classifica dei servizi pubblici
why-final-energy = energia rimasta
why-final-money = denaro rimasto
why-final-culture = cultura
why-final-progress = progresso

# Fonti di prestigio
source-tiles = Tessere
source-other = Altro
source-penalties = Penalità di costruzione
source-taxation = Tassazione extra
source-arrows = Fine dei tracciati
source-employment = Occupazione ai World Expo
source-unemployment = Disoccupazione
source-services = Bonus dei servizi pubblici
source-ranking = Classifica dei servizi pubblici
source-final = Tessere di fine partita
source-energy = Energia rimasta
source-money = Denaro rimasto
source-culture = Cultura
source-progress = Progresso dall'ultimo miglioramento

# Rifiuti
no-over = La partita è finita
no-not-now = Non è questo che si decide ora
no-space-taken = Lo spazio { $space } è già preso
no-space-closed = Lo spazio { $space } non si usa con questo numero di giocatori
no-project = { $tile } non è nell'Area Progetti
no-cell-occupied = Su quella cella c'è già qualcosa
no-cell-away = Una tessera deve toccare la tua città
no-lake-away = Un Lago deve toccare una tessera della tua città
no-pending = Quell'effetto di { $tile } non è in attesa
no-tile-of-yours = { $tile } non è nella tua città
no-activation = { $tile } non ha attivazione
no-means = { $tile } costa { $cost }; non hai abbastanza cubi e turisti
no-guest = Non ospiti quel turista
no-tourist-usable = Quel turista ha già pagato, o sta proprio su questa tessera
no-tourist-now = I turisti si aggiungono nell'ordine dei posti, e i conti devono tornare
no-cubes = Ne servono ancora { $rest }; hai meno cubi
no-free-target = { $tile } non è una tessera adiacente con un'attivazione
no-vertex-taken = Lì c'è già un tuo segnalino
no-vertex-outside = Un segnalino deve stare sul perimetro della città
no-tile-in-hand = { $tile } non è nella tua mano
no-requirement = Non soddisfi il requisito di { $tile }
no-last-effect = { $tile } non ha effetti prima dell'ultimo World Expo
no-so-often = Da una a { $most } volte

# La fine
end-expo = Il terzo World Expo è finito
tie-energy = A parità di prestigio decidono i cubi energia: { $first } a { $second }
tie-money = A parità di prestigio e cubi decide il denaro: ${ $first } a ${ $second }
tie-space = A parità di tutto il resto decide lo spazio più a sinistra sul tracciato Iniziativa

# Sulla mappa
map-vertex = Il { $vertex }

# La mappa a parole
told-tourists = Turisti: { $tourists }
told-tourist-board = { $tourist } accanto al tabellone
told-tourist-beside = { $tourist } accanto alla città di { $host }
told-tourist-on = { $tourist } nella città di { $host } su { $tile }
told-housing = { $kind }, { $density }
told-own-plant = La tua { $plant } (livello { $level }): { $cubes ->
    [one] un cubo
   *[other] { $cubes } cubi
}, { $activations ->
    [one] un'attivazione
   *[other] { $activations } attivazioni
} per round, progresso { $progress } di { $spaces }
told-tokens = I tuoi segnalini costruzione stanno sul { $first } e sul { $second }
told-tile = { $cell }: { $tile } ({ $kind }). { $text }
told-tile-cost = { $cell }: { $tile } ({ $kind }, l'attivazione costa { $cost }). { $text }
told-lakes = I tuoi Laghi: { $lakes }
told-city = Città di { $seat }: { $tiles }; segnalini sul { $first } e sul { $second }
told-at = { $tile } in { $cell }
told-at-cubes = { $tile } in { $cell } ({ $cubes ->
    [one] un cubo
   *[other] { $cubes } cubi
})

# Il tavolo
place = Round { $round } di { $rounds }, Era { $era } · World Expo dopo il round { $expo }
place-over = Il terzo World Expo è finito
named = { $seat }
era = Era { $era }
phase-political = Politica
phase-building = Costruzione
phase-tourism = Turismo
phase-executive = Azioni
phase-administrative = Amministrativa
expo-step = Expo
pane-projects = Progetti
projects-left = { $left ->
    [0] nessuna tessera resta
    [one] resta una tessera
   *[other] restano { $left } tessere
} nell'Era { $era }
row-empty = nulla in questa fila
tile-aside = { $density } · { $era }
tile-title = { $icon } { $tile }
tile-spoken = { $tile } ({ $kind }). { $text }
pane-hand = I tuoi edifici prosperità
hand-met = ⟨check⟩ si può costruire
hand-unmet = ⟨lock⟩ solo come Lago
pane-plant = La tua centrale
plant-note = { $plant }
plant-badge = { $n ->
    [one] 1 attivazione
   *[other] { $n } attivazioni
}
plant-cubes = { $n ->
    [one] 1 cubo energia
   *[other] { $n } cubi energia
}
plant-next = Fra { $left ->
    [one] 1 punto
   *[other] { $left } punti
} ⟨gear⟩: livello { $level }, +{ $cubes } ⟨cube⟩, { $activations ->
    [one] 1 attivazione
   *[other] { $activations } attivazioni
}
plant-last = L'ultimo livello: ogni punto ⟨gear⟩ conta alla fine
guest = { $tourist }
tourist-on = { $tourist }, su { $tile }
chip-facts = centrale { $level } · ⟨cube⟩ { $cubes } · ${ $money }
chip-plant = { $plant }, { $activations ->
    [one] un'attivazione
   *[other] { $activations } attivazioni
} per round; spazio iniziativa { $space }
chip-tourists = Turisti
chip-hand = { $n ->
    [0] nessun edificio prosperità
    [one] un edificio prosperità
   *[other] { $n } edifici prosperità
} in mano
chip-unbuilt = Mai costruiti
pane-tracks = Tracciati
tracks-badge = Expo { $n } ⟨star⟩
track-population = ⟨person⟩ Popolazione
track-employment = ⟨work⟩ Occupazione
track-services = ⟨shield⟩ Servizi
track-culture = ⟨mask⟩ Cultura
track-money = ⟨money⟩ Denaro
track-progress = ⟨gear⟩ Progresso
track-top = oltre la fine: { $what }
track-attraction = da { $at } in su la prima attira i turisti delle città sotto { $below }
track-neutral = città neutrale: cultura { $n }
track-upgrade = una nuova centrale
worth-idle = { $n ->
    [0] tutti occupati
    [one] 1 disoccupato
   *[other] { $n } disoccupati
}
worth-rank = { $place }° { $n } ⟨star⟩
worth-end = alla fine
worth-upgrade = { $n } al livello { $level }
pane-expo = Prossimo World Expo
expo-note = dopo il round { $round }, come stanno ora le cose
expo-work = ⟨work⟩
expo-idle = senza lavoro
expo-services = ⟨shield⟩
expo-rank = posto
expo-total = ⟨star⟩
pane-initiative = Iniziativa
initiative-note = prezzo, × quando lo lasci
space-help = Spazio { $space }: ${ $price }, moltiplica il prezzo successivo per { $times }
pane-tourism = I turisti seguono la cultura
tourism-leads = { $seat } è in testa con { $n }
tourism-neutral = la città neutrale è in testa con { $n }
tourism-less = ⟨mask⟩ meno
tourism-from = { $n }+
tourism-draws = La prima attira
tourism-lowest = l'ultima
tourism-below = anche < { $n }
pane-plants = Centrali
plants-note = la prossima di ogni livello
plants-left = restano
pane-ends = Oltre gli estremi dei tracciati
ends-top = sopra
ends-bottom = sotto
ends-cell = { $at }: { $what }
glyph-near = accanto
glyph-city = in città
sketch-legend = ◇ segnalini costruzione · [2] costo d'attivazione · (−2) prestigio che costa

# Le tessere in breve
which-any = { $n ->
    [one] tessera
   *[other] tessere
}
which-kind = { $n ->
    [one] tessera
   *[other] tessere
} { $kind }
which-kinds = { $n ->
    [one] tessera
   *[other] tessere
} { $kinds }
which-housing = { $n ->
    [one] abitazione
   *[other] abitazioni
} a densità { $density }
which-progress = { $n ->
    [one] tessera
   *[other] tessere
} con +{ $by } ⟨gear⟩
which-museums = { $n ->
    [one] museo
   *[other] musei
}
either = { $one } o { $other }
of-housing = abitazione
of-public = pubblica
of-industry = industria
of-commerce = commercio
of-tourism = turismo
of-prosperity = prosperità
of-low = bassa
of-medium = media
of-high = alta
does-gain = { $gain }
does-exchange = { $cost } → { $gain }
does-run = ⟨bolt⟩ { $cost }: { $does }
does-per = { $gain } per ogni { $metric }
does-tiles-near = { $gain } per ogni { $which } accanto
does-tiles-city = { $gain } per ogni { $which } in città
does-types = { $gain } per ogni altro tipo accanto
does-now-later = { $what }, ora e in seguito
does-each-near = { $gain } quando attivi una { $which } accanto
does-each-city = { $gain } quando attivi una { $which }
does-upgrade = { $gain } quando migliori la centrale
does-tourism = { $gain } per ogni turista dopo il Turismo
does-free = attivi gratis una tessera accanto
does-extra = un'altra costruzione
does-shelter = nessuna penalità per le tessere accanto
does-last = Prima dell'ultimo World Expo: { $what }
does-final = Alla fine: { $what }
needs-pay = Serve: { $cost }
needs-most = Serve il massimo di { $what }{ $ties }
needs-least = Serve il minimo di { $what }{ $ties }
needs-tied = , o parità
needs-alone = , da soli
needs-broken = , con spareggio
needs-progress = livello della centrale e ⟨gear⟩

# Quanto vale una scelta
reason-token = nessun segnalino costruzione
reason-kind = { $kind ->
    [housing] nessuna abitazione accanto
    [public] nessun edificio pubblico accanto
    [industry] nessuna industria accanto
    [commerce] nessun commercio accanto
    [tourism] nessun turismo accanto
   *[prosperity] nessun edificio prosperità accanto
}
reason-both = né segnalino né tipo
ledger-initiative = Iniziativa
ledger-space = prezzo dello spazio { $space }
ledger-left = moltiplicatore dello spazio { $space }, che lasci
ledger-take = { $tile } per ${ $price }
ledger-place = Penalità e vicini dipendono dal posto
ledger-cost = ⟨cube⟩ o turisti
ledger-line = { $what } ({ $why })
ledger-missed = a vuoto: { $what }
ledger-plant = { $plant }
ledger-open = e una scelta
ledger-expo = World Expo: { $now } → { $then } ⟨star⟩

# Le icone ad alta voce
icon-gear = progresso
icon-person = popolazione
icon-work = occupazione
icon-shield = servizi pubblici
icon-mask = cultura
icon-money = denaro
icon-star = prestigio
icon-cube = cubi energia
icon-bolt = attivazione
icon-crown = corona
icon-check = sì
icon-lock = no
icon-gem = prosperità
icon-house = abitazione
icon-columns = pubblico
icon-factory = industria
icon-shop = commercio
icon-suitcase = turismo

# Ogni tipo di domanda, quando la si incontra per la prima volta.
topic-initiative = Chi agisce per primo prende la tessera migliore, ma i primi posti costano. Lo spazio che lasci rende il prossimo più caro o più economico.
topic-tile = Prendi una tessera dei progetti. Le file economiche sono nuove, quelle care spariranno presto; pensa a che cosa darebbe alle vicine nella tua città.
topic-extra-tile = In questo round costruisci un'altra tessera, pagata come le altre.
topic-cell = Mettila accanto a una tessera dello stesso tipo, se ne hai già, e a un segnalino costruzione, o perdi 2 di prestigio per ogni regola che infrangi.
topic-lake = Un Lago riempie solo una cella. Mettilo dove non ti serviranno edifici.
topic-order = Più effetti accadono insieme, e l'ordine conta. Di solito prima viene ciò che dà spazio o risorse.
topic-activate = Spendi energia per usare di nuovo un edificio. Ogni uso rende più caro il prossimo sulla stessa tessera. Fermarsi senza usarne dà un piccolo bonus.
topic-pay = Paga con cubi e con i turisti che ospiti: un turista ti fa risparmiare un cubo, e al prossimo round può pagare di nuovo.
topic-bonus = Non hai attivato nulla, quindi prendi un progresso o un cubo energia.
topic-free = Puoi usare gratis una tessera vicina: niente cubi, e non diventa più cara.
topic-token = Questo segnalino costruzione è circondato e deve spostarsi. Mettilo dove vuoi costruire: le celle accanto non costano penalità.
topic-prosperity = Costruisci un edificio prosperità di cui soddisfi il requisito, o trasformane uno in Lago. Tieni quelli che potrai realizzare più avanti.
topic-last = L'ultimo World Expo è vicino. Scegli quale di questi effetti viene prima.
topic-times = Questo effetto si può prendere più volte. Guarda i numeri, poi di' quante.

# Che cosa accade in ogni fase di un round e nei round di un'era.
step-political = Ognuno sceglie un posto nell'ordine di gioco. I primi posti costano.
step-building = Ogni città prende una tessera dei progetti e la costruisce. La tessera e le sue vicine hanno subito effetto.
step-tourism = La città con più cultura attira turisti dalle altre. Aiutano a pagare nella fase successiva.
step-executive = Cubi energia e turisti fanno attivare gli edifici, quante volte permette la centrale.
step-administrative = I segnalini costruzione circondati si spostano, i progetti scorrono verso le file più care e ne arrivano di nuovi.
step-round = Uno dei dodici round: in ognuno ogni città costruisce una tessera e usa i suoi edifici.
step-round-prosperity = Dopo questo round ogni città costruisce anche un edificio prosperità o un Lago.
step-expo = Il World Expo: occupazione e servizi pubblici portano prestigio o lo tolgono, e i cubi lasciano le tessere.
