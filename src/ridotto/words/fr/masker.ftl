### Masker

masker-summary = Des couleurs secrètes, et une croix incolore qui les capture toutes.

## Options

option-masker-grid = Comment sont placées les croix
option-masker-grid-flat = à plat, six sur six
option-masker-grid-stacks = en 3D, neuf piles de quatre

## Les croix

# Comme on le dit d’une croix.
masker-cross-o = incolore
masker-cross-w = blanche
masker-cross-R = rouge
masker-cross-B = bleue
masker-cross-G = verte
masker-cross-Y = jaune
masker-cross-P = violette

# Les couleurs des joueurs.
masker-colour-R = rouge
masker-colour-B = bleu
masker-colour-G = vert
masker-colour-Y = jaune
masker-colour-P = violet

## Ce qui se passe

masker-captures = { $who } capture une croix { $cross ->
    [w] blanche
    [R] rouge
    [B] bleue
    [G] verte
    [Y] jaune
   *[P] violette
} en { $at }.
masker-stops = { $who } s’arrête.
masker-passes = { $who } a réuni toutes ses piles et passe.
masker-lifts = Tous ceux qui sont encore en jeu ont réuni leurs piles : désormais, elles peuvent grandir encore.
masker-eliminates = Plus une seule croix { $colour ->
    [R] rouge
    [B] bleue
    [G] verte
    [Y] jaune
   *[P] violette
}. C’était la couleur défendue par { $who } : hors jeu !
masker-hands-over = { $who } donne des croix à { $to } : { $crosses }.

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

## Sur la page

masker-grid = Les croix
masker-place = { $count ->
    [0] { $at } : vide
    [one] { $at } : { $crosses }
   *[other] { $at }, à partir du bas : { $crosses }
}
masker-place-open = { $what } ; peut être capturée
masker-place-hinted = { $what } ; conseillée
masker-so-many = { $count ->
    [one] { $count } { $cross ->
        [w] blanche
        [R] rouge
        [B] bleue
        [G] verte
        [Y] jaune
       *[P] violette
    }
   *[other] { $count } { $cross ->
        [w] blanches
        [R] rouges
        [B] bleues
        [G] vertes
        [Y] jaunes
       *[P] violettes
    }
}
masker-wears = { $mine ->
    [mine] Votre couleur : { $colour }. Gardez le secret
   *[theirs] couleur : { $colour }
}
masker-wears-hidden = couleur inconnue
masker-held = { $count ->
    [one] { $count } capturée
   *[other] { $count } capturées
}
masker-held-of = { $count } sur { $full }
masker-nothing-held = aucune croix capturée
masker-left = { $count ->
    [0] il n’en reste aucune
    [one] 1 reste sur la grille
   *[other] { $count } restent sur la grille
}
masker-choose = { $taken ->
    [0] Capturez une croix qui brille.
    [one] Une croix capturée à ce tour. Capturez-en une autre qui brille, ou arrêtez-vous.
   *[other] { $taken } croix capturées à ce tour. Capturez-en une autre qui brille, ou arrêtez-vous.
}
masker-anywhere = { $taken ->
    [0] Vous pouvez capturer n’importe quelle croix de la grille.
    [one] Une croix capturée à ce tour. Capturez maintenant n’importe quelle croix de la grille, ou arrêtez-vous.
   *[other] { $taken } croix capturées à ce tour. Capturez maintenant n’importe quelle croix de la grille, ou arrêtez-vous.
}
masker-other-turn = { $taken ->
    [0] { $who } commence son tour.
    [one] { $who } a capturé une croix à ce tour.
   *[other] { $who } a capturé { $taken } croix à ce tour.
}
masker-other-anywhere = { $taken ->
    [0] { $who } peut capturer n’importe quelle croix de la grille.
    [one] { $who } a capturé une croix à ce tour et peut maintenant capturer n’importe quelle croix.
   *[other] { $who } a capturé { $taken } croix à ce tour et peut maintenant capturer n’importe quelle croix.
}
masker-capture = Capturer
masker-stop = S’arrêter
masker-stop-sure = Oui, s’arrêter
masker-would-capture = Capturer la croix { $cross ->
    [w] blanche
    [R] rouge
    [B] bleue
    [G] verte
    [Y] jaune
   *[P] violette
} en { $at } ?
masker-would-stop = Finir votre tour ?
masker-would-lose = C’est la dernière de votre couleur : elle vous élimine !
masker-would-eliminate = Elle élimine { $who }.
masker-would-doubt = C’est la dernière croix { $colour ->
    [R] rouge
    [B] bleue
    [G] verte
    [Y] jaune
   *[P] violette
} : qui défend cette couleur est hors jeu.
masker-would-end-turn = Elle finit votre tour.
masker-would-end-game = Elle finit la partie.
masker-would-open = { $mine ->
    [you] Vous pourrez continuer : { $places }.
   *[other] Restera pour { $who } : { $places }.
}
masker-would-open-all = { $mine ->
    [you] Vous pourrez continuer avec n’importe quelle croix de la grille.
   *[other] { $who } pourra capturer n’importe quelle croix de la grille.
}
masker-share = Vous voilà hors du jeu. Complétez vos piles : combien de croix, et de qui ?
masker-gives = { $who } : { $count }
masker-share-less = Moins : { $who }
masker-share-more = Plus : { $who }
masker-share-take = Les prendre
