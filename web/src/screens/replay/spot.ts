/** Where in a game one looks, and with whose eyes; both stand in the address, so that a link shows the same. */
export interface Spot {
  at: number;
  /** A seat, `watcher` or `truth`. */
  whose: string;
}

export function spotIn(hash: string): Spot {
  const [at = "", whose = ""] = hash.replace("#", "").split("/");
  return { at: /^\d{1,6}$/.test(at) ? Number(at) : 0, whose: /^(\d{1,2}|truth)$/.test(whose) ? whose : "watcher" };
}

export function spotText({ at, whose }: Spot): string {
  return whose === "watcher" ? `#${at}` : `#${at}/${whose}`;
}
