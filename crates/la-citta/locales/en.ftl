# La Città in English.

pitch = You are a prince in Tuscany. Found cities, feed your people, and build what they ask for, or they will walk over to your neighbour.

option-setup = Setup
option-setup-standard = standard: fixed terrain and castles
option-setup-advanced = advanced: random terrain, castles placed in turn
option-terrain = Terrain of the advanced setup
option-terrain-random = random
option-terrain-fair-random = fair: water, mountains and rich fields well spread
option-penalty-trigger = Card penalty
option-penalty-trigger-famine = for famine only
option-penalty-trigger-any-loss = for any citizen lost
option-citizen-supply = Citizen supply
option-citizen-supply-unlimited = unlimited
option-citizen-supply-limited = limited: 130 citizens
option-display-refresh = Politics display
option-display-refresh-none = only taken cards are replaced
option-display-refresh-bury-oldest = the row slides, and the First Player may bury the oldest card
option-start-distance-max = Castles of the advanced setup
option-start-distance-max-none = anywhere
option-start-distance-max-near = near each other

building-castle = castle
building-farm = farm
building-quarry = quarry
building-market = market
building-statue = statue
building-cloister = cloister
building-fountain = fountain
building-palace = palace
building-hospital = hospital
building-bathhouse = bathhouse
building-cathedral = cathedral
building-university = university

a-castle = a castle
a-farm = a farm
a-quarry = a quarry
a-market = a market
a-statue = a statue
a-cloister = a cloister
a-fountain = a fountain
a-palace = a palace
a-hospital = a hospital
a-bathhouse = a bathhouse
a-cathedral = a cathedral
a-university = a university

card-palace = Palace
card-cathedral = Cathedral
card-university = University
card-hospital = Hospital
card-bathhouse = Bathhouse
card-master-builder = Master Builder
card-bread-and-circuses = Bread and Circuses
card-golden-times = Golden Times
card-rich-harvest = Rich Harvest
card-closeness-to-the-people = Closeness to the People

cardhelp-palace = build a palace ({ $hints })
cardhelp-cathedral = build a cathedral ({ $hints })
cardhelp-university = build a university ({ $hints })
cardhelp-hospital = build a hospital ({ $hints })
cardhelp-bathhouse = build a bathhouse ({ $hints })
cardhelp-master-builder = build any simple, medium or large building
cardhelp-bread-and-circuses = put { $counts } coloured citizens on a building with arches; each adds a point of its demand this year
cardhelp-golden-times = { $counts } citizens from the supply for one city, within its growth limit
cardhelp-rich-harvest = put a coloured citizen on a farm; it feeds double this year (not in the last year)
cardhelp-closeness-to-the-people = look at { $counts } of the face-down Voice cards

demand-culture = culture
demand-hygiene = hygiene
demand-education = education

tile-field-1 = field of 1
tile-field-2 = field of 2
tile-field-3 = field of 3
tile-mountain = mountain
tile-water = water

city-of = city { $city } of { $seat }
limit = at most { $limit }
limit-none = without limit
points-of = { $points } { $demand }
brings-food = { $food } food
brings-gold = { $gold } gold a year
brings-market = room to grow
hint-farm = food from the fields beside it
hint-quarry = gold every year from the mountains beside it
hint-market = brings a citizen and lets the city grow further
hint-water = { $points }, beside water only

gauge-citizens = { $n ->
    [one] citizen
   *[other] citizens
}
gauge-food = food
gauge-gold = gold
gauge-action-cards = { $n ->
    [one] Action card
   *[other] Action cards
}
gauge-castles = { $n ->
    [one] castle in stock
   *[other] castles in stock
}
gauge-figures = { $n ->
    [one] coloured citizen in stock
   *[other] coloured citizens in stock
}
gauge-politics = { $n ->
    [one] politics card played
   *[other] politics cards played
}
gauge-starved = { $n ->
    [one] citizen lost to hunger
   *[other] citizens lost to hunger
}
note-first = First Player
note-founded = has founded a city this year
note-hungry = { $missing ->
    [one] one citizen would have to leave
   *[other] { $missing } citizens would have to leave
}

