### The command `ridotto`

compiled = rulebooks compiled
uncompiled = rulebooks not compiled (the same games, just slower)

## Help

help-ridotto = Play old mask games in the terminal, on your own against bots, or with several people at one keyboard.
help-version = show the version of Ridotto, and whether its rulebooks are compiled
help-play = play a game; you’re asked about anything the flags leave open
help-arena = let bots play many games and see who wins
help-seats = the bots, one for each seat, like: master,greedy; they swap seats from game to game
help-arena-players = with { $sides }: how many players
help-how-many = how many games
help-json = one line of JSON for each bot, for other programs
help-ray = the address of a Ray cluster that plays the games, or “local”
help-balance = measure how balanced a game is: bots of equal strength play in every seat
help-balance-players = how many players, like 7, 4-15 or 4,9; by default every number the game allows
help-balance-games = how many games for each setup
help-balance-strength = which bots play
help-workers = how many processes to play in; by default one per core
help-balance-json = one line of JSON for each side or seat, for other programs
help-resume = resume a game you left
help-hint = the best moves in a game you left, and why
help-replay = step through the record of a game
help-verify = check that a game was dealt and played as its record says
verified = { $moves ->
    [one] One move, played by the rules.
   *[other] { $moves } moves, all played by the rules.
} { $over ->
    [yes] The recorded result is right.
   *[no] The game isn’t over.
} { $sealed ->
    [yes] The seal matches: nothing was changed after the deal.
   *[no] The record has no seal, so nothing proves how it was dealt.
}
the-leader = The master of ceremonies
help-games = the games of the house and their options
help-rules = the rules of a game
help-file = the record of a game
help-hint-player = for this player, counted from 1; by default for the first one who has to decide
help-replay-player = show only what this player saw, counted from 1; by default everything
help-players = who plays, people and bots, like: Anna,Bob,master
help-seed = the number behind every shuffle and draw: the same seed deals the same game
help-record = the file to save the game in
help-lesson = learn the game by playing: a short guided first game, against bots
help-yes = don’t ask anything: use defaults for anything the flags leave open

help-language = the language to use instead of the system’s: { $languages }
help-help = show this help
help-usage = usage:{" "}
help-arguments = arguments
help-options = options
help-option = { $game }: { $meaning }

## Placeholders in the help

type-command = COMMAND
type-game = GAME
type-file = FILE
type-names = NAMES
type-bots = BOTS
type-bot = BOT
type-number = N
type-address = ADDRESS
type-value = VALUE
type-language = LANGUAGE
type-link = LINK
type-name = NAME

## Commands that can’t be understood

bad-command = Something is missing from this command. See: { $command } --help.
bad-argument = The value of { $part } is missing or isn’t valid. See: { $command } --help.
unknown-words = “{ $words }” doesn’t mean anything here. See: { $command } --help.

## Sitting down

which-game = Which game?
how-many = How many players, { $fewest } to { $most }? [{ $usual }]{" "}
name-of-player = Name of player { $number }, or a bot ({ $bots }): [{ $usual }]{" "}
option-question = { $meaning }:
usually = [{ $value }]{" "}
guest = Guest
bots-here = { $count ->
    [one] { $bots } is a bot.
   *[other] Bots: { $bots }.
}
bad-name = “{ $name }” isn’t a valid name for a player: 1 to { $longest } characters.
same-name = There are two players called { $name }: give them different names.
name-of-bot = Bots are called “{ $name }” here. Choose another name.
name-alike = “{ $name }” looks too much like { $other }, who is already at this table. Choose another name.
unknown-bot = There is no bot called “{ $bot }” for { $game }. There are: { $bots }.
bad-games = A match needs at least one game, not { $games }.
no-such-player = There is no player { $number }: players are numbered from 1 to { $most }.
game-line = { $name }: { $title }, { $fewest } to { $most } players
option-line = {"  "}--{ $name } { $meaning }: { $values }

## Playing

kept-in = The game is saved in { $file } (seed { $seed }).
curtain = Hand the keyboard to { $who }. { $who }: press Enter when nobody else is looking.{" "}
nothing-now = { $who }: there’s nothing for you to do right now. Press Enter to pass the keyboard on.{" "}
no-leader-here = At one keyboard, the house leads: leave the option “master” at “house”.
lesson-prepared = Lessons are set up in advance: they can’t be combined with --players, --seed or options of the game.
can-do = { $count ->
    [one] There is only one move. Type it, or “?” for help.
   *[other] There are { $count } moves to choose from. Type one, or its beginning; “?” lists them all.
}
thinking = Thinking… { $percent }%
your-move = { $who } >{" "}
commands = Type a move, or the beginning of one to see how it can continue. Also: “?” lists the moves, “hint” says what a master would do, “undo” takes back a move, “rules” shows the rules, “quit” leaves; the game is saved.
to-go-on = The game is saved. To resume it: ridotto resume { $file }
the-end = { $why } { $count ->
    [one] { $winners } wins!
   *[other] { $winners } win!
} Scores: { $scores }.
the-end-level = { $why } Everyone ends level: { $scores }.
already-over = The game in { $file } is over. To watch it: ridotto replay { $file }

