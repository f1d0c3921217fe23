## What can be wrong with any game. Each game’s own refusals are in its file.

unknown-game = There is no game called “{ $name }”. The house plays: { $names }.
no-game-installed = No game is installed here. Ridotto finds all games, even its own, through the metadata of installed packages. In a clone, run: { $command }.
unknown-seat = There is no seat { $seat }: seats are numbered from 0 to { $last }.
not-your-turn = Seat { $seat } has nothing to decide now. Deciding, by seat number: { $turn }.
nothing-to-decide = Seat { $seat } has nothing to decide now.
game-is-over = The game is over: no more moves can be played.
unknown-language = The house doesn’t speak “{ $language }”. It speaks: { $languages }.
move-no-text = A move must be text, but this is: { $move }.

bad-seats = { $game } is for { $fewest } to { $most } players, not { $seats }.
bad-seed = A seed must be a whole number, not { $seed }.
bad-edition = This version knows the rules of { $game } up to edition { $newest }; there is no edition { $edition }.
bad-option-name = { $game } has no option “{ $name }”. It has: { $names }.
bad-option-value = “{ $value }” isn’t a valid value for the option { $name }. Choose one of: { $values }.
bad-file-option = The option { $name } takes the path of a file or a list of its lines, not { $value }.
file-unreadable = The file { $file } can’t be read: { $why }.
file-not-text = The file { $file } isn’t a text file.

position-no-object = A position must be an object with named fields, as described in docs/positions.md.
position-other-game = This is a position from { $other }, not from { $game }.
position-seats = A position of { $game } needs { $fewest } to { $most } seats, and a list with an entry for each.
position-number = The field “{ $field }” should be a number from { $low } to { $high }, but it is: { $value }.
position-flag = The field “{ $field }” should be true or false, but it is: { $value }.
position-text = The field “{ $field }” should be a string, but it is: { $value }.
position-word = The field “{ $field }” should be one of { $wanted }, but it is: { $value }.
position-table = The field “{ $field }” should be an object, but it is: { $value }.
position-texts = The field “{ $field }” should be a list of strings, but it is: { $value }.
position-length = The field “{ $field }” should be a list of length { $length }, but it is: { $value }.
position-numbers = The field “{ $field }” should be a list of { $length } numbers, but it is: { $value }.
position-seat-list = The field “{ $field }” should be a list of seats, but it is: { $value }.
position-different-seats = The field “{ $field }” should be a list in which no seat appears twice, but it is: { $value }.
view-other-game = This isn’t a view of { $game }.

code-taken = There is already a table with the code { $code }. Choose another code.
overtaken = Somebody was quicker: the table has moved on to event { $seq }. Take another look and try again.
store-url = “{ $url }” isn’t a valid address for a store. Write sqlite:///FOLDER, postgresql://USER@HOST/NAME, or memory: to keep nothing.
store-unwritable = The house can’t write to { $place }: { $why }. Choose a folder it may write to.
store-no-database = { $place } isn’t one of the house’s databases, or it’s damaged: { $why }. Move it out of the way, or choose another folder.
store-newer = { $place } was written by a newer version of Ridotto. Install that version to open it.
store-unreachable = The database { $place } can’t be opened: { $why }. Check that it’s running and that the name and password are right.
store-unavailable = The house can’t load or save games right now. Try again in a moment.
store-closed = The house is closing. Come back when it’s open again.

## Why the system refuses something, within another sentence

reason-denied = permission denied
reason-missing = there is no such file or folder
reason-folder = it’s a folder
reason-no-folder = part of its path isn’t a folder
reason-full = the disk is full
reason-read-only = it’s read-only
reason-taken = it’s already in use
