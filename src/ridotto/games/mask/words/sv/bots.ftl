hint-mask-card = Kortet skulle vara värt ungefär { $worth } poäng för dig.
hint-mask-no-use = Kortet skulle inte ge dig något.
hint-mask-unread = Du har inte läst kortet; i snitt är ett kort värt ungefär två poäng.
hint-mask-way = { $cost ->
    [0] Ger { $gain } mer på lönedagen och kostar inget.
   *[other] Ger { $gain } mer på lönedagen och kostar { $cost }.
}
hint-mask-hinder = { $player } skulle få { $loss } mindre på lönedagen.
hint-mask-orient = Dina pinnar skulle tjäna { $gain } på lönedagen.
