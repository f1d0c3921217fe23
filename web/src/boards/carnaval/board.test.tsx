/** What a person at the ball sees of their choices, and what a tap does. */
import { render } from "preact-render-to-string";
import { beforeAll, describe, expect, test } from "vitest";
import fixtures from "../../../fixtures/carnaval.json";
import type { Fixture } from "../../fixture.ts";
import { loadLanguage, t } from "../../words/words.ts";
import { callName } from "./describe.ts";
import { Board, rephrased } from "./index.tsx";
import { Ribbon } from "./room/ribbon.tsx";
import { choosable, lit, momentOf, type Props } from "./tray/use-choosing.ts";
import { turnHeading } from "./turn-heading.ts";
import type { Event, View } from "./wire.ts";

const views = (fixtures as unknown as Fixture[]).flatMap(({ seen }) => seen.map(({ view }) => view as View));
const NAMES = Array.from({ length: 16 }, (_, seat) => `Player ${seat}`);
const hush = { tapped: false, tap: () => {} };

beforeAll(() => loadLanguage("en"));

function find(is: (view: View) => boolean): View {
  const view = views.find(is);
  if (!view) throw new Error("no such moment among the fixtures");
  return view;
}

function propsOf(view: View, more: Partial<Props> = {}): Props {
  const { moves } = view;
  return {
    view,
    names: NAMES,
    moves,
    news: [],
    previews: {},
    hinted: [],
    due: null,
    hush: null,
    play: () => {},
    ...more,
  };
}

const choosing = (props: Props) => ({ offered: props.moves, tokens: [] }) as unknown as Parameters<typeof lit>[1];

describe("the gentleman", () => {
  const asked = find(({ moves }) => moves.includes("step-in"));

  test("is asked with two buttons: no guest is highlighted, and none can be chosen", () => {
    const props = propsOf(asked, { hush });
    expect(lit(props, choosing(props))).toEqual([]);
    const page = render(<Board {...props} />);
    expect(page).not.toContain(t("carnaval-can-choose"));
    expect(page).toContain(t("carnaval-do-step-in"));
    expect(page).toContain(t("carnaval-pass", { phase: asked.phase }));
  });

  test("chooses one of the tied when breaking a tie, and nobody else is highlighted", () => {
    const tie = find(({ phase, moves }) => phase === "tie" && moves.length > 0);
    const tied = tie.moves.flatMap((move) => (move.startsWith("choose ") ? [Number(move.slice(7))] : []));
    const props = propsOf(tie);
    expect(lit(props, choosing(props))).toEqual(tied);
    expect(choosable(choosing(props))).toEqual(tied);
  });

  test("isn't kept waiting for a tap among bots, when it is their own mask that falls", () => {
    const view: View = { ...asked, phase: "dance", moves: ["pass"], victim: asked.seat };
    const page = render(<Board {...propsOf(view, { hush: { ...hush, alone: true } })} />);
    expect(page).toContain(t("carnaval-dance-alone"));
    expect(page).not.toContain("been called");
  });

  test("whose own mask is to fall reads that, and gets no question about taking their own place", () => {
    const view = { ...asked, moves: ["pass"], victim: asked.seat };
    const page = render(<Board {...propsOf(view, { hush })} />);
    expect(page).toContain(t("carnaval-asks-condemned"));
    expect(page).not.toContain(t("carnaval-do-step-in"));
    expect(page).toContain(t("carnaval-tap-unable", { why: "other" }));
  });
});

describe("in a hush", () => {
  const soldier = find(({ moves }) => moves.some((move) => move.startsWith("watch ")));

  test("all others are highlighted alike, but screen readers say who can be chosen", () => {
    const props = propsOf(soldier, { hush });
    const others = NAMES.slice(0, soldier.seats).flatMap((_, seat) => (seat === soldier.seat ? [] : [seat]));
    expect(lit(props, choosing(props))).toEqual(others);
    const watched = soldier.moves.filter((move) => move.startsWith("watch ")).map((move) => Number(move.slice(6)));
    expect(choosable(choosing(props))).toEqual(watched);
  });
});

