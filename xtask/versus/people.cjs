// Two people at each table who add to its counter in turn, as fast as it goes:
// `node people.cjs PORT TABLES SECONDS PID`, with the hall's process. A move counts when the other one has the new
// state. Prints JSON.
const { readFileSync } = require("node:fs");
const { io } = require("socket.io-client");

const [port, tables, seconds, hall] = process.argv.slice(2).map(Number);
const times = [];
let end = Infinity;

// Microseconds that the processors have worked for a process; the system counts in hundredths of a second.
const worked = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").pop().split(" ");
  return 10_000 * (Number(fields[11]) + Number(fields[12]));
};

const sit = (table, seat) =>
  new Promise((seated) => {
    const socket = io(`http://127.0.0.1:${port}/counter`, { transports: ["websocket"], forceNew: true });
    socket.on("connect", () => socket.emit("sync", `table-${table}`, String(seat), undefined, 2));
    socket.once("sync", (_, { state }) => seated({ socket, state }));
  });

async function play(table) {
  const people = [await sit(table, 0), await sit(table, 1)];
  let sent = 0;
  const move = (stateID, seat) => {
    sent = performance.now();
    const payload = { type: "add", args: [], playerID: String(seat) };
    people[seat].socket.emit("update", { type: "MAKE_MOVE", payload }, stateID, `table-${table}`, String(seat));
  };
  people.forEach(({ socket }, seat) => {
    socket.on("update", (_, state) => {
      if (Number(state.ctx.currentPlayer) !== seat) return;
      times.push(performance.now() - sent);
      if (performance.now() < end) move(state._stateID, seat);
    });
  });
  return () => move(people[0].state._stateID, 0);
}

async function main() {
  const starts = [];
  for (let table = 0; table < tables; table += 1) starts.push(await play(table));
  const begun = performance.now();
  end = begun + 1000 * seconds;
  const [hallBefore, peopleBefore] = [worked(hall), worked("self")];
  starts.forEach((start) => start());
  await new Promise((over) => setTimeout(over, 1000 * seconds));
  const [hallAfter, peopleAfter] = [worked(hall), worked("self")];
  times.sort((a, b) => a - b);
  const rank = (share) => times[Math.ceil(times.length * share) - 1];
  const report = {
    moves: times.length,
    moves_per_s: (1000 * times.length) / (performance.now() - begun),
    p50_ms: rank(0.5),
    p99_ms: rank(0.99),
    server_us_per_move: (hallAfter - hallBefore) / times.length,
    people_us_per_move: (peopleAfter - peopleBefore) / times.length,
  };
  process.stdout.write(`${JSON.stringify(report)}\n`);
  process.exit(0);
}

main();
