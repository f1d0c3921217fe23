### La page

page-tagline = Quatre jeux de masques d’autrefois sous un même toit : en ligne entre amis, autour d’une table ou en solo contre des bots. Sans compte.
page-skip = Aller au contenu
page-home = Ridotto, retour à l’entrée
page-to-entrance = Retour à l’entrée
page-back = Retour
page-language = Langue
page-to-night = Passer en mode sombre
page-to-day = Passer en mode clair
page-sound-on = Activer le son
page-sound-off = Couper le son
page-close = Fermer
page-footer = Le Ridotto de Venise, 1638 : tout le monde pouvait s’asseoir à une table de jeu, à condition de porter un masque.

## L’entrée

page-choose = Choisissez une porte
page-players = De { $fewest } à { $most } joueurs
page-minutes = environ { $minutes } min
page-play-now = Jouer tout de suite
page-play-now-game = Jouer tout de suite : { $game }, contre des bots
page-with-friends = Jouer entre amis
page-with-friends-game = Jouer entre amis : { $game }
page-strength = Force des bots
page-more-about = À propos : { $game }
page-against-bots = Jouer contre des bots
page-make-table = Ouvrir une table, choisir les réglages
page-make-table-hint = Entre amis ou en solo : des bots prennent les places libres.
page-rules = Lire les règles
page-join = Rejoindre des amis
page-join-hint = Vous avez un code ? Il est dans le lien qu’on vous a envoyé.
page-code = Code de la table
page-join-button = Rejoindre
page-public = Tables publiques
page-public-none = Aucune table n’est ouverte en ce moment. Ouvrez-en une : les autres la verront ici.
page-open-public = Ouvrir une table publique
page-open-public-hint = Toute la maison verra votre table et pourra s’y asseoir. Quel jeu choisissez-vous ?
page-my-games = Vos parties
page-my-games-none = Vos parties en cours vous attendront ici, et les parties terminées y resteront.
page-finished = Terminées
page-finished-all = Tout afficher ({ $count })
page-seats-taken = { $taken ->
    [one] { $taken } place prise sur { $seats }
   *[other] { $taken } places prises sur { $seats }
}

page-hosted-by = chez { $host }
page-phase-gathering = en attente de joueurs
page-phase-full = prête à commencer
page-phase-playing = en cours
page-phase-ended = terminée
page-waits-for-you = on vous attend
page-games-wait = { $count ->
    [one] Une partie vous attend
   *[other] { $count } parties vous attendent
}
page-hide-table = Retirer { $game } de cette liste
page-won-by = victoire : { $who }
page-you-won = vous avez gagné
page-you-lost = vous avez perdu
page-with = avec { $who }
page-against-bots-only = contre des bots
page-some-more = { $count ->
    [one] 1 autre
   *[other] { $count } autres
}

## Vous

# Des noms de masques, de douze lettres au plus, séparés par des virgules.
page-names = Héron masqué, Renard rusé, Pie bleue, Carpe dorée, Chat d’ambre, Hibou gris, Domino rouge, Cygne muet, Colombe rose, Loutre vive, Grue fière, Mouette d’or, Lièvre blanc, Triton vert, Moineau vif, Corbeau noir, Crapaud sage, Pinson gai, Furet joyeux, Poule huppée, Martre fine, Paon argenté, Loup noir, Lune rousse
page-me = Vous
page-change-name = Vous êtes { $name }. Changer de nom
page-my-name = Votre nom pour les autres
page-friends-call = Comment vos amis vous appellent-ils ?
page-name-length = Caractères : { $length } sur { $most }
page-another-name = Un autre nom
page-keep-name = Prendre ce nom
page-title = Au carnaval, vous venez en
page-title-lady = dame
page-title-lord = seigneur
page-title-none = peu importe

## La ligne vers la maison

