### La page

page-tagline = Quatre vieux jeux de masques dans une maison. Jouez entre amis, autour d’une table, ou seul.
page-skip = Aller au contenu
page-home = Ridotto, vers l’entrée
page-to-entrance = Vers l’entrée
page-language = Langue
page-to-night = Passer à la nuit
page-to-day = Passer au jour
page-sound-on = Mettre le son
page-sound-off = Couper le son
page-close = Fermer
page-footer = Le Ridotto de Venise, 1638 : n’importe qui pouvait s’asseoir à une table de jeu, pourvu qu’il portât un masque.

## L’entrée

page-choose = Choisissez une porte
page-players = De { $fewest } à { $most } joueurs
page-play-now = Jouer tout de suite
page-play-now-game = Jouer tout de suite : { $game }, contre des bots
page-more-about = À propos : { $game }
page-against-bots = Jouer tout de suite contre des bots
page-make-table = Ouvrir une table pour des amis
page-rules = Lire la règle
page-join = Rejoindre des amis
page-join-hint = Vous avez un code ? Il est dans le lien qu’on vous a envoyé.
page-code = Code de la table
page-join-button = Rejoindre
page-public = Tables publiques
page-public-none = Aucune table n’est ouverte en ce moment. Ouvrez-en une : les autres la verront ici.
page-left = Parties interrompues
page-left-none = Les parties que vous quittez avant la fin vous attendent ici.
page-seats-taken = { $taken ->
    [one] { $taken } place prise sur { $seats }
   *[other] { $taken } places prises sur { $seats }
}

page-hosted-by = chez { $host }
page-phase-gathering = attend des joueurs
page-phase-playing = en cours
page-phase-ended = terminée

## Vous

# Des noms de masques, de douze lettres au plus, séparés par des virgules.
page-names = Héron masqué, Renard rusé, Pie bleue, Carpe dorée, Chat d’ambre, Hibou gris, Domino rouge, Cygne muet, Colombe rose, Loutre vive, Grue fière, Mouette d’or, Lièvre blanc, Triton vert, Moineau vif, Corbeau noir, Crapaud sage, Pinson gai, Furet joyeux, Poule huppée, Martre fine, Paon argenté, Loup noir, Lune rousse
page-me = Vous
page-change-name = Vous êtes { $name }. Changer de nom
page-my-name = Pour les autres, vous êtes
page-another-name = Un autre nom
page-keep-name = Prendre ce nom
page-title = Au carnaval, vous êtes
page-title-lady = une dame
page-title-lord = un seigneur
page-title-none = ce qu’il faudra

## La ligne vers la maison

page-no-answer = La maison ne répond pas. Vérifiez que vous êtes en ligne, et réessayez.
page-understood = Compris
page-waiting = Un instant …
page-line-lost = La ligne est coupée. Rien n’est perdu : elle revient d’elle-même.
page-not-here = Cette table vous est fermée.

## Avant le début

