"""What bots are called: by old families of Venice, as masked guests of the Ridotto were.

Family names, because they fit ladies and lords alike: whoever played a lady may play a lord in the next game. The same
in all languages, none of them a role of the carnival, and rare enough as names that people give themselves here.
"""

from __future__ import annotations

from typing import Final

BOT_NAMES: Final = (
    "Badoer",
    "Barbarigo",
    "Bembo",
    "Bragadin",
    "Candiano",
    "Contarini",
    "Dandolo",
    "Erizzo",
    "Foscari",
    "Giustinian",
    "Gradenigo",
    "Grimani",
    "Gritti",
    "Loredan",
    "Malipiero",
    "Memmo",
    "Mocenigo",
    "Morosini",
    "Navagero",
    "Orseolo",
    "Polani",
    "Priuli",
    "Querini",
    "Ruzzini",
    "Sagredo",
    "Sanudo",
    "Soranzo",
    "Tiepolo",
    "Trevisan",
    "Vendramin",
    "Venier",
    "Zorzi",
)
