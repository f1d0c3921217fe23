### La commande `ridotto`

compiled = règles compilées
uncompiled = règles non compilées (les mêmes jeux, simplement plus lents)

## Aide

help-ridotto = Des jeux de masques d’autrefois dans le terminal, en solo contre des bots ou à plusieurs devant un même clavier.
help-version = afficher la version de Ridotto, et si ses règles sont compilées
help-play = jouer une partie ; ce que les options ne précisent pas vous est demandé
help-arena = faire jouer de nombreuses parties à des bots et voir qui gagne
help-seats = les bots, un par place, par exemple : master,greedy ; ils changent de place d’une partie à l’autre
help-arena-players = avec { $sides } : combien de joueurs
help-how-many = combien de parties
help-json = une ligne de JSON par bot, pour d’autres programmes
help-ray = l’adresse d’un cluster Ray qui joue les parties, ou « local »
help-balance = mesurer l’équilibre d’un jeu : des bots de même force occupent toutes les places
help-balance-players = combien de joueurs, par exemple 7, 4-15 ou 4,9 ; par défaut, tous les nombres que le jeu permet
help-balance-games = combien de parties pour chaque réglage
help-balance-strength = quels bots jouent
help-workers = avec combien de processus jouer ; par défaut, un par cœur de processeur
help-balance-json = une ligne de JSON par camp ou par place, pour d’autres programmes
help-resume = reprendre une partie interrompue
help-hint = les meilleurs coups d’une partie interrompue, et pourquoi
help-replay = revoir pas à pas l’enregistrement d’une partie
help-verify = vérifier que le tirage et les coups d’une partie sont conformes à l’enregistrement
verified = { $moves ->
    [0] Aucun coup.
    [one] Un coup, joué selon les règles.
   *[other] { $moves } coups, tous joués selon les règles.
} { $over ->
    [yes] Le résultat enregistré est exact.
   *[no] La partie n’est pas terminée.
} { $sealed ->
    [yes] Le sceau concorde : rien n’a été changé après la donne.
   *[no] L’enregistrement n’a pas de sceau : rien ne prouve que le tirage était régulier.
}
the-leader = Le meneur de jeu
help-games = les jeux de la maison et leurs options
help-rules = les règles d’un jeu
help-file = l’enregistrement d’une partie
help-hint-player = le numéro du joueur, à partir de 1 ; par défaut, le premier qui doit décider
help-replay-player = ne montrer que ce que voyait ce joueur (numéros à partir de 1) ; par défaut, tout
help-players = qui joue, personnes et bots, par exemple : Anna,Bob,master
help-seed = le nombre qui décide de tous les tirages : la même graine donne la même partie
help-record = le fichier où enregistrer la partie
help-lesson = apprendre le jeu en jouant : une courte première partie guidée, contre des bots
help-yes = ne rien demander : utiliser les valeurs par défaut pour ce que les options ne précisent pas
help-language = la langue à utiliser au lieu de celle du système : { $languages }
help-help = afficher cette aide
help-usage = utilisation :{" "}
help-arguments = arguments{"\u00A0"}
help-options = options{"\u00A0"}
help-option = { $game } : { $meaning }

## Ce qui, dans l’aide, tient lieu d’une chose à nommer

type-command = COMMANDE
type-game = JEU
type-file = FICHIER
type-names = NOMS
type-bots = BOTS
type-bot = BOT
type-number = N
type-address = ADRESSE
type-value = VALEUR
type-language = LANGUE
type-link = LIEN
type-name = NOM

## Commandes incompréhensibles

bad-command = Il manque quelque chose à cette commande. Voir : { $command } --help.
bad-argument = La valeur de { $part } manque ou n’est pas valable. Voir : { $command } --help.
unknown-words = « { $words } » ne veut rien dire ici. Voir : { $command } --help.

## S’asseoir

