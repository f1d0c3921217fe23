### Au carnaval de Venise

carnaval-summary = Des masques, des danses dans la pénombre, et des farceurs parmi les invités : trouvez-les avant qu’ils ne vous aient tous démasqués.

## Options

option-carnaval-roles = Qui vient au carnaval
option-carnaval-roles-usual = la compagnie habituelle : deux sur trois ont une capacité
option-carnaval-roles-plain = simple : deux personnages spéciaux seulement
option-carnaval-roles-full = au complet : personne n’est simple invité
option-carnaval-roles-advised = Pour { $seats } joueurs, il faut { $fewest } à { $most } farceurs ; { $count } sont conseillés.
option-carnaval-roles-needed = Pour { $seats } joueurs, il faut { $count } farceurs.
option-carnaval-confidence = Vote de confiance : la voix d’un invité démasqué compte double
option-carnaval-secret_vote = Vote secret : on n’apprend que le verdict
option-carnaval-gatecrasher = Le resquilleur : quelqu’un a perdu son invitation
option-carnaval-master = Qui mène le jeu
option-carnaval-master-house = la maison
option-carnaval-master-person = un meneur de jeu qui ne joue pas
option-carnaval-ladies = Qui joue une dame
option-carnaval-ladies-turns = en alternance, dame et seigneur
option-carnaval-ladies-none = personne : rien que des seigneurs

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

carnaval-card-guest = Vous êtes venu danser et trouver les farceurs. Vous n’avez d’autre don que votre flair.
carnaval-card-prankster = À chaque danse, vous choisissez avec vos complices un masque à arracher. Démasquez tous les invités.
carnaval-card-musician = Une fois dans la soirée, vous pouvez cesser de jouer : la danse est finie avant qu’il ne se passe quoi que ce soit.
carnaval-card-soldier = À chaque danse, vous pouvez désigner un joueur masqué et apprendre s’il est plus qu’un simple invité. Si oui, vous le surveillez, et il ne peut rien faire pendant cette danse.
carnaval-card-evil-genie = Vous tenez avec les farceurs, mais vous ne les connaissez pas. Une fois dans la soirée, vous pouvez faire d’un invité l’un des leurs.
carnaval-card-mask-lender = Vous avez apporté un masque de rechange. Une fois, vous pouvez le donner à un joueur démasqué. Attention : si les farceurs vous démasquent, ils le prennent.
carnaval-card-little-old-man = Vous aimez danser, mais vous fatiguez vite. Vous pouvez rester assis pendant une danse, jamais deux de suite ; assis, personne ne peut vous démasquer.
carnaval-card-avenger = Si aucun farceur n’a été pris au tour précédent, vous pouvez arracher un masque vous-même.
carnaval-card-painter = À chaque danse, vous pouvez ouvrir les yeux à l’appel d’un personnage spécial. Vous vous reconnaissez l’un l’autre.
carnaval-card-master-prankster = Vous faites partie des farceurs. À chaque danse, vous pouvez poser votre marque devant un joueur : tant qu’elle est là, il ne peut utiliser aucune capacité.
carnaval-card-gentleman = Quand quelqu’un va être démasqué, vous pouvez prendre sa place. Démasqué, vous pouvez trancher les égalités du vote.
carnaval-card-dancing-prankster = Vous faites partie des farceurs. Une fois démasqué, vous pouvez, une seule fois, entraîner tout le monde dans la danse suivante : plus de discussion, pas de vote.
carnaval-card-winegrower = Une fois démasqué, vous servez du vin à un joueur à chaque discussion : il ne peut ni parler, ni voter, ni utiliser de capacité.
carnaval-card-chef = Une fois démasqué, vous retenez à chaque danse un joueur masqué avec vos plats : les farceurs ne peuvent pas le démasquer, et il ne peut utiliser aucune capacité.
carnaval-card-hypnotist = Une fois démasqué, vous pouvez, une seule fois, poser à un joueur une question à laquelle il doit répondre la vérité : oui, non, ou je ne sais pas.
carnaval-card-casanova = Une fois démasqué, vous choisissez avant chaque vote une dame, qui doit voter comme vous.
carnaval-card-isabella = Une fois démasquée, vous choisissez avant chaque vote un seigneur, qui doit voter comme vous.

