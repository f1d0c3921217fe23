### Learn by playing: guided first games. Short and warm; a child of ten should understand them.

## The way in

learn-play = Learn by playing
learn-play-game = Learn by playing: { $game }, in five minutes
learn-first-time = First time here?
learn-first-time-hint = Learn a game by playing it: five minutes, just you and some bots.

## The guide beside the board

learn-guide = Your first game
learn-about = A game we’ve prepared for you, against bots. Do whatever you like!
learn-fold = Hide the guide
learn-unfold = What now?
learn-master = What would a master do?
learn-others = Now it’s the others’ turn. Watch what they do.
learn-own-way = You went your own way: that’s just as good.
learn-even = The game is over, and nobody came out ahead: it’s a draw!
learn-leave = Leave
learn-real = Play a real game
learn-again = Play it again

## Mascarade

learn-mascarade-first = You come in near the end: 101 points each, and only a few squares left. Don’t mind the rest of the board. Tap the mask with the arrow, then the square with the arrow: it goes beside masks that look like it.
learn-mascarade-first-done = Well placed! Each feature it shares with a neighbour is a point: face shape, hair, eyes, nose, mouth.
learn-mascarade-second = A mask that touches two others must share something with both. Then it scores for both, too. Try the one with the arrow.
learn-mascarade-second-done = That’s how points add up. And you’ve drawn a new mask.
learn-mascarade-look = Now you choose. Tap one of your masks: wherever it fits, you see how many points you’d get. Where is it worth the most?
learn-mascarade-look-done = Good. Whenever nothing fits, you draw a mask; if that doesn’t fit either, your turn is over.
learn-mascarade-pool = There are no masks left to draw. Space is getting tight: place your masks while they still fit somewhere.
learn-mascarade-pool-done = That’s one more mask off your rack.
learn-mascarade-last = You have hardly any masks left. Whoever places their last mask ends the game at once.
learn-mascarade-last-done = Every mask on the board counts. Those left on your rack are worth nothing.
learn-mascarade-free = Your turn. Which mask fits where, and how many points do you get?
learn-mascarade-won = The game is over, and you’ve won! What helped: squares that touch several masks. Keep masks that fit in many places for later.
learn-mascarade-lost = The game is over, and this time you didn’t win. A tip: look for squares that touch several masks. They’re worth the most.

## Masker. The learner is yellow, the other player is blue.

learn-masker-white = Yellow is your secret colour. Keep a yellow cross on the grid! You capture by moving the colourless cross onto a neighbour. Capture the white one the arrow points to.
learn-masker-white-done = Captured! White is special: after it, you may capture any cross, wherever it is.
learn-masker-suspect = Which colour is the other player hiding? They’ve captured lots of red and purple, but hardly any blue. Suspicious! Capture a blue cross.
learn-masker-suspect-done = That’s one blue cross gone. If blue is their colour, that hurts.
learn-masker-stop = In one turn, you may capture up to three crosses, and you may stop after each. Try it: stop here.
learn-masker-stop-done = Now the other player carries on from where you left the colourless cross.
learn-masker-alone = You may capture any cross again: that happens when nothing touches the colourless one, or after a white one. Capture another blue one!
learn-masker-alone-done = Well aimed. Now carry on, or stop.
learn-masker-beside = This time you can only capture crosses that touch the colourless one. Is one of them blue?
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
learn-mask-stick-done = It’s in! Now the others put one in, too.
learn-mask-second = Now your second stick. Put it well away from the first: that way there’s a better chance that one of them gets lucky.
learn-mask-second-done = Your sticks are in place, and you have ten points, like everybody else.
learn-mask-lay = You turn up the first mask. Lay it in the direction that suits your sticks best: a ring will pay 3 points, a double ring 5.
learn-mask-lay-done = Well laid. Before it pays, everybody gets a turn, and you come last.
learn-mask-offer = Somebody is selling a card that only they have read. The highest bidder pays them, and does what the card says. You may bid, or drop out.
learn-mask-offer-done = Cards can be good or bad. That’s the fun of it.
learn-mask-walk = Your turn. Sticks can move, and each step costs you a point. A step or two into a ring is worth it: tap your stick, then a hole.
learn-mask-walk-done = The steps are paid for. You can keep moving this stick, or the other one.
learn-mask-done = Are your sticks in a good place? Then you’re done.
learn-mask-done-done = When everybody has had a turn, it’s payday: each stick in a ring earns its points.
learn-mask-draw = You can also earn points by selling. Sell a card: you draw it, and only you read it.
learn-mask-draw-done = Here’s your card. Nobody else knows what it says.
learn-mask-sell = Now sell it. You bid first: bid low, so that somebody goes higher and pays you. If nobody does, you pay, and the card is yours.
learn-mask-sell-done = Let’s see who goes higher.
learn-mask-outbid = Somebody has bid more than you! Drop out, and the points will be yours.
learn-mask-outbid-done = Well sold. The more they want it, the more you earn.
learn-mask-card = You bought a card. Now do what it says.
learn-mask-card-done = Done. Now the card goes under the pile.
learn-mask-pass = New mask, new rings. If one of your sticks already pokes through one, you can simply pass: that costs nothing.
learn-mask-pass-done = You keep your points and wait for payday.
learn-mask-free = Your turn. Move, sell or pass; bid or drop out: what pays off?
learn-mask-won = The last payday is over, and you have the most points: you’ve won! Points come from rings, and from cards sold at a good price.
learn-mask-lost = The last payday is over, and this time somebody else has more points. A tip: go for double rings that are only a few steps away, and sell your cards at a good price.

