### Au carnaval de Venise

carnaval-summary = Des masques, des danses dans la pénombre, et des farceurs parmi les invités : trouvez-les avant qu’ils ne vous aient tous démasqués.
carnaval-in-short = Dansez, discutez, démasquez les farceurs.

## Options

option-carnaval-roles = Qui vient au carnaval
option-carnaval-roles-usual = la compagnie habituelle : deux invités sur trois ont une capacité
option-carnaval-roles-plain = simple : peu de personnages spéciaux
option-carnaval-roles-full = au complet : aucun simple invité
option-carnaval-roles-advised = Pour { $seats } joueurs, comptez de { $fewest } à { $most } farceurs ; d’habitude, { $count }.
option-carnaval-roles-needed = Pour { $seats } joueurs, il faut exactement { $count } farceurs.
carnaval-balance-guests = Invités
carnaval-balance-pranksters = Farceurs
carnaval-balance-guests-easier = Les invités ont l’avantage.
carnaval-balance-guests-stronger = Les invités sont bien plus forts.
carnaval-balance-pranksters-easier = Les farceurs ont l’avantage.
carnaval-balance-pranksters-stronger = Les farceurs sont bien plus forts.
carnaval-balance-guests-wins = { $wins ->
    [0] Les invités ne gagnent presque jamais.
    [10] Les invités gagnent presque toujours.
   *[other] Les invités gagnent environ { $wins } fois sur 10.
}
carnaval-balance-length = { $length ->
    [one] Une soirée dure une danse, rarement plus de { $longest }.
   *[other] Une soirée dure environ { $length } danses, le plus souvent de { $shortest } à { $longest }.
}
option-carnaval-confidence = Vote de confiance : la voix d’un invité démasqué compte double
option-carnaval-secret_vote = Vote secret : on n’apprend que le verdict
option-carnaval-gatecrasher = Le resquilleur : une carte circule et bloque la capacité du joueur qui l’a
option-carnaval-master = Qui mène le jeu
option-carnaval-master-house = la maison
option-carnaval-master-person = une personne qui ne joue pas
option-carnaval-ladies = Qui joue une dame (Casanova charme les dames, Isabella les seigneurs)
option-carnaval-ladies-turns = un joueur sur deux : dame, seigneur, dame, seigneur
option-carnaval-ladies-none = personne : il n’y a que des seigneurs

## Les personnages

carnaval-role-guest = invité
carnaval-role-prankster = farceur
carnaval-role-musician = musicien
carnaval-role-soldier = soldat
carnaval-role-evil-genie = mauvais génie
carnaval-role-mask-lender = loueur de masques
carnaval-role-little-old-man = petit vieux
carnaval-role-avenger = justicier
carnaval-role-painter = peintre
carnaval-role-master-prankster = maître farceur
carnaval-role-gentleman = gentilhomme
carnaval-role-dancing-prankster = farceur danseur
carnaval-role-winegrower = vigneron
carnaval-role-chef = chef cuisinier
carnaval-role-hypnotist = hypnotiseur
carnaval-role-casanova = Casanova
carnaval-role-isabella = Isabella

# Comme on dit qui l’on est : « Je suis … ».
carnaval-as-guest = un simple invité
carnaval-as-prankster = un farceur
carnaval-as-musician = le musicien
carnaval-as-soldier = le soldat
carnaval-as-evil-genie = le mauvais génie
carnaval-as-mask-lender = le loueur de masques
carnaval-as-little-old-man = le petit vieux
carnaval-as-avenger = le justicier
carnaval-as-painter = le peintre
carnaval-as-master-prankster = le maître farceur
carnaval-as-gentleman = le gentilhomme
carnaval-as-dancing-prankster = le farceur danseur
carnaval-as-winegrower = le vigneron
carnaval-as-chef = le chef cuisinier
carnaval-as-hypnotist = l’hypnotiseur
carnaval-as-casanova = Casanova
carnaval-as-isabella = Isabella

# Comme le meneur appelle quelqu’un : « …, ouvrez les yeux. »
carnaval-call-chef = Chef cuisinier
carnaval-call-musician = Musicien
carnaval-call-soldier = Soldat
carnaval-call-evil-genie = Mauvais génie
carnaval-call-mask-lender = Loueur de masques
carnaval-call-little-old-man = Petit vieux
carnaval-call-avenger = Justicier
carnaval-call-pranksters = Farceurs
carnaval-call-painter = Peintre
carnaval-call-master-prankster = Maître farceur
carnaval-call-gentleman = Gentilhomme

carnaval-card-guest = Vous êtes là pour danser et pour trouver les farceurs. Votre seul don : votre flair.
carnaval-card-prankster = À chaque danse, vous choisissez avec vos complices un masque à arracher. Démasquez tous les invités.
carnaval-card-musician = Une fois dans la soirée, vous pouvez arrêter la musique : la danse est finie avant qu’il ne se passe quoi que ce soit d’autre.
carnaval-card-soldier = À chaque danse, vous pouvez désigner un joueur masqué et apprendre si c’est un simple invité. Si ce n’en est pas un, vous le surveillez, et il ne peut rien faire pendant cette danse.
carnaval-card-evil-genie = Vous êtes du côté des farceurs, mais vous ne les connaissez pas. Une fois dans la soirée, vous pouvez faire d’un invité l’un des leurs.
carnaval-card-mask-lender = Vous avez apporté un masque supplémentaire. Vous pouvez le donner, une seule fois, à un joueur démasqué. Attention : si les farceurs vous démasquent, ils le prennent.
carnaval-card-little-old-man = Vous aimez danser, mais vous vous fatiguez vite. Vous pouvez vous asseoir le temps d’une danse, mais pas la première, et jamais deux de suite ; pendant ce temps, personne ne peut vous démasquer.
carnaval-card-avenger = À partir de la deuxième danse, si aucun farceur n’a été pris à la danse précédente ni au vote, vous pouvez arracher un masque vous-même.
carnaval-card-painter = À chaque danse, vous pouvez ouvrir les yeux à l’appel d’un personnage spécial. Vous vous reconnaissez l’un l’autre.
carnaval-card-master-prankster = Vous faites partie des farceurs. À chaque danse, vous pouvez poser votre marque devant un joueur : tant qu’elle est là, il ne peut utiliser aucune capacité.
carnaval-card-gentleman = Quand quelqu’un va être démasqué, vous pouvez prendre sa place. Une fois sans masque, vous pouvez départager les égalités du vote.
carnaval-card-dancing-prankster = Vous faites partie des farceurs. Une fois sans masque, vous pouvez, une seule fois, entraîner tout le monde dans la danse suivante : plus de discussion, pas de vote.
carnaval-card-winegrower = Une fois sans masque, vous servez du vin à un joueur à chaque discussion : jusqu’à la prochaine danse, il ne peut ni parler, ni voter, ni utiliser de capacité.
carnaval-card-chef = Une fois sans masque, à chaque danse, vous retenez un joueur masqué avec vos plats : les farceurs ne peuvent pas le démasquer, et il ne peut utiliser aucune capacité.
carnaval-card-hypnotist = Une fois sans masque, vous pouvez, une seule fois, poser une question à un joueur, qui doit dire la vérité : « oui », « non » ou « je ne sais pas ».
carnaval-card-casanova = Une fois sans masque, à chaque discussion, vous choisissez une dame, qui doit ensuite voter comme vous, y compris au second tour.
carnaval-card-isabella = Une fois sans masque, à chaque discussion, vous choisissez un seigneur, qui doit ensuite voter comme vous, y compris au second tour.