## La danse

carnaval-dance = La musique commence : danse { $dance }. Fermez les yeux.
carnaval-gives = { $who } passe l’invitation manquante à { $player } : c’est maintenant le resquilleur.
carnaval-calls = La maison appelle : « { $call } ! »
carnaval-serves = Le chef cuisinier sert { $guest }, qui ne fait que manger pendant cette danse.
carnaval-cancels = La musique s’arrête. La danse est finie !
carnaval-learns = { $suspicious ->
    [true] { $player } a un comportement suspect. Vous ouvrez l’œil.
   *[other] { $player } est un simple invité.
 }
carnaval-watches = Quelqu’un est surveillé et ne peut utiliser aucune capacité pendant cette danse.
carnaval-watched = On vous surveille : vous ne pouvez utiliser aucune capacité pendant cette danse.
carnaval-tempts = Vous murmurez quelques mots à { $player }, à l’oreille.
carnaval-joins = { $who } compte maintenant parmi les farceurs.
carnaval-recognises-genie = { $genie } est le mauvais génie qui vous a gagné à sa cause.
carnaval-recognises = Le peintre ({ $who }) et { $holder }, { $role }, se reconnaissent.
carnaval-masked = { $who } porte à nouveau un masque.
carnaval-sits = Vous restez assis pendant cette danse.
carnaval-reaches = Vous tendez la main vers le masque que porte { $player }.
carnaval-proposes = { $who } propose { $player }.
carnaval-proposes-nobody = { $who } ne propose personne.
carnaval-agree = Les farceurs tendent la main vers le masque que porte { $player }.
carnaval-proposes-taker = { $who } donnerait le masque de rechange à { $player }.
carnaval-proposes-taker-nobody = Pour { $who }, peu importe qui garde le masque de rechange.
carnaval-takes = { $taker } garde le masque de rechange.
carnaval-robbed = Les farceurs ont pris votre masque de rechange.
carnaval-asks = { $victim } va perdre son masque. Voulez-vous prendre sa place ?
carnaval-asks-condemned = C’est votre propre masque qui va tomber. Vous ne pouvez pas prendre votre propre place : touchez l’écran comme tout le monde.
carnaval-falls = Quelqu’un vous arrache votre masque. Tous le verront à la fin de la danse.
carnaval-marks = La marque du maître farceur est posée devant { $player }.
carnaval-unmarks = Il n’y a plus de marque devant { $player }.

## Le repos

carnaval-rest = Ouvrez les yeux : la danse { $dance } est finie, le buffet est servi.
carnaval-unmasked = { $who } perd son masque : c’est { $role }.
carnaval-says = { $who } : { $statement }
carnaval-ready = { $who } attend le vote.
carnaval-pours = { $who } sert du vin à { $player }, qui ne peut plus ni parler ni voter.
carnaval-charms = { $who } charme { $player }, qui votera de même.
carnaval-drags = { $who } entraîne tout le monde dans la danse suivante !
carnaval-hypnotises = { $who } hypnotise { $player } et demande : { $question }
carnaval-question-prankster = Êtes-vous un farceur ?
carnaval-question-role = Êtes-vous { $role } ?
carnaval-question-knows = Savez-vous que { $player } est un farceur ?
carnaval-question-voted = Avez-vous voté contre { $player } ?
carnaval-question-free = (la question est posée à voix haute)
carnaval-answers = { $who } répond : { $answer ->
    [yes] oui.
    [no] non.
   *[unknown] je ne sais pas.
}
carnaval-vote = Le vote, tour { $round } : { $accused }.
carnaval-voted = { $who } a voté.
carnaval-votes = Les voix : { $votes }.
carnaval-one-vote = { $who } contre { $player }
carnaval-no-votes = aucune
carnaval-accused = Pas de majorité. Les accusés peuvent se défendre : { $players }.
carnaval-tie = Égalité entre { $players }.
carnaval-chooses = Le gentilhomme tranche : { $player }.
carnaval-nobody = Ce vote ne démasque personne.
carnaval-master-give = Le meneur de jeu donne l’invitation manquante à { $player }.
carnaval-master-next = Le meneur de jeu fait avancer la soirée.
carnaval-master-end-discussion = Le meneur de jeu met fin à la discussion.
carnaval-master-unmask = Le meneur de jeu démasque { $player }.
carnaval-master-mask = Le meneur de jeu remet un masque à { $player }.
carnaval-master-block = Le meneur de jeu bloque { $player }.
carnaval-master-free = Le meneur de jeu libère { $player }.
carnaval-master-mark = Le meneur de jeu met la marque devant { $player }.
carnaval-master-vote = Le meneur de jeu corrige ce qu’a voté { $player }.
carnaval-master-vote-instead = Le meneur de jeu corrige un vote : { $player } vote contre { $other }.
carnaval-master-vote-none = Le meneur de jeu corrige un vote : { $player } s’abstient.
carnaval-master-end-guests = Le meneur de jeu met fin au carnaval : les invités gagnent.
carnaval-master-end-pranksters = Le meneur de jeu met fin au carnaval : les farceurs gagnent.
carnaval-master-end-draw = Le meneur de jeu met fin au carnaval : match nul.
carnaval-ends = Le carnaval est terminé.

