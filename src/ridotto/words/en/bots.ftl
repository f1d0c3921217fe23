### What bots say about moves

hint-for = What a master would play as { $who }:
no-thinker = “{ $bot }” can’t explain moves in { $game }. Ask a novice, a regular or a master, if the game has them.
hint-not-now = { $who } has nothing to decide right now. Deciding: { $deciders }.
hint-no-reason = The bot weighed this move up by playing games out in its head.

hint-masker-capture = Captures a { $cross ->
    [w] white
    [R] red
    [B] blue
    [G] green
    [Y] yellow
   *[P] purple
} cross. { $anywhere ->
    [1] After that, any cross can be captured.
   *[0] After that, these can be captured: { $open }.
}
hint-masker-last = Captures the last { $cross ->
    [R] red
    [B] blue
    [G] green
    [Y] yellow
   *[P] purple
} cross on the grid: whoever has that colour is out.
hint-masker-stop = { $anywhere ->
    [1] The next player may capture any cross.
   *[0] The next player may capture: { $open }.
}
hint-mascarade = { $touched ->
    [0] The first card scores nothing.
   *[other] Features shared with each neighbour: { $cards }.
}
hint-mask-card = The card would be worth about { $worth ->
    [one] { $worth } point to you.
   *[other] { $worth } points to you.
}
hint-mask-no-use = The card wouldn’t do you any good.
hint-mask-unread = You haven’t read the card; on average, a card is worth about two points.
hint-mask-way = { $cost ->
    [0] This stick would earn you { $gain } more on payday, and moving it is free.
   *[other] This stick would earn you { $gain } more on payday, and moving it costs { $cost }.
}
hint-mask-hinder = { $player } would earn { $loss } less on payday.
hint-mask-orient = Your sticks would earn { $gain } on payday.

### Why a bot of the carnival does what it does

bot-pass = Nothing here is worth doing, so you may as well pass.
bot-ready = You’ve said all there is to say.
bot-claim = The others want to know who you are.
bot-answer = You were asked who you are.
bot-report = Somebody says they watched you, and it’s true.
bot-hypnosis = Bots don’t understand this question: answer it yourself, and tell the truth.
bot-ability = You can do this now, and it may help.
bot-retract = You’ve changed your mind about that.

bot-clue-nothing = There’s no evidence for or against { $player } (suspicion: { $chance }%).
bot-clue-feeling = It’s only a feeling about { $player } (suspicion: { $chance }%).
bot-clue-known-prankster = { $player } is definitely a prankster.
bot-clue-known-guest = { $player } definitely isn’t a prankster.
bot-clue-hypnosis-yes = { $player } had to confess under hypnosis.
bot-clue-hypnosis-no = { $player }’s answer under hypnosis proves that they aren’t a prankster.
bot-clue-hypnosis-knew-yes = Under hypnosis { $about } had to reveal that { $player } is a prankster.
bot-clue-hypnosis-knew-no = Under hypnosis { $about } had to reveal that { $player } isn’t a prankster.
bot-clue-hypnosis-role-yes = { $player } had to name their own card under hypnosis (suspicion: { $chance }%).
bot-clue-hypnosis-role-no = Under hypnosis { $player } had to admit that they don’t hold a certain card (suspicion: { $chance }%).
bot-clue-marked = The master prankster’s mark lies in front of { $player }, and pranksters hardly ever mark a friend (suspicion: { $chance }%).
bot-clue-card-seen = { $player } doesn’t hold a prankster’s card (suspicion: { $chance }%).
bot-clue-watched-plain = You watched { $player }: a plain guest (suspicion: { $chance }%).
bot-clue-watched-suspicious = You watched { $player }: not a plain guest (suspicion: { $chance }%).
bot-clue-changed = { $player } has claimed two different cards (suspicion: { $chance }%).
bot-clue-silent = { $player } was asked and never answered (suspicion: { $chance }%).
bot-clue-spared = { $player } claims to have an ability, and yet the pranksters leave them masked (suspicion: { $chance }%).
bot-clue-confessed = { $player } admits that they aren’t a guest (suspicion: { $chance }%).
bot-clue-impossible = The card { $player } claims to hold belongs to somebody else (suspicion: { $chance }%).
bot-clue-no-plain-guest = { $player } claims to be a plain guest, but you know better (suspicion: { $chance }%).
bot-clue-contested = More players claim the same card as { $player } than there are copies of it (suspicion: { $chance }%).
bot-clue-uncontested = Nobody disputes who { $player } claims to be (suspicion: { $chance }%).
bot-clue-voted-prankster = { $player } voted against { $about }, who seems to be a prankster (suspicion of { $player }: { $chance }%).
bot-clue-voted-guest = { $player } voted against { $about }, who seems to be a guest (suspicion of { $player }: { $chance }%).
bot-clue-voted-you = { $player } voted against you (suspicion: { $chance }%).
bot-clue-voted-by-prankster = { $about }, who seems to be a prankster, voted against { $player } (suspicion: { $chance }%).
bot-clue-accused-prankster = { $player } accused { $about }, who seems to be a prankster (suspicion of { $player }: { $chance }%).
bot-clue-accused-guest = { $player } accused { $about }, who seems to be a guest (suspicion of { $player }: { $chance }%).
bot-clue-accused-you = { $player } accused you (suspicion: { $chance }%).
bot-clue-accused-by-guest = { $about }, who you trust, accused { $player } (suspicion: { $chance }%).
bot-clue-vouched-prankster = { $player } vouched for { $about }, who seems to be a prankster (suspicion of { $player }: { $chance }%).
bot-clue-vouched-guest = { $player } vouched for { $about }, who seems to be a guest (suspicion of { $player }: { $chance }%).
bot-clue-vouched-you = { $player } vouched for you (suspicion: { $chance }%).
bot-clue-vouched-by-prankster = { $about }, who seems to be a prankster, vouched for { $player } (suspicion: { $chance }%).
bot-clue-vouched-by-guest = { $about }, who you trust, vouched for { $player } (suspicion: { $chance }%).
bot-clue-reported-plain = { $about } reported that { $player } is a plain guest (suspicion: { $chance }%).
bot-clue-reported-suspicious = { $about } reported that { $player } isn’t a plain guest (suspicion: { $chance }%).
bot-clue-caught-lying = { $player } claims to be a plain guest, but { $about } reported otherwise (suspicion: { $chance }%).
bot-clue-false-report = { $player } reported something about { $about } that isn’t true (suspicion: { $chance }%).
bot-clue-false-report-you = { $player } reported something about you that isn’t true (suspicion: { $chance }%).
bot-clue-says-watched = { $player } admits to having been watched (suspicion: { $chance }%).
bot-clue-confirmed = { $about } confirms having been watched by { $player } (suspicion: { $chance }%).
bot-clue-reported-role = { $about } claims to have seen { $player }’s card (suspicion: { $chance }%).
bot-clue-caught-by-painter = { $player } claims a different card from the one { $about } claims to have seen (suspicion: { $chance }%).
