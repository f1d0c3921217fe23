hint-masker-capture = Vous capturez une croix { $cross ->
    [w] blanche
    [R] rouge
    [B] bleue
    [G] verte
    [Y] jaune
   *[P] violette
}.{ $why ->
    [only] { " " }Il n’y a rien d’autre à capturer.
    [white] { " " }Le blanc n’est la couleur de personne.
    [spares] { " " }Sinon, il n’y a que votre couleur à capturer.
    [scarce] { " " }Il ne restera { $left ->
        [one] qu’une croix
       *[other] que { $left } croix
    } de cette couleur : le joueur qui l’a est en danger.
    [bluff] { " " }C’est votre couleur, mais il en restera { $left }. Un bluff : on vous soupçonnera d’avoir une autre couleur.
    [own] { " " }C’est votre couleur, mais il en restera { $left ->
        [one] une
       *[other] { $left }
    }.
    [foreign] { " " }Ce n’est pas votre couleur : c’est peut-être celle d’un autre.
   *[none] { "" }
} { $anywhere ->
    [1] Ensuite, on peut capturer n’importe quelle croix.
   *[0] Ensuite, on peut capturer : { $open }.
}{ $own ->
    [none] { "" }
   *[other] { " " }De votre couleur : { $own }.
}{ $white ->
    [none] { "" }
   *[other] { " " }Attention, blanc : { $white }. Cela ouvrirait toute la grille.
}
hint-masker-last = Vous capturez la dernière croix { $cross ->
    [R] rouge
    [B] bleue
    [G] verte
    [Y] jaune
   *[P] violette
} de la grille : si un joueur a cette couleur, il est hors jeu.
hint-masker-stop = { $anywhere ->
    [1] Le joueur suivant pourra capturer la croix de son choix.
   *[0] Le joueur suivant pourra capturer : { $open }.
}{ $own ->
    [none] { "" }
   *[other] { " " }De votre couleur : { $own }.
}{ $why ->
    [costly] { " " }Continuer vous obligerait à capturer une croix de votre couleur.
    [safe] { " " }Votre couleur n’en fait pas partie.
   *[none] { "" }
}{ $white ->
    [none] { "" }
   *[other] { " " }Attention, blanc : { $white }. Cela ouvrirait toute la grille.
}
