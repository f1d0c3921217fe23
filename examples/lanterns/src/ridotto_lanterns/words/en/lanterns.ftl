lanterns-in-short = Hang your lanterns along the canal, and keep some of them dark.
lanterns-summary = Lanterns that hang beside their own colour bring points. A dark one brings twice as many, if you’ve guessed right.

# What happens. $who is a player.
lanterns-hangs = { $who } hangs { $colour ->
    [red] a red
    [gold] a golden
   *[blue] a blue
} lantern on hook { $hook }.
lanterns-hides = { $who } hangs a dark lantern on hook { $hook }.
lanterns-lights = The lantern of { $who } on hook { $hook } lights up: { $colour ->
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
lanterns-unreadable = “{ $move }” isn’t a move. Write a colour and a hook, like “red 3”, or “red 3 dark”.
lanterns-taken = A lantern already hangs on hook { $hook }.
lanterns-not-yours = You don’t hold a lantern of that colour: { $colour }.
lanterns-bad-colour = There are six lanterns each in red, gold and blue, so there can’t be another one in “{ $colour }”.
lanterns-bad-count = Every player has { $count } lanterns, in hand and along the canal.
lanterns-bad-turn = A player without lanterns can’t be on turn.
