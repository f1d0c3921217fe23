### Au carnaval de Venise

carnaval-summary = Masks, dances in the dark, and pranksters among the guests: find them before they unmask you all.

## Options

option-carnaval-roles = Who comes to the carnival
option-carnaval-roles-usual = the usual company: two of three have an ability
option-carnaval-roles-plain = plain: two special guests only
option-carnaval-roles-full = full: nobody is a plain guest
option-carnaval-confidence = Vote of confidence: an unmasked guest's vote counts double
option-carnaval-secret_vote = Secret vote: only the verdict is shown
option-carnaval-gatecrasher = Gatecrasher: somebody has lost his invitation
option-carnaval-master = Who leads the carnival
option-carnaval-master-house = the house
option-carnaval-master-person = a person who does not play
option-carnaval-ladies = Who plays a lady
option-carnaval-ladies-turns = by turns, lady and lord
option-carnaval-ladies-none = nobody: all are lords

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

carnaval-card-guest = You came to dance and to find the pranksters. You have no special gift but your wits.
carnaval-card-prankster = In every dance you and your friends choose a mask to pull off. Unmask all the guests.
carnaval-card-musician = Once in the evening you may stop playing: the dance is over before anything happens.
carnaval-card-soldier = In every dance you may point at a masked player and learn whether he is more than a plain guest. If so you watch him, and he can do nothing in this dance.
carnaval-card-evil-genie = You side with the pranksters, but you do not know them. Once in the evening you may turn a guest into one of them.
carnaval-card-mask-lender = You brought a spare mask. Once, you may give it to an unmasked player. Beware: pranksters who unmask you take it.
carnaval-card-little-old-man = You love to dance, but you tire. You may sit out a dance, never two running; seated, nobody can unmask you.
carnaval-card-avenger = When no prankster was caught in the round before, you may pull off a mask yourself.
carnaval-card-painter = In every dance you may open your eyes at the call of one special guest. You recognise each other.
carnaval-card-master-prankster = You are a prankster. In every dance you may lay your mark before a player: he can use no ability while it lies there.
carnaval-card-gentleman = When somebody is about to be unmasked you may take his place. Unmasked, you may break the ties of the vote.
carnaval-card-dancing-prankster = You are a prankster. Once unmasked you may, one time, drag everybody into the next dance: no more talk, no vote.
carnaval-card-winegrower = Once unmasked, you pour wine for one player in every discussion: he can neither talk, nor vote, nor use an ability.
carnaval-card-chef = Once unmasked, you keep one masked player busy with your dishes in every dance: pranksters cannot unmask him, and he can use no ability.
carnaval-card-hypnotist = Once unmasked you may, one time, ask a player a question that he must answer truly: yes, no, or I don't know.
carnaval-card-casanova = Once unmasked you choose a lady before every vote, who must vote as you do.
carnaval-card-isabella = Once unmasked you choose a lord before every vote, who must vote as you do.

## The dance

carnaval-dance = The music plays: dance { $dance }. Close your eyes.
carnaval-gives = { $who } passes the missing invitation to { $player }, who is the gatecrasher now.
carnaval-calls = The house calls: “{ $call }!”
carnaval-serves = The chef serves { $guest }, who is busy eating in this dance.
carnaval-cancels = The music stops. The dance is over!
carnaval-learns = { $suspicious ->
    [true] { $player } behaves suspiciously. You keep an eye on him.
   *[other] { $player } is a plain guest.
 }
