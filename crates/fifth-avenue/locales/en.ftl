# Fifth Avenue: everything a player reads.

pitch = Auctions for the best corners of Manhattan: spend your cards well, open shops where they pay, and own the right buildings when a district is scored.

option-board-side = Board
option-board-side-five = five lots per district
option-board-side-six = six lots per district
option-first-player = First player
option-first-player-random = drawn by lot
option-first-player-seat = the first seat
option-tracking-aid = Show the opponents' cards that everyone has seen
option-turn-limit = Most turns in a game

gauge-reserve = reserve
gauge-supply = general supply
gauge-cards = { $n ->
    [one] card
   *[other] cards
}
gauge-districts = { $n ->
    [one] district
   *[other] districts
}
gauge-park = at the park
note-passed = passed
note-bid = bids { $total }
note-known = known: { $cards }

place-START = Start
place-34W = 34th Street West
place-34E = 34th Street East
place-42W = 42nd Street West
place-TS = Times Square
place-42E = 42nd Street East
place-52W = 52nd Street West
place-52E = 52nd Street East
place-PARK = Central Park
shop-fashion = fashion store
shop-jewel = jeweller
shop-art = art gallery
shop-perfume = perfumery
deck-violet = violet
deck-grey = grey
deck-orange = orange
deck-green = green
deck-brown = brown
deck-black = black
lot-violet = violet lot
lot-grey = grey lot
lot-orange = orange lot
lot-green = green lot
lot-brown = brown lot
lot-plaza = plaza
pawn-white = white commission
pawn-beige = beige commission
site = { $lot } in { $district }
card = { $deck } { $value }
cards-times = { $count } × { $card }

prompt-start-building = Where do you build? { $left ->
    [one] Your last starting building
   *[other] The first of { $left } starting buildings
}, best next to a shop
prompt-choose-action = Which action do you choose?
prompt-place-shop = Which shop of the marked group, and on which lot?
prompt-score-district = Which district is scored?
prompt-take-cards = Which two cards? From two different decks
prompt-move-commission = Which commission moves, and where?
prompt-move-from-park = Which commission moves? Home from the park: auctions
prompt-bid = { $highest ->
    [0] Do you bid for { $prize }? Nobody has yet
   *[other] Do you beat { $highest } for { $prize }?
}
prompt-bid-park = { $highest ->
    [0] Do you bid for { $prize }? The first bid sets the colour
   *[other] Do you beat { $highest } for { $prize }?
}
prompt-bid-low = Which other card? You have { $total } and must beat { $highest }
prompt-bid-draft = Do you bid { $total }, or lay more?
prompt-build = How many do you build in { $district }? Up to { $most }
prompt-build-or-close = Build up to { $most } in { $district }, or close it for good?
prompt-build-park = How many at Central Park South? Up to { $most }

action-place = Place a building: { $site }
action-a = A: { $count } buildings
action-b = B: a shop
action-c = C: two moves
action-d = D: a scoring
action-shop = Place { $kind ->
    [art] an
   *[other] a
} { $shop }: { $site }
action-score = Score { $district } ({ $points } VP for you)
action-take = Take { $first } and { $second }
action-move = Move the { $pawn } to { $place }
action-move-home = Send the { $pawn } home: auctions in { $prizes }
action-lay = Lay { $card }
action-pass = Pass
action-stand = Bid { $total } ({ $limit ->
    [one] for one building
   *[other] for up to { $limit } buildings
})
action-build = { $count ->
    [0] Build nothing
    [one] Build one building
   *[other] Build { $count } buildings
}
action-close = Close the district ({ $points } VP for you)

