### Learn by playing: guided first games. Short and warm; a child of ten shall understand them.

## The way in

learn-play = Learn by playing
learn-play-game = Learn by playing: { $game }, in five minutes
learn-first-time = First time here?
learn-first-time-hint = Learn a game by playing it: five minutes, only you and bots.

## The guide beside the board

learn-guide = Your first game
learn-about = A prepared game, only you and bots. Do what you like!
learn-fold = Hide guide
learn-unfold = What now?
learn-master = What would a master do?
learn-others = Now the others play. Watch what they do.
learn-own-way = You went your own way: that is just as fine.
learn-even = The game is over, and nobody has beaten the others: a draw!
learn-leave = Leave
learn-real = Play a real game
learn-again = Once more

## Mascarade

learn-mascarade-first = The board is almost full, and you both have 101 points. Lay a mask beside masks that look like it: tap the mask with the star, then the square with the star.
learn-mascarade-first-done = Well laid! Each feature that it shares with a neighbour is a point: face, hair, eyes, nose, mouth.
learn-mascarade-second = A mask that touches two others must share something with both. Then it scores for both, too. Try the one with the star.
learn-mascarade-second-done = That is how points add up. And you have drawn a new mask.
learn-mascarade-look = Now you choose. Tap one of your masks: wherever it fits, you see how many points it brings. Where is it worth most?
learn-mascarade-look-done = Good. Should nothing fit one day, you draw a mask; if that does not fit either, you miss a turn.
learn-mascarade-pool = There are no masks left to draw. Now the room gets tight: lay your masks while they still fit somewhere.
learn-mascarade-pool-done = One mask less on your rack.
learn-mascarade-last = You have hardly any masks left. Who lays the last of his masks ends the game at once.
learn-mascarade-last-done = Every mask that lies counts. Those that stay on the rack are worth nothing.
learn-mascarade-free = Your turn. Which mask fits where, and how many points does it bring?
learn-mascarade-won = The game is over and you have won! What helped: places that touch several masks. Keep masks that fit in many places for later.
learn-mascarade-lost = The game is over, and this time you have not won. A tip: look for places that touch several masks, for they bring most.

## Masker. The learner is yellow, the other player is blue.

learn-masker-white = Yellow is your secret colour. As long as a yellow cross is on the grid, you are in the game. Now move the colourless cross onto a neighbour, and that one is yours. Take the white one with the star.
learn-masker-white-done = Captured! White is special: after it you may take any cross, wherever it is.
learn-masker-suspect = Which colour does the other player hide? Look at his pile: many red and purple ones, but hardly any blue. Suspicious! Take a blue cross.
learn-masker-suspect-done = One blue cross less. If blue is his colour, he will feel it.
learn-masker-stop = In one turn you may take up to three crosses, and you may stop after each. Try it: stop here.
learn-masker-stop-done = Now the other player goes on from where you left the colourless cross.
learn-masker-alone = You may take any cross again: that is so when nothing touches the colourless one. Take another blue one!
learn-masker-alone-done = Well aimed. Now go on, or stop.
learn-masker-beside = This time you can only take what touches the colourless cross. Is there a blue one among them?
learn-masker-beside-done = Taken. Count: how many blue ones are still there?
learn-masker-own = Bad luck: only yellow ones can be taken now, your own! One you have to take.
learn-masker-own-done = That hurts. But a single yellow cross is enough to stay in the game.
learn-masker-guard = Be careful: only one yellow cross is left. If it goes, you are out.
learn-masker-guard-done = Keep an eye on your last yellow cross.
learn-masker-final = The last blue cross, and you can take it. Go!
learn-masker-final-done = Now there is no blue cross left on the grid.
learn-masker-free = Your turn. Take what you like, and stop when you like.
learn-masker-won = You have won! The other player was blue, and without a blue cross he is out. That is the whole game: find out his colour, and do not show yours.
learn-masker-lost = The last yellow cross is gone, so you are out. The other player was blue. A tip: find out his colour early, and do not show yours.

## Mask

