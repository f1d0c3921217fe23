/** What stays where it is, and what is still seen, while the evening goes on. */
import { render } from "preact-render-to-string";
import { beforeAll, describe, expect, test } from "vitest";
import fixtures from "../../../fixtures/carnaval.json";
import type { Fixture } from "../../fixture.ts";
import { loadLanguage } from "../../words/words.ts";
import { withHands } from "./hands-look.ts";
import { CaptionLine } from "./leader/caption.tsx";
import { guests, isTalk, isVote } from "./model.ts";
import { Ribbon } from "./room/ribbon.tsx";
import { hintedSeats } from "./tray/use-choosing.ts";
import type { Event, View } from "./wire.ts";

const views = (fixtures as unknown as Fixture[]).flatMap(({ seen }) => seen.map(({ view }) => view as View));

beforeAll(() => loadLanguage("en"));

describe("the leader's words", () => {
  const drawn = (view: View) => render(<CaptionLine view={view} quiet={false} />);

  test("stand below the room, which doesn't move with them", () => {
    for (const view of views) expect(render(<Ribbon view={view} due={null} quiet={false} />)).not.toContain("written");
  });

  test("have no place there in a talk, where they would come and go", () => {
    for (const view of views.filter(({ phase }) => isTalk(phase))) expect(drawn(view)).not.toContain("written");
  });

  test("always have one in a vote", () => {
    const votes = views.filter(({ phase, outcome }) => isVote(phase) && !isTalk(phase) && !outcome);
    expect(votes.length).toBeGreaterThan(0);
    for (const view of votes) expect(drawn(view)).toContain("written");
  });
});

test("the hands that decided are still drawn while the next call waits", () => {
  const view = views.find(({ phase, seats }) => phase === "dance" && seats > 3) as View;
  const drawn = guests(
    withHands(
      view,
      Array.from({ length: view.seats }, () => 2),
    ),
  );
  expect(drawn.map(({ points }) => points)).toEqual(drawn.map(() => 2));
  expect(drawn[2]?.against).toBe(view.seats);
});

test("and the ribbon says after which dance they were cast, though the next one has begun", () => {
  const view = views.find(({ phase }) => phase === "dance") as View;
  const story = [{ event: "rest", seat: null, dance: view.dance }] as Event[];
  expect(withHands({ ...view, dance: view.dance + 1 }, [], story).dance).toBe(view.dance);
});

describe("a hint", () => {
  const offered = ["ask 1", "ask 3", "vote-for 1", "vote-for 3", "ready"];

  test("marks whoever it means", () => {
    expect(hintedSeats(["vote-for 3"], { offered, tokens: [] })).toEqual([3]);
    expect(hintedSeats(["vote-for 3"], { offered, tokens: ["vote-for"] })).toEqual([3]);
  });

  test("marks nobody while something else is being said", () => {
    expect(hintedSeats(["vote-for 3"], { offered, tokens: ["ask"] })).toEqual([]);
  });
});
