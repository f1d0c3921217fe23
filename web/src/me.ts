/** Who this person is: a name without a form, which can be changed by a tap. */
import { effect, signal } from "@preact/signals";
import { house } from "./house.ts";
import { remembered } from "./look/remembered.ts";
import type { Me } from "./wire/routes.ts";
import { firstWords, language, t } from "./words/words.ts";

/** Null until the house knows us: only then does it know whose seat is whose. */
export const me = signal<Me | null>(null);

let acquainted = () => {};
/** Kept when the house knows us. Whoever is quicker would be taken for somebody else. */
export const introduction = new Promise<void>((kept) => {
  acquainted = kept;
});

/** Whether the house does not answer. */
export const away = signal(false);

const LONGEST_WAIT = 8000;
const SILENT = 2500; // milliseconds without an answer

/** Says who is there, again and again until the house answers. */
export async function arrive(wait = 500): Promise<void> {
  const silent = setTimeout(() => (away.value = true), SILENT);
  try {
    const known = await house.me();
    clearTimeout(silent);
    me.value = await introduced(known);
    acquainted();
    away.value = false;
  } catch {
    clearTimeout(silent);
    away.value = true;
    setTimeout(() => void arrive(Math.min(wait * 2, LONGEST_WAIT)), wait);
  }
}

/** Whoever is new gets a name of a mask. */
async function introduced(known: Me): Promise<Me> {
  await firstWords;
  if (!known.newcomer && known.language === language.value) return known;
  const name = known.newcomer ? inventedName() : known.name;
  if (known.newcomer) invented.value = name;
  return house.callMe({ ...known, name, language: language.value });
}

/** A name that the page made up and nobody chose: among people who have it too, it can be another one. */
const invented = remembered<string>("invented", "");

/** Whether nobody has chosen this person's name. */
export function isNameInvented(): boolean {
  return me.value === null || me.value.name === invented.value;
}

/** Takes another name if this one was made up and somebody there has it, too; null: it can stay. */
export async function toldApart(others: readonly string[]): Promise<string | null> {
  const before = me.value?.name;
  if (!before || before !== invented.value || !others.includes(before)) return null;
  const name = inventedName(others);
  await changeMe({ name });
  invented.value = name;
  return name;
}

export async function changeMe(changes: Partial<Me>): Promise<void> {
  if (me.value) me.value = await house.callMe({ ...me.value, ...changes });
}

/** One that none of the others has, as long as there is one. */
export function inventedName(others: readonly string[] = []): string {
  const names = t("page-names")
    .split(",")
    .map((name) => name.trim());
  const free = names.filter((name) => !others.includes(name));
  const choice = free.length > 0 ? free : names;
  return choice[Math.floor(Math.random() * choice.length)] ?? "";
}

/** The house speaks to us as the page does. */
export function followMe(): void {
  void arrive();
  effect(() => {
    const tongue = language.value;
    if (me.peek() && me.peek()?.language !== tongue) void changeMe({ language: tongue }).catch(() => {});
  });
}
