"""The names of bots: old families of Venice, like the masked guests of the Ridotto.

They are family names, because these fit ladies and lords alike: whoever played a lady may play a lord in the next game.
They are the same in all languages, none of them is a role of the carnival, and people here rarely choose them.
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
