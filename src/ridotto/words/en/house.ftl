### The house: what it refuses, and what it says at the door

## Refusals

bad-setting = “{ $value }” is no value for the setting { $name }. See: ridotto serve --help.
bad-ask = The house cannot read this. Perhaps it is too long, or your page is older than the house: make it shorter, or load the page again.
id-used = Under the id { $id } something else was asked before. Ask again under a new one.
no-such-table = There is no table with the code { $code }. Look whether it is typed as in the invitation.
no-such-page = There is nothing at { $path }. Begin at the front door: the page “/”.
no-such-method = { $path } cannot be asked with { $method }.
carry-too-late = This link to another device is too old, or not complete. Make a new one on the first device.
carry-used = This link to another device has been used already: each is good for one device. Make a new one on the first device.
foreign-page = { $origin } is not a page of this house. Open the house’s own page, or let its host add the address to --url.
too-fast = That was too much at once. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
too-large = That is too large: { $most } bytes at most.
house-stumbled = The house has made a mistake. Nothing was changed; try again.
hint-dropped = You have asked for another hint, so this one is not thought out.
no-move-to-look-at = There is nothing to decide at this seat now.
bad-seat-asked = “{ $seat }” is none of: { $seats }.
no-house = No house answers at { $url }. Look whether the address is right, and whether the house is open.

## At the door

page-not-built = The house is open, but its page has not been built: run “python3 dev.py play”, or install Ridotto with pip. The table can be reached with other programs under /api.
door-taken = The house cannot open its door at { $host }, port { $port }: { $why }. Choose another with --port.
no-processes-here = Several processes (--processes) need Linux. Leave the flag away: one process serves a small club well.
no-processes-in-memory = Several processes cannot share what is kept in memory only. Give them a folder (--data) or a database, or leave --processes away.
house-is-open = The house is open: { $url }
house-for-phones = For phones and others in the same network: { $url }
house-to-close = To close it, press Ctrl-C. All games are kept.

## Help

help-serve = open the house: people play with each other in their browsers
help-serve-data = the folder to keep the games in
help-serve-database = the address of a database instead of a folder, like postgresql://USER@HOST/NAME; memory: keeps nothing
help-serve-bus = the address of a Redis, when several nodes serve the same tables
help-serve-host = the address to listen at; 127.0.0.1 for this machine only
help-serve-port = the port to listen at; 0 for any that is free
help-serve-url = where guests reach the house, like https://play.example.org; several with commas
help-serve-proxies = addresses of proxies that are believed about who asks, with commas
help-serve-processes = how many processes serve guests, to use several cores; each table is served by one of them
help-serve-workers = how many processes bots think in; 0: as fits the machine
help-serve-pause = seconds at least that a bot takes for a move
help-serve-rate = how many times the usual limits guests may ask; 0: without limit
help-serve-idle = seconds until a table that nobody looks at leaves the memory
help-serve-poll = seconds between looks into the store
help-serve-metrics = a password with which other machines may read /metrics
help-serve-open = open the browser too
help-describe = describe the routes (openapi) or the socket (asyncapi) for other programs
help-describe-what = openapi or asyncapi
