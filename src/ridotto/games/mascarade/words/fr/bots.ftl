hint-mascarade = { $touched ->
    [0] La première carte ne rapporte rien.
   *[other] Traits communs avec chaque carte voisine : { $cards }.{ $why ->
        [only] {" "}Rien d’autre ne convient.
        [best] {" "}Aucun autre coup ne rapporte autant.
        [top] {" "}Aucun coup ne rapporte davantage.
        [shut] {" "}Aucun coup ne rapporte davantage, et le joueur suivant n’aura aucune case à côté de deux masques.
        [fewer] {" "}Parmi les coups qui rapportent le plus, c’est celui qui laisse au joueur suivant le moins de cases à côté de deux masques.
        [give] {" "}Les coups qui rapportent davantage laisseraient au joueur suivant plus de cases à côté de deux masques.
        [keep] {" "}Les coups qui rapportent davantage coûteraient un masque qui convient à plus de cases.
        [hard] {" "}Ce masque convient à moins de cases que vos autres masques.
       *[none] {""}
    }
}
