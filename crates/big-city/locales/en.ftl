pitch = One city for everyone, growing board by board. Lay neighbourhoods, run the streetcar past your plots, and build before somebody puts a factory next door.

option-trade-cards = Trade cards with other players
option-useless-cards-exchange-only = Useless cards only by exchange
option-branching-streetcar = Branching streetcar
option-limited-streetcar = Streetcars only beside buildings
option-limited-draw = Draw only from stacks of boards on the table
option-residence-city-hall = City Hall and residences
option-residence-city-hall-multiplied = multiplies them
option-residence-city-hall-ignored = ignores them
option-first-player = Starting player
option-first-player-random = drawn by lot
option-first-player-seat-1 = the first seat
gauge-cards = { $n ->
    [one] card
   *[other] cards
}
note-first = Starting player
board-name = { $name } ({ $board })
building-residence-1 = Single residence
building-residence-2 = Double residence
building-residence-3 = Triple residence
building-business-1 = Single business
building-business-2 = Double business
building-business-3 = Triple business
building-city-hall = City Hall
building-church = Church
building-bank = Bank
building-cinema = Cinema
building-post-office = Post office
building-department-store = Department store
building-park-2 = Double park
building-park-3 = Triple park
building-factory-3 = L-shaped factory
building-factory-4 = Large factory
a-residence-1 = a single residence
a-residence-2 = a double residence
a-residence-3 = a triple residence
a-business-1 = a single business
a-business-2 = a double business
a-business-3 = a triple business
a-city-hall = City Hall
a-church = a church
a-bank = a bank
a-cinema = a cinema
a-post-office = a post office
a-department-store = a department store
a-park-2 = the double park
a-park-3 = the triple park
a-factory-3 = the L-shaped factory
a-factory-4 = the large factory
card-plot = plot { $plot }
card-facility = { $building } card
prompt-setup-board = Which neighbourhood do you lay?
prompt-place = How and where does { $board } lie?
prompt-action = Build, lay streetcars{ $boards ->
    [yes] {" "}or a board
   *[no] {""}
}{ $cards ->
    [yes] , exchange{ $trade ->
        [yes] , offer
       *[no] {" "}cards
    }
   *[no] {""}
} or pass?
prompt-action-early = Build{ $cards ->
    [yes] , exchange{ $trade ->
        [yes] , offer
       *[no] {" "}cards
    }
   *[no] {""}
} or pass? City Hall opens the rest
prompt-park = { $building }: which free plots? At most 1 on the outskirts
prompt-factory = { $building }: which free plots? At least 2 on the outskirts
prompt-streetcar-more = A second streetcar, or is one enough?
prompt-exchange = Which cards go under their stacks? You draw as many
prompt-draw = { $left ->
    [one] Which stack do you draw from?
   *[other] Which stack do you draw from? { $left } cards, one by one
}
prompt-useless = Discard a useless card and draw another, if there is one?
prompt-no-useless = Go on? You hold no useless card that may go now
prompt-offer-card = Which card do you offer?
prompt-offer-second = Offer a second card?
prompt-wish = Which stack numbers would you like?
prompt-answer = Do you propose a card? { $seat } offers one of stack { $stack }
prompt-pick = Accept a proposal for the { $slot ->
    [1] first
   *[other] second
} card?
prompt-fallback = Exchange with the stacks? Nothing is traded
action-build = { $building } on { $plots }: { $score }
action-facility = Play the { $card }
action-site = Build on { $plots }
action-site-own = Build on { $plots }: your { $count ->
    [one] card { $own } becomes
   *[other] cards { $own } become
} useless
action-streetcar = Lay a streetcar { $street }
action-stop = Lay no more streetcars
action-neighbourhood = Lay { $board }
action-place = { $degrees ->
    [0] Not turned
   *[other] Turned by { $degrees } degrees
}, corner at { $corner }, { $touches } sides touching
action-exchange = Exchange cards
action-return = Return { $card }
action-done = Done
action-done-exchange = Exchange { $count ->
    [one] this card
   *[other] these { $count } cards
}
action-done-offer = Make the offer
action-done-useless = Go on
action-draw = Draw from stack { $stack }
action-discard = Discard { $card }
action-offer = Offer cards to the others
action-slot = Offer { $card }
action-one = Offer one card only
action-wish = Ask for stack { $stack }
action-answer = Propose { $card }
action-nothing = Propose nothing
action-take = Take what { $seat } proposes
action-decline = Take nothing
action-leave = Leave it
action-pass = Pass
part-base = { $points } base value
part-outskirts = { $points } outskirts
part-centre = { $points } centre
part-park = { $points } park
part-factory = { $points } factory
backs = { $count ->
    [one] a card
   *[other] { $count } cards
} of stack { $stack }
event-started = { $seat } begins
event-dealt = { $seat } is dealt { $cards }
event-dealt-hidden = { $seat } is dealt one card each from stacks { $stacks }
event-laid = { $seat } lays { $board }
event-built = { $seat } builds { $building } on { $plots }: { $score }
score-base = { $points } { $points ->
    [one] point
   *[other] points
}
score-sum = { $parts } = { $points }
score-streetcar = ({ $parts }) × { $factor } beside the streetcar = { $points }
score-city-hall = ({ $parts }) × { $factor } beside City Hall = { $points }
score-both = ({ $parts }) × { $factor } beside streetcar and City Hall = { $points }
score-minimum = { $parts }, raised to the minimum of { $points }
score-nothing = no points
street = on { $segment }
street-along = on the { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
} side of { $plot }
street-between = between { $first } and { $second }
event-covered = { $seat } builds { $building } on { $plots }
event-car-laid = { $seat } lays a streetcar { $street } ({ $left } left)
event-returned = { $seat } returns { $cards }
event-drew = { $seat } draws { $card } from stack { $stack }
event-drew-hidden = { $seat } draws from stack { $stack }
event-discarded = { $seat } discards { $card }
event-passed = { $seat } passes
event-offered = { $seat } offers a card of stack { $stack }
event-wished = { $seat } would like { $count ->
    [one] stack { $stacks }
   *[other] stacks { $stacks }
}
event-wished-nothing = { $seat } names no wish
event-answered = { $seat } has answered for the { $slot ->
    [1] first
   *[other] second
} card
event-proposed = { $seat } proposes a card of stack { $stack } for the { $slot ->
    [1] first
   *[other] second
} card
event-nothing-proposed = Nobody proposes anything to { $seat }
event-picked = { $seat } accepts the proposal of { $from } for the { $slot ->
    [1] first
   *[other] second
} card
event-declined = { $seat } accepts nothing for the { $slot ->
    [1] first
   *[other] second
} card
event-swapped = { $from } gives { $to } { $card }
event-swapped-hidden = { $from } gives { $to } a card of stack { $stack }
event-left = { $seat } leaves it at that
end-city-complete = The city is complete
end-standstill = Everybody has passed or exchanged twice in a row
source-residences = Residences
source-businesses = Businesses
source-city-hall = City Hall
source-churches = Churches
source-banks = Banks
source-cinemas = Cinemas
source-post-offices = Post offices
source-department-stores = Department stores
source-facilities = Parks and factories
no-not-now = Not now: something else has to be decided first
no-plot-cards-for-facility = Parks and factories are built with their own cards
no-not-on-table = Plot { $plot } is not on the table
no-occupied = Plot { $plot } is already built on
no-card = You do not hold the card of plot { $plot }
no-city-hall = City Hall has to stand first
no-piece-left = All pieces are built: { $building }
no-shape = These plots do not have the shape of this building: { $building }
no-streetcar-inside = A streetcar stands between these plots
no-requirement-city-hall = City Hall goes into the centre
no-requirement-church = A church needs a plot with two equal digits that is the last free one of its neighbourhood
no-requirement-department-store = A department store needs a residence, a business, a special building and a streetcar beside it
no-requirement-bank = A bank needs two businesses beside it
no-requirement-cinema = A cinema needs two residences beside it
no-requirement-post-office = A post office needs a residence and a business beside it
no-requirement-park = At most one plot of a park may be on the outskirts
no-requirement-factory = At least two plots of a factory must be on the outskirts
no-requirement = A requirement is not met
no-facility-card = That is no park or factory card
no-such-card = You do not hold this card: { $card }
no-site-left = There is no place for it: { $building }
no-streetcar-left = No streetcar is left
no-street = There is no street
no-built-over = A building covers this street
no-streetcar-there = A streetcar already stands there
no-network = The streetcar network has to stay in one piece
no-line-end = The line goes on only at its ends
no-branch = The line may not branch or form a loop
no-building-beside = At this table a streetcar needs a building beside it
no-board-laid = Neighbourhood { $board } is already on the table
no-setup-board = Neighbourhood { $board } cannot be laid in setup
no-covers = It would cover plots on the table
no-touches = At least two of its plots must touch plots on the table
no-exchange = There is nothing to exchange, or nothing to draw
no-empty-exchange = Choose at least one card
no-exchange-limit = At this table at most two cards are exchanged
no-exchange-supply = The stacks could not give back that many cards
no-set-aside-already = Already set aside: { $card }
no-trading = Cards are not traded at this table
no-cards-to-trade = To trade, you and somebody else must hold a card
no-offered-already = Already offered: { $card }
no-empty-offer = Offer at least one card
no-wish-order = Name the stack numbers in ascending order; { $stack } is too low
no-proposed-already = Already proposed: { $card }
no-proposal = { $seat } proposes nothing for the { $slot ->
    [1] first
   *[other] second
} card
no-closed-stack = The neighbourhood of stack { $stack } is not on the table
no-empty-stack = Stack { $stack } is empty
no-third-card = Stack { $stack } has already given two cards
no-new-useless = This card has to stay until the end of your next turn: { $card }
no-useful = No park or factory covers its plot: { $card }
map-plot = Plot { $plot }, { $zone ->
    [centre] centre
   *[outskirts] outskirts
}
map-plot-built = Plot { $plot }: { $building }
map-street = Street { $street }
help-stack = Stack { $stack }: { $count ->
    [one] one card
   *[other] { $count } cards
}
help-back = { $seat }: a card of stack { $stack }
help-known = { $seat }: { $card }, as you know
help-left = { $building }: { $count } left; { $base ->
    [0] no points
   *[other] { $base } base value
}. { $help }
map-parks = Parks
map-factories = Factories
help-residence = It scores 1 more on the outskirts
help-business = It scores 1 more in the centre
help-turn = { $degrees ->
    [0] Not turned
   *[other] Turned by { $degrees }°
}
help-offered = Offered: a card of stack { $stack }
help-wishes = Wishes: { $stacks }
told-row = Row { $row }: { $runs }
told-run = from column { $column } plots { $plots }
told-board = { $board }, { $degrees ->
    [0] not turned
   *[other] turned by { $degrees } degrees
}: { $parts }
told-building = { $building } on { $plots }
told-centre = free in the centre { $plots }
told-outskirts = free on the outskirts { $plots }
told-cars = Streetcars { $streets }; { $left } left
told-no-cars = No streetcar is laid; { $left } left
told-place = { $card } in place { $place }
pane-turns = First which way it lies, then where
pane-offer = Offer
pane-stacks = Stacks
pane-boards = New neighbourhoods
pane-supply = Buildings left
pane-hand = Your hand
place-setup = Setting up the city
place-early = City Hall is not built yet · idle turns { $count } of { $limit }
place-city = City Hall stands · idle turns { $count } of { $limit }
ribbon-turn = { $seat }
ribbon-action = Action
ribbon-draw = Draw
ribbon-draw-left = Draw { $left }
ribbon-useless = Useless cards
note-stacks = at most 2 from each
note-wish = pick the numbers you would like
note-boards = one an action
note-supply = base points, pieces left
note-aside = { $count ->
    [one] One card set aside
   *[other] { $count } cards set aside
}
badge-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
stack-left = ×{ $count }
stack-known = ⟨eye⟩ You know stack { $stack }, from the top: { $cards }
offer-slot = { $slot ->
    [1] First card
   *[other] Second card
}
hand-card = { $card }
hand-card-useless = { $card }, useless now
card-aside = set aside
card-useless = useless
hand-useless = Useless: a park or factory lies on its plot
supply-points = { $points ->
    [0] ×{ $left }
   *[other] { $points } ×{ $left }
}
supply-left = ×{ $left }
supply-cars = Streetcars
supply-single = ⟨{ $icon }⟩ { $building }: { $need }
supply-factors = Streetcar or City Hall beside: ×2, both: ×3. Park beside a residence or business: +1, factory: −2.
need-residence = +1 on the outskirts
need-business = +1 in the centre
need-city-hall = in the centre; opens all but residences and businesses
need-church = last free plot of a board, equal digits
need-bank = beside two businesses
need-cinema = beside two residences
need-post-office = beside a residence and a business
need-department-store = beside a residence, a business, a special building and a streetcar
need-park = at most 1 plot on the outskirts
need-factory = at least 2 plots on the outskirts
need-streetcar = 1 or 2 in an action, at an end of the line
legend-centre = centre: business +1
legend-outskirts = outskirts: residence +1
legend-end = end of the line
map-hole = hole: centre
map-building = { $building }
ledger-title = { $building } on { $plots }
ledger-site = On { $plots }
ledger-base = base value
ledger-outskirts = outskirts
ledger-centre = centre
ledger-park = park beside
ledger-factory = factory beside
ledger-streetcar = streetcar beside
ledger-hall-beside = City Hall beside
ledger-both = streetcar and City Hall beside
ledger-least = never less
ledger-city-hall = opens all other buildings
ledger-useless = your card { $plot } becomes useless
ledger-total = { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}
icon-eye = known to you
sketch-residence = Re
sketch-business = Bu
sketch-city-hall = CH
sketch-church = Ch
sketch-bank = Ba
sketch-cinema = Ci
sketch-post-office = Po
sketch-department-store = DS
sketch-park = Pa
sketch-factory = Fa
sketch-centre = 11* free in the centre, 11 on the outskirts
sketch-line = ═ ║ streetcars, ◎ end of the line
icon-small-church = church
icon-small-bank = bank
icon-small-cinema = cinema
icon-small-post-office = post office
icon-small-city-hall = City Hall
icon-small-department-store = department store
icon-tram = streetcar

