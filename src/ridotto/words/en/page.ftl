### The page

page-tagline = Four old mask games in one house. Play with friends, around one table, or alone.
page-skip = Skip to the content
page-home = Ridotto, to the entrance
page-to-entrance = To the entrance
page-language = Language
page-to-night = Switch to night
page-to-day = Switch to day
page-sound-on = Turn sound on
page-sound-off = Turn sound off
page-close = Close
page-footer = The Ridotto of Venice, 1638: anyone could sit down at a gaming table, as long as he wore a mask.

## The entrance

page-choose = Choose a door
page-players = { $fewest } to { $most } players
page-play-now = Play now
page-play-now-game = Play now: { $game }, against bots
page-more-about = About { $game }
page-against-bots = Play now against bots
page-make-table = Make a table for friends
page-rules = Read the rules
page-join = Join friends
page-join-hint = You have a code? It is in the link that you were sent.
page-code = Code of the table
page-join-button = Join
page-public = Public tables
page-public-none = No table is open right now. Make one: it shows up here for others.
page-left = Games you left
page-left-none = Games that you leave before the end wait for you here.
page-seats-taken = { $taken } of { $seats } seats taken

page-hosted-by = with { $host }
page-phase-gathering = waiting for players
page-phase-playing = being played
page-phase-ended = over

## You

# Names of masks, at most twelve letters each, with commas between them.
page-names = Masked Heron, Velvet Fox, Silver Moth, Golden Carp, Blue Magpie, Sly Marten, Lace Spider, Night Owl, Red Domino, Quiet Swan, Grey Dove, Amber Cat, Swift Otter, Proud Crane, Salt Gull, Moon Hare, Ivory Bat, Jade Newt, Brass Wren, Satin Crow, Wise Toad, Opal Finch, Merry Stoat, Plumed Hen
page-me = You
page-change-name = You are { $name }. Change your name
page-my-name = The others see you as
page-another-name = Another name
page-keep-name = Take this name
page-title = At the carnival you come as
page-title-lady = a lady
page-title-lord = a lord
page-title-none = whatever it takes

## The line to the house

page-no-answer = The house does not answer. Look whether you are online, and try again.
page-understood = Understood
page-waiting = One moment …
page-line-lost = The line is broken. Nothing is lost: it comes back by itself.
page-not-here = This table is closed to you.

## Before the start

page-seats = Who plays
page-seat-free = Free seat
page-seat-mine = you, at this device
page-seat-leads = leads the game
page-seat-number = Seat { $seat }
page-here = is here
page-not-yet-here = is away
page-sit-hint = Tap a free seat to sit down. If you sit nowhere, you watch.
page-seat-hint = Tap a seat to move, to seat a friend at this device, or to stand up.
page-move-here = Move here
page-neighbour = Somebody else at this device
page-neighbour-hint = You play by turns on one screen. A curtain hides what the others must not see.
page-neighbour-name = Name of the player beside you
page-sit-down = Sit down
page-seat-bot = A bot
page-seat-of-other = Somebody sits here already.
page-stand = Stand up
page-free-seat = Free this seat
page-kick = Show this player the door
page-bot-random = Dreamer
page-bot-greedy = Magpie
page-bot-talker = Chatterbox
page-bot-novice = Novice
page-bot-regular = Regular
page-bot-master = Master
page-about-bot-random = Does anything that the rules allow.
page-about-bot-greedy = Takes what is best at once, and does not look further.
page-about-bot-talker = Talks a lot and thinks little.
page-about-bot-novice = Has played a few evenings. Good for a first game.
page-about-bot-regular = Comes every week, and is a fair opponent.
page-about-bot-master = Thinks for long. Beat it if you can.
page-start = Start the game
page-start-bots = { $free ->
    [0] Everybody is here.
    [one] A bot takes the free seat.
   *[other] Bots take the { $free } free seats.
}
page-start-leader = The last seat is for the person who leads: somebody has to sit there.
page-start-watching = { $free ->
    [0] You watch: you have no seat.
   *[other] You watch: you have no seat. Bots take the free ones.
}
page-host-starts = { $host } starts the game when everybody is here.
page-invite = Invite friends
page-qr = QR code of the link to this table
page-code-is = Code:
page-copy = Copy the link
page-copied = The link is copied.
page-share = Share
page-share-text = Come and play { $game } with me.
page-arrangement = What is played
page-host-arranges = { $host } arranges this.
page-how-many = How many play
page-count-players = { $count } players
page-public-table = Public: everybody in the house sees this table and may sit down
page-as-rules = as the rules say
page-lines-read = { $lines ->
    [one] One line was read.
   *[other] { $lines } lines were read.
}
page-clock = The clock
page-clock-none = none: think as long as you like
page-clock-move-30 = half a minute for every move
page-clock-move-90 = a minute and a half for every move
page-clock-bank-300 = 5 minutes for the whole game, and 5 seconds more for every move
page-clock-bank-900 = 15 minutes for the whole game, and 10 seconds more for every move
page-clock-days-1 = one day for every move
page-clock-days-3 = three days for every move

