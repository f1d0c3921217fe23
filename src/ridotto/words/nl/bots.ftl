### Wat bots over zetten zeggen

hint-for = Waar een meester aan zou denken, voor { $who }:
no-thinker = Geen “{ $bot }” kan zetten uitleggen in { $game }. Vraag het een beginner, een stamgast of een meester, als het spel die heeft.
hint-not-now = { $who } heeft nu niets te beslissen. Wel: { $deciders }.

hint-masker-capture = Verovert een { $cross ->
    [w] wit
    [R] rood
    [B] blauw
    [G] groen
    [Y] geel
   *[P] paars
} kruis. { $anywhere ->
    [1] Daarna is elk kruis te veroveren.
   *[0] Daarna zijn deze te veroveren: { $open }.
}
hint-masker-stop = { $anywhere ->
    [1] De volgende speler mag elk kruis veroveren.
   *[0] De volgende speler mag veroveren: { $open }.
}
hint-mascarade = { $touched ->
    [0] Het eerste kaartje levert niets op.
   *[other] Overeenkomsten met elke buur: { $cards }.
}
hint-mask-card = De kaart zou je ongeveer { $worth ->
    [one] { $worth } punt opleveren.
   *[other] { $worth } punten opleveren.
}
hint-mask-unread = Je hebt de kaart niet gelezen; gemiddeld is een kaart ongeveer twee punten waard.
hint-mask-way = Levert op betaaldag { $gain } meer op en kost { $cost }.
hint-mask-orient = Je stokjes zouden op betaaldag { $gain } verdienen.
hint-mask-else = Pakt het best uit in de doorgerekende partijen.

### Waarom een bot van het carnaval iets doet

bot-pass = Er is hier niets wat de moeite loont, dus laat het maar.
bot-ready = Je hebt gezegd wat je te zeggen had.
bot-claim = De tafel mag weten wie je bent.
bot-answer = Er is je gevraagd wie je bent.
bot-ability = Je kaart laat dit toe.
bot-retract = Dat denk je niet meer.

bot-clue-nothing = Niets pleit voor of tegen { $player } (verdenking: { $chance }%).
bot-clue-feeling = Het is maar een gevoel over { $player } (verdenking: { $chance }%).
bot-clue-known-prankster = { $player } is een grapjas, dat is zeker.
bot-clue-known-guest = { $player } is geen grapjas, dat is zeker.
bot-clue-hypnosis-yes = { $player } moest onder hypnose bekennen.
bot-clue-hypnosis-no = Onder hypnose zei { $player } nee, en dat moest de waarheid zijn.
bot-clue-hypnosis-knew-yes = { $about } moest onder hypnose verklappen dat { $player } een grapjas is.
bot-clue-hypnosis-knew-no = { $about } moest onder hypnose verklappen dat { $player } geen grapjas is.
bot-clue-hypnosis-role-yes = { $player } moest onder hypnose de eigen kaart noemen (verdenking: { $chance }%).
bot-clue-hypnosis-role-no = { $player } moest onder hypnose zeggen welke kaart het niet is (verdenking: { $chance }%).
bot-clue-marked = Het merkteken van de meestergrapjas ligt voor { $player }, en bij een vriend zou het daar niet gauw liggen (verdenking: { $chance }%).
bot-clue-card-seen = { $player } heeft geen grapjassenkaart (verdenking: { $chance }%).
bot-clue-watched-plain = Je hebt { $player } bekeken: een gewone gast (verdenking: { $chance }%).
bot-clue-watched-suspicious = Je hebt { $player } bekeken: geen gewone gast (verdenking: { $chance }%).
bot-clue-changed = { $player } heeft gezegd twee verschillende kaarten te hebben (verdenking: { $chance }%).
bot-clue-silent = { $player } kreeg de vraag en gaf nooit antwoord (verdenking: { $chance }%).
bot-clue-spared = { $player } zegt een gave te hebben, en toch laten de grapjassen dat masker zitten (verdenking: { $chance }%).
bot-clue-confessed = { $player } zegt zelf geen gast te zijn (verdenking: { $chance }%).
bot-clue-impossible = De kaart die { $player } zegt te hebben, is ergens anders (verdenking: { $chance }%).
bot-clue-no-plain-guest = { $player } zegt een gewone gast te zijn, maar jij weet wel beter (verdenking: { $chance }%).
bot-clue-contested = Er zeggen meer spelers de kaart van { $player } te hebben dan er zijn (verdenking: { $chance }%).
bot-clue-uncontested = Niemand bestrijdt wie { $player } zegt te zijn (verdenking: { $chance }%).
bot-clue-voted-prankster = { $player } stemde tegen { $about }, een grapjas (verdenking: { $chance }%).
bot-clue-voted-guest = { $player } stemde tegen { $about }, een gast (verdenking: { $chance }%).
bot-clue-voted-by-prankster = { $about }, een grapjas, stemde tegen { $player } (verdenking: { $chance }%).
bot-clue-accused-prankster = { $player } beschuldigde { $about }, een grapjas (verdenking: { $chance }%).
bot-clue-accused-guest = { $player } beschuldigde { $about }, een gast (verdenking: { $chance }%).
bot-clue-accused-by-guest = { $about }, die je vertrouwt, beschuldigde { $player } (verdenking: { $chance }%).
bot-clue-vouched-prankster = { $player } pleitte { $about } vrij, een grapjas (verdenking: { $chance }%).
bot-clue-vouched-guest = { $player } pleitte { $about } vrij, een gast (verdenking: { $chance }%).
bot-clue-vouched-by-prankster = { $about }, een grapjas, pleitte { $player } vrij (verdenking: { $chance }%).
bot-clue-vouched-by-guest = { $about }, die je vertrouwt, pleitte { $player } vrij (verdenking: { $chance }%).
bot-clue-reported-plain = { $about } heeft { $player } bekeken: een gewone gast (verdenking: { $chance }%).
bot-clue-reported-suspicious = { $about } heeft { $player } bekeken: geen gewone gast (verdenking: { $chance }%).
bot-clue-caught-lying = { $player } zegt een gewone gast te zijn, maar { $about } ontdekte iets anders (verdenking: { $chance }%).
bot-clue-false-report = { $player } heeft over { $about } iets gemeld wat niet klopt (verdenking: { $chance }%).
bot-clue-says-watched = { $player } zegt zelf bewaakt te zijn (verdenking: { $chance }%).
bot-clue-confirmed = { $about } bevestigt door { $player } bewaakt te zijn (verdenking: { $chance }%).
bot-clue-reported-role = { $about } zegt de kaart van { $player } te hebben gezien (verdenking: { $chance }%).
bot-clue-caught-by-painter = { $player } zegt een andere kaart te hebben dan { $about } zegt te hebben gezien (verdenking: { $chance }%).