# Each kind of question, when somebody meets it for the first time.
topic-setup-board = Lay a neighbourhood of which you hold a card: that is where you can build later.
topic-board = The board must touch the city along at least two plots. Centre and outskirts are decided by where it lies, so look at your cards.
topic-act = One action a turn. Building on plots whose cards you hold is what scores; if your cards do not fit yet, exchange some or prepare the city.
topic-facility = Parks please the homes beside them, factories spoil them. You need no plot cards here: put it where it helps you, or hurts somebody.
topic-streetcar = Everything beside the line is worth double. You may lay a second streetcar, or leave it at one.
topic-exchange = Put back the cards that do not help you; you draw as many new ones from stacks of your choice.
topic-draw = Each stack belongs to one neighbourhood. Draw where you want to build: plots side by side make large buildings.
topic-useless = A park or factory covers these plots, so their cards are useless. Throw them away and draw new ones.
topic-offer = Offer one or two cards. The others see only from which stacks they come, and each may propose one of theirs.
topic-wish = Say from which stacks you would like a card. Nobody is bound by it.
topic-answer = Propose a card of yours for this one, or nothing. You see its stack, not the card.
topic-accept = Take one of these proposals, or none. You see the stacks, not the cards.
topic-fallback = Nothing was traded. You may still exchange one or two cards with the stacks.

# What happens in each part of a turn.
step-action = One action a turn: build on plots whose cards you hold, lay streetcars, add a neighbourhood, exchange cards, or pass.
step-draw = As many cards are drawn as were played or put back, one at a time and at most two from one stack.
step-useless = Cards of plots that a park or factory has covered may be thrown away for new ones.

# What somebody new would be sorry for.
slip-city-hall = City Hall brings its builder no points. It opens streetcars, special buildings and new neighbourhoods to everybody.
slip-better = Better: { $building } on { $plots } scores { $most }. This scores { $points }.
slip-pass = Passing brings nothing. You could build for { $most } points now{ $cards ->
    [yes] , or exchange cards
   *[no] {""}
}.
slip-parted = You hold { $one } and { $other }. With a streetcar between them no building can stand across both.
slip-covered = { $count ->
    [one] You hold the card of { $plots } yourself: it would be useless.
   *[other] You hold the cards of { $plots } yourself: they would be useless.
}
