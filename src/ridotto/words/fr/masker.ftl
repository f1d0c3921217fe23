### Masker

masker-summary = Des couleurs secrètes, et une croix incolore qui les capture toutes.

## Options

option-masker-grid = Comment sont placées les croix
option-masker-grid-flat = à plat, six sur six
option-masker-grid-stacks = en 3D, neuf piles de quatre

## Les croix

masker-cross-o = incolore
masker-cross-w = blanche
masker-cross-R = rouge
masker-cross-B = bleue
masker-cross-G = verte
masker-cross-Y = jaune
masker-cross-P = violette

## Ce qui se passe

masker-captures = { $who } capture une croix { $cross } en { $at }.
masker-stops = { $who } s’arrête.
masker-passes = { $who } a réuni toutes ses piles et passe.
masker-lifts = Tous ceux qui sont encore en jeu ont réuni leurs piles : désormais, elles peuvent grandir encore.
masker-eliminates = Il ne reste plus de croix { $colour }. C’était la couleur que défendait { $who } : éliminé !
masker-hands-over = { $who } donne { $crosses } à { $to }.

## Comment cela finit

masker-last-left = La dernière couleur en jeu gagne.

## Refus

masker-unreadable = « { $move } » n’est pas un coup. Nommez une place de a1 à { $last } ; ou écrivez : stop ; ou, pour compléter vos piles : share 3 2.
masker-first-capture = La première capture d’un tour est obligatoire : nommez une croix à capturer.
masker-nothing-to-share = Il n’y a rien à partager maintenant : nommez une croix à capturer.
masker-must-share = Prenez { $total } croix en tout, dont { $least } à { $most } de la place { $first } et le reste de la place { $second }, par exemple : share { $least } { $rest }.
masker-colourless-there = C’est la croix incolore elle-même qui est en { $at }.
masker-empty-place = Il n’y a pas de croix en { $at }.
masker-not-beside = La croix en { $at } ne touche pas la croix incolore, qui est en { $home }.

masker-no-colour = « { $letter } » n’est pas une couleur de joueur. Les couleurs sont : { $colours }.
masker-team-colours = À quatre, les places 0 et 2 partagent une couleur, et les places 1 et 3 aussi.
masker-same-colours = Deux camps ont la même couleur.
masker-no-cross = « { $letter } » n’est pas une croix, dans le champ { $field }. Les croix sont w, R, B, G, Y et P.
masker-too-many = Il y a dans « { $field } » plus de croix que n’en contient la boîte.
masker-one-colourless = Il faut exactement une croix incolore, o, sur la grille.
masker-grid-shape = Une grille, c’est six rangées de six, ou neuf piles de quatre au plus.
masker-colourless-covered = La croix incolore doit être au sommet de sa pile.
masker-box = La boîte contient { $held } croix de la sorte { $cross }, mais la position en a { $found }.
masker-eliminated = Sont éliminés ceux dont il ne reste aucune croix de leur couleur : ici { $seats }.
masker-nobody-left = Il ne reste personne dans cette position.
masker-turn-was-over = Le tour de la place { $seat } était déjà terminé.
masker-full-turn = La place { $seat } a réuni ses piles et passe : ce ne peut pas être son tour.
masker-out-turn = La place { $seat } est éliminée : ce ne peut pas être son tour.
masker-grid-option = L’option « grid » ne correspond pas à la grille de cette position.
masker-no-disc = La vue ne laisse aucune couleur à un joueur caché.

## Dans le terminal

masker-your-colour = Votre couleur secrète : { $colour }. Gardez au moins une de ses croix sur la grille !
masker-out = éliminé