carnaval-watches = Somebody is being watched and can use no ability in this dance.
carnaval-watched = You are being watched: you can use no ability in this dance.
carnaval-tempts = You whisper into the ear of { $player }.
carnaval-joins = { $who } is a prankster now.
carnaval-recognises-genie = { $genie } is the evil genie who won you over.
carnaval-recognises = The painter ({ $who }) and { $holder }, { $role }, recognise each other.
carnaval-masked = { $who } wears a mask again.
carnaval-sits = You sit this dance out.
carnaval-reaches = You reach for the mask of { $player }.
carnaval-proposes = { $who } proposes { $player }.
carnaval-proposes-nobody = { $who } proposes nobody.
carnaval-agree = The pranksters reach for the mask of { $player }.
carnaval-proposes-taker = { $who } would give the spare mask to { $player }.
carnaval-proposes-taker-nobody = { $who } does not mind who keeps the spare mask.
carnaval-takes = { $taker } keeps the spare mask.
carnaval-robbed = The pranksters have taken your spare mask.
carnaval-asks = { $victim } is about to be unmasked. Will you take their place?
carnaval-falls = Somebody pulls off your mask. All will see it when the dance ends.
carnaval-marks = The master prankster's mark lies before { $player }.
carnaval-unmarks = The mark before { $player } is gone.

## The rest

carnaval-rest = Open your eyes: dance { $dance } is over, the buffet is served.
carnaval-unmasked = { $who } is unmasked: { $role }.
carnaval-says = { $who }: { $statement }
carnaval-ready = { $who } is ready to vote.
carnaval-pours = { $who } pours wine for { $player }, who can neither talk nor vote.
carnaval-charms = { $who } charms { $player }, who will vote as he does.
carnaval-drags = { $who } drags everybody into the next dance!
carnaval-hypnotises = { $who } hypnotises { $player } and asks: { $question }
carnaval-question-prankster = Are you a prankster?
carnaval-question-role = Are you { $role }?
carnaval-question-knows = Do you know { $player } to be a prankster?
carnaval-question-voted = Did you vote against { $player }?
carnaval-question-free = (the question is asked aloud)
carnaval-answers = { $who } answers: { $answer ->
    [yes] yes.
    [no] no.
   *[unknown] I don’t know.
}
carnaval-vote = The vote, round { $round }: { $accused }.
carnaval-voted = { $who } has voted.
carnaval-votes = The votes: { $votes }.
carnaval-one-vote = { $who } against { $player }
carnaval-no-votes = none
carnaval-accused = No majority. The accused may defend themselves: { $players }.
carnaval-tie = A tie between { $players }.
carnaval-chooses = The gentleman breaks the tie: { $player }.
carnaval-nobody = Nobody is unmasked by this vote.
carnaval-master-next = The master of ceremonies moves the evening on.
carnaval-master-end-discussion = The master of ceremonies ends the discussion.
carnaval-master-unmask = The master of ceremonies unmasks { $player }.
carnaval-master-mask = The master of ceremonies puts a mask back on { $player }.
carnaval-master-block = The master of ceremonies blocks { $player }.
carnaval-master-free = The master of ceremonies frees { $player }.
carnaval-master-mark = The master of ceremonies puts the mark in front of { $player }.
carnaval-master-vote = The master of ceremonies corrects { $player }’s vote.
carnaval-master-vote-instead = The master of ceremonies corrects { $player }’s vote: it’s now against { $other }.
carnaval-master-vote-none = The master of ceremonies corrects { $player }’s vote: it’s now an abstention.
carnaval-master-end-guests = The master of ceremonies ends the carnival: the guests win.
carnaval-master-end-pranksters = The master of ceremonies ends the carnival: the pranksters win.
carnaval-master-end-draw = The master of ceremonies ends the carnival: a draw.
carnaval-ends = The carnival is over.

## Statements

carnaval-say-claim = I am { $role }.
carnaval-say-answer = Since you ask: I am { $role }.
carnaval-say-accuse = { $player } is a prankster!
carnaval-say-vouch = { $player } is no prankster.
carnaval-say-vote-for = I’m going to vote against { $player }.
carnaval-say-ask = { $player }, who are you?
carnaval-say-report-suspicious = I found { $player } suspicious.
carnaval-say-report-harmless = I found { $player } to be a plain guest.
carnaval-say-report-role = { $player } is { $role }, I saw it.
carnaval-say-report-watched = I was being watched.
carnaval-say-retract = I take back my statement number { $number }.

## How it ends