## La danse

carnaval-dance = Danse { $dance } : la musique commence. On ne regarde pas !
carnaval-gives = { $who } passe l’invitation manquante à { $player }, qui joue maintenant le resquilleur.
carnaval-calls = L’appel : « { $call } ! »
carnaval-serves = Le chef cuisinier sert { $guest }, qui passe toute la danse à manger.
carnaval-cancels = La musique s’arrête. La danse est finie !
carnaval-learns = { $suspicious ->
    [true] { $player } a un comportement suspect. Vous gardez cette personne sous surveillance.
   *[other] { $player } : c’est un simple invité.
 }
carnaval-watches = Quelqu’un est sous surveillance et ne peut utiliser aucune capacité pendant cette danse.
carnaval-watched = On vous surveille : vous ne pouvez utiliser aucune capacité pendant cette danse.
carnaval-watched-past = Pendant cette danse, on vous surveillait : vous ne pouviez utiliser aucune capacité.
carnaval-tempts = Vous murmurez quelques mots à { $player }, au creux de l’oreille.
carnaval-joins = { $who } rejoint les farceurs.
carnaval-recognises-genie = Le mauvais génie qui vous a fait changer de camp, c’est { $genie }.
carnaval-recognises = Le peintre ({ $who }) et { $holder }, { $role }, se reconnaissent.
carnaval-masked = { $who } porte à nouveau un masque.
carnaval-sits = Vous vous asseyez pour cette danse.
carnaval-reaches = Vous tendez la main vers le masque que porte { $player }.
carnaval-proposes = { $who } propose { $player }.
carnaval-proposes-nobody = { $who } ne propose personne.
carnaval-by-lot = Les farceurs n’étaient pas d’accord : le sort a désigné { $player }.
carnaval-agree = Les farceurs tendent la main vers le masque que porte { $player }.
carnaval-proposes-taker = { $who } voudrait laisser le masque supplémentaire à { $player }.
carnaval-proposes-taker-self = { $who } voudrait garder le masque supplémentaire.
carnaval-proposes-taker-nobody = Pour { $who }, peu importe qui garde le masque supplémentaire.
carnaval-takes = { $taker } garde le masque supplémentaire.
carnaval-robbed = Les farceurs ont pris votre masque supplémentaire.
carnaval-asks = { $victim } va perdre son masque. Voulez-vous prendre sa place ?
carnaval-asks-condemned = C’est votre propre masque qui va tomber, et vous ne pouvez pas prendre votre propre place.
carnaval-falls = Quelqu’un vous arrache votre masque. Tout le monde le verra à la fin de la danse.
carnaval-marks = La marque du maître farceur est maintenant devant { $player }.
carnaval-unmarks = La marque n’est plus devant { $player }.

# Where everything is revealed: what was whispered to one player, told to anybody.
carnaval-tempts-told = { $who } murmure quelques mots à { $player }, au creux de l’oreille.
carnaval-learns-told = { $suspicious ->
    [true] { $who } observe { $player } : comportement suspect.
   *[other] { $who } observe { $player } : simple invité.
 }
carnaval-watched-told = { $who } est sous surveillance, sans capacité pendant cette danse.
carnaval-recognises-genie-told = { $who } apprend qui est le mauvais génie : { $genie }.
carnaval-sits-told = { $who } s’assied le temps de cette danse.
carnaval-reaches-told = { $who } tend la main vers le masque que porte { $player }.
carnaval-robbed-told = Les farceurs ont pris le masque supplémentaire.
carnaval-falls-told = Quelqu’un arrache le masque que porte { $who }. Tout le monde le verra à la fin de la danse.

## Le buffet

carnaval-rest = La danse { $dance } est finie, le buffet est servi.
carnaval-unmasked = { $who } perd son masque et montre sa carte : { $role }.
carnaval-unmasked-you = Vous perdez votre masque et montrez votre carte : { $role }.
carnaval-says = { $who } : { $statement }
carnaval-takes-back = { $who } retire : { $quote }
carnaval-ready = { $who } veut passer au vote.
carnaval-unready = { $who } ne veut plus passer au vote.
carnaval-pours = { $who } sert du vin à { $player }, qui ne peut ni parler, ni voter, ni utiliser de capacité jusqu’à la prochaine danse.
carnaval-pours-seen = { $who } sert du vin à { $player } : ni parole ni vote jusqu’à la prochaine danse.
carnaval-charms = { $who } charme { $player }, qui devra voter de la même façon.
carnaval-drags = { $who } entraîne tout le monde dans la danse suivante : fini de parler, et pas de vote cette fois !
carnaval-hypnotises = { $who } hypnotise { $player } et demande : { $question }
carnaval-hypnotised = Question à { $player }, sous hypnose : { $question }
carnaval-question-prankster = Faites-vous partie des farceurs ?
carnaval-question-role = Êtes-vous { $role } ?
carnaval-question-knows = À votre connaissance, { $player } fait partie des farceurs ?
carnaval-question-voted = Avez-vous voté contre { $player } ?
carnaval-question-free = (la question est posée à voix haute)
carnaval-answers = { $who } répond : { $answer ->
    [yes] oui.
    [no] non.
   *[unknown] je ne sais pas.
}
carnaval-vote-first = Le vote : quel masque doit tomber ?
carnaval-vote = Le vote, tour { $round }. Au choix : { $accused }.
carnaval-voted = { $who } a voté.
carnaval-votes = Les voix : { $votes }.
carnaval-one-vote = { $who } contre { $player }
carnaval-no-votes = aucune
carnaval-accused = Pas de majorité. Les accusés peuvent se défendre : { $players }.
carnaval-tie = Égalité : { $players }.
carnaval-tie-all = { $count ->
    [2] Égalité : les deux masques tombent.
   *[other] Égalité : les { $count } masques tombent.
}
carnaval-chooses = Le gentilhomme départage : { $player }.
carnaval-nobody = Ce vote ne démasque personne.
carnaval-nobody-dance = Personne n’a perdu son masque pendant cette danse.
carnaval-nobody-music = Le musicien a arrêté la musique : personne n’a perdu son masque.
carnaval-in-dance = Pendant la danse :
carnaval-master-give = Le meneur de jeu donne l’invitation manquante à { $player }.
carnaval-master-next = Le meneur de jeu fait avancer la soirée.
carnaval-master-end-discussion = Le meneur de jeu met fin à la discussion.
carnaval-master-unmask = Le meneur de jeu démasque { $player }.
carnaval-master-mask = Le meneur de jeu rend un masque à { $player }.
carnaval-master-block = Le meneur de jeu bloque { $player }.
carnaval-master-free = Le meneur de jeu libère { $player }.
carnaval-master-mark = Le meneur de jeu pose la marque devant { $player }.
carnaval-master-vote = Le meneur de jeu corrige un vote : { $player }.
carnaval-master-vote-instead = Le meneur de jeu corrige un vote : { $player } vote maintenant contre { $other }.
carnaval-master-vote-none = Le meneur de jeu corrige un vote : { $player } s’abstient maintenant.
carnaval-master-end-guests = Le meneur de jeu met fin au carnaval : les invités gagnent.
carnaval-master-end-pranksters = Le meneur de jeu met fin au carnaval : les farceurs gagnent.
carnaval-master-end-draw = Le meneur de jeu met fin au carnaval : match nul.
carnaval-ends = Le carnaval est terminé.