## Déclarations

carnaval-say-claim = Je suis { $role }.
carnaval-say-answer = Vous voulez le savoir : je suis { $role }.
carnaval-say-accuse = { $player } est un farceur !
carnaval-say-vouch = { $player } n’est pas un farceur.
carnaval-say-vote-for = Je vais voter contre { $player }.
carnaval-say-ask = { $player }, qui êtes-vous ?
carnaval-say-report-suspicious = J’ai observé { $player } : comportement suspect.
carnaval-say-report-harmless = J’ai observé { $player } : un simple invité.
carnaval-say-report-role = { $player } est { $role }, je l’ai vu.
carnaval-say-report-watched = On me surveillait.
carnaval-say-retract = Je retire ma déclaration numéro { $number }.

## Comment cela finit

carnaval-guests-win = Tous les farceurs sont démasqués : les invités gagnent.
carnaval-pranksters-win = Tous les invités sont démasqués : les farceurs et le mauvais génie gagnent.
carnaval-both = Le dernier invité et le dernier farceur ont perdu leur masque au même moment : match nul.
carnaval-dawn = Trois tours sans que personne soit démasqué : l’aube se lève, et le carnaval finit par un match nul.
carnaval-masters-word = Le meneur de jeu a mis fin au carnaval.

## Refus

carnaval-unreadable = « { $move } » n’est pas un coup. Écrivez par exemple : watch 3, claim soldier, vote 5, ready, pass.
carnaval-must-name = Vous ne pouvez pas passer ici, il faut choisir : { $wanted }.
carnaval-other-move = « { $move } » n’est pas ce qu’on vous demande maintenant. Vous pouvez : { $wanted }, ou passer (pass) là où c’est permis.
carnaval-cannot-name = « { $move } » n’est pas possible : ce joueur ou ce personnage ne peut pas être nommé maintenant.
carnaval-blocked = Vous ne pouvez pas utiliser votre capacité maintenant : on vous surveille, on vous retient, la marque est devant vous, ou il vous manque une invitation.
carnaval-mask-gone = Votre masque n’est plus là, et cette capacité non plus.
carnaval-only-pass = Il n’y a rien que vous puissiez faire à cet appel : passez (pass).
carnaval-not-in-talk = « { $move } » n’est pas possible dans cette discussion. Dites quelque chose, utilisez une capacité de votre carte retournée, ou dites : ready.
carnaval-said-enough = Vous avez fait vos { $most } déclarations dans cette discussion.
carnaval-nothing-to-retract = Vous n’avez pas de déclaration numéro { $number } qui tienne encore.
carnaval-cannot-say = « { $statement } » ne peut pas se dire : parlez d’un autre joueur, et d’un personnage qui est en jeu.
carnaval-not-master = « { $move } » n’est pas une chose que le meneur de jeu puisse faire maintenant.
carnaval-name-self = Vous ne pouvez pas vous choisir vous-même.
carnaval-name-bare = Ce personnage n’a plus de masque.
carnaval-name-masked = Ce personnage porte encore son masque.
carnaval-name-fellow = Ce personnage est des vôtres.
carnaval-name-again = Pas deux fois de suite la même personne.
carnaval-name-accused = Seuls les accusés peuvent être choisis maintenant.
carnaval-name-charm = Casanova charme les dames, Isabella les messieurs, et ni l’un ni l’autre ne charme l’autre.
carnaval-name-other = Cette personne ne peut pas être choisie maintenant.
carnaval-not-asked = Ce n’est plus possible : on demande autre chose à présent.
carnaval-must-choose = Ici, il faut choisir quelqu’un.

