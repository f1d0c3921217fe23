### Vad bottar säger om drag

hint-for = En mästares råd till { $who }:
no-thinker = ”{ $bot }” kan inte förklara drag i { $game }. Fråga en nybörjare (novice), en stamgäst (regular) eller en mästare (master), om spelet har sådana.
hint-not-now = { $who } har inget att bestämma just nu. Nu bestämmer: { $deciders }.
hint-no-reason = Botten bedömde draget genom att spela partier i huvudet.

hint-masker-capture = Tar ett { $cross ->
    [w] vitt
    [R] rött
    [B] blått
    [G] grönt
    [Y] gult
   *[P] lila
} kors. { $anywhere ->
    [1] Sedan går alla kors att ta.
   *[0] Sedan går de här att ta: { $open }.
}
hint-masker-last = Tar det sista { $cross ->
    [R] röda
    [B] blå
    [G] gröna
    [Y] gula
   *[P] lila
} korset på brädet: den som har den färgen är ute.
hint-masker-stop = { $anywhere ->
    [1] Nästa spelare får ta vilket kors som helst.
   *[0] Nästa spelare får ta: { $open }.
}
hint-mascarade = { $touched ->
    [0] Det första kortet ger inga poäng.
   *[other] Gemensamma kännetecken med varje granne: { $cards }.
}
hint-mask-card = Kortet skulle vara värt ungefär { $worth } poäng för dig.
hint-mask-no-use = Kortet skulle inte ge dig något.
hint-mask-unread = Du har inte läst kortet; i snitt är ett kort värt ungefär två poäng.
hint-mask-way = { $cost ->
    [0] Ger { $gain } mer på lönedagen och kostar inget.
   *[other] Ger { $gain } mer på lönedagen och kostar { $cost }.
}
hint-mask-hinder = { $player } skulle få { $loss } mindre på lönedagen.
hint-mask-orient = Dina pinnar skulle tjäna { $gain } på lönedagen.

### Varför en bott på karnevalen gör som den gör

bot-pass = Inget här är värt att göra, så du kan låta det vara.
bot-ready = Du har sagt det du har att säga.
bot-claim = De andra vill veta vem du är.
bot-answer = Du fick frågan vem du är.
bot-report = Någon säger sig ha spanat på dig, och det stämmer.
bot-hypnosis = Bottar förstår inte den här frågan: svara själv, och säg sanningen.
bot-ability = Det kan du göra nu, och det kan hjälpa.
bot-retract = Du har ändrat uppfattning om det.

