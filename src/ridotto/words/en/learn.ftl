### Learn by playing: guided first games. Short and warm; a child of ten should understand them.

## The way in

learn-play = Learn by playing
learn-play-game = Learn by playing: { $game }, in five minutes
learn-first-time = First time here?
learn-first-time-hint = Learn a game by playing it: five minutes, just you and some bots.

## The guide beside the board

learn-guide = Your first game
learn-about = A practice game against bots. Do as you like!
learn-fold = Hide the guide
learn-unfold = What now?
learn-master = What would a master do?
learn-others = Now it’s the others’ turn. Watch what they do.
learn-own-way = You went your own way: that’s just as good.
learn-even = The game is over, and nobody came out ahead: it’s a draw!
learn-leave = Leave
learn-real = Play a real game
learn-again = Play it again