prompt-castle = Where does your castle go?
prompt-bury = Bury the oldest politics card, { $card }?
prompt-act = { $cards ->
    [0] Take a politics card, or pass?
    [one] Play your last Action card, take a politics card, or pass?
   *[other] Play an Action card, take a politics card, or pass?
}
prompt-found-hex = Where do you found a city?
prompt-found-source = Which city sends a citizen to { $hex }?
prompt-build-hex = Where do you build { $building }?
prompt-card-building = Which building does the { $card } raise?
prompt-card-level = How much do you pay for { $card }?
prompt-card-site = { $figures ->
    [one] Which of your buildings gets a coloured citizen?
   *[other] Which of your buildings gets { $figures } coloured citizens?
}
prompt-card-farm = Which of your farms feeds double this year?
prompt-card-split = { $figures ->
    [one] Does it count for hygiene or for education?
   *[other] How many of the { $figures } count for hygiene?
}
prompt-card-city = { $citizens ->
    [one] Which city gains a citizen?
   *[other] Which city gains { $citizens } citizens?
}
prompt-card-pair = Which two Voice cards do you look at?
prompt-demand = Which demand counts for your city { $city }?
prompt-demolish = Which building of your city { $city } falls?
prompt-starve = Famine: which city loses a citizen? { $left ->
    [one] One must go
   *[other] { $left } must go
}

action-pass = Pass: draw a card unseen
action-gold = Action card: take { $gold } gold
action-found = Action card: found a city
action-build = Action card: build { $building } ({ $hints })
action-card = Take { $card } ({ $prices } gold)
action-castle = Castle on { $hex }: { $food } food (beside { $tiles })
action-source = A citizen from city { $city }, which can spare { $spare }
action-raise = Build { $building } for { $cost } gold ({ $hints })
action-site = On { $hex }
action-site-farm = On { $hex }: { $food } food (city { $city }, beside { $tiles })
action-site-quarry = On { $hex }: { $gold } gold a year (city { $city }, beside { $tiles })
action-site-other = On { $hex } (city { $city }, beside { $tiles })
action-site-meets = { $site }; new neighbour: { $cities }
action-site-feast = On { $hex }: { $building } of city { $city } ({ $demands })
action-site-harvest = On { $hex }: farm of city { $city }, which then feeds { $food } more
action-level-figures = { $count ->
    [one] One coloured citizen
   *[other] { $count } coloured citizens
} { $cost ->
    [0] free
   *[other] for { $cost } gold
}
action-level-citizens = { $count ->
    [one] One citizen
   *[other] { $count } citizens
} { $cost ->
    [0] free
   *[other] for { $cost } gold
}
action-level-look = { $cost ->
    [0] Look at { $count } cards, free
   *[other] Look at { $count } cards for { $cost } gold
}
action-level-other = Pay { $cost } gold
action-hygiene = { $hygiene ->
    [0] For education
   *[other] { $education ->
        [0] For hygiene
       *[other] { $hygiene } for hygiene, { $education } for education
    }
}
action-hygiene-only = { $hygiene } for hygiene
action-settle = City { $city }: { $people ->
    [one] one citizen now
   *[other] { $people } citizens now
}, { $limit }
action-city = City { $city }
action-look = Look at cards { $pair }
action-bury = Bury { $card }
action-keep = Keep { $card }
action-follow = Follow { $demand }
action-follow-nobody = Follow { $demand }: nobody
action-follow-all = Follow { $demand }: one from { $cities }
action-follow-some = Follow { $demand }: a citizen leaves { $cities }, but you have room for only { $room }
action-demolish = The { $building } on { $hex } falls; you lose { $brings }
action-demolish-hex = Demolish { $hex }
action-starve = City { $city } loses a citizen; it can spare { $spare }
action-starve-building = City { $city } loses a citizen, and then a building
action-starve-last = City { $city } loses its last citizen and disappears

