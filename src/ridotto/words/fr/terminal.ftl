### La commande `ridotto`

compiled = règles compilées
uncompiled = règles non compilées (les mêmes jeux, seulement plus lents)

## Aide

help-ridotto = De vieux jeux de masques dans le terminal, seul contre des bots ou à plusieurs devant un clavier.
help-version = dire quel Ridotto c’est, et si ses règles sont compilées
help-play = jouer ; ce qu’aucune option ne dit est demandé
help-arena = faire jouer beaucoup de parties à des bots et voir qui gagne
help-seats = les bots, un par place, par exemple : master,greedy ; ils changent de place d’une partie à l’autre
help-guests-side = au carnaval : le bot qui joue tous les invités
help-pranksters-side = au carnaval : le bot qui joue tous les farceurs, et le mauvais génie
help-arena-players = avec --guests et --pranksters : combien de joueurs
help-how-many = combien de parties
help-json = une ligne par bot, pour des programmes
help-resume = reprendre une partie interrompue
help-hint = les meilleurs coups d’une partie interrompue, et pourquoi
help-replay = revoir pas à pas l’enregistrement d’une partie
help-verify = prouver qu’une partie a été distribuée et jouée comme le dit l’enregistrement
verified = { $moves ->
    [one] Un coup, joué selon la règle.
   *[other] { $moves } coups, tous joués selon la règle.
} { $over ->
    [yes] Ils mènent au résultat.
   *[no] La partie n’est pas terminée.
} { $sealed ->
    [yes] Le sceau est intact : rien n’a été changé après la donne.
   *[no] L’enregistrement n’a pas de sceau : rien ne prouve comment il a été distribué.
}
the-leader = Le meneur
help-games = les jeux de la maison et leurs options
help-rules = la règle d’un jeu
help-file = l’enregistrement d’une partie
help-hint-player = pour ce joueur, compté à partir de 1 ; sinon pour le premier qui doit décider
help-replay-player = ne voir que ce que voyait ce joueur, compté à partir de 1 ; sinon tout
help-players = qui joue, personnes et bots, par exemple : Anna,Bob,master
help-seed = le nombre dont vient tout le hasard : la même graine donne la même partie
help-record = le fichier où garder la partie
help-yes = ne rien demander : valeurs habituelles pour ce qu’aucune option ne dit
help-language = la langue à parler, si ce n’est pas celle du système : { $languages }
help-help = montrer cette aide
help-usage = utilisation :{" "}
help-arguments = à nommer{"\u00A0"}
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
type-value = VALEUR
type-language = LANGUE
type-link = LIEN
type-name = NOM

## Commandes incompréhensibles

bad-command = Il manque quelque chose à cette commande. Voir : { $command } --help.
bad-argument = La valeur de { $part } manque ou ne convient pas. Voir : { $command } --help.
unknown-words = « { $words } » ne veut rien dire ici. Voir : { $command } --help.

## S’asseoir

which-game = Quel jeu ?
how-many = Combien de joueurs, de { $fewest } à { $most } ? [{ $usual }]{" "}
name-of-player = Nom du joueur { $number }, ou un bot ({ $bots }) : [{ $usual }]{" "}
option-question = { $meaning } :
usually = [{ $value }]{" "}
guest = Invité
bot-number = Bot { $number }
bad-name = « { $name } » n’est pas un nom de joueur : 1 à { $longest } lettres.
same-name = Il y a deux joueurs nommés { $name } : donnez-leur des noms différents.
name-of-bot = Ici, « { $name } » est un nom de bot. Choisissez un autre nom.
name-alike = « { $name } » ressemble à { $other }, qui est déjà à cette table. Choisissez un autre nom.
unknown-bot = Il n’y a pas de bot nommé « { $bot } » pour { $game }. Il y a : { $bots }.
bad-games = Il faut au moins une partie pour une rencontre, pas { $games }.
no-such-player = Il n’y a pas de joueur { $number } : les joueurs sont numérotés de 1 à { $most }.
game-line = { $name } : { $title }, de { $fewest } à { $most } joueurs
option-line = {"  "}--{ $name } { $meaning } : { $values }

## Jouer

