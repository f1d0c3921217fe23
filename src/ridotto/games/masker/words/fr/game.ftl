### Masker

masker-summary = Des couleurs secrètes, et une croix incolore qui capture toutes les autres.
masker-in-short = Capturez des croix et cachez votre couleur.

## Options

option-masker-grid = Disposition des croix
option-masker-grid-flat = à plat, six sur six
option-masker-grid-stacks = en relief, neuf piles de quatre

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
masker-passes = { $who } a des piles complètes et passe.
masker-lifts = Tous les joueurs encore en jeu ont des piles complètes : désormais, elles peuvent continuer à grandir.
masker-eliminates = Il ne reste aucune croix { $colour ->
    [R] rouge
    [B] bleue
    [G] verte
    [Y] jaune
   *[P] violette
}. C’était la couleur que défendait { $who } : hors jeu !
masker-hands-over = { $who } donne des croix à { $to } : { $crosses }.

## Comment cela finit

masker-last-left = Il ne reste plus en jeu qu’un joueur ou une équipe.
masker-ended = { $end ->
    [won] Il ne reste aucune croix { $colour ->
        [R] rouge
        [B] bleue
        [G] verte
        [Y] jaune
       *[P] violette
    }.
   *[other] { $who } { $count ->
        [one] gagne
       *[other] gagnent
    } : il ne reste aucune croix { $colour ->
        [R] rouge
        [B] bleue
        [G] verte
        [Y] jaune
       *[P] violette
    }.
}

## Refus

masker-unreadable = « { $move } » n’est pas un coup valable. Indiquez une case de a1 à { $last } ; ou écrivez : stop ; ou, pour compléter vos piles : share 3 2.
masker-first-capture = La première capture d’un tour est obligatoire : indiquez une croix à capturer.
masker-nothing-to-share = Il n’y a rien à partager maintenant : indiquez une croix à capturer.
masker-must-share = Prenez { $total } croix en tout, de { $least } à { $most } au joueur de la place { $first } et le reste à celui de la place { $second }, par exemple : share { $least } { $rest }.
masker-colourless-there = En { $at }, c’est la croix incolore elle-même.
masker-empty-place = Il n’y a pas de croix en { $at }.
masker-not-beside = La croix en { $at } ne touche pas la croix incolore, qui est en { $home }.

masker-no-colour = « { $letter } » n’est pas une couleur de joueur. Les couleurs sont : { $colours }.
masker-team-colours = À quatre, les places 0 et 2 partagent une couleur, et les places 1 et 3 aussi.
masker-same-colours = Deux camps ont la même couleur.
masker-no-cross = « { $letter } », dans le champ { $field }, n’est pas une croix. Les croix sont w, R, B, G, Y et P.
masker-too-many = Il y a plus de croix dans « { $field } » que dans la boîte.
masker-one-colourless = Il faut exactement une croix incolore, o, sur la grille.
masker-grid-shape = Une grille, c’est six rangées de six, ou neuf piles de quatre au plus.
masker-colourless-covered = La croix incolore doit être au sommet de sa pile.
masker-box = La boîte contient { $held } croix de type « { $cross } », mais la position en a { $found }.
masker-eliminated = Les joueurs qui n’ont plus aucune croix de leur couleur sont hors jeu. Ici, ce sont les places : { $seats }.
masker-nobody-left = Il ne reste personne dans cette position.
masker-turn-was-over = Le tour de la place { $seat } était déjà terminé.
masker-full-turn = La place { $seat } a des piles complètes et passe : ce ne peut pas être son tour.
masker-out-turn = La place { $seat } est hors jeu : ce ne peut pas être son tour.
masker-grid-option = L’option « grid » ne correspond pas à la grille de cette position.
masker-past = Les coups passés ne mènent pas à cette position.
masker-no-disc = La vue ne laisse aucune couleur à un joueur caché.

## Dans le terminal

masker-your-colour = Votre couleur secrète : { $colour }. Gardez au moins une croix de cette couleur sur la grille !
masker-out = hors jeu

## Sur la page

