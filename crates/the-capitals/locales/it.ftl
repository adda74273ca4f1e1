# Opzioni

pitch = Ognuno progetta la propria capitale, tessera dopo tessera, in dodici round: case, lavoro, cultura ed energia in equilibrio, e tre Expo in cui farsi ammirare.
option-prosperity = Edifici prosperità e Laghi
option-full-draw = Pesca piena di progetti a ogni round
option-prestige-hidden = Nascondi il prestigio degli altri

# Pannelli
gauge-money = denaro
gauge-population = popolazione
gauge-employment = occupazione
gauge-services = servizi pubblici
gauge-culture = cultura
gauge-level = centrale
gauge-progress = progresso
gauge-energy = { $n ->
    [one] cubo energia
   *[other] cubi energia
}
gauge-hand = { $n ->
    [one] edificio prosperità in mano
   *[other] edifici prosperità in mano
}
note-highest = token della Cultura più alta
note-space = spazio iniziativa { $space }
note-tourists = { $count ->
    [0] non ospita turisti
    [one] ospita un turista
   *[other] ospita { $count } turisti
}

# Parole
resource-progress = progresso
resource-population = popolazione
resource-employment = occupazione
resource-services = servizi pubblici
resource-culture = cultura
resource-money = denaro
resource-prestige = prestigio
resource-energy = energia
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

# Effetti
effect-gain = +{ $n } { $what }
effect-lose = −{ $n } { $what }
effect-per = { $then } per ogni { $metric }
effect-exchange = { $lose } per { $gain }
effect-several = { $gain }
effect-free = un'attivazione gratuita
effect-extra = un'altra costruzione
effect-nothing = nulla

# Domande
prompt-initiative = Scegli il tuo spazio iniziativa: più a sinistra si agisce prima
prompt-tile = Scegli un progetto da costruire
prompt-extra-tile = Scegli un altro progetto da costruire
prompt-cell = Scegli una cella per { $tile } (numero: prestigio perso)
prompt-lake-cell = Scegli una cella per il Lago
prompt-order = { $tile }: l'ordine conta. Quale effetto viene ora?
prompt-activate = Attiva una tessera o fermati ({ $left ->
    [one] resta un'attivazione
   *[other] restano { $left } attivazioni
})
prompt-pay = { $tile } costa ancora { $rest }: aggiungi un turista o paga il resto in cubi
prompt-bonus = Nessuna attivazione: prendi il bonus
prompt-free = { $tile }: scegli una tessera da attivare gratis
prompt-token = Sposta il segnalino costruzione circondato su un angolo al bordo della città
prompt-prosperity = Scegli un edificio prosperità: costruiscilo o posalo come Lago
prompt-last = Quale tessera ora, prima dell'ultima World Expo?
prompt-times = { $tile }: quante volte, al massimo { $most }?

# Azioni
action-space = Prendi lo spazio { $space } per ${ $price }
action-take = Prendi { $tile } per ${ $price }
action-place = Costruisci in { $cell }
action-place-penalty = Costruisci in { $cell } (−{ $penalty } prestigio: { $why })
breaks-a = non tocca un segnalino costruzione
breaks-b = nessuna tessera adiacente è dello stesso tipo
action-lake = Posa il Lago in { $cell }
action-resolve = { $tile }: { $effect }
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
action-token = Sposta il segnalino in { $vertex }
action-prosper-building = Costruisci { $tile }
action-prosper-lake = Posa { $tile } come Lago
action-last = Ora { $tile }
action-times = { $times ->
    [one] Una volta
   *[other] { $times } volte
}

# Tassazione extra
taxed = { $what } (tassazione extra: −{ $n } prestigio)

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
event-upgraded = { $seat } passa a { $plant } (+{ $cubes } cubi)
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
event-stopped = { $seat } non fa altre attivazioni
event-token = { $seat } sposta un segnalino costruzione
event-neutral = La cultura della città neutrale sale a { $culture }
event-expo = Valutazione World Expo { $number }
event-cubes-returned = Tutti i cubi sulle tessere tornano nella riserva
event-ended = { $seat } ospita la World Expo

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
source-employment = Occupazione alle Expo
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
no-last-effect = { $tile } non ha effetti prima dell'ultima Expo
no-so-often = Da una a { $most } volte