## Déclarations

carnaval-say-claim = Je suis { $role }.
carnaval-say-answer = Puisque vous le demandez : je suis { $role }.
carnaval-say-accuse = { $player } fait partie des farceurs !
carnaval-say-vouch = { $player } ne fait pas partie des farceurs.
carnaval-say-vote-for = Je vais voter contre { $player }.
carnaval-say-ask = { $player }, qui êtes-vous ?
carnaval-say-report-suspicious = J’ai observé { $player } : comportement suspect !
carnaval-say-report-harmless = J’ai observé { $player } : un simple invité.
carnaval-say-report-role = { $player } est { $role }. Je l’ai vu.
carnaval-say-report-watched = On me surveillait.
carnaval-say-retract = Je retire l’une de mes déclarations.
carnaval-say-retract-this = Je retire ce que j’ai dit : « { $statement } »

## Comment cela finit

carnaval-guests-win = Tous les farceurs sont démasqués : les invités gagnent.
carnaval-pranksters-win = Tous les invités sont démasqués : les farceurs gagnent.
carnaval-end-guests-won = Vous avez gagné avec les invités : tous les farceurs sont démasqués !
carnaval-end-guests-lost = Vous avez perdu : tous les farceurs sont démasqués, les invités gagnent.
carnaval-end-pranksters-won = Vous avez gagné avec les farceurs : tous les invités sont démasqués !
carnaval-end-pranksters-lost = Vous avez perdu : tous les invités sont démasqués, les farceurs gagnent.
carnaval-both = Le dernier invité et le dernier farceur ont perdu leur masque au même moment : match nul.
carnaval-dawn = Trois danses de suite, votes compris, sans que personne ne soit démasqué : l’aube se lève, et le carnaval se termine par un match nul.
carnaval-masters-word = Le meneur de jeu a mis fin au carnaval.

## Refus

carnaval-unreadable = « { $move } » n’est pas un coup valable. Essayez par exemple : watch 3, claim soldier, vote 5, ready, pass.
carnaval-must-name = Ici, vous ne pouvez pas passer ; il faut choisir : { $wanted }.
carnaval-other-move = Ce n’est pas « { $move } » qu’on vous demande maintenant. Vous pouvez : { $wanted }, ou passer (pass) quand c’est permis.
carnaval-cannot-name = « { $move } » n’est pas possible : ce joueur ou ce personnage ne peut pas être désigné maintenant.
carnaval-blocked = Vous ne pouvez pas utiliser votre capacité maintenant : on vous surveille, le chef cuisinier vous retient, on vous a servi du vin, la marque est devant vous, vous n’avez pas d’invitation, ou le meneur de jeu vous bloque.
carnaval-mask-gone = Vous n’avez plus de masque, donc plus cette capacité.
carnaval-only-pass = À cet appel, vous ne pouvez que passer (pass).
carnaval-not-in-talk = « { $move } » n’est pas possible dans cette discussion. Dites quelque chose, utilisez une capacité de votre carte retournée, ou écrivez : ready.
carnaval-said-enough = Vous avez déjà fait vos { $most } déclarations dans cette discussion.
carnaval-nothing-to-retract = Vous n’avez pas de déclaration numéro { $number } à retirer.
carnaval-cannot-say = « { $statement } » ne peut pas être dit : parlez d’un autre joueur, ou d’un personnage en jeu.
carnaval-not-master = Le meneur de jeu ne peut pas faire « { $move } » maintenant.
carnaval-name-self = Vous ne pouvez pas vous choisir vous-même.
carnaval-name-nobody = Ici, vous n’avez pas de joueur à choisir.
carnaval-name-bare = Ce joueur est déjà démasqué.
carnaval-name-masked = Ce joueur porte encore un masque.
carnaval-name-fellow = Ce joueur est des vôtres.
carnaval-name-again = Pas deux fois de suite le même joueur.
carnaval-name-accused = Vous ne pouvez choisir que l’un des accusés maintenant.
carnaval-name-charm = Casanova charme les dames, Isabella les seigneurs, et ils ne peuvent pas se charmer l’un l’autre.
carnaval-name-other = Vous ne pouvez pas choisir ce joueur maintenant.
carnaval-not-asked = Ce n’est plus possible : on vous demande maintenant autre chose.
carnaval-must-choose = Ici, vous devez choisir quelqu’un.

carnaval-no-role = « { $name } » n’est pas un personnage. Les personnages sont : { $names }.
carnaval-many-roles = { $roles } personnages, c’est trop pour { $seats } joueurs.
carnaval-box = La boîte ne contient { $held ->
    [one] qu’une seule carte
   *[other] que { $held } cartes
} « { $role } », mais il en faudrait { $found }.
carnaval-not-small = De 4 à 6 joueurs, cette carte reste dans la boîte : { $role ->
    [prankster] farceur
    [master-prankster] maître farceur
    [dancing-prankster] farceur danseur
    [painter] peintre
   *[soldier] soldat
}.
carnaval-needs-genie = De 4 à 6 joueurs, le mauvais génie est toujours là.
carnaval-pranksters = Pour { $seats } joueurs, il faut { $wanted } farceurs (maître farceur et farceur danseur compris), pas { $found }.
carnaval-pranksters-about = Pour { $seats } joueurs, il faut de { $fewest } à { $most } farceurs (maître farceur et farceur danseur compris), pas { $found }.
carnaval-ladies = { $seat } ne peut pas être une dame : indiquez des places différentes, de 0 à { $last }.

