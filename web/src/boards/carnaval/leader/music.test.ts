import { expect, test } from "vitest";
import type { Event } from "../wire.ts";
import { withMusic } from "./music.ts";

const DANCE = { event: "dance", seat: null, dance: 1 } as Event;
const GIVES = { event: "gives", seat: 2, player: 0 } as Event;
const CALLS = { event: "calls", seat: null, call: "soldier" } as Event;

test("while the invitation is passed on, nobody is told to close their eyes", () => {
  expect(withMusic({ phase: "invitation", dance: 1 }, [DANCE], false)).toEqual([]);
});

test("the music plays once it has been passed on", () => {
  expect(withMusic({ phase: "dance", dance: 1 }, [GIVES, CALLS], true)).toEqual([DANCE, GIVES, CALLS]);
});

test("without an invitation it plays at once", () => {
  expect(withMusic({ phase: "dance", dance: 1 }, [DANCE, CALLS], false)).toEqual([DANCE, CALLS]);
});
