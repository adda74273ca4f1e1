# Names of bots at the table.
bot-random = Random bot
bot-greedy = Greedy bot
guest-name = Guest { $number }
empty-chair = Empty chair

# What the server says when it cannot do something: error-CODE.
error-bad-request = That request makes no sense here.
error-bad-message = That message could not be understood.
error-too-big = That message is too long.
error-too-fast = Too fast. Please slow down a little.
error-too-many = There are too many of those already.
error-not-found = There is nothing at this address.
error-not-yours = That is not yours to do.
error-not-seated = You do not sit at this table.
error-not-now = That is not possible now.
error-illegal = The rules do not allow that.
error-no-seat = That chair is taken.
error-no-undo = There is nothing to take back.
error-undo-refused = The table did not agree to take it back.
error-private = This table is private. You need its invitation link.
error-options = These options do not fit the game.
error-name = A name has 1 to 24 letters.
error-login = A login has 3 to 32 letters, digits, dots or hyphens.
error-password = A password has at least 10 characters.
error-taken = That login is already taken.
error-credentials = Login or password is wrong.
error-need-name = Please choose a name first.
error-forbidden = That request came from another site.
error-stopped = A fault in the program stopped this table. We are sorry. You can download its record.
error-rules-changed = This match was played by other rules than the program knows now. Its record can still be downloaded.
error-version = This page is out of date. Please reload it.
error-replaced = This table is open in a newer window.
error-busy = The server is busy. Please try again in a moment.
error-shutdown = The server is restarting. Your match is safe.
error-internal = Something went wrong on our side.
