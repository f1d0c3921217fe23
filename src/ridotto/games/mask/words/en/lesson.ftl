### Mask

learn-mask-stick = You have two sticks. Masks will cover this board, and a stick that pokes through a ring earns points. Put the first one in the hole that glows, or wherever you like.
learn-mask-stick-done = It’s in! Now the others put one in, too.
learn-mask-second = Now your second stick. Put it well away from the first: that way there’s a better chance that one of them gets lucky.
learn-mask-second-done = Your sticks are in place.
learn-mask-lay = You turn up the first mask. Lay it in the direction that suits your sticks best: a ring will pay 3 points, a double ring 5.
learn-mask-lay-done = Well laid. Now everybody gets a turn.
learn-mask-offer = Somebody is selling a card that only they have read: it may be good or bad. The highest bidder pays them, and has to do what it says. You may bid, or drop out.
learn-mask-offer-done = Good or bad? If somebody buys it, it’s read out. That’s the fun of it.
learn-mask-walk = Your turn. Sticks can move, and each step costs you a point. A step or two into a ring is worth it: tap your stick, then a hole.
learn-mask-walk-done = The steps are paid for. You can keep moving this stick, or the other one.
learn-mask-done = Are your sticks in a good place? Then you’re done.
learn-mask-done-done = Next comes payday: sticks in rings earn points.
learn-mask-draw = You can also earn points by selling. Sell a card: you draw it, and only you read it.
learn-mask-draw-done = Here’s your card. Nobody else knows what it says.
learn-mask-sell = Now sell it. You bid first: bid low, so that somebody goes higher and pays you. If nobody does, you pay, and the card is yours.
learn-mask-sell-done = Let’s see who goes higher.
learn-mask-outbid = Somebody has bid more than you! Drop out, and the points will be yours.
learn-mask-outbid-done = Well sold. The more they want it, the more you earn.
learn-mask-card = You’ve bought a card. Now do what it says.
learn-mask-bid = A card is for sale: bid, or drop out. What could it be worth to you?
learn-mask-pass = New mask, new rings. If one of your sticks already pokes through one, you can simply pass: that costs nothing.
learn-mask-pass-done = You keep your points and wait for payday.
learn-mask-free = Your turn. Move, sell or pass: what pays off?
learn-mask-won = The last payday is over, and you have the most points: you’ve won! Points come from rings, and from cards sold at a good price.
learn-mask-lost = The last payday is over, and this time somebody else has more points. A tip: go for double rings that are only a few steps away, and sell your cards at a good price.
