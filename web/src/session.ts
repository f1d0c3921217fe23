/** Who this person is: a name without a form, which a tap can change. */
import { effect, signal } from "@preact/signals";
import { api } from "./api.ts";
import { storedSignal } from "./browser/stored-signal.ts";
import type { Me } from "./wire/routes.ts";
import { language, t, wordsLoaded } from "./words/words.ts";

/** Null until the house knows us. Only then does it know whose seat is whose. */
export const me = signal<Me | null>(null);

let markSessionReady = () => {};
/** Resolved once the house knows us. Any earlier request would be taken for somebody else's. */
export const sessionReady = new Promise<void>((kept) => {
  markSessionReady = kept;
});

/** Whether the house isn't answering. */
export const isHouseUnreachable = signal(false);

const MAX_RETRY_DELAY_MS = 8000;
const SLOW_ANSWER_MS = 2500; // milliseconds without an answer

/** Identifies this person, and retries until the house answers. */
export async function startSession(delay = 500): Promise<void> {
  const silent = setTimeout(() => (isHouseUnreachable.value = true), SLOW_ANSWER_MS);
  try {
    const known = await api.me();
    clearTimeout(silent);
    me.value = await completeProfile(known);
    markSessionReady();
    isHouseUnreachable.value = false;
  } catch {
    clearTimeout(silent);
    isHouseUnreachable.value = true;
    setTimeout(() => void startSession(Math.min(delay * 2, MAX_RETRY_DELAY_MS)), delay);
  }
}

/** A newcomer gets the name of a mask. */
async function completeProfile(known: Me): Promise<Me> {
  await wordsLoaded;
  if (!known.newcomer && known.language === language.value) return known;
  const name = known.newcomer ? inventName() : known.name;
  if (known.newcomer) invented.value = name;
  return api.updateMe({ ...known, name, language: language.value });
}

/** A name that the page made up and nobody chose. It may change when somebody else has it too. */
const invented = storedSignal<string>("invented", "");

/** Whether nobody has chosen this person's name. */
export function isNameInvented(): boolean {
  return me.value === null || me.value.name === invented.value;
}

/** Picks another name if this one was made up and somebody there has it too. Null: it can stay. */
export async function renameIfTaken(others: readonly string[]): Promise<string | null> {
  const before = me.value?.name;
  if (!before || before !== invented.value || !others.includes(before)) return null;
  const name = inventName(others);
  await changeMe({ name });
  invented.value = name;
  return name;
}

export async function changeMe(changes: Partial<Me>): Promise<void> {
  if (me.value) me.value = await api.updateMe({ ...me.value, ...changes });
}

/** A name that none of the others has, as long as there is one. */
export function inventName(others: readonly string[] = []): string {
  const names = t("page-names")
    .split(",")
    .map((name) => name.trim());
  const free = names.filter((name) => !others.includes(name));
  const choice = free.length > 0 ? free : names;
  return choice[Math.floor(Math.random() * choice.length)] ?? "";
}

/** Keeps the house's language the same as the page's. */
export function initSession(): void {
  void startSession();
  effect(() => {
    const chosen = language.value;
    if (me.peek() && me.peek()?.language !== chosen) void changeMe({ language: chosen }).catch(() => {});
  });
}
