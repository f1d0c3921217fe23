### Hvad botter siger om træk

hint-for = En mesters råd til { $who }:
no-thinker = »{ $bot }« kan ikke forklare træk i { $game }. Spørg en begynder (novice), en stamgæst (regular) eller en mester (master), hvis spillet har dem.
hint-not-now = { $who } har ikke noget at afgøre lige nu. Vi venter på: { $deciders }.
hint-no-reason = Botten vurderede trækket ved at spille videre i hovedet.

hint-masker-capture = Tager et { $cross ->
    [w] hvidt
    [R] rødt
    [B] blåt
    [G] grønt
    [Y] gult
   *[P] lilla
} kryds. { $anywhere ->
    [1] Derefter kan et hvilket som helst kryds tages.
   *[0] Derefter kan disse tages: { $open }.
}
hint-masker-last = Tager det sidste { $cross ->
    [R] røde
    [B] blå
    [G] grønne
    [Y] gule
   *[P] lilla
} kryds på brættet: den, der har den farve, er ude.
hint-masker-stop = { $anywhere ->
    [1] Den næste spiller må tage et hvilket som helst kryds.
   *[0] Den næste spiller må tage: { $open }.
}
hint-mascarade = { $touched ->
    [0] Det første kort giver ingen point.
   *[other] Fælles kendetegn med hver nabo: { $cards }.
}
hint-mask-card = Kortet ville være omkring { $worth } point værd for dig.
hint-mask-no-use = Kortet ville ikke give dig noget.
hint-mask-unread = Du har ikke læst kortet; i gennemsnit er et kort omkring to point værd.
hint-mask-way = { $cost ->
    [0] Giver { $gain } mere på lønningsdagen og koster ikke noget.
   *[other] Giver { $gain } mere på lønningsdagen og koster { $cost }.
}
hint-mask-hinder = { $player } ville få { $loss } mindre på lønningsdagen.
hint-mask-orient = Dine pinde ville tjene { $gain } på lønningsdagen.

### Hvorfor en bot på karnevallet gør, som den gør

bot-pass = Intet her er umagen værd, så du kan roligt lade være.
bot-ready = Du har sagt det, du ville sige.
bot-claim = De andre vil vide, hvem du er.
bot-answer = Du blev spurgt, hvem du er.
bot-report = Nogen siger, at de har holdt øje med dig, og det passer.
bot-hypnosis = Botter forstår ikke det spørgsmål: svar selv, og sig sandheden.
bot-ability = Det kan du gøre nu, og det kan hjælpe.
bot-retract = Det har du skiftet mening om.