page-seats = Qui joue
page-seat-free = Place libre
page-seat-mine = vous, sur cet appareil
page-seat-leads = mène le jeu
page-seat-number = Place { $seat }
page-here = à la table
page-not-yet-here = pas là
page-sit-hint = Touchez une place libre pour vous y asseoir. Sans place, vous regardez.
page-seat-hint = Touchez une place pour en changer, y installer un ami sur cet appareil, ou vous lever.
page-move-here = Venir ici
page-neighbour = Quelqu’un d’autre sur cet appareil
page-neighbour-hint = Vous jouez tour à tour sur un seul écran. Un rideau cache ce que les autres ne doivent pas voir.
page-neighbour-name = Nom du joueur à côté de vous
page-sit-down = S’asseoir
page-seat-bot = Un bot
page-seat-of-other = Quelqu’un est déjà assis ici.
page-stand = Se lever
page-free-seat = Libérer cette place
page-kick = Mettre à la porte
page-bot-random = Rêveur
page-bot-greedy = Pie
page-bot-talker = Bavard
page-bot-novice = Débutant
page-bot-regular = Habitué
page-bot-master = Maître
page-about-bot-random = Fait n’importe quoi, pourvu que la règle le permette.
page-about-bot-greedy = Prend tout de suite le meilleur, et ne voit pas plus loin.
page-about-bot-talker = Parle beaucoup et réfléchit peu.
page-about-bot-novice = A joué quelques soirées. Bien pour une première partie.
page-about-bot-regular = Vient chaque semaine, et se défend bien.
page-about-bot-master = Réfléchit longtemps. Battez-le si vous pouvez.
page-start = Commencer la partie
page-start-bots = { $free ->
    [0] Tout le monde est là.
    [one] Un bot prend la place libre.
   *[other] Des bots prennent les { $free } places libres.
}
page-start-leader = La dernière place est pour qui mène le jeu : il faut que quelqu’un s’y assoie.
page-start-watching = { $free ->
    [0] Vous regardez : vous n’avez pas de place.
   *[other] Vous regardez : vous n’avez pas de place. Des bots prennent celles qui sont libres.
}
page-host-starts = { $host } lance la partie quand tout le monde est là.
page-invite = Inviter des amis
page-qr = Code QR du lien vers cette table
page-code-is = Code :
page-copy = Copier le lien
page-copied = Le lien est copié.
page-share = Partager
page-share-text = Venez jouer avec moi : { $game }.
page-arrangement = Ce que l’on joue
page-host-arranges = C’est { $host } qui en décide.
page-how-many = Combien de joueurs
page-count-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
page-public-table = Publique : toute la maison voit cette table et peut s’y asseoir
page-as-rules = selon la règle
page-lines-read = { $lines ->
    [one] { $lines } ligne lue.
   *[other] { $lines } lignes lues.
}
page-clock = La pendule
page-clock-none = aucune : réfléchissez autant que vous voulez
page-clock-move-30 = une demi-minute par coup
page-clock-move-90 = une minute et demie par coup
page-clock-bank-300 = 5 minutes pour toute la partie, et 5 secondes de plus par coup
page-clock-bank-900 = 15 minutes pour toute la partie, et 10 secondes de plus par coup
page-clock-days-1 = un jour par coup
page-clock-days-3 = trois jours par coup

## À une table