carnaval-guests-win = All pranksters are unmasked: the guests win.
carnaval-pranksters-win = All guests are unmasked: pranksters and evil genie win.
carnaval-both = The last guest and the last prankster lost their masks at the same moment: a draw.
carnaval-dawn = Three rounds without an unmasking: dawn breaks, and the carnival ends in a draw.
carnaval-masters-word = The master of ceremonies has ended the carnival.

## Refusals

carnaval-unreadable = “{ $move }” is no move. Write, for instance: watch 3, claim soldier, vote 5, ready, pass.
carnaval-must-name = You cannot pass here, you must choose: { $wanted }.
carnaval-other-move = “{ $move }” is not what you are asked now. You can: { $wanted }, or pass where that is allowed.
carnaval-cannot-name = “{ $move }” is not possible: that player or role cannot be named now.
carnaval-blocked = You cannot use your ability now: you are watched, marked, busy, or without an invitation.
carnaval-mask-gone = Your mask is gone, and with it this ability.
carnaval-only-pass = There is nothing that you could do at this call: pass.
carnaval-not-in-talk = “{ $move }” is not possible in this discussion. Say something, use an ability of your open card, or say: ready.
carnaval-said-enough = You have made your { $most } statements in this discussion.
carnaval-nothing-to-retract = You have no statement number { $number } that still stands.
carnaval-cannot-say = “{ $statement }” cannot be said: speak of another player, and of a role that is in play.
carnaval-not-master = “{ $move }” is not a thing the master of ceremonies can do now.

carnaval-no-role = “{ $name }” is no role. The roles are: { $names }.
carnaval-many-roles = { $roles } roles are too many for { $seats } players.
carnaval-box = There is no more than { $held } of the card { $role }, but { $found } are wanted.
carnaval-not-small = With 4 to 6 players the { $role ->
    [prankster] prankster
    [master-prankster] master prankster
    [dancing-prankster] dancing prankster
    [painter] painter
   *[soldier] soldier
} does not come to the carnival.
carnaval-needs-genie = With 4 to 6 players the evil genie is always there.
carnaval-pranksters = { $seats } players need { $wanted } pranksters among them (master and dancing prankster count), not { $found }.
carnaval-ladies = { $seat } cannot be a lady: name different seats from 0 to { $last }.

carnaval-no-prankster = With seven players or more there must be a prankster.
carnaval-masked-and-fallen = A player cannot be masked and have lost his mask in this dance.
carnaval-unmasked-not-shown = The card of every unmasked player has been shown.
carnaval-camps = The camps do not fit the cards: only one guest can be in another camp than his card says, that of the pranksters.
carnaval-one-convert = The evil genie names one player once, and not himself.
carnaval-invitation = Somebody has the missing invitation if the option “gatecrasher” is on, and nobody if it is off.
carnaval-spare = The spare mask is with the mask lender or with a prankster, or it is gone.
carnaval-no-question = “{ $question }” is no question of the hypnotist's.
carnaval-said = Seat { $seat } can have made a list of eight statements at most in a discussion.
carnaval-no-statement = “{ $statement }” is no statement.
carnaval-fallen = Masks that fell are shown when the dance is over.
carnaval-no-call = “{ $call }” is no call of this dance.
carnaval-no-victim = There must be a victim about whom the gentleman is asked.
carnaval-no-step = Nobody can decide at the step “{ $step }” of this call.
carnaval-no-outcome = A carnival that is over has an outcome.
carnaval-winners = The winners are the guests, or pranksters and genie, or at a draw all.
carnaval-no-world = The view contradicts itself: no deal of the cards fits it.

## In the terminal

