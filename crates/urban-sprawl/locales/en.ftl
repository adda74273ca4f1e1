# Options

pitch = A town grows into a metropolis, lot by lot. Win contracts and elections, live through the events, and gather more prestige than the other developers.
option-length = Length
option-length-standard = standard
option-length-long = long
option-length-short = short
option-soft-metropolis = Soft Metropolis: the four strongest cards at half strength
option-stagnation-guard = Standstill rule: clear away the cheapest cards when nobody builds
option-decision-order = Order of decisions
option-decision-order-active-chooses = the active player chooses
option-decision-order-clockwise = clockwise
option-first-player = First player
option-first-player-random = drawn by lot
option-first-player-seat-0 = seat 1
option-first-player-seat-1 = seat 2
option-first-player-seat-2 = seat 3
option-first-player-seat-3 = seat 4

# Panels
gauge-score = prestige
gauge-wealth = wealth
gauge-buildings = { $n ->
    [one] building
   *[other] buildings
}
gauge-permits = { $n ->
    [one] planning card
   *[other] planning cards
}
gauge-vocations = { $n ->
    [one] vocation
   *[other] vocations
}
note-active = active
note-vocation = { $vocation } { $tiles }
note-extra-favor = Extra Favor

# Names
vocation-media = Media
vocation-finance = Finance
vocation-transportation = Transportation
vocation-education = Education
vocation-energy = Energy
vocation-tourism = Tourism
vocation-factory = Factory
vocation-public-service = Public Service
office-mayor = Mayor
office-district-attorney = District Attorney
office-treasurer = Treasurer
office-police-chief = Police Chief
office-union-boss = Union Boss
office-contractor = Contractor
deck-planning = Planning
deck-town = Town
deck-city = City
deck-metropolis = Metropolis
coin-wealth = wealth
coin-prestige = prestige
space-top = columns { $columns }
space-right = rows { $rows }
building-CIV = CIV building
building-COM = COM building
building-IND = IND building
building-RES = RES building
building-PARK = park
building-owned = { $kind } of { $owner } on { $lot }, { $size ->
    [one] 1 lot
   *[other] { $size } lots
}, value { $value }
building-free = { $kind } on { $lot }, uncontrolled, { $size ->
    [one] 1 lot
   *[other] { $size } lots
}, value { $value }
map-building = { $kind } of { $owner } on { $site }
map-building-free = { $kind } on { $site }, uncontrolled
empty-lot = empty lot { $lot }
amount-wealth = { $wealth } wealth
amount-prestige = { $prestige } prestige
amount-both = { $wealth } wealth and { $prestige } prestige
no-card = a card

# Prompts
prompt-claim = Which starting building do you buy? You have { $wealth } wealth
prompt-invest = Invest permits for wealth, or go on? You have { $wealth }
prompt-act = { $points ->
    [0] Build a Favor, or end the turn? No AP left
   *[other] Take a card or build? { $points } AP left
}
prompt-placement = Where do you build { $card } ({ $size })? You have { $wealth } wealth
prompt-permits = Which permits pay for { $card }?
prompt-vocation-source = Whose { $vocation } tile do you take?
prompt-vocation-score = Wealth or prestige? { $vocation }-{ $value }, your { $tiles ->
    [one] tile
   *[other] { $tiles } tiles
}
prompt-order = Who decides next? ({ $card })
prompt-pay-split = How do you pay? { $each } wealth or prestige each ({ $card })
prompt-offer = Do you pay { $cost }? You have { $purse } ({ $card })
prompt-alternative = What do you choose? ({ $card })
prompt-pay-or-lose = Pay { $cost } or lose a building? You have { $purse } ({ $card })
prompt-pay-or-yield = Pay { $cost } or lose control of it? You have { $purse } ({ $card })
prompt-place-tile = Where does the park of { $size ->
    [one] 1 lot
   *[other] { $size } lots
} go?
prompt-move-which = Move a building? ({ $card })
prompt-move-where = Where does it go? { $building }
prompt-marker-space = Where does { $coin } marker { $number } go?
prompt-marker-move = Which marker moves, and where?
prompt-office = Which politician is elected?
prompt-office-won = Which office do you win?
prompt-payout-row = Which { $coin } row pays out?
prompt-pick-claim = Which building do you take? ({ $card })
prompt-pick-demolish = Demolish a building? ({ $card })
prompt-pick-uncontrol = Remove a control marker? ({ $card })
prompt-pick-planning = Which planning card do you take? ({ $card })
prompt-pick-contract = Remove a contract? ({ $card })
prompt-single-building = Which of the equal buildings is meant? ({ $card })
prompt-single-player = Which of the tied players does it concern? ({ $card })
prompt-election-tie = Who becomes { $office }? It is a tie
prompt-contractor-tie = Who becomes Contractor? It is a tie

