hint-masker-capture = Vous capturez une croix { $cross ->
    [w] blanche
    [R] rouge
    [B] bleue
    [G] verte
    [Y] jaune
   *[P] violette
}. { $anywhere ->
    [1] Ensuite, on peut capturer n’importe quelle croix.
   *[0] Ensuite, on peut capturer : { $open }.
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
}
