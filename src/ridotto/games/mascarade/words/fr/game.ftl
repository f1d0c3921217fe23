### Mascarade

mascarade-summary = Posez vos masques à côté de masques qui leur ressemblent.
mascarade-play-long = Jouer la partie entière : 100 masques, environ 30 minutes
mascarade-in-short = Posez masque contre masque : chaque trait commun rapporte.

## Options

option-mascarade-scoring = Ce qui fait gagner
option-mascarade-scoring-points = un point par trait commun
option-mascarade-scoring-out = poser toutes ses cartes avant les autres
option-mascarade-links = Trait commun obligatoire
option-mascarade-links-all = avec tous les masques touchés
option-mascarade-links-any = avec au moins un des masques touchés
option-mascarade-masks = Nombre de masques, tirés au sort (selon les règles : les 100)
option-mascarade-first = Qui commence
option-mascarade-first-lot = tirage au sort
option-mascarade-deck = Le fichier de vos propres cartes

## Les masques

mascarade-mask = visage { $face }, { $hair }, yeux { $eyes }, nez { $nose }, bouche { $mouth }
mascarade-face-0 = rond
mascarade-face-1 = ovale
mascarade-face-2 = carré
mascarade-face-3 = en cœur
mascarade-face-4 = en poire
mascarade-face-5 = en losange
mascarade-hair-0 = sans cheveux
mascarade-hair-1 = cheveux bouclés
mascarade-hair-2 = cheveux lisses
mascarade-hair-3 = cheveux hérissés
mascarade-hair-4 = cheveux tressés
mascarade-hair-5 = cheveux poudrés
mascarade-eyes-0 = ronds
mascarade-eyes-1 = ensommeillés
mascarade-eyes-2 = en amande
mascarade-eyes-3 = qui louchent
mascarade-eyes-4 = qui clignent
mascarade-eyes-5 = étoilés
mascarade-nose-0 = rond
mascarade-nose-1 = crochu
mascarade-nose-2 = long
mascarade-nose-3 = large
mascarade-nose-4 = retroussé
mascarade-nose-5 = en bec
mascarade-mouth-0 = souriante
mascarade-mouth-1 = boudeuse
mascarade-mouth-2 = rieuse
mascarade-mouth-3 = chantante
mascarade-mouth-4 = à moustache
mascarade-mouth-5 = pincée

## Ce qui se passe

mascarade-lays = { $who } pose { $card } en { $at }{ $points ->
    [0] .
    [one] {" "}pour { $points } point.
   *[other] {" "}pour { $points } points.
}
mascarade-draws = { $who } prend { $count ->
    [one] une carte.
   *[other] { $count } cartes.
}
mascarade-draws-known = { $who } prend { $cards }.
mascarade-passes = { $who } ne peut pas poser de carte et passe son tour.

## Comment cela finit

mascarade-last-card = La cagnotte est vide, et un support aussi.
mascarade-blocked = Plus personne ne peut poser de carte.
mascarade-over-last = { $who } a posé son dernier masque : la partie est finie.
mascarade-over-blocked = Plus personne ne peut poser de masque : la partie est finie.
mascarade-story-best = Le meilleur masque : { $who } en { $at }, { $score }.
mascarade-story-lead = { $left ->
    [0] { $who } a pris la tête avec le tout dernier masque.
    [one] { $who } a pris la tête pour de bon un masque avant la fin.
   *[other] { $who } a pris la tête pour de bon { $left } masques avant la fin.
}
mascarade-story-led = { $who } a mené presque depuis le début.

## Refus

mascarade-unreadable = « { $move } » n’est pas un coup valable. Écrivez la carte et la case, par exemple : 03521 e6.
mascarade-not-yours = La carte { $card } n’est pas sur votre support.
mascarade-jumbo-first = La première carte se pose sur le Jumbo, { $jumbo }.
mascarade-occupied = Il y a déjà une carte en { $at }.
mascarade-touches-nothing = En { $at }, la carte { $card } ne toucherait aucune autre carte : posez-la contre une autre.
mascarade-no-match = En { $at }, la carte { $card } toucherait { $other } en { $beside }, et elles n’ont aucun trait commun.

deck-no-card = { $file }, ligne { $line } : « { $card } » n’est pas une carte valable. Une carte, c’est cinq chiffres ou lettres, un par trait : forme du visage, cheveux, yeux, nez, bouche.
deck-twice = { $file }, ligne { $line } : la carte { $card } est déjà à la ligne { $first }. Toutes les cartes doivent être différentes.
deck-count = { $file } : le paquet s’arrête à la ligne { $line } ; il doit contenir { $wanted } cartes, et il en contient { $found }.

mascarade-no-square = « { $square } » n’est pas une case du plateau : les cases vont de a1 à j10.
mascarade-no-card = « { $card } » n’est pas une carte valable : cinq chiffres ou lettres, un par trait.
mascarade-card-twice = La carte { $card } apparaît deux fois.
mascarade-too-many = Il y a { $found } cartes, mais seulement { $most } cases.
mascarade-one-winner = Une partie de Mascarade terminée a exactement un gagnant.
mascarade-unseen = La vue annonce { $found ->
    [one] { $found } carte cachée
   *[other] { $found } cartes cachées
}, ce qui ne correspond pas aux supports et à la cagnotte.
mascarade-no-world = Aucune donne ne correspond à cette vue : le joueur dont c’est le tour ne pourrait poser aucune carte.

