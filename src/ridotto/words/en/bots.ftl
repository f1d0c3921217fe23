### What bots say about moves

hint-for = What a master would think of, for { $who }:
no-thinker = No “{ $bot }” can explain moves in { $game }. Ask a novice, a regular or a master, where the game has them.
hint-not-now = { $who } has nothing to decide now. To decide: { $deciders }.

hint-masker-capture = Takes a { $cross ->
    [w] white
    [R] red
    [B] blue
    [G] green
    [Y] yellow
   *[P] purple
} cross. { $anywhere ->
    [1] After it any cross can be captured.
   *[0] After it these can be captured: { $open }.
}
hint-masker-stop = { $anywhere ->
    [1] The next player may capture any cross.
   *[0] The next player may capture: { $open }.
}
hint-mascarade = { $touched ->
    [0] The first card scores nothing.
   *[other] Features shared with each neighbour: { $cards }.
}
hint-mask-card = The card would bring you about { $worth ->
    [one] { $worth } point.
   *[other] { $worth } points.
}
hint-mask-unread = You have not read the card; on average one is worth about two points.
hint-mask-way = Brings { $gain } more on payday and costs { $cost }.
hint-mask-orient = Your sticks would earn { $gain } on payday.
hint-mask-else = Stands best in the games that were imagined.

### Why a bot of the carnival does what it does

bot-pass = I leave it: nothing here is worth doing.
bot-ready = I have said what I have to say.
bot-claim = I want the table to know who I am.
bot-answer = I was asked who I am.
bot-ability = I use what my card lets me do.
bot-retract = I no longer think so.

bot-clue-nothing = Nothing speaks for or against player { $player } ({ $chance } % suspicious).
bot-clue-feeling = It is only a feeling about player { $player } ({ $chance } % suspicious).
bot-clue-known-prankster = Player { $player } is a prankster, that is certain.
bot-clue-known-guest = Player { $player } is no prankster, that is certain.
bot-clue-hypnosis-yes = Player { $player } had to confess under hypnosis.
bot-clue-hypnosis-no = Under hypnosis player { $player } said no, and had to tell the truth.
bot-clue-hypnosis-knew-yes = Player { $about } had to tell under hypnosis that player { $player } is a prankster.
bot-clue-hypnosis-knew-no = Player { $about } had to tell under hypnosis that player { $player } is no prankster.
bot-clue-hypnosis-role-yes = Player { $player } had to tell his card under hypnosis ({ $chance } % suspicious).
bot-clue-hypnosis-role-no = Player { $player } had to tell under hypnosis which card he does not hold ({ $chance } % suspicious).
bot-clue-marked = The master prankster's mark lies before player { $player }, and would hardly lie before a friend ({ $chance } % suspicious).
bot-clue-card-seen = The card of player { $player } is no prankster's ({ $chance } % suspicious).
bot-clue-watched-plain = I watched player { $player }: a plain guest ({ $chance } % suspicious).
bot-clue-watched-suspicious = I watched player { $player }: no plain guest ({ $chance } % suspicious).
bot-clue-changed = Player { $player } has claimed two different cards ({ $chance } % suspicious).
bot-clue-silent = Player { $player } was asked and never answered ({ $chance } % suspicious).
bot-clue-spared = Player { $player } claims an ability, and yet the pranksters leave him alone ({ $chance } % suspicious).
bot-clue-confessed = Player { $player } says himself that he is no guest ({ $chance } % suspicious).
bot-clue-impossible = The card that player { $player } claims is elsewhere ({ $chance } % suspicious).
bot-clue-no-plain-guest = Player { $player } claims to be a plain guest, and I know better ({ $chance } % suspicious).
bot-clue-contested = More players claim the card of player { $player } than there are such cards ({ $chance } % suspicious).
bot-clue-uncontested = Nobody disputes who player { $player } claims to be ({ $chance } % suspicious).
bot-clue-voted-prankster = Player { $player } voted against player { $about }, a prankster ({ $chance } % suspicious).
bot-clue-voted-guest = Player { $player } voted against player { $about }, a guest ({ $chance } % suspicious).
bot-clue-voted-by-prankster = Player { $about }, a prankster, voted against player { $player } ({ $chance } % suspicious).
bot-clue-accused-prankster = Player { $player } accused player { $about }, a prankster ({ $chance } % suspicious).
bot-clue-accused-guest = Player { $player } accused player { $about }, a guest ({ $chance } % suspicious).
bot-clue-accused-by-guest = Player { $about }, whom I trust, accused player { $player } ({ $chance } % suspicious).
bot-clue-vouched-prankster = Player { $player } vouched for player { $about }, a prankster ({ $chance } % suspicious).
bot-clue-vouched-guest = Player { $player } vouched for player { $about }, a guest ({ $chance } % suspicious).
bot-clue-vouched-by-prankster = Player { $about }, a prankster, vouched for player { $player } ({ $chance } % suspicious).
bot-clue-vouched-by-guest = Player { $about }, whom I trust, vouched for player { $player } ({ $chance } % suspicious).
bot-clue-reported-plain = Player { $about } found player { $player } to be a plain guest ({ $chance } % suspicious).
bot-clue-reported-suspicious = Player { $about } found player { $player } suspicious ({ $chance } % suspicious).
bot-clue-caught-lying = Player { $player } claims to be a plain guest, but player { $about } found him suspicious ({ $chance } % suspicious).
bot-clue-false-report = Player { $player } reported of player { $about } what is not so ({ $chance } % suspicious).
bot-clue-says-watched = Player { $player } says himself that he was watched ({ $chance } % suspicious).
bot-clue-confirmed = Player { $about } confirms that player { $player } watched him ({ $chance } % suspicious).
bot-clue-reported-role = Player { $about } says to have seen the card of player { $player } ({ $chance } % suspicious).
bot-clue-caught-by-painter = Player { $player } claims another card than player { $about } says to have seen ({ $chance } % suspicious).
