# Who sits at a table.
empty-chair = Empty seat
former-player = Former player
guest = Guest
player = Player { $n }

# What is said when a table cannot do something: error-CODE.
error-bad-request = That request makes no sense here.
error-bad-message = That message could not be understood.
error-not-found = There is nothing at this address.
error-not-yours = That is not yours to do.
error-not-seated = You are not sitting at this table.
error-not-now = That is not possible now.
error-illegal = The rules do not allow that.
error-no-undo = There is nothing to take back.
error-options = These options do not fit the game.
error-record = This is no record of a match that can be replayed here.
error-name = A name has 1 to 24 characters, all of which can be seen.
error-need-chair = Take a seat yourself, or leave all of them to bots and watch.
error-stopped = A fault in the program stopped this table. We are sorry. You can download its record.
error-rules-changed = This match was played by rules that differ from today’s. Its record can still be downloaded.
error-version = This page is out of date. Please reload it.
error-internal = Something went wrong on our side.
