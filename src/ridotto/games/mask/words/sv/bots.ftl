hint-mask-card = Kortet skulle vara värt ungefär { $worth } poäng för dig.
hint-mask-no-use = Kortet skulle inte ge dig något.
hint-mask-unread = Du har inte läst kortet; i snitt är ett kort värt ungefär två poäng.
hint-mask-way = { $cost ->
    [0] Ger { $gain } mer på lönedagen och kostar inget.
   *[other] Ger { $gain } mer på lönedagen och kostar { $cost }.
}
hint-mask-hinder = { $player } skulle få { $loss } mindre på lönedagen.
hint-mask-orient = Dina pinnar skulle ge { $gain } poäng på lönedagen.
hint-mask-pass = Att passa kostar inget, och du behåller dina poäng.
hint-mask-stay = Att passa kostar inget, och dina pinnar ger { $gain } poäng där de står.
hint-mask-done = Dina pinnar ger { $gain } poäng där de står, och fler steg skulle kosta dig poäng.
hint-mask-draw = Den som köper kortet av dig betalar dig.
hint-mask-sold = Om du hoppar av och ingen bjuder mer betalar { $player } dig { $points } poäng.
hint-mask-place = Runt det här hålet betalar kommande masker mer än snittet.
hint-mask-bluff = Ett bud får kortet att se bra ut: den som bjuder mer betalar dig.
hint-mask-unwanted = { $player } lägger inget bud: kortet är nog inte värt så mycket.
hint-mask-risky = Du har inte läst kortet: det kan vara dåligt, och köparen måste göra det som står på det.
hint-mask-wanted = { $player } bjuder själv: det är nog ett bra kort.
hint-mask-own = Om du bjuder och ingen bjuder över får du betala banken för ditt eget kort.
hint-mask-no-way = Ingen ring är värd stegen just nu.
hint-mask-skip = Inget som kortet tillåter skulle hjälpa dig nu.
hint-mask-richest = { $player } har flest poäng av de andra.