carnaval-no-prankster = À sept joueurs ou plus, il faut un farceur.
carnaval-masked-and-fallen = Un joueur ne peut pas être masqué et avoir perdu son masque pendant cette danse.
carnaval-unmasked-not-shown = La carte de chaque joueur démasqué doit avoir été montrée.
carnaval-camps = Les camps ne correspondent pas aux cartes : un seul invité peut être dans un autre camp que celui de sa carte, et c’est celui des farceurs.
carnaval-one-convert = Le mauvais génie désigne un seul joueur, une seule fois, et jamais lui-même.
carnaval-invitation = Quelqu’un a l’invitation manquante si l’option « gatecrasher » est choisie, et personne sinon.
carnaval-spare = Le masque supplémentaire est chez le loueur de masques ou chez un farceur, ou il n’est plus en jeu.
carnaval-eyes = Seuls des farceurs peuvent ne pas avoir vu ce que les autres farceurs ont fait.
carnaval-no-question = « { $question } » n’est pas une question pour l’hypnotiseur.
carnaval-said = La place { $seat } doit avoir une liste de huit déclarations au plus par discussion.
carnaval-no-statement = « { $statement } » n’est pas une déclaration.
carnaval-fallen = Les masques tombés sont montrés quand la danse est finie.
carnaval-no-call = « { $call } » n’est pas un appel de cette danse.
carnaval-no-victim = Pour interroger le gentilhomme, il faut une victime.
carnaval-no-step = Personne ne peut décider à l’étape « { $step } » de cet appel.
carnaval-no-outcome = Un carnaval terminé doit avoir un résultat.
carnaval-winners = Les gagnants sont les invités, ou les farceurs et le génie, ou tout le monde en cas de match nul.
carnaval-no-world = La vue se contredit : aucune distribution des cartes ne lui correspond.

## Dans le terminal

carnaval-wears-mask = sous son masque
carnaval-claims-to-be = dit être { $role }
carnaval-has-mark = a reçu la marque
carnaval-has-wine = devant son vin
carnaval-has-invitation = joue le resquilleur
carnaval-is-charmed = sous le charme
carnaval-in-play = En jeu : { $roles }.
carnaval-now-invitation = L’invitation change de mains avant la danse { $dance }.
carnaval-now-dance = Danse { $dance }. L’appel : « { $call } ! »
carnaval-now-discussion = Le buffet après la danse { $dance } : place à la discussion.
carnaval-now-hypnosis = Le buffet après la danse { $dance } : une question sous hypnose.
carnaval-now-vote = Le vote après la danse { $dance }.
carnaval-now-defence = Les accusés se défendent.
carnaval-now-tie = Égalité : le gentilhomme peut départager.
carnaval-now-verdict = Avant que le masque ne tombe…
carnaval-now-over = Le carnaval est terminé.
carnaval-your-card = Votre carte : { $role }. { $card }
carnaval-you-joined = Vous voilà parmi les farceurs, et vous gagnez avec eux !
carnaval-new-fellow = { $who } rejoint les farceurs : une recrue de plus !
carnaval-tempted = C’est fait : { $player } fait désormais partie des farceurs, si ce n’était pas déjà le cas. Vous êtes du même côté.
carnaval-you-know = Ce que vous savez : { $player } – { $what }.
carnaval-you-found-suspicious = comportement suspect quand vous l’observiez
carnaval-you-found-harmless = simple invité quand vous l’observiez
carnaval-your-victim = Va perdre son masque : { $player }.

## Sur la page

carnaval-chapter-dance = danse { $number }
carnaval-chapter-vote = vote n° { $number }
carnaval-leader = le meneur de jeu
carnaval-ring = Les joueurs autour de la salle
carnaval-tray = Ce que vous pouvez faire
carnaval-evening = Le déroulement de la soirée
carnaval-stop-dance = Danse { $dance }
carnaval-stop-rest = Buffet
carnaval-stop-vote = Vote
carnaval-second-round = second tour
carnaval-second-vote-among = Le second tour départage les deux joueurs qui ont eu le plus de voix, et ceux à égalité avec eux.
carnaval-voice = Lire les appels à voix haute
carnaval-lady = dame
carnaval-lord = seigneur
carnaval-bare = sans masque
carnaval-can-choose = choix possible
carnaval-welcome-card = Votre carte : { $role }
carnaval-welcome-aim = Votre but :
carnaval-aim-guests = que tous les farceurs soient démasqués. Vous gagnez avec les autres invités.
carnaval-aim-pranksters = que tous les invités soient démasqués. Votre camp gagne alors.
carnaval-aim-genie = que tous les invités soient démasqués. Vous gagnez avec les farceurs.
carnaval-welcome-fellows = { $count ->
    [one] Votre complice : { $who }.
   *[other] Vos complices : { $who }.
}
carnaval-welcome-small = À si peu de joueurs, il n’y a encore aucun farceur : pendant la première danse, le mauvais génie en choisit un en secret. Peut-être vous !
carnaval-welcome-next = Maintenant :
carnaval-welcome-dance = la première danse. Les lumières baissent et les personnages sont appelés l’un après l’autre ; chacun agit en secret à son appel.
carnaval-welcome-tap = À chaque appel, tout le monde touche l’écran, même sans être appelé : ainsi, personne ne voit qui l’a été.
carnaval-welcome-cover = Si on ne vous appelle pas, saluez pour la forme.
carnaval-welcome-roles = Tous les personnages : touchez la carte dans le coin.
carnaval-welcome-alone = Avec des bots seulement, pas besoin de toucher l’écran : vous n’agissez que si l’on vous appelle.
carnaval-welcome-go = Je sais qui je suis : dansons
carnaval-turned = Le mauvais génie vous a fait changer de camp
carnaval-turned-aim = Votre nouveau but :
carnaval-turned-keeps = Vous gardez votre carte ({ $role }) et tout ce qu’elle permet.
carnaval-turned-go = J’ai changé de camp : continuons
carnaval-intro = Vous êtes le meneur de jeu
carnaval-intro-script = Lisez la réplique dorée à voix haute, puis touchez « { $line } ».
carnaval-intro-next = « { $next } » fait avancer la soirée d’un pas. Juste au-dessus, vous voyez qui n’a pas encore touché l’écran, décidé ou voté.
carnaval-intro-powers = « { $time } » laisse plus de temps à ceux qui décident. Avec « { $powers } », vous pouvez intervenir : ôter un masque, bloquer un joueur, corriger un vote, terminer le carnaval.
carnaval-intro-secret = Vous voyez les cartes de tout le monde : que personne ne regarde votre écran.
carnaval-intro-go = Que le carnaval commence
carnaval-cards = Votre carte et les personnages
carnaval-cards-short = personnages
carnaval-cards-unread = votre carte
carnaval-corner-card = { $card } : tous les personnages
carnaval-cover = Cacher ma carte sur cet écran
carnaval-uncover = Afficher ma carte sur cet écran
carnaval-known = Ce que vous savez
carnaval-known-of = { $who } : { $what }
carnaval-learnt-close = Compris
carnaval-own-mask = Votre masque est tombé, mais vous jouez toujours : vous parlez et votez, et votre camp peut encore gagner.
carnaval-own-mask-prankster = Pendant les danses, les autres farceurs choisissent désormais sans vous.
carnaval-own-mask-late = Vous votez après tous les autres.
carnaval-own-mask-idle = Sans masque, vous ne pouvez pas utiliser votre capacité.
carnaval-company = Qui est venu au carnaval
carnaval-used-up = (capacité épuisée)
carnaval-known-prankster = fait partie des farceurs, vous le savez
carnaval-known-genie = le mauvais génie, vous le savez
carnaval-known-suspicious = comportement suspect quand vous l’observiez
carnaval-known-harmless = simple invité quand vous l’observiez
carnaval-known-answer = Question à { $who }, sous hypnose : { $question } Réponse : { $answer ->
    [yes] oui.
    [no] non.
   *[unknown] je ne sais pas.
}
carnaval-badge-accused = sur la sellette
carnaval-badge-watched = sous surveillance
carnaval-badge-served = en plein repas
carnaval-badge-wine = devant son vin
carnaval-badge-barred = capacité bloquée par le meneur de jeu
carnaval-badge-mark = a reçu la marque
carnaval-badge-invitation = joue le resquilleur
carnaval-badge-spare = a le masque supplémentaire
carnaval-badge-again = a remis un masque
carnaval-badge-turned = a rejoint les farceurs
carnaval-badge-charmed = sous le charme
carnaval-badge-ready = veut voter
carnaval-badges = Les signes à côté des joueurs
carnaval-hands = { $hands ->
    [one] { $hands } doigt pointé ici
   *[other] { $hands } doigts pointés ici
 }
