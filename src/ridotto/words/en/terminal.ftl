### The command `ridotto`

compiled = rulebooks compiled
uncompiled = rulebooks not compiled (the same games, only slower)

## Help

help-ridotto = Play old mask games in the terminal, alone against bots or several people at one keyboard.
help-version = say which Ridotto this is, and whether its rulebooks are compiled
help-play = play a game; what no flag says is asked
help-arena = let bots play many games and see who wins
help-seats = the bots, one for each seat, like: master,greedy; they change seats from game to game
help-guests-side = at the carnival: the bot that plays all guests
help-pranksters-side = at the carnival: the bot that plays all pranksters, and the evil genie
help-arena-players = with --guests and --pranksters: how many players
help-how-many = how many games
help-json = one line for each bot, for machines
help-resume = go on with a game that was left
help-hint = the best moves in a game that was left, and why
help-replay = step through the record of a game
help-verify = prove that a record was dealt and played as it says
verified = { $moves ->
    [one] One move, played by the rules.
   *[other] { $moves } moves, all played by the rules.
} { $over ->
    [yes] They lead to the outcome.
   *[no] The game is not over.
} { $sealed ->
    [yes] The seal fits: nothing was changed after the deal.
   *[no] The record has no seal, so nothing proves how it was dealt.
}
the-leader = The master
help-games = the games of the house and their options
help-rules = the rules of a game
help-file = the record of a game
help-hint-player = for this player, counted from 1; otherwise for the first who has to decide
help-replay-player = see only what this player saw, counted from 1; otherwise everything
help-players = who plays, people and bots, like: Anna,Bob,master
help-seed = the number that all chance comes from: the same seed deals the same game
help-record = the file to keep the game in
help-yes = ask nothing: defaults for what no flag says

help-language = the language to speak, if not that of the system: { $languages }
help-help = show this help
help-usage = usage:{" "}
help-arguments = what to name
help-options = options
help-option = { $game }: { $meaning }

## What stands in the help for a thing to be named

type-command = COMMAND
type-game = GAME
type-file = FILE
type-names = NAMES
type-bots = BOTS
type-bot = BOT
type-number = N
type-value = VALUE
type-language = LANGUAGE
type-link = LINK
type-name = NAME

## Commands that cannot be understood

bad-command = Something is missing in this command. See: { $command } --help.
bad-argument = The value of { $part } is missing, or it does not fit. See: { $command } --help.
unknown-words = “{ $words }” means nothing here. See: { $command } --help.

## Sitting down

which-game = Which game?
how-many = How many players, { $fewest } to { $most }? [{ $usual }]{" "}
name-of-player = Name of player { $number }, or a bot ({ $bots }): [{ $usual }]{" "}
option-question = { $meaning }:
usually = [{ $value }]{" "}
guest = Guest
bot-number = Bot { $number }
bad-name = “{ $name }” is no name for a player: 1 to { $longest } letters.
same-name = There are two players called { $name }: give them different names.
unknown-bot = There is no bot called “{ $bot }” for { $game }. There are: { $bots }.
bad-games = A match needs at least one game, not { $games }.
no-such-player = There is no player { $number }: players are numbered from 1 to { $most }.
game-line = { $name }: { $title }, { $fewest } to { $most } players
option-line = {"  "}--{ $name } { $meaning }: { $values }

## Playing

kept-in = The game is kept in { $file } (seed { $seed }).
curtain = Hand the keyboard to { $who }. { $who }: press Enter when nobody else is looking.{" "}
nothing-now = { $who }: there is nothing for you to do now. Press Enter to hand on.{" "}
no-leader-here = At one keyboard the house leads: leave the option “master” at “house”.
can-do = { $count ->
    [one] You have one move. Type it; “?” explains.
   *[other] You have { $count } moves. Type one, or its beginning; “?” lists them all.
}
thinking = Thinking … { $percent } %
your-move = { $who } >{" "}
commands = Type a move, or the beginning of one to see how it can go on. Also: “?” lists the moves, “rules” shows the rules, “quit” leaves; the game is kept.
to-go-on = The game is kept. To go on: ridotto resume { $file }
the-end = { $why } { $count ->
    [one] { $winners } wins!
   *[other] { $winners } win!
} Scores: { $scores }.
already-over = The game in { $file } is over. To look at it: ridotto replay { $file }

## The arena

arena-progress = { $done } of { $all } games
arena-header = bot         games    wins   rate   95 % interval   rating
arena-line = { $name } { $games } { $wins } { $rate }   { $low } – { $high }   { $rating }
arena-sides-header = side                  games    wins   rate   95 % interval
arena-sides-line = { $name } { $games } { $wins } { $rate }   { $low } – { $high }
arena-who = Say who plays: { $command } GAME --seats master,random; or, at the carnival, --guests master --pranksters master.
arena-sides = Sides are for the carnival, and there are two: { $command } carnaval --guests master --pranksters master.

## Replaying

replay-step = Move { $at } of { $last }. Enter: next, b: back, a number: go there, q: leave >{" "}
replay-help = Press Enter for the next move, b to go back, a number from 0 to { $last }, or q to leave.

## Records

record-empty = The record is empty.
record-header = The first line of a record must name game, players, options and seed.
record-line = Line { $line } of the record cannot be understood.
record-after-end = The record goes on after its outcome, on line { $line }.
record-move = Move { $number } of the record, “{ $move }”, cannot be played: { $why }
record-seal = The seal of the record does not fit its seed and salt: this is not what was dealt.
record-outcome = The moves of the record do not lead to the outcome that it tells.
record-exists = The file { $file } exists already. Choose another name, or go on with: ridotto resume { $file }
record-unwritable = The file { $file } cannot be written: { $why }.

## At a table of a house

help-join = play at a table of a house, here in the terminal
help-join-link = the link of the table, like http://localhost:1638/t/ABCDEF
help-join-name = how you want to be called
help-join-seat = the seat to take, counted from 1; otherwise the first that is free
help-join-watch = only watch
join-link = “{ $link }” is no link of a table. It looks like http://localhost:1638/t/ABCDEF.
join-you-sit = { $who }, you sit at seat { $number }.
join-you-watch = You watch.
join-commands = Type a move, or the beginning of one to see how it can go on. Also: “?” lists the moves, “say …” talks, “hint”, “undo”, “yes” and “no”, “pause” and “resume”, “away” and “back”, “resign”, “rules”; the host types “start”; “quit” leaves, and who joins again finds his seat.
join-nod = Somebody decides, and nobody may know who. Press Enter to nod.
join-after-end = Type “rematch” to play again, or “quit”.
join-line-cut = The house is not heard at the moment. You will be connected again; nothing is lost.
join-line-back = The house is heard again.
join-told-sat = { $name } sits down.
join-told-bot-sat = { $name } sits down, a bot.
join-told-stood = A seat is free again.
join-told-said = { $name }: { $text }
join-told-undo-asked = { $who } asks to take back a move: type “yes” or “no”.
join-told-undo-answered = { $who } says { $yes ->
    [true] yes
   *[false] no
}.
join-told-took-back = A move is taken back.
join-told-paused = { $who } pauses the game.
join-told-resumed = { $who } resumes the game.
join-told-resigned = { $who } resigns.
join-told-timed-out = The time of { $who } is up.
join-told-bot-took = A bot plays on for { $who }.
join-told-took-seat = { $who } is back.
join-told-rematched = There is a new table: { $code }. Type “rematch” to go there.
