### La maison : ce qu’elle refuse, et ce qu’elle dit à la porte

## Refus

bad-setting = « { $value } » n’est pas une valeur valable pour le réglage { $name }. Voir : ridotto serve --help.
bad-request = La maison n’a pas pu lire cela. C’est peut-être trop long, ou votre page n’est plus à jour : raccourcissez, ou rechargez la page.
id-used = L’identifiant { $id } a déjà servi pour autre chose. Recommencez avec un nouveau.
no-such-table = Aucune table n’a le code { $code }. Vérifiez que c’est bien celui de l’invitation.
no-such-page = Il n’y a rien à l’adresse { $path }. Commencez par l’entrée : la page « / ».
no-such-method = { $path } n’accepte pas { $method }.
carry-too-late = Ce lien a expiré, ou il est incomplet. Créez-en un nouveau sur le premier appareil.
carry-used = Ce lien a déjà servi : chaque lien ne vaut que pour un seul appareil. Créez-en un nouveau sur votre premier appareil.
foreign-page = { $origin } n’est pas une page de cette maison. Ouvrez la page de la maison, ou demandez à la personne qui la gère d’ajouter l’adresse à --url.
too-fast = Trop de demandes à la fois. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
too-large = C’est trop gros : { $most } octets au maximum.
house-stumbled = Une erreur s’est produite dans la maison. Rien n’a été changé ; réessayez.
measuring-busy = La maison est occupée par d’autres tables. Réessayez dans une minute.
measuring-without-sides = Dans { $game }, il n’y a pas de camps à comparer.
hint-dropped = Vous avez demandé un autre conseil : la maison a abandonné celui-ci.
no-move-to-look-at = Il n’y a rien à décider à cette place pour le moment.
bad-seat-asked = « { $seat } » n’est pas un point de vue valable. Valeurs possibles : { $seats }.
no-house = Aucune maison ne répond à l’adresse { $url }. Vérifiez que l’adresse est correcte et que la maison est ouverte.

## À la porte

page-not-built = La maison est ouverte, mais sa page n’a pas été construite : lancez « python3 dev.py play », ou installez Ridotto avec pip. D’autres programmes peuvent accéder aux tables sous /api.
door-taken = La maison ne peut pas ouvrir sa porte à { $host }, port { $port } : { $why }. Choisissez un autre port avec --port.
no-processes-here = Il faut Linux pour utiliser plusieurs processus (--processes). Retirez l’option : un seul processus suffit largement à un petit club.
no-processes-in-memory = Plusieurs processus ne peuvent pas partager ce qui n’est gardé qu’en mémoire. Donnez-leur un dossier (--data) ou une base de données, ou retirez --processes.
house-is-open = La maison est ouverte : { $url }
house-for-phones = Pour les téléphones et les autres appareils du même réseau : { $url }
house-to-close = Pour la fermer, appuyez sur Ctrl-C. Toutes les parties sont enregistrées.
house-to-close-memory = Pour la fermer, appuyez sur Ctrl-C. Rien n’est enregistré : toutes les parties seront perdues.

## Aide

help-serve = ouvrir la maison : on joue ensemble, chacun dans son navigateur
help-serve-data = le dossier où enregistrer les parties
help-serve-database = l’adresse d’une base de données à utiliser au lieu d’un dossier, comme postgresql://USER@HOST/NAME ; memory: n’enregistre rien
help-serve-bus = l’adresse d’un serveur Redis, quand plusieurs nœuds servent les mêmes tables
help-serve-host = l’adresse où écouter ; 127.0.0.1 pour cette machine seulement
help-serve-port = le port où écouter ; 0 pour n’importe quel port libre
help-serve-url = l’adresse où les joueurs trouvent la maison, comme https://play.example.org ; s’il y en a plusieurs, séparez-les par des virgules
help-serve-proxies = les adresses des mandataires (proxys) de confiance, séparées par des virgules
help-serve-processes = combien de processus servent les joueurs, pour utiliser plusieurs cœurs ; chaque table est servie par l’un d’eux
help-serve-workers = dans combien de processus réfléchissent les bots ; 0 : selon la machine
help-serve-pause = le temps minimal, en secondes, qu’un bot prend pour un coup
help-serve-rate = facteur appliqué aux limites habituelles de requêtes ; 0 : sans limite
help-serve-idle = après combien de secondes une table que personne ne regarde quitte la mémoire
help-serve-poll = combien de secondes entre deux vérifications des archives
help-serve-metrics = un mot de passe qui permet à d’autres machines de lire /metrics
help-serve-open = ouvrir aussi le navigateur
help-describe = décrire les routes (openapi) ou le socket (asyncapi) pour d’autres programmes
help-describe-what = openapi ou asyncapi