carnaval-hands-before = { $hands ->
    [one] { $hands } doigt pointé au premier tour
   *[other] { $hands } doigts pointés au premier tour
 }
carnaval-hands-up = { $up ->
    [0] Quel masque doit tomber ?
    [one] Une main est levée…
   *[other] { $up } mains sont levées…
 }
carnaval-hand-at = désigne { $player }
carnaval-hand-none = s’abstient
carnaval-hand-hidden = a voté
carnaval-tally = Le vote à main levée
carnaval-first-vote = Premier tour
carnaval-more-hands = + { $count } autres
carnaval-no-majority = Pas de majorité
carnaval-winners-are = La victoire revient à
carnaval-card-unknown = carte inconnue
carnaval-won-over = { $role }, que le génie a fait changer de camp
carnaval-story-pranksters = { $count ->
    [one] Faisait partie des farceurs : { $who }.
   *[other] Faisaient partie des farceurs : { $who }.
}
carnaval-story-genie = { $who }, le mauvais génie, a gagné { $player } à la cause des farceurs.
carnaval-story-genie-alone = { $who }, le mauvais génie, n’a gagné personne à la cause des farceurs.
carnaval-story-lie = { $who } disait : { $quote } En vérité, c’était { $role }.
carnaval-story-lie-believed = { $who } disait : { $quote } En vérité, c’était { $role }, et personne n’a jamais voté contre { $who }.
carnaval-story-lie-about = { $who } disait : { $quote } En vérité, { $player }, c’était { $role }.
carnaval-story-suspected = { $hands ->
    [one] Quelqu’un a voté contre { $who }, { $role } : c’était une erreur.
   *[other] Il y a eu { $hands } voix contre { $who }, { $role }, toutes par erreur : aucun invité n’a été plus soupçonné.
}
carnaval-story-fell = Dans le noir : { $who }.
carnaval-story-voted = { $wrong ->
    [yes] Par le vote, à tort : { $who }.
   *[no] Par le vote : { $who }.
}
carnaval-story-votes = Voix données par { $who }.
carnaval-story-turn-dance = La soirée a basculé à la danse { $dance }, quand { $who } a perdu son masque : { $role }.
carnaval-story-turn-vote = La soirée a basculé au vote après la danse { $dance }, quand { $who } a perdu son masque : { $role }.
carnaval-story-turn-end = Tout restait possible jusqu’à la chute du dernier masque, porté par { $who }.
carnaval-story-vote = { $count ->
    [one] Le vote décisif : { $hands }. Masque tombé : { $who }.
   *[other] Le vote décisif s’est terminé à égalité : { $hands }. Masques tombés : { $who }.
}
carnaval-wait = Les autres décident…
carnaval-wait-verdict = Avant qu’un masque ne tombe, le gentilhomme peut intervenir en secret…
carnaval-wait-for = On attend { $who }.
carnaval-wait-late = On attend { $who } : les farceurs démasqués votent en dernier.
carnaval-wait-own-late = Les farceurs démasqués votent en dernier : vous voterez quand les votes des autres seront connus.
carnaval-votes-with = { $who } vous tient sous son charme : votre vote suivra le sien.
carnaval-wine-yours = { $who } vous a servi du vin : vous ne pouvez ni parler ni voter avant le début de la prochaine danse.
carnaval-hindered = { $why ->
    [mark] La marque est devant vous : vous ne pouvez pas utiliser votre capacité maintenant.
    [invitation] Vous n’avez pas d’invitation : vous ne pouvez pas utiliser votre capacité maintenant.
   *[barred] Le meneur de jeu vous bloque : vous ne pouvez pas utiliser votre capacité maintenant.
}
carnaval-wait-taps = Tout le monde touche l’écran, même sans être appelé : ainsi, personne ne se trahit.
carnaval-dance-alone = Vous n’avez rien à faire : la danse continue.
carnaval-dance-soon = La prochaine danse va commencer…
carnaval-dance-goes-on = C’est fait. La partie continue dès que tout le monde a touché l’écran.
carnaval-tap-called = On vous appelle : à vous de décider.
carnaval-tap-turned = Vous voilà parmi les farceurs : à vous.
carnaval-tap-along = On ne vous appelle pas : faites semblant.
carnaval-tap-unable = { $why ->
    [watched] On vous appelle, mais vous êtes sous surveillance.
    [served] On vous appelle, mais vous êtes en plein repas.
    [barred] On vous appelle, mais le meneur de jeu vous bloque.
    [marked] On vous appelle, mais la marque est devant vous.
    [invitation] On vous appelle, mais vous n’avez pas d’invitation.
    [bare] On vous appelle, mais votre masque est tombé.
    [robbed] On vous appelle, mais les farceurs ont votre masque supplémentaire.
    [no-need] On vous appelle, mais personne n’a encore besoin d’un masque.
    [tired] On vous appelle, mais vous n’avez pas dansé la dernière fois.
    [used] On vous appelle, mais votre capacité est épuisée.
   *[other] On vous appelle, mais vous ne pouvez rien faire.
}
# Moments of the dance, separated by slashes. They mean nothing, and must not sound as if they told anything about a player.
carnaval-moments = Les violons vont un peu trop vite, ce soir. / On vous marche sur le pied, et on s’excuse en quatre langues. / Une plume vous chatouille le nez. Surtout, n’éternuez pas. / Ça sent l’orange, la cire et le chien mouillé. / À gauche, à droite, on tourne… et une cape vous frôle. / Dehors, un gondolier chante faux. / Votre masque gratte. Comme tous les autres. / Quelque part, un éventail se referme d’un coup sec. / Le lustre tinte : un papillon danse aussi. / On entend glousser. On entend toujours glousser. / Vous faites la révérence. Sans doute à un portemanteau. / Une cloche sonne onze heures. Ou était-ce minuit ?
carnaval-choose-deed = Dites quelque chose, ou touchez un joueur.
carnaval-choose-defence = Dites quelque chose pour votre défense, ou touchez un joueur.
carnaval-turn-talk = On discute, sans attendre son tour
carnaval-turn-accused = On vous accuse : défendez-vous
carnaval-turn-accused-spent = On vous accuse
carnaval-turn-verdict = Tout le monde a voté
carnaval-ending = Les derniers masques tombent
carnaval-still-talk = Vous voulez passer au vote, mais vous pouvez encore parler.
carnaval-still-defend = Votre défense est terminée, mais vous pouvez encore parler.
carnaval-statements-left = { $count ->
    [one] Il vous reste une déclaration.
   *[other] Il vous reste { $count } déclarations.
}
carnaval-statements-used = Vous avez fait toutes vos déclarations. Vous en aurez d’autres après la prochaine danse.
carnaval-kind-others = Parler des autres
carnaval-kind-self = Parler de soi
carnaval-kind-found = Dire ce qu’on a découvert, vrai ou faux
carnaval-said-nothing = N’a rien dit de la soirée.
carnaval-said-about = À son sujet, on a dit :
carnaval-overheard = Ce qui s’est dit
carnaval-last-words = Derniers mots des accusés :
carnaval-has-voted = A voté contre : { $players }
carnaval-only-once = Une seule fois dans la soirée !
carnaval-whisper-does = Quelques mots du génie font d’un invité un farceur : une seule fois dans la soirée, et en vain si c’en est déjà un.
carnaval-say-it = Le dire
carnaval-quote = « { $statement } »
carnaval-back = Revenir au choix
carnaval-more-time = Une minute de plus
carnaval-pass = { $phase ->
    [vote] S’abstenir
    [tie] Ne pas trancher
    [verdict] Ne rien faire
   *[other] Continuer à danser
 }
