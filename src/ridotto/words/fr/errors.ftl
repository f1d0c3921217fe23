## Ce qui peut clocher dans n’importe quel jeu. Les refus propres à chaque jeu sont dans son fichier.

unknown-game = Il n’y a pas de jeu nommé « { $name } ». La maison joue à : { $names }.
unknown-seat = Il n’y a pas de place { $seat } : les places sont numérotées de 0 à { $last }.
not-your-turn = La place { $seat } n’a rien à décider maintenant ; c’est au tour de la place { $turn }.
nothing-to-decide = La place { $seat } n’a rien à décider maintenant.
game-is-over = La partie est terminée : on ne peut plus jouer.
unknown-language = La maison ne parle pas « { $language } ». Elle parle : { $languages }.
move-no-text = Un coup est un texte, et { $move } n’en est pas un.

bad-seats = { $game } se joue de { $fewest } à { $most } joueurs, pas à { $seats }.
bad-seed = Une graine est un nombre entier, pas { $seed }.
bad-edition = Les règles de { $game } sont connues ici jusqu’à l’édition { $newest }. Il n’y a pas d’édition { $edition }.
bad-option-name = { $game } n’a pas d’option « { $name } ». Options possibles : { $names }.
bad-option-value = « { $value } » n’est pas une valeur de l’option { $name }. Choisissez parmi : { $values }.
bad-file-option = L’option { $name } attend le chemin d’un fichier ou la liste de ses lignes, pas { $value }.
file-unreadable = Impossible de lire le fichier { $file } : { $why }.
file-not-text = Le fichier { $file } n’est pas un fichier texte.

position-no-object = Une position est un objet avec des champs nommés, comme le décrit docs/positions.md.
position-other-game = Cette position est une position de { $other }, pas de { $game }.
position-seats = Une position de { $game } a besoin de { $fewest } à { $most } places, et d’une liste avec une entrée pour chacune.
position-number = Le champ « { $field } » doit être un nombre de { $low } à { $high }, mais il contient : { $value }.
position-flag = Le champ « { $field } » doit être true ou false, mais il contient : { $value }.
position-text = Le champ « { $field } » doit être un texte, mais il contient : { $value }.
position-word = Le champ « { $field } » doit être l’un de { $wanted }, mais il contient : { $value }.
position-table = Le champ « { $field } » doit être un objet, mais il contient : { $value }.
position-texts = Le champ « { $field } » doit être une liste de textes, mais il contient : { $value }.
position-length = Le champ « { $field } » doit être une liste de longueur { $length }, mais il contient : { $value }.
position-numbers = Le champ « { $field } » doit être une liste de nombres de longueur { $length }, mais il contient : { $value }.
position-seat-list = Le champ « { $field } » doit être une liste de places, mais il contient : { $value }.
position-different-seats = Le champ « { $field } » doit être une liste de places différentes, mais il contient : { $value }.
view-other-game = Ce n’est pas une vue de { $game }.

code-taken = Il y a déjà une table avec le code { $code }. Choisissez un autre code.
overtaken = Quelqu’un a été plus rapide : la table en est maintenant à l’événement { $seq }. Regardez-la et réessayez.
store-url = « { $url } » n’est pas une adresse d’archives. Écrivez sqlite:///FOLDER, postgresql://USER@HOST/NAME, ou memory: pour ne rien garder.
store-unwritable = La maison ne peut pas écrire dans { $place } : { $why }. Choisissez un dossier où elle a le droit d’écrire.
store-no-database = { $place } n’est pas une base de données de la maison, ou elle est endommagée : { $why }. Déplacez-la, ou choisissez un autre dossier.
store-newer = { $place } vient d’une version plus récente de Ridotto. Installez cette version pour l’ouvrir.
store-unreachable = Impossible d’ouvrir la base de données { $place } : { $why }. Vérifiez qu’elle tourne et que le nom et le mot de passe sont justes.
store-unavailable = La maison ne peut ni lire ni écrire ses archives en ce moment. Réessayez dans un instant.
store-closed = La maison ferme. Revenez quand elle sera rouverte.

## Pourquoi le système refuse, dans une autre phrase

reason-denied = ce n’est pas permis
reason-missing = ce fichier ou ce dossier n’existe pas
reason-folder = c’est un dossier
reason-no-folder = une partie de son chemin n’est pas un dossier
reason-full = le disque est plein
reason-read-only = on ne peut que le lire
reason-taken = il est déjà utilisé
