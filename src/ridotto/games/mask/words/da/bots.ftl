hint-mask-card = Kortet ville være omkring { $worth } point værd for dig.
hint-mask-no-use = Kortet ville ikke give dig noget.
hint-mask-unread = Du har ikke læst kortet; i gennemsnit er et kort omkring to point værd.
hint-mask-way = { $cost ->
    [0] Giver { $gain } mere på lønningsdagen og koster ikke noget.
   *[other] Giver { $gain } mere på lønningsdagen og koster { $cost }.
}
hint-mask-hinder = { $player } ville få { $loss } mindre på lønningsdagen.
hint-mask-orient = Dine pinde ville give { $gain } point på lønningsdagen.
hint-mask-pass = Det koster ikke noget at melde pas, og du beholder dine point.
hint-mask-stay = Det koster ikke noget at melde pas, og dine pinde giver { $gain } point, hvor de står.
hint-mask-done = Dine pinde giver { $gain } point, hvor de står, og flere skridt ville koste dig noget.
hint-mask-draw = Den, der køber kortet af dig, betaler dig.
hint-mask-sold = Hvis du står af, og ingen byder mere, betaler { $player } dig { $points } point.
hint-mask-place = Omkring dette hul betaler de kommende masker mere end gennemsnittet.
hint-mask-bluff = Et bud får kortet til at se godt ud: den, der byder mere, betaler dig.
hint-mask-unwanted = { $player } byder ikke på kortet: det er nok ikke meget værd.
hint-mask-risky = Du har ikke læst kortet: det kan være dårligt, og køberen skal gøre, hvad der står på det.
hint-mask-wanted = { $player } byder selv: det er nok et godt kort.
hint-mask-own = Hvis du byder, og ingen byder over, betaler du banken for dit eget kort.
hint-mask-no-way = Ingen ring er skridtene værd lige nu.
hint-mask-skip = Intet af det, kortet tillader, ville hjælpe dig nu.
hint-mask-richest = { $player } har flest point af de andre.
