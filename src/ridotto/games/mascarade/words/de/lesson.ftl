### Mascarade

learn-mascarade-first = Du kommst kurz vor Schluss dazu. Wähle die Maske mit dem Pfeil, dann das Feld mit dem Pfeil (auf dem Touchscreen noch „Anlegen“): Sie gehört neben Masken, denen sie ähnlich sieht.
learn-mascarade-first-done = Gut gelegt! Jedes Merkmal, das sie mit einer Maske daneben gemeinsam hat, ist ein Punkt: Gesichtsform, Haar, Augen, Nase, Mund.
learn-mascarade-second = Eine Maske, die zwei andere berührt, muss mit beiden etwas gemeinsam haben. Dafür bringt sie auch bei beiden Punkte. Probier es mit der, die den Pfeil hat.
learn-mascarade-second-done = So kommen Punkte zusammen. Und du hast eine neue Maske gezogen.
learn-mascarade-look = Jetzt entscheidest du. Wähle eine deiner Masken: Überall, wo sie passt, siehst du, wie viele Punkte sie bringt. Wo bringt sie am meisten?
learn-mascarade-look-done = Gut. Wenn einmal nichts passt, ziehst du eine Maske; passt auch die nicht, ist dein Zug vorbei.
learn-mascarade-pool = Es gibt keine Masken mehr zu ziehen. Jetzt wird es eng: Leg deine Masken an, solange sie noch irgendwo passen.
learn-mascarade-pool-done = Eine Maske weniger auf deinem Rahmen.
learn-mascarade-last = Du hast kaum noch Masken. Sobald jemand keine mehr hat, ist die Partie zu Ende.
learn-mascarade-last-done = Jede Maske auf dem Spielfeld zählt. Was auf dem Rahmen bleibt, ist nichts wert.
learn-mascarade-free = Du bist dran. Welche Maske passt wohin, und wie viele Punkte bringt sie?
learn-mascarade-won = Die Partie ist zu Ende, und du hast gewonnen! Was geholfen hat: Felder, die an mehrere Masken grenzen. Heb dir Masken, die an viele Stellen passen, für später auf.
learn-mascarade-lost = Die Partie ist zu Ende, und diesmal hast du nicht gewonnen. Ein Tipp: Such Felder, die an mehrere Masken grenzen. Die bringen am meisten.