carnaval-no-role = « { $name } » n’est pas un personnage. Les personnages sont : { $names }.
carnaval-many-roles = { $roles } personnages, c’est trop pour { $seats } joueurs.
carnaval-box = Il n’y a { $held ->
    [one] qu’une seule carte
   *[other] que { $held } cartes
} « { $role } », mais on en veut { $found }.
carnaval-not-small = À 4, 5 ou 6 joueurs, cette carte reste dans la boîte : { $role ->
    [prankster] farceur
    [master-prankster] maître farceur
    [dancing-prankster] farceur danseur
    [painter] peintre
   *[soldier] soldat
}.
carnaval-needs-genie = À 4, 5 ou 6 joueurs, le mauvais génie est toujours là.
carnaval-pranksters = Pour { $seats } joueurs, il faut { $wanted } farceurs (maître farceur et farceur danseur compris), pas { $found }.
carnaval-pranksters-about = Pour { $seats } joueurs, il faut de { $fewest } à { $most } farceurs (maître farceur et farceur danseur compris), pas { $found }.
carnaval-ladies = { $seat } ne peut pas être une dame : nommez des places différentes de 0 à { $last }.

carnaval-no-prankster = À sept joueurs ou plus, il faut un farceur.
carnaval-masked-and-fallen = Un joueur ne peut pas être masqué et avoir perdu son masque pendant cette danse.
carnaval-unmasked-not-shown = La carte de tout joueur démasqué a été montrée.
carnaval-camps = Les camps ne correspondent pas aux cartes : un seul invité peut être dans un autre camp que ne le dit sa carte, celui des farceurs.
carnaval-one-convert = Le mauvais génie désigne un seul joueur, une seule fois, et pas lui-même.
carnaval-invitation = Quelqu’un a l’invitation manquante si l’option « gatecrasher » est choisie, et personne sinon.
carnaval-spare = Le masque de rechange est chez le loueur de masques ou chez un farceur, ou il n’est plus là.
carnaval-eyes = Seuls des farceurs peuvent avoir manqué ce que les autres farceurs ont fait.
carnaval-no-question = « { $question } » n’est pas une question de l’hypnotiseur.
carnaval-said = La place { $seat } ne peut avoir fait que huit déclarations au plus, en liste, dans une discussion.
carnaval-no-statement = « { $statement } » n’est pas une déclaration.
carnaval-fallen = Les masques tombés se montrent quand la danse est finie.
carnaval-no-call = « { $call } » n’est pas un appel de cette danse.
carnaval-no-victim = Il faut une victime à propos de laquelle on interroge le gentilhomme.
carnaval-no-step = Personne ne peut décider à l’étape « { $step } » de cet appel.
carnaval-no-outcome = Un carnaval terminé a un résultat.
carnaval-winners = Les gagnants sont les invités, ou les farceurs et le génie, ou tous en cas de match nul.
carnaval-no-world = La vue se contredit : aucune distribution des cartes ne lui correspond.

## Dans le terminal