event-starts = { $seat } places the first castle
event-placed = { $seat } places a castle on { $hex }
event-year-began = Year { $year } begins; { $first } is First Player
event-voice-shown = The face-up Voice card asks for { $demand }
event-quarried = The quarries of { $seat } earn { $gold } gold
event-grew = City { $city } of { $seat } grows to { $people }
event-sat-out = { $seat } is under penalty and sits out the first round, with one Action card fewer
event-buried = { $seat } buries { $card }
event-kept = { $seat } keeps the display as it is
event-passed = { $seat } passes and draws a card unseen
event-took-gold = { $seat } takes { $gold } gold
event-founded = { $seat } founds city { $city } on { $hex } with a citizen from city { $source }
event-card-taken = { $cost ->
    [0] { $seat } plays { $card }
   *[other] { $seat } plays { $card } for { $cost } gold
}
event-built = { $seat } builds { $building } on { $hex } in city { $city }
event-feasted = { $seat } puts { $figures ->
    [one] one coloured citizen
   *[other] { $figures } coloured citizens
} on { $hex }, worth { $points } this year
event-prospered = { $citizens ->
    [one] One citizen joins city { $city } of { $seat }
   *[other] { $citizens } citizens join city { $city } of { $seat }
}
event-marked = The farm of { $seat } on { $hex } will feed double this year
event-looked = { $seat } looks at Voice cards { $positions }
event-looked-own = { $seat } looks at Voice cards { $positions } and sees { $seen }
event-reshuffled = { $cards } discards are shuffled and become the deck
event-displayed = New on display: { $card }
event-voice-heard = The Voice cards show { $voices }: the people ask for { $demands }
event-followed = City { $city } of { $seat } follows { $demand }
event-moved = A citizen leaves city { $leaving } of { $from } for city { $entering } of { $to }, which offers more { $demand }
event-turned-away = A citizen leaves city { $leaving } of { $from } for want of { $demand }, but city { $entering } of { $to } has no room
event-demolished = Nobody is left for the { $building } of { $seat } on { $hex } in city { $city }: it falls
event-city-lost = City { $city } of { $seat } on { $hex } has no citizens left and disappears
event-famine = { $citizens ->
    [one] Famine: { $seat } has no food for one citizen
   *[other] Famine: { $seat } has no food for { $citizens } citizens
}
event-starved = City { $city } of { $seat } loses a citizen to the famine
event-year-ended = Year { $year } is over
event-scored = { $seat }: { $points } for { $source }

source-citizens = Citizens
source-cities = Complete cities
source-famine = Famine in the last year
end-years = Six years are over
tie-gold = Equal points: more gold decides, { $first } to { $second }

no-such-action = That is no political action
no-other-question = Another question comes first
no-unfinished = Finish your action first, or take it back
no-castle-first = The castles are placed first
no-bury-first = First decide about the oldest card
no-taboo = { $hex } is not in play with so few players
no-castle-near = { $hex } is too near a building: at least three free hexes must lie between
no-castle-far = { $hex } is too far from the other castles: at most five free hexes may lie between
no-action-card = You have no Action card left
no-castle-left = You have no castle left
no-second-foundation = You have founded a city this year already
no-surplus = City { $city } has no citizen to spare
no-surplus-anywhere = None of your cities has a citizen to spare
no-surplus-here = That city has no citizen to spare
no-supply = The supply has too few citizens
no-room-for-city = No hex is far enough from all buildings
no-not-simple = An Action card builds no { $building }
no-tiles = No tile is left for a { $building }
no-market-site = All your cities have a market, or no room for one
no-building-site = There is no hex where you could build a { $building }
no-water-site = There is no hex beside water for a { $building }
no-city = You have no city
no-not-displayed = { $card } is not on display
no-last-year = { $card } cannot be taken this year
no-gold = That costs { $cost } gold
no-level = You can carry out nothing that { $card } offers
no-such-city = You have no city { $city }
no-occupied = { $hex } is occupied
no-not-beside = { $hex } is not beside a city of yours
no-between = { $hex } would touch two cities
no-second-market = That city has a market already
no-water = { $hex } does not touch water
no-card-builds = The card builds no { $building }
no-such-level = There is no level { $level }
no-figures = { $figures ->
    [one] You lack a coloured citizen, or a building to put it on
   *[other] You lack { $figures } coloured citizens, or a building to put them on
}
no-room-anywhere = No city of yours has room for so many
no-room-in-city = City { $city } has no room for so many
no-so-many = You place only { $figures }
no-arches = The building on { $hex } has no arches
no-not-yours = You have no building on { $hex }
no-farm = That is no farm
no-yield = The farm on { $hex } yields nothing
no-marked = The farm on { $hex } is marked already
no-demand = The people do not ask for { $demand }
no-castle-falls = A castle never falls
no-cut = Without { $hex } the city would fall apart
no-other-city-falls = { $hex } does not belong to that city
no-people = City { $city } has no citizen to lose


