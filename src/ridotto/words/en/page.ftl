### The page

page-tagline = Four old mask games in one house: with friends online, around one table, or alone against bots. No account needed.
page-skip = Skip to content
page-home = Ridotto, back to the entrance
page-to-entrance = Back to the entrance
page-back = Back
page-language = Language
page-to-night = Switch to dark mode
page-to-day = Switch to light mode
page-sound-on = Turn sound on
page-sound-off = Turn sound off
page-close = Close
page-footer = The Ridotto of Venice, 1638: anyone could sit down at a gaming table, as long as they wore a mask.

## The entrance

page-choose = Choose a door
page-players = { $fewest } to { $most } players
page-minutes = about { $minutes } min
page-play-now = Play now
page-play-now-game = Play now: { $game }, against bots
page-with-friends = Play with friends
page-with-friends-game = Play with friends: { $game }
page-strength = Bot strength
page-more-about = About { $game }
page-against-bots = Play against bots now
page-make-table = Open a table, choose options
page-make-table-hint = With friends or alone: bots take the free seats.
page-rules = Read the rules
page-join = Join friends
page-join-hint = Got a code? It’s in the link you were sent.
page-code = Table code
page-join-button = Join
page-public = Public tables
page-public-none = No tables are open right now. Open one, and others will see it here.
page-open-public = Open a public table
page-open-public-hint = Everybody in the house will see your table and may sit down. Which game would you like?
page-my-games = Your games
page-my-games-none = Games you’ve started wait for you here, and finished ones stay here, too.
page-finished = Finished
page-finished-all = Show all { $count }
page-seats-taken = { $taken } of { $seats } seats taken

page-hosted-by = hosted by { $host }
page-phase-gathering = waiting for players
page-phase-full = ready to start
page-phase-playing = in progress
page-phase-ended = over
page-waits-for-you = waiting for you
page-games-wait = { $count ->
    [one] A game is waiting for you
   *[other] { $count } games are waiting for you
}
page-hide-table = Take { $game } off this list
page-won-by = { $who } won
page-you-won = You won
page-you-lost = You lost
page-with = with { $who }
page-against-bots-only = against bots
page-some-more = { $count ->
    [one] 1 more
   *[other] { $count } more
}

## You

# Names of masks, at most twelve letters each, with commas between them.
page-names = Masked Heron, Velvet Fox, Silver Moth, Golden Carp, Blue Magpie, Sly Marten, Lace Spider, Night Owl, Red Domino, Quiet Swan, Grey Dove, Amber Cat, Swift Otter, Proud Crane, Salt Gull, Moon Hare, Ivory Bat, Jade Newt, Brass Wren, Satin Crow, Wise Toad, Opal Finch, Merry Stoat, Plumed Hen
page-me = You
page-change-name = You are { $name }. Change your name
page-my-name = Others see you as
page-friends-call = What do your friends call you?
page-name-length = { $length } of { $most } letters
page-another-name = Another name
page-keep-name = Use this name
page-title = At the carnival you come as
page-title-lady = a lady
page-title-lord = a lord
page-title-none = either one

## The line to the house

page-no-answer = The house isn’t answering. Check that you’re online and try again.
page-understood = Got it
page-waiting = One moment…
page-line-lost = Connection lost. Don’t worry: it will come back by itself, and so will your game.
page-house-away = No connection to the house. You don’t have to do anything: this page keeps trying.
page-on-its-way = On its way…
page-part-missing = This part of the page couldn’t be loaded. Check that you’re online.
page-try-again = Try again
page-not-here = You can’t join this table.

## Before the start