bot-clue-nothing = Intet taler for eller imod { $player } (mistanke: { $chance } %).
bot-clue-feeling = Det er kun en mavefornemmelse om { $player } (mistanke: { $chance } %).
bot-clue-known-prankster = { $player } er helt sikkert en spøgefugl.
bot-clue-known-guest = { $player } er helt sikkert ikke en spøgefugl.
bot-clue-hypnosis-yes = { $player } måtte tilstå under hypnose.
bot-clue-hypnosis-no = Svaret under hypnose beviser, at { $player } ikke er en spøgefugl.
bot-clue-hypnosis-knew-yes = Under hypnose måtte { $about } røbe, at { $player } er en spøgefugl.
bot-clue-hypnosis-knew-no = Under hypnose måtte { $about } røbe, at { $player } ikke er en spøgefugl.
bot-clue-hypnosis-role-yes = Under hypnose måtte { $player } røbe sit kort (mistanke: { $chance } %).
bot-clue-hypnosis-role-no = Under hypnose måtte { $player } indrømme ikke at have et bestemt kort (mistanke: { $chance } %).
bot-clue-marked = Mesterspøgefuglens mærke ligger foran { $player }, og det ville det næppe gøre foran en ven (mistanke: { $chance } %).
bot-clue-card-seen = { $player } har ikke en spøgefugls kort (mistanke: { $chance } %).
bot-clue-watched-plain = Du holdt øje med { $player }: en almindelig gæst (mistanke: { $chance } %).
bot-clue-watched-suspicious = Du holdt øje med { $player }: ikke en almindelig gæst (mistanke: { $chance } %).
bot-clue-changed = { $player } har påstået at have to forskellige kort (mistanke: { $chance } %).
bot-clue-silent = { $player } blev spurgt, men svarede aldrig (mistanke: { $chance } %).
bot-clue-spared = { $player } påstår at have en evne, men spøgefuglene går alligevel udenom (mistanke: { $chance } %).
bot-clue-confessed = { $player } siger selv: »Jeg er ikke gæst« (mistanke: { $chance } %).
bot-clue-impossible = Det kort, { $player } påstår at have, har en anden (mistanke: { $chance } %).
bot-clue-no-plain-guest = { $player } påstår at være en almindelig gæst, men du ved bedre (mistanke: { $chance } %).
bot-clue-contested = Flere påstår at have samme kort som { $player }, end der findes af det (mistanke: { $chance } %).
bot-clue-uncontested = Ingen bestrider, hvem { $player } påstår at være (mistanke: { $chance } %).
bot-clue-voted-prankster = { $player } stemte imod { $about }, der ser ud til at være en spøgefugl (mistanke mod { $player }: { $chance } %).
bot-clue-voted-guest = { $player } stemte imod { $about }, der ser ud til at være en gæst (mistanke mod { $player }: { $chance } %).
bot-clue-voted-you = { $player } stemte imod dig (mistanke: { $chance } %).
bot-clue-voted-by-prankster = { $about }, der ser ud til at være en spøgefugl, stemte imod { $player } (mistanke: { $chance } %).
bot-clue-accused-prankster = { $player } anklagede { $about }, der ser ud til at være en spøgefugl (mistanke mod { $player }: { $chance } %).
bot-clue-accused-guest = { $player } anklagede { $about }, der ser ud til at være en gæst (mistanke mod { $player }: { $chance } %).
bot-clue-accused-you = { $player } anklagede dig (mistanke: { $chance } %).
bot-clue-accused-by-guest = { $about }, som du stoler på, anklagede { $player } (mistanke: { $chance } %).
bot-clue-vouched-prankster = { $player } gik god for { $about }, der ser ud til at være en spøgefugl (mistanke mod { $player }: { $chance } %).
bot-clue-vouched-guest = { $player } gik god for { $about }, der ser ud til at være en gæst (mistanke mod { $player }: { $chance } %).
bot-clue-vouched-you = { $player } gik god for dig (mistanke: { $chance } %).
bot-clue-vouched-by-prankster = { $about }, der ser ud til at være en spøgefugl, gik god for { $player } (mistanke: { $chance } %).
bot-clue-vouched-by-guest = { $about }, som du stoler på, gik god for { $player } (mistanke: { $chance } %).
bot-clue-reported-plain = Ifølge { $about } er { $player } en almindelig gæst (mistanke: { $chance } %).
bot-clue-reported-suspicious = Ifølge { $about } er { $player } ikke en almindelig gæst (mistanke: { $chance } %).
bot-clue-caught-lying = { $player } påstår at være en almindelig gæst, men { $about } siger noget andet (mistanke: { $chance } %).
bot-clue-false-report = { $player } fortalte noget om { $about }, som ikke passer (mistanke: { $chance } %).
bot-clue-false-report-you = { $player } fortalte noget om dig, som ikke passer (mistanke: { $chance } %).
bot-clue-says-watched = { $player } siger selv: »Jeg blev overvåget« (mistanke: { $chance } %).
bot-clue-confirmed = { $about } bekræfter at være blevet overvåget af { $player } (mistanke: { $chance } %).
bot-clue-reported-role = { $about } påstår at have set, hvilket kort { $player } har (mistanke: { $chance } %).
bot-clue-caught-by-painter = { $player } påstår at have et andet kort end det, { $about } påstår at have set (mistanke: { $chance } %).