told-seat = { $seat }
told-city = City { $city } of { $seat }, castle on { $hex }: { $people ->
    [one] one citizen
   *[other] { $people } citizens
}, { $limit }, { $surplus } to spare; { $food } food; attraction: { $offers }. Other buildings: { $buildings }
told-city-complete = City { $city } of { $seat }, castle on { $hex }, complete: { $people ->
    [one] one citizen
   *[other] { $people } citizens
}, { $limit }, { $surplus } to spare; { $food } food; attraction: { $offers }. Other buildings: { $buildings }
told-no-offers = none
told-no-buildings = none
told-lot = { $hex } { $building } ({ $brings })
told-harvest = double this year
told-feast = { $points } more { $demand } this year
told-rivals = Neighbours: { $one } and { $other }, with { $offers }
told-offer = { $demand } { $one } to { $other }

icon-culture = culture
icon-hygiene = hygiene
icon-education = education
icon-gold = gold
icon-wheat = food
icon-person = citizens
icon-crown = First Player
icon-check = complete
icon-lock = penalty
icon-trophy = points
icon-politics = politics cards
icon-action-0 = Action cards
icon-action-1 = Action cards
icon-action-2 = Action cards
icon-action-3 = Action cards
icon-action-4 = Action cards
icon-sign-0 = ▲
icon-sign-1 = ●
icon-sign-2 = ■
icon-sign-3 = ◆
icon-sign-4 = ★

year = Year { $year } of { $years }
phase-voice = Voice
phase-quarries = Quarries
phase-growth = Growth
phase-bury = Oldest card
phase-politics = Politics, round { $round } of { $rounds }
phase-opens = Voice opens
phase-migration = Migration
phase-demolition = Demolition
phase-feeding = Feeding

place-castles = The castles are being placed
place-bury = Year { $year } of { $years }, before the first round
place-politics = Year { $year } of { $years }, round { $round } of { $rounds }
place-migration = Year { $year } of { $years }, migration: { $demands }
place-demolition = Year { $year } of { $years }, demolition after the migration
place-feeding = Year { $year } of { $years }, feeding
place-over = { $count ->
    [one] { $winners } wins with { $points } points
   *[other] { $winners } share the victory with { $points } points
}
place-aside = { $place } · { $aside }
aside-castle = at least three free hexes between two castles
aside-found = at least three free hexes from every building
aside-source = { $supply } more come from the supply
aside-build = Action card: free
aside-card = { $card }, { $cost } gold
aside-gold = you have { $gold } gold
aside-feast = each adds a point until the end of the year
aside-harvest = until the end of the year
aside-split = the others count for education; hospital on { $hex }
aside-city = { $card }, within the growth limit
aside-pair = only you will know them
aside-demand = rivals with less of it lose a citizen
aside-demolish = { $people ->
    [one] one citizen
   *[other] { $people } citizens
} for { $buildings } buildings: { $left ->
    [one] one must fall
   *[other] { $left } must fall
}
aside-starve = { $people } citizens, food for { $food }