event-began = { $seat } is the first player
event-placed = { $seat } places a starting building: { $site }
event-chose = { $seat } chooses action { $action }
event-took-buildings = { $seat } takes { $count ->
    [one] one building
   *[other] { $count } buildings
}
event-shop-placed = { $seat } places { $kind ->
    [art] an
   *[other] a
} { $shop }: { $site }
event-shop-to-park = The last shop of the group goes under Central Park: { $shop }
event-scored = { $source }: { $seat } scores { $points } VP
event-scored-in = { $source }: { $seat } scores { $points } VP in { $district }
event-drew = { $seat } draws { $card }
event-drew-hidden = { $seat } draws a black card
event-reshuffled = { $cards ->
    [one] The only card of the black deck is laid face down again
   *[other] The { $cards } cards of the black deck are shuffled
}
event-took = { $seat } takes { $cards }
event-moved = { $seat } moves the { $pawn } to { $place }
event-moved-home = { $seat } sends the { $pawn } home to the start area
event-opened = { $seat } opens the auction of { $prize }
event-drafted = { $seat } sets { $card } aside for a bid
event-bid = { $seat } bids { $cards }: { $total }
event-passed = { $seat } passes
event-ace-turned = Ace turns over { $card }
event-ace-bid = { $total ->
    [0] Ace has no card to bid with
   *[other] Ace bids { $total }
}
event-ace-out = Ace is out
event-won = { $seat } wins the auction of { $prize } with { $total }
event-ace-won = Ace wins the auction of { $prize }
event-unsold = Nobody wins the auction of { $prize }
event-built = { $seat } builds { $count ->
    [one] one building
   *[other] { $count } buildings
} at { $prize }
event-built-none = { $seat } builds nothing
event-ace-built = Ace builds: { $site }
event-closed = { $seat } closes { $district }: its buildings and shops leave the game
event-ace-closed = Ace closes { $district }: its buildings and shops leave the game
event-park-shown = Central Park shows { $shops }: { $points } VP per building

end-last-shop = The last shop of the row has been placed
end-last-sign = The second district has been closed
end-turn-limit = The turn limit has been reached
tie-cards = Equal points: more cards in hand decide, { $first } to { $second }

source-district = District scoring
source-special = Special scoring
source-closing = Closing a district
source-half = Half of a closed district
source-final-district = Final scoring
source-park = Central Park

no-not-now = That is not what is asked now
no-second-in-district = You already have a building in { $district }
no-free-lot = Not a free lot: { $site }
no-supply = You have no buildings left in the general supply
no-shop-lot = No lot can take another shop
no-commission-in-district = No commission stands in an open district
no-such-tile = The active group has no { $shop }
no-closed-district = { $district } is closed
no-sixth-lot = This side of the board has no plaza
no-third-shop = A lot holds two shops at most: { $site }
no-shop-on-buildings = There are buildings on that lot: { $site }
no-commission-here = No commission stands in { $district }
no-empty-deck = The { $deck } deck is empty
no-way = The { $pawn } cannot get there in one move: { $place }
no-way-closed = { $place } is closed
no-such-card = You have no { $card } left
no-black-alone = A bid begins with a coloured card
no-other-colour = Your bid is { $colour }
no-park-colour = The colour of this auction is { $colour }
no-own-lot = You have a building here, so you bid { $colour }
no-foreign-lot = Somebody else has built there: { $site }
no-shop-lot-colour = Only a full district lets you bid for a lot with shops: { $site }
no-reach = With everything you have you reach { $reach }, and the highest bid is { $highest }
no-pass-with-draft = You have laid cards: undo them to pass
no-empty-bid = Lay at least one card first
no-low-bid = Your bid of { $total } does not beat { $highest }
no-building-when-full = The district is full and you have no lot in it: you must close it
no-over-limit = Your cards allow { $limit ->
    [one] only one building
   *[other] { $limit } buildings at most
}
no-reserve = Your reserve holds { $reserve ->
    [one] one building
   *[other] { $reserve } buildings
}
no-closing-with-free-lot = A district with a free lot cannot be closed
no-closing-at-park = There is no closing at Central Park

help-ace = Ace
help-seat = { $seat }
map-park-south = Central Park South
map-park-shops = shops under the park
help-lot-free = { $site }: free, { $worth } VP per building
help-lot-shops = { $site }: { $shops }
help-lot-buildings = { $site }: { $seat }, buildings: { $count }, { $worth } VP each
help-lot-ace = { $site }: Ace, buildings: { $count }
help-deck = { $deck } deck, cards: { $cards }
help-held = { $deck } cards: { $count }
short-violet = Vi
short-grey = Gy
short-orange = Or
short-green = Gn
short-brown = Br
short-white = W
short-beige = B

