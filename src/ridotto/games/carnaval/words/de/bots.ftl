### Warum ein Bot im Karneval tut, was er tut

bot-pass = Hier lohnt sich nichts, also kannst du es einfach lassen.
bot-ready = Du hast alles gesagt, was zu sagen war.
bot-ready-silent = Du musst nichts sagen: Lass die anderen reden.
bot-claim = Die anderen wollen wissen, wer du bist.
bot-answer = Du wurdest gefragt, wer du bist.
bot-report = Jemand behauptet, dich beobachtet zu haben, und das stimmt.
bot-hypnosis = Bots verstehen diese Frage nicht: Beantworte sie selbst, und sag die Wahrheit.
bot-ability = Das kannst du jetzt tun, und es kann helfen.
bot-retract = Du kannst zurücknehmen, was dir nicht mehr nützt.
bot-retract-accuse = Du hast dich gegen { $player } ausgesprochen, aber dafür gibt es zu wenige Gründe (Verdacht: { $chance } %).
bot-retract-vouch = Du hast dich für { $player } verbürgt, aber sicher sein kannst du nicht (Verdacht: { $chance } %).
bot-retract-vote-for = Du wolltest gegen { $player } stimmen, aber jetzt ist { $about } die bessere Wahl (Verdacht gegen { $player }: { $chance } %).
bot-outsider = { $player } gehört nicht zu euch (Verdacht der anderen: { $chance } %).
bot-friend = { $player } gehört zu euch (Verdacht der anderen: { $chance } %).
bot-genie-guest = { $player } ist eher ein Gast als ein Schelm (Verdacht der anderen: { $chance } %).
bot-genie-ally = { $player } ist vermutlich ein Schelm, also auf deiner Seite (Verdacht der anderen: { $chance } %).

