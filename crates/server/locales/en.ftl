# Who sits at a table.
guest-name = Guest { $number }

# What the server says when it cannot do something: error-CODE.
error-too-big = That message is too long.
error-too-fast = Too fast. Please slow down a little.
error-too-many = You have reached a limit: too many tables, windows or messages.
error-no-seat = That seat is taken.
error-undos-spent = Taken back often enough: from here on this decision stands.
error-private = This table is private. You need its invitation link.
error-login = A login has 3 to 32 characters: letters from a to z, digits, and . - _ @
error-password = A password has at least 10 characters.
error-taken = That login is already taken.
error-credentials = Login or password is wrong.
error-logged-out = You are no longer logged in.
error-need-name = Please choose a name first.
error-forbidden = That request came from another site.
error-busy = The server is busy. Please try again in a moment.
error-shutdown = The server is restarting. Your match is safe.

# Colours of seats, for pictures without people.
color-0 = Vermilion
color-1 = Blue
color-2 = Green
color-3 = Gold
color-4 = Purple

# Round every page.
skip = Skip to the content
nav = Main menu
nav-home = Home
nav-games = Games
nav-learn = Learn
nav-lobby = Lobby
nav-rules = Rules
nav-history = My matches
nav-online = With other people
nav-account = Your name
language-name = English
language-switch = Switch to English
theme-switch = Light or dark
foot-independent = Piazza is independent of the games’ authors and publishers: art and wording are our own; the games’ names only say whose rules are played.
privacy = Privacy
foot-api = Programming interface

# Home.
home-title = City-building board games, ready to play
home-lead = Modern classics with all their rules, in your browser. Against bots, with friends over a link, or together at one screen. No account needed.
home-lead-offline = Modern classics with all their rules, in your browser. Against bots, or together at one screen. No account, no connection needed.
home-play-first = Play { $game } now
home-choose = { $n ->
    [one] See the game
   *[other] Choose from { $n } games
}
home-fact-bots = Bots that never peek
home-fact-friends = Friends join by link
home-fact-rules = Rules enforced and explained
home-fact-free = Every shuffle can be verified
home-picture = A town seen from above: a square with a fountain, houses, towers, a tram and a harbour
home-mine = Your tables
home-offline = Play without a connection, or install
home-fact-offline = Works without a connection
home-kept = Your matches on this device
import-record = Open a record
kept-none = Nothing yet. What you play here stays on this device.
kept-elsewhere = This match goes on in another window.
kept-move = Move to my account
kept-fault = A fault in the program stopped this match. We are sorry. Reload the page to go on from the last move.
kept-forget = Forget
kept-sure = Forget this match for good?
kept-unmoved = The match could not be moved. It is still on this device.
home-all = All your matches
home-games = Choose a game
home-toys = A small game to learn the controls with
home-new = New here?
home-new-first = Learn { $game } by playing: { $n } minutes
home-new-or = or
home-new-guided = begin with a guided match
learn-it = Learn it
learn-of = Learn it: { $game }
play-now = Play now
play-now-of = Play now: { $game }, against bots
new-table = Set up a table
rules = Rules
players-range = { $min } to { $max } players
minutes-about = about { $long } minutes
minutes-range = { $short } to { $long } minutes
weight-light = light
weight-medium = medium
weight-heavy = heavy
picture-of = The board of { $game } in the middle of a match
how-title = What playing here is like
how-see = See what you may do
how-see-more = Everything you can pick is outlined. Pick something else and you are told which rule forbids it.
how-look = Look before you leap
how-look-more = Before you commit you see what changes, for you and for everybody else.
how-undo = Take back a slip
how-undo-more = Undo freely until something is revealed; after that, ask the table. Bots never mind.
how-anywhere = Play your way
how-anywhere-more = Mouse, touch or keyboard alone, phone or wide screen, light or dark, English or Italian.

# Tables in lists.
table-join = Join
table-continue = Continue
table-watch = Watch
table-open = Open
your-turn = Your turn
status-gathering = waiting for players
status-playing = in progress
status-over = finished
status-stopped = stopped
status-closed = closed
status-abandoned = given up
lobby-title = Lobby
lobby-gathering = Waiting for players
lobby-playing = In progress
lobby-none = No table is waiting for players right now.
lobby-be-first = Set up a table
lobby-quiet = No public match is under way.