describe("a player who is called", () => {
  const soldier = find(({ moves }) => moves.some((move) => move.startsWith("watch ")));
  const page = (view: View) => render(<Board {...propsOf(view, { hush })} />);
  const tray = (view: View) => page(view).slice(page(view).indexOf('class="tray'));

  test("reads so first, and that their button does nothing; the others read so in the same place", () => {
    const [called, along] = [tray(soldier), tray({ ...soldier, moves: [] })];
    expect(called.indexOf(t("carnaval-tap-called"))).toBeLessThan(called.indexOf('class="prompt"'));
    expect(along.indexOf(t("carnaval-tap-along"))).toBeLessThan(along.indexOf('class="prompt"'));
    expect(called).toContain(t("carnaval-pass-called"));
    expect(along).toContain(t("carnaval-pass", { phase: "dance" }));
  });

  test("both screens look alike: the same icon, and the same classes in the same order", () => {
    const looks = (view: View) => tray(view).match(/class="[^"]*"/g);
    expect(looks({ ...soldier, moves: [] })).toEqual(looks(soldier));
  });

  test("but can't act isn't told what the others propose", () => {
    const view: View = { ...soldier, call: "pranksters", moves: ["pass"], proposals: [2, 1] };
    expect(page(view)).not.toContain("proposes");
    expect(page({ ...view, moves: ["unmask 2", "pass"] })).toContain(`${NAMES[0]} proposes ${NAMES[2]}.`);
  });
});

describe("while hands point", () => {
  const asked = find(({ moves }) => moves.includes("step-in"));

  test("the heading speaks of the vote, not of a secret decision", () => {
    expect(turnHeading({ ...asked, moves: [] }, false)).toEqual(["carnaval-turn-verdict", {}]);
    expect(turnHeading(asked, false)).toEqual(["carnaval-turn-verdict", {}]);
  });

  test("everybody reads whose secret moment it may be", () => {
    const view: View = { ...asked, phase: "verdict", asks_for: "yes", moves: [], victim: null };
    expect(render(<Board {...propsOf(view, { hush })} />)).toContain(t("carnaval-ask-gasp"));
    const alone = { ...hush, alone: true };
    expect(render(<Board {...propsOf(view, { hush: alone })} />)).toContain(t("carnaval-wait-verdict"));
  });
});

describe("while the verdict is being read", () => {
  const soldier = find(({ moves }) => moves.some((move) => move.startsWith("watch ")));
  const page = (more: Partial<Props>, view = soldier) => render(<Board {...propsOf(view, { hush, ...more })} />);

  test("the lights stay on, and nobody is called or asked", () => {
    const [called, quiet] = [page({}), page({ quiet: true })];
    expect(called).toMatch(/class="room dark/);
    expect(called).toContain('class="called"');
    expect(quiet).not.toMatch(/class="room dark|class="called"|class="call now"|guest[^"]* lit/);
    expect(quiet).toContain(t("carnaval-dance-soon"));
    expect(quiet).not.toContain(t("carnaval-ask-watch"));
  });

  test("a guest who is looked at isn't still chosen when the next call is heard", () => {
    const talk: View = { ...soldier, phase: "discussion", call: null };
    const moments = [momentOf({ view: talk }), momentOf({ view: soldier, quiet: true }), momentOf({ view: soldier })];
    expect(new Set(moments).size).toBe(3);
    expect(momentOf({ view: { ...talk, said: [["ask 1"]] } })).toBe(moments[0]);
  });

  test("a screen shows the same whether its player is called or not", () => {
    expect(page({ quiet: true }, { ...soldier, moves: [] })).toBe(page({ quiet: true }));
  });

  test("the heading says what comes next, and at the buffet that everybody talks", () => {
    expect(turnHeading(soldier, true)).toEqual(["carnaval-dance-soon", {}]);
    expect(turnHeading(soldier, false)).toBeNull();
    expect(turnHeading({ ...soldier, phase: "discussion", moves: ["ready"] }, false)).toEqual([
      "carnaval-turn-talk",
      {},
    ]);
    expect(turnHeading({ ...soldier, phase: "discussion", moves: [] }, false)).toBeNull();
  });
});

describe("a question", () => {
  const talk = find(({ phase, moves }) => phase === "discussion" && moves.some((move) => move.startsWith("answer ")));
  const other = talk.seat === 0 ? 1 : 0;
  const says = (seat: number, statement: string) => ({ event: "says", seat, number: 1, statement }) as Event;
  const asked = says(other, `ask ${talk.seat}`);
  const page = (...story: Event[]) => render(<Board {...propsOf(talk, { story })} />);

  test("comes first, and says whose it is; only the answer stands beside it", () => {
    const tray = page(asked).slice(page(asked).indexOf('class="tray'));
    expect(tray).toContain(`${NAMES[other]} is asking you: who are you?`);
    expect(tray.indexOf("questioned")).toBeLessThan(tray.indexOf("kinds"));
    expect(tray.split(t("carnaval-verb-answer"))).toHaveLength(2);
  });

  test("is gone once it is answered, and with the dance", () => {
    const role = talk.in_play[0];
    for (const after of [says(talk.seat ?? 0, `answer ${role}`), { event: "rest", seat: null, dance: 2 } as Event])
      expect(page(asked, after)).not.toContain("questioned");
    expect(page(asked, says(talk.seat ?? 0, "accuse 3"))).toContain("questioned");
  });

  test("without one there is nothing to answer", () => {
    expect(page()).not.toContain(`> ${t("carnaval-verb-answer")}<`);
    expect(page(says(other, "ask 99"))).not.toContain("questioned");
  });
});