## The arena

arena-progress = { $done } of { $all } games
arena-header = bot         games   wins    rate      95% interval     rating
arena-line = { $name } { $games } { $wins } { $rate }   { $low } – { $high }   { $rating }
arena-sides-header = side                  games   wins    rate      95% interval
arena-sides-line = { $name } { $games } { $wins } { $rate }   { $low } – { $high }
arena-who = Say who plays: { $command } GAME --seats master,random; or, in a game with sides: { $command } { $sides }.
arena-sides = Only { $game } has these sides, and you have to name them all: { $command } { $sides }.
no-ray = Ray isn’t installed here. To install it: { $command }
no-cluster = There’s no Ray cluster at { $address }. Check the address, or use “local”.
balance-setup = { $players } players, { $options }
balance-no-options = usual options
balance-seat = seat { $number }

## Replaying

replay-step = Move { $at } of { $last }. Enter: next, b: back, a number: go there, q: leave >{" "}
replay-help = Press Enter for the next move, b to go back, a number from 0 to { $last }, or q to leave.

## Records

record-empty = The record is empty.
record-header = The first line of a record must name the game, players, options and seed.
record-line = Line { $line } of the record can’t be understood.
record-after-end = The record goes on after its outcome, on line { $line }.
record-move = Move { $number } of the record, “{ $move }”, can’t be played: { $why }
record-seal = The seal of the record doesn’t match its seed and salt: something was changed after the deal.
record-outcome = The moves of the record don’t lead to the recorded result.
record-exists = The file { $file } already exists. Choose another name, or resume that game: ridotto resume { $file }
record-unwritable = The file { $file } can’t be written: { $why }.

## At a table of a house

help-join = join a table in a house and play here in the terminal
help-join-link = the link of the table, like http://localhost:1638/t/ABCDEF
help-join-name = the name the others will see
help-join-seat = the seat to take, counted from 1; by default the first free one
help-join-watch = just watch
join-link = “{ $link }” isn’t a link to a table. It should look like http://localhost:1638/t/ABCDEF.
join-you-sit = { $who }, you’re in seat { $number }.
join-you-watch = You’re watching.
join-commands = Type a move, or the beginning of one to see how it can continue. Also: “?” lists the moves, “say …” talks, “hint”, “undo”, “yes” and “no”, “pause” and “resume”, “away” and “back”, “resign”, “rules”; the host types “start”; “quit” leaves, and when you join again you get your seat back.
join-nod = Somebody is deciding in secret. Press Enter to tap along, as everybody does.
join-after-end = Type “rematch” to play again, “rematch” and a game’s name (such as “rematch mask”) to play something else together, or “quit”.
join-line-cut = Connection lost. It will come back by itself, and so will your game.
join-line-back = Connected again.
join-told-sat = { $name } sits down.
join-told-bot-sat = { $name }, a bot, sits down.
join-told-stood = A seat is free again.
join-told-renamed = { $was } is now called { $name }.
join-told-hints-ruled = { $allowed ->
    [true] The host allows hints at this table.
   *[false] The host no longer allows hints.
}
join-told-said = { $name }: { $text }
join-told-reacted = { $name }: { $sign ->
    [bravo] { page-sign-bravo }
    [heart] { page-sign-heart }
    [laugh] { page-sign-laugh }
    [wow] { page-sign-wow }
    [ouch] { page-sign-ouch }
   *[hmm] { page-sign-hmm }
}
join-told-undo-asked = { $revealed ->
    [true] { $who } asks to take back a move: type “yes” or “no”. Something hidden has come to light since then. It can’t be unseen.
   *[false] { $who } asks to take back a move: type “yes” or “no”.
}
join-told-undo-answered = { $who } says { $yes ->
    [true] yes
   *[false] no
}.
join-told-took-back = A move was taken back.
join-told-paused = { $who } pauses the game.
join-told-resumed = { $who } resumes the game.
join-told-gave-time = { $who } adds another minute.
join-told-resigned = { $who } resigns.
join-told-timed-out = { $who }’s time is up.
join-told-bot-took = A bot takes over for { $who }.
join-told-took-seat = { $who } is back.
join-told-rematched = There’s a new table: { $code }. Type “rematch” to go there.