bot-clue-nothing = Nichts spricht eindeutig für oder gegen { $player } (Verdacht insgesamt: { $chance } %).
bot-clue-known-prankster = { $player } ist ein Schelm, das ist sicher.
bot-clue-known-guest = { $player } ist kein Schelm, das ist sicher.
bot-clue-hypnosis-yes = { $player } musste unter Hypnose gestehen.
bot-clue-hypnosis-no = { $player } hat unter Hypnose bewiesen, kein Schelm zu sein.
bot-clue-hypnosis-knew-yes = { $about } musste unter Hypnose verraten, dass { $player } ein Schelm ist.
bot-clue-hypnosis-knew-no = { $about } musste unter Hypnose verraten, dass { $player } kein Schelm ist.
bot-clue-hypnosis-role-yes = { $player } musste unter Hypnose die eigene Karte verraten (Verdacht: { $chance } %).
bot-clue-hypnosis-role-no = { $player } musste unter Hypnose zugeben, eine bestimmte Karte nicht zu haben (Verdacht: { $chance } %).
bot-clue-marked = Das Zeichen des Oberschelms liegt vor { $player }, und vor einem anderen Schelm läge es wohl kaum (Verdacht: { $chance } %).
bot-clue-card-seen = { $player } hat keine Schelmenkarte (Verdacht: { $chance } %).
bot-clue-watched-plain = Du hast { $player } beobachtet: ein einfacher Gast (Verdacht: { $chance } %).
bot-clue-watched-suspicious = Du hast { $player } beobachtet: kein einfacher Gast (Verdacht: { $chance } %).
bot-clue-changed = { $player } hat behauptet, zwei verschiedene Karten zu haben (Verdacht: { $chance } %).
bot-clue-silent = { $player } wurde gefragt und hat nie geantwortet (Verdacht: { $chance } %).
bot-clue-spared = { $player } behauptet, eine Fähigkeit zu haben, und doch lassen die Schelme diese Maske in Ruhe (Verdacht: { $chance } %).
bot-clue-confessed = { $player } gibt zu, kein Gast zu sein (Verdacht: { $chance } %).
bot-clue-impossible = Die Karte, die { $player } zu haben behauptet, hat jemand anderes (Verdacht: { $chance } %).
bot-clue-no-plain-guest = { $player } behauptet, ein einfacher Gast zu sein, aber du weißt es besser (Verdacht: { $chance } %).
bot-clue-contested = { $player } und andere behaupten, dieselbe Karte zu haben, aber so viele gibt es davon nicht (Verdacht: { $chance } %).
bot-clue-uncontested = Niemand bestreitet, dass { $player } die Wahrheit über die eigene Karte sagt (Verdacht: { $chance } %).
bot-clue-voted-prankster = { $player } hat gegen { $about } gestimmt, { $sure ->
    [yes] einen Schelm
   *[no] wohl einen Schelm
} (Verdacht gegen { $player }: { $chance } %).
bot-clue-voted-guest = { $player } hat gegen { $about } gestimmt, { $sure ->
    [yes] sicher keinen Schelm
   *[no] wohl einen Gast
} (Verdacht gegen { $player }: { $chance } %).
bot-clue-voted-you = { $player } hat gegen dich gestimmt (Verdacht: { $chance } %).
bot-clue-voted-by-prankster = { $about }, { $sure ->
    [yes] ein Schelm
   *[no] wohl ein Schelm
}, hat gegen { $player } gestimmt (Verdacht: { $chance } %).
bot-clue-accused-prankster = { $player } hat { $about } beschuldigt, { $sure ->
    [yes] einen Schelm
   *[no] wohl einen Schelm
} (Verdacht gegen { $player }: { $chance } %).
bot-clue-accused-guest = { $player } hat { $about } beschuldigt, { $sure ->
    [yes] sicher keinen Schelm
   *[no] wohl einen Gast
} (Verdacht gegen { $player }: { $chance } %).
bot-clue-accused-you = { $player } hat dich beschuldigt (Verdacht: { $chance } %).
bot-clue-accused-by-guest = { $about } hat { $player } beschuldigt, und du traust { $about } (Verdacht: { $chance } %).
bot-clue-vouched-prankster = { $player } hat sich für { $about } verbürgt, { $sure ->
    [yes] einen Schelm
   *[no] wohl einen Schelm
} (Verdacht gegen { $player }: { $chance } %).
bot-clue-vouched-guest = { $player } hat sich für { $about } verbürgt, { $sure ->
    [yes] sicher keinen Schelm
   *[no] wohl einen Gast
} (Verdacht gegen { $player }: { $chance } %).
bot-clue-vouched-you = { $player } hat sich für dich verbürgt (Verdacht: { $chance } %).
bot-clue-vouched-by-prankster = { $about }, { $sure ->
    [yes] ein Schelm
   *[no] wohl ein Schelm
}, hat sich für { $player } verbürgt (Verdacht: { $chance } %).
bot-clue-vouched-by-guest = { $about } hat sich für { $player } verbürgt, und du traust { $about } (Verdacht: { $chance } %).
bot-clue-reported-plain = { $about } will { $player } beobachtet haben: ein einfacher Gast (Verdacht: { $chance } %).
bot-clue-reported-suspicious = { $about } will { $player } beobachtet haben: kein einfacher Gast (Verdacht: { $chance } %).
bot-clue-caught-lying = { $player } behauptet, ein einfacher Gast zu sein, doch { $about } berichtet das Gegenteil (Verdacht: { $chance } %).
bot-clue-false-report = { $player } hat über { $about } etwas berichtet, das nicht stimmt (Verdacht: { $chance } %).
bot-clue-false-report-you = { $player } hat über dich etwas berichtet, das nicht stimmt (Verdacht: { $chance } %).
bot-clue-says-watched = { $player } gibt zu, beobachtet worden zu sein (Verdacht: { $chance } %).
bot-clue-confirmed = { $about } bestätigt, von { $player } beobachtet worden zu sein (Verdacht: { $chance } %).
bot-clue-reported-role = { $about } will die Karte von { $player } gesehen haben (Verdacht: { $chance } %).
bot-clue-caught-by-painter = { $player } behauptet, eine andere Karte zu haben, als { $about } gesehen haben will (Verdacht: { $chance } %).
arena-carnaval-guests = beim Karneval: der Bot, der alle Gäste spielt
arena-carnaval-pranksters = beim Karneval: der Bot, der alle Schelme und den Bösen Geist spielt
