lanterns-in-short = Hang your lanterns along the canal, and keep some of them dark.
lanterns-summary = A lantern beside another of its colour scores. A dark one scores twice as much, if you’ve guessed right.

# What happens. $who is a player.
lanterns-hangs = { $who } hangs { $colour ->
    [red] a red
    [gold] a golden
   *[blue] a blue
} lantern on hook { $hook }.
lanterns-hides = { $who } hangs a dark lantern on hook { $hook }.
lanterns-lights = { $who }’s lantern on hook { $hook } lights up: { $colour ->
    [red] it’s red
    [gold] it’s golden
   *[blue] it’s blue
}.
lanterns-all-lit = All lanterns are lit.

# What a plain board shows: the fields of a view, and the words in fields and moves.
lanterns-field-canal = Canal
lanterns-field-hands = Lanterns in hand
lanterns-field-scores = Points
lanterns-word-red = red
lanterns-word-gold = gold
lanterns-word-blue = blue
lanterns-word-dark = dark

# Refusals
lanterns-unreadable = “{ $move }” isn’t a valid move. Write a colour and a hook, like “red 3”, or “red 3 dark”.
lanterns-taken = A lantern already hangs on hook { $hook }.
lanterns-not-yours = You don’t hold a lantern of that colour: { $colour }.
lanterns-bad-colour = There are six lanterns each in red, gold and blue, so there can’t be another one in “{ $colour }”.
lanterns-bad-count = Every player has { $count } lanterns, in hand and along the canal.
lanterns-bad-turn = It can’t be the turn of a player who has no lanterns.
