/** Who this person is: a name without a form, which can be changed by a tap. */
import { effect, signal } from "@preact/signals";
import { house } from "./house.ts";
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
  return house.callMe({ ...known, name: known.newcomer ? inventedName() : known.name, language: language.value });
}

export async function changeMe(changes: Partial<Me>): Promise<void> {
  if (me.value) me.value = await house.callMe({ ...me.value, ...changes });
}

export function inventedName(): string {
  const names = t("page-names").split(",");
  return names[Math.floor(Math.random() * names.length)]?.trim() ?? "";
}

/** The house speaks to us as the page does. */
export function followMe(): void {
  void arrive();
  effect(() => {
    const tongue = language.value;
    if (me.peek() && me.peek()?.language !== tongue) void changeMe({ language: tongue }).catch(() => {});
  });
}