which-game = Quel jeu ?
how-many = Combien de joueurs, de { $fewest } à { $most } ? [{ $usual }]{" "}
name-of-player = Nom du joueur { $number }, ou un bot ({ $bots }) : [{ $usual }]{" "}
option-question = { $meaning } :
usually = [{ $value }]{" "}
guest = Invité
bots-here = { $count ->
    [one] { $bots } est un bot.
   *[other] Bots : { $bots }.
}
bad-name = « { $name } » n’est pas un nom de joueur valable : de 1 à { $longest } caractères.
same-name = Il y a deux joueurs nommés { $name } : donnez-leur des noms différents.
name-of-bot = Ici, « { $name } » est un nom de bot. Choisissez un autre nom.
name-alike = « { $name } » ressemble trop à { $other }, qui est déjà à cette table. Choisissez un autre nom.
unknown-bot = Aucun bot ne s’appelle « { $bot } » pour { $game }. Il y a : { $bots }.
bad-games = Une rencontre compte au moins une partie, pas { $games }.
no-such-player = Il n’y a pas de joueur { $number } : les joueurs sont numérotés de 1 à { $most }.
game-line = { $name } : { $title }, de { $fewest } à { $most } joueurs
option-line = {"  "}--{ $name } { $meaning } : { $values }

## Jouer

kept-in = La partie est enregistrée dans { $file } (graine { $seed }).
curtain = Passez le clavier à { $who }. { $who } : appuyez sur Entrée quand personne d’autre ne regarde.{" "}
nothing-now = { $who } : vous n’avez rien à faire pour le moment. Appuyez sur Entrée pour passer le clavier.{" "}
no-leader-here = Devant un seul clavier, c’est la maison qui mène : laissez l’option « master » sur « house ».
lesson-prepared = Une leçon est préparée d’avance : elle se joue sans --players, sans --seed et sans les options du jeu.
can-do = { $count ->
    [one] Un seul coup est possible. Tapez-le, ou « ? » pour de l’aide.
   *[other] { $count } coups sont possibles. Tapez-en un, ou son début ; « ? » les montre tous.
}
thinking = Réflexion… { $percent } %
your-move = { $who } >{" "}
commands = Tapez un coup, ou le début d’un coup pour voir comment il peut continuer. Et aussi : « ? » montre les coups, « hint » donne un conseil, « undo » reprend un coup, « rules » montre les règles, « quit » quitte ; la partie est enregistrée.
to-go-on = La partie est enregistrée. Pour la reprendre : ridotto resume { $file }
the-end = { $why } { $count ->
    [one] { $winners } gagne !
   *[other] { $winners } gagnent !
} Scores : { $scores }.
the-end-level = { $why } Égalité entre tous : { $scores }.
already-over = La partie de { $file } est terminée. Pour la revoir : ridotto replay { $file }

## L’arène

arena-progress = Parties : { $done } sur { $all }
arena-header = bot        jouées gagnées    taux    intervalle 95 %     force
arena-line = { $name } { $games }  { $wins } { $rate }   { $low } – { $high }   { $rating }
arena-sides-header = camp                 jouées gagnées    taux    intervalle 95 %
arena-sides-line = { $name } { $games }  { $wins } { $rate }   { $low } – { $high }
arena-who = Dites qui joue : { $command } JEU --seats master,random ; ou, dans un jeu à camps : { $command } { $sides }.
arena-sides = Ces camps n’existent que dans { $game }, et il faut tous les nommer : { $command } { $sides }.
no-ray = Ray n’est pas installé ici. Pour l’installer : { $command }
no-cluster = Il n’y a pas de cluster Ray à l’adresse { $address }. Vérifiez l’adresse, ou utilisez « local ».
balance-setup = { $players } joueurs, { $options }
balance-no-options = options habituelles
balance-seat = place { $number }

## Revoir

replay-step = Coup { $at } sur { $last }. Entrée : suivant, b : retour, un nombre : y aller, q : quitter >{" "}
replay-help = Appuyez sur Entrée pour le coup suivant, b pour revenir, un nombre de 0 à { $last }, ou q pour quitter.

## Enregistrements