# Actions
action-buy = Buy the { $kind } on { $lot } for { $value } of your { $wealth } wealth
action-invest = Invest { $card } for { $wealth } wealth
action-done = Go on
action-take = Take { $card } { $price ->
    [0] for free
   *[other] for { $price } AP
}
action-build = Build { $card } for { $price } AP
action-favor = Take { $card } as a Favor for { $price } AP
action-end = End the turn
action-place = On { $site } (value { $value })
action-place-building = Build on { $site } for { $value } of your { $wealth } wealth
action-place-demolishing = Demolish and build on { $site } for { $value } of your { $wealth } wealth
action-pay = Pay with { $cards }
action-name = { $seat }
action-split = { $amount }
action-accept = Accept
action-decline = Do nothing
action-save = Pay nothing
action-settle = Pay { $cost }
action-pick = { $building }
action-lose = Lose the { $building }
action-choose = Alternative { $option }
action-claim = Take control of a building
action-gain = Gain { $amount }
action-mark = Place it on { $space }
action-shift = Move marker { $number } to { $space }
action-elect = { $office }
action-row = Row { $number }
action-remove = Remove { $card }

# Events
event-begins = { $seat } begins
event-set-aside = { $card } is set aside and shuffled back into the Town deck
event-bought = { $seat } buys the building on { $lot } for { $price } wealth
event-turn = { $seat } is the active player
event-invested = { $seat } invests { $card } for { $wealth } wealth
event-took = { $seat } takes { $card }
event-took-favor = { $seat } takes { $card } as a Favor
event-built = { $seat } builds { $card } on { $site }
event-renewed = { $seat } discards Urban Renewal
event-demolished = The { $kind } on { $site } is demolished
event-uncontrolled = { $seat } loses control of the building on { $lot }
event-claimed = { $seat } takes control of the building on { $lot }
event-placed = { $seat } places a { $kind } on { $site }
event-moved = { $seat } moves the building on { $from } to { $to }
event-took-vocation = { $seat } takes { $vocation }
event-took-vocation-from = { $seat } takes { $vocation } from { $from }
event-gains = { $seat } gains { $amount } ({ $why })
event-loses = { $seat } loses { $amount } ({ $why })
event-pays = { $seat } pays { $amount } ({ $why })
event-marker-placed = { $seat } places marker { $number } on { $space }
event-marker-moved = { $seat } moves marker { $number } from { $from } to { $to }
event-pawn = The election pawn moves to { $office }
event-elected = { $seat } is elected { $office }
event-nobody-elected = Nobody can be elected { $office }
event-contractor = { $seat } is the Contractor
event-paid-out = The { $coin } row { $number } pays out
event-revealed = { $card } is revealed
event-happened = Event: { $card }. { $text }
event-contract-removed = { $card } leaves the game
event-extra-favor = { $seat } takes the Extra Favor tile
event-gained-points = { $seat } gains { $points } AP
event-reshuffled = The planning discards are shuffled into a new deck of { $cards ->
    [one] one card
   *[other] { $cards } cards
}
event-activated = The { $deck } deck comes into play
event-politicians = Four more politicians come into play
event-stagnated = Nobody has built or taken a Favor for two turns each: the cheapest cards are cleared away
event-ended = Olympic Games: the game ends
why-purchase = starting building
why-investment = investment
why-building = building
why-adjacency = adjacency
why-row = row { $number }
why-final-wealth = wealth at the end

# Sources of points
source-money = Money
source-adjacency = Adjacency
source-vocations = Vocations
source-contracts = Contract effects
source-events = Events
source-payouts = Payouts
source-offices = Offices
source-final-rows = Final payouts
source-final-wealth = Wealth at the end
source-final-offices = Offices at the end

# Refusals
no-sold = Somebody controls this building already
no-such-card = You do not hold { $card }
no-renewal-investment = Urban Renewal cannot be invested
no-points-yet = APs come after the investments
no-late-investment = Investments are only possible before APs are received
no-not-there = { $card } does not lie there
no-points = This costs { $price } AP; you have { $points }
no-favor-room = You may hold only { $limit ->
    [one] one Favor
   *[other] { $limit } Favors
}
no-fresh-favor = A Favor cannot be built in the turn it was taken
no-permits = You have { $permits } { $zone } { $permits ->
    [one] permit
   *[other] permits
}; this takes { $size }
no-wealth-anywhere = You cannot pay for any block
no-place-anywhere = There is no legal place for it
no-such-lots = The building does not have this shape
no-wealth = This block costs { $value }; you have { $wealth }
no-empty-block = The block must be completely empty
no-low-value = The block must be worth at least { $value }
no-water = It must be adjacent to water
no-wilderness = It must be adjacent to wilderness
no-edge = It must be on the edge of the grid
no-free-lots = The lots are not free
no-free-lots-elsewhere = It needs free lots in another block
no-half-demolition = A building must be covered completely to be demolished
no-contractors = The Contractor's buildings cannot be demolished
no-zoning = Zoning: a neighbour is of another zone, and none is { $zone }
no-other-zone = Not every permit is for { $zone }
no-superfluous = One of these permits is superfluous
no-such-tile = This player has no such tile to take
no-such-split = This split cannot be paid while another can
no-such-marker = That marker or space cannot be used
no-full-payment = You cannot pay the full amount
no-such-building = This building cannot be picked
no-such-player = This player cannot be named
no-such-office = This politician is not in play
no-such-row = This number is not on the board
no-such-alternative = This alternative is not available
no-declining = This cannot be declined
no-not-asked = That is not the question now

