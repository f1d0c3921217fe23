### Varför en bott på karnevalen gör som den gör

bot-pass = Inget här är värt att göra, så du kan låta det vara.
bot-ready = Du har sagt det du har att säga.
bot-ready-silent = Du behöver inte säga något: låt de andra prata.
bot-claim = De andra vill veta vem du är.
bot-answer = Du fick frågan vem du är.
bot-report = Någon säger sig ha spanat på dig, och det stämmer.
bot-hypnosis = Bottar förstår inte den här frågan: svara själv, och säg sanningen.
bot-ability = Det kan du göra nu, och det kan hjälpa.
bot-retract = Du kan ta tillbaka det som inte längre hjälper dig.
bot-retract-accuse = Du pekade ut { $player }, men skälen är för svaga (misstanke: { $chance } %).
bot-retract-vouch = Du gick i god för { $player }, men säker kan du inte vara (misstanke: { $chance } %).
bot-retract-vote-for = Du sa att du skulle rösta mot { $player }, men nu är { $about } ett bättre val (misstanke mot { $player }: { $chance } %).
bot-outsider = { $player } är inte en av er (de andras misstanke: { $chance } %).
bot-friend = { $player } är en av er (de andras misstanke: { $chance } %).
bot-genie-guest = { $player } är snarare en gäst än en spjuver (de andras misstanke: { $chance } %).
bot-genie-ally = { $player } är antagligen en spjuver, alltså på din sida (de andras misstanke: { $chance } %).

bot-clue-nothing = Inget talar tydligt för eller emot { $player } (sammantagen misstanke: { $chance } %).
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
bot-clue-voted-prankster = { $player } röstade mot { $about }, { $sure ->
    [yes] som är spjuver
   *[no] som verkar vara en spjuver
} (misstanke mot { $player }: { $chance } %).
bot-clue-voted-guest = { $player } röstade mot { $about }, { $sure ->
    [yes] som inte är spjuver
   *[no] som verkar vara en gäst
} (misstanke mot { $player }: { $chance } %).
bot-clue-voted-you = { $player } röstade mot dig (misstanke: { $chance } %).
bot-clue-voted-by-prankster = { $about }, { $sure ->
    [yes] som är spjuver
   *[no] som verkar vara en spjuver
}, röstade mot { $player } (misstanke: { $chance } %).
bot-clue-accused-prankster = { $player } anklagade { $about }, { $sure ->
    [yes] som är spjuver
   *[no] som verkar vara en spjuver
} (misstanke mot { $player }: { $chance } %).
bot-clue-accused-guest = { $player } anklagade { $about }, { $sure ->
    [yes] som inte är spjuver
   *[no] som verkar vara en gäst
} (misstanke mot { $player }: { $chance } %).
bot-clue-accused-you = { $player } anklagade dig (misstanke: { $chance } %).
bot-clue-accused-by-guest = { $about }, som du litar på, anklagade { $player } (misstanke: { $chance } %).
bot-clue-vouched-prankster = { $player } gick i god för { $about }, { $sure ->
    [yes] som är spjuver
   *[no] som verkar vara en spjuver
} (misstanke mot { $player }: { $chance } %).
bot-clue-vouched-guest = { $player } gick i god för { $about }, { $sure ->
    [yes] som inte är spjuver
   *[no] som verkar vara en gäst
} (misstanke mot { $player }: { $chance } %).
bot-clue-vouched-you = { $player } gick i god för dig (misstanke: { $chance } %).
bot-clue-vouched-by-prankster = { $about }, { $sure ->
    [yes] som är spjuver
   *[no] som verkar vara en spjuver
}, gick i god för { $player } (misstanke: { $chance } %).
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
arena-carnaval-guests = på karnevalen: botten som spelar alla gäster
arena-carnaval-pranksters = på karnevalen: botten som spelar alla spjuvrar och den onda anden
