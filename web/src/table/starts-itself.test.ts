import { describe, expect, it } from "vitest";
import type { ChairInfo, TableInfo } from "../wire/messages.ts";
import { isEverybodyHere, isStarting } from "./starts-itself.ts";

const ME: ChairInfo = { name: "Anna", guest: true, mine: true };
const FRIEND: ChairInfo = { name: "Bob", guest: true };
const BOT: ChairInfo = { name: "Pantalone", bot: "regular" };

function table(chairs: ChairInfo[], more: Partial<TableInfo> = {}): TableInfo {
  return { code: "abc", game: "masker", phase: "gathering", chairs, options: {}, clock: {}, public: false, ...more };
}

describe("the next game", () => {
  it("waits for friends, not for bots or for people on this device", () => {
    expect(isEverybodyHere({ info: table([ME, BOT]), here: [false, false] })).toBe(true);
    expect(isEverybodyHere({ info: table([ME, { ...ME, name: "Ada" }]), here: [true, false] })).toBe(true);
    expect(isEverybodyHere({ info: table([ME, FRIEND, BOT]), here: [true, false, false] })).toBe(false);
    expect(isEverybodyHere({ info: table([ME, FRIEND, BOT]), here: [true, true, false] })).toBe(true);
  });

  it("doesn't start as long as a seat is free", () => {
    expect(isEverybodyHere({ info: table([ME, {}]), here: [true, false] })).toBe(false);
  });

  it("is started by the house, unless something is to be changed", () => {
    const here = [true, true];
    expect(isStarting({ info: table([ME, FRIEND], { starts_itself: true }), here })).toBe(true);
    expect(isStarting({ info: table([ME, FRIEND], { starts_itself: true }), here: [true, false] })).toBe(false);
    expect(isStarting({ info: table([ME, FRIEND]), here })).toBe(false);
  });
});