# End, and what things are
end-olympics = The Olympic Games have come to town
tie-wealth = Equal prestige: more wealth decides, { $first } to { $second }
map-water = Water
map-wilderness = Wilderness
map-space = Grey space: { $space }
map-block = Block { $block }, value { $value }
map-quarter = Lots { $first } to { $last }
map-lot = Lot { $lot }
help-price = { $price } AP
help-tile = { $vocation }: { $tiles } left

# Around the map
place-town = Town, until the Airport opens
place-city = City, until the Sports Team comes
place-metropolis = Metropolis, until the Olympic Games
place-over = The Olympic Games are over
ribbon-turn = { $seat }
ribbon-invest = Investments
ribbon-act = Actions
ribbon-act-points = Actions · { $points } AP
ribbon-end = End of Turn
facts = ⟨wealth⟩ { $wealth } · ⟨house⟩ { $buildings } · ⟨cards⟩ { $cards } · ⟨person⟩ { $vocations }
pane-current = Being carried out
pane-contracts = Contracts
pane-planning = Planning
pane-mine = Yours
pane-elections = Elections
pane-vocations = Vocations
pane-payouts = What rows pay
pane-last-event = Last event
slot-empty = empty
card-top = { $deck } deck · { $size }
card-favor = Favor
card-favor-fresh = From your next turn on.
card-size = { $zone } { $size }
card-vocation = ⟨{ $icon }⟩ { $vocation }‑{ $value }
permit-any-zone = any
permit-wealth = { $wealth } ⟨wealth⟩
permit-plain = { $permits }
permit-ballot = { $permits } ⟨ballot⟩
note-deck = { $deck } { $cards }
note-down = face down: { $decks }
note-planning = { $down } face down, { $discards } discarded
note-favors = { $limit ->
    [one] Favors: { $held } of 1
   *[other] Favors: { $held } of { $limit } (Extra Favor)
}
badge-points = { $points } AP left
note-pawn = next: { $next }
note-vocations = left, and who has them
payout-help = Row { $number } pays { $places }
next-wealth = ⟨wealth⟩ { $number }
next-prestige = ⟨prestige⟩ { $number }
note-next-markers = next markers: { $markers }
row-title = { $number } { $coin }: the row pays { $places } to those with the most buildings in it. There now: { $held }
row-holder = { $seat } with { $n ->
    [one] 1 building
   *[other] { $n } buildings
}
office-help = { $office }. { $text } { $held }
office-held = Held by { $seat }: { $points } prestige if the game ended now.
office-vacant = Nobody holds it.
office-away = Comes into play with the Airport.
office-mayor-text = Elected: whoever has the most vocation tiles. Places a park at every election won. At the end 1 prestige for each own building beside a park.
office-district-attorney-text = Elected: whoever controls the dearest CIV building. Twice the adjacency bonus for the first contract of a turn. At the end 1 prestige for each CIV building.
office-treasurer-text = Elected: whoever controls the dearest COM building. Collects 2 wealth from everybody when the turn begins. At the end 1 prestige for each COM building.
office-police-chief-text = Elected: whoever controls the dearest RES building. Takes wealth and prestige when vocations of a contract score. At the end 1 prestige for each RES building.
office-union-boss-text = Elected: whoever controls the dearest IND building. 8 AP instead of 6. At the end 1 prestige for each IND building.
office-contractor-text = Contractor. From the Sports Team on the player with the least prestige: may demolish while building, and nobody may demolish theirs.

# What an action is worth
worth-wealth = { $amount } ⟨wealth⟩
worth-prestige = { $amount } ⟨prestige⟩
ledger-wealth = ⟨wealth⟩
ledger-prestige = ⟨prestige⟩
ledger-either = ⟨wealth⟩ or ⟨prestige⟩
ledger-line = { $what } { $why }
ledger-of = { $seat }: { $why }
ledger-part = { $number } { $what }
ledger-total = { $parts }

# The map with characters
sketch-legend = CIV▲ building and owner, civ▲ other lots; G1–H2 ── 9: the block G1–H2 is worth 9
sketch-rows = *3 a prestige row, $5 a wealth row, [ ] a grey space for a marker

# Streets
street-elm = ELM
street-oak = OAK
street-main = MAIN
street-maple = MAPLE
street-cedar = CEDAR

# Icons, as they are said aloud. Those that only adorn their own name are silent.
icon-wealth = wealth
icon-prestige = prestige
icon-ballot = ballot box
icon-house = buildings
icon-cards = planning cards
icon-person = vocations
icon-media = { "" }
icon-finance = { "" }
icon-transportation = { "" }
icon-education = { "" }
icon-energy = { "" }
icon-tourism = { "" }
icon-factory = { "" }
icon-public-service = { "" }

