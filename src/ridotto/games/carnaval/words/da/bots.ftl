### Hvorfor en bot på karnevallet gør, som den gør

bot-pass = Intet her er umagen værd, så du kan roligt lade være.
bot-ready = Du har sagt det, du ville sige.
bot-ready-silent = Du behøver ikke sige noget: lad de andre tale.
bot-claim = De andre vil vide, hvem du er.
bot-answer = Du blev spurgt, hvem du er.
bot-report = Nogen siger, at de har holdt øje med dig, og det passer.
bot-hypnosis = Botter forstår ikke det spørgsmål: svar selv, og sig sandheden.
bot-ability = Det kan du gøre nu, og det kan hjælpe.
bot-retract = Du kan tage det tilbage, som ikke længere hjælper dig.
bot-retract-accuse = Du talte imod { $player }, men der er for lidt at bygge på (mistanke: { $chance } %).
bot-retract-vouch = Du gik god for { $player }, men sikker kan du ikke være (mistanke: { $chance } %).
bot-retract-vote-for = Du sagde, at du ville stemme imod { $player }, men nu er { $about } et bedre valg (mistanke mod { $player }: { $chance } %).
bot-outsider = { $player } er ikke en af jer (de andres mistanke: { $chance } %).
bot-friend = { $player } er en af jer (de andres mistanke: { $chance } %).
bot-genie-guest = { $player } er snarere en gæst end en spøgefugl (de andres mistanke: { $chance } %).
bot-genie-ally = { $player } er formentlig en spøgefugl og dermed på din side (de andres mistanke: { $chance } %).

bot-clue-nothing = Intet taler tydeligt for eller imod { $player } (samlet mistanke: { $chance } %).
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
bot-clue-voted-prankster = { $player } stemte imod { $about }, { $sure ->
    [yes] der er en spøgefugl
   *[no] der ser ud til at være en spøgefugl
} (mistanke mod { $player }: { $chance } %).
bot-clue-voted-guest = { $player } stemte imod { $about }, { $sure ->
    [yes] der ikke er en spøgefugl
   *[no] der ser ud til at være en gæst
} (mistanke mod { $player }: { $chance } %).
bot-clue-voted-you = { $player } stemte imod dig (mistanke: { $chance } %).
bot-clue-voted-by-prankster = { $about }, { $sure ->
    [yes] der er en spøgefugl
   *[no] der ser ud til at være en spøgefugl
}, stemte imod { $player } (mistanke: { $chance } %).
bot-clue-accused-prankster = { $player } anklagede { $about }, { $sure ->
    [yes] der er en spøgefugl
   *[no] der ser ud til at være en spøgefugl
} (mistanke mod { $player }: { $chance } %).
bot-clue-accused-guest = { $player } anklagede { $about }, { $sure ->
    [yes] der ikke er en spøgefugl
   *[no] der ser ud til at være en gæst
} (mistanke mod { $player }: { $chance } %).
bot-clue-accused-you = { $player } anklagede dig (mistanke: { $chance } %).
bot-clue-accused-by-guest = { $about }, som du stoler på, anklagede { $player } (mistanke: { $chance } %).
bot-clue-vouched-prankster = { $player } gik god for { $about }, { $sure ->
    [yes] der er en spøgefugl
   *[no] der ser ud til at være en spøgefugl
} (mistanke mod { $player }: { $chance } %).
bot-clue-vouched-guest = { $player } gik god for { $about }, { $sure ->
    [yes] der ikke er en spøgefugl
   *[no] der ser ud til at være en gæst
} (mistanke mod { $player }: { $chance } %).
bot-clue-vouched-you = { $player } gik god for dig (mistanke: { $chance } %).
bot-clue-vouched-by-prankster = { $about }, { $sure ->
    [yes] der er en spøgefugl
   *[no] der ser ud til at være en spøgefugl
}, gik god for { $player } (mistanke: { $chance } %).
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
arena-carnaval-guests = på karnevallet: botten, der spiller alle gæster
arena-carnaval-pranksters = på karnevallet: botten, der spiller alle spøgefugle og den onde ånd
