### Masker. The learner is yellow, the other player is blue.

learn-masker-white = Yellow is your secret colour: keep a yellow cross on the grid! To capture, move the colourless cross (bare wood with a mask) onto a neighbour, never diagonally. Capture the white one the arrow points to.
learn-masker-white-done = Captured! Spend your captures wisely: after 18, you can only pass. White is special: next, you may capture any cross, wherever it is.
learn-masker-suspect = Which colour is the other player hiding? They’ve captured lots of red and purple, but hardly any blue. Suspicious! Capture a blue cross.
learn-masker-suspect-done = That’s one blue cross gone. If blue is their colour, that hurts: with no blue cross left, they’d be out.
learn-masker-stop = Each turn, you must capture one cross; a second and a third are up to you. Try it: stop here.
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
learn-masker-onward = You’ve made your capture. A second and a third are up to you: carry on, or stop.
learn-masker-free = Your turn. You must capture once, even your own colour if there’s nothing else. After that, stop when you like.
learn-masker-won = You’ve won! The other player was blue, and with no blue cross left they’re out. That’s the whole game: find out their colour, and don’t give yours away.
learn-masker-lost = You’re out: there’s no yellow cross left. The other player was blue.
learn-masker-gave = You captured the last yellow cross yourself. Next time, save your captures, and leave the colourless cross beside other colours.
learn-masker-robbed = The other player captured the last yellow cross. Next time, don’t stop beside a yellow one, and watch how many are left.
learn-masker-reached = The other player reached the last yellow cross in a few captures. Next time, look three captures ahead before you stop.
learn-masker-opened = After a white cross, any cross can be captured: the other player chose the last yellow one. Next time, beware of white when few of yours are left.
learn-masker-stranded = Nothing touched the colourless cross, so the other player could capture any, and chose the last yellow one. Next time, leave the colourless cross beside other colours.
learn-masker-spent = Your piles were full, so you could only watch as the other player captured the last yellow cross. Next time, save your captures.
