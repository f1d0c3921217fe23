hint-masker-capture = Cattura una croce { $cross ->
    [w] bianca
    [R] rossa
    [B] blu
    [G] verde
    [Y] gialla
   *[P] viola
}. { $anywhere ->
    [1] Poi si può catturare qualsiasi croce.
   *[0] Poi si possono catturare: { $open }.
}
hint-masker-last = Cattura l’ultima croce { $cross ->
    [R] rossa
    [B] blu
    [G] verde
    [Y] gialla
   *[P] viola
} della griglia: chi ha quel colore è fuori gioco.
hint-masker-stop = { $anywhere ->
    [1] Il prossimo giocatore potrà catturare qualsiasi croce.
   *[0] Il prossimo giocatore potrà catturare: { $open }.
}