carnaval-wears-mask = sous son masque
carnaval-claims-to-be = dit être { $role }
carnaval-has-mark = la marque
carnaval-has-wine = devant son vin
carnaval-has-invitation = resquilleur
carnaval-is-charmed = sous le charme
carnaval-in-play = En jeu : { $roles }.
carnaval-now-invitation = L’invitation change de mains avant la danse { $dance }.
carnaval-now-dance = Danse { $dance }. La maison appelle : « { $call } ! »
carnaval-now-discussion = Le repos après la danse { $dance } : discutez.
carnaval-now-hypnosis = Le repos après la danse { $dance } : une question sous hypnose.
carnaval-now-vote = Le vote après la danse { $dance }.
carnaval-now-defence = Les accusés se défendent.
carnaval-now-tie = Égalité : le gentilhomme peut trancher.
carnaval-now-verdict = Avant que le masque ne tombe …
carnaval-now-over = Le carnaval est terminé.
carnaval-your-card = Vous êtes { $role }. { $card }
carnaval-you-joined = Vous êtes maintenant un farceur !
carnaval-you-know = Vous savez : { $player } – { $what }.
carnaval-you-found-suspicious = suspect quand vous l’avez observé
carnaval-you-found-harmless = simple invité quand vous l’avez observé
carnaval-your-victim = Va être démasqué : { $player }.

## Sur la page

carnaval-leader = le meneur de jeu
carnaval-ring = Les joueurs autour de la salle
carnaval-tray = Ce que vous pouvez faire
carnaval-evening = Le cours de la soirée
carnaval-stop-dance = Danse { $dance }
carnaval-stop-rest = Repos
carnaval-stop-vote = Vote
carnaval-second-round = deuxième tour
carnaval-voice = La voix du meneur de jeu
carnaval-lady = dame
carnaval-lord = seigneur
carnaval-bare = sans masque
carnaval-can-choose = choix possible
carnaval-cards = Les cartes
carnaval-cards-short = cartes
carnaval-cards-unread = votre carte
carnaval-corner-card = { $card } : les cartes
carnaval-cover = Cacher ma carte sur cet écran
carnaval-uncover = Afficher ma carte sur cet écran
carnaval-known = Ce que vous savez
carnaval-known-of = { $who } : { $what }
carnaval-company = Qui est venu au bal
carnaval-used-up = (déjà utilisée)
carnaval-known-prankster = un farceur, vous le savez
carnaval-known-genie = le mauvais génie, vous le savez
carnaval-known-suspicious = suspect quand vous l’avez observé
carnaval-known-harmless = simple invité quand vous l’avez observé
carnaval-badge-accused = sur la sellette
carnaval-badge-watched = sous surveillance
carnaval-badge-served = en plein repas
carnaval-badge-wine = devant son vin
carnaval-badge-barred = capacité bloquée par le meneur
carnaval-badge-mark = la marque
carnaval-badge-invitation = resquilleur
carnaval-badge-spare = a le masque de rechange
carnaval-badge-charmed = sous le charme
carnaval-badge-ready = attend le vote
carnaval-hands = { $hands ->
    [one] { $hands } doigt pointé ici
   *[other] { $hands } doigts pointés ici
 }
carnaval-hands-up = { $up ->
    [0] Quel masque doit tomber ?
    [one] Une main est levée …
   *[other] { $up } mains sont levées …
 }
carnaval-hand-at = désigne { $player }
carnaval-hand-none = s’abstient
carnaval-hand-hidden = a voté
carnaval-tally = Les mains
carnaval-winners-are = Le carnaval est gagné par
carnaval-wait = Les autres décident …
carnaval-dance-goes-on = La danse continue …
carnaval-choose-deed = Parlez, ou touchez un joueur.
carnaval-only-once = Une seule fois dans la soirée !
carnaval-say-it = Le dire
carnaval-quote = « { $statement } »
carnaval-back = Choisir à nouveau
carnaval-more-time = Une minute de plus
carnaval-pass = { $phase ->
    [vote] S’abstenir
    [tie] Laisser faire
    [verdict] Ne rien faire
   *[other] Continuer à danser
 }

