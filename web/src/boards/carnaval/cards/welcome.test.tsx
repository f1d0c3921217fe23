/** The card that everybody reads first, and what it says about taps. */
import { render } from "preact-render-to-string";
import { beforeAll, expect, test } from "vitest";
import { loadLanguage, t } from "../../../words/words.ts";
import type { View } from "../wire.ts";
import { Welcome } from "./welcome.tsx";

const SOLDIER = { seat: 1, seats: 7, roles: [null, "soldier"], camps: [null, "guests"], in_play: ["prankster"] };

function card(alone: boolean): string {
  const view = SOLDIER as unknown as View;
  return render(<Welcome view={view} names={[]} covered={false} alone={alone} uncover={() => {}} go={() => {}} />);
}

beforeAll(() => loadLanguage("en"));

test("alone with bots nobody reads that everybody taps", () => {
  expect(card(true)).toContain(t("carnaval-welcome-alone"));
  expect(card(true)).not.toContain(t("carnaval-welcome-tap"));
});

test("among people everybody reads why they tap, and that a bow is only cover", () => {
  expect(card(false)).toContain(t("carnaval-welcome-tap"));
  expect(card(false)).toContain(t("carnaval-welcome-cover"));
  expect(card(false)).not.toContain(t("carnaval-welcome-alone"));
});
