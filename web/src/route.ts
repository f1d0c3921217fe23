/** The routes of the page, and their paths. */
export type Route =
  | { screen: "home" }
  | { screen: "table"; code: string }
  | { screen: "replay"; code: string }
  | { screen: "rules"; game: string }
  | { screen: "print"; game: string; sheet: string }
  | { screen: "carry"; token: string }
  | { screen: "not-found" };

export function parseRoute(path: string): Route {
  const [room = "", word = "", ...more] = path.split("/").filter(Boolean).map(decodePart);
  if (room === "") return { screen: "home" };
  if (room === "rules" && word !== "" && more.length === 1)
    return { screen: "print", game: word, sheet: more[0] ?? "" };
  if (word === "" || more.length > 0) return { screen: "not-found" };
  if (room === "t") return { screen: "table", code: word };
  if (room === "r") return { screen: "replay", code: word };
  if (room === "carry") return { screen: "carry", token: word };
  return room === "rules" ? { screen: "rules", game: word } : { screen: "not-found" };
}

function decodePart(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}
