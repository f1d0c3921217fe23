### Mask

mask-summary = Des bâtonnets sous des masques peints, et des cartes vendues aux enchères.
mask-in-short = Un masque par manche : les bâtonnets dans ses anneaux rapportent des points.
mask-play-long = Jouer la partie entière : 18 masques, environ une heure

## Options

option-mask-farewell = L’adieu : à la fin, on enlève les masques un par un, et chaque fois celui du dessous paie encore
option-mask-masks = Nombre de masques (selon les règles : 18 à trois joueurs, 16 à quatre, 15 à cinq, 12 à six)
option-mask-first = Qui commence
option-mask-first-lot = tirage au sort
option-mask-deck = Le fichier de vos propres cartes
option-mask-stencils = Le fichier de vos propres masques

## Les masques

mask-stencil-smiler = le Souriant
mask-stencil-sulker = le Boudeur
mask-stencil-winker = le Clin d’œil
mask-stencil-singer = le Chanteur
mask-stencil-owl = le Hibou
mask-stencil-cat = le Chat
mask-stencil-fox = le Renard
mask-stencil-devil = le Diable
mask-stencil-king = le Roi
mask-stencil-jester = le Bouffon
mask-stencil-pirate = le Pirate
mask-stencil-clown = le Clown
mask-stencil-moon = la Lune
mask-stencil-greybeard = la Barbe grise
mask-stencil-weeper = le Pleureur
mask-stencil-cyclops = le Cyclope
mask-stencil-doctor = le Docteur
mask-stencil-lion = le Lion

## Les cartes

mask-card-stroll = Flânerie
mask-card-stroll-text = Déplacez vos bâtonnets de 3 cases au plus en tout, gratuitement.
mask-card-long-stroll = Longue flânerie
mask-card-long-stroll-text = Déplacez vos bâtonnets de 6 cases au plus en tout, gratuitement.
mask-card-two-by-two = Deux par deux
mask-card-two-by-two-text = Vous pouvez déplacer chacun de vos bâtonnets d’une case, gratuitement.
mask-card-leap = Bond
mask-card-leap-text = Déplacez un de vos bâtonnets dans sa rangée ou sa colonne jusqu’à n’importe quelle case libre ; il peut sauter par-dessus des bâtonnets, mais pas par-dessus le centre.
mask-card-trapdoor = Trappe
mask-card-trapdoor-text = Mettez un de vos bâtonnets dans n’importe quelle case libre.
mask-card-quick-change = Chassé-croisé
mask-card-quick-change-text = Échangez un de vos bâtonnets avec le bâtonnet d’un autre joueur.
mask-card-shove = Bourrade
mask-card-shove-text = Déplacez un bâtonnet d’un autre joueur de 2 cases au plus.
mask-card-crowd = Cohue
mask-card-crowd-text = Déplacez au plus trois bâtonnets d’autres joueurs, d’une case chacun.
mask-card-banish = Exil
mask-card-banish-text = Mettez un bâtonnet d’un autre joueur dans n’importe quelle case libre du bord.
mask-card-mix-up = Quiproquo
mask-card-mix-up-text = Choisissez deux autres joueurs et échangez un bâtonnet de l’un contre un bâtonnet de l’autre.
mask-card-promenade = Promenade
mask-card-promenade-text = Chaque joueur, à son tour, peut déplacer un de ses bâtonnets d’une case, gratuitement.
mask-card-toll = Péage
mask-card-toll-text = Chaque joueur verse 1 point à la caisse pour chacun de ses bâtonnets dans un anneau ou un double anneau.
mask-card-collection = Collecte
mask-card-collection-text = Chacun des autres joueurs vous verse 1 point.
mask-card-largesse = Largesses
mask-card-largesse-text = Vous versez 1 point à chacun des autres joueurs, dans le sens des aiguilles d’une montre, tant qu’il vous reste des points.
mask-card-consolation = Lot de consolation
mask-card-consolation-text = Chaque joueur sans bâtonnet dans un anneau ou un double anneau reçoit 2 points de la caisse.
mask-card-purse = Bourse
mask-card-purse-text = Recevez 4 points de la caisse.
mask-card-full-purse = Bourse pleine
mask-card-full-purse-text = Recevez 8 points de la caisse.
mask-card-pickpocket = Pickpocket
mask-card-pickpocket-text = Prenez 3 points au joueur de votre choix.
mask-card-fine = Amende
mask-card-fine-text = Versez 3 points à la caisse.
mask-card-ruin = Ruine
mask-card-ruin-text = Versez à la caisse la moitié de vos points, arrondie à l’entier inférieur.
mask-card-alms = Aumône
mask-card-alms-text = Parmi les autres joueurs, donnez 2 points à celui qui en a le moins ; à égalité, choisissez.
mask-card-quarter-turn = Quart de tour
mask-card-quarter-turn-text = Soulevez le masque et reposez-le dans le sens de votre choix.
mask-card-early-payday = Paie anticipée
mask-card-early-payday-text = Jour de paie tout de suite, pour tout le monde.
mask-card-private-payday = Paie privée
mask-card-private-payday-text = Jour de paie tout de suite, rien que pour vous.