told-lot = { $lot } { $what }
told-two = { $first } + { $second }
told-buildings = { $seat } × { $count }
told-ace = Ace × { $count }

place-start = Starting buildings
place-turn = Turn { $turn }
place-auction = Auction: { $prize } · { $seat } sent the { $pawn } home
ribbon-action = Action { $action }
ribbon-auctions = Auctions
phase-buildings = Buildings
phase-shop = Shop
phase-black-move = Black card, move
phase-score = Score
phase-cards = Cards
phase-black = Black cards
phase-move = Move

pane-auction = Auction
pane-decks = Decks
pane-shops = Shop row
pane-worth = Worth of a building
pane-hand = Your hand
pane-hands = Hands
note-decks = top card, cards left
note-shops = { $placed } of { $all } placed
note-worth = different shops
note-hands = all are open now
gain = +{ $points } VP
reward = { $districts } districts
row-ends = end
worth-district = next door: VP
worth-park = { $tiles } under the park: VP
signs-left = { $signs ->
    [0] No closing sign is left
    [one] One closing sign is left: it ends the game
   *[other] { $signs } closing signs are left: the second ends the game
}
note-no-bid = no bid yet
bid-builds = ≤ { $limit } ⟨tower⟩
badge-draft = { $total } · up to { $limit ->
    [one] one building
   *[other] { $limit } ⟨tower⟩
}
row-draft = Your bid
row-draft-note = only you see it
auction-ace = Ace is a dummy bidder: once, after both players, it turns over black cards until two of them have the same value, and bids the sum of all it turned.
auction-full = The district is full. Whoever wins the auction closes it; only a winner with a building there may build instead. A player who closes scores 1 VP for every building there, the other players half of a scoring; all its buildings and shops leave the game.
auction-limit = The winner builds at most the smallest number of ⟨tower⟩ on any card of the bid.
auction-colours = You may bid: { $colours }; black joins in.
auction-any-colour = The first bid chooses the colour for all; black joins in.
auction-no-colour = No colour is open to you here.
ace-waits = bids after the players
ace-leads = leads
ace-out = out
cards-held = { $n ->
    [one] one card
   *[other] { $n } cards
}
card-help = { $card }, cards: { $count }; a bid with it builds { $limit } at most
facts = { $reserve } in reserve · { $districts ->
    [one] one district
   *[other] { $districts } districts
}
icon-tower = buildings
icon-cards = cards
deck-size = { $cards } ⟨cards⟩
map-tokens = survey tokens of the { $pawn } at the start area: { $count }
points = { $points } VP

ring-START = Start
ring-34W = 34th St West
ring-34E = 34th St East
ring-42W = 42nd St West
ring-TS = Times Square
ring-42E = 42nd St East
ring-52W = 52nd St West
ring-52E = 52nd St East
ring-PARK = Central Park
map-home = then home to Start: auctions
map-closed = closed
map-token = survey token of the { $pawn }
map-no-buildings = no buildings yet
map-park-worth = turned up: { $points } VP each
map-pile = { $shop }: { $count }
map-district = { $district }, clockwise: { $lots }
map-lot-free = free ({ $points } VP)
map-lot-buildings = { $seat } × { $count } ({ $points } VP each)
map-pawn = { $pawn }: { $place }, survey tokens at the start area: { $left }
map-pawn-tokens = { $pawn }: { $place }, survey tokens: { $tokens }; at the start area: { $left }
map-south = Central Park South: { $built }
map-south-free = Central Park South: no buildings
map-under = Shops under Central Park: { $shops }
map-under-none = Shops under Central Park: none
map-drawn = Shops turned up at Central Park: { $shops }
map-ace = Buildings that Ace has left: { $count }
sketch-legend = Lots clockwise from the top; *W a commission, (W) its survey token
sketch-lots = 2▲ 3 VP: two buildings that count 3 VP each, 1A: a building of Ace
sketch-shops = [F] fashion store, [J] jeweller, [A] art gallery, [P] perfumery
letter-fashion = F
letter-jewel = J
letter-art = A
letter-perfume = P

