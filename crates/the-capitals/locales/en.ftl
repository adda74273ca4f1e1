# Options

pitch = Everybody plans a capital of their own, tile by tile, over twelve rounds: homes, work, culture and power in balance, and three World Expos to impress.
option-prosperity = Prosperity tiles and Lakes
option-full-draw = Full draw of projects each round
option-prestige-hidden = Hide the others' prestige

# Panels
gauge-score = prestige
gauge-money = money
gauge-population = population
gauge-employment = employment
gauge-services = public services
gauge-culture = culture
gauge-level = power plant
gauge-progress = progress since the last plant
gauge-energy = { $n ->
    [one] energy cube
   *[other] energy cubes
}
gauge-hand = { $n ->
    [one] Prosperity tile in hand
   *[other] Prosperity tiles in hand
}
note-highest = ⟨crown⟩ highest culture
note-tourists = { $count ->
    [0] no tourist
    [one] one tourist
   *[other] { $count } tourists
}

# Words
resource-progress = progress
resource-population = population
resource-employment = employment
resource-services = public services
resource-culture = culture
resource-money = money
resource-prestige = prestige
resource-energy = { $n ->
    [one] energy cube
   *[other] energy cubes
}
metric-employment = { $n ->
    [one] employment
   *[other] { $n } employment
}
metric-population = { $n ->
    [one] population
   *[other] { $n } population
}
metric-culture = { $n ->
    [one] culture
   *[other] { $n } culture
}
metric-money = ${ $n }
metric-energy = { $n ->
    [one] energy cube
   *[other] { $n } energy cubes
}
metric-services = { $n ->
    [one] level of public services
   *[other] { $n } levels of public services
}
metric-level = { $n ->
    [one] power plant level
   *[other] { $n } power plant levels
}
metric-ahead = { $n ->
    [one] city ahead of you in culture
   *[other] { $n } cities ahead of you in culture
}
kind-housing = Housing
kind-public = Public
kind-industry = Industry
kind-commerce = Commerce
kind-tourism = Tourism
kind-prosperity = Prosperity
density-low = low density
density-medium = medium density
density-high = high density
tourist-own = { $seat }'s tourist
tourist-neutral = the neutral tourist
lake = Lake
vertex = vertex between { $first } and { $last }

# Effects
effect-gain = +{ $n } { $what }
effect-lose = −{ $n } { $what }
effect-earn = +${ $n }
effect-pay = −${ $n }
effect-per = { $then } per { $metric }
effect-exchange = { $lose } for { $gain }
effect-several = { $gain }
effect-free = a free activation
effect-extra = one more build
effect-nothing = nothing

# Prompts
slip-prestige = This costs you { $lost } prestige.
prompt-initiative = Which initiative space? Farther left acts earlier
prompt-tile = Take a project and build it: you have ${ $money }
prompt-extra-tile = Take one more project: you have ${ $money }
prompt-cell = Where does { $tile } go?
prompt-lake-cell = Where does the Lake go?
prompt-order = Which effect comes next? ({ $tile })
prompt-activate = Activate a tile or stop: { $left ->
    [one] one activation left
   *[other] { $left } activations left
}
prompt-pay = Add a tourist or pay { $rest ->
    [one] one cube
   *[other] { $rest } cubes
}? ({ $tile })
prompt-bonus = Which bonus for making no activation?
prompt-free = Which tile is activated for free? ({ $tile })
prompt-token = Where does the surrounded construction token go?
prompt-prosperity = Build a Prosperity tile, or lay one as a Lake?
prompt-last = Which tile comes next before the last Expo?
prompt-times = How often, up to { $most }? ({ $tile })

# Actions
action-space = Take space { $space } for ${ $price }
action-take = Take { $tile } for ${ $price }
action-place = Build on { $cell }
action-place-penalty = Build on { $cell } (−{ $penalty } prestige: { $why })
breaks-a = no construction token
breaks-b = no tile of its type beside it
action-lake = Lay the Lake on { $cell }
action-resolve = { $tile }: { $effect }
action-resolve-own = { $effect }
action-activate = Activate { $tile } (cost { $cost })
action-stop = Stop
action-stop-bonus = Activate nothing (bonus: a progress or a cube)
action-tourist = Add { $tourist }
action-cubes = Pay { $rest ->
    [one] one cube
   *[other] { $rest } cubes
}
action-bonus-progress = Take one progress
action-bonus-energy = Take one energy cube
action-free = Activate { $tile } for free
action-decline = No free activation
action-token = Move the token to the { $vertex }
action-prosper-building = Build { $tile }
action-prosper-pay = Build { $tile } ({ $cost })
action-prosper-lake = Lay { $tile } as a Lake
action-last = { $tile } next
action-times = { $times ->
    [one] Once
   *[other] { $times } times
}

