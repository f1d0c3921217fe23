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

## At a table

page-table = Table { $code }
page-replay = Replay { $code }
page-closed = The house does not answer yet. Nothing is lost: this page goes on as soon as it does.
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
