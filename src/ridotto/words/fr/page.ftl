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

## À une table

page-table = Table { $code }
page-replay = Revoir { $code }
page-closed = La maison ne répond pas encore. Rien n’est perdu : cette page reprend dès qu’elle répond.
page-your-turn = C’est à vous
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
page-not-drawn = Ce jeu n’a pas encore de plateau. On peut quand même y jouer ses coups ici.
page-lost = Il n’y a rien derrière cette porte.