ledger-buildings-taken = { $count } buildings to your reserve
ledger-shop = place a shop
ledger-black-move = draw a black card, move a commission
ledger-scoring = score a district with a commission
ledger-cards = take 2 coloured cards
ledger-black = draw 2 black cards; whoever has nothing there draws one
ledger-move = move a commission
ledger-total = { $points } VP for you
ledger-buildings = { $seat }: { $count ->
    [one] one building
   *[other] { $count } buildings
}, { $each } VP each
ledger-bystander = { $seat }: no building, draws a black card
ledger-raise = { $seat }: { $count ->
    [one] one building
   *[other] { $count } buildings
}, from { $from } to { $to } VP each
ledger-special = { $seat }: special scoring
ledger-ends = the game ends
ledger-closer = { $seat }: one VP for every building
ledger-half = { $seat }: half of a scoring of the district
ledger-cleared = its buildings and shops leave the game
ledger-sign = { $signs ->
    [one] the last closing sign: the game ends
   *[other] a closing sign; the second ends the game
}
ledger-worth = when the district is scored: { $count } × { $each } VP
ledger-leads = { $highest ->
    [0] the first bid
   *[other] beats { $highest }
}
ledger-low = does not yet beat { $highest }
ledger-limit = { $limit ->
    [one] one building at most
   *[other] { $limit } buildings at most
}
ledger-each = VP for each on the { $colour } lot

# Each kind of question, when somebody meets it for the first time.
topic-start = Your buildings score by the shops on the two lots beside them: look for lots that many different shops can stand next to.
topic-act = Get buildings, open a shop, push a commission, or score a district. Most actions also bring two cards for bidding and move a commission: auctions come sooner or later.
topic-shop = Different shops beside a building make it worth more: one kind 2 points, two 3, three 5, four 8. Put it beside yours, not theirs.
topic-score = Everybody with buildings there scores. Choose the district in which you gain most compared with the others.
topic-cards = These cards are your money at auctions. A district takes only the colour of a free lot, or of your own; low cards let you build more.
topic-commission = Where the commission has been, auctions will be held once it gets home. Lead it through districts in which you want to build.
topic-bid = Lay cards of one colour that counts here, with black ones if you like, and go above the highest bid; or pass and keep them. A 6 in your bid means only one building.
topic-bid-park = Central Park goes to the highest bid too; the first bidder sets the colour. Buildings there score at the end.
topic-build = You won. Build as many as the cards of your bid allow, all on one lot. A district that was full may be closed instead, for a point per building.
topic-build-park = You won at Central Park. Build as many as you like, up to your limit; they stay out of every district.

# What happens in each part of a turn, and in an auction.
step-buildings = Three buildings come from the supply to the reserve, ready to be built at auctions.
step-shop = A shop of the row goes on a lot: buildings beside a new kind of shop are worth more.
step-black-move = A black card, which goes with any colour at auctions; then one of the two commissions moves.
step-score = A district in which a commission stands is scored, for everybody who has buildings there.
step-cards = Two coloured cards from two different decks, to bid with.
step-black = Two black cards, and one for everybody who has no building in the district just scored.
step-move = One commission moves on. If it goes home from Central Park, the districts it has visited are auctioned.
step-auction = The highest bid wins the district and builds there. Only the winner pays.
step-auction-park = Central Park comes last. Buildings there score at the very end of the game.

# What somebody new would be sorry for.
slip-score = This brings { $seat } { $theirs } and you { $mine }.
slip-let-go = Nobody else is left: a single card of yours would win this auction.
slip-in-vain = Your reserve is empty: if you win, you pay with your cards and can build nothing.
slip-strong = A { $value } in a bid allows { $allowed ->
    [one] a single building
   *[other] { $allowed } buildings
}, and you have { $ready } ready. Lower cards of yours would be enough.