# The map in words
told-row = Rows { $rows }: { $blocks }
told-block = { $block } worth { $value } ({ $buildings })
told-block-free = { $block } worth { $value } (free)
told-zone = { $zone }
told-building = { $kind } { $owner } on { $site }
told-building-free = { $kind } uncontrolled on { $site }
told-printed = Columns are named by letters, rows by numbers; a block has two of each. Printed rows: prestige { $prestige }, two rows of blocks each from the top; wealth { $wealth }, one column of blocks each from the left
told-number = { $number }
told-markers = Markers: { $markers }
told-marker = { $coin } { $number } ({ $space })
told-card = { $card }: { $text }
told-card-symbols = { $card } ({ $symbols }): { $text }
told-size = { $zone } of { $size ->
    [one] 1 lot
   *[other] { $size } lots
}
told-expertise = { $vocation }-{ $value }
told-contract = Contract for { $price } AP: { $card }
told-permit = { $card } (invests for { $wealth })
told-permit-ballot = { $card } (invests for { $wealth }, ballot box)

# Cards
card-P01 = Build Permit CIV/COM 1
card-P01-text = 1 permit CIV/COM; invest for 12 wealth. With a ballot box.
card-P02 = Build Permit IND/RES 1
card-P02-text = 1 permit IND/RES; invest for 12 wealth.
card-P03 = Build Permit COM/RES 1
card-P03-text = 1 permit COM/RES; invest for 12 wealth.
card-P04 = Build Permit CIV/RES 1
card-P04-text = 1 permit CIV/RES; invest for 11 wealth.
card-P05 = Build Permit COM/IND 1
card-P05-text = 1 permit COM/IND; invest for 11 wealth.
card-P06 = Build Permit CIV/IND 1
card-P06-text = 1 permit CIV/IND; invest for 11 wealth. With a ballot box.
card-P07 = Build Permit COM/RES 1
card-P07-text = 1 permit COM/RES; invest for 10 wealth.
card-P08 = Build Permit CIV/IND 1
card-P08-text = 1 permit CIV/IND; invest for 10 wealth. With a ballot box.
card-P09 = Build Permit IND/RES 1
card-P09-text = 1 permit IND/RES; invest for 10 wealth.
card-P10 = Build Permit CIV/COM 1
card-P10-text = 1 permit CIV/COM; invest for 9 wealth. With a ballot box.
card-P11 = Build Permit COM/IND 1
card-P11-text = 1 permit COM/IND; invest for 9 wealth.
card-P12 = Build Permit CIV/RES 1
card-P12-text = 1 permit CIV/RES; invest for 9 wealth.
card-P13 = Build Permit CIV 2
card-P13-text = 2 permits CIV; invest for 8 wealth.
card-P14 = Build Permit COM/RES 2
card-P14-text = 2 permits COM/RES; invest for 8 wealth.
card-P15 = Build Permit IND/RES 2
card-P15-text = 2 permits IND/RES; invest for 8 wealth. With a ballot box.
card-P16 = Build Permit COM 2
card-P16-text = 2 permits COM; invest for 7 wealth.
card-P17 = Build Permit CIV/IND 2
card-P17-text = 2 permits CIV/IND; invest for 7 wealth. With a ballot box.
card-P18 = Build Permit CIV/RES 2
card-P18-text = 2 permits CIV/RES; invest for 7 wealth.
card-P19 = Build Permit RES 2
card-P19-text = 2 permits RES; invest for 6 wealth. With a ballot box.
card-P20 = Build Permit COM/IND 2
card-P20-text = 2 permits COM/IND; invest for 6 wealth.
card-P21 = Build Permit CIV/COM 2
card-P21-text = 2 permits CIV/COM; invest for 6 wealth.
card-P22 = Build Permit IND 2
card-P22-text = 2 permits IND; invest for 5 wealth.
card-P23 = Build Permit CIV/COM/IND/RES 2
card-P23-text = 2 permits CIV/COM/IND/RES; invest for 5 wealth.
card-P24 = Build Permit COM/RES 2
card-P24-text = 2 permits COM/RES; invest for 5 wealth. With a ballot box.
card-P25 = Build Permit CIV 3
card-P25-text = 3 permits CIV; invest for 4 wealth.
card-P26 = Build Permit COM 3
card-P26-text = 3 permits COM; invest for 4 wealth. With a ballot box.
card-P27 = Build Permit RES 3
card-P27-text = 3 permits RES; invest for 4 wealth.
card-P28 = Build Permit IND 3
card-P28-text = 3 permits IND; invest for 3 wealth. With a ballot box.
card-P29 = Build Permit COM 3
card-P29-text = 3 permits COM; invest for 3 wealth.
card-P30 = Build Permit RES 3
card-P30-text = 3 permits RES; invest for 3 wealth.
card-P31 = Build Permit CIV 3
card-P31-text = 3 permits CIV; invest for 2 wealth.
card-P32 = Build Permit IND 3
card-P32-text = 3 permits IND; invest for 2 wealth.
card-P33 = Build Permit RES 4
card-P33-text = 4 permits RES; invest for 2 wealth. With a ballot box.
card-P34 = Build Permit CIV 4
card-P34-text = 4 permits CIV; invest for 1 wealth.
card-P35 = Build Permit COM 4
card-P35-text = 4 permits COM; invest for 1 wealth. With a ballot box.
card-P36 = Build Permit IND 4
card-P36-text = 4 permits IND; invest for 1 wealth.
card-UR1 = Urban Renewal
card-UR1-text = Discard while building a contract: you may demolish buildings fully covered by the new one.
card-UR2 = Urban Renewal
card-UR2-text = Discard while building a contract: you may demolish buildings fully covered by the new one.
card-UR3 = Urban Renewal
card-UR3-text = Discard while building a contract: you may demolish buildings fully covered by the new one.
card-UR4 = Urban Renewal
card-UR4-text = Discard while building a contract: you may demolish buildings fully covered by the new one.
card-PE01 = Local Headlines
card-PE01-text = The controller of the single highest-valued building (among those controlled) gains 2 prestige. The Media holder gains 1 wealth.
card-PE02 = Luxury Taxes
card-PE02-text = Each player loses 3 wealth for each building of value 8 or more they control (at most 3 times).
card-PE03 = Estate Auction
card-PE03-text = Each player may pay 9 wealth to take control of one uncontrolled building or to gain 3 prestige.
card-PE04 = Urban Decay
card-PE04-text = The controller of the single lowest-valued building (among those controlled) may pay 3 prestige; otherwise they lose control of it.
card-PE05 = Urban Growth
card-PE05-text = The Mayor (if none: the active player) places the lowest wealth marker still in the holding box. If none is left, that player may move one on the board instead.
card-PE06 = Shifting Fortunes
card-PE06-text = The active player may move one wealth or prestige marker.
card-PE07 = Public Holiday
card-PE07-text = Score Public Service-1: each such tile earns its holder 1 wealth or 1 prestige. The Mayor gains 1 prestige.
card-PE08 = Trade Show
card-PE08-text = Score Factory-1: each such tile earns its holder 1 wealth or 1 prestige.
card-PE09 = Tax Audit
card-PE09-text = The player with the most wealth (every tied player) loses 4 wealth. The Treasurer gains 2 wealth.
card-PE10 = Charity Gala
card-PE10-text = Each player may pay 6 wealth to gain 2 prestige.
card-PE11 = Park Project
card-PE11-text = The Mayor (if none: the player with the least prestige) places a 1-lot park on a free lot and controls it.
card-PE12 = Special Election
card-PE12-text = Advance the election pawn one space and hold that election.
card-PE13 = Real Estate Boom
card-PE13-text = The player with the least wealth chooses one wealth number on the board; its row pays out.
card-PE14 = Building Moratorium
card-PE14-text = The Mayor (if none: the active player) may remove one contract in the boxes from the game.
card-T01 = Clinic
card-T01-text = No further effect.
card-T02 = Courthouse
card-T02-text = You gain 1 prestige for each CIV building in play (at most 3 times).
card-T03 = Fire Station
card-T03-text = You gain 1 wealth for each building adjacent to the new building.
card-T04 = Police Station
card-T04-text = You gain 1 prestige.
card-T05 = High School
card-T05-text = Each player gains 1 prestige for each RES building they control in these rows.
card-T06 = Post Office
card-T06-text = The printed wealth row of the new building pays out.
card-T07 = Town Hall
card-T07-text = Hold a Mayor election.
card-T08 = General Store
card-T08-text = You gain 1 wealth for each RES building in these rows (at most 6 times).
card-T09 = Diner
card-T09-text = You gain 2 wealth.
card-T10 = Bank
card-T10-text = Each player gains 1 wealth for each COM building they control.
card-T11 = Newspaper
card-T11-text = You gain 1 prestige.
card-T12 = Motel
card-T12-text = Must be on the edge of the grid. You gain 1 wealth for each building adjacent to the new building.
card-T13 = Gas Station
card-T13-text = The printed wealth row of the new building pays out.
card-T14 = Movie Theater
card-T14-text = You gain 1 prestige for each RES building in these rows (at most 3 times). The Media holder gains 1 prestige.
card-T15 = Hardware Store
card-T15-text = Gain 1 AP this turn.
card-T16 = Sawmill
card-T16-text = Must be adjacent to wilderness. You gain 3 wealth.
card-T17 = Cannery
card-T17-text = Must be adjacent to water. You gain 1 wealth for each building adjacent to water (at most 6 times).
card-T18 = Warehouse
card-T18-text = Take the Extra Favor tile: you may hold two Favors for the rest of the game.
card-T19 = Rail Depot
card-T19-text = You place the lowest wealth marker still in the holding box.
card-T20 = Textile Mill
card-T20-text = Each player gains 1 wealth for each IND building they control.
card-T21 = Brickyard
card-T21-text = Take 1 face-up planning card from the boxes for free.
card-T22 = Cottages
card-T22-text = You place a 1-lot park on a free lot and control it.
card-T23 = Farmhouse
card-T23-text = Must be adjacent to wilderness. You gain 1 prestige.
card-T24 = Boarding House
card-T24-text = You gain 2 wealth.
card-T25 = Row Houses
card-T25-text = Each player gains 1 prestige for each RES building they control in these rows.
card-T26 = Mobile Home Park
card-T26-text = Ignore zoning restrictions. You gain 3 wealth. You may move one 1-lot RES building of yours to a free lot in another block.
card-T27 = Lake House
card-T27-text = Must be adjacent to water. You gain 1 prestige.
card-T28 = Worker Housing
card-T28-text = You gain 1 wealth for each IND building in play (at most 6 times).
card-T29 = Country Estate
card-T29-text = Its block must be completely empty. You gain 2 prestige.
card-TE1 = Airport
card-TE1-text = The City deck becomes active. The other four politicians enter play. The Mayor (if none: the active player) places the lowest prestige marker still in the holding box. Hold a District Attorney election. Hold a Treasurer election. Hold a Police Chief election. Hold a Union Boss election.
card-TE2 = Fire
card-TE2-text = Each player who controls at least one 1-lot building pays 2 wealth or loses one of them, which is demolished.
card-TE3 = Suburban Growth
card-TE3-text = The Mayor (if none: the active player) places the lowest wealth marker still in the holding box.
card-TE4 = County Fair
card-TE4-text = The Mayor (if none: the active player) places a 2-lot park on two free lots of one block and controls it. Score Tourism-1: each such tile earns its holder 1 wealth or 1 prestige.
card-TE5 = Oil Strike
card-TE5-text = Score Energy-1: each such tile earns its holder 1 wealth or 1 prestige. The active player places the lowest wealth marker still in the holding box.
card-TE6 = Town Meeting
card-TE6-text = Hold a Mayor election. The Media holder gains 1 prestige.
card-TE7 = Good Harvest
card-TE7-text = Each player gains 1 wealth for each building they control adjacent to wilderness.
card-TE8 = New Highway
card-TE8-text = The player with the least prestige places the lowest wealth marker still in the holding box. The Union Boss gains 2 wealth.
card-C01 = Municipal Court
card-C01-text = Hold an election for a politician of your choice: you win it.
card-C02 = Hospital
card-C02-text = Each player gains 1 prestige for each RES building they control in these rows.
card-C03 = Public Library
card-C03-text = You gain 1 prestige for each vocation tile you hold (at most 3 times).
card-C04 = City Hall
card-C04-text = You gain 1 prestige for each politician you hold. Advance the election pawn one space and hold that election.
card-C05 = Junior College
card-C05-text = Take 1 face-up planning card from the boxes for free. You gain 1 prestige.
card-C06 = Bus Terminal
card-C06-text = You may move one wealth or prestige marker.
card-C07 = Penitentiary
card-C07-text = Must be on the edge of the grid. Each player loses 2 prestige for each RES building they control adjacent to the new building. You gain 5 wealth.
card-C08 = Department Store
card-C08-text = You gain 2 wealth for each RES building in these rows (at most 6 times).
card-C09 = Hotel
card-C09-text = You gain 2 wealth for each COM building adjacent to the new building.
card-C10 = Television Station
card-C10-text = You gain 1 prestige.
card-C11 = Savings & Loan
card-C11-text = Each player gains 2 wealth for each full 10 wealth they hold (at most 5 times).
card-C12 = Nightclub
card-C12-text = You gain 3 wealth. Each player loses 1 prestige for each RES building they control adjacent to the new building.
card-C13 = Farmers Market
card-C13-text = You choose one wealth number on the board; its row pays out.
card-C14 = Shopping Center
card-C14-text = Each player gains 2 wealth for each COM building they control.
card-C15 = Office Building
card-C15-text = You place the lowest wealth marker still in the holding box. If none is left, you may move one on the board instead.
card-C16 = Power Plant
card-C16-text = Must be adjacent to water. Each other player pays you 1 wealth for every 2 COM or IND buildings they control (at most 4 times).
card-C17 = Automobile Plant
card-C17-text = You gain 2 wealth for each IND building in these rows (at most 6 times).
card-C18 = Freight Yard
card-C18-text = You place the lowest wealth marker still in the holding box. If none is left, you may move one on the board instead.
card-C19 = Oil Refinery
card-C19-text = You gain 6 wealth. Each player loses 2 prestige for each RES building they control adjacent to the new building.
card-C20 = Brewery
card-C20-text = You gain 1 wealth for each COM building in play (at most 8 times).
card-C21 = Meat Packing Plant
card-C21-text = Each player gains 2 wealth for each IND building they control.
card-C22 = Landfill
card-C22-text = Must be adjacent to wilderness. Ignore zoning restrictions. You gain 8 wealth. You lose 2 prestige.
card-C23 = Apartment Block
card-C23-text = Each player gains 2 wealth for each RES building they control in these rows.
card-C24 = Condominiums
card-C24-text = You gain 1 prestige for each park adjacent to the new building. You gain 1 prestige.
card-C25 = Gated Community
card-C25-text = Its block must be completely empty. You gain 3 prestige.
card-C26 = Tenements
card-C26-text = Ignore zoning restrictions. You gain 1 wealth for every 2 lots occupied by IND buildings (at most 8 times).
card-C27 = Senior Village
card-C27-text = You place a 1-lot park on a free lot and control it.
card-C28 = Townhouses
card-C28-text = You gain 1 prestige for each RES building in the new building's wealth row (at most 3 times).
card-C29 = Beach Houses
card-C29-text = Must be adjacent to water. You gain 2 prestige.
card-CE1 = Sports Team
card-CE1-text = The Metropolis deck becomes active. The Mayor (if none: the active player) places the lowest prestige marker still in the holding box. The Contractor enters play and is assigned.
card-CE2 = Business Relocation
card-CE2-text = The Media holder gains 1 wealth and 1 prestige. The Treasurer may remove the control marker from any one controlled COM building.
card-CE3 = Flood
card-CE3-text = Each player who controls at least one building adjacent to water pays 5 wealth or loses one of them, which is demolished.
card-CE4 = Stock Boom
card-CE4-text = Score Finance-2: each such tile earns its holder 2 wealth or 2 prestige. The player with the most wealth places the lowest wealth marker still in the holding box. If none is left, that player may move one on the board instead.
card-CE5 = Labor Strike
card-CE5-text = Each player loses 1 wealth for each IND building they control. The Union Boss gains 4 wealth.
card-CE6 = Crime Wave
card-CE6-text = Each player loses 1 prestige for each COM building they control (at most 4 times). The Police Chief gains 2 prestige.
card-CE7 = Interstate Highway
card-CE7-text = The Mayor (if none: the active player) places the lowest wealth marker still in the holding box. If none is left, that player may move one on the board instead. The Union Boss gains 3 wealth.
card-CE8 = Slum Clearance
card-CE8-text = The District Attorney may demolish any one 1-lot RES building. The District Attorney gains 1 prestige.
card-M01 = University
card-M01-text = Each player gains 4 prestige for each RES or CIV building they control.
card-M01-text-soft = Each player gains 2 prestige for each RES or CIV building they control.
card-M02 = Temple
card-M02-text = Each other player pays you 4 wealth or 4 prestige for each RES building they control.
card-M02-text-soft = Each other player pays you 2 wealth or 2 prestige for each RES building they control.
card-M03 = Museum
card-M03-text = You gain 1 prestige for each vocation tile you hold (at most 4 times).
card-M04 = Federal Building
card-M04-text = You gain 2 prestige for each politician you hold. Hold an election for a politician of your choice.
card-M05 = Convention Center
card-M05-text = The printed prestige row of the new building pays out.
card-M06 = Research Institute
card-M06-text = Take 1 face-up planning card from the boxes for free.
card-M07 = Central Station
card-M07-text = You place the lowest prestige marker still in the holding box. If none is left, you may move one on the board instead. You choose one prestige number on the board; its row pays out.
card-M08 = Monument
card-M08-text = You gain 1 prestige for each building adjacent to the new building (at most 4 times).
card-M09 = Corporate HQ
card-M09-text = You gain 4 wealth for each 4-lot COM building in play. Each player gains 3 wealth for each 3-lot COM building they control.
card-M10 = Skyscraper
card-M10-text = You gain 1 prestige for every 4 points of the new building's block value.
card-M11 = Casino
card-M11-text = Each other player pays you 3 wealth.
card-M12 = Shopping Mall
card-M12-text = Each player gains 3 wealth for each COM building they control.
card-M13 = Broadcasting Tower
card-M13-text = You gain 1 prestige.
card-M14 = Stock Exchange
card-M14-text = Each player gains 1 prestige for each full 10 wealth they hold (at most 3 times).
card-M15 = Luxury Hotel
card-M15-text = Must be adjacent to water. You gain 3 wealth for each COM building adjacent to the new building.
card-M16 = Marina
card-M16-text = Ignore zoning restrictions. Each other player pays you 4 wealth or 4 prestige for each 1-lot RES building they control.
card-M16-text-soft = Ignore zoning restrictions. Each other player pays you 2 wealth or 2 prestige for each 1-lot RES building they control.
card-M17 = Port
card-M17-text = Each player gains 4 wealth and 4 prestige for each IND building they control.
card-M17-text-soft = Each player gains 2 wealth and 2 prestige for each IND building they control.
card-M18 = Nuclear Plant
card-M18-text = Must be adjacent to water. Each other player pays you 2 wealth. Each player loses 3 prestige for each RES building they control adjacent to the new building.
card-M19 = Aerospace Plant
card-M19-text = You gain 1 prestige for each IND building in these rows (at most 4 times).
card-M20 = Computer Factory
card-M20-text = You gain 2 wealth for each vocation tile you hold.
card-M21 = Distribution Hub
card-M21-text = Take 1 face-up planning card from the boxes for free. Gain 2 AP this turn. You place the lowest wealth marker still in the holding box. If none is left, you may move one on the board instead.
card-M22 = Pharmaceutical Lab
card-M22-text = Each player gains 3 wealth for each CIV building they control.
card-M23 = High-Rise Apartments
card-M23-text = You gain 2 wealth for each COM building in these rows (at most 8 times).
card-M24 = Penthouse Tower
card-M24-text = Only in a block of value 8 or more. You gain 1 prestige for every 4 points of the new building's block value.
card-M25 = Riverfront Lofts
card-M25-text = Must be adjacent to water. You gain 3 prestige.
card-M26 = Housing Project
card-M26-text = Ignore zoning restrictions. You gain 10 wealth. You lose 2 prestige.
card-M27 = Garden Estates
card-M27-text = You place a 2-lot park on two free lots of one block and control it. You gain 1 prestige for each park you control.
card-M28 = Artist Quarter
card-M28-text = You gain 1 prestige for each COM or CIV building adjacent to the new building. The Media holder gains 1 prestige.
card-M29 = Student Housing
card-M29-text = Each player gains 1 prestige for each CIV building they control in these rows.
card-ME1 = Olympic Games
card-ME1-text = The game ends at once; go to final scoring.
card-ME2 = Earthquake
card-ME2-text = Each player who controls at least one multi-lot building pays 8 wealth or loses one of them, which is demolished.
card-ME3 = World's Fair
card-ME3-text = Score Tourism-2: each such tile earns its holder 2 wealth or 2 prestige. The Mayor (if none: the active player) places the lowest prestige marker still in the holding box. If none is left, that player may move one on the board instead.
card-ME4 = Tax Reform
card-ME4-text = Each player pays the Treasurer 2 wealth for each COM building they control (at most 5 times).
card-ME5 = Corporate Scandal
card-ME5-text = The player with the most wealth (every tied player) loses 3 prestige. The Media holder gains 2 prestige.
card-ME6 = Green Initiative
card-ME6-text = The Mayor (if none: the active player) places a 4-lot park on the four lots of an empty block and controls it. Each player gains 1 prestige for each park they control.
card-ME7 = Energy Crisis
card-ME7-text = Score Energy-2: each such tile earns its holder 2 wealth or 2 prestige. Each player loses 2 wealth for each IND building they control (at most 5 times).
card-ME8 = Gentrification
card-ME8-text = The player with the most buildings places the lowest prestige marker still in the holding box. If none is left, that player may move one on the board instead. The Police Chief takes control of one uncontrolled RES building.