page-seats = Players
page-seat-free = Free seat
page-seat-for-leader = Free seat for the person who leads
page-seat-mine = you, on this device
page-seat-leads = leads the game
page-seat-number = Seat { $seat }
page-here = is here
page-not-yet-here = is away
page-invited = invited, not here yet
page-seat-for-you = There’s a seat for you
page-sit-as = Sit down as { $name }
page-table-full = All seats are taken
page-table-full-ask = You can stay here and watch, or ask { $host } to add a seat.
page-table-full-watch = You can stay here and watch the game.
page-without-seat = { $count ->
    [one] Somebody is here without a seat.
   *[other] { $count } people are here without a seat.
}
page-add-seat = Add a seat
page-no-more-seats = This game has no more seats. Anyone without one can watch.
page-sit-hint = Tap a free seat to sit down. If you don’t take a seat, you watch.
page-seat-hint = Tap a seat to move, to seat a friend on this device, or to stand up.
page-move-here = Move here
page-neighbour = Somebody else on this device
page-neighbour-hint = You take turns on one screen. A curtain hides what the others mustn’t see.
page-neighbour-name = Name of the player beside you
page-sit-down = Sit down
page-seat-bot = A bot
page-is-bot = a bot
page-seat-of-other = Somebody is already sitting here.
page-stand = Stand up
page-free-seat = Free this seat
page-kick = Show this player the door
page-bot-random = Dreamer
page-bot-greedy = Magpie
page-bot-talker = Chatterbox
page-bot-novice = Novice
page-bot-regular = Regular
page-bot-master = Master
page-about-bot-random = Plays anything the rules allow.
page-about-bot-greedy = Grabs what’s best right now and never looks ahead.
page-about-bot-talker = Talks a lot and thinks little.
page-about-bot-novice = Has only played a few evenings. Good for a first game.
page-about-bot-regular = Comes every week, and is a solid opponent.
page-about-bot-master = Thinks long and hard. Can you win?
page-start = Start the game
page-start-bots = { $free ->
    [0] Everybody is here.
    [one] A bot will take the free seat.
   *[other] Bots will take the { $free } free seats.
}
page-start-missing = { $count ->
   *[other] Still missing: { $who }. If you start now, the game waits for their moves.
}
page-start-leader = The last seat is for the person who leads: somebody has to sit there.
page-start-watching = { $free ->
    [0] You’re watching: you have no seat.
    [one] You’re watching: you have no seat. A bot will take the free one.
   *[other] You’re watching: you have no seat. Bots will take the free ones.
}
page-host-starts = { $host } chooses the setup and starts the game when everybody is here.
page-still-missing = Still missing: { $who }.
page-starts-by-itself = The game starts by itself as soon as everybody is here.
page-invite = Invite friends
page-qr = QR code with the link to this table
page-code-is = Code:
page-copy = Copy the link
page-copied = Link copied.
page-copy-by-hand = Your browser doesn’t let us copy. Here’s the link: { $link }
page-share = Share
page-share-text = Come and play { $game } with me.
page-arrangement = Game setup
page-how-many = Number of players
page-count-players = { $count } players
page-public-table = Public: everybody in the house sees this table and may sit down
page-hints-allow = Hints: players may ask what a master would play
page-as-rules = by the rules
page-lines-read = { $lines ->
    [one] One line was read.
   *[other] { $lines } lines were read.
}
page-own-picks = a choice of your own
page-pick-more = One more: { $thing }
page-pick-fewer = One fewer: { $thing }
page-pick-hint = Tap to add or remove. The explanation appears here.
page-pick-guide = What each one does
page-balance = Balance
page-balance-rate = { $rate }%
page-balance-even = Even: both sides win about equally often.
page-balance-range = { $side }: between { $low } and { $high } wins in 100 games, as far as we can tell.
page-balance-nobody = Nobody wins: { $rate }%.
page-balance-sets = One of { $sets } sets, drawn by lot. { $side }: { $low }–{ $high }%, depending on the set (estimated).
page-balance-estimated = Estimated for bots of strength “{ $strength }” in all seats.
page-balance-measured = { $games ->
    [one] Measured in one game between bots of strength “{ $strength }”.
   *[other] Measured in { $games } games between bots of strength “{ $strength }”.
}
page-balance-ignored = { $count ->
    [one] One of the options below isn’t taken into account.
   *[other] { $count } of the options below aren’t taken into account.
}
page-measure = Measure it
page-measure-hint = The house plays many games with exactly this choice, in the background.
page-measuring = { $played } of { $games } games played
page-measure-stop = Stop measuring
page-measure-failed = The house was too busy to measure it. Try again later.
page-clock = Clock
page-clock-none = no clock: take as long as you like
page-clock-move-30 = half a minute per move
page-clock-move-90 = a minute and a half per move
page-clock-bank-300 = 5 minutes per player, plus 5 seconds per move
page-clock-bank-900 = 15 minutes per player, plus 10 seconds per move
page-clock-days-1 = one day per move
page-clock-days-3 = three days per move

