/** The card in the corner: whose it is, and who may see it. */
import { render } from "preact-render-to-string";
import { beforeAll, describe, expect, test } from "vitest";
import fixtures from "../../../../fixtures/carnaval.json";
import type { Fixture } from "../../../fixture.ts";
import { loadLanguage, t } from "../../../words/words.ts";
import type { Hypnosis, View } from "../wire.ts";
import { About } from "./about-guest.tsx";
import { CardsSheet, CornerCard } from "./cards.tsx";

const SOLDIER = { seat: 1, roles: [null, "soldier"] } as unknown as View;
const WATCHER = { seat: null, roles: [null, null] } as unknown as View;

function corner(view: View, covered: boolean, read: boolean): string {
  return render(<CornerCard view={view} covered={covered} read={read} open={() => {}} />);
}

beforeAll(() => loadLanguage("en"));

test("while covered it asks its owner to look, and tells nobody what it is", () => {
  expect(corner(SOLDIER, true, false)).toContain("your card");
  expect(corner(SOLDIER, true, true)).not.toContain("your card");
  for (const read of [false, true]) expect(corner(SOLDIER, true, read)).not.toMatch(/soldier/i);
});

test("when open it shows the player's role", () => {
  expect(corner(SOLDIER, false, true)).toContain("soldier");
});

test("a spectator has no card to look at", () => {
  expect(corner(WATCHER, true, false)).not.toContain("your card");
});

test("the letters of a role fit its longest word, which is never broken", () => {
  expect(corner({ ...SOLDIER, roles: [null, "little-old-man"] }, false, true)).toContain("--longest:6");
});

describe("an answer under hypnosis, which everybody heard", () => {
  const views = (fixtures as unknown as Fixture[]).flatMap(({ seen }) => seen.map(({ view }) => view as View));
  const vote = views.find(({ phase, seat }) => phase === "vote" && seat === 0) as View;
  const NAMES = Array.from({ length: vote.seats }, (_, seat) => `Player ${seat}`);
  const none = { kept: false, cover: () => {}, close: () => {} };
  const sheet = (hypnosis: Hypnosis) => render(<CardsSheet view={{ ...vote, hypnosis }} names={NAMES} {...none} />);
  const about = (seat: number, hypnosis: Hypnosis) =>
    render(<About view={{ ...vote, hypnosis }} names={NAMES} story={[]} seat={seat} covered={true} />);
  const prankster: Hypnosis = { player: 2, question: "prankster", answer: "no" };
  const told = "Under hypnosis, Player 2 was asked: Are you a prankster? The answer: no.";

  test("beside it, the signs in the bubbles are explained by the words of their buttons", () => {
    for (const kind of ["ask", "accuse", "vouch", "vote-for", "report-role"])
      expect(sheet(prankster)).toContain(`</svg> ${t(`carnaval-verb-${kind}`)}`);
  });

  test("is among what one knows, and in a closer look at that player", () => {
    expect(sheet(prankster)).toContain(told);
    expect(about(2, prankster)).toContain(told);
    expect(about(1, prankster)).not.toContain("hypnosis");
  });

  test("about another player is told of both", () => {
    const knows: Hypnosis = { player: 2, question: "knows 1", answer: "yes" };
    for (const seat of [1, 2]) expect(about(seat, knows)).toContain("As far as you know, is Player 1 a prankster?");
    expect(sheet(knows)).toContain("The answer: yes.");
  });

  test("isn't told before it is given", () => {
    expect(sheet({ ...prankster, answer: null })).not.toContain("hypnosis, Player");
    expect(about(2, { ...prankster, answer: null })).not.toContain("hypnosis");
  });
});