## Ce qui se passe

mask-places = { $who } met un bâtonnet en { $at }.
mask-turns-up = { $who } retourne un masque : { $mask }.
mask-lays = { $who } pose { $mask } { $orientation ->
    [0] à l’endroit
    [1] avec un quart de tour
    [2] à l’envers
   *[other] avec trois quarts de tour
}.
mask-passes = { $who } passe.
mask-goes = { $who } déplace un bâtonnet de { $from } à { $to } et paie { $cost ->
    [one] { $cost } point.
   *[other] { $cost } points.
}
mask-done = { $who } a fini.
mask-draws = { $who } tire une carte et la met aux enchères.
mask-draws-known = { $who } tire « { $card } » et met la carte aux enchères.
mask-bids = { $who } offre { $points }.
mask-out = { $who } se retire.
mask-cannot-bid = { $who } n’a pas de quoi enchérir et se retire.
mask-unsold = { $who } ne trouve pas d’acheteur : la carte va sous la pile sans être lue à voix haute.
mask-buys = { $who } achète la carte à { $seller } pour { $points } et lit : { $card }.
mask-keeps = { $who } garde la carte pour { $points } et lit : { $card }.
mask-pays = { $who } verse { $points ->
    [one] { $points } point
   *[other] { $points } points
} à { $to }.
mask-pays-bank = { $who } verse { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la caisse.
mask-gets = { $who } reçoit { $points ->
    [one] { $points } point
   *[other] { $points } points
} de la caisse.
mask-walks = { $who } déplace un bâtonnet de { $from } à { $to }.
mask-walks-other = { $who } déplace un bâtonnet ({ $owner }) de { $from } à { $to }.
mask-leaps = { $who } fait bondir un bâtonnet de { $from } à { $to }.
mask-leaps-other = { $who } fait bondir un bâtonnet ({ $owner }) de { $from } à { $to }.
mask-puts = { $who } déplace un bâtonnet de { $from } directement en { $to }.
mask-puts-other = { $who } déplace un bâtonnet ({ $owner }) de { $from } directement en { $to }.
mask-swaps = { $who } échange les bâtonnets de { $one } ({ $owner }) et { $other } ({ $second }).
mask-turns = { $who } repose { $mask } { $orientation ->
    [0] à l’endroit
    [1] avec un quart de tour
    [2] à l’envers
   *[other] avec trois quarts de tour
}.
mask-skips = { $who } n’utilise pas « { $card } ».
mask-cannot = { $who } ne peut rien faire de « { $card } ».
mask-payday = Jour de paie avec { $mask } : { $gains }.
mask-payday-nobody = Jour de paie avec { $mask } : personne ne reçoit rien.
mask-takes-off = On enlève { $mask }.

## Comment cela finit

mask-last-payday = Le dernier masque a payé.
mask-farewell = Le dernier masque a été enlevé.

## Refus

mask-unreadable = « { $move } » n’est pas un coup valable. Essayez par exemple : place c3, orient 2, pass, go a1 a4, done, draw, bid 4, out, put a1 g7, swap a1 c3, from 2, to 2, skip.
mask-must-place = Mettez d’abord un bâtonnet dans une case libre, par exemple : place c3.
mask-must-orient = Posez d’abord le masque : orient 0, 1, 2 ou 3.
mask-centre = Le centre, d4, n’est pas une case.
mask-hole-taken = Il y a déjà un bâtonnet en { $at } ; il appartient au joueur de la place { $owner }.
mask-why-hole-taken = Il y a déjà un bâtonnet en { $at }.
mask-why-orient = Posez d’abord le masque.
mask-why-bid = Une carte est en vente : enchérissez ou retirez-vous.
mask-must-bid = La carte est en vente : offrez { $least } ou plus (vous avez { $points }), ou écrivez : out.
mask-bid-too-low = Une offre de { $bid }, c’est trop peu : offrez au moins { $least }.
mask-bid-too-high = Vous ne pouvez pas offrir { $bid } : vous avez { $points }.
mask-choose = C’est à vous : pass, draw, ou déplacez un bâtonnet, par exemple : go a1 a4.
mask-moving = Votre déplacement n’est pas terminé : déplacez encore un bâtonnet, par exemple : go a1 a4 ; ou écrivez : done.
mask-no-cards = Il n’y a plus de carte à tirer : passez, ou déplacez un bâtonnet.
mask-not-your-stick = Vous n’avez pas de bâtonnet en { $at }. Les vôtres sont en { $yours }.
mask-no-way = Il n’y a pas de chemin libre de { $begin } à { $end } : on ne peut traverser ni les bâtonnets ni le centre.
mask-too-dear = Le chemin de { $begin } à { $end } coûte { $cost }, et vous avez { $points }.
mask-by-card-must = Il faut exécuter la carte « { $card } ».
mask-by-card-go = La carte « { $card } » déplace des bâtonnets, par exemple : go a1 a2.
mask-by-card-leap = La carte « { $card } » déplace un bâtonnet dans sa rangée ou sa colonne, par exemple : go a1 a5.
mask-by-card-put = La carte « { $card } » met un bâtonnet dans une autre case, par exemple : put a1 g7.
mask-by-card-swap = La carte « { $card } » échange deux bâtonnets, par exemple : swap a1 c3.
mask-by-card-orient = Avec la carte « { $card } », on repose le masque : orient 0, 1, 2 ou 3.
mask-by-card-from = Avec la carte « { $card } », vous prenez des points à un joueur, par exemple : from 2. Choix possibles : { $seats }.
mask-by-card-to = Avec la carte « { $card } », vous donnez des points à un joueur, par exemple : to 2. Choix possibles : { $seats }.
mask-not-from = Avec « { $card } », vous ne pouvez rien prendre au joueur de la place { $seat }. Choix possibles : { $seats }.
mask-not-to = Avec « { $card } », vous ne pouvez rien donner au joueur de la place { $seat }. Choix possibles : { $seats }.
mask-no-stick = Il n’y a pas de bâtonnet en { $at }.
mask-swap-own = La carte « { $card } » échange un de vos bâtonnets avec celui d’un autre joueur.
mask-swap-others = La carte « { $card } » échange un bâtonnet d’un autre joueur contre celui d’un troisième.
mask-only-own = La carte « { $card } » ne déplace que vos propres bâtonnets, et celui de { $at } n’est pas à vous.
mask-only-others = La carte « { $card } » ne déplace que les bâtonnets des autres, et celui de { $at } est à vous.
mask-not-in-line = Avec « { $card } », un bâtonnet reste dans sa rangée ou sa colonne et ne traverse pas le centre : il ne peut pas aller de { $begin } à { $end }.
mask-not-border = La carte « { $card } » met un bâtonnet dans une case du bord, et { $end } n’en est pas une.
mask-stick-done = La carte « { $card } » ne permet pas au bâtonnet de { $at } d’aller plus loin.
mask-too-far = De { $begin } à { $end }, il y a { $steps } cases, et « { $card } » n’en permet plus { $left ->
    [one] qu’une.
   *[other] que { $left }.
}

mask-stencils-count = { $file } : les masques s’arrêtent à la ligne { $line } ; il y en a { $found }, mais il en faut { $wanted }.
mask-stencils-rings = { $file }, ligne { $line } : le masque { $mask } doit avoir de 5 à 10 anneaux, doubles anneaux compris ; il en a { $found }.
mask-stencils-name = { $file }, ligne { $line } : « { $text } » devrait être le nom d’un masque, en lettres ; sept rangées de sept cases le suivent.
mask-stencils-twice = { $file }, ligne { $line } : il y a déjà un masque { $mask } à la ligne { $first }.
mask-stencils-rows = { $file }, ligne { $line } : le masque { $mask } doit avoir sept rangées ; il en a { $found }.
mask-stencils-row = { $file }, ligne { $line } : la rangée { $row } d’un masque a sept cases, pas « { $text } ».
mask-stencils-hole = { $file }, ligne { $line } : « { $letter } » en { $hole } n’est pas une case. Écrivez . pour une case, o pour un anneau, @ pour un double anneau.
mask-stencils-centre = { $file }, ligne { $line } : il y a « { $letter } » en { $hole }, mais le centre n’est pas une case. Écrivez-y #.
mask-cards-line = { $file }, ligne { $line } : « { $text } » n’est pas une carte valable. Écrivez le nombre, le nom et l’effet, par exemple : 3 Purse: bank pays you 4.
mask-cards-effect = { $file }, ligne { $line } : la carte { $card } ne peut pas faire « { $effect } ». Essayez par exemple : walk own 2 sticks 3 steps; swap own other; you pay bank 3.
mask-cards-twice = { $file }, ligne { $line } : il y a déjà une carte { $card } à la ligne { $first }.
mask-cards-count = { $file } : le paquet s’arrête à la ligne { $line } ; il doit contenir { $wanted } cartes, et il en contient { $found }.

mask-no-hole = « { $hole } » n’est pas une case : les cases vont de a1 à g7, sans le centre d4.
mask-no-ring = « { $pay } » en { $hole } n’est pas un anneau : un anneau paie 3, un double anneau 5.
mask-no-mask = Il n’y a pas de masque « { $mask } » dans la boîte.
mask-twice = Le masque { $mask } apparaît deux fois.
mask-laid = Le champ « laid » doit être une liste avec le nom et l’orientation de chaque masque.
mask-top = Le dernier masque de « laid » est celui du dessus : « mask » et « orientation » doivent dire la même chose.
mask-rings = Le champ « rings » ne correspond pas au masque posé sur le socle : ici, ce devrait être { $rings }.
mask-hole-twice = Il y a deux bâtonnets en { $hole }.
mask-no-card = Il n’y a pas de carte « { $card } » dans le paquet.
mask-too-many-cards = Le paquet contient { $held } fois la carte { $card }, mais la position l’a { $found } fois.
mask-too-many = Il y a { $found } cartes, et une pile en contient { $most } au plus.
mask-no-phase = « { $phase } » n’est pas une phase. Les phases sont : { $phases }.
mask-phase-sticks = On place les bâtonnets dans la phase « place », et c’est seulement alors qu’il en manque sur le socle.
mask-phase-placed = La place { $seat } a ses deux bâtonnets sur le socle : ce ne peut pas être son tour d’en placer un.
mask-phase-orient = Dans la phase « orient », c’est le tour du joueur qui ouvre, et il reste un masque à poser.
mask-phase-round = Pour jouer une manche, il faut un masque sur le socle.
mask-phase-auction = Il y a une « auction » dans les phases « auction » et « card », et seulement là.
mask-bid-bidder = La plus haute offre doit avoir un auteur, et inversement.
mask-bid-held = La place { $seat } ne peut pas avoir fait la plus haute offre, { $bid } : l’auteur de cette offre ne s’est pas retiré et a autant de points.
mask-doer = Seul l’acheteur, place { $seat }, exécute cette carte.
mask-walked = Le bâtonnet de { $hole } ne peut pas être allé aussi loin avec cette carte.
mask-view-cards = Les cartes cachées de la vue ne correspondent pas à sa pile.
mask-view-masks = Les masques restants ne correspondent pas à ceux qu’on n’a pas vus.

## Dans le terminal

mask-you-hold = Personne d’autre que vous ne connaît la carte en vente : { $card }. « { $text } »
mask-cost = coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mask-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mask-lying = Masque : { $mask }. { $left ->
    [0] C’est le dernier.
    [one] Il en reste un.
   *[other] Il en reste { $left }.
} Un anneau ( ) paie 3, un double anneau (( )) paie 5.
mask-would-pay = paierait maintenant : { $gains }
mask-carrying-out = La carte dit : { $card }. « { $text } »
mask-auction = { $seller } vend une carte. Encore en lice : { $staying }.
mask-highest = Meilleure offre : { $points }, par { $who }.
mask-no-bid = Pas encore d’offre ; le minimum est de 1.

## Sur la page

mask-chapter = masque { $number }
mask-base = Le socle
mask-hole = { $at }, vide
mask-hole-stick = { $at }, bâtonnet : { $who }
mask-hole-ring = anneau à { $pay } points
mask-hole-open = peut être choisie
mask-hole-start = peut se déplacer
mask-hole-hinted = conseillée
mask-to-come = { $left ->
    [0] dernier masque
    [one] { $left } masque à venir
   *[other] { $left } masques à venir
} · pile : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
mask-next-known = Vous connaissez la prochaine carte : { $card }
mask-goal = Les anneaux paient en fin de manche. Le plus grand total gagne.
mask-goal-place = Ensuite, des masques couvriront le socle. Un bâtonnet qui dépasse d’un anneau du masque rapporte 3 points par manche, et d’un double anneau, 5. Le plus grand total gagne.
mask-goal-yours = { $gain ->
    [0] Les anneaux paient en fin de manche ; aucun de vos bâtonnets n’y est encore. Le plus grand total gagne.
   *[other] Les anneaux paient en fin de manche : pour l’instant, { $gain } pour vous. Le plus grand total gagne.
}
mask-goal-prices = Les pièces indiquent le prix du trajet.

mask-asks-place = Mettez un de vos bâtonnets dans une case libre.
mask-asks-orient = Vous ouvrez la manche : dans quel sens poser { $mask } ?
mask-asks-turn = Une seule de ces trois actions : choisissez un bâtonnet à déplacer, vendez une carte, ou passez.
mask-asks-move = Choisissez un bâtonnet à déplacer encore, ou terminez.
mask-asks-card = Faites ce que dit la carte.
mask-waits-place = { $who } choisit une case pour un bâtonnet.
mask-waits-orient = { $who } ouvre la manche et tourne { $mask }.
mask-waits-turn = { $who } choisit : passer, déplacer un bâtonnet ou vendre une carte.
mask-waits-move = { $who } déplace ses bâtonnets.
mask-waits-auction = { $who } choisit : enchérir ou se retirer.
mask-waits-card = { $who } exécute la carte.
mask-choose-stick = Choisissez un bâtonnet.
mask-moved = { $who } a déplacé { $ways }{ $cost ->
    [0] .
   *[other] {" "}pour { $cost }.
}
mask-choose-direction = Choisissez dans quel sens reposer le masque.
mask-swap-with = Le bâtonnet de { $at } : contre lequel l’échanger ?
mask-where-to = Le bâtonnet de { $at } : vers où ?

mask-deed-place = Mettre un bâtonnet en { $one }
mask-deed-go = De { $one } à { $other }
mask-deed-put = De { $one } directement en { $other }
mask-deed-swap = Échanger { $one } et { $other }
mask-deed-orient = { $one ->
    [0] À l’endroit
    [1] Un quart de tour
    [2] À l’envers
   *[other] Trois quarts de tour
}
mask-deed-bid = Offrir { $one }
mask-deed-from = Prendre à { $who }
mask-deed-to = Donner à { $who }
mask-deed-pass = Passer
mask-deed-draw = Tirer une carte et la vendre
mask-about-draw = Au lieu d’un déplacement : tous enchérissent, l’acheteur vous paie et l’exécute.
mask-deed-done = Terminer
mask-deed-skip = Ne rien faire
mask-deed-out = Se retirer
mask-soon-pass = Vous passez…
mask-soon-draw = Vous tirez une carte…
mask-soon-done = Fin de votre tour…
mask-soon-skip = Vous ne faites rien…
mask-soon-out = Vous vous retirez…
mask-soon-from = Vous en prenez à { $who }…
mask-soon-to = Vous en donnez à { $who }…
mask-costs-left = Coûte { $cost } ; il vous restera { $left }.
mask-payday-would = Le jour de paie rapporterait : { $gains }.
mask-payday-would-nobody = Le jour de paie ne rapporterait rien à personne.
mask-payday-gain = paie +{ $gain }
mask-payday-now = Jour de paie !
mask-nobody-paid = Personne ne reçoit rien.
mask-ending = Le dernier jour de paie
mask-last-card = Dernière carte : { $card }, achetée par { $who } pour { $points }.
mask-tally = D’où viennent les points
mask-tally-start = Au départ
mask-tally-paydays = Jours de paie
mask-tally-sold = Cartes vendues
mask-tally-bought = Cartes achetées
mask-tally-steps = Déplacements
mask-tally-cards = Effets des cartes
mask-tally-end = À la fin
mask-go-on = Continuer
mask-gain = +{ $gain }
mask-then = →{ $points }
mask-confirm = Confirmer
mask-tap-again = Touchez encore : { $what }
mask-orientations = Façons de poser le masque
mask-list = { $count ->
    [one] Liste : { $count } coup
   *[other] Liste des { $count } coups
}

mask-price = −{ $points }
mask-bought = Carte achetée par { $who } pour { $points }
mask-sells = { $mine ->
    [mine] Vous présentez cette carte.
   *[theirs] { $who } présente une carte.
}
mask-would-pay-to = { $mine ->
    [mine] Si vous la gardez, votre offre va à la caisse.
   *[theirs] Si vous l’achetez, vous payez { $who }.
}
mask-first-sale = Une carte peut être bonne ou mauvaise : l’acheteur doit faire ce qu’elle dit.
mask-card-unknown = Une carte que vous n’avez pas vue
mask-known-all = Tout le monde la connaît.
mask-known-you = Personne d’autre que vous ne la connaît.
mask-known-you-and = Vous la connaissez, et { $who } aussi.
mask-known-to = { $who } connaît la carte.
mask-known-to-several = { $who } connaissent la carte.
mask-clue = { $bids ->
    [yes] { $who } enchérit aussi : bonne carte, ou bluff.
   *[no] { $who } n’enchérit pas : la carte est peut-être mauvaise.
}
mask-if-unsold = Sans offre, la carte va sous la pile et reste secrète.
mask-if-quiet = Si vous n’offrez rien, presque personne n’enchérira.
mask-only-you = Il ne reste que vous : { $least ->
    [one] 1 point suffit.
   *[other] { $least } points suffisent.
}
mask-all-cards = Les cartes
mask-cards-unseen = Les cartes possibles
mask-seconds = { $seconds } s
mask-bid-less = Offrir moins
mask-bid-more = Offrir plus
mask-bid-slide = Votre offre
mask-bid-left = Offrir { $bid } · il vous reste { $left }
mask-standing-highest = en tête
mask-standing-in = en lice
mask-standing-out = n’enchérit plus
mask-opens = pose le masque
mask-opened = joue en dernier
mask-wins = gagne