# A new table.
new-title = A table for { $game }
new-players = Players
new-seat = Seat { $n }
new-same-screen = Choose “At this screen” for everybody who plays on this device with you: hands are covered between turns.
new-options = The game
new-clock = Clock
new-help = Hints
new-help-more = Whoever decides may ask for the three best actions. Never with a live clock.
help-bots = When all others are bots
help-hints = Always
help-none = Never
new-access = Who may join
new-public = Show the table in the lobby
new-public-more = Anybody may then take an open seat, or watch.
new-go = Open the table
read-rules = Read the rules
sit-me = Me
sit-here = At this screen
sit-bot = { $name } ({ $level }): { $strength }
sit-open = Open to anybody
sit-link = A friend with the link
pace-none = No clock
pace-live = Live
pace-correspondence = Days per turn
pace-minutes = Minutes each
pace-increment = Seconds added per decision
pace-days = Days per turn
pace-live-of = { $minutes } min + { $seconds } s
pace-days-of = { $days ->
    [one] one day per turn
   *[other] { $days } days per turn
}

# Account and history.
account-title = You
account-name = Your name at the table
account-name-more = You can play at once; a name is all it takes.
account-login = Log in
account-logout = Log out
account-register = Create an account
account-register-more = An account keeps your matches when you change device or browser. No email address is asked for.
account-of = Account “{ $login }”
account-password = Change the password
account-delete = Delete the account
account-delete-more = Everything about you is erased for good: login, password, name, and what you said at tables. In your matches a former player remains; in those that are still on a bot takes your seat.
account-privacy = What this server keeps about you, and how to have it removed
guest-delete = Leave nothing behind
guest-delete-more = Erases your name and what you said at tables, and forgets you for good. In your matches a former player remains; in those that are still on a bot takes your seat.

# Privacy.
privacy-kept = What is kept
privacy-kept-1 = A guest: a random number and the name you chose, in a signed cookie in your browser (“piazza”). A second cookie (“lang”) holds your language.
privacy-kept-2 = An account: your name, your login, a hash of your password from which nobody can get it back, and when it was made. No email address, no birthday, nothing else.
privacy-kept-3 = A match: who sat where, every decision and when it was made, and the result.
privacy-kept-4 = What you say at a table, with your name.
privacy-kept-5 = Settings of the page, such as light or dark, and which lessons you have finished stay in your browser. An account also remembers the lessons.
privacy-not = What is not kept
privacy-not-1 = Your network address: it is counted in memory so that nobody can knock too often, and is not written down. Whoever runs this server may have a proxy in front of it that keeps a log.
privacy-not-2 = There are no advertisements, no trackers, and nothing is loaded from other sites.
privacy-seen = Who can see it
privacy-seen-1 = A public table: everybody. A private one: those who sit there and those who have its link.
privacy-seen-2 = The record of a finished match holds the decisions and no names.
privacy-long = How long
privacy-long-1 = The cookies: a year, or until you log out. A guest who logs out cannot come back.
privacy-long-2 = An account: until you delete it.
privacy-matches-ever = Matches and what was said: until you delete yourself. Whoever runs this server has set no time after which matches are removed.
privacy-matches-until = Matches and what was said: until you delete yourself, or until { $time } after the last thing happened in a match that is over; then it is removed whole.
privacy-guests-ever = Guests: as long as the matches in which they sat.
privacy-guests-until = Guests: whoever has not been at a table for { $time } is deleted as if they had asked for it.
privacy-untouched-ever = Tables at which nobody has moved stay open.
privacy-untouched-until = A table at which nobody has moved closes when nobody has been there for { $time }, and is removed some time later.
privacy-unfinished-ever = Unfinished matches stay open.
privacy-unfinished-until = An unfinished match without a running clock closes when nobody has been there for { $time }; it can be looked at like one that is over.
span-minutes = { $n ->
    [one] one minute
   *[other] { $n } minutes
}
span-hours = { $n ->
    [one] an hour
   *[other] { $n } hours
}
span-days = { $n ->
    [one] a day
   *[other] { $n } days
}
privacy-delete = How to have it removed
privacy-delete-1 = On the page with your name, with or without an account. It happens at once and cannot be taken back.
privacy-delete-2 = Name, login, password and everything you said are erased. Your matches stay for those who played with you, with “Former player” in your place; their records stay valid, since they never held a name.
privacy-delete-3 = A random number stays behind, so that no old cookie can pass for you. Copies for safekeeping that whoever runs this server made before still hold what was there then.

field-name = Name
field-login = Login
field-password = Password
field-password-hint = At least 10 characters.
field-old = Old password
field-new = New password
save = Save
history-title = My matches
history-none = You have not played yet.
history-result = Place { $place } · { $score ->
    [one] { $score } point
   *[other] { $score } points
}
history-steps = { $n ->
    [one] one decision
   *[other] { $n } decisions
}

# Rulebooks.
rules-title = Rulebooks
rules-lead = Every rule has a number. When the table refuses something it names the number, and here you can look it up.
rules-search = Search the rules
contents = Contents