# Each kind of question, when somebody meets it for the first time.
topic-claim = Buy a starting building for its value. Where you own buildings, rows pay you: think of rows with large numbers.
topic-invest = Before you act you may turn permits into wealth. Keep those that you need to build with.
topic-act = Spend your action points: take permits, build a contract or a Favor. Cards get cheaper as they slide, if nobody takes them first.
topic-placement = Choose the block: you pay its value, and whenever the numbers of its rows come up, whoever has most buildings there is paid. Neighbours of the same zone give a bonus.
topic-permits = Pay with permits of the right zone. Surplus is lost, so look for a sum that fits.
topic-vocation-source = The supply is empty, so you take this vocation from somebody who has it.
topic-vocation-score = Every tile of this vocation scores now: take wealth if you are short, prestige if you can afford it.
topic-order = Several players have to decide. You say who comes next.
topic-pay-split = You must give something for each of these, in wealth or in prestige. Choose the mix that hurts least.
topic-offer = You may pay for this, or let it be. It is offered once.
topic-alternative = The card leaves you the choice. Only what can happen is offered.
topic-pay-or-lose = Pay, or lose one of these buildings. A building also earns in every payout of its rows.
topic-place-tile = Place this building for free. A block with large numbers pays more often than it costs.
topic-move = A building moves to another place. Rows and neighbours count from its new place at once.
topic-marker = The marker raises every block of its row: put it where you have more buildings than the others.
topic-marker-move = A marker moves to another row. It raises the blocks there, and no longer those that it leaves.
topic-office = Choose which office is voted on. The zone with your most valuable building is the one to call.
topic-payout = This row pays everybody who has buildings there, the most first. Choose one in which you lead.
topic-building = The card means one building. Look at who loses and who gains by it.
topic-planning = Take a planning card: permits to build with, or wealth when invested.
topic-contract = A contract leaves the game. Take one that the others want.
topic-one-building = Several buildings fit equally, and you pick one.
topic-one-player = Several players fit equally, and you pick one.
topic-election-tie = The election is tied, and you decide. Offices are useful: give it to whoever threatens you least.
topic-contractor-tie = Several have the least prestige, and you choose who becomes Contractor. The Contractor may build over others.

# What happens in each part of a turn.
step-invest = Before anything else permits may be turned into wealth, each for the number on it.
step-act = Action points buy what lies on the two tracks: permits, contracts to build, a Favor for later. What is not spent is lost.
step-end = Both tracks slide and fill up. The new cards bring payouts, elections and events, for everybody.

# What somebody new would be sorry for.
slip-poor = With { $wealth } wealth you can build nowhere: the cheapest block costs { $least }. A permit invested now brings up to { $most }.
slip-points = { $points ->
    [one] You still have an action point, and it is lost when the turn ends.
   *[other] You still have { $points } action points, and they are lost when the turn ends.
} A planning card can be had for { $price }.
slip-vocation = Every { $vocation } tile scores, whoever holds it: { $theirs } for { $seat }, { $mine } for you.
slip-lose = You can keep it: pay { $cost } instead. A building goes on earning in its rows.
