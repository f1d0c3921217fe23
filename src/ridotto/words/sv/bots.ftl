### Vad botar säger om drag

hint-for = Vad en mästare skulle tänka på, för { $who }:
no-thinker = Ingen ”{ $bot }” kan förklara drag i { $game }. Fråga en nybörjare, en stamgäst eller en mästare, där spelet har dem.
hint-not-now = { $who } har inget att bestämma nu. Ska bestämma sig: { $deciders }.

hint-masker-capture = Tar ett { $cross ->
    [w] vitt
    [R] rött
    [B] blått
    [G] grönt
    [Y] gult
   *[P] lila
} kors. { $anywhere ->
    [1] Efter det kan vilket kors som helst fångas.
   *[0] Efter det kan de här fångas: { $open }.
}
hint-masker-stop = { $anywhere ->
    [1] Nästa spelare får fånga vilket kors som helst.
   *[0] Nästa spelare får fånga: { $open }.
}
hint-mascarade = { $touched ->
    [0] Det första kortet ger inga poäng.
   *[other] Gemensamma kännetecken med varje granne: { $cards }.
}
hint-mask-card = Kortet skulle ge dig ungefär { $worth } poäng.
hint-mask-unread = Du har inte läst kortet; i snitt är ett kort värt ungefär två poäng.
hint-mask-way = Ger { $gain } mer vid avlöningen och kostar { $cost }.
hint-mask-orient = Dina pinnar skulle tjäna { $gain } vid avlöningen.
hint-mask-else = Står sig bäst i partierna som boten har föreställt sig.

### Varför en bot på karnevalen gör som den gör

bot-pass = Inget här är värt att göra, så låt det vara.
bot-ready = Du har sagt det du har att säga.
bot-claim = Bordet ska få veta vem du är.
bot-answer = Du fick frågan vem du är.
bot-ability = Ditt kort låter dig göra det.
bot-retract = Du tror inte det längre.

bot-clue-nothing = Inget talar för eller emot { $player } (misstanke: { $chance } %).
bot-clue-feeling = Det är bara en känsla om { $player } (misstanke: { $chance } %).
bot-clue-known-prankster = { $player } är en spjuver, det är säkert.
bot-clue-known-guest = { $player } är ingen spjuver, det är säkert.
bot-clue-hypnosis-yes = { $player } tvingades erkänna under hypnos.
bot-clue-hypnosis-no = Under hypnos sa { $player } nej, och det måste vara sant.
bot-clue-hypnosis-knew-yes = { $about } tvingades avslöja under hypnos att { $player } är en spjuver.
bot-clue-hypnosis-knew-no = { $about } tvingades avslöja under hypnos att { $player } inte är någon spjuver.
bot-clue-hypnosis-role-yes = { $player } tvingades avslöja sitt kort under hypnos (misstanke: { $chance } %).
bot-clue-hypnosis-role-no = { $player } tvingades berätta under hypnos vilket kort hen inte har (misstanke: { $chance } %).
bot-clue-marked = Mästerspjuverns märke ligger framför { $player }, och det skulle knappast ligga framför en vän (misstanke: { $chance } %).
bot-clue-card-seen = { $player } har inget spjuverkort (misstanke: { $chance } %).
bot-clue-watched-plain = Du spanade på { $player }: en vanlig gäst (misstanke: { $chance } %).
bot-clue-watched-suspicious = Du spanade på { $player }: ingen vanlig gäst (misstanke: { $chance } %).
bot-clue-changed = { $player } har påstått sig ha två olika kort (misstanke: { $chance } %).
bot-clue-silent = { $player } fick en fråga och svarade aldrig (misstanke: { $chance } %).
bot-clue-spared = { $player } säger sig ha en förmåga, och ändå låter spjuvrarna hens mask vara (misstanke: { $chance } %).
bot-clue-confessed = { $player } medger själv att hen inte är någon gäst (misstanke: { $chance } %).
bot-clue-impossible = Kortet som { $player } säger sig ha finns någon annanstans (misstanke: { $chance } %).
bot-clue-no-plain-guest = { $player } säger sig vara en vanlig gäst, men du vet bättre (misstanke: { $chance } %).
bot-clue-contested = Fler säger sig ha samma kort som { $player } än det finns sådana kort (misstanke: { $chance } %).
bot-clue-uncontested = Ingen bestrider vem { $player } säger sig vara (misstanke: { $chance } %).
bot-clue-voted-prankster = { $player } röstade mot { $about }, en spjuver (misstanke: { $chance } %).
bot-clue-voted-guest = { $player } röstade mot { $about }, en gäst (misstanke: { $chance } %).
bot-clue-voted-by-prankster = { $about }, en spjuver, röstade mot { $player } (misstanke: { $chance } %).
bot-clue-accused-prankster = { $player } anklagade { $about }, en spjuver (misstanke: { $chance } %).
bot-clue-accused-guest = { $player } anklagade { $about }, en gäst (misstanke: { $chance } %).
bot-clue-accused-by-guest = { $about }, som du litar på, anklagade { $player } (misstanke: { $chance } %).
bot-clue-vouched-prankster = { $player } gick i god för { $about }, en spjuver (misstanke: { $chance } %).
bot-clue-vouched-guest = { $player } gick i god för { $about }, en gäst (misstanke: { $chance } %).
bot-clue-vouched-by-prankster = { $about }, en spjuver, gick i god för { $player } (misstanke: { $chance } %).
bot-clue-vouched-by-guest = { $about }, som du litar på, gick i god för { $player } (misstanke: { $chance } %).
bot-clue-reported-plain = { $about } kom fram till att { $player } är en vanlig gäst (misstanke: { $chance } %).
bot-clue-reported-suspicious = { $about } kom fram till att { $player } inte är någon vanlig gäst (misstanke: { $chance } %).
bot-clue-caught-lying = { $player } säger sig vara en vanlig gäst, men { $about } kom fram till något annat (misstanke: { $chance } %).
bot-clue-false-report = { $player } berättade något om { $about } som inte stämmer (misstanke: { $chance } %).
bot-clue-says-watched = { $player } säger själv att hen blev övervakad (misstanke: { $chance } %).
bot-clue-confirmed = { $about } bekräftar att { $player } övervakade hen (misstanke: { $chance } %).
bot-clue-reported-role = { $about } säger sig ha sett vilket kort { $player } har (misstanke: { $chance } %).
bot-clue-caught-by-painter = { $player } säger sig ha ett annat kort än det { $about } säger sig ha sett (misstanke: { $chance } %).
