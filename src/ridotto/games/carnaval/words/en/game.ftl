### Au carnaval de Venise

carnaval-summary = Masks, dances in the dark, and pranksters among the guests: find them before they unmask you all.
carnaval-in-short = Dance, talk, and unmask the pranksters.

## Options

option-carnaval-roles = Who comes to the carnival
option-carnaval-roles-usual = the usual company: two guests in three have an ability
option-carnaval-roles-plain = plain: few special guests
option-carnaval-roles-full = full: no plain guests at all
option-carnaval-roles-advised = For { $seats } players, { $fewest } to { $most } pranksters work well; { $count } is the usual number.
option-carnaval-roles-needed = { $seats } players need exactly { $count } pranksters.
carnaval-balance-guests = Guests
carnaval-balance-pranksters = Pranksters
carnaval-balance-guests-easier = The guests have it easier.
carnaval-balance-guests-stronger = The guests are much stronger.
carnaval-balance-pranksters-easier = The pranksters have it easier.
carnaval-balance-pranksters-stronger = The pranksters are much stronger.
carnaval-balance-guests-wins = { $wins ->
    [0] The guests hardly ever win.
    [10] The guests nearly always win.
   *[other] The guests win about { $wins } in 10 evenings.
}
carnaval-balance-length = { $length ->
    [one] An evening lasts one dance, rarely more than { $longest }.
   *[other] An evening lasts about { $length } dances, mostly { $shortest } to { $longest }.
}
option-carnaval-confidence = Vote of confidence: an unmasked guest’s vote counts double
option-carnaval-secret_vote = Secret vote: only the verdict is shown
option-carnaval-gatecrasher = Gatecrasher: a card passed around blocks its holder’s ability
option-carnaval-master = Who leads the carnival
option-carnaval-master-house = the house
option-carnaval-master-person = a person who doesn’t play
option-carnaval-ladies = Who plays a lady (Casanova charms ladies, Isabella lords)
option-carnaval-ladies-turns = every other player: lady, lord, lady, lord
option-carnaval-ladies-none = nobody: everybody is a lord

## Roles

carnaval-role-guest = guest
carnaval-role-prankster = prankster
carnaval-role-musician = musician
carnaval-role-soldier = soldier
carnaval-role-evil-genie = evil genie
carnaval-role-mask-lender = mask lender
carnaval-role-little-old-man = little old man
carnaval-role-avenger = avenger
carnaval-role-painter = painter
carnaval-role-master-prankster = master prankster
carnaval-role-gentleman = gentleman
carnaval-role-dancing-prankster = dancing prankster
carnaval-role-winegrower = winegrower
carnaval-role-chef = chef
carnaval-role-hypnotist = hypnotist
carnaval-role-casanova = Casanova
carnaval-role-isabella = Isabella

# As one says who somebody is: “I am …”.
carnaval-as-guest = a plain guest
carnaval-as-prankster = a prankster
carnaval-as-musician = the musician
carnaval-as-soldier = the soldier
carnaval-as-evil-genie = the evil genie
carnaval-as-mask-lender = the mask lender
carnaval-as-little-old-man = the little old man
carnaval-as-avenger = the avenger
carnaval-as-painter = the painter
carnaval-as-master-prankster = the master prankster
carnaval-as-gentleman = the gentleman
carnaval-as-dancing-prankster = the dancing prankster
carnaval-as-winegrower = the winegrower
carnaval-as-chef = the chef
carnaval-as-hypnotist = the hypnotist
carnaval-as-casanova = Casanova
carnaval-as-isabella = Isabella

# How the leader calls somebody: “…, open your eyes.”
carnaval-call-chef = Chef
carnaval-call-musician = Musician
carnaval-call-soldier = Soldier
carnaval-call-evil-genie = Evil genie
carnaval-call-mask-lender = Mask lender
carnaval-call-little-old-man = Little old man
carnaval-call-avenger = Avenger
carnaval-call-pranksters = Pranksters
carnaval-call-painter = Painter
carnaval-call-master-prankster = Master prankster
carnaval-call-gentleman = Gentleman

carnaval-card-guest = You came to dance, and to find the pranksters. You have no special ability, only your wits.
carnaval-card-prankster = In every dance, you and your friends choose a mask to pull off. Unmask all the guests.
carnaval-card-musician = Once per game, you may stop the music: the dance is over before anything else happens.
carnaval-card-soldier = In every dance, you may point at a masked player and learn whether they’re a plain guest. If they aren’t, you watch them, and they can’t do anything in this dance.
carnaval-card-evil-genie = You’re on the pranksters’ side, but you don’t know who they are. Once per game, you may turn a guest into one of them.
carnaval-card-mask-lender = You brought a spare mask. Once per game, you may give it to an unmasked player. Beware: if the pranksters unmask you, they take it.
carnaval-card-little-old-man = You love to dance, but you get tired. You may sit out a dance, but never the first one, nor two in a row; while you’re seated, nobody can unmask you.
carnaval-card-avenger = From the second dance on, if no prankster was caught in the previous round, you may pull off a mask yourself.
carnaval-card-painter = In every dance, you may open your eyes when one special guest is called. You recognise each other.
carnaval-card-master-prankster = You’re a prankster. In every dance, you may put your mark in front of a player: they can’t use any ability while it lies there.
carnaval-card-gentleman = When somebody is about to be unmasked, you may take their place. Once unmasked, you may break ties in the vote.
carnaval-card-dancing-prankster = You’re a prankster. Once unmasked, you may, once per game, drag everybody into the next dance: no more talk, no vote.
carnaval-card-winegrower = Once unmasked, you pour wine for one player in every discussion: they can’t talk, vote or use an ability until the next dance.
carnaval-card-chef = Once unmasked, you keep one masked player busy with your dishes in every dance: the pranksters can’t unmask them, and they can’t use any ability.
carnaval-card-hypnotist = Once unmasked, you may, once per game, ask a player a question. They must answer truthfully: yes, no, or I don’t know.
carnaval-card-casanova = Once unmasked, you choose a lady in every discussion. She must then vote the way you do, in a second vote, too.
carnaval-card-isabella = Once unmasked, you choose a lord in every discussion. He must then vote the way you do, in a second vote, too.

