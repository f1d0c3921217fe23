### The house: what it refuses, and what it says at the door

## Refusals

bad-setting = “{ $value }” isn’t a valid value for the setting { $name }. See: ridotto serve --help.
bad-request = The house couldn’t read this. It may be too long, or your page may be out of date: shorten it, or reload the page.
id-used = Something else was already sent with the ID { $id }. Send this with a new one.
no-such-table = There is no table with the code { $code }. Check that it matches the invitation.
no-such-page = There is nothing at { $path }. Start at the front door: the page “/”.
no-such-method = { $path } doesn’t accept { $method }.
carry-too-late = This link has expired or is incomplete. Make a new one on the first device.
carry-used = This link has already been used: each one works on one device only. Make a new one on the first device.
foreign-page = { $origin } isn’t one of this house’s pages. Open the house’s own page, or ask whoever runs it to add the address to --url.
too-fast = That was too much at once. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
too-large = That’s too large: { $most } bytes at most.
house-stumbled = Something went wrong in the house. Nothing was changed; try again.
measuring-busy = The house is busy with other tables right now. Try again in a minute.
measuring-without-sides = { $game } has no sides to compare.
hint-dropped = You asked for another hint, so the house stopped working on this one.
no-move-to-look-at = There’s nothing to decide at this seat right now.
bad-seat-asked = “{ $seat }” isn’t a valid point of view. Choose one of: { $seats }.
no-house = No house is answering at { $url }. Check that the address is right and that the house is open.

## At the door

page-not-built = The house is open, but its page hasn’t been built: run “python3 dev.py play”, or install Ridotto with pip. Other programs can reach the tables under /api.
door-taken = The house can’t open its door at { $host }, port { $port }: { $why }. Choose another with --port.
no-processes-here = --processes only works on Linux. Leave it out: one process is plenty for a small club.
no-processes-in-memory = Several processes can’t share what’s only kept in memory. Give them a folder (--data) or a database, or leave --processes out.
house-is-open = The house is open: { $url }
house-for-phones = For phones and other devices on the same network: { $url }
house-to-close = Press Ctrl-C to close it. All games are saved.
house-to-close-memory = Press Ctrl-C to close it. Nothing is saved: closing it ends all games.

## Help

help-serve = open the house, so that people can play together in their browsers
help-serve-data = the folder in which games are saved
help-serve-database = the address of a database to use instead of a folder, like postgresql://USER@HOST/NAME; memory: saves nothing
help-serve-bus = the address of a Redis server, when several nodes serve the same tables
help-serve-host = the address to listen on; 127.0.0.1 for this machine only
help-serve-port = the port to listen on; 0 for any free port
help-serve-url = where players reach the house, like https://play.example.org; separate several with commas
help-serve-proxies = addresses of trusted proxies, separated by commas
help-serve-processes = how many processes serve players, to use several cores; each table is served by one of them
help-serve-workers = how many processes the bots think in; 0: whatever suits the machine
help-serve-pause = the minimum time a bot takes for a move, in seconds
help-serve-rate = a multiplier for the usual rate limits; 0: no limits
help-serve-idle = seconds before a table nobody is looking at is dropped from memory
help-serve-poll = seconds between checks of the store
help-serve-metrics = a password that lets other machines read /metrics
help-serve-open = also open the browser
help-describe = describe the routes (openapi) or the socket (asyncapi) for other programs
help-describe-what = openapi or asyncapi
