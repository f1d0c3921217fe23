## What can be wrong with any game. Each game's own refusals are in its file.

unknown-game = There is no game called “{ $name }”. The house plays: { $names }.
unknown-seat = There is no seat { $seat }: seats are numbered from 0 to { $last }.
not-your-turn = Seat { $seat } has nothing to decide now; it is the turn of seat { $turn }.
nothing-to-decide = Seat { $seat } has nothing to decide now.
game-is-over = The game is over: no more moves can be played.
unknown-language = The house does not speak “{ $language }”. It speaks: { $languages }.
move-no-text = A move is a text, and { $move } is none.

bad-seats = { $game } is played by { $fewest } to { $most } players, not { $seats }.
bad-seed = A seed is a whole number, not { $seed }.
bad-edition = The rules of { $game } are known here up to edition { $newest }. There is no edition { $edition }.
bad-option-name = { $game } has no option “{ $name }”. It has: { $names }.
bad-option-value = “{ $value }” is no value of the option { $name }. Choose one of: { $values }.
bad-file-option = The option { $name } takes the path of a file or a list of its lines, not { $value }.
file-unreadable = The file { $file } cannot be read: { $why }.
file-not-text = The file { $file } is not a text file.

position-no-object = A position is an object with named fields, as docs/positions.md describes it.
position-other-game = This position is one of { $other }, not of { $game }.
position-seats = A position of { $game } needs { $fewest } to { $most } seats, and a list with an entry for each.
position-number = The field “{ $field }” should be a number from { $low } to { $high }, but it is: { $value }.
position-flag = The field “{ $field }” should be true or false, but it is: { $value }.
position-text = The field “{ $field }” should be a text, but it is: { $value }.
position-word = The field “{ $field }” should be one of { $wanted }, but it is: { $value }.
position-table = The field “{ $field }” should be an object, but it is: { $value }.
position-texts = The field “{ $field }” should be a list of texts, but it is: { $value }.
position-length = The field “{ $field }” should be a list of { $length }, but it is: { $value }.
position-numbers = The field “{ $field }” should be a list of { $length } numbers, but it is: { $value }.
position-seat-list = The field “{ $field }” should be a list of seats, but it is: { $value }.
position-different-seats = The field “{ $field }” should be a list of different seats, but it is: { $value }.
view-other-game = This is not a view of { $game }.

code-taken = There is already a table with the code { $code }. Choose another code.
overtaken = Somebody was faster: the table stands at event { $seq } now. Look at it and try again.
store-url = “{ $url }” is no address of a store. Write sqlite:///FOLDER, postgresql://USER@HOST/NAME, or memory: to keep nothing.
store-unwritable = The house cannot write to { $place }: { $why }. Choose a folder that it may write to.
store-no-database = { $place } is no database of the house, or it is damaged: { $why }. Move it away, or choose another folder.
store-newer = { $place } was written by a newer version of Ridotto. Install that version to open it.
store-unreachable = The database { $place } cannot be opened: { $why }. See that it runs and that the name and the password are right.
store-unavailable = The house cannot read or write its logs just now. Try again in a moment.
store-closed = The house is closing. Come back when it is open again.

## Why the system refuses something, within another sentence

reason-denied = that is not permitted
reason-missing = there is no such file or folder
reason-folder = it is a folder
reason-no-folder = a part of its path is no folder
reason-full = the disk is full
reason-read-only = it can only be read
reason-taken = it is in use already