## The dance

carnaval-dance = Dance { $dance }: the music plays. No peeking!
carnaval-gives = { $who } passes the missing invitation to { $player }, who is now the gatecrasher.
carnaval-calls = The call: “{ $call }!”
carnaval-serves = The chef serves { $guest }, who is busy eating all through this dance.
carnaval-cancels = The music stops. The dance is over!
carnaval-learns = { $suspicious ->
    [true] { $player } is behaving suspiciously. You keep an eye on them.
   *[other] { $player } is a plain guest.
 }
carnaval-watches = Somebody is being watched and can’t use any ability in this dance.
carnaval-watched = You’re being watched: you can’t use any ability in this dance.
carnaval-watched-past = In this dance, you were being watched: you couldn’t use any ability.
carnaval-tempts = You whisper in { $player }’s ear.
carnaval-joins = { $who } is now a prankster.
carnaval-recognises-genie = { $genie } is the evil genie who won you over.
carnaval-recognises = The painter ({ $who }) and { $holder }, { $role }, recognise each other.
carnaval-masked = { $who } is wearing a mask again.
carnaval-sits = You sit this dance out.
carnaval-reaches = You reach for { $player }’s mask.
carnaval-proposes = { $who } proposes { $player }.
carnaval-proposes-nobody = { $who } proposes nobody.
carnaval-by-lot = The pranksters didn’t agree, so it was decided by lot: { $player }.
carnaval-agree = The pranksters reach for { $player }’s mask.
carnaval-proposes-taker = { $who } would let { $player } keep the spare mask.
carnaval-proposes-taker-self = { $who } would like to keep the spare mask.
carnaval-proposes-taker-nobody = { $who } doesn’t mind who keeps the spare mask.
carnaval-takes = { $taker } keeps the spare mask.
carnaval-robbed = The pranksters have taken your spare mask.
carnaval-asks = { $victim } is about to be unmasked. Will you take their place?
carnaval-asks-condemned = It’s your own mask that’s about to come off, and you can’t step in for yourself.
carnaval-falls = Somebody pulls off your mask. Everybody will see it when the dance ends.
carnaval-marks = The master prankster’s mark now lies in front of { $player }.
carnaval-unmarks = The mark in front of { $player } is gone.

# Where everything is revealed: what was whispered to one player, told to anybody.
carnaval-tempts-told = { $who } whispers in { $player }’s ear.
carnaval-learns-told = { $suspicious ->
    [true] { $who } looks at { $player }: suspicious.
   *[other] { $who } looks at { $player }: a plain guest.
 }
carnaval-watched-told = { $who } is being watched and can’t use any ability in this dance.
carnaval-recognises-genie-told = { $who } learns who the evil genie is: { $genie }.
carnaval-sits-told = { $who } sits this dance out.
carnaval-reaches-told = { $who } reaches for { $player }’s mask.
carnaval-robbed-told = The pranksters have taken the spare mask.
carnaval-falls-told = Somebody pulls off { $who }’s mask. Everybody will see it when the dance ends.

## The rest

carnaval-rest = Dance { $dance } is over, and the buffet is served.
carnaval-unmasked = { $who } is unmasked: { $role }.
carnaval-unmasked-you = You’re unmasked: { $role }.
carnaval-says = { $who }: { $statement }
carnaval-takes-back = { $who } takes back: { $quote }
carnaval-ready = { $who } is ready to vote.
carnaval-unready = { $who } isn’t ready to vote after all.
carnaval-pours = { $who } pours wine for { $player }, who can’t talk, vote or use an ability until the next dance.
carnaval-pours-seen = { $who } pours wine for { $player }: no talk, no vote until the next dance.
carnaval-charms = { $who } charms { $player }, who must now vote the same way.
carnaval-drags = { $who } drags everybody into the next dance: no more talk, and no vote this time!
carnaval-hypnotises = { $who } hypnotises { $player } and asks: { $question }
carnaval-hypnotised = { $player } is asked under hypnosis: { $question }
carnaval-question-prankster = Are you a prankster?
carnaval-question-role = Are you { $role }?
carnaval-question-knows = As far as you know, is { $player } a prankster?
carnaval-question-voted = Did you vote against { $player }?
carnaval-question-free = (the question is asked aloud)
carnaval-answers = { $who } answers: { $answer ->
    [yes] yes.
    [no] no.
   *[unknown] I don’t know.
}
carnaval-vote-first = The vote: whose mask should come off?
carnaval-vote = { $round ->
    [1] The vote.
   *[other] The second vote.
} Choose from: { $accused }.
carnaval-voted = { $who } has voted.
carnaval-votes = The votes: { $votes }.
carnaval-one-vote = { $who } against { $player }
carnaval-no-votes = none
carnaval-accused = No majority. The accused may defend themselves: { $players }.
carnaval-tie = It’s a tie: { $players }.
carnaval-tie-all = { $count ->
    [2] A tie: both are unmasked.
   *[other] A tie: all { $count } are unmasked.
}
carnaval-chooses = The gentleman breaks the tie: { $player }.
carnaval-nobody = Nobody is unmasked by this vote.
carnaval-nobody-dance = Nobody lost their mask in this dance.
carnaval-nobody-music = The musician stopped the music: nobody lost their mask.
carnaval-in-dance = In the dance:
carnaval-master-give = The master of ceremonies gives { $player } the missing invitation.
carnaval-master-next = The master of ceremonies moves the evening on.
carnaval-master-end-discussion = The master of ceremonies ends the discussion.
carnaval-master-unmask = The master of ceremonies unmasks { $player }.
carnaval-master-mask = The master of ceremonies puts a mask back on { $player }.
carnaval-master-block = The master of ceremonies blocks { $player }.
carnaval-master-free = The master of ceremonies unblocks { $player }.
carnaval-master-mark = The master of ceremonies puts the mark in front of { $player }.
carnaval-master-vote = The master of ceremonies corrects { $player }’s vote.
carnaval-master-vote-instead = The master of ceremonies corrects { $player }’s vote: it’s now against { $other }.
carnaval-master-vote-none = The master of ceremonies corrects { $player }’s vote: it’s now an abstention.
carnaval-master-end-guests = The master of ceremonies ends the carnival: the guests win.
carnaval-master-end-pranksters = The master of ceremonies ends the carnival: the pranksters win.
carnaval-master-end-draw = The master of ceremonies ends the carnival: a draw.
carnaval-ends = The carnival is over.

