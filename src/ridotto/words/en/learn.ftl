### Learn by playing: guided first games. Short and warm; a child of ten should understand them.

## The way in

learn-play = Learn by playing
learn-play-game = Learn by playing: { $game }, in five minutes
learn-first-time = First time here?
learn-first-time-hint = Learn a game by playing it: five minutes, just you and some bots.

## The guide beside the board

learn-guide = Your first game
learn-about = A game we’ve prepared, just you and some bots. Do whatever you like!
learn-fold = Hide the guide
learn-unfold = What now?
learn-master = What would a master do?
learn-others = Now it’s the others’ turn. Watch what they do.
learn-own-way = You went your own way: that’s just as good.
learn-even = The game is over, and nobody has beaten the others: it’s a draw!
learn-leave = Leave
learn-real = Play a real game
learn-again = Play it again

## Mascarade

learn-mascarade-first = The board is almost full, and you both have 101 points. Place a mask beside masks that look like it: tap the mask with the star, then the square with the star.
learn-mascarade-first-done = Well placed! Each feature it shares with a neighbour is a point: face shape, hair, eyes, nose, mouth.
learn-mascarade-second = A mask that touches two others must share something with both. Then it scores for both, too. Try the one with the star.
learn-mascarade-second-done = That’s how points add up. And you’ve drawn a new mask.
learn-mascarade-look = Now you choose. Tap one of your masks: wherever it fits, you see how many points you’d get. Where is it worth the most?
learn-mascarade-look-done = Good. If nothing fits at some point, you draw a mask; if that doesn’t fit either, you miss a turn.
learn-mascarade-pool = There are no masks left to draw. Space is getting tight: place your masks while they still fit somewhere.
learn-mascarade-pool-done = One mask fewer on your rack.
learn-mascarade-last = You have hardly any masks left. Whoever places their last mask ends the game at once.
learn-mascarade-last-done = Every mask on the board counts. Those left on your rack are worth nothing.
learn-mascarade-free = Your turn. Which mask fits where, and how many points do you get?
learn-mascarade-won = The game is over, and you’ve won! What helped: squares that touch several masks. Keep masks that fit in many places for later.
learn-mascarade-lost = The game is over, and this time you didn’t win. A tip: look for squares that touch several masks. They’re worth the most.

## Masker. The learner is yellow, the other player is blue.

learn-masker-white = Yellow is your secret colour. Keep a yellow cross on the grid! You capture by moving the colourless cross onto a neighbour. Capture the white one with the star.
learn-masker-white-done = Captured! White is special: after it, you may capture any cross, wherever it is.
learn-masker-suspect = Which colour is the other player hiding? They’ve captured lots of red and purple, but hardly any blue. Suspicious! Capture a blue cross.
learn-masker-suspect-done = One blue cross fewer. If blue is their colour, that hurts.
learn-masker-stop = In one turn, you may capture up to three crosses, and you may stop after each. Try it: stop here.
learn-masker-stop-done = Now the other player carries on from where you left the colourless cross.
learn-masker-alone = You may capture any cross again: that happens when nothing touches the colourless one. Capture another blue one!
learn-masker-alone-done = Well aimed. Now carry on, or stop.
learn-masker-beside = This time you can only capture what touches the colourless cross. Is one of them blue?
learn-masker-beside-done = Captured. Count: how many blue ones are left?
learn-masker-own = Bad luck: only yellow ones can be captured now, your own! You have to capture one.
learn-masker-own-done = That hurts. But a single yellow cross is enough to stay in the game.
learn-masker-guard = Careful: there’s only one yellow cross left. If it goes, you’re out.
learn-masker-guard-done = Keep an eye on your last yellow cross.
learn-masker-final = The last blue cross, and you can capture it. Go!
learn-masker-final-done = Now there’s no blue cross left on the grid.
learn-masker-free = Your turn. Capture what you like, and stop when you like.
learn-masker-won = You’ve won! The other player was blue, and with no blue cross left they’re out. That’s the whole game: find out their colour, and don’t give yours away.
learn-masker-lost = The last yellow cross is gone, so you’re out. The other player was blue. A tip: find out their colour early, and don’t give yours away.

## Mask

