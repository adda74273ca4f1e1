# Words that every game shares.
common-and = { $most } and { $last }
common-nothing = nothing
common-nobody = nobody
gauge-score = { $n ->
    [one] point
   *[other] points
}
common-thinking = { $seat } is thinking
common-over = The game is over
common-not-yours = It is the turn of { $seat }
common-not-an-action = “{ $text }” is not an action
common-plain = { $text }
learn-minutes = { $n ->
    [one] one minute
   *[other] { $n } minutes
}
learn-puzzle = puzzle
learn-you-are = You are { $name }.
learn-on = (Enter goes on.)
learn-astray = (Enter takes it back.)
learn-not-now = That is no answer here.
learn-other-cards = This lesson was written for the standard cards, and this table plays with others.
example-next = { $seat } chooses: { $action }
example-end = So much for the example. You may play on from here, for everybody.
example-free = You decide for everybody now.
lines-face-down = face down
lines-empty = empty
level-beginner = Beginner
level-beginner-more = a beginner, who overlooks things
level-casual = Casual
level-casual-more = takes what looks best at once; good for a first match
level-strong = Strong
level-strong-more = thinks a few moves ahead
level-expert = Expert
level-expert-more = weighs every decision for about a second, and is hard to beat
level-own-more = a program of its own