## Statements

carnaval-say-claim = I’m { $role }.
carnaval-say-answer = Since you ask: I’m { $role }.
carnaval-say-accuse = { $player } is a prankster!
carnaval-say-vouch = { $player } isn’t a prankster.
carnaval-say-vote-for = I’m going to vote against { $player }.
carnaval-say-ask = { $player }, who are you?
carnaval-say-report-suspicious = I watched { $player }: suspicious!
carnaval-say-report-harmless = I watched { $player }: a plain guest.
carnaval-say-report-role = { $player } is { $role }. I saw it.
carnaval-say-report-watched = I was being watched.
carnaval-say-retract = I take back something I said.
carnaval-say-retract-this = I take back what I said: “{ $statement }”

## How it ends

carnaval-guests-win = All the pranksters are unmasked: the guests win.
carnaval-pranksters-win = All the guests are unmasked: the pranksters win.
carnaval-end-guests-won = You won with the guests: all the pranksters are unmasked!
carnaval-end-guests-lost = You lost: all the pranksters are unmasked, and the guests win.
carnaval-end-pranksters-won = You won with the pranksters: all the guests are unmasked!
carnaval-end-pranksters-lost = You lost: all the guests are unmasked, and the pranksters win.
carnaval-both = The last guest and the last prankster lost their masks at the same moment: a draw.
carnaval-dawn = Three rounds in a row without an unmasking: dawn breaks, and the carnival ends in a draw.
carnaval-masters-word = The master of ceremonies has ended the carnival.

## Refusals

carnaval-unreadable = “{ $move }” isn’t a valid move. Try, for instance: watch 3, claim soldier, vote 5, ready, pass.
carnaval-must-name = You can’t pass here; you have to choose: { $wanted }.
carnaval-other-move = “{ $move }” isn’t what you’re asked for now. You can: { $wanted }, or pass where that’s allowed.
carnaval-cannot-name = “{ $move }” isn’t possible: that player or role can’t be named now.
carnaval-blocked = You can’t use your ability now: you’re watched, marked, busy eating, drinking wine, without an invitation, or blocked by the master of ceremonies.
carnaval-mask-gone = Your mask is gone, and this ability with it.
carnaval-only-pass = There’s nothing you can do at this call except pass.
carnaval-not-in-talk = “{ $move }” isn’t possible in this discussion. Say something, use the ability of your face-up card, or say: ready.
carnaval-said-enough = You’ve already made all { $most } of your statements in this discussion.
carnaval-nothing-to-retract = You haven’t made a statement number { $number } that could still be taken back.
carnaval-cannot-say = “{ $statement }” can’t be said: name another player, or a role that is in play.
carnaval-not-master = “{ $move }” isn’t something the master of ceremonies can do now.
carnaval-name-self = You can’t choose yourself.
carnaval-name-nobody = You don’t need to choose a player here.
carnaval-name-bare = This player is already unmasked.
carnaval-name-masked = This player is still wearing a mask.
carnaval-name-fellow = This player is one of you.
carnaval-name-again = Not the same player twice in a row.
carnaval-name-accused = You can only choose one of the accused now.
carnaval-name-charm = Casanova charms ladies, Isabella charms lords, and they can’t charm each other.
carnaval-name-other = You can’t choose this player now.
carnaval-not-asked = That’s no longer possible: you’re being asked something else now.
carnaval-must-choose = You have to choose somebody here.

carnaval-no-role = “{ $name }” isn’t a role. The roles are: { $names }.
carnaval-many-roles = { $roles } roles are too many for { $seats } players.
carnaval-box = The box doesn’t hold enough { $role } cards: it has { $held }, but { $found } are needed.
carnaval-not-small = With 4 to 6 players, the { $role ->
    [prankster] prankster
    [master-prankster] master prankster
    [dancing-prankster] dancing prankster
    [painter] painter
   *[soldier] soldier
} doesn’t come to the carnival.
carnaval-needs-genie = With 4 to 6 players, the evil genie always takes part.
carnaval-pranksters = { $seats } players need { $wanted } pranksters among them (the master prankster and the dancing prankster count), not { $found }.
carnaval-pranksters-about = { $seats } players need { $fewest } to { $most } pranksters (the master and dancing pranksters count), not { $found }.
carnaval-ladies = { $seat } can’t be a lady: name different seats from 0 to { $last }.

