/** What a player reads whom the genie has won over, and when. */
import { render } from "preact-render-to-string";
import { beforeAll, expect, test } from "vitest";
import { loadLanguage, t } from "../../../words/words.ts";
import type { Event, View } from "../wire.ts";
import { justTurned, Turned } from "./turned.tsx";

const NAMES = ["Ada", "Bruno", "Chiara", "Dario"];
const VIEW = {
  seat: 1,
  seats: 4,
  roles: [null, "avenger", null, null],
  camps: ["pranksters", "pranksters", null, "genie"],
} as unknown as View;
const DANCE = { event: "dance", seat: null, dance: 2 } as Event;
const JOINS = { event: "joins", seat: 1 } as Event;
const MEETS = { event: "recognises-genie", seat: 1, genie: 3 } as Event;

beforeAll(() => loadLanguage("en"));

test("it is news until the next dance, and only for the player concerned", () => {
  expect(justTurned(VIEW, [DANCE])).toBe(false);
  expect(justTurned(VIEW, [DANCE, JOINS])).toBe(true);
  expect(justTurned(VIEW, [DANCE, JOINS, DANCE])).toBe(false);
  expect(justTurned({ ...VIEW, seat: 0, roles: ["prankster", null, null, null] }, [DANCE, JOINS])).toBe(false);
});

test("the card names the new side, its people, the genie, the new aim, and the card that is kept", () => {
  const props = { view: VIEW, names: NAMES, uncover() {}, go() {} };
  const card = render(<Turned {...props} story={[DANCE, JOINS, MEETS]} covered={false} />);
  for (const words of [t("carnaval-turned"), "Ada", "Dario", t("carnaval-aim-pranksters"), "the avenger"])
    expect(card).toContain(words);
  expect(render(<Turned {...props} story={[DANCE, JOINS]} covered={true} />)).not.toContain(t("carnaval-turned"));
});