carnaval-wears-mask = masked
carnaval-claims-to-be = claims to be { $role }
carnaval-has-mark = marked
carnaval-has-wine = over wine
carnaval-has-invitation = gatecrasher
carnaval-is-charmed = charmed
carnaval-in-play = In play: { $roles }.
carnaval-now-invitation = The invitation is passed on before dance { $dance }.
carnaval-now-dance = Dance { $dance }. The house calls: “{ $call }!”
carnaval-now-discussion = The rest after dance { $dance }: talk.
carnaval-now-hypnosis = The rest after dance { $dance }: a question under hypnosis.
carnaval-now-vote = The vote after dance { $dance }.
carnaval-now-defence = The accused defend themselves.
carnaval-now-tie = A tie: the gentleman may decide.
carnaval-now-verdict = Before the mask comes off …
carnaval-now-over = The carnival is over.
carnaval-your-card = You are { $role }. { $card }
carnaval-you-joined = You are a prankster now!
carnaval-you-know = You know: { $player } – { $what }.
carnaval-you-found-suspicious = suspicious when you looked
carnaval-you-found-harmless = a plain guest when you looked
carnaval-your-victim = About to be unmasked: { $player }.

## On the page

carnaval-leader = the master of ceremonies
carnaval-ring = The players around the room
carnaval-tray = What you can do
carnaval-evening = The course of the evening
carnaval-stop-dance = Dance { $dance }
carnaval-stop-rest = Rest
carnaval-stop-vote = Vote
carnaval-second-round = second round
carnaval-voice = The leader's voice
carnaval-lady = lady
carnaval-lord = lord
carnaval-bare = unmasked
carnaval-can-choose = can be chosen
carnaval-cards = The cards
carnaval-cards-short = cards
carnaval-cards-unread = your card
carnaval-corner-card = { $card }: the cards
carnaval-cover = Hide my card on this screen
carnaval-uncover = Show my card on this screen
carnaval-known = What you know
carnaval-known-of = { $who }: { $what }
carnaval-company = Who came to the ball
carnaval-used-up = (used up)
carnaval-known-prankster = a prankster, you know it
carnaval-known-genie = the evil genie, you know it
carnaval-known-suspicious = suspicious when you looked
carnaval-known-harmless = a plain guest when you looked
carnaval-badge-accused = accused
carnaval-badge-watched = watched
carnaval-badge-served = busy eating
carnaval-badge-wine = over wine
carnaval-badge-barred = blocked by the master
carnaval-badge-mark = marked
carnaval-badge-invitation = gatecrasher
carnaval-badge-spare = has the spare mask
carnaval-badge-charmed = charmed
carnaval-badge-ready = ready
carnaval-hands = { $hands ->
    [one] one hand points here
   *[other] { $hands } hands point here
 }
carnaval-hands-up = { $up ->
    [0] Whose mask shall fall?
    [one] One hand is up …
   *[other] { $up } hands are up …
 }
carnaval-hand-at = points at { $player }
carnaval-hand-none = abstains
carnaval-hand-hidden = has voted
carnaval-tally = The hands
carnaval-winners-are = The carnival is won by
carnaval-wait = The others are deciding …
carnaval-dance-goes-on = The dance goes on …
carnaval-choose-deed = Say something, or tap a player.
carnaval-only-once = Only once in the evening!
carnaval-say-it = Say it
carnaval-quote = “{ $statement }”
carnaval-back = Choose again
carnaval-pass = { $phase ->
    [vote] Abstain
    [tie] Let it be
    [verdict] Do nothing
   *[other] Keep dancing
 }