carnaval-no-prankster = With seven players or more, there must be a prankster.
carnaval-masked-and-fallen = A player can’t be masked if they’ve lost their mask in this dance.
carnaval-unmasked-not-shown = Every unmasked player’s card must have been shown.
carnaval-camps = The camps don’t match the cards: at most one guest can have changed sides, to join the pranksters.
carnaval-one-convert = The evil genie names one player, once, and never themselves.
carnaval-invitation = Somebody holds the missing invitation if the option “gatecrasher” is on, and nobody if it’s off.
carnaval-spare = The mask lender or a prankster has the spare mask, or it’s gone.
carnaval-eyes = Only pranksters can have missed what the other pranksters did.
carnaval-no-question = “{ $question }” isn’t a question for the hypnotist.
carnaval-said = Seat { $seat } needs a list of statements, at most eight per discussion.
carnaval-no-statement = “{ $statement }” isn’t a statement.
carnaval-fallen = Masks that came off are shown when the dance is over.
carnaval-no-call = “{ $call }” isn’t a call in this dance.
carnaval-no-victim = There must be a victim for the gentleman to be asked about.
carnaval-no-step = Nobody can decide at the step “{ $step }” of this call.
carnaval-no-outcome = A carnival that is over must have an outcome.
carnaval-winners = The winners are the guests, or the pranksters and the genie, or, in a draw, everybody.
carnaval-no-world = The view contradicts itself: no deal of the cards fits it.

## In the terminal

carnaval-wears-mask = masked
carnaval-claims-to-be = claims to be { $role }
carnaval-has-mark = marked
carnaval-has-wine = drinking wine
carnaval-has-invitation = gatecrasher
carnaval-is-charmed = charmed
carnaval-in-play = In play: { $roles }.
carnaval-now-invitation = The invitation is passed on before dance { $dance }.
carnaval-now-dance = Dance { $dance }. The call: “{ $call }!”
carnaval-now-discussion = The buffet after dance { $dance }: time to talk.
carnaval-now-hypnosis = The buffet after dance { $dance }: a question under hypnosis.
carnaval-now-vote = The vote after dance { $dance }.
carnaval-now-defence = The accused defend themselves.
carnaval-now-tie = A tie: the gentleman may break it.
carnaval-now-verdict = Before the mask comes off…
carnaval-now-over = The carnival is over.
carnaval-your-card = You’re { $role }. { $card }
carnaval-you-joined = You’re a prankster now, and you win with the pranksters!
carnaval-new-fellow = { $who } is now a prankster: one of you.
carnaval-tempted = It worked: { $player } is a prankster now, if they weren’t one before. You’re on the same side.
carnaval-you-know = You know: { $player } – { $what }.
carnaval-you-found-suspicious = suspicious when you looked
carnaval-you-found-harmless = a plain guest when you looked
carnaval-your-victim = About to be unmasked: { $player }.

## On the page

carnaval-chapter-dance = dance { $number }
carnaval-chapter-vote = vote { $number }
carnaval-leader = the master of ceremonies
carnaval-ring = The players around the room
carnaval-tray = What you can do
carnaval-evening = The course of the evening
carnaval-stop-dance = Dance { $dance }
carnaval-stop-rest = Buffet
carnaval-stop-vote = Vote
carnaval-second-round = second vote
carnaval-second-vote-among = Only the two with the most votes against them can be chosen, and anyone tied with them.
carnaval-voice = Read calls aloud
carnaval-lady = lady
carnaval-lord = lord
carnaval-bare = unmasked
carnaval-can-choose = can be chosen
carnaval-welcome-card = You’re { $role }
carnaval-welcome-aim = Your aim:
carnaval-aim-guests = unmask all the pranksters. You win together with the other guests.
carnaval-aim-pranksters = unmask all the guests. Then your side wins.
carnaval-aim-genie = get all the guests unmasked. You win together with the pranksters.
carnaval-welcome-fellows = { $count ->
   *[other] On your side: { $who }.
}
carnaval-welcome-small = With so few players, nobody is a prankster yet: in the first dance, the evil genie secretly chooses one. It may be you!
carnaval-welcome-next = Up next:
carnaval-welcome-dance = the first dance. The lights go down, and the roles are called one by one; whoever is called acts in secret.
carnaval-welcome-tap = Everybody taps at every call, called or not: that way nobody can tell from a tap who was called.
carnaval-welcome-cover = If you aren’t called, your bow is just for show.
carnaval-welcome-roles = All roles: tap the card in the corner.
carnaval-welcome-alone = Alone with bots, you needn’t tap along: you only act when you’re called.
carnaval-welcome-go = I know who I am: let’s dance
carnaval-turned = The evil genie has won you over
carnaval-turned-aim = Your new aim:
carnaval-turned-keeps = You keep your card ({ $role }) and whatever it lets you do.
carnaval-turned-go = I’ve changed sides: go on
carnaval-intro = You’re the master of ceremonies
carnaval-intro-script = Read the golden line aloud, then press “{ $line }” for the next one.
carnaval-intro-next = “{ $next }” takes the evening one step further. Above it, you see whose tap, decision or vote is still missing.
carnaval-intro-powers = “{ $time }” gives whoever is deciding more time. With “{ $powers }”, you can step in yourself: take off a mask, block a player, correct a vote, end the carnival.
carnaval-intro-secret = You see everybody’s card: don’t let anybody look at your screen.
carnaval-intro-go = Let the carnival begin
carnaval-cards = Your card and all roles
carnaval-cards-short = roles
carnaval-cards-unread = your card
carnaval-corner-card = { $card }: all roles
carnaval-cover = Hide my card on this screen
carnaval-uncover = Show my card on this screen
carnaval-known = What you know
carnaval-known-of = { $who }: { $what }
carnaval-learnt-close = Got it
carnaval-own-mask = Your mask is off, but you’re still in the game: you talk and vote, and your side can still win.
carnaval-own-mask-prankster = In the dances, the other pranksters now choose without you.
carnaval-own-mask-late = You vote after everybody else.
carnaval-own-mask-idle = Without a mask, you can’t use your ability.
carnaval-company = Who came to the carnival
carnaval-used-up = (used up)
carnaval-known-prankster = a prankster, as you know
carnaval-known-genie = the evil genie, as you know
carnaval-known-suspicious = suspicious when you looked
carnaval-known-harmless = a plain guest when you looked
carnaval-known-answer = Under hypnosis, { $who } was asked: { $question } The answer: { $answer ->
    [yes] yes.
    [no] no.
   *[unknown] I don’t know.
}
carnaval-badge-accused = accused
carnaval-badge-watched = watched
carnaval-badge-served = busy eating
carnaval-badge-wine = drinking wine
carnaval-badge-barred = blocked by the master of ceremonies
carnaval-badge-mark = marked
carnaval-badge-invitation = gatecrasher
carnaval-badge-spare = has the spare mask
carnaval-badge-again = masked again
carnaval-badge-turned = now a prankster
carnaval-badge-charmed = charmed
carnaval-badge-ready = ready
carnaval-badges = Signs beside the players
carnaval-hands = { $hands ->
    [one] one hand points here
   *[other] { $hands } hands point here
 }
