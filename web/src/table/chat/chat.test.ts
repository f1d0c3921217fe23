/** When the chat is folded away. */
import { expect, test } from "vitest";
import type { TableState } from "../state.ts";
import { chatEvents, hasNobodyToTalkTo } from "./chat.tsx";

const ANNA = { guest: "Anna" };
const BOB = { guest: "Bob" };
const BOT = { guest: null, bot: "master" };
const SAID = { event: "said", name: "Bob", text: "Good evening!" };

function table(chairs: object[], log: object[] = [], seats = [0], recalled: object[] = []): TableState {
  return { info: { chairs }, seats, recalled, seatStates: [{ log }] } as unknown as TableState;
}

test("with nobody but bots around, and nothing said, there is nobody to talk to", () => {
  expect(hasNobodyToTalkTo(table([ANNA, BOT, BOT]))).toBe(true);
});

test("people, somebody in the gallery who speaks, and spectators want the chat", () => {
  expect(hasNobodyToTalkTo(table([ANNA, BOB, BOT]))).toBe(false);
  expect(hasNobodyToTalkTo(table([ANNA, BOT], [SAID]))).toBe(false);
  expect(hasNobodyToTalkTo(table([ANNA, BOT], [], []))).toBe(false);
});

test("what friends said at the table before is read first", () => {
  const before = { event: "said", name: "Anna", text: "Once more?" };
  expect(chatEvents(table([ANNA, BOB], [SAID], [0], [before]))).toEqual([before, SAID]);
});
