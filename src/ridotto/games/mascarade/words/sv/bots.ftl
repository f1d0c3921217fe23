hint-mascarade = { $touched ->
    [0] Det första kortet ger inga poäng.
   *[other] Gemensamma kännetecken med varje granne: { $cards }.{ $why ->
        [only] {" "}Inget annat passar.
        [best] {" "}Inget annat drag ger lika mycket.
        [top] {" "}Inget drag ger mer.
        [shut] {" "}Inget drag ger mer, och nästa spelare får ingen ruta intill två masker.
        [fewer] {" "}Av dragen som ger mest lämnar det här färst rutor intill två masker åt nästa spelare.
        [give] {" "}Fler poäng nu skulle lämna fler rutor intill två masker åt nästa spelare.
        [keep] {" "}Fler poäng nu skulle kosta en mask som passar på fler rutor.
        [hard] {" "}Den passar på färre rutor än dina andra masker.
       *[none] {""}
    }
}