learn-mask-stick = You have two sticks. Masks will be laid over this board, and a stick that pokes through a ring earns points. Put your first stick in the hole that glows, or wherever you like.
learn-mask-stick-done = There it stands. Now the others put one in, too.
learn-mask-second = Now your second stick. Put it some way from the first: that gives you a better chance that one of them gets lucky.
learn-mask-second-done = Your sticks are in place, and you have ten points, like everybody else.
learn-mask-lay = You turn up the first mask. Lay it in the direction that suits your sticks best: a ring will pay 3 points, a double ring 5.
learn-mask-lay-done = Well laid. Before it pays, everybody gets a turn, and you come last.
learn-mask-offer = Somebody is selling a card that only they have read. The highest bidder pays them, and does what the card says. You may bid, or drop out.
learn-mask-offer-done = Cards can be good or bad. That’s the fun of it.
learn-mask-walk = Your turn. Sticks can move, and each step costs you a point. A few steps into a ring are worth it: tap your stick, then a hole.
learn-mask-walk-done = The steps are paid for. You can keep moving, with the other stick, too.
learn-mask-done = Are your sticks in a good place? Then you’re done.
learn-mask-done-done = When everybody has had a turn, it’s payday: each stick in a ring earns its points.
learn-mask-draw = You can also earn points by selling. Sell a card: you draw it, and only you read it.
learn-mask-draw-done = Here’s your card. Nobody else knows what it says.
learn-mask-sell = Now sell it. You bid first: bid low, so that somebody goes higher and pays you. If nobody does, you pay, and the card is yours.
learn-mask-sell-done = Let’s see who goes higher.
learn-mask-outbid = Somebody has bid more than you! Drop out, and the points will be yours.
learn-mask-outbid-done = Well sold. The more they want it, the more you earn.
learn-mask-card = You bought a card. Now do what it says.
learn-mask-card-done = Done. Then the card goes under the pile.
learn-mask-pass = New mask, new rings. If one of your sticks already pokes through one, you can simply pass: that costs nothing.
learn-mask-pass-done = You keep your points and wait for payday.
learn-mask-free = Your turn. Move, sell or pass; bid or drop out: what pays off?
learn-mask-won = The last payday is over, and you have the most points: you’ve won! Points come from rings, and from cards sold at a good price.
learn-mask-lost = The last payday is over, and this time somebody else has more points. A tip: go for a double ring in just a few steps, and sell your cards at a good price.

## Au carnaval de Venise. The learner is the evil genie.

learn-carnaval-genie = Everybody is dancing with their eyes closed, and you are the evil genie! Choose somebody and secretly turn them into a prankster. You both win when every guest has lost their mask.
learn-carnaval-genie-done = Nobody saw it. Not even your prankster knows it was you.
learn-carnaval-hush = Now somebody else is being called in secret. Everybody taps, called or not, so nobody gives themselves away. Tap along!
learn-carnaval-called = The genie is called again, but your magic is used up. Keep dancing without doing anything.
learn-carnaval-called-done = And nobody noticed a thing.
learn-carnaval-bare = You’ve lost your mask, and everybody sees who you are. But you still talk and vote, and you can still win with your prankster.
learn-carnaval-bare-done = You can still help your prankster.
learn-carnaval-claim = Eyes open! Now everybody talks, and not everything they say is true. Say that you’re a guest.
learn-carnaval-claim-done = You didn’t even blush! Fibbing is part of this game.
learn-carnaval-accuse = The others are looking for the prankster. Mislead them: accuse somebody who isn’t your prankster.
learn-carnaval-accuse-done = That will make them think.
learn-carnaval-ready = Read what the others are saying. When you’ve heard enough, say that you’re ready to vote.
learn-carnaval-ready-done = When everybody is ready, the vote begins.
learn-carnaval-vote = Everybody points at somebody at the same moment. Whoever gets the most votes against them is unmasked. Spare your prankster!
learn-carnaval-vote-done = When everybody has voted, you’ll see who pointed at whom.
learn-carnaval-night = The next dance. In the dark, your prankster chooses whose mask comes off. Tap along, so nobody finds out who it is.
learn-carnaval-tap = Hush! Somebody is being called in secret. Tap along, so nobody finds out who.
learn-carnaval-talk = Talk again if you like: accuse, defend, ask. Then say that you’re ready to vote.
learn-carnaval-ballot = Whose mask should come off? Point at somebody, but spare your prankster.
learn-carnaval-free = It’s up to you now: do what you think is best.
learn-carnaval-won = All the guests have lost their masks: you and your prankster have won! Next time, you might be a guest, and have to find out who is fibbing.
learn-carnaval-lost = The evening is over, and this time you didn’t win. Next time, you might be a guest yourself, and hunt the prankster.
