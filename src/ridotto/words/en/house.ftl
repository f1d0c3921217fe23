### The house: what it refuses, and what it says at the door

## Refusals

bad-setting = “{ $value }” is no value for the setting { $name }. See: ridotto serve --help.
bad-ask = This message cannot be read: { $why }. docs/api says what can be asked.
no-such-table = There is no table with the code { $code }. Look whether it is typed as in the invitation.
no-such-page = There is nothing at { $path }. Begin at the front door: the page “/”.
no-such-method = { $path } cannot be asked with { $method }.
carry-too-late = This link to another device is too old, or not complete. Make a new one on the first device.
not-over-yet = This is told after the end of the game.
foreign-page = { $origin } is not a page of this house. Open the house’s own page, or let its host add the address to --url.
too-fast = That was too much at once. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
too-large = That is too large: { $most } bytes at most.
house-stumbled = The house has made a mistake. Nothing was changed; try again.
unknown-language = The house does not speak “{ $language }”. It speaks: { $languages }.
no-hint-here = There are no hints for { $game }.
no-move-to-look-at = There is nothing to decide at this seat now.
not-your-seat = This seat is not yours.
shown-the-door = The host has asked you to leave this table.
bad-seat-asked = “{ $seat }” is none of: { $seats }.

## At the door

page-not-built = The house is open, but its page has not been built: run “python3 dev.py play”, or install Ridotto with pip. The table can be reached with other programs under /api.