# The table.
board = Board
room = Waiting room
prompt = What to do now
side = Players, log and chat
players = Players
tab-log = Log
tab-chat = Chat
chat-write = Say something
chat-send = Send
tab-words = In words
tab-share = Share
menu = Menu
settings = Settings
close = Close
copy = Copy
copied = Copied
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Whole board
actions-title = All actions
actions-search = Search your actions
result = Result
self = { $name } (you)
confirm = Confirm
cancel = Cancel
undo = Undo
undo-ask = Ask to undo
actions = All actions
actions-one = One action
actions-many = { $n } actions
no-actions = No matching action
changes-nothing = No number changes right away
also-others-one = and one other player
also-others-many = and { $n } other players
pickable-one = one choice
pickable-many = { $n } choices
fresh-one = one new message
fresh-many = { $n } new messages
more-choices = { $n } more choices
places = Places
face-down = face down
empty-place = empty
since-you = since your last turn
why-not = Why not?
not-now = Not now. { $prompt }
not-your-turn = Not now: { $name } is to decide.
stale = The table had moved on. This is how it stands now.
link-open = Connected
link-wait = Connecting …
link-lost = Connection lost. Trying again …
reload = Load the page again
clock-days = { $days } d { $hours } h
chair-open = Open to anybody
chair-link = Waiting for a friend
away = away
left = left
stand-in = a bot stands in
stand-in-you = A bot plays for you
sit-down = Sit here
start = Begin
leave = Leave
room-waiting = Waiting for players
room-waiting-more = Send the link to those who are missing, or begin with bots in the empty seats.
room-ready = Everybody has a seat
room-ready-more = The match begins as soon as everybody has opened this table, or when the host presses Begin.
room-chairs = Seats
room-invite = Invite
room-invite-more = Whoever opens this link can take a seat. No account needed.
room-link = Invitation link
room-qr = The invitation link as a QR code
wins = { $name } wins
you-win = You win
win-together = { $names } win together
replay = Replay
share = Share
share-copied = Copied: { $link }
share-host = This table is private: only the person who set it up can share the match.
share-sure = This table is private. Shall everybody who gets the link be able to look at the match?
score-course = How the scores went
score-sources = Where the points came from
score-sum = Total
your-place = You: place { $place }, { $score } points
rematch = Play again
home = Home
undo-asked = { $name } asks to take this back: { $what }
taken-back = Taken back: { $what }
undo-yours = Waiting for the table to agree
agree = Agree
refuse = Refuse
stand-in-offer = Let a bot play for me
return-offer = Play myself again
resign = Leave the match
resign-sure = Leave for good? A bot takes your place.
download-record = Record of the match
stopped-title = This table has stopped
closed-title = This table is closed
closed-left = Everybody left before the match had begun.
closed-untouched = Nobody had moved here, and nobody came back.
closed-untouched-time = Nobody had moved here, and nobody was here for { $time }.
closed-unfinished = Nobody came back to this match.
closed-unfinished-time = Nobody came back to this match for { $time }.
closed-look = Look at the match
closed-look-more = It stays as it was. You can look at every step, and go on from any of them against bots.
closed-new = Set up a new table
pass-to = Pass the screen to { $name }
pass-more = Nobody else should look now.
pass-ready = I am { $name }
set-theme = Colours
set-theme-system = Follow the system
set-theme-light = Light
set-theme-dark = Dark
set-confirm = Confirm every action
set-confirm-auto = On touch screens
set-confirm-always = Always
set-confirm-never = Never
set-pace = Moves of others
set-pace-calm = Calm
set-pace-quick = Quick
set-pace-none = At once, without movement
set-sound = Sounds
set-sound-on = On
set-sound-off = Off
keys = Keys
key-actions = All legal actions in words; type to search
key-arrows = Go to the next thing you may pick
key-pick = Pick, confirm
key-cancel = Take back the last pick
key-undo = Undo
key-log = Log
key-chat = Chat
key-rules = Rulebook
key-zoom = Zoom in, out, whole board
key-number = The buttons of the question, from left to right
key-words = The board in words
key-skip = Skip the moves of others
key-help = These keys

