// Plays at a number of tables, with four clients each, for some seconds. A table's next move is sent when all four have
// seen the last one.
import { io } from "socket.io-client";

const [url, tables, seconds] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const SEATS = 4;
const latencies = []; // milliseconds from a move until all seats have seen it
let counting = false;

function connected(matchID, seat) {
  return new Promise((resolve) => {
    const socket = io(`${url}/counting`, { transports: ["websocket"], forceNew: true });
    socket.on("connect", () => socket.emit("sync", matchID, String(seat), undefined, SEATS));
    socket.once("sync", () => resolve(socket));
  });
}

function play(matchID, sockets) {
  let stateID = 0;
  let seen = 0;
  let sent = 0;
  const move = () => {
    const playerID = String(stateID % SEATS);
    seen = 0;
    sent = performance.now();
    const payload = { type: "add", args: [], playerID };
    sockets[stateID % SEATS].emit("update", { type: "MAKE_MOVE", payload }, next, matchID, playerID);
  };
  let next = 0; // boardgame.io's own state number, which also counts the ends of turns
  for (const socket of sockets) {
    socket.on("update", (_match, state) => {
      seen += 1;
      if (seen < SEATS) return;
      if (counting) latencies.push(performance.now() - sent);
      next = state._stateID;
      stateID += 1;
      move();
    });
  }
  move();
}

const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

const matches = [];
for (let table = 0; table < tables; table += 1) {
  const matchID = `${process.pid}-${table}`; // boardgame.io creates the match when the first client connects
  const sockets = [];
  for (let seat = 0; seat < SEATS; seat += 1) sockets.push(await connected(matchID, seat));
  matches.push([matchID, sockets]);
}
for (const [matchID, sockets] of matches) play(matchID, sockets); // once everybody is connected
await new Promise((resolve) => setTimeout(resolve, 2000)); // warm-up
counting = true;
const start = performance.now();
await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
const span = (performance.now() - start) / 1000;
latencies.sort((one, other) => one - other);
console.log(
  JSON.stringify({
    moves_per_second: latencies.length / span,
    p50_ms: quantile(latencies, 0.5),
    p99_ms: quantile(latencies, 0.99),
  }),
);
process.exit(0);