carnaval-ask-give = To whom do you pass the missing invitation?
carnaval-ask-serve = Whom do you keep busy with your dishes?
carnaval-ask-sketch = At whose call do you open your eyes?
carnaval-ask-cancel = Do you stop the music?
carnaval-ask-watch = Whom do you look at closely?
carnaval-ask-convert = Into whose ear do you whisper?
carnaval-ask-lend = To whom do you give the spare mask?
carnaval-ask-sit = Do you sit this dance out?
carnaval-ask-unmask = Whose mask comes off?
carnaval-ask-mark = Before whom does the mark lie?
carnaval-ask-take = Which of you keeps the spare mask?
carnaval-ask-vote = Whose mask shall fall?
carnaval-ask-correct = Whose vote do you correct?
carnaval-ask-choose = Who of them is it?
carnaval-ask-pour = For whom do you pour wine?
carnaval-ask-charm = Whom do you charm?
carnaval-ask-drag = Do you drag everybody into the next dance?
carnaval-ask-hypnotise = Whom do you hypnotise?
carnaval-ask-question = What do you ask?
carnaval-ask-accuse = Who is a prankster?
carnaval-ask-vouch = Who is no prankster?
carnaval-ask-vote-for = Who will you vote against?
carnaval-ask-ask = Whom do you ask?
carnaval-ask-report-suspicious = Whom did you find suspicious?
carnaval-ask-report-harmless = Whom did you find harmless?
carnaval-ask-report-role = Whose card did you see?
carnaval-ask-report-watched = You were being watched?
carnaval-ask-claim = Who are you?
carnaval-ask-answer = Who are you, since they ask?
carnaval-ask-retract = What do you take back?
carnaval-ask-player = Which player?
carnaval-tap-player = Tap a player.
carnaval-ask-role = Which role?
carnaval-ask-mask = Who wears a mask again?
carnaval-ask-block = Who can do nothing?
carnaval-ask-free = Who is free again?
carnaval-ask-instead = Who does { $player } vote against instead?
carnaval-ask-end = How does the carnival end?
carnaval-ask-bow = To whom do you bow?
carnaval-ask-clap = Do you clap along?
carnaval-ask-meet = Whom would you like to meet?

carnaval-verb-give = Pass it on
carnaval-verb-serve = Serve
carnaval-verb-sketch = Open your eyes
carnaval-verb-watch = Watch
carnaval-verb-convert = Whisper
carnaval-verb-lend = Give
carnaval-verb-unmask = Unmask
carnaval-verb-mark = Lay the mark
carnaval-verb-take = Keep
carnaval-verb-vote = Vote
carnaval-verb-correct = Correct a vote
carnaval-verb-choose = Choose
carnaval-verb-pour = Pour wine
carnaval-verb-charm = Charm
carnaval-verb-drag = Drag all to dance
carnaval-verb-hypnotise = Hypnotise
carnaval-verb-accuse = Accuse
carnaval-verb-vouch = Vouch for
carnaval-verb-vote-for = I’ll vote against…
carnaval-verb-ask = Ask
carnaval-verb-report-suspicious = Suspicious!
carnaval-verb-report-harmless = Harmless
carnaval-verb-report-role = I saw …
carnaval-verb-report-watched = Watched
carnaval-verb-claim = I am …
carnaval-verb-answer = Answer
carnaval-verb-retract = Take back
carnaval-verb-yes = Yes
carnaval-verb-no = No
carnaval-verb-unknown = I don't know
carnaval-verb-mask = Mask again
carnaval-verb-block = Block
carnaval-verb-free = Free
carnaval-verb-end = End it
carnaval-verb-bow = Bow
carnaval-verb-meet = Meet

carnaval-do-give = Pass it to { $player }
carnaval-do-serve = Serve { $player }
carnaval-do-sketch = Look at { $role }
carnaval-do-cancel = Stop the music
carnaval-do-watch = Watch { $player }
carnaval-do-convert = Whisper to { $player }
carnaval-do-lend = Give it to { $player }
carnaval-do-sit = Sit down
carnaval-do-unmask = Unmask { $player }
carnaval-do-mark = Mark { $player }
carnaval-do-step-in = Take their place
carnaval-do-take = { $player } keeps it
carnaval-do-vote = Vote against { $player }
carnaval-do-vote-instead = { $player } votes against { $other }
carnaval-do-vote-none = { $player } abstains
carnaval-do-choose = It is { $player }
carnaval-do-pour = Wine for { $player }
carnaval-do-charm = Charm { $player }
carnaval-do-drag = Drag all to dance
carnaval-do-hypnotise-with = Ask { $player }: { $question }
carnaval-do-yes = Yes
carnaval-do-no = No
carnaval-do-unknown = I don't know
carnaval-do-ready = Ready to vote
carnaval-do-next = Go on
carnaval-do-next-without = Go on without { $who }
carnaval-do-end-discussion = End the talk
carnaval-do-mask = Mask { $player } again
carnaval-do-block = Block { $player }
carnaval-do-free = Free { $player }
carnaval-do-end-guests = The guests win
carnaval-do-end-pranksters = The pranksters win
carnaval-do-end-draw = A draw
carnaval-do-bow = Bow to { $player }
carnaval-do-clap = Clap along
carnaval-do-meet = Meet { $role }

