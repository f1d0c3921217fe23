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

bot-pass = Ik laat het zo: er is hier niets wat de moeite loont.
bot-ready = Ik heb gezegd wat ik te zeggen had.
bot-claim = Ik wil dat de tafel weet wie ik ben.
bot-answer = Er is mij gevraagd wie ik ben.
bot-ability = Ik doe wat mijn kaart me toestaat.
bot-retract = Ik denk dat niet meer.

bot-clue-nothing = Niets pleit voor of tegen speler { $player } ({ $chance }% verdacht).
bot-clue-feeling = Het is maar een gevoel over speler { $player } ({ $chance }% verdacht).
bot-clue-known-prankster = Speler { $player } is een grapjas, dat is zeker.
bot-clue-known-guest = Speler { $player } is geen grapjas, dat is zeker.
bot-clue-hypnosis-yes = Speler { $player } moest onder hypnose bekennen.
bot-clue-hypnosis-no = Onder hypnose zei speler { $player } nee, en dat moest de waarheid zijn.
bot-clue-hypnosis-knew-yes = Speler { $about } moest onder hypnose zeggen dat speler { $player } een grapjas is.
bot-clue-hypnosis-knew-no = Speler { $about } moest onder hypnose zeggen dat speler { $player } geen grapjas is.
bot-clue-hypnosis-role-yes = Speler { $player } moest onder hypnose de eigen kaart noemen ({ $chance }% verdacht).
bot-clue-hypnosis-role-no = Speler { $player } moest onder hypnose zeggen welke kaart het niet is ({ $chance }% verdacht).
bot-clue-marked = Het merkteken van de meestergrapjas ligt voor speler { $player }, en dat legt hij niet gauw voor een vriend ({ $chance }% verdacht).
bot-clue-card-seen = De kaart van speler { $player } is niet die van een grapjas ({ $chance }% verdacht).
bot-clue-watched-plain = Ik heb speler { $player } bekeken: een gewone gast ({ $chance }% verdacht).
bot-clue-watched-suspicious = Ik heb speler { $player } bekeken: geen gewone gast ({ $chance }% verdacht).
bot-clue-changed = Speler { $player } heeft gezegd twee verschillende kaarten te hebben ({ $chance }% verdacht).
bot-clue-silent = Speler { $player } kreeg de vraag en gaf nooit antwoord ({ $chance }% verdacht).
bot-clue-spared = Speler { $player } zegt een gave te hebben, en toch laten de grapjassen dat masker zitten ({ $chance }% verdacht).
bot-clue-confessed = Speler { $player } zegt zelf geen gast te zijn ({ $chance }% verdacht).
bot-clue-impossible = De kaart die speler { $player } zegt te hebben, is ergens anders ({ $chance }% verdacht).
bot-clue-no-plain-guest = Speler { $player } zegt een gewone gast te zijn, en ik weet beter ({ $chance }% verdacht).
bot-clue-contested = Meer spelers zeggen de kaart van speler { $player } te hebben dan er zulke kaarten zijn ({ $chance }% verdacht).
bot-clue-uncontested = Niemand bestrijdt wie speler { $player } zegt te zijn ({ $chance }% verdacht).
bot-clue-voted-prankster = Speler { $player } stemde op speler { $about }, een grapjas ({ $chance }% verdacht).
bot-clue-voted-guest = Speler { $player } stemde op speler { $about }, een gast ({ $chance }% verdacht).
bot-clue-voted-by-prankster = Speler { $about }, een grapjas, stemde op speler { $player } ({ $chance }% verdacht).
bot-clue-accused-prankster = Speler { $player } beschuldigde speler { $about }, een grapjas ({ $chance }% verdacht).
bot-clue-accused-guest = Speler { $player } beschuldigde speler { $about }, een gast ({ $chance }% verdacht).
bot-clue-accused-by-guest = Speler { $about }, die ik vertrouw, beschuldigde speler { $player } ({ $chance }% verdacht).
bot-clue-vouched-prankster = Speler { $player } pleitte speler { $about }, een grapjas, vrij ({ $chance }% verdacht).
bot-clue-vouched-guest = Speler { $player } pleitte speler { $about }, een gast, vrij ({ $chance }% verdacht).
bot-clue-vouched-by-prankster = Speler { $about }, een grapjas, pleitte speler { $player } vrij ({ $chance }% verdacht).
bot-clue-vouched-by-guest = Speler { $about }, die ik vertrouw, pleitte speler { $player } vrij ({ $chance }% verdacht).
bot-clue-reported-plain = Volgens speler { $about } is speler { $player } een gewone gast ({ $chance }% verdacht).
bot-clue-reported-suspicious = Volgens speler { $about } is speler { $player } verdacht ({ $chance }% verdacht).
bot-clue-caught-lying = Speler { $player } zegt een gewone gast te zijn, maar bleek voor speler { $about } verdacht ({ $chance }% verdacht).
bot-clue-false-report = Speler { $player } heeft over speler { $about } iets gemeld wat niet klopt ({ $chance }% verdacht).
bot-clue-says-watched = Speler { $player } zegt zelf bewaakt te zijn ({ $chance }% verdacht).
bot-clue-confirmed = Speler { $about } bevestigt door speler { $player } bewaakt te zijn ({ $chance }% verdacht).
bot-clue-reported-role = Speler { $about } zegt de kaart van speler { $player } te hebben gezien ({ $chance }% verdacht).
bot-clue-caught-by-painter = Speler { $player } zegt een andere kaart te hebben dan speler { $about } zegt te hebben gezien ({ $chance }% verdacht).