carnaval-ask-give = À qui passez-vous l’invitation manquante ?
carnaval-ask-serve = Qui retenez-vous avec vos plats ?
carnaval-ask-sketch = À l’appel de qui ouvrez-vous les yeux ?
carnaval-ask-cancel = Arrêtez-vous la musique ?
carnaval-ask-watch = Qui observez-vous de près ?
carnaval-ask-convert = À l’oreille de qui murmurez-vous ?
carnaval-ask-lend = À qui donnez-vous le masque de rechange ?
carnaval-ask-sit = Restez-vous assis pendant cette danse ?
carnaval-ask-unmask = Quel masque arracher ?
carnaval-ask-mark = Devant qui poser la marque ?
carnaval-ask-take = Qui de vous garde le masque de rechange ?
carnaval-ask-vote = Quel masque doit tomber ?
carnaval-ask-correct = Quel vote corrigez-vous ?
carnaval-ask-choose = Lequel d’entre eux ?
carnaval-ask-pour = À qui servez-vous du vin ?
carnaval-ask-charm = Qui charmez-vous ?
carnaval-ask-drag = Entraînez-vous tout le monde dans la danse suivante ?
carnaval-ask-hypnotise = Qui hypnotisez-vous ?
carnaval-ask-question = Que demandez-vous ?
carnaval-ask-accuse = Qui est un farceur ?
carnaval-ask-vouch = Qui n’est pas un farceur ?
carnaval-ask-vote-for = Contre qui voterez-vous ?
carnaval-ask-ask = Qui interrogez-vous ?
carnaval-ask-report-suspicious = Qui vous a paru suspect ?
carnaval-ask-report-harmless = Qui n’est qu’un simple invité ?
carnaval-ask-report-role = De qui avez-vous vu la carte ?
carnaval-ask-report-watched = On vous surveillait ?
carnaval-ask-claim = Qui êtes-vous ?
carnaval-ask-answer = On vous le demande : qui êtes-vous ?
carnaval-ask-retract = Que retirez-vous ?
carnaval-ask-player = Quel joueur ?
carnaval-tap-player = Touchez un joueur.
carnaval-ask-role = Quel personnage ?
carnaval-ask-mask = Qui porte à nouveau un masque ?
carnaval-ask-block = Qui ne peut plus rien faire ?
carnaval-ask-free = Qui est libre à nouveau ?
carnaval-ask-instead = Contre qui doit voter { $player } ?
carnaval-ask-end = Comment finit le carnaval ?
carnaval-ask-bow = Qui saluez-vous ?
carnaval-ask-clap = Tapez-vous dans vos mains ?
carnaval-ask-gasp = Le verdict va tomber. Retenez-vous votre souffle ?
carnaval-ask-invite = Qui a perdu son carton d’invitation ?
carnaval-ask-meet = Qui aimeriez-vous rencontrer ?

