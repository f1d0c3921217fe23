### Al spelend leren: eerste partijen met een gids. Kort en warm; een kind van tien moet het begrijpen.

## De ingang

learn-play = Leren spelen
learn-play-game = Leren spelen: { $game }, in vijf minuten
learn-first-time = Voor het eerst hier?
learn-first-time-hint = Leer een spel door het te spelen: vijf minuten, alleen jij en een paar bots.

## De gids naast het bord

learn-guide = Je eerste partij
learn-about = Een oefenpartij tegen bots. Doe gerust wat je wilt!
learn-fold = Uitleg verbergen
learn-unfold = Wat nu?
learn-master = Wat zou een meester doen?
learn-others = Nu zijn de anderen aan de beurt. Kijk maar wat ze doen.
learn-own-way = Je deed het op je eigen manier: dat is net zo goed.
learn-even = De partij is voorbij, en het is gelijkspel geworden!
learn-leave = Verlaten
learn-real = Een echte partij spelen
learn-again = Nog een keer spelen