page-no-answer = La maison ne répond pas. Vérifiez votre connexion et réessayez.
page-understood = Compris
page-waiting = Un instant…
page-line-lost = Connexion perdue. Pas d’inquiétude : elle va revenir d’elle-même, et votre partie aussi.
page-house-away = Pas de connexion avec la maison. Vous n’avez rien à faire : la page réessaie d’elle-même.
page-on-its-way = Envoi en cours…
page-part-missing = Cette partie de la page n’a pas pu être chargée. Vérifiez votre connexion.
page-try-again = Réessayer
page-not-here = Cette table vous est fermée.

## Avant le début

page-seats = Joueurs
page-seat-free = Place libre
page-seat-for-leader = Place libre : meneur de jeu
page-seat-mine = vous, sur cet appareil
page-seat-leads = mène le jeu
page-seat-number = Place { $seat }
page-here = est là
page-not-yet-here = n’est pas là
page-invited = invitation en attente
page-seat-for-you = Une place vous attend
page-sit-as = S’asseoir sous le nom « { $name } »
page-table-full = Toutes les places sont prises
page-table-full-ask = Vous pouvez rester et regarder, ou demander une place de plus à { $host }.
page-table-full-watch = Vous pouvez rester et regarder la partie.
page-without-seat = { $count ->
    [one] Quelqu’un est là, mais n’a pas de place.
   *[other] { $count } personnes sont là, mais n’ont pas de place.
}
page-add-seat = Ajouter une place
page-no-more-seats = C’est le maximum de places pour ce jeu. Sans place, on peut regarder.
page-sit-hint = Touchez une place libre pour vous y asseoir. Si vous ne prenez pas de place, vous regardez.
page-seat-hint = Touchez une place pour vous y installer, y faire jouer un ami sur cet appareil, ou vous lever.
page-move-here = S’installer ici
page-neighbour = Quelqu’un d’autre sur cet appareil
page-neighbour-hint = Vous jouez chacun à votre tour sur le même écran. Un rideau cache ce que les autres ne doivent pas voir.
page-neighbour-name = Nom du joueur à côté de vous
page-sit-down = S’asseoir
page-seat-bot = Un bot
page-is-bot = un bot
page-seat-of-other = Quelqu’un est déjà assis ici.
page-stand = Se lever
page-free-seat = Libérer cette place
page-kick = Mettre à la porte
page-bot-random = Rêveur
page-bot-greedy = Glouton
page-bot-talker = Bavard
page-bot-novice = Débutant
page-bot-regular = Habitué
page-bot-master = Maître
page-about-bot-random = Joue n’importe quoi, du moment que les règles le permettent.
page-about-bot-greedy = Prend le meilleur tout de suite, sans jamais voir plus loin.
page-about-bot-talker = Parle beaucoup et réfléchit peu.
page-about-bot-novice = N’a joué que quelques soirées. Idéal pour une première partie.
page-about-bot-regular = Vient chaque semaine, et se défend bien.
page-about-bot-master = Réfléchit longuement. Saurez-vous gagner ?
page-start = Commencer la partie
page-start-bots = { $free ->
    [0] Tout le monde est là.
    [one] Un bot prendra la place libre.
   *[other] Des bots prendront les { $free } places libres.
}
page-start-missing = { $count ->
    [one] On attend encore { $who }. Si vous commencez maintenant, la partie attendra quand ce sera son tour.
   *[other] On attend encore { $who }. Si vous commencez maintenant, la partie attendra les coups des absents.
}
page-start-leader = La dernière place est celle de la personne qui mène le jeu : il faut que quelqu’un s’y installe.
page-start-watching = { $free ->
    [0] Vous regardez : vous n’avez pas de place.
    [one] Vous regardez : vous n’avez pas de place. Un bot prendra la place libre.
   *[other] Vous regardez : vous n’avez pas de place. Des bots prendront les places libres.
}
page-host-starts = { $host } choisit les réglages et lancera la partie quand tout le monde sera là.
page-still-missing = On attend encore { $who }.
page-starts-by-itself = La partie commencera toute seule dès que tout le monde sera là.
page-invite = Inviter des amis
page-qr = Code QR du lien vers cette table
page-code-is = Code :
page-copy = Copier le lien
page-copied = Lien copié.
page-copy-by-hand = Le navigateur ne permet pas de copier. Voici le lien : { $link }
page-share = Partager
page-share-text = { $game } : on joue ensemble ?
page-arrangement = Réglages de la partie
page-how-many = Nombre de joueurs
page-count-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
page-public-table = Publique : toute la maison voit cette table et peut s’y asseoir
page-hints-allow = Conseils : les joueurs peuvent demander ce que jouerait un maître
page-as-rules = selon les règles
page-lines-read = { $lines ->
    [one] { $lines } ligne lue.
   *[other] { $lines } lignes lues.
}
page-own-picks = votre propre choix
page-pick-more = Un de plus : { $thing }
page-pick-fewer = Un de moins : { $thing }
page-pick-hint = Touchez pour ajouter ou retirer. L’explication s’affiche ici.
page-pick-guide = Ce que fait chacun
page-balance = L’équilibre des forces
page-balance-rate = { $rate } %
page-balance-even = Équilibré : les deux camps gagnent à peu près aussi souvent.
page-balance-range = { $side } : entre { $low } et { $high } victoires sur 100 parties, autant qu’on puisse en juger.
page-balance-nobody = Personne ne gagne : { $rate } %.
page-balance-sets = L’une des { $sets } compositions, tirée au sort. { $side } : { $low }–{ $high } % selon la composition (estimation).
page-balance-estimated = Estimation pour des bots de force « { $strength } » à toutes les places.
page-balance-measured = { $games ->
    [one] Mesuré sur une partie entre bots de force « { $strength } ».
   *[other] Mesuré sur { $games } parties entre bots de force « { $strength } ».
}
page-balance-ignored = { $count ->
    [one] Un des réglages ci-dessous n’est pas pris en compte.
   *[other] { $count } des réglages ci-dessous ne sont pas pris en compte.
}
page-measure = Mesurer
page-measure-hint = La maison joue beaucoup de parties avec ce choix précis, en arrière-plan.
page-measuring = Parties jouées : { $played } sur { $games }
page-measure-stop = Arrêter la mesure
page-measure-failed = La maison était trop occupée pour mesurer. Réessayez plus tard.
page-clock = La pendule
page-clock-none = pas de pendule : prenez tout votre temps
page-clock-move-30 = 30 secondes par coup
page-clock-move-90 = 1 minute 30 par coup
page-clock-bank-300 = 5 minutes par joueur, plus 5 secondes par coup
page-clock-bank-900 = 15 minutes par joueur, plus 10 secondes par coup
page-clock-days-1 = un jour par coup
page-clock-days-3 = trois jours par coup

