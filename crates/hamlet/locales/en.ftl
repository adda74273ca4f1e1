option-hand-size = Cards in a hand
gauge-cards = { $n ->
    [one] card
   *[other] cards
}
prompt-build = Build a house from one of your cards
prompt-quarrel = Your neighbour built another { $value }: take up the quarrel or yield?
action-build = Build a house of { $card }
action-yield = Yield
action-feud = Take up the quarrel with a { $card }
event-built = { $seat } builds a house of { $card } and scores { $card }
event-quarrelled = { $seat } builds another { $card } and quarrels with { $other }
event-yielded = { $seat } yields; { $builder } scores { $points }
event-feuded = { $seat } throws a { $card } and scores { $points }
event-drew = { $seat } draws a { $card }
event-drew-hidden = { $seat } draws a card
no-such-card = You hold no { $card }
no-too-low = A { $card } does not beat the { $value }
no-quarrel = There is no quarrel to settle
no-build-now = The quarrel comes first
end-lane = Everybody has built all they could
source-houses = Houses
source-quarrels = Quarrels
place = { $deck ->
    [0] The deck is empty
    [one] One card in the deck
   *[other] { $deck } cards in the deck
}
facts = { $cards ->
    [one] one card
   *[other] { $cards } cards
}
pane-hand = Your hand
hand-card = A { $card } ({ $copies ->
    [one] one card
   *[other] { $copies } cards
})
map-lane = Lane: { $houses }

# Each kind of question, when somebody meets it for the first time.
topic-build = Play a card of your hand as the next house: it scores its value at once. The same value as the house before it starts a quarrel.
topic-quarrel = Your neighbour built what already stood there. Yield, and they score double; or throw away a higher card and score the value of the house yourself.

# The parts of a turn, and what happens in each.
ribbon-build = House
ribbon-quarrel = Quarrel
step-build = A card of the hand becomes the next house of the lane and scores its value.
step-quarrel = Two neighbours are alike: the next villager yields, or throws away a higher card.

# What somebody new would be sorry for.
slip-yield = You hold a { $card }: thrown away, it scores { $value } for you and leaves your neighbour nothing.