carnaval-pass-called = Ne rien faire

carnaval-ask-give = Qui reçoit l’invitation manquante ?
carnaval-ask-serve = Qui retenez-vous avec vos plats ?
carnaval-ask-sketch = À l’appel de qui ouvrez-vous les yeux ?
carnaval-ask-cancel = Arrêtez-vous la musique ?
carnaval-ask-watch = Qui surveillez-vous ?
carnaval-ask-convert = À l’oreille de qui murmurez-vous ?
carnaval-ask-lend = Qui reçoit le masque supplémentaire ?
carnaval-ask-sit = Vous asseyez-vous pour cette danse ?
carnaval-ask-unmask = Quel masque arrachez-vous ?
carnaval-ask-mark = Devant qui posez-vous la marque ?
carnaval-ask-take = Qui d’entre vous garde le masque supplémentaire ?
carnaval-ask-vote = Quel masque doit tomber ?
carnaval-ask-correct = Quel vote corrigez-vous ?
carnaval-ask-choose = Qui d’entre eux est démasqué ?
carnaval-ask-pour = À qui servez-vous du vin ?
carnaval-ask-charm = Qui charmez-vous ?
carnaval-ask-drag = Entraînez-vous tout le monde dans la danse suivante ?
carnaval-ask-hypnotise = Qui hypnotisez-vous ?
carnaval-ask-question = Que demandez-vous ?
carnaval-ask-accuse = Qui fait partie des farceurs ?
carnaval-ask-vouch = Qui ne fait pas partie des farceurs ?
carnaval-ask-vote-for = Contre qui voterez-vous ?
carnaval-ask-ask = Qui interrogez-vous ?
carnaval-ask-report-suspicious = Vous dites être le soldat et avoir observé un joueur suspect. Lequel ?
carnaval-ask-report-harmless = Vous dites être le soldat et avoir observé un simple invité. Lequel ?
carnaval-ask-report-role = Vous dites avoir vu une carte. Celle de qui ?
carnaval-ask-report-watched = Direz-vous que le soldat vous surveillait ?
carnaval-ask-claim = Qui êtes-vous ?
carnaval-ask-answer = On vous le demande : qui êtes-vous ?
carnaval-asked-by = { $count ->
    [one] { $who } vous demande : qui êtes-vous ?
   *[other] { $who } vous demandent : qui êtes-vous ?
}
carnaval-ask-retract = Que retirez-vous ?
carnaval-ask-player = Quel joueur ?
carnaval-tap-player = Touchez un joueur.
carnaval-ask-role = Quel personnage ?
carnaval-ask-mask = Qui reçoit de nouveau un masque ?
carnaval-ask-block = Qui bloquez-vous ?
carnaval-ask-free = Qui libérez-vous ?
carnaval-ask-instead = Contre qui doit voter { $player } ?
carnaval-ask-end = Comment se termine le carnaval ?
carnaval-ask-bow = Qui saluez-vous ?
carnaval-ask-clap = Voulez-vous battre la mesure ?
carnaval-ask-gasp = Le gentilhomme intervient peut-être en secret. Retenez-vous votre souffle ?
carnaval-ask-invite = Qui a perdu son invitation ?
carnaval-ask-meet = Qui aimeriez-vous rencontrer ?