# La fine
end-expo = La terza World Expo è finita

# Scena
scene-title = The Capitals
scene-round = Round { $round }, Era { $era }
scene-projects = Progetti
scene-initiative = Iniziativa
scene-plant = { $plant }: { $cubes ->
    [one] un cubo
   *[other] { $cubes } cubi
}
scene-stack = { $left ->
    [one] resta una tessera
   *[other] restano { $left } tessere
}
scene-city = { $seat }
scene-tile = { $tile }: { $text }
scene-cell = Cella { $cell }: { $changes }
scene-cell-penalty = { $what }. Penalità: { $why }
scene-cell-open = Cella { $cell }: { $changes }, e una scelta
scene-board = Round, iniziativa, centrali e tracciati
scene-next-plant = Prossima { $plant }: +{ $cubes } cubi, { $activations ->
    [one] un'attivazione
   *[other] { $activations } attivazioni
} (ne restano { $left })
scene-vertex = Vertice { $vertex }
scene-hand = I tuoi edifici prosperità
scene-met = Il requisito è soddisfatto
scene-unmet = Il requisito non è soddisfatto
scene-neutral = Città neutrale
scene-prosperity = Round prosperità
scene-expo = World Expo

# Il tabellone a parole
describe-round = Round { $round } di { $rounds }, Era { $era }; la prossima World Expo viene dopo il round { $expo }; { $left ->
    [one] resta una tessera
   *[other] restano { $left } tessere
} nella pila
describe-round-prosperity = Round { $round } di { $rounds }, Era { $era }, con edifici prosperità alla fine; la prossima World Expo viene dopo il round { $expo }; { $left ->
    [one] resta una tessera
   *[other] restano { $left } tessere
} nella pila
describe-initiative = Iniziativa, da sinistra a destra: { $order }
describe-stands = { $seat } su { $space }
describe-leaves = { $seat } lascia { $space } (× { $times }) e deve ancora scegliere
describe-spaces = Spazi iniziativa (prezzo, moltiplicatore del prezzo successivo): { $spaces }
describe-space = { $space } (${ $price }, × { $times })
describe-track = Tracciato { $track }, fino a { $end }: { $marks }
describe-culture = Tracciato { $track }, fino a { $end }: { $marks }; { $below ->
    [0] la più alta attira solo il turista della città più bassa
   *[other] la più alta attira i turisti della città più bassa e di tutte quelle sotto { $below }
}
describe-mark = { $seat } { $n }
describe-mark-neutral = città neutrale { $n }
describe-plants = Prossime centrali: { $plants }
describe-plant = { $plant } (livello { $level }, { $activations ->
    [one] un'attivazione
   *[other] { $activations } attivazioni
}, +{ $cubes } cubi)
describe-tourists = Turisti: { $tourists }
describe-tourist-board = { $tourist } accanto al tabellone
describe-tourist-beside = { $tourist } accanto alla città di { $host }
describe-tourist-on = { $tourist } nella città di { $host } su { $tile }
describe-project = Progetto ${ $price }: { $tile } ({ $kind }). { $text }
describe-housing = { $kind }, { $density }
describe-own-plant = La tua { $plant } (livello { $level }): { $cubes ->
    [one] un cubo
   *[other] { $cubes } cubi
}, { $activations ->
    [one] un'attivazione
   *[other] { $activations } attivazioni
} per round, progresso { $progress } di { $spaces }
describe-tokens = I tuoi segnalini costruzione stanno sugli angoli { $first } e { $second }
describe-tile = { $cell }: { $tile } ({ $kind }). { $text }
describe-tile-cost = { $cell }: { $tile } ({ $kind }, l'attivazione costa { $cost }). { $text }
describe-lakes = I tuoi Laghi: { $lakes }
describe-hand = Nella tua mano: { $tile } (requisito non soddisfatto). { $text }
describe-hand-met = Nella tua mano: { $tile } (requisito soddisfatto). { $text }
describe-city = Città di { $seat }: { $tiles }; segnalini su { $first } e { $second }
describe-at = { $tile } { $cell }
describe-at-cubes = { $tile } { $cell } ({ $cubes ->
    [one] un cubo
   *[other] { $cubes } cubi
})
