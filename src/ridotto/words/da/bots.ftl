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

bot-pass = Jeg lader det være: intet her er umagen værd.
bot-ready = Jeg har sagt, hvad jeg ville sige.
bot-claim = De andre skal vide, hvem jeg er.
bot-answer = Jeg blev spurgt, hvem jeg er.
bot-ability = Jeg bruger det, mit kort giver mig lov til.
bot-retract = Det tror jeg ikke længere.

bot-clue-nothing = Intet taler for eller imod spiller { $player } (mistanke: { $chance } %).
bot-clue-feeling = Det er kun en fornemmelse om spiller { $player } (mistanke: { $chance } %).
bot-clue-known-prankster = Spiller { $player } er en spøgefugl, det er sikkert.
bot-clue-known-guest = Spiller { $player } er ikke en spøgefugl, det er sikkert.
bot-clue-hypnosis-yes = Spiller { $player } måtte tilstå under hypnose.
bot-clue-hypnosis-no = Under hypnose sagde spiller { $player } nej og var nødt til at tale sandt.
bot-clue-hypnosis-knew-yes = Spiller { $about } måtte under hypnose fortælle, at spiller { $player } er en spøgefugl.
bot-clue-hypnosis-knew-no = Spiller { $about } måtte under hypnose fortælle, at spiller { $player } ikke er en spøgefugl.
bot-clue-hypnosis-role-yes = Spiller { $player } måtte røbe sit kort under hypnose (mistanke: { $chance } %).
bot-clue-hypnosis-role-no = Spiller { $player } måtte under hypnose sige nej til at have et bestemt kort (mistanke: { $chance } %).
bot-clue-marked = Mesterspøgefuglens mærke ligger foran spiller { $player }, og det ville det næppe gøre foran en ven (mistanke: { $chance } %).
bot-clue-card-seen = Spiller { $player } har ikke en spøgefugls kort (mistanke: { $chance } %).
bot-clue-watched-plain = Jeg så nærmere på spiller { $player }: en almindelig gæst (mistanke: { $chance } %).
bot-clue-watched-suspicious = Jeg så nærmere på spiller { $player }: ikke en almindelig gæst (mistanke: { $chance } %).
bot-clue-changed = Spiller { $player } har påstået at have to forskellige kort (mistanke: { $chance } %).
bot-clue-silent = Spiller { $player } blev spurgt og svarede aldrig (mistanke: { $chance } %).
bot-clue-spared = Spiller { $player } siger at have en evne, og alligevel går spøgefuglene udenom (mistanke: { $chance } %).
bot-clue-confessed = Spiller { $player } siger selv ikke at være gæst (mistanke: { $chance } %).
bot-clue-impossible = Det kort, som spiller { $player } siger at have, er et andet sted (mistanke: { $chance } %).
bot-clue-no-plain-guest = Spiller { $player } siger at være en almindelig gæst, og jeg ved bedre (mistanke: { $chance } %).
bot-clue-contested = Flere siger at have samme kort som spiller { $player }, end der er af den slags (mistanke: { $chance } %).
bot-clue-uncontested = Ingen bestrider, hvem spiller { $player } siger at være (mistanke: { $chance } %).
bot-clue-voted-prankster = Spiller { $player } stemte på spiller { $about }, en spøgefugl (mistanke: { $chance } %).
bot-clue-voted-guest = Spiller { $player } stemte på spiller { $about }, en gæst (mistanke: { $chance } %).
bot-clue-voted-by-prankster = Spiller { $about }, en spøgefugl, stemte på spiller { $player } (mistanke: { $chance } %).
bot-clue-accused-prankster = Spiller { $player } anklagede spiller { $about }, en spøgefugl (mistanke: { $chance } %).
bot-clue-accused-guest = Spiller { $player } anklagede spiller { $about }, en gæst (mistanke: { $chance } %).
bot-clue-accused-by-guest = Spiller { $about }, som jeg stoler på, anklagede spiller { $player } (mistanke: { $chance } %).
bot-clue-vouched-prankster = Spiller { $player } gik god for spiller { $about }, en spøgefugl (mistanke: { $chance } %).
bot-clue-vouched-guest = Spiller { $player } gik god for spiller { $about }, en gæst (mistanke: { $chance } %).
bot-clue-vouched-by-prankster = Spiller { $about }, en spøgefugl, gik god for spiller { $player } (mistanke: { $chance } %).
bot-clue-vouched-by-guest = Spiller { $about }, som jeg stoler på, gik god for spiller { $player } (mistanke: { $chance } %).
bot-clue-reported-plain = Spiller { $about } så, at spiller { $player } er en almindelig gæst (mistanke: { $chance } %).
bot-clue-reported-suspicious = Spiller { $about } fandt spiller { $player } mistænkelig (mistanke: { $chance } %).
bot-clue-caught-lying = Spiller { $player } siger at være en almindelig gæst, men spiller { $about } så noget mistænkeligt (mistanke: { $chance } %).
bot-clue-false-report = Spiller { $player } fortalte noget om spiller { $about }, som ikke passer (mistanke: { $chance } %).
bot-clue-says-watched = Spiller { $player } siger selv at have været overvåget (mistanke: { $chance } %).
bot-clue-confirmed = Spiller { $about } bekræfter at have været overvåget af spiller { $player } (mistanke: { $chance } %).
bot-clue-reported-role = Spiller { $about } siger at have set kortet hos spiller { $player } (mistanke: { $chance } %).
bot-clue-caught-by-painter = Spiller { $player } siger at have et andet kort end det, spiller { $about } siger at have set (mistanke: { $chance } %).
