### Mascarade

learn-mascarade-first = You come in near the end of a game. Choose the mask with the arrow, then the square with the arrow (on a touch screen, then “Place it”): it goes beside masks that look like it.
learn-mascarade-first-done = Well placed! Each feature it shares with a neighbour is a point: face shape, hair, eyes, nose, mouth.
learn-mascarade-second = A mask that touches two others must share something with both. Then it scores for both, too. Try the one with the arrow.
learn-mascarade-second-done = That’s how points add up. And you’ve drawn a new mask.
learn-mascarade-look = Now you choose. Pick one of your masks: wherever it fits, you see how many points you’d get. Where is it worth the most?
learn-mascarade-look-done = Good. Whenever nothing fits, you draw a mask; if that doesn’t fit either, your turn is over.
learn-mascarade-pool = There are no masks left to draw. Space is getting tight: place your masks while they still fit somewhere.
learn-mascarade-pool-done = That’s one more mask off your rack.
learn-mascarade-last = You have hardly any masks left. Whoever places their last mask ends the game at once.
learn-mascarade-last-done = Every mask on the board counts. Those left on your rack are worth nothing.
learn-mascarade-free = Your turn. Which mask fits where, and how many points do you get?
learn-mascarade-won = The game is over, and you’ve won! What helped: squares that touch several masks. Keep masks that fit in many places for later.
learn-mascarade-lost = The game is over, and this time you didn’t win. A tip: look for squares that touch several masks. They’re worth the most.