kept-in = La partie est gardée dans { $file } (graine { $seed }).
curtain = Passez le clavier à { $who }. { $who } : appuyez sur Entrée quand personne d’autre ne regarde.{" "}
nothing-now = { $who } : vous n’avez rien à faire maintenant. Appuyez sur Entrée pour passer le clavier.{" "}
no-leader-here = Devant un seul clavier, c’est la maison qui mène le jeu : laissez l’option « master » sur « house ».
can-do = { $count ->
    [one] Vous avez un seul coup. Tapez-le ; « ? » l’explique.
   *[other] Vous avez { $count } coups. Tapez-en un, ou son début ; « ? » les montre tous.
}
thinking = Réflexion … { $percent } %
your-move = { $who } >{" "}
commands = Tapez un coup, ou le début d’un coup pour voir comment il peut continuer. Aussi : « ? » montre les coups, « rules » la règle, « quit » quitte ; la partie est gardée.
to-go-on = La partie est gardée. Pour continuer : ridotto resume { $file }
the-end = { $why } { $count ->
    [one] { $winners } gagne !
   *[other] { $winners } gagnent !
} Scores : { $scores }.
already-over = La partie de { $file } est terminée. Pour la revoir : ridotto replay { $file }

## L’arène

arena-progress = { $done } parties sur { $all }
arena-header = bot       parties gagnées   taux   intervalle 95 %    force
arena-line = { $name } { $games } { $wins } { $rate }   { $low } – { $high }   { $rating }
arena-sides-header = camp                parties gagnées   taux   intervalle 95 %
arena-sides-line = { $name } { $games } { $wins } { $rate }   { $low } – { $high }
arena-who = Dites qui joue : { $command } JEU --seats master,random ; ou, au carnaval, --guests master --pranksters master.
arena-sides = Les camps sont pour le carnaval, et il y en a deux : { $command } carnaval --guests master --pranksters master.

## Revoir

replay-step = Coup { $at } sur { $last }. Entrée : suivant, b : retour, un nombre : y aller, q : quitter >{" "}
replay-help = Appuyez sur Entrée pour le coup suivant, b pour revenir, un nombre de 0 à { $last }, ou q pour quitter.

## Enregistrements

record-empty = L’enregistrement est vide.
record-header = La première ligne d’un enregistrement doit nommer le jeu, les joueurs, les options et la graine.
record-line = La ligne { $line } de l’enregistrement est incompréhensible.
record-after-end = L’enregistrement continue après son résultat, à la ligne { $line }.
record-move = Le coup { $number } de l’enregistrement, « { $move } », ne peut pas être joué : { $why }
record-seal = Le sceau de l’enregistrement ne correspond pas à sa graine et à son sel : ce n’est pas ce qui a été distribué.
record-outcome = Les coups de l’enregistrement ne mènent pas au résultat qu’il annonce.
record-exists = Le fichier { $file } existe déjà. Choisissez un autre nom, ou continuez avec : ridotto resume { $file }
record-unwritable = Impossible d’écrire le fichier { $file } : { $why }.

## À une table d’une maison

help-join = jouer à une table d’une maison, ici dans le terminal
help-join-link = le lien de la table, comme http://localhost:1638/t/ABCDEF
help-join-name = le nom que vous voulez porter
help-join-seat = la place à prendre, comptée à partir de 1 ; sinon la première qui soit libre
help-join-watch = seulement regarder
join-link = « { $link } » n’est pas le lien d’une table. Il ressemble à http://localhost:1638/t/ABCDEF.
join-you-sit = { $who }, vous êtes à la place { $number }.
join-you-watch = Vous regardez.
join-commands = Tapez un coup, ou le début d’un coup pour voir comment il peut continuer. Aussi : « ? » montre les coups, « say … » parle, « hint » demande un conseil, « undo » demande à reprendre un coup, « yes » et « no » répondent, « pause » et « resume », « away » et « back », « resign » abandonne, « rules » montre la règle ; l’hôte tape « start » ; « quit » quitte, et qui revient retrouve sa place.
join-nod = Quelqu’un décide, et personne ne doit savoir qui. Appuyez sur Entrée pour acquiescer.
join-after-end = Tapez « rematch » pour rejouer, ou « quit ».
join-line-cut = On n’entend plus la maison pour le moment. La ligne sera rétablie ; rien n’est perdu.
join-line-back = On entend à nouveau la maison.
join-told-sat = { $name } prend place.
join-told-bot-sat = { $name }, un bot, prend place.
join-told-stood = Une place est libre à nouveau.
join-told-said = { $name } : { $text }
join-told-undo-asked = { $who } demande à reprendre un coup : tapez « yes » ou « no ».
join-told-undo-answered = { $who } dit { $yes ->
    [true] oui
   *[false] non
}.
join-told-took-back = Un coup est repris.
join-told-paused = { $who } met la partie en pause.
join-told-resumed = { $who } reprend la partie.
join-told-gave-time = { $who } accorde une minute de plus.
join-told-resigned = { $who } abandonne.
join-told-timed-out = { $who } n’a plus de temps.
join-told-bot-took = Un bot continue pour { $who }.
join-told-took-seat = { $who } est de retour.
join-told-rematched = Il y a une nouvelle table : { $code }. Tapez « rematch » pour y aller.
