### What bots say about moves

hint-for = What a master would play as { $who }:
no-thinker = “{ $bot }” can’t explain moves in { $game }. Ask a novice, a regular or a master, if the game has them.
hint-not-now = { $who } has nothing to decide right now. Deciding: { $deciders }.