carnaval-verb-give = La passer
carnaval-verb-serve = Servir
carnaval-verb-sketch = Ouvrir les yeux
carnaval-verb-watch = Surveiller
carnaval-verb-convert = Murmurer
carnaval-verb-lend = Donner le masque
carnaval-verb-unmask = Démasquer
carnaval-verb-mark = Poser la marque
carnaval-verb-take = Le garder
carnaval-verb-vote = Voter
carnaval-verb-correct = Corriger un vote
carnaval-verb-choose = Choisir
carnaval-verb-pour = Servir du vin
carnaval-verb-charm = Charmer
carnaval-verb-drag = Tout le monde danse !
carnaval-verb-hypnotise = Hypnotiser
carnaval-verb-accuse = Accuser
carnaval-verb-vouch = Innocenter
carnaval-verb-vote-for = Je voterai contre…
carnaval-verb-ask = Interroger
carnaval-verb-report-suspicious = Soldat : j’ai un suspect
carnaval-verb-report-harmless = Soldat : simple invité
carnaval-verb-report-role = J’ai vu une carte
carnaval-verb-report-watched = On me surveillait
carnaval-verb-claim = Je suis…
carnaval-verb-answer = Répondre
carnaval-verb-retract = Retirer une déclaration…
carnaval-verb-yes = Oui
carnaval-verb-no = Non
carnaval-verb-unknown = Je ne sais pas
carnaval-verb-mask = Rendre un masque
carnaval-verb-block = Bloquer
carnaval-verb-free = Libérer
carnaval-verb-end = Terminer le carnaval
carnaval-verb-bow = Saluer
carnaval-verb-invite = Invitation manquante
carnaval-verb-meet = Rencontrer

carnaval-do-give = La passer à { $player }
carnaval-do-serve = Servir { $player }
carnaval-do-sketch = Regarder { $role }
carnaval-do-cancel = Arrêter la musique
carnaval-do-watch = Surveiller { $player }
carnaval-do-convert = Murmurer à { $player }
carnaval-do-lend = Le donner à { $player }
carnaval-do-sit = S’asseoir
carnaval-do-unmask = Démasquer { $player }
carnaval-do-mark = Marquer { $player }
carnaval-do-step-in = Prendre sa place
carnaval-do-take = { $player } le garde
carnaval-do-vote = Voter contre { $player }
carnaval-do-vote-instead = { $player } vote contre { $other }
carnaval-do-vote-none = { $player } s’abstient
carnaval-do-choose = Démasquer { $player }
carnaval-do-pour = Du vin pour { $player }
carnaval-do-charm = Charmer { $player }
carnaval-do-drag = Tout le monde danse !
carnaval-do-hypnotise-with = Demander à { $player } : { $question }
carnaval-do-yes = Oui
carnaval-do-no = Non
carnaval-do-unknown = Je ne sais pas
carnaval-do-ready = D’accord pour voter
carnaval-do-defended = Voilà ma défense
carnaval-do-not-ready = Finalement, pas encore
carnaval-do-speak-again = J’ai autre chose à dire
carnaval-do-next = Continuer
carnaval-do-next-without = Continuer sans { $who }
carnaval-do-end-discussion = Clore la discussion
carnaval-do-mask = Rendre un masque à { $player }
carnaval-do-block = Bloquer { $player }
carnaval-do-free = Libérer { $player }
carnaval-do-end-guests = Les invités gagnent
carnaval-do-end-pranksters = Les farceurs gagnent
carnaval-do-end-draw = Match nul
carnaval-do-bow = Saluer { $player }
carnaval-do-clap = Battre la mesure
carnaval-do-gasp = Retenir mon souffle
carnaval-do-invite = { $player } l’a perdue
carnaval-do-meet = Rencontrer { $role }

carnaval-word-prankster = Faites-vous partie des farceurs ?
carnaval-word-free = Question libre
carnaval-word-role = Êtes-vous… ?
carnaval-word-knows = À votre connaissance, … fait partie des farceurs ?
carnaval-word-voted = Avez-vous voté contre… ?
carnaval-word-none = Personne
carnaval-word-guests = Les invités gagnent
carnaval-word-pranksters = Les farceurs gagnent
carnaval-word-draw = Match nul

carnaval-desk = Le pupitre du meneur de jeu
carnaval-desk-call = Le joueur appelé décide sur son écran, et tout le monde touche le sien. Laissez du temps.
carnaval-desk-silent = Personne n’est appelé maintenant. Attendez que tout le monde ait touché son écran.
carnaval-desk-gentleman = Une question est posée en secret au gentilhomme. Attendez un instant.
carnaval-desk-vote = Chacun vote sur son écran.
carnaval-desk-powers = Intervenir
carnaval-script = Votre texte
carnaval-script-again = Répéter
carnaval-script-stop = Arrêter
carnaval-script-next = Réplique suivante
carnaval-does-next = « { $button } » fait avancer la soirée.
carnaval-does-next-hush = { $count ->
    [0] Tout le monde a touché son écran. « { $button } » termine cet appel.
    [one] { $who } n’a pas encore touché son écran. « { $button } » termine cet appel sans attendre.
   *[other] N’ont pas encore touché leur écran : { $who }. « { $button } » termine cet appel sans attendre.
}
carnaval-does-next-decides = { $count ->
    [0] Un instant…
   *[other] Décision en cours : { $who }. Vous pouvez continuer sans attendre.
}
carnaval-does-next-vote = { $count ->
    [0] Tout le monde a voté.
    [one] { $who } n’a pas encore voté. Avec « { $button } », ce sera une abstention.
   *[other] N’ont pas encore voté : { $who }. Avec « { $button } », ce seront des abstentions.
}
carnaval-does-end-discussion = Une fois la discussion close, on passe au vote.
carnaval-does-unmask = Le masque tombe, et tout le monde voit la carte.
carnaval-does-mask = Ce joueur porte de nouveau un masque.
carnaval-does-mark = La marque est posée devant ce joueur, qui ne peut plus utiliser sa capacité.
carnaval-does-block = Ce joueur ne peut plus utiliser sa capacité jusqu’à ce que vous le libériez.
carnaval-does-free = Vous levez tout ce qui bloque la capacité de ce joueur, sauf l’invitation manquante.
carnaval-does-correct = Vous corrigez un vote déjà donné.
carnaval-does-invite = Ce joueur a perdu son invitation. La carte change de mains avant chaque danse.
carnaval-does-end = Vous dites qui a gagné, et la partie est finie.

## À imprimer : les cartes

