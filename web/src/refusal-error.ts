/** A refusal by the house: an answer, with a sentence for people to read. */
import type { Refusal } from "./wire/messages.ts";

export class RefusalError extends Error {
  constructor(readonly refusal: Pick<Refusal, "code" | "sentence"> & Partial<Pick<Refusal, "key" | "facts">>) {
    super(refusal.sentence);
  }
}