record-empty = L’enregistrement est vide.
record-header = La première ligne d’un enregistrement doit indiquer le jeu, les joueurs, les options et la graine.
record-line = La ligne { $line } de l’enregistrement est incompréhensible.
record-after-end = L’enregistrement continue après son résultat, à la ligne { $line }.
record-move = Le coup { $number } de l’enregistrement, « { $move } », ne peut pas être joué : { $why }
record-seal = Le sceau de l’enregistrement ne concorde pas avec sa graine et son sel : quelque chose a été changé après la donne.
record-outcome = Les coups de l’enregistrement ne mènent pas au résultat enregistré.
record-exists = Le fichier { $file } existe déjà. Choisissez un autre nom, ou reprenez cette partie : ridotto resume { $file }
record-unwritable = Impossible d’écrire le fichier { $file } : { $why }.

## À une table d’une maison

help-join = jouer à une table d’une maison, ici dans le terminal
help-join-link = le lien de la table, comme http://localhost:1638/t/ABCDEF
help-join-name = le nom que verront les autres
help-join-seat = le numéro de la place à prendre, à partir de 1 ; par défaut, la première place libre
help-join-watch = seulement regarder
join-link = « { $link } » n’est pas le lien d’une table. Un lien ressemble à http://localhost:1638/t/ABCDEF.
join-you-sit = { $who }, vous êtes à la place { $number }.
join-you-watch = Vous regardez.
join-commands = Tapez un coup, ou le début d’un coup pour voir comment il peut continuer. Et aussi : « ? » montre les coups, « say … » permet de parler, « hint » demande un conseil, « undo » demande à reprendre un coup, « yes » et « no » répondent, « pause » met la partie en pause, « resume » la reprend, « away » laisse jouer un bot, « back » vous rend votre place, « resign » abandonne, « rules » montre les règles ; l’hôte tape « start » ; « quit » quitte, et si vous revenez, vous retrouvez votre place.
join-nod = Quelqu’un décide en secret. Appuyez sur Entrée, comme tout le monde.
join-after-end = Tapez « rematch » pour rejouer, « rematch » suivi du nom d’un jeu (par exemple « rematch mask ») pour jouer ensemble à autre chose, ou « quit ».
join-line-cut = Connexion perdue. Elle va revenir d’elle-même, et votre partie aussi.
join-line-back = La connexion est rétablie.
join-told-sat = { $name } prend place.
join-told-bot-sat = { $name }, un bot, prend place.
join-told-stood = Une place s’est libérée.
join-told-renamed = { $was } s’appelle désormais { $name }.
join-told-hints-ruled = { $allowed ->
    [true] L’hôte permet les conseils à cette table.
   *[false] L’hôte ne permet plus les conseils.
}
join-told-said = { $name } : { $text }
join-told-reacted = { $name } : { $sign ->
    [bravo] { page-sign-bravo }
    [heart] { page-sign-heart }
    [laugh] { page-sign-laugh }
    [wow] { page-sign-wow }
    [ouch] { page-sign-ouch }
   *[hmm] { page-sign-hmm }
}
join-told-undo-asked = { $revealed ->
    [true] { $who } demande à reprendre un coup : tapez « yes » ou « no ». Depuis, quelque chose de caché a été dévoilé : impossible de l’oublier.
   *[false] { $who } demande à reprendre un coup : tapez « yes » ou « no ».
}
join-told-undo-answered = { $who } dit { $yes ->
    [true] oui
   *[false] non
}.
join-told-took-back = Un coup a été repris.
join-told-paused = { $who } met la partie en pause.
join-told-resumed = { $who } reprend la partie.
join-told-gave-time = { $who } accorde une minute de plus.
join-told-resigned = { $who } abandonne.
join-told-timed-out = { $who } n’a plus de temps.
join-told-bot-took = Un bot prend le relais pour { $who }.
join-told-took-seat = { $who } est de retour.
join-told-rematched = Il y a une nouvelle table : { $code }. Tapez « rematch » pour y aller.