masker-grid = Les croix
masker-goal = Protégez une croix { $colour ->
    [R] rouge
    [B] bleue
    [G] verte
    [Y] jaune
   *[P] violette
} : le dernier joueur en jeu gagne.
masker-goal-all = Sans croix de sa couleur, on est hors jeu ! Le dernier en jeu gagne.
masker-goal-missed = Il ne reste aucune croix { $colour ->
    [R] rouge
    [B] bleue
    [G] verte
    [Y] jaune
   *[P] violette
} : vous êtes hors jeu.
masker-on-grid = Croix encore sur la grille
masker-left-then = →{ $count }
masker-left-less = −{ $count }
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
    [mine] Votre couleur : { $colour }. Gardez le secret !
   *[theirs] couleur : { $colour }
}
masker-wears-hidden = couleur inconnue
masker-held = { $count ->
    [one] { $count } capturée
   *[other] { $count } capturées
}
masker-held-of = { $count ->
    [one] { $count } capturée sur { $full }
   *[other] { $count } capturées sur { $full }
}
masker-nothing-held = aucune croix capturée pour l’instant
masker-left = { $count ->
    [0] il n’en reste aucune
    [one] il en reste { $count } sur la grille
   *[other] il en reste { $count } sur la grille
}
masker-choose = { $taken ->
    [0] Capturez une croix qui brille : une à trois par tour.
    [one] 1 croix capturée, sur 3 au plus. Capturez-en une autre qui brille, ou arrêtez-vous.
   *[other] { $taken } croix capturées, sur 3 au plus. Capturez-en une autre qui brille, ou arrêtez-vous.
}
masker-last-turn = { $who } a capturé { $crosses }.
masker-ending = Le dernier tour
masker-again = Le dernier tour, joué par { $who }, croix par croix :
masker-go-on = Continuer
masker-last-own = { $count ->
    [one] Une croix de votre couleur en moins : il en reste { $left }.
   *[other] { $count } croix de votre couleur en moins : il en reste { $left }.
}
masker-first-turn = À { $full } croix capturées, vous ne pouvez plus que passer. Sans croix de votre couleur sur la grille, vous êtes hors jeu.
masker-in-brief = Votre couleur : reste { $left }. Capturées : { $held } sur { $full }.
masker-story-last = { $loser } ({ $colour }) : la dernière croix a été capturée par { $who }, en { $at }.
masker-story-own = { $count ->
    [one] { $who } a capturé une croix de sa propre couleur.
   *[other] { $who } a capturé { $count } croix de sa propre couleur.
}
masker-story-hunt = { $found ->
    [nobody] { $who } visait surtout le { $colour } : la couleur de personne.
   *[somebody] { $who } visait surtout le { $colour } : la couleur cachée par { $owner } !
}
masker-anywhere = { $taken ->
    [0] Vous pouvez capturer n’importe quelle croix de la grille.
    [one] Une croix capturée à ce tour. Capturez maintenant n’importe quelle croix de la grille, ou arrêtez-vous.
   *[other] { $taken } croix capturées à ce tour. Capturez maintenant n’importe quelle croix de la grille, ou arrêtez-vous.
}
masker-anywhere-why = { $why ->
    [white] Une croix blanche a été capturée.
    [yours] Aucune croix ne touche l’incolore : votre tour est terminé.
    [theirs] Aucune croix ne touche l’incolore : le tour est terminé pour { $who }.
   *[alone] Aucune croix ne touche l’incolore.
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
masker-stop = S’arrêter ici
masker-soon-stop = Fin de votre tour…
masker-would-capture = Capturer la croix { $cross ->
    [w] blanche
    [R] rouge
    [B] bleue
    [G] verte
    [Y] jaune
   *[P] violette
} en { $at } ?
masker-would-harm = C’est votre propre couleur ! { $left ->
    [one] Il n’en resterait qu’une.
   *[other] Il en resterait { $left }.
}
masker-would-lose = C’est la dernière de votre couleur : vous seriez hors jeu !
masker-would-eliminate = Cette capture mettrait hors jeu : { $who }.
masker-would-doubt = C’est la dernière croix { $colour ->
    [R] rouge
    [B] bleue
    [G] verte
    [Y] jaune
   *[P] violette
} : un joueur qui aurait cette couleur serait hors jeu.
masker-would-end-turn = Votre tour se terminerait là.
masker-would-isolate = Là, rien ne touche l’incolore : votre tour se termine, et { $who } peut capturer n’importe quelle croix.
masker-would-end-game = La partie se terminerait là.
masker-nearly-full = { $left ->
    [0] Vos piles seront complètes : ensuite, vous ne pourrez plus que passer.
    [one] Encore une croix et vos piles sont complètes : ensuite, vous ne pourrez plus que passer.
   *[other] Encore { $left } croix et vos piles sont complètes : ensuite, vous ne pourrez plus que passer.
}
masker-would-open = { $mine ->
    [you] Vous pourriez continuer en { $places }.
   *[other] { $who } pourrait ensuite capturer : { $places }.
}
masker-would-open-all = { $mine ->
    [you] Vous pourriez continuer avec n’importe quelle croix de la grille.
   *[other] { $who } pourrait ensuite capturer n’importe quelle croix de la grille.
}
masker-share = Vous voilà hors jeu. Complétez vos piles : combien de croix prenez-vous à chaque joueur ?
masker-gives = { $who } : { $count }
masker-share-less = En prendre moins à { $who }
masker-share-more = En prendre plus à { $who }
masker-share-take = Les prendre
masker-click-captures = Un clic capture la croix { $cross ->
    [w] blanche
    [R] rouge
    [B] bleue
    [G] verte
    [Y] jaune
   *[P] violette
} en { $at }.
