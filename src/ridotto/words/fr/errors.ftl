## Ce qui peut clocher dans n’importe quel jeu. Les refus propres à chaque jeu sont dans son fichier.

unknown-game = Il n’y a pas de jeu nommé « { $name } ». Jeux de la maison : { $names }.
no-game-installed = Aucun jeu n’est installé ici. Ridotto trouve tous les jeux, même les siens, par les métadonnées des paquets installés. Dans un clone, lancez : { $command }.
unknown-seat = Il n’y a pas de place { $seat } : les places sont numérotées de 0 à { $last }.
not-your-turn = La place { $seat } n’a rien à décider pour le moment. On attend, par numéro de place : { $turn }.
nothing-to-decide = La place { $seat } n’a rien à décider pour le moment.
game-is-over = La partie est terminée : on ne peut plus jouer de coup.
unknown-language = La maison ne parle pas « { $language } ». Elle parle : { $languages }.
move-no-text = Un coup doit être un texte, mais on a reçu : { $move }.

bad-seats = { $game } se joue de { $fewest } à { $most } joueurs, pas à { $seats }.
bad-seed = Une graine doit être un nombre entier, pas { $seed }.
bad-edition = { $game } : cette version connaît les règles jusqu’à l’édition { $newest } ; il n’y a pas d’édition { $edition }.
bad-option-name = { $game } n’a pas d’option « { $name } ». Options possibles : { $names }.
bad-option-value = « { $value } » n’est pas une valeur valable pour l’option { $name }. Choisissez parmi : { $values }.
bad-file-option = L’option { $name } attend le chemin d’un fichier ou la liste de ses lignes, pas { $value }.
file-unreadable = Impossible de lire le fichier { $file } : { $why }.
file-not-text = Le fichier { $file } n’est pas un fichier texte.

position-no-object = Une position doit être un objet avec des champs nommés, comme le décrit docs/positions.md.
position-other-game = Cette position est faite pour { $other }, pas pour { $game }.
position-seats = { $game } : une position doit avoir de { $fewest } à { $most } places, et une liste avec une entrée pour chacune.
position-number = Le champ « { $field } » doit être un nombre de { $low } à { $high }, mais il contient : { $value }.
position-flag = Le champ « { $field } » doit être true ou false, mais il contient : { $value }.
position-text = Le champ « { $field } » doit être un texte, mais il contient : { $value }.
position-word = Le champ « { $field } » doit être l’une de ces valeurs : { $wanted }. Mais il contient : { $value }.
position-table = Le champ « { $field } » doit être un objet, mais il contient : { $value }.
position-texts = Le champ « { $field } » doit être une liste de textes, mais il contient : { $value }.
position-length = Le champ « { $field } » doit être une liste de longueur { $length }, mais il contient : { $value }.
position-numbers = Le champ « { $field } » doit être une liste de { $length } nombres, mais il contient : { $value }.
position-seat-list = Le champ « { $field } » doit être une liste de places, mais il contient : { $value }.
position-different-seats = Le champ « { $field } » doit être une liste de places différentes, mais il contient : { $value }.
view-other-game = Ce n’est pas une vue faite pour { $game }.

code-taken = Il y a déjà une table avec le code { $code }. Choisissez un autre code.
overtaken = Quelqu’un a été plus rapide : la table en est déjà à l’événement { $seq }. Regardez où elle en est, puis réessayez.
store-url = « { $url } » n’est pas une adresse d’archives valable. Écrivez sqlite:///FOLDER, postgresql://USER@HOST/NAME, ou memory: pour ne rien garder.
store-unwritable = La maison ne peut pas écrire dans { $place } : { $why }. Choisissez un dossier où elle a le droit d’écrire.
store-no-database = { $place } n’est pas une base de données de la maison, ou elle est endommagée : { $why }. Déplacez-la, ou choisissez un autre dossier.
store-newer = { $place } vient d’une version plus récente de Ridotto. Installez cette version pour l’ouvrir.
store-unreachable = Impossible d’ouvrir la base de données { $place } : { $why }. Vérifiez qu’elle fonctionne et que le nom et le mot de passe sont corrects.
store-unavailable = La maison ne peut ni charger ni enregistrer de parties en ce moment. Réessayez dans un instant.
store-closed = La maison ferme. Revenez quand elle aura rouvert.

## Pourquoi le système refuse, dans une autre phrase

reason-denied = accès refusé
reason-missing = ce fichier ou ce dossier n’existe pas
reason-folder = c’est un dossier
reason-no-folder = une partie de son chemin n’est pas un dossier
reason-full = le disque est plein
reason-read-only = c’est en lecture seule
reason-taken = c’est déjà utilisé
