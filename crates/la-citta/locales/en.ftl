# La Città in English.

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

cardtext-palace = Build a palace
cardtext-cathedral = Build a cathedral
cardtext-university = Build a university
cardtext-hospital = Build a hospital
cardtext-bathhouse = Build a bathhouse
cardtext-master-builder = Build anything
cardtext-bread-and-circuses = 1, 2 or 3 points
cardtext-golden-times = 1, 2 or 3 citizens
cardtext-rich-harvest = A farm feeds double
cardtext-closeness-to-the-people = See 2 or 3 Voices

demand-culture = culture
demand-hygiene = hygiene
demand-education = education

tile-field-1 = field of 1
tile-field-2 = field of 2
tile-field-3 = field of 3
tile-mountain = mountain
tile-water = water

gauge-citizens = citizens
gauge-food = food
gauge-gold = gold
gauge-action-cards = Action cards
gauge-castles = castles in stock
gauge-figures = coloured citizens in stock
gauge-politics = politics cards played
note-first = First Player
note-penalty = under penalty: one card fewer next year
note-sits-out = sits out the first round
note-founded = has founded a city this year
note-hungry = { $missing ->
    [one] one citizen would starve
   *[other] { $missing } citizens would starve
}

prompt-castle = Place a castle
prompt-bury = Bury the oldest politics card?
prompt-act = Year { $year }, round { $round }: choose your action
prompt-found-hex = Where do you found a city?
prompt-found-source = Which city sends a citizen to { $hex }?
prompt-build-hex = Where does the { $building } go?
prompt-card-building = { $card }: which building?
prompt-card-level = { $card }: how much do you pay?
prompt-card-site = { $card }: on which of your buildings?
prompt-card-split = How many of the { $figures } on { $hex } count for hygiene?
prompt-card-city = { $card }: in which city?
prompt-card-pair = Which two Voice cards do you look at?
prompt-demand = Which demand does your city { $city } follow?
prompt-demolish = Which building of your city { $city } falls? ({ $left } to go)
prompt-starve = Famine: which city loses a citizen? ({ $left } to go)

action-pass = Pass: draw a card unseen
action-gold = Action card: take { $gold } gold
action-found = Action card: found a city
action-build = Action card: build a { $building }
action-card = Take { $card }
action-castle = Castle on { $hex }
action-source = A citizen from city { $city }
action-raise = Build a { $building } for { $cost } gold
action-site = On { $hex }
action-level-figures = { $count ->
    [one] One coloured citizen for { $cost } gold
   *[other] { $count } coloured citizens for { $cost } gold
}
action-level-citizens = { $count ->
    [one] One citizen for { $cost } gold
   *[other] { $count } citizens for { $cost } gold
}
action-level-look = Look at { $count } cards for { $cost } gold
action-level-other = Pay { $cost } gold
action-hygiene = { $hygiene } for hygiene, { $education } for education
action-hygiene-only = { $hygiene } for hygiene
action-settle = In city { $city }
action-look = Look at { $pair }
action-bury = Bury { $card }
action-keep = Keep { $card }
action-follow = Follow { $demand }
action-demolish = The { $building } on { $hex } falls
action-demolish-hex = Demolish { $hex }
action-starve = City { $city } loses a citizen

event-starts = { $seat } places the first castle
event-placed = { $seat } places a castle on { $hex }
event-year-began = Year { $year } begins; { $first } is First Player
event-voice-shown = The face-up Voice card asks for { $demand }
event-quarried = The quarries of { $seat } earn { $gold } gold
event-grew = City { $city } of { $seat } grows to { $people }
event-sat-out = { $seat } sits out the first round
event-buried = { $seat } buries { $card }
event-kept = { $seat } keeps the display as it is
event-passed = { $seat } passes and draws a card unseen
event-took-gold = { $seat } takes { $gold } gold
event-founded = { $seat } founds city { $city } on { $hex }
event-card-taken = { $cost ->
    [0] { $seat } plays { $card }
   *[other] { $seat } plays { $card } for { $cost } gold
}
event-built = { $seat } builds a { $building } on { $hex }
event-feasted = { $seat } puts { $points ->
    [one] one coloured citizen
   *[other] { $points } coloured citizens
} on { $hex }
event-prospered = { $citizens ->
    [one] One citizen joins city { $city } of { $seat }
   *[other] { $citizens } citizens join city { $city } of { $seat }
}
event-marked = The farm of { $seat } on { $hex } will feed double this year
event-looked = { $seat } looks at Voice cards { $positions }
event-looked-own = { $seat } looks at Voice cards { $positions } and sees { $seen }
event-reshuffled = { $cards } discards are shuffled and become the deck
event-displayed = { $card } comes on display
event-voice-heard = The people ask for { $demands }
event-followed = City { $city } of { $seat } follows { $demand }
event-moved = A citizen moves from city { $leaving } of { $from } to city { $entering } of { $to }
event-turned-away = A citizen leaves city { $leaving } of { $from } but finds no room in city { $entering } of { $to }
event-demolished = The { $building } of { $seat } on { $hex } falls
event-city-lost = City { $city } of { $seat } on { $hex } is no more
event-famine = { $citizens ->
    [one] { $seat } cannot feed one citizen
   *[other] { $seat } cannot feed { $citizens } citizens
}
event-starved = City { $city } of { $seat } loses a citizen
event-year-ended = Year { $year } is over
event-scored = { $seat }: { $points } for { $source }

source-citizens = Citizens
source-cities = Complete cities
source-famine = Famine in the last year
end-years = Six years are over

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
no-figures = You lack { $figures } coloured citizens, or a building to put them on
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

scene-title = La Città, year { $year }
scene-board = Map of Tuscany
scene-hex = Hex { $hex }
scene-hex-building = { $hex }: { $building } of { $seat }
scene-city = { $hex }: castle of { $seat }, city { $city }, { $people ->
    [one] one citizen
   *[other] { $people } citizens
}
scene-space = { $space }: { $tile }
scene-year = Year { $year } of { $years }
scene-round = Round { $round } of { $rounds }
scene-voice = Voice of the People
scene-voice-card = Voice card { $position }
scene-voice-hidden = face down
scene-politics = Politics cards
scene-buildings = Buildings
scene-left = { $count } left
scene-deck = { $count } in the deck
scene-food = { $people } of { $food } fed
