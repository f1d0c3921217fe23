### Waarom een bot van het carnaval iets doet

bot-pass = Hier valt niets te winnen, dus je kunt net zo goed niets doen.
bot-ready = Je hebt gezegd wat er te zeggen viel.
bot-ready-silent = Je hoeft niets te zeggen: laat de anderen maar praten.
bot-claim = De anderen willen weten wie je bent.
bot-answer = Er is je gevraagd wie je bent.
bot-report = Iemand zegt je in de gaten te hebben gehouden, en dat klopt.
bot-hypnosis = Bots begrijpen deze vraag niet: geef zelf antwoord, en spreek de waarheid.
bot-ability = Dit kun je nu doen, en het kan helpen.
bot-retract = Je kunt terugnemen waar je niets meer aan hebt.
bot-retract-accuse = Je sprak je uit tegen { $player }, maar daar is te weinig reden voor (verdenking: { $chance }%).
bot-retract-vouch = Je stond in voor { $player }, maar zeker weet je het niet (verdenking: { $chance }%).
bot-retract-vote-for = Je zei dat je tegen { $player } zou stemmen, maar nu is { $about } een betere keuze (verdenking tegen { $player }: { $chance }%).
bot-outsider = { $player } hoort niet bij jullie (verdenking bij de anderen: { $chance }%).
bot-friend = { $player } hoort bij jullie (verdenking bij de anderen: { $chance }%).
bot-genie-guest = { $player } is eerder een gast dan een grapjas (verdenking bij de anderen: { $chance }%).
bot-genie-ally = { $player } is waarschijnlijk een grapjas en staat dus aan jouw kant (verdenking bij de anderen: { $chance }%).

