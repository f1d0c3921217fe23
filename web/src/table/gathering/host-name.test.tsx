import { render } from "preact-render-to-string";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { me } from "../../session.ts";
import { loadLanguage } from "../../words/words.ts";
import { HostName, nameOffer } from "./host-name.tsx";

beforeAll(() => loadLanguage("en"));

beforeEach(() => {
  me.value = null; // somebody whose name nobody has chosen yet
  nameOffer.value = "open";
});

test("a host without a name of their own is asked what friends call them, and may close the question", () => {
  const screen = render(<HostName />);
  expect(screen).toContain("What do your friends call you?");
  expect(screen).toContain('aria-label="Close"');
});

test("whoever has answered or closed it isn't asked again", () => {
  nameOffer.value = "done";
  expect(render(<HostName />)).toBe("");
});

test("whoever has a name of their own isn't asked", () => {
  me.value = { name: "Anna" };
  expect(render(<HostName />)).toBe("");
});