# Extra Taxation
taxed = { $what } (Extra Taxation: −{ $n } prestige)

# Events
event-started = { $seat } starts on initiative space { $space }
event-dealt = { $seat } receives { $tiles }
event-dealt-hidden = { $seat } receives Prosperity tiles
event-drawn = New project: { $tile }
event-pushed-out = { $tile } leaves the game
event-round = Round { $round } begins
event-space = { $seat } takes initiative space { $space } for ${ $price }
event-built = { $seat } builds { $tile }
event-shown = { $seat } chooses { $tile }
event-lake = { $seat } lays { $tile } as a Lake
event-changed = { $seat }: { $change } ({ $why })
event-missed-gain = { $seat }: { $change } lost, the track ends here ({ $why })
event-missed-work = { $seat }: { $change } lost, nobody is without work ({ $why })
event-missed-loss = { $seat }: { $change } not taken, there is no more ({ $why })
event-upgraded = { $seat } upgrades to { $plant } (+{ $cubes } cubes)
event-highest = { $seat } has the highest culture
event-highest-nobody = The neutral city has the highest culture
event-tourist = { $host } now hosts { $tourist }
event-tourist-board = Now beside the board: { $tourist }
event-activated = { $seat } activates { $tile } ({ $cubes ->
    [0] { $tourists ->
        [one] one tourist
       *[other] { $tourists } tourists
    }
    [one] one cube{ $tourists ->
        [0] {""}
        [one] , one tourist
       *[other] , { $tourists } tourists
    }
   *[other] { $cubes } cubes{ $tourists ->
        [0] {""}
        [one] , one tourist
       *[other] , { $tourists } tourists
    }
})
event-activated-freely = { $seat } activates { $tile } for free
event-declined = { $seat } uses no free activation
event-stopped = { $seat } is done with activations
event-token = { $seat } moves a construction token
event-neutral = The neutral city's culture rises to { $culture }
event-expo = World Expo evaluation { $number }
event-cubes-returned = All cubes on tiles return to the supply
event-ended = { $seat } hosts the World Expo

# Reasons
why-initiative = initiative
why-row = project
why-penalty = building penalty
why-taxation = Extra Taxation
why-arrow = end of a track
why-unemployed = fewer people
why-bonus = bonus
why-lake = Lake
why-expo-employment = employment
why-expo-unemployment = unemployment
why-expo-services = public services
why-expo-ranking = public services ranking
why-final-energy = energy left
why-final-money = money left
why-final-culture = culture
why-final-progress = progress

# Sources of prestige
source-tiles = Tiles
source-other = Other
source-penalties = Building penalties
source-taxation = Extra Taxation
source-arrows = Ends of tracks
source-employment = Employment at the Expos
source-unemployment = Unemployment
source-services = Public services bonuses
source-ranking = Public services ranking
source-final = End-of-game tiles
source-energy = Energy left
source-money = Money left
source-culture = Culture
source-progress = Progress since the last upgrade

# Refusals
no-over = The game is over
no-not-now = That is not what is decided now
no-space-taken = Space { $space } is already taken
no-space-closed = Space { $space } is not used with this number of players
no-project = { $tile } is not in the Projects area
no-cell-occupied = There is something on that cell
no-cell-away = A tile must touch your city
no-lake-away = A Lake must touch a tile of your city
no-pending = That effect of { $tile } is not waiting
no-tile-of-yours = { $tile } is not in your city
no-activation = { $tile } has no activation
no-means = { $tile } costs { $cost }; you do not have enough cubes and tourists
no-guest = You do not host that tourist
no-tourist-usable = That tourist has paid already, or lies on this very tile
no-tourist-now = Tourists are added in the order of the seats, and the payment must work out
no-cubes = { $rest } more are needed; you have fewer cubes
no-free-target = { $tile } is no adjacent tile with an activation
no-vertex-taken = One of your tokens is there
no-vertex-outside = A token must stand on the perimeter of your city
no-tile-in-hand = { $tile } is not in your hand
no-requirement = You do not meet the requirement of { $tile }
no-last-effect = { $tile } has nothing to do before the last Expo
no-so-often = From once up to { $most } times

# The end
end-expo = The third World Expo is over
tie-energy = Equal prestige: more energy cubes decide, { $first } to { $second }
tie-money = Equal prestige and cubes: more money decides, ${ $first } to ${ $second }
tie-space = Equal in everything else: the space farther left on the initiative track decides

# On the map
map-vertex = A { $vertex }

