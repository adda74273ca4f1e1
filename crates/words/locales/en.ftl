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