carnaval-verb-give = La passer
carnaval-verb-serve = Servir
carnaval-verb-sketch = Ouvrir les yeux
carnaval-verb-watch = Surveiller
carnaval-verb-convert = Murmurer
carnaval-verb-lend = Donner
carnaval-verb-unmask = Démasquer
carnaval-verb-mark = Poser la marque
carnaval-verb-take = Garder
carnaval-verb-vote = Voter
carnaval-verb-correct = Corriger un vote
carnaval-verb-choose = Choisir
carnaval-verb-pour = Servir du vin
carnaval-verb-charm = Charmer
carnaval-verb-drag = Tous à la danse !
carnaval-verb-hypnotise = Hypnotiser
carnaval-verb-accuse = Accuser
carnaval-verb-vouch = Innocenter
carnaval-verb-vote-for = Je vote contre…
carnaval-verb-ask = Interroger
carnaval-verb-report-suspicious = Suspect !
carnaval-verb-report-harmless = Simple invité
carnaval-verb-report-role = J’ai vu …
carnaval-verb-report-watched = On m’épiait
carnaval-verb-claim = Je suis …
carnaval-verb-answer = Répondre
carnaval-verb-retract = Retirer
carnaval-verb-yes = Oui
carnaval-verb-no = Non
carnaval-verb-unknown = Je ne sais pas
carnaval-verb-mask = Remasquer
carnaval-verb-block = Bloquer
carnaval-verb-free = Libérer
carnaval-verb-end = Finir
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
carnaval-do-sit = Rester assis
carnaval-do-unmask = Démasquer { $player }
carnaval-do-mark = Marquer { $player }
carnaval-do-step-in = Prendre sa place
carnaval-do-take = { $player } le garde
carnaval-do-vote = Voter contre { $player }
carnaval-do-vote-instead = { $player } vote contre { $other }
carnaval-do-vote-none = { $player } s’abstient
carnaval-do-choose = C’est { $player }
carnaval-do-pour = Du vin pour { $player }
carnaval-do-charm = Charmer { $player }
carnaval-do-drag = Tous à la danse !
carnaval-do-hypnotise-with = Demander à { $player } : { $question }
carnaval-do-yes = Oui
carnaval-do-no = Non
carnaval-do-unknown = Je ne sais pas
carnaval-do-ready = J’attends le vote
carnaval-do-next = Continuer
carnaval-do-next-without = Continuer sans { $who }
carnaval-do-end-discussion = Finir la discussion
carnaval-do-mask = Remasquer { $player }
carnaval-do-block = Bloquer { $player }
carnaval-do-free = Libérer { $player }
carnaval-do-end-guests = Les invités gagnent
carnaval-do-end-pranksters = Les farceurs gagnent
carnaval-do-end-draw = Match nul
carnaval-do-bow = Saluer { $player }
carnaval-do-clap = Taper dans ses mains
carnaval-do-gasp = Retenir son souffle
carnaval-do-invite = { $player } l’a perdu
carnaval-do-meet = Rencontrer { $role }

carnaval-word-prankster = Êtes-vous un farceur ?
carnaval-word-free = Une question à vous
carnaval-word-role = Êtes-vous … ?
carnaval-word-knows = Savez-vous que … est un farceur ?
carnaval-word-voted = Avez-vous voté contre … ?
carnaval-word-none = Personne
carnaval-word-guests = Les invités gagnent
carnaval-word-pranksters = Les farceurs gagnent
carnaval-word-draw = Match nul

carnaval-desk = Le pupitre du meneur de jeu

## À imprimer : les cartes

carnaval-side-guests = du côté des invités
carnaval-side-pranksters = du côté des farceurs
carnaval-side-genie = avec les farceurs, sans en être un
carnaval-thing-invitation = invitation manquante
carnaval-thing-invitation-text = Sans invitation, vous ne pouvez utiliser aucune capacité. Juste avant chaque danse, passez cette carte à un autre joueur, au vu de tous.
carnaval-thing-mark = marque du maître farceur
carnaval-thing-mark-text = Tant qu’elle est devant vous, vous ne pouvez utiliser aucune capacité.

## À imprimer : la feuille du meneur de jeu. Ce qu’il dit à haute voix, et ce qu’il fait.

carnaval-sheet-before = Avant la première danse
carnaval-sheet-dance = La danse, dans cet ordre
carnaval-sheet-after = Le repos et le vote
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
carnaval-aloud-vote = Levez le bras. Un, deux, trois : montrez !

