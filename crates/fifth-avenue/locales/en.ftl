# Fifth Avenue: everything a player reads.

pitch = Auctions for the best corners of Manhattan: spend your cards well, open shops where they pay, and own the right buildings when a district is scored.

option-board-side = Board
option-board-side-five = five lots per district
option-board-side-six = six lots per district
option-first-player = First player
option-first-player-random = drawn by lot
option-first-player-seat = the first seat
option-tracking-aid = Show the opponents' cards that everyone has seen
option-turn-limit = Most turns of a game

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

place-START = Start area
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

prompt-start-building = Place a starting building on a free lot, best next to a shop
prompt-choose-action = Choose an action
prompt-place-shop = Choose a shop from the framed group of the row, and a lot for it
prompt-score-district = Choose the district to score
prompt-take-cards = Take the top cards of two different decks
prompt-move-commission = Move one of the two commissions
prompt-move-from-park = Move one of the two commissions: sent home from Central Park, it starts auctions
prompt-bid = Auction of { $prize }: { $highest ->
    [0] nobody has bid. Lay cards of your hand, or pass
   *[other] the highest bid is { $highest }. Lay cards to beat it, or pass
}
prompt-bid-park = Auction at { $prize }: { $highest ->
    [0] whoever bids first chooses the colour. Lay cards of your hand, or pass
   *[other] the highest bid is { $highest }. Lay cards to beat it, or pass
}
prompt-bid-low = Your cards for { $prize } make { $total }: lay more to beat { $highest }
prompt-bid-draft = Your cards for { $prize } make { $total }: bid, or lay more
prompt-build = You win in { $district }: build up to { $most }
prompt-build-or-close = You win in { $district }: build up to { $most }, or close it for good
prompt-build-park = You win at Central Park: build up to { $most } at Central Park South

action-place = Place a building: { $site }
action-a = A: { $count } buildings, then 2 cards
action-b = B: a shop, then 2 cards
action-c = C: black card, commission, 2 cards
action-d = D: score a district, 2 black cards
action-shop = Place { $kind ->
    [art] an
   *[other] a
} { $shop }: { $site }
action-score = Score { $district } ({ $points } for you)
action-take = Take { $first } and { $second }
action-move = { $pawn } to { $place }
action-move-home = { $pawn } home: auctions in { $prizes }
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
action-close = Close the district ({ $points } for you)

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
event-scored = { $source }: { $seat } scores { $points }
event-scored-in = { $source }: { $seat } scores { $points } in { $district }
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
event-closed = { $seat } closes { $district }
event-ace-closed = Ace closes { $district }
event-park-shown = Central Park shows { $shops }: { $points } per building

end-last-shop = The last shop of the row has been placed
end-last-sign = The second district has been closed
end-turn-limit = The turn limit has been reached

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
no-over-limit = Your cards allow { $limit } at most
no-reserve = Your reserve holds { $reserve }
no-closing-with-free-lot = A district with a free lot cannot be closed
no-closing-at-park = There is no closing at Central Park

scene-title = Fifth Avenue: the board
scene-ace = Ace
scene-out = out
scene-seat = { $seat }
scene-row = Shop row
scene-row-end = the game ends
scene-milestone = in { $districts } districts: +{ $points }
scene-milestone-help = Special scoring: everyone with buildings in { $districts } districts scores { $points }
scene-park-south = Central Park South
scene-park-shops = shops under the park
scene-park-drawn = shops turned up
scene-lot-free = { $site }: free, { $worth } per building
scene-lot-shops = { $site }: { $shops }
scene-lot-buildings = { $site }: { $seat }, buildings: { $count }, { $worth } each
scene-lot-ace = { $site }: Ace, buildings: { $count }
scene-deck = Deck { $deck }, cards: { $cards }
scene-reserve = { $count } in the reserve
scene-held = { $deck } cards: { $count }
scene-limit = This bid builds { $limit } at most
scene-spectator = You are watching: all hands are hidden
scene-draft = Your bid: { $total } (builds { $limit } at most)
scene-card = { $card }, in hand: { $count }, in the bid: { $drafted }
short-violet = Vi
short-grey = Gy
short-orange = Or
short-green = Gn
short-brown = Br
short-black = Bk
short-white = W
short-beige = B

describe-district = { $district }: { $lots }
describe-lot = { $lot } { $what }
describe-free = free
describe-two = { $first } + { $second }
describe-buildings = { $seat } × { $count }
describe-ace = Ace × { $count }
describe-pawn = { $pawn }: { $place }
describe-hand = Your hand: { $cards }
