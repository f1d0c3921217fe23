### La maison : ce qu’elle refuse, et ce qu’elle dit à la porte

## Refus

bad-setting = « { $value } » n’est pas une valeur pour le réglage { $name }. Voir : ridotto serve --help.
bad-ask = La maison n’arrive pas à lire cela. C’est peut-être trop long, ou votre page est plus ancienne que la maison : raccourcissez, ou rechargez la page.
id-used = Sous l’identifiant { $id }, autre chose a déjà été demandé. Recommencez avec un nouveau.
no-such-table = Il n’y a pas de table avec le code { $code }. Vérifiez qu’il est écrit comme dans l’invitation.
no-such-page = Il n’y a rien à l’adresse { $path }. Commencez par l’entrée : la page « / ».
no-such-method = { $path } ne peut pas être demandé avec { $method }.
carry-too-late = Ce lien vers un autre appareil est trop vieux, ou incomplet. Faites-en un nouveau sur le premier appareil.
carry-used = Ce lien vers un autre appareil a déjà servi : chacun vaut pour un seul appareil. Créez-en un nouveau sur le premier.
foreign-page = { $origin } n’est pas une page de cette maison. Ouvrez la page de la maison, ou demandez à son hôte d’ajouter l’adresse à --url.
too-fast = C’est trop à la fois. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
too-large = C’est trop grand : { $most } octets au plus.
house-stumbled = La maison a commis une erreur. Rien n’a changé ; réessayez.
hint-dropped = Vous avez demandé un autre conseil : on ne réfléchit plus à celui-ci.
no-move-to-look-at = Il n’y a rien à décider à cette place maintenant.
bad-seat-asked = « { $seat } » n’est aucune de ces places : { $seats }.
no-house = Aucune maison ne répond à { $url }. Vérifiez que l’adresse est la bonne, et que la maison est ouverte.

## À la porte

page-not-built = La maison est ouverte, mais sa page n’a pas été construite : lancez « python3 dev.py play », ou installez Ridotto avec pip. D’autres programmes trouvent la table sous /api.
door-taken = La maison ne peut pas ouvrir sa porte à { $host }, port { $port } : { $why }. Choisissez-en un autre avec --port.
no-processes-here = Plusieurs processus (--processes) demandent Linux. Omettez l’option : un seul processus suffit bien à un petit club.
no-processes-in-memory = Plusieurs processus ne peuvent pas partager ce qui n’est gardé qu’en mémoire. Donnez-leur un dossier (--data) ou une base de données, ou omettez --processes.
house-is-open = La maison est ouverte : { $url }
house-for-phones = Pour les téléphones et les autres appareils du même réseau : { $url }
house-to-close = Pour la fermer, appuyez sur Ctrl-C. Toutes les parties sont gardées.

## Aide

help-serve = ouvrir la maison : on joue ensemble, chacun dans son navigateur
help-serve-data = le dossier où garder les parties
help-serve-database = l’adresse d’une base de données au lieu d’un dossier, comme postgresql://USER@HOST/NAME ; memory: ne garde rien
help-serve-bus = l’adresse d’un Redis, quand plusieurs nœuds servent les mêmes tables
help-serve-host = l’adresse où écouter ; 127.0.0.1 pour cette machine seulement
help-serve-port = le port où écouter ; 0 pour n’importe lequel qui soit libre
help-serve-url = où les invités trouvent la maison, comme https://play.example.org ; plusieurs avec des virgules
help-serve-proxies = les adresses de mandataires que l’on croit quand ils disent qui demande, avec des virgules
help-serve-processes = combien de processus servent les hôtes, pour employer plusieurs cœurs ; chaque table est servie par l’un d’eux
help-serve-workers = dans combien de processus réfléchissent les bots ; 0 : selon la machine
help-serve-pause = le temps, en secondes, qu’un bot prend au moins pour un coup
help-serve-rate = combien de fois les limites habituelles les invités peuvent demander ; 0 : sans limite
help-serve-idle = après combien de secondes une table que personne ne regarde quitte la mémoire
help-serve-poll = combien de secondes entre deux regards dans les archives
help-serve-metrics = un mot de passe avec lequel d’autres machines peuvent lire /metrics
help-serve-open = ouvrir aussi le navigateur
help-describe = décrire les routes (openapi) ou la connexion (asyncapi) pour d’autres programmes
help-describe-what = openapi ou asyncapi