## At a table

page-your-turn = Your turn
page-not-possible = You can’t do that right now.
page-hush = Hush! Tap along, everybody
page-hush-alone = Hush! Others are deciding in secret
page-hush-tapped = Waiting for everybody to tap
page-awaits-tap = { $count ->
    [one] Waiting for { $who } to tap
   *[other] Waiting for taps: { $who }
}
page-missed-tap = A moment ago, { $who } hadn’t tapped
page-turn-of = { $count ->
    [0] One moment…
    [one] { $who }’s turn
   *[other] Deciding: { $who }
}
page-over = { $count ->
    [one] { $who } wins!
   *[other] { $who } win!
}
page-log = What happened
page-lost = There’s nothing behind this door.
page-carry = Become { $name } on this device?
page-carry-here = You’re { $here } on this device. If you become { $name }, it gets { $name }’s seats and games, and loses { $here }’s.
page-carry-own-link = Only do this if you made the link yourself, on a device of your own.
page-carry-become = Become { $name }
page-carry-stay = Stay { $here }
page-carry-already = You’re already { $name } on this device.
page-carry-go-on = Continue
page-carry-not = This link doesn’t work
page-tools = Table tools
page-tool-chat = Chat
page-tool-log = Log
page-tool-hint = Hint
page-tool-undo = Take back
page-take-back = Take it back
page-tool-rules = Rules
page-tool-more = More
page-tool-keys = Shortcuts
page-unread = something new
page-sheet-chat = Chat
page-sheet-log = What happened
page-sheet-rules = Rules
page-sheet-more = At this table
page-sheet-keys = Keyboard shortcuts
page-keys-board = On the board: arrow keys to move around, Enter or Space to choose.
page-keys-on = Use these shortcuts
page-rules-now = The rules that apply right now:
page-hint-is = A master would play: { $move }
page-hints-on = Hints are allowed at this table.
page-hints-off = There are no hints at this table.
page-tap = Tap, so nobody can tell who was called
page-you-watch = You’re watching.
page-watching-count = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
page-players-here = At the table
page-unconnected = { $count ->
    [one] { $who } is no longer connected.
   *[other] { $who } are no longer connected.
}
page-away = away
page-away-until = away; a bot may take over in { $time }
page-you = you
page-bot-plays-for = a bot is playing
page-bot-for-absent = Let a bot take over
page-hours = { $hours } h
page-pause = Pause
page-resume = Resume
page-paused = The game is paused.
page-give-seat = Let a bot play for me
page-take-seat = Take my seat back
page-bot-for-you = A bot is playing for you.
page-resign = Resign
page-resign-sure = Yes, resign
page-leave = Leave the table
page-leave-hint = The game goes on without you. You’ll find it at the entrance, under “Your games”.
page-undo-asked = { $who } asks to take back a move.
page-undo-what = This would be taken back: { $what }
page-undo-later = Whatever was played after that would go, too: { $moves }.
page-undo-later-moves = { $count ->
    [one] one move by { $who }
   *[other] { $count } moves by { $who }
}
page-undo-later-yours = { $count ->
    [one] one move of yours
   *[other] { $count } moves of yours
}
page-undo-revealed = Something hidden has come to light since then. It can’t be unseen.
page-undo-waits = { $who } has asked to take back a move. Waiting for the others to answer.
page-undo-yours = You’ve asked to take back a move. Waiting for the others to answer.
page-undo-cancel = Never mind
page-undo-refused = { $who } doesn’t agree. The move stands.
page-yes = Yes
page-no = No
page-chat-none = No messages yet.
page-from-gallery = (spectator)
page-say = Send
page-say-what = Write a message
page-say-gallery = Only the other spectators will see this.
page-reactions = Reactions
page-reactions-show = Show reactions on this device
page-sign-bravo = A rose: well done!
page-sign-heart = A heart
page-sign-laugh = Laughing
page-sign-wow = Amazed
page-sign-ouch = Ouch!
page-sign-hmm = Hmm, let me think