# The map in words
told-tourists = Tourists: { $tourists }
told-tourist-board = { $tourist } beside the board
told-tourist-beside = { $tourist } beside { $host }'s city
told-tourist-on = { $tourist } in { $host }'s city on { $tile }
told-housing = { $kind }, { $density }
told-own-plant = Your { $plant } (level { $level }): { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
}, { $activations ->
    [one] one activation
   *[other] { $activations } activations
} a round, progress { $progress } of { $spaces }
told-tokens = Your construction tokens stand on the { $first } and the { $second }
told-tile = { $cell }: { $tile } ({ $kind }). { $text }
told-tile-cost = { $cell }: { $tile } ({ $kind }, activation costs { $cost }). { $text }
told-lakes = Your Lakes: { $lakes }
told-city = { $seat }'s city: { $tiles }; tokens on the { $first } and the { $second }
told-at = { $tile } on { $cell }
told-at-cubes = { $tile } on { $cell } ({ $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
})

# The table
place = Round { $round } of { $rounds }, Era { $era } · World Expo after round { $expo }
place-over = The third World Expo is over
named = { $seat }
era = Era { $era }
phase-political = Political
phase-building = Building
phase-tourism = Tourism
phase-executive = Executive
phase-administrative = Administrative
expo-step = Expo
pane-projects = Projects
projects-left = { $left ->
    [0] no tile
    [one] one tile
   *[other] { $left } tiles
} left in Era { $era }
row-empty = nothing in this row
tile-aside = { $density } · { $era }
tile-title = { $icon } { $tile }
tile-spoken = { $tile } ({ $kind }). { $text }
pane-hand = Your Prosperity tiles
hand-met = ⟨check⟩ may be built
hand-unmet = ⟨lock⟩ only as a Lake
pane-plant = Your power plant
plant-note = { $plant }
plant-badge = { $n ->
    [one] 1 activation
   *[other] { $n } activations
}
plant-cubes = { $n ->
    [one] 1 energy cube
   *[other] { $n } energy cubes
}
plant-next = In { $left } ⟨gear⟩: level { $level }, +{ $cubes } ⟨cube⟩, { $activations ->
    [one] 1 activation
   *[other] { $activations } activations
}
plant-last = The last level: every ⟨gear⟩ counts at the end
guest = { $tourist }
tourist-on = { $tourist }, on { $tile }
chip-facts = plant { $level } · ⟨cube⟩ { $cubes } · ${ $money }
chip-plant = { $plant }, { $activations ->
    [one] one activation
   *[other] { $activations } activations
} a round; initiative space { $space }
chip-tourists = Tourists
chip-hand = { $n ->
    [0] no Prosperity tile
    [one] one Prosperity tile
   *[other] { $n } Prosperity tiles
} in hand
chip-unbuilt = Never built
pane-tracks = Tracks
tracks-badge = Expo { $n } ⟨star⟩
track-population = ⟨person⟩ Population
track-employment = ⟨work⟩ Employment
track-services = ⟨shield⟩ Services
track-culture = ⟨mask⟩ Culture
track-money = ⟨money⟩ Money
track-progress = ⟨gear⟩ Progress
track-top = past the end: { $what }
track-attraction = from { $at } on the highest draws tourists of cities below { $below }
track-neutral = neutral city: culture { $n }
track-upgrade = a new power plant
worth-idle = { $n ->
    [0] all work
   *[other] { $n } jobless
}
worth-rank = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} { $n } ⟨star⟩
worth-end = at the end
worth-upgrade = { $n } to level { $level }
pane-expo = Next World Expo
expo-note = after round { $round }, as things are now
expo-work = ⟨work⟩
expo-idle = jobless
expo-services = ⟨shield⟩
expo-rank = rank
expo-total = ⟨star⟩
pane-initiative = Initiative
initiative-note = price, × when you leave it
space-help = Space { $space }: ${ $price }, multiplies the next price by { $times }
pane-tourism = Tourists come by culture
tourism-leads = { $seat } leads with { $n }
tourism-neutral = the neutral city leads with { $n }
tourism-less = ⟨mask⟩ less
tourism-from = { $n }+
tourism-draws = The highest draws
tourism-lowest = the lowest
tourism-below = also < { $n }
pane-plants = Power plants
plants-note = next of each level
plants-left = left
pane-ends = Past the ends of the tracks
ends-top = above
ends-bottom = below
ends-cell = { $at }: { $what }
glyph-near = beside
glyph-city = in city
sketch-legend = ◇ construction tokens · [2] cost of an activation · (−2) prestige a place costs

