### Hvad botter siger om træk

hint-for = Det ville en mester overveje for { $who }:
no-thinker = Ingen »{ $bot }« kan forklare træk i { $game }. Spørg en begynder (novice), en stamgæst (regular) eller en mester (master), hvor spillet har dem.
hint-not-now = { $who } har ikke noget at afgøre nu. Det har: { $deciders }.

hint-masker-capture = Slår et { $cross ->
    [w] hvidt
    [R] rødt
    [B] blåt
    [G] grønt
    [Y] gult
   *[P] lilla
} kryds. { $anywhere ->
    [1] Derefter kan alle kryds slås.
   *[0] Derefter kan disse slås: { $open }.
}
hint-masker-stop = { $anywhere ->
    [1] Den næste spiller må slå et hvilket som helst kryds.
   *[0] Den næste spiller må slå: { $open }.
}
hint-mascarade = { $touched ->
    [0] Det første kort giver ingen point.
   *[other] Fælles kendetegn med hver nabo: { $cards }.
}
hint-mask-card = Kortet ville give dig omkring { $worth } point.
hint-mask-unread = Du har ikke læst kortet; i gennemsnit er et kort omkring to point værd.
hint-mask-way = Giver { $gain } mere på lønningsdagen og koster { $cost }.
hint-mask-orient = Dine pinde ville tjene { $gain } på lønningsdagen.
hint-mask-else = Klarer sig bedst i de spil, jeg har forestillet mig.

### Hvorfor en bot på karnevallet gør, som den gør

bot-pass = Intet her er umagen værd, så lad det være.
bot-ready = Du har sagt det, du ville sige.
bot-claim = De andre skal vide, hvem du er.
bot-answer = Du blev spurgt, hvem du er.
bot-ability = Det giver dit kort dig lov til.
bot-retract = Det tror du ikke længere.

bot-clue-nothing = Intet taler for eller imod { $player } (mistanke: { $chance } %).
bot-clue-feeling = Det er kun en fornemmelse om { $player } (mistanke: { $chance } %).
bot-clue-known-prankster = { $player } er en spøgefugl, det er sikkert.
bot-clue-known-guest = { $player } er ikke en spøgefugl, det er sikkert.
bot-clue-hypnosis-yes = { $player } måtte tilstå under hypnose.
bot-clue-hypnosis-no = Under hypnose sagde { $player } nej, og det må være sandt.
bot-clue-hypnosis-knew-yes = { $about } måtte under hypnose røbe, at { $player } er en spøgefugl.
bot-clue-hypnosis-knew-no = { $about } måtte under hypnose røbe, at { $player } ikke er en spøgefugl.
bot-clue-hypnosis-role-yes = { $player } måtte røbe sit kort under hypnose (mistanke: { $chance } %).
bot-clue-hypnosis-role-no = { $player } måtte under hypnose indrømme ikke at have et bestemt kort (mistanke: { $chance } %).
bot-clue-marked = Mesterspøgefuglens mærke ligger foran { $player }, og det ville det næppe gøre foran en ven (mistanke: { $chance } %).
bot-clue-card-seen = { $player } har ikke en spøgefugls kort (mistanke: { $chance } %).
bot-clue-watched-plain = Du så nærmere på { $player }: en almindelig gæst (mistanke: { $chance } %).
bot-clue-watched-suspicious = Du så nærmere på { $player }: ikke en almindelig gæst (mistanke: { $chance } %).
bot-clue-changed = { $player } har påstået at have to forskellige kort (mistanke: { $chance } %).
bot-clue-silent = { $player } blev spurgt og svarede aldrig (mistanke: { $chance } %).
bot-clue-spared = { $player } siger, at kortet har en evne, og alligevel går spøgefuglene udenom (mistanke: { $chance } %).
bot-clue-confessed = { $player } indrømmer ikke at være gæst (mistanke: { $chance } %).
bot-clue-impossible = Det kort, som { $player } siger at have, er et andet sted (mistanke: { $chance } %).
bot-clue-no-plain-guest = { $player } siger at være en almindelig gæst, men du ved bedre (mistanke: { $chance } %).
bot-clue-contested = Der er flere, der siger at have samme kort som { $player }, end der er af den slags (mistanke: { $chance } %).
bot-clue-uncontested = Ingen bestrider, hvem { $player } siger at være (mistanke: { $chance } %).
bot-clue-voted-prankster = { $player } stemte imod { $about }, en spøgefugl (mistanke: { $chance } %).
bot-clue-voted-guest = { $player } stemte imod { $about }, en gæst (mistanke: { $chance } %).
bot-clue-voted-by-prankster = { $about }, en spøgefugl, stemte imod { $player } (mistanke: { $chance } %).
bot-clue-accused-prankster = { $player } anklagede { $about }, en spøgefugl (mistanke: { $chance } %).
bot-clue-accused-guest = { $player } anklagede { $about }, en gæst (mistanke: { $chance } %).
bot-clue-accused-by-guest = { $about }, som du stoler på, anklagede { $player } (mistanke: { $chance } %).
bot-clue-vouched-prankster = { $player } gik god for { $about }, en spøgefugl (mistanke: { $chance } %).
bot-clue-vouched-guest = { $player } gik god for { $about }, en gæst (mistanke: { $chance } %).
bot-clue-vouched-by-prankster = { $about }, en spøgefugl, gik god for { $player } (mistanke: { $chance } %).
bot-clue-vouched-by-guest = { $about }, som du stoler på, gik god for { $player } (mistanke: { $chance } %).
bot-clue-reported-plain = { $about } fandt ud af, at { $player } er en almindelig gæst (mistanke: { $chance } %).
bot-clue-reported-suspicious = { $about } fandt ud af, at { $player } ikke er en almindelig gæst (mistanke: { $chance } %).
bot-clue-caught-lying = { $player } siger at være en almindelig gæst, men { $about } fandt ud af noget andet (mistanke: { $chance } %).
bot-clue-false-report = { $player } fortalte noget om { $about }, som ikke passer (mistanke: { $chance } %).
bot-clue-says-watched = { $player } indrømmer at have været overvåget (mistanke: { $chance } %).
bot-clue-confirmed = { $about } bekræfter at have været overvåget af { $player } (mistanke: { $chance } %).
bot-clue-reported-role = { $about } siger at have set { $player }’s kort (mistanke: { $chance } %).
bot-clue-caught-by-painter = { $player } siger at have et andet kort end det, { $about } siger at have set (mistanke: { $chance } %).