## One device for several

page-curtain = Hand the device to { $name }
page-curtain-hint = What comes next is for their eyes only.
page-curtain-lift = I’m { $name }

## The end

page-end-won = You won!
page-end-lost = You lost.
page-end-draw = It’s a draw.
page-end-points = { $mine ->
    [won] You won with { $points } points, { $ahead } ahead of { $second }!
    [lost] You lost by { $ahead ->
        [one] one point
       *[other] { $ahead } points
    }: { $who } wins with { $points }.
   *[other] { $who } wins with { $points } points, { $ahead } ahead of { $second }.
}
page-you-won-with = You and { $who } won!
page-results = The results
page-story = How it went
page-winner = wins
page-rematch = Play again
page-rematch-change = Change something
page-rematch-join = { $who } wants to play again: join in
page-rematch-call = { $who } wants to play again.
page-rematch-notify = Notify me when somebody wants to play again
page-rematch-other = Another game with the same people
page-rematch-join-other = { $who } wants to play { $game } next: join in
page-rematch-call-other = { $who } wants to play { $game } next.
page-next-table = Go to the next game
page-see-replay = Watch the replay
page-record = Save the record
page-seal = Check that this game was fair
page-seal-why = Before the first move, the house published a seal, made from the secret number behind every shuffle and draw. That number is only revealed now. If the two match, nothing was changed after the deal.
page-seal-seed = The number and its salt
page-seal-was = The seal, published at the deal
page-verify = Check it
page-seal-fits = The seal matches: nothing was changed after the deal.
page-seal-broken = The seal doesn’t match. Something was changed after the deal!

## Seeing a game again

page-replay-of = Replay: { $game }
page-whose-eyes = Point of view
page-as-watcher = spectator
page-as-truth = everything revealed
page-as-player = { $name }
page-chapter = Go to
page-chapter-start = start
page-chapter-round = round { $number }
page-to-table = Back to the table
page-to-first = Go to the beginning
page-step-back = Back one move
page-step-on = Forward one move
page-to-last = Go to the end
page-run = Play
page-stop = Pause
page-speed = Speed: { $speed }×
page-speed-short = { $speed }×
page-replay-keys = Arrow keys: one move. Space: play or pause. + and −: faster or slower. Home and End: beginning and end.
page-move-number = Move { $at } of { $last }

## What happens around a game

told-sat = { $who } sits down.
told-bot-sat = { $who }, a bot, sits down.
told-kicked = The host has shown somebody the door.
told-renamed = { $was } is now called { $who }.
told-hints-ruled = { $allowed ->
    [yes] The host allows hints at this table.
   *[no] The host no longer allows hints.
}
told-dealt = The game begins. Once it’s over, anybody can check that it was fair.
told-undo-asked = { $who } asks to take back a move.
told-undo-answered = { $yes ->
    [yes] { $who } agrees.
   *[no] { $who } doesn’t agree.
}
told-undo-withdrawn = { $who } no longer asks to take back a move.
told-took-back = A move was taken back.
told-paused = { $who } pauses the game.
told-resumed = { $who } resumes the game.
told-gave-time = { $who } adds another minute.
told-resigned = { $who } resigns.
told-timed-out = { $who }’s time is up.
told-bot-took = A bot takes over for { $who }.
told-took-seat = { $who } is back.
told-rematched = The next game is waiting at a new table.

## The rules, to read and to print

page-rules-contents = On this page
page-rules-back = Back to the rules
page-print = Print