# Tiles in short
which-any = { $n ->
    [one] tile
   *[other] tiles
}
which-kind = { $kind } { $n ->
    [one] tile
   *[other] tiles
}
which-kinds = { $kinds } { $n ->
    [one] tile
   *[other] tiles
}
which-housing = { $density }-density housing
which-progress = { $n ->
    [one] tile
   *[other] tiles
} with +{ $by } ⟨gear⟩
which-museums = { $n ->
    [one] museum
   *[other] museums
}
either = { $one } or { $other }
of-housing = housing
of-public = public
of-industry = industry
of-commerce = commerce
of-tourism = tourism
of-prosperity = prosperity
of-low = low
of-medium = medium
of-high = high
does-gain = { $gain }
does-exchange = { $cost } → { $gain }
does-run = ⟨bolt⟩ { $cost }: { $does }
does-per = { $gain } per { $metric }
does-tiles-near = { $gain } per { $which } beside it
does-tiles-city = { $gain } per { $which } in your city
does-types = { $gain } per other type beside it
does-now-later = { $what }, now and later
does-each-near = { $gain } when you activate any { $which } beside it
does-each-city = { $gain } when you activate any { $which }
does-upgrade = { $gain } when your plant improves
does-tourism = { $gain } per tourist after Tourism
does-free = activate a tile beside it for free
does-extra = one more build
does-shelter = no penalty for tiles beside it
does-last = Before the last Expo: { $what }
does-final = At the end: { $what }
needs-pay = Needs: { $cost }
needs-most = Needs the most { $what }{ $ties }
needs-least = Needs the fewest { $what }{ $ties }
needs-tied = , or a tie
needs-alone = , alone
needs-broken = , by tie-break
needs-progress = plant level and ⟨gear⟩

# What a choice comes to
reason-token = no construction token
reason-kind = { $kind ->
    [housing] no housing beside it
    [public] nothing public beside it
    [industry] no industry beside it
    [commerce] no commerce beside it
    [tourism] no tourism beside it
   *[prosperity] no Prosperity tile beside it
}
reason-both = neither token nor type
ledger-initiative = Initiative
ledger-space = price of space { $space }
ledger-left = multiplier of space { $space }, which you leave
ledger-take = { $tile } for ${ $price }
ledger-place = Penalties and neighbours come with the place
ledger-cost = ⟨cube⟩ or tourists
ledger-line = { $what } ({ $why })
ledger-missed = lost: { $what }
ledger-plant = { $plant }
ledger-open = and a choice
ledger-expo = World Expo: { $now } → { $then } ⟨star⟩

# Icons aloud
icon-gear = progress
icon-person = population
icon-work = employment
icon-shield = public services
icon-mask = culture
icon-money = money
icon-star = prestige
icon-cube = energy cubes
icon-bolt = activation
icon-crown = crown
icon-check = yes
icon-lock = no
icon-gem = prosperity
icon-house = housing
icon-columns = public
icon-factory = industry
icon-shop = commerce
icon-suitcase = tourism

# Each kind of question, when somebody meets it for the first time.
topic-initiative = Who acts first takes the best tile, but early places cost money. The space that you leave makes the next one dearer or cheaper.
topic-tile = Take one tile of the Projects area. Cheap rows are new, dear ones will soon be gone; think of what its neighbours in your city would get from it.
topic-extra-tile = You build one more tile this round, paid for like any other.
topic-cell = Put it beside a tile of the same type, if you have any, and beside a construction token, or lose 2 prestige for each rule that you break.
topic-lake = A Lake only fills a cell. Put it where you will need no building.
topic-order = Several effects happen at once, and the order matters. What gives room or resources usually comes first.
topic-activate = Spend energy to use a building once more. Each use makes the next one of that tile dearer. Stopping without any gives a small bonus.
topic-pay = Pay with cubes and with tourists whom you host: a tourist saves a cube, and may pay again next round.
topic-bonus = You activated nothing, so you get one progress or one energy cube.
topic-free = You may use one adjacent tile for free: no cubes, and it gets no dearer.
topic-token = This construction token is surrounded and must move. Put it where you want to build next: cells beside it cost no penalty.
topic-prosperity = Build a Prosperity tile whose requirement you meet, or turn one into a Lake. Keep the ones that you may fulfil later.
topic-last = The last World Expo is near. Choose which of these effects comes first.
topic-times = This effect may be taken several times. Look at the numbers, then say how often.

# What happens in each phase of a round, and in the rounds of an era.
step-political = Everybody chooses a place in the order of play. Early places cost money.
step-building = Each city takes a tile of the projects and builds it. The tile and its neighbours take effect at once.
step-tourism = The city with the most culture draws tourists from the others. They help to pay in the next phase.
step-executive = Energy cubes and tourists activate buildings, as often as the power plant allows.
step-administrative = Surrounded construction tokens move on, the projects slide to dearer rows, and new ones come.
step-round = One of the twelve rounds: in each of them every city builds a tile and uses its buildings.
step-round-prosperity = After this round every city also builds a Prosperity tile or a Lake.
step-expo = The World Expo: employment and public services bring prestige or cost it, and the cubes leave the tiles.