fact-and = { $one } · { $other }
fact-first = ⟨crown⟩  { $facts }
fact-food = ⟨wheat⟩ { $food }
slip-hungry-still = Still { $missing } food short, and this gives up the last chance for a farm this year: you would lose citizens.
slip-hungry = This leaves you { $missing } food short at the end of the year: you would lose citizens.
fact-hungry = { $missing } too few
fact-gold = ⟨gold⟩ { $gold }
fact-cards = { $card } { $left } · ⟨politics⟩ { $politics }
fact-penalty = ⟨lock⟩ one card fewer
fact-sits-out = ⟨lock⟩ sits out round 1
fact-famine = famine: −{ $points }
chip-city = City { $city }: { $people ->
    [one] one citizen
   *[other] { $people } citizens
}, { $limit }, { $spare } to spare
chip-label = City { $city }, { $hex }
chip-complete = complete
chip-front = Politics cards before them: { $cards }
chip-looked = Has looked at Voice cards { $positions }
card-copies = { $card } ×{ $count }
cards-unseen = { $count } unseen

pane-politics = Politics cards
politics-note = { $deck } in the deck, { $discards } discarded
politics-discards = Discarded: { $cards }
card-help = { $card }: { $help }
price = { $gold } ⟨gold⟩
arches = { $arches } { $demand }
needs-water = beside water
cardaside-master-builder = build anything
cardaside-bread-and-circuses = coloured citizens
cardaside-golden-times = for one city
cardaside-rich-harvest = this year
cardaside-closeness-to-the-people = face-down Voice cards
size-simple = simple
size-medium = medium
size-large = large
level-figures = { $count ->
    [one] +1 arch
   *[other] +{ $count } arches
}
level-citizens = { $count ->
    [one] 1 citizen
   *[other] { $count } citizens
}
level-harvest = a farm feeds double
level-look = look at { $count }

pane-buildings = Buildings
buildings-note = tiles left
stack-shared = shared
tile-market = up to { $limit } ⟨person⟩
tile-help = { $building }, { $count } left: { $hints }

pane-mine = Yours
mine-gold = { $gold } ⟨gold⟩
mine-action-cards = { $n ->
    [0] No Action card left
    [one] 1 Action card left
   *[other] { $n } Action cards left
}
mine-action-card = Action card: 2 gold, a simple building or a new city
mine-stock = In stock: { $castles ->
    [0] no castle
    [one] one castle
   *[other] { $castles } castles
}, { $figures ->
    [0] no coloured citizen
    [one] one coloured citizen
   *[other] { $figures } coloured citizens
}
mine-before = Taken
mine-unseen = unseen
mine-looked = You have looked at Voice cards { $positions }

pane-voice = Voice of the People
voice-note = the most frequent wins
voice-heard = the people want { $demands }
voice-known = you know
voice-times = { $demand } ×{ $count }
voice-peeked = Voice card { $position }, face down, but you have looked: { $demand }
voice-hidden = Voice card { $position }, face down
voice-past = Past years: { $cards }
voice-unheard = Not seen yet: { $cards }

pane-rivals = Rival neighbours
rivals-note = more draws a citizen
rivals-pair = { $one } – { $other }

pane-result = Final score
result-total = ⟨trophy⟩
result-citizens = ⟨person⟩
result-cities = ⟨check⟩
result-famine = ⟨wheat⟩
result-gold = ⟨gold⟩
result-legend = ⟨trophy⟩ points: ⟨person⟩ citizens, ⟨check⟩ complete cities, ⟨wheat⟩ famine in the last year. A tie goes to more ⟨gold⟩
result-seat = { $place }. { $sign } { $seat }