carnaval-hands-before = { $hands ->
    [one] one hand in the first vote
   *[other] { $hands } hands in the first vote
 }
carnaval-hands-up = { $up ->
    [0] Whose mask should come off?
    [one] One hand is up…
   *[other] { $up } hands are up…
 }
carnaval-hand-at = points at { $player }
carnaval-hand-none = abstains
carnaval-hand-hidden = has voted
carnaval-tally = The show of hands
carnaval-first-vote = First vote
carnaval-more-hands = + { $count } more
carnaval-no-majority = No majority
carnaval-winners-are = The winners are
carnaval-card-unknown = card unknown
carnaval-won-over = { $role }, won over by the genie
carnaval-story-pranksters = { $count ->
    [one] The prankster was { $who }.
   *[other] The pranksters were { $who }.
}
carnaval-story-genie = { $who }, the evil genie, won { $player } over.
carnaval-story-genie-alone = { $who }, the evil genie, won nobody over.
carnaval-story-lie = { $who } said: { $quote } In fact, they were { $role }.
carnaval-story-lie-believed = { $who } said: { $quote } In fact, they were { $role }, and not a single vote went against them.
carnaval-story-lie-about = { $who } said: { $quote } In fact, { $player } was { $role }.
carnaval-story-suspected = { $hands ->
    [one] Somebody voted against { $who }, { $role }: a mistake.
   *[other] No guest was suspected more than { $who }, { $role }: { $hands } votes, all of them wrong.
}
carnaval-story-fell = In the dark: { $who }.
carnaval-story-voted = { $wrong ->
    [yes] By vote, wrongly: { $who }.
   *[no] By vote: { $who }.
}
carnaval-story-votes = Votes by { $who }.
carnaval-story-turn-dance = The turning point was dance { $dance }, when { $who }’s mask came off: { $role }.
carnaval-story-turn-vote = The turning point was the vote after dance { $dance }, when { $who }’s mask came off: { $role }.
carnaval-story-turn-end = It was anybody’s game until the last mask came off: { $who }’s.
carnaval-story-vote = { $count ->
    [one] The deciding vote: { $hands }. Unmasked: { $who }.
   *[other] The deciding vote was a tie: { $hands }. Unmasked: { $who }.
}
carnaval-wait = The others are deciding…
carnaval-wait-verdict = Before a mask comes off, the gentleman may secretly step in…
carnaval-wait-for = Waiting for { $who }.
carnaval-wait-late = Waiting for { $who }: unmasked pranksters vote last.
carnaval-wait-own-late = Unmasked pranksters vote last: you’ll vote once everybody else’s votes are on the table.
carnaval-votes-with = { $who } has charmed you: you’ll vote as they do.
carnaval-wine-yours = { $who } has poured you wine: you can’t talk or vote until the next dance begins.
carnaval-hindered = { $why ->
    [mark] The mark lies in front of you: you can’t use your ability now.
    [invitation] You have no invitation: you can’t use your ability now.
   *[barred] The master of ceremonies has blocked you: you can’t use your ability now.
}
carnaval-wait-taps = Everybody taps, called or not: that way, nobody can tell who was called.
carnaval-dance-alone = Nothing for you to do: the dance goes on.
carnaval-dance-soon = The next dance is about to begin…
carnaval-dance-goes-on = You’ve tapped. The game goes on as soon as everybody has.
carnaval-tap-called = You’ve been called: it’s up to you.
carnaval-tap-turned = You’re a prankster now: it’s up to you.
carnaval-tap-along = You weren’t called: just play along.
carnaval-tap-unable = { $why ->
    [watched] You’ve been called, but you’re being watched.
    [served] You’ve been called, but you’re busy eating.
    [barred] You’ve been called, but the master of ceremonies has blocked you.
    [marked] You’ve been called, but the mark lies in front of you.
    [invitation] You’ve been called, but you have no invitation.
    [bare] You’ve been called, but your mask is off.
    [robbed] You’ve been called, but the pranksters have your spare mask.
    [no-need] You’ve been called, but nobody needs a mask yet.
    [tired] You’ve been called, but you sat out the previous dance.
    [used] You’ve been called, but you’ve used up your ability.
   *[other] You’ve been called, but you can’t do anything now.
}
# Moments of the dance, separated by slashes. They mean nothing, and must not sound as if they told anything about a player.
carnaval-moments = The violins are a little too fast this evening. / Somebody steps on your foot and apologises in four languages. / A feather tickles your nose. You mustn’t sneeze. / It smells of oranges, candle wax and wet dog. / Left, right, turn… and a cloak sweeps past you. / Outside, a gondolier is singing out of tune. / Your mask itches. So does everybody’s. / Somewhere a fan snaps shut. / The chandelier tinkles: a moth is dancing, too. / Somebody giggles. Somebody always giggles. / You bow. You’re fairly sure it was to a coat stand. / A church bell strikes eleven. Or was it twelve?
carnaval-choose-deed = Say something, or tap a player.
carnaval-choose-defence = Say something in your defence, or tap a player.
carnaval-turn-talk = Time to talk: everybody at once
carnaval-turn-accused = You’re accused: speak up!
carnaval-turn-accused-spent = You’re accused
carnaval-turn-verdict = The votes are in
carnaval-ending = The last masks come off
carnaval-still-talk = You’re ready to vote, but you can still talk.
carnaval-still-defend = You’ve defended yourself, but you can still talk.
carnaval-statements-left = { $count ->
    [one] One statement left.
   *[other] { $count } statements left.
}
carnaval-statements-used = You’ve used up your statements. You’ll have new ones after the next dance.
carnaval-kind-others = Talk about others
carnaval-kind-self = Talk about yourself
carnaval-kind-found = Say what you found out, true or not
carnaval-said-nothing = Hasn’t said anything this evening.
carnaval-said-about = Said about them:
carnaval-overheard = What was said
carnaval-last-words = The accused said last:
carnaval-has-voted = Voted against: { $players }
carnaval-only-once = Only once per game!
carnaval-whisper-does = The genie’s whisper turns a guest into a prankster. It works once per game, and is wasted on a prankster.
carnaval-say-it = Say it
carnaval-quote = “{ $statement }”
carnaval-back = Choose again
carnaval-more-time = One more minute
carnaval-pass = { $phase ->
    [vote] Abstain
    [tie] Leave it a tie
    [verdict] Do nothing
   *[other] Keep dancing
 }
