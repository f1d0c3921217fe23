lanterns-in-short = Accrochez vos lanternes le long du canal, et laissez-en quelques-unes éteintes.
lanterns-summary = Une lanterne à côté d’une autre de sa couleur rapporte des points. Éteinte, elle en rapporte le double, si vous avez deviné juste.

# What happens. $who is a player.
lanterns-hangs = { $who } accroche une lanterne { $colour ->
    [red] rouge
    [gold] dorée
   *[blue] bleue
} au crochet { $hook }.
lanterns-hides = { $who } accroche une lanterne éteinte au crochet { $hook }.
lanterns-lights = Au crochet { $hook }, la lanterne accrochée par { $who } s’allume : elle est { $colour ->
    [red] rouge
    [gold] dorée
   *[blue] bleue
}.
lanterns-all-lit = Toutes les lanternes sont allumées.

# What a plain board shows: the fields of a view, and the words in fields and moves.
lanterns-field-canal = Canal
lanterns-field-hands = Lanternes en main
lanterns-field-scores = Points
lanterns-word-red = rouge
lanterns-word-gold = dorée
lanterns-word-blue = bleue
lanterns-word-dark = éteinte

# Refusals
lanterns-unreadable = « { $move } » n’est pas un coup valable. Écrivez une couleur et un crochet, comme « red 3 », ou « red 3 dark ».
lanterns-taken = Une lanterne est déjà accrochée au crochet { $hook }.
lanterns-not-yours = Vous n’avez pas de lanterne de cette couleur : { $colour }.
lanterns-bad-colour = Il y a six lanternes rouges, six dorées et six bleues : il ne peut pas y en avoir une de plus en « { $colour } ».
lanterns-bad-count = Chaque joueur a { $count } lanternes, en main et le long du canal.
lanterns-bad-turn = Ce ne peut pas être le tour d’un joueur sans lanterne.