bot-clue-nothing = Inget talar för eller emot { $player } (misstanke: { $chance } %).
bot-clue-feeling = Det är bara en magkänsla om { $player } (misstanke: { $chance } %).
bot-clue-known-prankster = { $player } är spjuver, det är säkert.
bot-clue-known-guest = { $player } är inte spjuver, det är säkert.
bot-clue-hypnosis-yes = { $player } tvingades erkänna under hypnos.
bot-clue-hypnosis-no = Svaret under hypnos bevisar att { $player } inte är spjuver.
bot-clue-hypnosis-knew-yes = Under hypnos tvingades { $about } avslöja att { $player } är spjuver.
bot-clue-hypnosis-knew-no = Under hypnos tvingades { $about } avslöja att { $player } inte är spjuver.
bot-clue-hypnosis-role-yes = Under hypnos tvingades { $player } säga vilket kort hen har (misstanke: { $chance } %).
bot-clue-hypnosis-role-no = Under hypnos tvingades { $player } medge att hen inte har ett visst kort (misstanke: { $chance } %).
bot-clue-marked = Mästerspjuverns märke ligger framför { $player }, och framför en vän hade det knappast hamnat (misstanke: { $chance } %).
bot-clue-card-seen = { $player } har inget spjuverkort (misstanke: { $chance } %).
bot-clue-watched-plain = Du spanade på { $player }: en vanlig gäst (misstanke: { $chance } %).
bot-clue-watched-suspicious = Du spanade på { $player }: inte en vanlig gäst (misstanke: { $chance } %).
bot-clue-changed = { $player } har påstått sig ha två olika kort (misstanke: { $chance } %).
bot-clue-silent = { $player } fick en fråga men svarade aldrig (misstanke: { $chance } %).
bot-clue-spared = { $player } säger sig ha en förmåga, men ändå lämnar spjuvrarna hen i fred (misstanke: { $chance } %).
bot-clue-confessed = { $player } medger själv att hen inte är gäst (misstanke: { $chance } %).
bot-clue-impossible = Kortet som { $player } säger sig ha finns hos någon annan (misstanke: { $chance } %).
bot-clue-no-plain-guest = { $player } säger sig vara en vanlig gäst, men du vet bättre (misstanke: { $chance } %).
bot-clue-contested = Det är fler som säger sig ha samma kort som { $player } än det finns sådana kort (misstanke: { $chance } %).
bot-clue-uncontested = Ingen bestrider vem { $player } säger sig vara (misstanke: { $chance } %).
bot-clue-voted-prankster = { $player } röstade mot { $about }, som verkar vara en spjuver (misstanke mot { $player }: { $chance } %).
bot-clue-voted-guest = { $player } röstade mot { $about }, som verkar vara en gäst (misstanke mot { $player }: { $chance } %).
bot-clue-voted-you = { $player } röstade mot dig (misstanke: { $chance } %).
bot-clue-voted-by-prankster = { $about }, som verkar vara en spjuver, röstade mot { $player } (misstanke: { $chance } %).
bot-clue-accused-prankster = { $player } anklagade { $about }, som verkar vara en spjuver (misstanke mot { $player }: { $chance } %).
bot-clue-accused-guest = { $player } anklagade { $about }, som verkar vara en gäst (misstanke mot { $player }: { $chance } %).
bot-clue-accused-you = { $player } anklagade dig (misstanke: { $chance } %).
bot-clue-accused-by-guest = { $about }, som du litar på, anklagade { $player } (misstanke: { $chance } %).
bot-clue-vouched-prankster = { $player } gick i god för { $about }, som verkar vara en spjuver (misstanke mot { $player }: { $chance } %).
bot-clue-vouched-guest = { $player } gick i god för { $about }, som verkar vara en gäst (misstanke mot { $player }: { $chance } %).
bot-clue-vouched-you = { $player } gick i god för dig (misstanke: { $chance } %).
bot-clue-vouched-by-prankster = { $about }, som verkar vara en spjuver, gick i god för { $player } (misstanke: { $chance } %).
bot-clue-vouched-by-guest = { $about }, som du litar på, gick i god för { $player } (misstanke: { $chance } %).
bot-clue-reported-plain = Enligt { $about } är { $player } en vanlig gäst (misstanke: { $chance } %).
bot-clue-reported-suspicious = Enligt { $about } är { $player } inte en vanlig gäst (misstanke: { $chance } %).
bot-clue-caught-lying = { $player } säger sig vara en vanlig gäst, men { $about } säger något annat (misstanke: { $chance } %).
bot-clue-false-report = { $player } berättade något om { $about } som inte stämmer (misstanke: { $chance } %).
bot-clue-false-report-you = { $player } berättade något om dig som inte stämmer (misstanke: { $chance } %).
bot-clue-says-watched = { $player } säger själv att hen blev övervakad (misstanke: { $chance } %).
bot-clue-confirmed = { $about } bekräftar att { $player } spanade på hen (misstanke: { $chance } %).
bot-clue-reported-role = { $about } säger sig ha sett vilket kort { $player } har (misstanke: { $chance } %).
bot-clue-caught-by-painter = { $player } säger sig ha ett annat kort än det { $about } säger sig ha sett (misstanke: { $chance } %).
