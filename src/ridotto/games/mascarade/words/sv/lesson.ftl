### Mascarade

learn-mascarade-first = Du kommer in mot slutet av spelet. Välj masken med pilen, sedan rutan med pilen (på pekskärm därefter ”Lägg den”): den ska ligga intill masker som liknar den.
learn-mascarade-first-done = Snyggt lagt! Varje kännetecken som den delar med en granne ger en poäng: ansiktsform, hår, ögon, näsa, mun.
learn-mascarade-second = En mask som ligger intill två andra måste likna båda på något sätt. Då ger den poäng för båda också. Prova den med pilen.
learn-mascarade-second-done = Så växer poängen. Och du har dragit en ny mask.
learn-mascarade-look = Nu väljer du. Ta en av dina masker: överallt där den passar ser du hur många poäng den ger. Var är den värd mest?
learn-mascarade-look-done = Bra. När inget passar drar du en mask; passar inte den heller är din tur över.
learn-mascarade-pool = Det finns inga masker kvar att dra. Nu blir det trångt: lägg dina masker medan de ännu passar någonstans.
learn-mascarade-pool-done = En mask mindre på ditt ställ.
learn-mascarade-last = Du har nästan inga masker kvar. När någon lägger sin sista mask är spelet genast slut.
learn-mascarade-last-done = Varje mask på brädet räknas. De som blir kvar på ditt ställ är ingenting värda.
learn-mascarade-free = Din tur. Vilken mask passar var, och hur många poäng ger den?
learn-mascarade-won = Spelet är slut, och du har vunnit! Det som hjälpte: rutor intill flera masker. Spara masker som passar på många ställen till senare.
learn-mascarade-lost = Spelet är slut, och den här gången vann du inte. Ett tips: leta efter rutor intill flera masker, för de ger mest.
