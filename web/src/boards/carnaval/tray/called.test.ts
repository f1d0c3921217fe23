/** Whether a player is called, and why they can't act: only what their own view tells. */
import { beforeAll, describe, expect, test } from "vitest";
import { loadLanguage, t } from "../../../words/words.ts";
import type { View } from "../wire.ts";
import { calledRole, callNote, unableText } from "./called.ts";
import type { Props } from "./use-choosing.ts";

const view = {
  seat: 1,
  seats: 4,
  leader: null,
  phase: "dance",
  heard: "mask-lender",
  hindrance: null,
} as unknown as View;

beforeAll(() => loadLanguage("en"));

test.each(["watched", "no-need", "used", null] as const)("a player who can only pass reads why: %s", (why) => {
  expect(unableText({ ...view, hindrance: why })).toBe(t("carnaval-tap-unable", { why: why ?? "other" }));
});

describe("the first line of the tray in a hush", () => {
  const note = (moves: string[], alone = false) =>
    callNote({ view, moves, hush: { tapped: false, alone, tap: () => {} } } as unknown as Props);

  test("says whether the player is called", () => {
    expect(note(["lend 2", "pass"])).toBe(t("carnaval-tap-called"));
    expect(note([])).toBe(t("carnaval-tap-along"));
    expect(note(["pass"])).toBe(t("carnaval-tap-unable", { why: "other" }));
  });

  test("tells a player whom the genie has just won over why they are called", () => {
    const won = { ...view, heard: "pranksters", roles: [null, "avenger"], camps: [null, "pranksters"] };
    const story = [{ event: "dance" }, { event: "joins", seat: 1 }];
    const hush = { tapped: false, tap: () => {} };
    const props = { view: won, moves: ["unmask 2", "pass"], hush, story } as unknown as Props;
    expect(callNote(props)).toBe(t("carnaval-tap-turned"));
    expect(callNote({ ...props, story: [...story, { event: "dance" }] } as Props)).toBe(t("carnaval-tap-called"));
  });

  test("is empty among bots: a player who isn't called isn't asked for anything", () => {
    expect(note(["lend 2", "pass"], true)).toBe("");
  });

  test("shows whose moment it is, the same on every screen", () => {
    expect(calledRole(view)).toBe("mask-lender");
    expect(calledRole({ ...view, heard: "pranksters" })).toBe("prankster");
    expect(calledRole({ ...view, phase: "verdict", heard: null })).toBe("gentleman");
  });
});
