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

bot-pass = Jag låter bli: inget här är värt att göra.
bot-ready = Jag har sagt det jag har att säga.
bot-claim = Jag vill att bordet vet vem jag är.
bot-answer = Jag fick frågan vem jag är.
bot-ability = Jag använder det mitt kort låter mig göra.
bot-retract = Jag tror inte det längre.

bot-clue-nothing = Inget talar för eller emot spelare { $player } ({ $chance } % misstänkt).
bot-clue-feeling = Det är bara en känsla om spelare { $player } ({ $chance } % misstänkt).
bot-clue-known-prankster = Spelare { $player } är en spjuver, det är säkert.
bot-clue-known-guest = Spelare { $player } är ingen spjuver, det är säkert.
bot-clue-hypnosis-yes = Spelare { $player } tvingades bekänna under hypnos.
bot-clue-hypnosis-no = Under hypnos sa spelare { $player } nej, och var tvungen att tala sanning.
bot-clue-hypnosis-knew-yes = Spelare { $about } tvingades berätta under hypnos att spelare { $player } är en spjuver.
bot-clue-hypnosis-knew-no = Spelare { $about } tvingades berätta under hypnos att spelare { $player } inte är någon spjuver.
bot-clue-hypnosis-role-yes = Spelare { $player } tvingades avslöja sitt kort under hypnos ({ $chance } % misstänkt).
bot-clue-hypnosis-role-no = Spelare { $player } tvingades berätta under hypnos vilket kort hen inte har ({ $chance } % misstänkt).
bot-clue-marked = Mästerspjuverns märke ligger framför spelare { $player }, och det skulle det knappast göra framför en vän ({ $chance } % misstänkt).
bot-clue-card-seen = Kortet hos spelare { $player } är inte en spjuvers ({ $chance } % misstänkt).
bot-clue-watched-plain = Jag bevakade spelare { $player }: en vanlig gäst ({ $chance } % misstänkt).
bot-clue-watched-suspicious = Jag bevakade spelare { $player }: ingen vanlig gäst ({ $chance } % misstänkt).
bot-clue-changed = Spelare { $player } har påstått sig ha två olika kort ({ $chance } % misstänkt).
bot-clue-silent = Spelare { $player } fick en fråga och svarade aldrig ({ $chance } % misstänkt).
bot-clue-spared = Spelare { $player } påstår sig ha en förmåga, och ändå lämnar spjuvrarna den spelaren i fred ({ $chance } % misstänkt).
bot-clue-confessed = Spelare { $player } säger sig själv inte vara någon gäst ({ $chance } % misstänkt).
bot-clue-impossible = Kortet som spelare { $player } påstår sig ha finns någon annanstans ({ $chance } % misstänkt).
bot-clue-no-plain-guest = Spelare { $player } säger sig vara en vanlig gäst, och jag vet bättre ({ $chance } % misstänkt).
bot-clue-contested = Fler spelare påstår sig ha samma kort som spelare { $player } än det finns sådana kort ({ $chance } % misstänkt).
bot-clue-uncontested = Ingen bestrider vem spelare { $player } säger sig vara ({ $chance } % misstänkt).
bot-clue-voted-prankster = Spelare { $player } röstade på spelare { $about }, en spjuver ({ $chance } % misstänkt).
bot-clue-voted-guest = Spelare { $player } röstade på spelare { $about }, en gäst ({ $chance } % misstänkt).
bot-clue-voted-by-prankster = Spelare { $about }, en spjuver, röstade på spelare { $player } ({ $chance } % misstänkt).
bot-clue-accused-prankster = Spelare { $player } anklagade spelare { $about }, en spjuver ({ $chance } % misstänkt).
bot-clue-accused-guest = Spelare { $player } anklagade spelare { $about }, en gäst ({ $chance } % misstänkt).
bot-clue-accused-by-guest = Spelare { $about }, som jag litar på, anklagade spelare { $player } ({ $chance } % misstänkt).
bot-clue-vouched-prankster = Spelare { $player } gick i god för spelare { $about }, en spjuver ({ $chance } % misstänkt).
bot-clue-vouched-guest = Spelare { $player } gick i god för spelare { $about }, en gäst ({ $chance } % misstänkt).
bot-clue-vouched-by-prankster = Spelare { $about }, en spjuver, gick i god för spelare { $player } ({ $chance } % misstänkt).
bot-clue-vouched-by-guest = Spelare { $about }, som jag litar på, gick i god för spelare { $player } ({ $chance } % misstänkt).
bot-clue-reported-plain = Spelare { $about } såg att spelare { $player } är en vanlig gäst ({ $chance } % misstänkt).
bot-clue-reported-suspicious = Spelare { $about } fann spelare { $player } misstänkt ({ $chance } % misstänkt).
bot-clue-caught-lying = Spelare { $player } säger sig vara en vanlig gäst, men spelare { $about } såg något misstänkt ({ $chance } % misstänkt).
bot-clue-false-report = Spelare { $player } berättade om spelare { $about } något som inte stämmer ({ $chance } % misstänkt).
bot-clue-says-watched = Spelare { $player } säger själv: jag blev bevakad ({ $chance } % misstänkt).
bot-clue-confirmed = Spelare { $about } bekräftar att det var spelare { $player } som bevakade ({ $chance } % misstänkt).
bot-clue-reported-role = Spelare { $about } säger sig ha sett kortet hos spelare { $player } ({ $chance } % misstänkt).
bot-clue-caught-by-painter = Spelare { $player } påstår sig ha ett annat kort än det som spelare { $about } säger sig ha sett ({ $chance } % misstänkt).