map-space = { $space }: { $tile }
map-hex = { $hex }, beside { $tiles }
map-building = { $hex }: { $building } of { $seat } in city { $city } ({ $brings })
map-castle = { $hex }: castle of { $seat }, city { $city }, { $people ->
    [one] one citizen
   *[other] { $people } citizens
}

ledger-built = City { $city }, { $hex }: { $building }
ledger-found = City { $city } on { $hex }
ledger-number = City { $city }
ledger-follows = City { $city } follows { $demand }
ledger-action-cards = Action cards, { $from } → { $to }
ledger-gold = gold, { $from } → { $to }
ledger-food = food, { $from } → { $to }
ledger-citizens = citizens, { $from } → { $to }
ledger-city = citizens in the city, { $from } → { $to }
ledger-castle = citizens in the castle, { $from } → { $to }
ledger-buildings = buildings, { $from } → { $to }
ledger-quarry = gold every year
ledger-arches = { $sign } { $demand }, { $from } → { $to }
ledger-limit = growth limit, { $from } → { $to }
ledger-above = { $demand }, above { $city }: a citizen would come
ledger-level = { $demand }, level with { $city }
ledger-below = { $demand }, below { $city }: a citizen would go
ledger-comes = a citizen from { $from }
ledger-turned = one leaves { $from }, but there is no room

letter-farm = F
letter-quarry = Q
letter-market = M
letter-statue = S
letter-cloister = L
letter-fountain = O
letter-palace = P
letter-hospital = H
letter-bathhouse = B
letter-cathedral = C
letter-university = U
sketch-legend = ▲1 castle of city 1; { $buildings }; "2" field, ^ mountain, ~ water

# Each kind of question, when somebody meets it for the first time.
topic-castle = Your castle is the heart of a city. It is fed by the fields that it touches, so look for rich ones; other castles must be four steps away.
topic-bury = You may bury the oldest card of the display. Do it if it helps somebody else more than you.
topic-act = One action in each of the five rounds: take gold, found a city, build something simple, or take a card. You have only three Action cards a year, so mix both.
topic-found = A new city starts with three citizens, and brings the food of the fields beside its castle. It must lie four steps from everything else.
topic-settlers = One citizen moves to the new city. Take them from a city that has people to spare in its castle.
topic-build = Choose where it goes: beside your city, not touching any other. One citizen moves in, and farms gather food from the fields that they touch.
topic-master-builder = The Master Builder raises anything for gold. The bigger the building, the more it attracts, and the more it costs.
topic-level = The more you pay, the more the card does. Keep some gold if you want a large building later this year.
topic-site = Your coloured citizens help one building until the end of the year: they make it more attractive, or double a farm’s harvest.
topic-split = A hospital serves hygiene and education. Say how many of your figures count for hygiene; the others count for education.
topic-golden-times = New citizens for one city, as far as its limit allows. Mind that all of them must eat at the end of the year.
topic-pair = You alone look at these cards of the people’s voice. They tell which demand will draw citizens this year.
topic-demand = Two demands are equally loud. Choose for this city the one in which it beats its neighbours: every weaker neighbour loses a citizen to you.
topic-demolish = This city has fewer citizens than buildings, so one must fall. Give up what feeds or attracts least; the rest must stay connected.
topic-starve = There is not enough food for everybody. Choose which city loses a citizen; next year you act once less.

# What happens in each phase of a year.
step-voice = Four cards say what the people will ask for this year. One of them lies open.
step-quarries = Every quarry earns its owner gold from the mountains beside it.
step-growth = Every city gains a citizen, unless it has reached its limit.
step-bury = The First Player may put the oldest politics card of the display away.
step-politics = Five rounds with one action each: Action cards build, found cities or bring gold, politics cards do the rest.
step-opens = All Voice cards are turned up. What they show most often is what people move for.
step-migration = Between cities that lie close, citizens move to the one that offers more of what the Voice asks for.
step-demolition = A city with fewer citizens than buildings loses buildings.
step-feeding = Every citizen eats. Those who find no food are lost, and next year you act once less.
