### Why a bot of the carnival does what it does

bot-pass = Nothing here is worth doing, so you may as well pass.
bot-ready = You’ve said all there is to say.
bot-ready-silent = You don’t have to say anything: let the others talk.
bot-claim = The others want to know who you are.
bot-answer = You were asked who you are.
bot-report = Somebody says they watched you, and it’s true.
bot-hypnosis = Bots don’t understand this question: answer it yourself, and tell the truth.
bot-ability = You can do this now, and it may help.
bot-retract = You can take back what no longer helps you.
bot-retract-accuse = You spoke out against { $player }, but there’s too little evidence for that (suspicion: { $chance }%).
bot-retract-vouch = You vouched for { $player }, but you can’t be sure of them (suspicion: { $chance }%).
bot-retract-vote-for = You said you’d vote against { $player }, but now { $about } is the better choice (suspicion of { $player }: { $chance }%).
bot-outsider = { $player } isn’t one of you (suspected by the others: { $chance }%).
bot-friend = { $player } is one of you (suspected by the others: { $chance }%).
bot-genie-guest = { $player } is more likely to be a guest than a prankster (suspected by the others: { $chance }%).
bot-genie-ally = { $player } is probably a prankster, so on your side (suspected by the others: { $chance }%).

bot-clue-nothing = There’s no clear evidence for or against { $player } (overall suspicion: { $chance }%).
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
bot-clue-voted-prankster = { $player } voted against { $about }, { $sure ->
    [yes] who is a prankster
   *[no] who seems to be a prankster
} (suspicion of { $player }: { $chance }%).
bot-clue-voted-guest = { $player } voted against { $about }, { $sure ->
    [yes] who isn’t a prankster
   *[no] who seems to be a guest
} (suspicion of { $player }: { $chance }%).
bot-clue-voted-you = { $player } voted against you (suspicion: { $chance }%).
bot-clue-voted-by-prankster = { $about }, { $sure ->
    [yes] who is a prankster
   *[no] who seems to be a prankster
}, voted against { $player } (suspicion: { $chance }%).
bot-clue-accused-prankster = { $player } accused { $about }, { $sure ->
    [yes] who is a prankster
   *[no] who seems to be a prankster
} (suspicion of { $player }: { $chance }%).
bot-clue-accused-guest = { $player } accused { $about }, { $sure ->
    [yes] who isn’t a prankster
   *[no] who seems to be a guest
} (suspicion of { $player }: { $chance }%).
bot-clue-accused-you = { $player } accused you (suspicion: { $chance }%).
bot-clue-accused-by-guest = { $about }, who you trust, accused { $player } (suspicion: { $chance }%).
bot-clue-vouched-prankster = { $player } vouched for { $about }, { $sure ->
    [yes] who is a prankster
   *[no] who seems to be a prankster
} (suspicion of { $player }: { $chance }%).
bot-clue-vouched-guest = { $player } vouched for { $about }, { $sure ->
    [yes] who isn’t a prankster
   *[no] who seems to be a guest
} (suspicion of { $player }: { $chance }%).
bot-clue-vouched-you = { $player } vouched for you (suspicion: { $chance }%).
bot-clue-vouched-by-prankster = { $about }, { $sure ->
    [yes] who is a prankster
   *[no] who seems to be a prankster
}, vouched for { $player } (suspicion: { $chance }%).
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
arena-carnaval-guests = at the carnival: the bot that plays all the guests
arena-carnaval-pranksters = at the carnival: the bot that plays all the pranksters and the evil genie