## À une table

page-your-turn = C’est à vous
page-not-possible = Ce n’est pas possible maintenant.
page-hush = Chut ! Tout le monde touche l’écran
page-hush-alone = Chut ! Les autres décident en secret
page-hush-tapped = On attend que tout le monde touche l’écran
page-awaits-tap = { $count ->
    [one] On attend { $who }
   *[other] On attend : { $who }
}
page-missed-tap = Il y a peu, on attendait encore { $who }
page-turn-of = { $count ->
    [0] Un instant…
    [one] C’est à { $who }
   *[other] On attend : { $who }
}
page-over = { $count ->
    [one] { $who } gagne !
   *[other] { $who } gagnent !
}
page-log = Ce qui s’est passé
page-lost = Il n’y a rien derrière cette porte.
page-carry = Devenir { $name } sur cet appareil ?
page-carry-here = Sur cet appareil, vous êtes { $here }. Si vous devenez { $name }, cet appareil recevra les places et les parties liées à ce nom, et perdra celles que vous aviez sous le nom { $here }.
page-carry-own-link = Ne le faites que si vous avez créé ce lien vous-même, sur l’un de vos appareils.
page-carry-become = Devenir { $name }
page-carry-stay = Rester { $here }
page-carry-already = Vous êtes déjà { $name } sur cet appareil.
page-carry-go-on = Continuer
page-carry-not = Ce lien ne fonctionne pas
page-tools = Outils de la table
page-tool-chat = Messages
page-tool-log = Journal
page-tool-hint = Conseil
page-tool-undo = Reprendre un coup
page-take-back = Reprendre
page-tool-rules = Règles
page-tool-more = Plus
page-tool-keys = Raccourcis
page-unread = du nouveau
page-sheet-chat = Messages
page-sheet-log = Ce qui s’est passé
page-sheet-rules = Les règles
page-sheet-more = À cette table
page-sheet-keys = Raccourcis clavier
page-keys-board = Sur le plateau : les flèches pour se déplacer, Entrée ou Espace pour choisir.
page-keys-on = Utiliser ces raccourcis
page-rules-now = Ce qui s’applique en ce moment :
page-hint-is = Un maître jouerait : { $move }
page-hints-on = Les conseils sont permis à cette table.
page-hints-off = Pas de conseils à cette table.
page-tap = Touchez l’écran : personne ne doit savoir qui est appelé
page-you-watch = Vous regardez.
page-watching-count = { $count ->
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
page-players-here = À la table
page-unconnected = { $count ->
    [one] { $who } n’a plus de connexion.
   *[other] { $who } n’ont plus de connexion.
}
page-away = pas là
page-away-until = pas là ; un bot pourra prendre le relais dans { $time }
page-you = vous
page-bot-plays-for = un bot joue
page-bot-for-absent = Laisser un bot prendre le relais
page-hours = { $hours } h
page-pause = Pause
page-resume = Reprendre la partie
page-paused = La partie est en pause.
page-give-seat = Laisser un bot jouer pour moi
page-take-seat = Reprendre ma place
page-bot-for-you = Un bot joue à votre place.
page-resign = Abandonner
page-resign-sure = Oui, abandonner
page-leave = Quitter la table
page-leave-hint = La partie continue sans vous. Vous la retrouverez à l’entrée, sous « Vos parties ».
page-undo-asked = { $who } demande à reprendre un coup.
page-undo-what = Coup à reprendre : { $what }
page-undo-later = Ce qui a été joué ensuite serait repris aussi : { $moves }.
page-undo-later-moves = { $count ->
    [one] un coup ({ $who })
   *[other] { $count } coups ({ $who })
}
page-undo-later-yours = { $count ->
    [one] un de vos coups
   *[other] { $count } de vos coups
}
page-undo-revealed = Depuis, quelque chose de caché a été dévoilé : impossible de l’oublier.
page-undo-waits = { $who } a demandé à reprendre un coup. En attente de la réponse des autres.
page-undo-yours = Vous avez demandé à reprendre un coup. En attente de la réponse des autres.
page-undo-cancel = Laisser tomber
page-undo-refused = { $who } n’est pas d’accord. Le coup est maintenu.
page-yes = Oui
page-no = Non
page-chat-none = Pas encore de messages.
page-from-gallery = (dans le public)
page-say = Envoyer
page-say-what = Écrivez un message
page-say-gallery = Seuls les autres spectateurs le verront.
page-reactions = Réactions
page-reactions-show = Afficher les réactions sur cet appareil
page-sign-bravo = Une rose : bravo !
page-sign-heart = Un cœur
page-sign-laugh = Éclat de rire
page-sign-wow = Étonnement
page-sign-ouch = Aïe !
page-sign-hmm = Hum, je réfléchis

## Un appareil pour plusieurs

page-curtain = Passez l’appareil à { $name }
page-curtain-hint = Les autres ne doivent pas voir la suite.
page-curtain-lift = Je suis { $name }

## La fin

page-end-won = Vous avez gagné !
page-end-lost = Vous avez perdu.
page-end-draw = Match nul.
page-end-points = { $mine ->
    [won] Vous avez gagné avec { $points } points, { $ahead } d’avance sur { $second } !
    [lost] Vous avez perdu { $ahead ->
        [one] d’un point
       *[other] de { $ahead } points
    } : { $who } gagne avec { $points } points.
   *[other] { $who } gagne avec { $points } points, { $ahead } d’avance sur { $second }.
}
page-you-won-with = Vous avez gagné avec { $who } !
page-results = Les résultats
page-story = Le récit de la partie
page-winner = gagne
page-rematch = Rejouer
page-rematch-change = Changer un réglage
page-rematch-join = { $who } veut rejouer : rejoindre la table
page-rematch-call = { $who } veut rejouer.
page-rematch-notify = M’avertir quand quelqu’un veut rejouer
page-rematch-other = Un autre jeu avec les mêmes personnes
page-rematch-join-other = { $who } propose un autre jeu, { $game } : rejoindre la table
page-rematch-call-other = { $who } propose un autre jeu : { $game }.
page-next-table = Vers la partie suivante
page-see-replay = Revoir la partie
page-record = Télécharger l’enregistrement
page-seal = Vérifier que la partie était régulière
page-seal-why = Avant le premier coup, la maison a publié un sceau, calculé à partir du nombre secret qui décide de tous les tirages. Ce nombre n’est révélé que maintenant. Si les deux concordent, rien n’a été changé après la donne.
page-seal-seed = Le nombre et son sel
page-seal-was = Le sceau, publié à la donne
page-verify = Vérifier
page-seal-fits = Le sceau concorde : rien n’a été changé après la donne.
page-seal-broken = Le sceau ne concorde pas. Quelque chose a été changé après la donne !

## Revoir une partie

page-replay-of = Revoir : { $game }
page-whose-eyes = Point de vue
page-as-watcher = le public
page-as-truth = tout révélé
page-as-player = { $name }
page-chapter = Aller à
page-chapter-start = début
page-chapter-round = tour { $number }
page-to-table = Retour à la table
page-to-first = Au début
page-step-back = Un coup en arrière
page-step-on = Un coup en avant
page-to-last = À la fin
page-run = Lecture
page-stop = Pause
page-speed = Vitesse : { $speed }×
page-speed-short = { $speed }×
page-replay-keys = Flèches : un coup. Espace : lecture ou pause. + et − : plus vite ou moins vite. Début et Fin : début et fin de la partie.
page-move-number = Coup { $at } sur { $last }

## Ce qui se passe autour d’une partie

told-sat = { $who } prend place.
told-bot-sat = { $who }, un bot, prend place.
told-kicked = L’hôte a mis quelqu’un à la porte.
told-renamed = { $was } s’appelle désormais { $who }.
told-hints-ruled = { $allowed ->
    [yes] L’hôte permet les conseils à cette table.
   *[no] L’hôte ne permet plus les conseils.
}
told-dealt = La partie commence. À la fin, chacun pourra vérifier que rien n’a été truqué.
told-undo-asked = { $who } demande à reprendre un coup.
told-undo-answered = { $yes ->
    [yes] { $who } est d’accord.
   *[no] { $who } n’est pas d’accord.
}
told-undo-withdrawn = { $who } ne demande plus à reprendre un coup.
told-took-back = Un coup a été repris.
told-paused = { $who } met la partie en pause.
told-resumed = { $who } reprend la partie.
told-gave-time = { $who } accorde une minute de plus.
told-resigned = { $who } abandonne.
told-timed-out = { $who } n’a plus de temps.
told-bot-took = Un bot prend le relais pour { $who }.
told-took-seat = { $who } est de retour.
told-rematched = La partie suivante vous attend à une nouvelle table.

## Les règles, à lire et à imprimer

page-rules-contents = Sur cette page
page-rules-back = Retour aux règles
page-print = Imprimer