carnaval-lead-cards = Dites à tous quels personnages sont en jeu et ce qu’ils font, et donnez une carte à chacun.
carnaval-lead-calls = N’appelez que les personnages en jeu, mais ceux-là à chaque danse, avec la même pause : même si le joueur est démasqué ou ne peut rien faire.
carnaval-lead-blocked = Qui est surveillé, marqué, servi, devant son vin ou sans invitation ne peut utiliser aucune capacité.
carnaval-lead-invitation = Si vous jouez avec le resquilleur : donnez l’invitation manquante au joueur de votre choix. Juste avant chaque danse, la première aussi, elle change de main, au vu de tous.
carnaval-lead-chef = Seulement une fois démasqué. Il désigne un joueur masqué, jamais le même deux fois de suite ; touchez l’épaule de ce joueur. Les farceurs ne peuvent pas le démasquer pendant cette danse.
carnaval-lead-painter = Ne l’appelez pas. Une fois par danse, il peut ouvrir les yeux à l’appel du musicien, du soldat, du loueur de masques, du petit vieux, du justicier ou du gentilhomme.
carnaval-lead-musician = S’il fait oui de la tête, la danse est finie aussitôt : n’appelez plus personne. Une fois dans la soirée.
carnaval-lead-soldier = Il désigne un joueur masqué. Pour un simple invité, faites non de la tête. Pour tout autre, faites oui, touchez l’épaule de ce joueur, et dites :
carnaval-lead-evil-genie = Une fois dans la soirée, il désigne un joueur masqué. Un invité est désormais un farceur : touchez-lui l’épaule, il ouvre les yeux et voit le génie.
carnaval-lead-evil-genie-small = De 4 à 6 joueurs, il doit choisir à la première danse, avant tous les autres appels, et le farceur ne le voit pas.
carnaval-lead-mask-lender = Une fois dans la soirée, il désigne un joueur démasqué, qui met le masque de rechange : dites qui c’est. Si les farceurs ont pris le masque, c’est l’un d’eux qui répond.
carnaval-lead-little-old-man = S’il fait oui de la tête, il reste assis pendant cette danse, et personne ne peut le démasquer. Jamais à la première danse, jamais deux fois de suite.
carnaval-lead-avenger = Pas à la première danse, et seulement si aucun farceur n’a été pris pendant la danse précédente ni au vote qui l’a suivie. Il désigne un joueur masqué.
carnaval-lead-pranksters = Avec celui que le génie a gagné à sa cause. Ils se mettent d’accord sur un joueur masqué qui n’est pas des leurs. De 4 à 6 joueurs, personne à la première danse.
carnaval-lead-master-prankster = Posez sa marque devant le joueur qu’il désigne ; elle change de place à chaque appel, ou vous la reprenez.
carnaval-lead-gentleman = Chaque fois qu’un masque va tomber, même après un vote : touchez-lui l’épaule et montrez-lui lequel. S’il fait oui de la tête, c’est lui qui est démasqué.
carnaval-lead-shown = Dites quel masque est tombé, pas comment : les cartes se retournent. Voyez si la partie est finie.
carnaval-lead-talk = Laissez parler tout le monde. Démasqués, le vigneron, l’hypnotiseur, le farceur danseur, Casanova et Isabella peuvent maintenant utiliser leur capacité.
carnaval-lead-vote = Les farceurs démasqués montrent du doigt deux secondes plus tard ; après eux, aucune voix ne compte. Plus de la moitié des voix : il est démasqué.
carnaval-lead-second = Sinon, les deux joueurs qui ont le plus de voix (ou davantage, s’il y a égalité) se défendent, puis tout le monde revote : on ne peut plus désigner qu’un accusé. Celui qui a le plus de voix est démasqué ; à égalité, tous le sont. De 4 à 6 joueurs, le premier vote décide déjà.
carnaval-lead-law = Votre parole fait loi, même contre les règles.
carnaval-along-table = Asseyez-vous assez près pour pouvoir vous toucher. Chacun pose une main au milieu de la table.
carnaval-along-cards = Énoncez les rôles joués, rappelez les règles et distribuez les cartes. Chacun regarde la sienne, vous aussi.
carnaval-along-eyes = Appelez comme ci-dessus, mais gardez les yeux fermés. Ne les ouvrez que si vous vous êtes appelé vous-même.
carnaval-along-touch = Qui choisit un joueur lui touche la main. Si besoin, celui-ci fait oui ou non de la tête.
carnaval-along-answer = Qui doit vous dire oui ou non vous touche la main : une fois pour oui, deux fois pour non.
carnaval-along-time = Quand vous pensez que quelqu’un a fini, demandez-lui de fermer les yeux. S’il n’a pas fini, il vous touche la main : laissez-lui plus de temps.
carnaval-along-care = Énoncez bien ce qu’il y a à faire et laissez du temps à chaque appel, même au vôtre, pour ne pas vous dévoiler.