test("while the accused defend themselves, the middle of the room names only them and why", () => {
  const talk = find(({ phase, seats }) => phase === "discussion" && seats > 4);
  const votes = Array.from({ length: talk.seats }, (_, seat) => (seat % 3) + 1);
  const view: View = { ...talk, phase: "defence", accused: [1, 2], votes, votes_open: true, said: [] };
  const page = render(<Board {...propsOf(view)} />);
  const middle = page.slice(page.indexOf('class="middle"'), page.indexOf('class="ring"'));
  expect(middle).toContain(t("carnaval-no-majority"));
  for (const seat of [1, 2]) expect(middle).toContain(NAMES[seat]);
  expect(middle).not.toContain(NAMES[3]);
});

describe("under hypnosis", () => {
  const talk = find(({ phase, moves }) => phase === "discussion" && moves.length > 0);
  const asked: View = { ...talk, hypnosis: { player: 2, question: "prankster", answer: null } };
  const answered: View = { ...asked, hypnosis: { player: 2, question: "prankster", answer: "no" } };
  const page = (view: View, ...story: object[]) => render(<Board {...propsOf(view, { story: story as Event[] })} />);
  const [hypnotises, dance] = [
    { event: "hypnotises", seat: 1 },
    { event: "dance", seat: null },
  ];

  test("it is clear who is asked and who answers", () => {
    expect(page(asked)).toContain("Player 2 is asked under hypnosis: Are you a prankster?");
    expect(page(answered, dance, hypnotises)).toContain("Player 2 answers: no.");
  });

  test("the answer no longer stands in the room after the next dance", () => {
    expect(page(answered, dance, hypnotises, dance)).not.toContain("under hypnosis");
  });
});

describe("a player whose mask came off", () => {
  const dance = find(({ phase, seat, moves }) => phase === "dance" && seat === 0 && moves.length === 0);
  const story = [{ event: "unmasked", seat: 0, role: dance.roles[0] }] as Event[];
  const page = (more: Partial<Props>) => render(<Board {...propsOf(dance, { story, ...more })} />);

  test("reads that they are still in before the next call, and among bots in the dance, too", () => {
    expect(page({ hush, quiet: true })).toContain(t("carnaval-own-mask"));
    expect(page({ hush: { ...hush, alone: true } })).toContain(t("carnaval-own-mask"));
  });

  test("but not while others play along: then every screen looks the same", () => {
    expect(page({ hush })).not.toContain(t("carnaval-own-mask"));
  });
});

describe("the ribbon", () => {
  const ribbon = (view: View) => render(<Ribbon view={view} due={null} quiet={false} />);
  const drawn = (view: View) => [...ribbon(view).matchAll(/class="call( now)?" title="([^"]*)"/g)];
  const dances = views.filter(({ phase }) => phase === "dance");

  test.each(["chef", "painter", "evil-genie"])("draws the call of the %s where the rulebook has it", (call) => {
    const view = find(({ phase, calls }) => phase === "dance" && (calls as string[]).includes(call));
    expect(drawn(view).map(([, , name]) => name)).toEqual(view.calls.map(callName));
  });

  test("draws the genie's call first where the genie has to begin", () => {
    const view = find(({ calls, phase }) => phase === "dance" && calls[0] === "evil-genie");
    expect(drawn(view)[0]?.[2]).toBe(callName("evil-genie"));
  });

  test("marks the current call, whichever it is", () => {
    expect(new Set(dances.map(({ call }) => call))).toContain("painter");
    for (const view of dances) {
      const now = drawn(view).filter(([, is]) => is);
      expect(now.map(([, , name]) => name)).toEqual([callName(view.call ?? "")]);
    }
  });
});

test("the middle of the room names the last call that everybody heard: nobody calls the painter", () => {
  const painter = find(({ call, heard }) => call === "painter" && heard !== null);
  const page = render(<Board {...propsOf(painter)} />);
  expect(page).toMatch(new RegExp(`class="called">.*?<p>${callName(painter.heard ?? "")}</p>`));
});

test("no refusal shows a move's notation", () => {
  for (const key of Object.values(rephrased)) expect(t(key)).not.toMatch(/[“{]|undefined|carnaval-/);
});

test("at the end the room has the story below it, with the lies", () => {
  const over = find(({ phase, roles }) => phase === "over" && roles[1] !== "soldier");
  const lie = { event: "says", seat: 1, statement: "claim soldier", number: 1 } as Event;
  const page = render(<Board {...propsOf(over, { story: [lie] })} />);
  expect(page).toContain(t("page-story"));
  expect(page).toContain("Player 1 said:");
});