## Dans le terminal

mascarade-your-rack = Votre support (forme du visage, cheveux, yeux, nez, bouche) :
mascarade-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mascarade-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
mascarade-left = { $count ->
    [0] plus aucune carte
    [one] encore { $count } carte
   *[other] encore { $count } cartes
}
mascarade-pool = { $count ->
    [0] La cagnotte est vide.
    [one] Une carte dans la cagnotte.
   *[other] { $count } cartes dans la cagnotte.
}

## Sur la page

mascarade-one-face = visage { $value }
mascarade-one-hair = { $value }
mascarade-one-eyes = yeux { $value }
mascarade-one-nose = nez { $value }
mascarade-one-mouth = bouche { $value }
mascarade-lays-mask = { $who } pose un masque en { $at }{ $points ->
    [0] {""}
    [one] {" "}pour { $points } point
   *[other] {" "}pour { $points } points
} : { $mask }.
mascarade-lays-seen = { $who } pose un masque en { $at }{ $points ->
    [0] {""}
    [one] {" "}pour { $points } point
   *[other] {" "}pour { $points } points
}.

mascarade-board = Plateau
mascarade-players = Joueurs
mascarade-rack = Votre support
mascarade-pool-name = Cagnotte
mascarade-player = { $who } : { $score }, { $cards } sur le support
mascarade-player-out = { $who } : { $cards } sur le support

# Ce que l’on peut faire
mascarade-choose = Choisissez un de vos masques, ou une case au cadre doré.
mascarade-goal-points = Chaque trait commun avec un masque voisin vaut un point. Le plus grand total gagne.
mascarade-goal-out = La première personne à poser tous ses masques gagne.
mascarade-opens = Le joueur suivant pourrait alors jouer en { $at }, à côté de { $touched } masques.
mascarade-drag = Faites glisser le plateau pour en voir le reste.
mascarade-choose-square = Choisissez maintenant une case : celles au cadre doré lui conviennent.
mascarade-fits-nowhere = Ce masque ne convient nulle part pour l’instant. Choisissez-en un autre.
mascarade-choose-card = Vos masques qui conviennent en { $at } ont un cadre doré.
mascarade-wait = En attendant, touchez n’importe quel masque pour le voir de près.
mascarade-watch = Touchez n’importe quel masque pour le voir de près.
mascarade-nothing-fits = Aucun de vos masques ne convient en { $at }.
mascarade-why-no-match = En { $at }, votre masque toucherait celui de { $beside }, et ils n’ont aucun trait commun.
mascarade-why-touches-nothing = En { $at }, votre masque n’en toucherait aucun autre : posez-le à côté d’un masque.
mascarade-deed = le masque à la flèche, en { $at }
mascarade-why-hint = { $touched ->
    [0] Le premier masque ne rapporte rien.
   *[other] { $points ->
        [0] {""}
        [one] Là, il rapporte un point.
       *[other] Là, il rapporte { $points } points.
    }{ $why ->
        [only] {" "}Rien d’autre ne convient.
        [best] {" "}Aucun autre coup ne rapporte autant.
        [top] {" "}Aucun coup ne rapporte davantage.
        [shut] {" "}Aucun coup ne rapporte davantage, et le joueur suivant n’aura aucune case à côté de deux masques.
        [fewer] {" "}Parmi les coups qui rapportent le plus, c’est celui qui laisse au joueur suivant le moins de cases à côté de deux masques.
        [give] {" "}Les coups qui rapportent davantage laisseraient au joueur suivant plus de cases à côté de deux masques.
        [keep] {" "}Les coups qui rapportent davantage coûteraient un masque qui convient à plus de cases.
        [hard] {" "}Il convient à moins de cases que vos autres masques.
       *[none] {""}
    }
}
mascarade-lay = { $points ->
    [one] Le poser pour { $points } point
   *[other] Le poser pour { $points } points
}
mascarade-lay-plain = Le poser ici
mascarade-put-back = Le ranger

# Des noms pour l’oreille
mascarade-square-free = { $at }, libre
mascarade-square-jumbo = { $at }, le Jumbo, libre
mascarade-square-open = { $at }, libre : { $count ->
    [one] l’un de vos masques convient
   *[other] { $count } de vos masques conviennent
}
mascarade-square-fits = { $at } : convient
mascarade-square-fits-for = { $at } : convient, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mascarade-square-mask = { $at }, masque : { $mask }
mascarade-square-last = { $at }, dernier masque posé : { $mask }
mascarade-card = masque : { $mask }
mascarade-card-nowhere = masque : { $mask }, ne convient nulle part pour l’instant
mascarade-card-fits = masque : { $mask }, convient sur { $count ->
    [one] une case
   *[other] { $count } cases
}
mascarade-card-fits-at = masque : { $mask }, convient en { $at }
mascarade-card-fits-for = masque : { $mask }, convient en { $at } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mascarade-hinted = { $name } (conseil)

# Les côtés d’une case
mascarade-side-up = Au-dessus
mascarade-side-right = À droite
mascarade-side-down = En dessous
mascarade-side-left = À gauche
mascarade-side-strange = rien en commun
mascarade-alone = Aucun masque ne touche { $at }.

mascarade-zoom-in = Agrandir
mascarade-zoom-out = Réduire