bot-clue-nothing = Niets pleit duidelijk voor of tegen { $player } (verdenking al met al: { $chance }%).
bot-clue-known-prankster = { $player } is een grapjas, dat is zeker.
bot-clue-known-guest = { $player } is geen grapjas, dat is zeker.
bot-clue-hypnosis-yes = { $player } moest onder hypnose bekennen.
bot-clue-hypnosis-no = Uit het antwoord onder hypnose blijkt dat { $player } geen grapjas is.
bot-clue-hypnosis-knew-yes = { $about } moest onder hypnose verklappen dat { $player } een grapjas is.
bot-clue-hypnosis-knew-no = { $about } moest onder hypnose verklappen dat { $player } geen grapjas is.
bot-clue-hypnosis-role-yes = { $player } moest onder hypnose de eigen kaart noemen (verdenking: { $chance }%).
bot-clue-hypnosis-role-no = { $player } moest onder hypnose toegeven een bepaalde kaart niet te hebben (verdenking: { $chance }%).
bot-clue-marked = Voor { $player } ligt het merkteken van de meestergrapjas, en die legt het niet gauw voor een medegrapjas (verdenking: { $chance }%).
bot-clue-card-seen = { $player } heeft geen grapjassenkaart (verdenking: { $chance }%).
bot-clue-watched-plain = Je hebt { $player } bekeken: een gewone gast (verdenking: { $chance }%).
bot-clue-watched-suspicious = Je hebt { $player } bekeken: geen gewone gast (verdenking: { $chance }%).
bot-clue-changed = { $player } zei eerst de ene kaart te hebben en later een andere (verdenking: { $chance }%).
bot-clue-silent = { $player } heeft op een vraag nooit antwoord gegeven (verdenking: { $chance }%).
bot-clue-spared = { $player } zegt een gave te hebben, en toch laten de grapjassen dat masker met rust (verdenking: { $chance }%).
bot-clue-confessed = { $player } geeft toe geen gast te zijn (verdenking: { $chance }%).
bot-clue-impossible = De kaart die { $player } zegt te hebben, is van iemand anders (verdenking: { $chance }%).
bot-clue-no-plain-guest = { $player } zegt een gewone gast te zijn, maar jij weet wel beter (verdenking: { $chance }%).
bot-clue-contested = Er zijn meer spelers die zeggen de kaart van { $player } te hebben dan er zulke kaarten zijn (verdenking: { $chance }%).
bot-clue-uncontested = Niemand betwist wie { $player } zegt te zijn (verdenking: { $chance }%).
bot-clue-voted-prankster = { $player } stemde tegen { $about }, { $sure ->
    [yes] een grapjas
   *[no] waarschijnlijk een grapjas
} (verdenking tegen { $player }: { $chance }%).
bot-clue-voted-guest = { $player } stemde tegen { $about }, { $sure ->
    [yes] zeker geen grapjas
   *[no] waarschijnlijk een gast
} (verdenking tegen { $player }: { $chance }%).
bot-clue-voted-you = { $player } stemde tegen jou (verdenking: { $chance }%).
bot-clue-voted-by-prankster = { $about }, { $sure ->
    [yes] een grapjas
   *[no] waarschijnlijk een grapjas
}, stemde tegen { $player } (verdenking: { $chance }%).
bot-clue-accused-prankster = { $player } beschuldigde { $about }, { $sure ->
    [yes] een grapjas
   *[no] waarschijnlijk een grapjas
} (verdenking tegen { $player }: { $chance }%).
bot-clue-accused-guest = { $player } beschuldigde { $about }, { $sure ->
    [yes] zeker geen grapjas
   *[no] waarschijnlijk een gast
} (verdenking tegen { $player }: { $chance }%).
bot-clue-accused-you = { $player } beschuldigde jou (verdenking: { $chance }%).
bot-clue-accused-by-guest = { $about }, die jij vertrouwt, beschuldigde { $player } (verdenking: { $chance }%).
bot-clue-vouched-prankster = { $player } stond in voor { $about }, { $sure ->
    [yes] een grapjas
   *[no] waarschijnlijk een grapjas
} (verdenking tegen { $player }: { $chance }%).
bot-clue-vouched-guest = { $player } stond in voor { $about }, { $sure ->
    [yes] zeker geen grapjas
   *[no] waarschijnlijk een gast
} (verdenking tegen { $player }: { $chance }%).
bot-clue-vouched-you = { $player } stond in voor jou (verdenking: { $chance }%).
bot-clue-vouched-by-prankster = { $about }, { $sure ->
    [yes] een grapjas
   *[no] waarschijnlijk een grapjas
}, stond in voor { $player } (verdenking: { $chance }%).
bot-clue-vouched-by-guest = { $about }, die jij vertrouwt, stond in voor { $player } (verdenking: { $chance }%).
bot-clue-reported-plain = { $about } zegt { $player } te hebben bekeken: een gewone gast (verdenking: { $chance }%).
bot-clue-reported-suspicious = { $about } zegt { $player } te hebben bekeken: geen gewone gast (verdenking: { $chance }%).
bot-clue-caught-lying = { $player } zegt een gewone gast te zijn, maar { $about } heeft iets anders gemeld (verdenking: { $chance }%).
bot-clue-false-report = { $player } heeft over { $about } iets gemeld wat niet klopt (verdenking: { $chance }%).
bot-clue-false-report-you = { $player } heeft over jou iets gemeld wat niet klopt (verdenking: { $chance }%).
bot-clue-says-watched = { $player } geeft toe in de gaten te zijn gehouden (verdenking: { $chance }%).
bot-clue-confirmed = { $about } zegt inderdaad door { $player } in de gaten te zijn gehouden (verdenking: { $chance }%).
bot-clue-reported-role = { $about } zegt de kaart van { $player } te hebben gezien (verdenking: { $chance }%).
bot-clue-caught-by-painter = { $player } zegt een andere kaart te hebben dan { $about } zegt te hebben gezien (verdenking: { $chance }%).
arena-carnaval-guests = bij het carnaval: de bot die alle gasten speelt
arena-carnaval-pranksters = bij het carnaval: de bot die alle grapjassen en de kwade genius speelt
