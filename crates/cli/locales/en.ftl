# What the terminal says while somebody plays.
player = Player { $n }
opening = { $game } · hash of the seed: { $commitment }
bot-sits = { $player }: { $strength }
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
hint-lead = expected lead: { $n } points
hint-brings = until you are asked again after the others, about: { $what }
hint-then = and then: { $what }
hint-rival = { $player } would otherwise do it
review-chances = Chances to win, by step: { $names }
review-turned = Step { $step }: { $player } gave away { $cost } % of chances
review-played = played: { $what }
review-better = better: { $what }
review-player = { $player }: { $best } of { $of } decisions as good as the best found, { $cost } % of chances given away, luck { $luck } %
