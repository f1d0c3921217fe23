/** A refusal of the house: an answer, with a sentence for people. */
import type { Refused } from "./wire/wire.ts";

export class Refusal extends Error {
  constructor(readonly refused: Pick<Refused, "code" | "sentence"> & Partial<Pick<Refused, "key" | "facts">>) {
    super(refused.sentence);
  }
}