carnaval-pass-called = Do nothing

carnaval-ask-give = Who gets the missing invitation?
carnaval-ask-serve = Who do you keep busy with your dishes?
carnaval-ask-sketch = At whose call do you open your eyes?
carnaval-ask-cancel = Do you stop the music?
carnaval-ask-watch = Who do you watch?
carnaval-ask-convert = Whose ear do you whisper in?
carnaval-ask-lend = Who gets the spare mask?
carnaval-ask-sit = Do you sit this dance out?
carnaval-ask-unmask = Whose mask do you pull off?
carnaval-ask-mark = Who gets the mark?
carnaval-ask-take = Which of you keeps the spare mask?
carnaval-ask-vote = Whose mask should come off?
carnaval-ask-correct = Whose vote do you correct?
carnaval-ask-choose = Which of them is unmasked?
carnaval-ask-pour = Who do you pour wine for?
carnaval-ask-charm = Who do you charm?
carnaval-ask-drag = Do you drag everybody into the next dance?
carnaval-ask-hypnotise = Who do you hypnotise?
carnaval-ask-question = What do you ask?
carnaval-ask-accuse = Who is a prankster?
carnaval-ask-vouch = Who isn’t a prankster?
carnaval-ask-vote-for = Who will you vote against?
carnaval-ask-ask = Who do you ask?
carnaval-ask-report-suspicious = You say you’re the soldier and watched somebody suspicious. Who?
carnaval-ask-report-harmless = You say you’re the soldier and watched a plain guest. Who?
carnaval-ask-report-role = You say you’ve seen somebody’s card. Whose?
carnaval-ask-report-watched = Say that the soldier watched you?
carnaval-ask-claim = Who are you?
carnaval-ask-answer = They’re asking: who are you?
carnaval-asked-by = { $count ->
    [one] { $who } is asking you: who are you?
   *[other] { $who } are asking you: who are you?
}
carnaval-ask-retract = What do you withdraw?
carnaval-ask-player = Which player?
carnaval-tap-player = Tap a player.
carnaval-ask-role = Which role?
carnaval-ask-mask = Who gets their mask back?
carnaval-ask-block = Who do you block?
carnaval-ask-free = Who do you unblock?
carnaval-ask-instead = Who does { $player } vote against instead?
carnaval-ask-end = How does the carnival end?
carnaval-ask-bow = Who do you bow to?
carnaval-ask-clap = Do you clap along?
carnaval-ask-gasp = Perhaps the gentleman is secretly stepping in. Do you hold your breath?
carnaval-ask-invite = Who has lost their invitation?
carnaval-ask-meet = Who would you like to meet?