page-your-turn = C’est à vous
page-hush = Chut ! Touchez tous l’écran
page-turn-of = { $count ->
    [0] Un instant …
    [one] { $who } décide
   *[other] Décident : { $who }
}
page-over = { $count ->
    [one] { $who } gagne !
   *[other] { $who } gagnent !
}
page-log = Ce qui s’est passé
page-not-drawn = Ce jeu n’a pas encore de plateau. Les coups peuvent quand même se jouer ici.
page-lost = Il n’y a rien derrière cette porte.
page-carry = Devenir { $name } sur cet appareil ?
page-carry-here = Ici, vous êtes { $here }. Si vous devenez { $name }, cet appareil aura les places et les parties de { $name }, et plus celles de { $here }.
page-carry-own-link = Ne le faites que si vous avez créé le lien vous-même, sur l’un de vos appareils.
page-carry-become = Devenir { $name }
page-carry-stay = Rester { $here }
page-carry-already = Vous êtes déjà { $name } sur cet appareil.
page-carry-go-on = Continuer
page-carry-not = Ce lien ne mène nulle part
page-tools = Outils de la table
page-tool-chat = Parler
page-tool-log = Récit
page-tool-hint = Conseil
page-tool-undo = Reprendre
page-tool-rules = Règle
page-tool-more = Plus
page-tool-keys = Touches
page-unread = du nouveau
page-sheet-chat = Conversation
page-sheet-log = Ce qui s’est passé
page-sheet-rules = La règle
page-sheet-more = À cette table
page-sheet-keys = Les touches de la table
page-keys-board = Sur le plateau : les flèches pour se déplacer, Entrée ou Espace pour choisir.
page-keys-on = Utiliser ces touches
page-rules-now = En ce moment, ceci s’applique :
page-hint-is = Un maître pense à : { $move }
page-tap = Touchez : personne ne doit savoir qui l’on appelait
page-you-watch = Vous regardez.
page-watching-count = { $count ->
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
page-players-here = À la table
page-away = pas là
page-away-until = pas là, un bot pourra jouer dans { $time }
page-you = vous
page-bot-plays-for = un bot joue
page-bot-for-absent = Laisser jouer un bot
page-hours = { $hours } h
page-pause = Pause
page-resume = Reprendre la partie
page-paused = La partie est en pause.
page-give-seat = Laisser un bot jouer pour moi
page-take-seat = Rejouer moi-même
page-bot-for-you = Un bot joue à votre place.
page-resign = Abandonner
page-resign-sure = Abandonner vraiment
page-leave = Quitter la table
page-leave-hint = La partie continue sans vous, et vous la retrouvez à l’entrée parmi les parties interrompues.
page-undo-asked = { $who } demande à reprendre un coup.
page-undo-waits = { $who } a demandé à reprendre un coup. On interroge les autres.
page-yes = Oui
page-no = Non
page-chat-none = Personne n’a encore rien dit.
page-from-gallery = (galerie)
page-say = Dire
page-say-what = Dites quelque chose
page-say-gallery = Seuls ceux qui regardent vous entendent.

## Un appareil pour plusieurs

page-curtain = Passez l’appareil à { $name }
page-curtain-hint = La suite n’est que pour une paire d’yeux.
page-curtain-lift = Je suis { $name }

## La fin

page-winner = gagne
page-rematch = Rejouer
page-next-table = À la partie suivante
page-see-replay = Revoir la partie
page-record = Garder l’enregistrement
page-seal = Tout était-il honnête ? Le sceau de cette partie
page-seal-why = Avant le premier coup, la maison a publié un sceau. Il était fait à partir du nombre dont vient tout le hasard, et qu’elle ne dit que maintenant. Si les deux s’accordent, rien n’a été changé après la donne.
page-seal-seed = Le nombre, et son sel
page-seal-was = Le sceau, publié à la donne
page-verify = Vérifier
page-seal-fits = Le sceau est intact : rien n’a été changé après la donne.
page-seal-broken = Le sceau ne correspond pas. Ce n’est pas ce qui a été distribué !

## Revoir une partie

page-replay-of = { $game }, encore une fois
page-whose-eyes = Vu par
page-as-watcher = le public
page-as-truth = toute la vérité
page-as-player = { $name }
page-to-first = Au début
page-step-back = Un coup en arrière
page-step-on = Un coup en avant
page-to-last = À la fin
page-run = Laisser défiler
page-stop = Arrêter
page-move-number = Coup { $at } sur { $last }

## Ce qui se passe autour d’une partie

told-sat = { $who } prend place.
told-bot-sat = { $who }, un bot, prend place.
told-kicked = L’hôte a mis quelqu’un à la porte.
told-dealt = La partie commence. Son sceau est publié.
told-undo-asked = { $who } demande à reprendre un coup.
told-undo-answered = { $yes ->
    [yes] { $who } est d’accord.
   *[no] { $who } n’est pas d’accord.
}
told-took-back = Un coup a été repris.
told-paused = { $who } met la partie en pause.
told-resumed = { $who } reprend la partie.
told-gave-time = { $who } accorde une minute de plus.
told-resigned = { $who } abandonne.
told-timed-out = { $who } n’a plus de temps.
told-bot-took = Un bot continue pour { $who }.
told-took-seat = { $who } rejoue.
told-rematched = La partie suivante attend à une nouvelle table.

## Les règles, à lire et à imprimer

page-rules-contents = Sur cette page
page-rules-cards = Cartes à imprimer
page-rules-master = Feuille du meneur de jeu
page-rules-back = Retour aux règles
page-print = Imprimer
page-print-cards = Sur du papier A4 ou lettre, en taille réelle. Découpez le long des lignes.
