# What the terminal says while somebody plays.
player = Player { $n }
opening = { $game } · hash of the seed: { $commitment }
bot-sits = { $player }: { $strength }
bot-failed = { $player } fails ({ $why }) and does what looks best at once
hint = Type a number. h lists everything else you can type.
learn-hint = Type a number, or: ? (every choice in full), /TEXT (search), m (map), t (table), back, quit.
help =
    N          choose number N; its notation works too
    ?          every choice in full, with its notation
    ? N        what choice N would do; nothing happens yet
    /TEXT      only the choices that contain TEXT
    m          the map
    t          the whole table: players, cards, tracks
    w          the map in words
    log        everything that happened so far
    why ACTION why an action in notation is not possible
    rules C    a clause of the rules, as { $clause }
    undo       take back your last decision, if it showed nobody anything
    save FILE  write the record
    quit       stop
more = and { $n } more: ? lists them all, /TEXT searches
none-found = No choice contains “{ $text }”.
would = If you choose { $n } (nothing has happened yet):
would-typed = If you choose this (nothing has happened yet):
would-next = You would then be asked: { $prompt }
would-nothing = No number would change right away.
would-unsure = not certain
possible = That is possible now.
stands-revealed = Something was revealed or somebody else decided since: that stands.
stands-consent = Everybody would have to agree: that stands.
nothing-to-undo = You have not decided anything yet.
no-clause = The rules of { $game } have no clause “{ $clause }”.
saved = The record is in { $file }.
cover = { $player }, it is your turn. Press Enter when nobody else is looking.
step-of = step { $at } of { $of }
points = { $n ->
    [one] one point
   *[other] { $n } points
}
hint-over = The match is over.
hint-best = the best: expected lead { $n }
hint-as-good = as good as the first
hint-less = in the long run about { $n } less than the first
hint-slip = mind: { $what }. In the long run still the best: expected lead { $n }
hint-danger = danger all the same: { $what }
hint-spares = prevents: { $what }
hint-later = pays off later: another one of these brings more until then
hint-denies = without it { $player } gets about { $what } more
hint-brings = until you are asked again after the others, about: { $what }
hint-then = and then: { $what }
hint-rival = { $player } would otherwise do it
review-chances = Chances to win, by step: { $names }
review-turned = Step { $step }: { $player } gave away { $cost } % of chances
review-played = played: { $what }
review-better = better: { $what }
review-brings = until the next turn: { $what }
review-spares = prevents: { $what }
review-risks = but it risks: { $what }
review-later = what it is good for would have come later
review-won = { $player } won with { $score }, { $ahead } more than { $next }.
review-tied = { $player } won with { $score }; only the tie-break set { $next } apart.
review-shared = { $player } share the win with { $score } each.
review-alone = { $player } won with { $score }.
review-lost-start = { $player } lost most at the very start, with less than an equal share of chances: { $share } % of what was lost.
review-lost-decisions = { $player } lost most through their own decisions: { $share } % of what was lost.
review-lost-luck = { $player } lost most to bad luck: { $share } % of what was lost.
review-lost-others = { $player } lost little through decisions or luck: the others did a little better, again and again.
review-player = { $player }: { $best } of { $of } decisions as good as the best found, { $cost } % of chances given away, luck { $luck } %