carnaval-word-prankster = Are you a prankster?
carnaval-word-free = A question of your own
carnaval-word-role = Are you the … ?
carnaval-word-knows = Do you know … to be a prankster?
carnaval-word-voted = Did you vote against…?
carnaval-word-none = Nobody
carnaval-word-guests = The guests win
carnaval-word-pranksters = The pranksters win
carnaval-word-draw = A draw

carnaval-desk = The master's desk

## Printed: the cards

carnaval-side-guests = on the side of the guests
carnaval-side-pranksters = on the side of the pranksters
carnaval-side-genie = with the pranksters, but none of them
carnaval-thing-invitation = missing invitation
carnaval-thing-invitation-text = Without an invitation you can use no ability. Just before every dance pass this card openly to another player.
carnaval-thing-mark = the master prankster's mark
carnaval-thing-mark-text = As long as it lies before you, you can use no ability.

## Printed: the sheet of the master of ceremonies. What he says aloud, and what he does.

carnaval-sheet-before = Before the first dance
carnaval-sheet-dance = The dance, in this order
carnaval-sheet-after = The rest and the vote
carnaval-sheet-company = The usual company
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
carnaval-lead-calls = Call only the roles that are in play, but those in every dance, with the same pause: even if the holder is unmasked or can do nothing.
carnaval-lead-blocked = Who is watched, marked, served, over wine or without an invitation can use no ability.
carnaval-lead-invitation = If you play with the gatecrasher: just before every dance the missing invitation is passed on openly.
carnaval-lead-chef = Only once he is unmasked. He points at a masked player, never the same twice running; touch that player's shoulder. Pranksters cannot unmask him in this dance.
carnaval-lead-painter = Do not call him. Once in a dance he may open his eyes at the call of musician, soldier, mask lender, little old man or avenger.
carnaval-lead-musician = If he nods, the dance is over at once: call nobody else. Once in the evening.
carnaval-lead-soldier = He points at a masked player. Shake your head for a plain guest. For anybody else nod, touch that player's shoulder, and say:
carnaval-lead-evil-genie = Once in the evening he points at a masked player. A guest is a prankster from now on: touch his shoulder, he opens his eyes and sees the genie.
carnaval-lead-evil-genie-small = With 4 to 6 players he must choose in the first dance, before all other calls, and the prankster does not see him.
carnaval-lead-mask-lender = Once in the evening he points at an unmasked player, who puts on the spare mask: say who it is. If pranksters have taken the mask, one of them answers.
carnaval-lead-little-old-man = If he nods, he sits this dance out, and nobody can unmask him. Never in the first dance, never twice running.
carnaval-lead-avenger = Not in the first dance, and only if no prankster was caught in the dance before or in the vote after it. He points at a masked player.
carnaval-lead-pranksters = Also those whom the genie won over. They agree on a masked player who is none of them. With 4 to 6 players nobody in the first dance.
carnaval-lead-master-prankster = Lay his mark before the player he points at; it must move at every call, or you take it back.
carnaval-lead-gentleman = Each time a mask is about to fall, also after a vote: touch his shoulder and show him whose. If he nods, he is unmasked instead.
carnaval-lead-shown = Say whose mask has fallen, not how: they turn their cards over. Look whether the game is over.
carnaval-lead-talk = Let everybody talk. Unmasked winegrower, hypnotist, dancing prankster, Casanova and Isabella may use their ability now.
carnaval-lead-vote = Unmasked pranksters point two seconds later; after them no vote counts. More than half of the votes: he is unmasked.
carnaval-lead-second = Otherwise the two with most votes (more, if equal) defend themselves, and all vote once more, among them only. The most votes decide; if equal all of them fall. With 4 to 6 players the most votes decide at once.
carnaval-lead-law = Your word is law, even against the rules.