## Au carnaval de Venise. The learner is a plain guest.

learn-carnaval-hush = You’re a plain guest. Two of the other six are pranksters, and in every dance they pull off somebody’s mask. Find them! Right now everybody is dancing with their eyes closed while whoever is called decides in secret. Everybody taps, called or not. Tap along!
learn-carnaval-bare = You’ve lost your mask, so now everybody sees your card: a plain guest. You still talk and vote, and the others know they can believe you.
learn-carnaval-bare-done = You can still help the guests win.
learn-carnaval-ask = Eyes open! The pranksters have pulled off a mask, and now everybody talks. Not everything they say is true. Choose somebody and ask them who they are.
learn-carnaval-ask-done = Remember what they answer, and whether they answer at all. Guests have no reason to fib. Pranksters do.
learn-carnaval-claim = The others are wondering about you, too. Tell them that you’re a plain guest.
learn-carnaval-claim-done = And it happens to be true! The more the guests know about each other, the fewer places there are to hide.
learn-carnaval-accuse = Read what’s been said. Do two players claim the same card? Did somebody take back what they said? Did the soldier watch anybody? Accuse the player you suspect most.
learn-carnaval-accuse-done = That will make them think. If you change your mind, you can take it back.
learn-carnaval-ready = When you’ve heard enough, say that you’re ready to vote. Until then, you can go on asking: everybody stays to answer.
learn-carnaval-ready-done = You’ve said that you’re ready.
learn-carnaval-waits = Now listen to the others: as soon as everybody is ready, the vote begins. You can still speak up.
learn-carnaval-vote = Everybody points at somebody at the same moment. If more than half point at the same player, that player is unmasked. Point at the one you suspect most.
learn-carnaval-vote-done = When everybody has voted, look at who pointed at whom. Votes give a lot away.
learn-carnaval-caught = Got one! That was a prankster. Look at who voted to protect them.
learn-carnaval-wronged = The vote hit the wrong player: that wasn’t a prankster. Remember who pushed for it.
learn-carnaval-runoff = There was no majority, so now you can only choose one of the accused. Whoever gets the most votes against them is unmasked.
learn-carnaval-defence = You’re one of the accused! Say something in your defence, then say that you’re ready.
learn-carnaval-listen = The accused are speaking. Listen: right after that, everybody votes again, but only against one of them.
learn-carnaval-night = The next dance. Somewhere in the dark the pranksters are choosing their next victim. Tap along, and think it over: who do you trust?
learn-carnaval-second = Now you know more than before. Look at the cards that have been shown, and at who voted against whom: pranksters like to vote against guests. Ask, accuse or vouch for somebody.
learn-carnaval-second-done = Now the others will judge you by that, too.
learn-carnaval-tap = Hush! Somebody is deciding in secret. Tap along, so nobody finds out who.
learn-carnaval-talk = Talk again if you like: ask, accuse, vouch. Then say that you’re ready to vote.
learn-carnaval-ballot = Whose mask should come off this time? Point at somebody.
learn-carnaval-won = The pranksters have lost their masks: you and the other guests have won! Next time you might be the soldier, or a prankster who has to fib.
learn-carnaval-lost = The evening is over, and this time the pranksters got away with it. Now you know how they do it: try again, and don’t trust anybody too soon.
