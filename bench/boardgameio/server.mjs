// A boardgame.io server with the simplest game: players take turns adding one. It uses its own in-memory store.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { Server, Origins } = require("boardgame.io/server");

const counting = {
  name: "counting",
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { add: ({ G }) => ({ count: G.count + 1 }) },
};

const server = Server({ games: [counting], origins: [Origins.LOCALHOST] });
await server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