carnaval-print-cards = Cartes de personnages à imprimer
carnaval-print-cards-hint = Sur papier A4 ou Letter, en taille réelle. Découpez le long des lignes.
carnaval-side-guests = du côté des invités
carnaval-side-pranksters = du côté des farceurs
carnaval-side-genie = avec les farceurs, sans en être un
carnaval-thing-invitation = invitation manquante
carnaval-thing-invitation-text = Sans invitation, vous ne pouvez utiliser aucune capacité. Juste avant chaque danse, passez cette carte à un autre joueur, devant tout le monde.
carnaval-thing-mark = marque du maître farceur
carnaval-thing-mark-text = Tant qu’elle est devant vous, vous ne pouvez utiliser aucune capacité.

## À imprimer : la feuille du meneur de jeu. Ce qu’il dit à haute voix, et ce qu’il fait.

carnaval-print-master = Feuille du meneur de jeu
carnaval-sheet-before = Avant la première danse
carnaval-sheet-dance = La danse, dans cet ordre
carnaval-sheet-after = Le buffet et le vote
carnaval-sheet-company = La compagnie habituelle
carnaval-sheet-along = Si vous jouez aussi : sans appareil, les mains sur la table
carnaval-sheet-call = Appel
carnaval-sheet-say = Dites
carnaval-sheet-do = Faites
carnaval-sheet-players = Joueurs
carnaval-sheet-roles = Personnages

carnaval-aloud-open = { $call }, ouvrez les yeux.
carnaval-aloud-close = { $call }, fermez les yeux.
carnaval-aloud-open-all = Farceurs, ouvrez les yeux et regardez-vous.
carnaval-aloud-close-all = Farceurs, fermez les yeux.
carnaval-aloud-dance = La musique commence. Fermez les yeux.
carnaval-aloud-rest = La danse est finie. Ouvrez les yeux : le buffet est servi.
carnaval-aloud-vote = Levez le bras. Un, deux, trois : désignez quelqu’un !

carnaval-lead-cards = Annoncez à tous quels personnages sont en jeu et ce qu’ils font, et donnez une carte à chacun.
carnaval-lead-calls = N’appelez que les personnages en jeu, mais appelez-les à chaque danse, avec la même pause, même si le joueur est démasqué ou ne peut rien faire.
carnaval-lead-blocked = Un joueur surveillé, marqué, servi par le chef, devant son vin ou sans invitation ne peut utiliser aucune capacité.
carnaval-lead-invitation = Si vous jouez avec le resquilleur : donnez l’invitation manquante au joueur de votre choix. Juste avant chaque danse, la première aussi, elle change de mains, devant tout le monde.
carnaval-lead-chef = Seulement s’il est démasqué. Il désigne un joueur masqué, jamais le même deux fois de suite ; touchez l’épaule de ce joueur. Les farceurs ne peuvent pas le démasquer pendant cette danse.
carnaval-lead-painter = Ne l’appelez pas. Une fois par danse, il peut ouvrir les yeux à l’appel du musicien, du soldat, du loueur de masques, du petit vieux, du justicier ou du gentilhomme.
carnaval-lead-musician = S’il fait oui de la tête, la danse est aussitôt finie : n’appelez plus personne. Une fois dans la soirée.
carnaval-lead-soldier = Il désigne un joueur masqué. Si c’est un simple invité, faites non de la tête. Sinon, faites oui, touchez l’épaule de ce joueur, et dites :
carnaval-lead-evil-genie = Une fois dans la soirée, il désigne un joueur masqué. Si c’est un invité, il devient farceur : touchez-lui l’épaule, il ouvre les yeux et voit le génie.
carnaval-lead-evil-genie-small = De 4 à 6 joueurs, il doit choisir à la première danse, avant tous les autres appels, et le farceur ne voit pas qui c’est.
carnaval-lead-mask-lender = Une fois dans la soirée, il désigne un joueur démasqué, qui met le masque supplémentaire : dites qui le porte, pas qui l’a donné. Si les farceurs ont pris le masque, c’est l’un d’eux qui répond.
carnaval-lead-little-old-man = S’il fait oui de la tête, il s’assied pour cette danse, et personne ne peut le démasquer. Jamais à la première danse, jamais deux fois de suite.
carnaval-lead-avenger = Pas à la première danse, et seulement si aucun farceur n’a été pris pendant la danse précédente ni au vote qui l’a suivie. Il désigne un joueur masqué.
carnaval-lead-pranksters = Y compris celui que le génie a changé en farceur. Ils se mettent d’accord sur un joueur masqué qui n’est pas des leurs. De 4 à 6 joueurs, personne à la première danse.
carnaval-lead-master-prankster = Posez sa marque devant le joueur qu’il désigne. À chaque appel, elle doit changer de place, sinon vous la reprenez.
carnaval-lead-gentleman = Chaque fois qu’un masque va tomber, même après un vote : touchez-lui l’épaule et montrez-lui lequel. S’il fait oui de la tête, c’est lui qui est démasqué.
carnaval-lead-shown = Dites quels masques sont tombés, mais pas comment ; ces joueurs retournent leur carte. Vérifiez si la partie est finie.
carnaval-lead-talk = Laissez parler tout le monde. Une fois démasqués, le vigneron, l’hypnotiseur, le farceur danseur, Casanova et Isabella peuvent maintenant utiliser leur capacité.
carnaval-lead-vote = Les farceurs démasqués votent deux secondes plus tard ; après eux, aucune voix ne compte. Plus de la moitié des voix contre un joueur : il est démasqué.
carnaval-lead-second = Sinon, les deux joueurs qui ont le plus de voix contre eux (ou plus de deux, s’il y a égalité) se défendent, puis tout le monde revote, mais seulement contre l’un d’eux. Celui qui a le plus de voix est démasqué ; à égalité, tous le sont. De 4 à 6 joueurs, le premier vote décide déjà.
carnaval-lead-law = Votre parole fait loi, même contre les règles.
carnaval-along-table = Asseyez-vous assez près pour pouvoir vous toucher. Chacun pose une main au milieu de la table.
carnaval-along-cards = Annoncez les personnages en jeu, rappelez les règles et distribuez les cartes. Chacun regarde la sienne, vous aussi.
carnaval-along-eyes = Appelez comme ci-dessus, mais gardez les yeux fermés. Ne les ouvrez que quand vous avez appelé votre propre personnage.
carnaval-along-touch = Pour choisir un joueur, on lui touche la main. S’il faut répondre, ce joueur fait oui ou non de la tête.
carnaval-along-answer = Si un joueur doit vous dire oui ou non, il vous touche la main : une fois pour oui, deux fois pour non.
carnaval-along-time = Quand vous pensez que quelqu’un a fini, demandez-lui de fermer les yeux. S’il n’a pas fini, il vous touche la main : laissez-lui plus de temps.
carnaval-along-care = Énoncez bien ce qu’il y a à faire et laissez du temps à chaque appel, même au vôtre, pour ne pas vous trahir.