learn-mask-stick = You have two sticks. Masks will be laid over this board, and a stick that looks out of a ring earns points. Put your first stick into the hole that glows, or where you like.
learn-mask-stick-done = There it stands. Now the others put one, too.
learn-mask-second = Now your second stick. A bit away from the first: then one of the two is more likely to be lucky.
learn-mask-second-done = Your sticks stand, and you have ten points like everybody.
learn-mask-lay = You turn up the first mask. Lay it in the direction that suits your sticks best: a ring will pay 3 points, a double ring 5.
learn-mask-lay-done = Laid. Before it pays, everybody has a turn, and you come last.
learn-mask-offer = Somebody sells a card that only he has read. Who bids most pays him, and does what the card says. You may bid, or stay out of it.
learn-mask-offer-done = Cards can be good or bad. That is the fun of it.
learn-mask-walk = Your turn. Sticks can walk, and each step costs you a point. A few steps into a ring are worth it: tap your stick, then a hole.
learn-mask-walk-done = The steps are paid. You could walk on, with the other stick, too.
learn-mask-done = Do your sticks stand well? Then you are done.
learn-mask-done-done = When everybody has had a turn, it is payday: each stick in a ring earns its points.
learn-mask-draw = You can also earn by selling. Sell a card: you draw it, and only you read it.
learn-mask-draw-done = Here is your card. Nobody else knows what it says.
learn-mask-sell = Now sell it. You bid first: bid little, so that somebody goes higher and pays you. If nobody does, you pay and keep the card.
learn-mask-sell-done = Let us see who goes higher.
learn-mask-outbid = Somebody bids more than you! Say that you are out, and the points will be yours.
learn-mask-outbid-done = Well sold. The more they want it, the more you earn.
learn-mask-card = You bought a card. Now do what it says.
learn-mask-card-done = Done. Then the card goes under the pile.
learn-mask-pass = Another mask, other rings. If a stick of yours already looks out of one, you can simply pass: that costs nothing.
learn-mask-pass-done = You keep your points and wait for payday.
learn-mask-free = Your turn. Walk, sell or pass; bid or stay out: what pays off?
learn-mask-won = The last payday is over, and you have the most points: you have won! Points come from rings, and from cards that you sell dearly.
learn-mask-lost = The last payday is over, and this time somebody else has more points. A tip: few steps into a double ring, and cards sold dearly.

## Au carnaval de Venise. The learner is the evil genie.

learn-carnaval-genie = Everybody dances with closed eyes, and you are the evil genie! Choose somebody and turn him into a prankster, in secret. You both win when the masks of all guests have fallen.
learn-carnaval-genie-done = Nobody has seen it. Not even your prankster knows that it was you.
learn-carnaval-hush = Now another one is called in secret. Everybody taps, called or not, so that nobody can be found out. Tap, too!
learn-carnaval-called = The genie is called once more, but your magic is used up. Go on without doing anything.
learn-carnaval-called-done = And nobody has noticed a thing.
learn-carnaval-bare = Your mask has fallen, and everybody sees who you are. But you go on talking and voting, and you still win with your prankster.
learn-carnaval-bare-done = You can still help your prankster.
learn-carnaval-claim = Eyes open! Now everybody talks, and not everything is true. Say that you are a guest.
learn-carnaval-claim-done = You did not even blush! Fibbing is part of this game.
learn-carnaval-accuse = The others look for the prankster. Lead them astray: accuse somebody who is not your prankster.
learn-carnaval-accuse-done = That will make them think.
learn-carnaval-ready = Read what the others say. When you have heard enough, say that you are ready to vote.
learn-carnaval-ready-done = When everybody is ready, the vote begins.
learn-carnaval-vote = All point at somebody at the same moment. Whoever gets the most votes is unmasked. Spare your prankster!
learn-carnaval-vote-done = When all have voted, you see who pointed at whom.
learn-carnaval-night = The next dance. In the dark your prankster chooses whose mask will fall. Tap along, so that nobody finds out who it is.
learn-carnaval-tap = Hush! Somebody is called in secret. Tap along, so that nobody finds out who.
learn-carnaval-talk = Talk again if you like: accuse, defend, ask. Then say that you are ready to vote.
learn-carnaval-ballot = Whose mask shall fall? Point at somebody, but spare your prankster.
learn-carnaval-free = It is up to you now: do what you think is best.
learn-carnaval-won = The masks of all guests have fallen: you and your prankster have won! Next time you may be a guest, and have to find out who is fibbing.
learn-carnaval-lost = The evening is over, and this time you have not won. Next time you may be a guest yourself, and hunt the prankster.