carnaval-verb-give = Pass it on
carnaval-verb-serve = Serve
carnaval-verb-sketch = Open my eyes
carnaval-verb-watch = Watch
carnaval-verb-convert = Whisper
carnaval-verb-lend = Give it
carnaval-verb-unmask = Unmask
carnaval-verb-mark = Put down the mark
carnaval-verb-take = Keep it
carnaval-verb-vote = Vote
carnaval-verb-correct = Correct a vote
carnaval-verb-choose = Choose
carnaval-verb-pour = Pour wine
carnaval-verb-charm = Charm
carnaval-verb-drag = Everybody dance!
carnaval-verb-hypnotise = Hypnotise
carnaval-verb-accuse = Accuse
carnaval-verb-vouch = Vouch for…
carnaval-verb-vote-for = I’ll vote against…
carnaval-verb-ask = Ask
carnaval-verb-report-suspicious = As soldier: suspicious
carnaval-verb-report-harmless = As soldier: plain guest
carnaval-verb-report-role = I saw a card
carnaval-verb-report-watched = I was watched
carnaval-verb-claim = I’m…
carnaval-verb-answer = Answer
carnaval-verb-retract = Withdraw…
carnaval-verb-yes = Yes
carnaval-verb-no = No
carnaval-verb-unknown = I don’t know
carnaval-verb-mask = Mask again
carnaval-verb-block = Block
carnaval-verb-free = Unblock
carnaval-verb-end = End the carnival
carnaval-verb-bow = Bow
carnaval-verb-invite = Missing invitation
carnaval-verb-meet = Meet

carnaval-do-give = Pass it to { $player }
carnaval-do-serve = Serve { $player }
carnaval-do-sketch = Look at { $role }
carnaval-do-cancel = Stop the music
carnaval-do-watch = Watch { $player }
carnaval-do-convert = Whisper to { $player }
carnaval-do-lend = Give it to { $player }
carnaval-do-sit = Sit it out
carnaval-do-unmask = Unmask { $player }
carnaval-do-mark = Mark { $player }
carnaval-do-step-in = Take their place
carnaval-do-take = { $player } keeps it
carnaval-do-vote = Vote against { $player }
carnaval-do-vote-instead = { $player } votes against { $other }
carnaval-do-vote-none = { $player } abstains
carnaval-do-choose = Unmask { $player }
carnaval-do-pour = Wine for { $player }
carnaval-do-charm = Charm { $player }
carnaval-do-drag = Everybody dance!
carnaval-do-hypnotise-with = Ask { $player }: { $question }
carnaval-do-yes = Yes
carnaval-do-no = No
carnaval-do-unknown = I don’t know
carnaval-do-ready = Ready to vote
carnaval-do-defended = That’s my defence
carnaval-do-not-ready = Not ready after all
carnaval-do-speak-again = I have more to say
carnaval-do-next = Continue
carnaval-do-next-without = Continue without { $who }
carnaval-do-end-discussion = End the discussion
carnaval-do-mask = Put a mask back on { $player }
carnaval-do-block = Block { $player }
carnaval-do-free = Unblock { $player }
carnaval-do-end-guests = The guests win
carnaval-do-end-pranksters = The pranksters win
carnaval-do-end-draw = A draw
carnaval-do-bow = Bow to { $player }
carnaval-do-clap = Clap along
carnaval-do-gasp = Hold my breath
carnaval-do-invite = Gatecrasher: { $player }
carnaval-do-meet = Meet { $role }

carnaval-word-prankster = Are you a prankster?
carnaval-word-free = A question of your own
carnaval-word-role = Are you…?
carnaval-word-knows = As far as you know, is … a prankster?
carnaval-word-voted = Did you vote against…?
carnaval-word-none = Nobody
carnaval-word-guests = The guests win
carnaval-word-pranksters = The pranksters win
carnaval-word-draw = A draw

carnaval-desk = The desk of the master of ceremonies
carnaval-desk-call = Whoever is called decides on their own screen, and everybody taps. Give them time.
carnaval-desk-silent = Nobody is being called right now. Wait until everybody has tapped.
carnaval-desk-gentleman = The gentleman is being asked in secret. Wait a moment.
carnaval-desk-vote = Everybody votes on their own screen.
carnaval-desk-powers = Step in
carnaval-script = Your script
carnaval-script-again = Again
carnaval-script-stop = Stop
carnaval-script-next = Next line
carnaval-does-next = “{ $button }” moves the evening on.
carnaval-does-next-hush = { $count ->
    [0] Everybody has tapped. “{ $button }” ends this call.
   *[other] Not tapped yet: { $who }. “{ $button }” ends this call without waiting for their taps.
}
carnaval-does-next-decides = { $count ->
    [0] One moment…
   *[other] Still deciding: { $who }. You can go on without them.
}
carnaval-does-next-vote = { $count ->
    [0] Everybody has voted.
   *[other] Not voted yet: { $who }. “{ $button }” counts them as abstaining.
}
carnaval-does-end-discussion = Ending the discussion starts the vote.
carnaval-does-unmask = Their mask comes off, and everybody sees their card.
carnaval-does-mask = They’re masked again.
carnaval-does-mark = The mark lies in front of them: they can’t use any ability.
carnaval-does-block = They can’t use any ability until you unblock them.
carnaval-does-free = Lifts whatever keeps them from using an ability, except the missing invitation.
carnaval-does-correct = Changes a vote that’s already in.
carnaval-does-invite = They become the gatecrasher. Before every dance, whoever holds the card passes it on.
carnaval-does-end = You say who has won, and the game is over.