## At a table

page-your-turn = Your turn
page-hush = Hush! Everybody taps
page-turn-of = { $count ->
    [0] One moment …
    [one] { $who } is deciding
   *[other] Deciding: { $who }
}
page-over = { $count ->
    [one] { $who } wins!
   *[other] { $who } win!
}
page-log = What happened
page-not-drawn = This game has no board yet. Its moves can be played here all the same.
page-lost = There is nothing behind this door.
page-tools = Tools of the table
page-tool-chat = Chat
page-tool-log = Log
page-tool-hint = Hint
page-tool-undo = Take back
page-tool-rules = Rules
page-tool-more = More
page-tool-keys = Keys
page-unread = something new
page-sheet-chat = Talk
page-sheet-log = What happened
page-sheet-rules = The rules
page-sheet-more = At this table
page-sheet-keys = Keys of the table
page-keys-board = On the board: arrow keys to move about, Enter or Space to choose.
page-keys-on = Use these keys
page-rules-now = This applies now:
page-hint-is = A master thinks of: { $move }
page-tap = Tap: nobody shall know who was called
page-you-watch = You are watching.
page-watching-count = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
page-players-here = At the table
page-away = away
page-you = you
page-bot-plays-for = a bot plays on
page-bot-for-absent = Let a bot play on
page-hours = { $hours } h
page-pause = Pause
page-resume = Go on
page-paused = The game is paused.
page-give-seat = Let a bot play for me
page-take-seat = Play myself again
page-bot-for-you = A bot plays in your seat.
page-resign = Resign
page-resign-sure = Really resign
page-leave = Leave the table
page-leave-hint = The game goes on without you, and you find it at the entrance under the games that you left.
page-undo-asked = { $who } asks to take back a move.
page-undo-waits = { $who } has asked to take back a move. The others are being asked.
page-yes = Yes
page-no = No
page-chat-none = Nobody has said anything yet.
page-from-gallery = (gallery)
page-say = Say
page-say-what = Say something
page-say-gallery = Only those who watch hear you.

## One device for several

page-curtain = Hand the device to { $name }
page-curtain-hint = What comes now is for one pair of eyes.
page-curtain-lift = I am { $name }

## The end

page-winner = wins
page-rematch = Play again
page-next-table = To the next game
page-see-replay = See it again
page-record = Keep the record
page-seal = Was everything fair? The seal of this game
page-seal-why = Before the first move the house published a seal. It was made from the number that all chance came from, which is told only now. If both fit, nothing was changed after the deal.
page-seal-seed = The number, and its salt
page-seal-was = The seal, published at the deal
page-verify = Verify
page-seal-fits = The seal fits: nothing was changed after the deal.
page-seal-broken = The seal does not fit. This is not what was dealt!

## Seeing a game again

page-replay-of = { $game }, once more
page-whose-eyes = Seen by
page-as-watcher = who watched
page-as-truth = the full truth
page-as-player = { $name }
page-to-first = To the beginning
page-step-back = One move back
page-step-on = One move on
page-to-last = To the end
page-run = Let it run
page-stop = Stop
page-move-number = Move { $at } of { $last }

## What happens around a game

told-sat = { $who } sits down.
told-bot-sat = { $who }, a bot, sits down.
told-kicked = The host has shown somebody the door.
told-dealt = The game begins. Its seal is published.
told-undo-asked = { $who } asks to take back a move.
told-undo-answered = { $yes ->
    [yes] { $who } agrees.
   *[no] { $who } does not agree.
}
told-took-back = A move was taken back.
told-paused = { $who } pauses the game.
told-resumed = { $who } lets the game go on.
told-resigned = { $who } resigns.
told-timed-out = The time of { $who } is up.
told-bot-took = A bot plays on for { $who }.
told-took-seat = { $who } plays again.
told-rematched = The next game waits at a new table.

## The rules, to read and to print

page-rules-contents = On this page
page-rules-cards = Role cards to print
page-rules-master = Sheet for the master of ceremonies
page-rules-back = Back to the rules
page-print = Print
page-print-cards = On A4 or letter paper, at full size. Cut along the lines.
