import { expect, test } from "vitest";
import type { View } from "../../wire/views.ts";
import { revealView } from "./reveal.ts";

test("without the truth a view stays as it was", () => {
  const view = { game: "masker", colours: [null, null] } as unknown as View;
  expect(revealView(view, null)).toBe(view);
});

test.each([
  ["masker", { colours: [null, null] }, { colours: ["R", "G"] }],
  ["mascarade", { racks: [null, null] }, { racks: [["01234"], ["12345"]] }],
  ["carnaval", { roles: [null, null], camps: [null, null] }, { roles: ["guest", "chef"], camps: ["guests", "guests"] }],
])("in %s it shows what the players hide", (game, hidden, truth) => {
  expect(revealView({ game, seat: null, ...hidden } as unknown as View, truth)).toMatchObject(truth);
});

test("in Mask it turns over the card for sale, and nothing else", () => {
  const auction = { card: null, bid: 2 };
  const shown = revealView({ game: "mask", auction } as unknown as View, { auction: { card: "fine", bid: 2 } });
  expect(shown).toMatchObject({ auction: { card: "fine", bid: 2 } });
  expect(revealView({ game: "mask", auction: null } as unknown as View, { auction: null })).toMatchObject({
    auction: null,
  });
});