## Printed: the cards

carnaval-print-cards = Role cards to print
carnaval-print-cards-hint = On A4 or letter paper, at actual size. Cut along the lines.
carnaval-side-guests = on the guests’ side
carnaval-side-pranksters = on the pranksters’ side
carnaval-side-genie = with the pranksters, but not one of them
carnaval-thing-invitation = missing invitation
carnaval-thing-invitation-text = Without an invitation, you can’t use any ability. Just before every dance, pass this card openly to another player.
carnaval-thing-mark = the master prankster’s mark
carnaval-thing-mark-text = As long as it lies in front of you, you can’t use any ability.

## Printed: the sheet for the master of ceremonies. What they say aloud, and what they do.

carnaval-print-master = Sheet for the master of ceremonies
carnaval-sheet-before = Before the first dance
carnaval-sheet-dance = The dance, in this order
carnaval-sheet-after = The buffet and the vote
carnaval-sheet-company = The usual company
carnaval-sheet-along = If you’re playing as well: no device, hands on the table
carnaval-sheet-call = Call
carnaval-sheet-say = Say
carnaval-sheet-do = Do
carnaval-sheet-players = Players
carnaval-sheet-roles = Roles

carnaval-aloud-open = { $call }, open your eyes.
carnaval-aloud-close = { $call }, close your eyes.
carnaval-aloud-open-all = Pranksters, open your eyes and look at each other.
carnaval-aloud-close-all = Pranksters, close your eyes.
carnaval-aloud-dance = The music plays. Close your eyes.
carnaval-aloud-rest = The dance is over. Open your eyes: the buffet is served.
carnaval-aloud-vote = Raise an arm. One, two, three: point!

carnaval-lead-cards = Tell everybody which roles are in play and what they do, and give each player a card.
carnaval-lead-calls = Call only the roles in play, but call those in every dance, with the same pause, even if their holder is unmasked or can’t do anything.
carnaval-lead-blocked = A player who is watched, marked, served, drinking wine or without an invitation can’t use any ability.
carnaval-lead-invitation = If you play with the gatecrasher: give the missing invitation to a player of your choice. Just before every dance, including the first, it’s passed on openly.
carnaval-lead-chef = Only once unmasked. The chef points at a masked player, never the same one twice in a row; touch that player’s shoulder. Pranksters can’t unmask them in this dance.
carnaval-lead-painter = Don’t call the painter. Once per dance, they may open their eyes when you call the musician, soldier, mask lender, little old man, avenger or gentleman.
carnaval-lead-musician = If the musician nods, the dance is over at once: call nobody else. Once per game.
carnaval-lead-soldier = The soldier points at a masked player. For a plain guest, shake your head. For anybody else, nod, touch that player’s shoulder, and say:
carnaval-lead-evil-genie = Once per game, the genie points at a masked player. If it’s a guest, they’re a prankster from now on: touch their shoulder; they open their eyes and see the genie.
carnaval-lead-evil-genie-small = With 4 to 6 players, the genie must choose in the first dance, before all other calls, and the prankster doesn’t see who the genie is.
carnaval-lead-mask-lender = Once per game, the lender points at an unmasked player, who puts on the spare mask: say who is wearing it. If pranksters have taken the mask, one of them answers.
carnaval-lead-little-old-man = A nod means sitting this dance out, and nobody can unmask the little old man. Never in the first dance, never twice in a row.
carnaval-lead-avenger = Not in the first dance, and only if no prankster was caught in the previous dance or in the vote after it. The avenger points at a masked player.
carnaval-lead-pranksters = Also anybody the genie won over. They agree on a masked player who isn’t one of them. With 4 to 6 players, nobody in the first dance.
carnaval-lead-master-prankster = Put the mark in front of the player they point at. It must move at every call, or you take it back.
carnaval-lead-gentleman = Each time a mask is about to come off, including after a vote: touch the gentleman’s shoulder and show whose it is. If they nod, they’re unmasked instead.
carnaval-lead-shown = Say whose masks have come off, but not how; those players turn their cards over. Check whether the game is over.
carnaval-lead-talk = Let everybody talk. An unmasked winegrower, hypnotist, dancing prankster, Casanova or Isabella may use their ability now.
carnaval-lead-vote = Unmasked pranksters point two seconds later; no vote after theirs counts. A player with more than half of the votes against them is unmasked.
carnaval-lead-second = Otherwise the two players with the most votes against them (or more, in a tie) defend themselves, and everybody votes again, but only against one of these. Whoever has the most votes against them is unmasked; in a tie, all of them are. With 4 to 6 players, the first vote is final.
carnaval-lead-law = Your word is law, even against the rules.
carnaval-along-table = Sit close enough to touch each other. Everybody puts one hand in the middle of the table.
carnaval-along-cards = Name the roles in play, go over the rules, and deal. Everybody looks at their own card, and so do you.
carnaval-along-eyes = Call as above, but keep your own eyes closed. Open them only when you’ve called your own role.
carnaval-along-touch = To choose a player, touch that player’s hand. If an answer is needed, that player nods or shakes their head.
carnaval-along-answer = Anybody who has to tell you yes or no touches your hand: once for yes, twice for no.
carnaval-along-time = When you think somebody has finished, ask them to close their eyes. If they haven’t, they touch your hand: give them more time.
carnaval-along-care = Say clearly what to do, and leave time for it at every call, even at your own: that way you don’t give yourself away.