# Lessons and puzzles.
learn-title = Learn by playing
learn-lead = Short lessons at a real table: somebody tells you what to look at, you play, and whatever you try can be taken back. The first one of each game is enough to sit down and play.
learn-game = Learn { $game }
learn-every = All games
learn-puzzles = Puzzles
learn-puzzles-more = A position and a goal. Any way that reaches it is right.
learn-puzzles-of = { $n } puzzles for { $game }
learn-aside = The lessons were written for the standard cards, and this server plays with others. They step aside.
learned = Finished
daily-title = Today’s puzzle
daily-all = All lessons and puzzles
hint = Hint
hint-thinking = Looking for good moves …
hint-brings = until your next turn: { $what }
hint-nothing = changes little until your next turn
hint-then = then: { $what }
hint-rival = { $name } would otherwise do it
hint-best = the best: expected lead { $n }
hint-as-good = as good as ①
hint-less-one = in the long run about 1 less than ①
hint-less-many = in the long run about { $n } less than ①
hint-later = pays off later
hint-slip = Careful! { $what }
hint-danger = danger all the same: { $what }
hint-spares = prevents: { $what }
hint-denies = without it { $name } gets about { $what } more
hints-are = The best moves
key-hint = Show the three best moves, where hints are given
lesson = Lesson
lesson-on = Go on
lesson-back = Take it back
lesson-again = Start again
lesson-all = All lessons
lesson-left-one = One move left
lesson-left-many = { $n } moves left
example = Worked example
example-of = { $clause }, example { $n } of { $of }
example-another = Another example
example-play = Play on from here
example-rules = Back to the rules
forbidden = Not allowed here:
show-me = Show me
show-me-of = Show me an example of { $clause }
rules-now = About the present question
play-beginners = Play against beginners
play-guided = Play a guided first match
guide-new = New:

# Replay.
replay-at = Step
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-eyes = Seen by
replay-eyes-own = With your own eyes
step-of = { $at } / { $of }
share-step = Link to this step
download = Download
verify = Verify the deal
verify-more = Before the first move the server published the hash of a secret. The deal was drawn from that secret and from the random numbers of the players’ browsers; now everybody can check it.
verify-do = Check now
verify-good = The deal follows from the secret that was promised before the first move, and every move is legal.
verify-bad = The deal does not follow from what was promised before the first move.
verify-alone = Nobody gave a number: the deal came from the server’s secret alone.
verify-mine = This browser’s own number is among those it was drawn from.
verify-not-mine = This browser remembers another number or another promise.
fair = Nobody can choose or foresee the deal: it is drawn when the match begins, from a secret of the server and a random number from every player’s browser.
fair-how = How do I know that the deal is fair?
fair-promise = The server is already bound to its secret by its hash, which fits no other:
fair-number = Your browser’s number, which the server could not know when it chose the secret:
fair-check = After the end the record shows the secret and all the numbers. The replay page and the command “piazza verify” check that the deal followed from them. Bots give no number.
fork = Play on from here
fork-more = Opens a new table at this step, you against bots.
fork-do = Play on from here
fork-seat = You play
fork-level = The others
fork-same = as in this match

# The review of a match.
tab-review = Review
review = Review
review-ask = Review this match
review-more = A strong bot goes through every decision again: who stood how well, where the match turned, what would have been better, and what was luck. It takes a minute or so, once for everybody.
review-waiting = Other reviews come first …
review-making = Looking at decision { $done } of { $of } …
review-failed = This match could not be reviewed. We are sorry.
review-chances = Chances to win
review-chances-say = Chances to win. At the start: { $start }. At the end: { $end }.
review-turned = Turning points
review-turned-none = No decision changed anybody’s chances by much.
review-fell = Chance to win: { $before } → { $after }
review-played = Played
review-better = Better
review-then = then
review-instead = Difference
review-brings = until the next turn: { $what }
review-spares = prevents: { $what }
review-risks = but it risks: { $what }
review-later = what it is good for would have come later
review-won = { $name } won with { $score }, { $ahead } more than { $next }.
review-tied = { $name } won with { $score }; only the tie-break set { $next } apart.
review-shared = { $names } share the win with { $score } each.
review-alone = { $name } won with { $score }.
review-lost-start = { $name } lost most at the very start, with less than an equal share of chances: { $share } of what was lost.
review-lost-decisions = { $name } lost most through their own decisions: { $share } of what was lost.
review-lost-luck = { $name } lost most to bad luck: { $share } of what was lost.
review-lost-others = { $name } lost little through decisions or luck: the others did a little better, again and again.
review-see = Show me
review-see-of = Show me turning point { $n }
review-play-on = Play on
review-play-on-of = Play on from turning point { $n }, against bots
review-players = Skill and luck
review-best = Good moves
review-best-of = { $best } of { $of }
review-cost = Lost per move
review-luck = Luck
review-how = Good moves: the best, or as good. Lost per move: how much chance to win each of the player’s own moves cost, on average. Luck: what draws and revelations added or took in the whole match. Everybody is judged by what they could see; all numbers are estimates.
percent = { $n } %
start-with-bots = Begin, bots in the empty seats
watched = { $n } watching
undo-refused = The table did not agree to take it back.
