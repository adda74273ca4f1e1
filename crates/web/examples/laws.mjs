// What `laws.rs` does natively, done by the module: node laws.mjs MODULE GAMES | speed | size
// Games and seats are read from standard input, a line each: slug, fewest and most players.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const [, , path, wanted] = process.argv;
const bytes = readFileSync(path);
const titles = readFileSync(0, "utf8").trim().split("\n").map((line) => line.split(" "));
const [DECISIONS, WORLDS] = [12, 3000];
/** As in laws.rs. */
const THINKERS = ["beginner", "casual", "search"];

/** A hall of its own. */
async function open() {
  const { instance } = await WebAssembly.instantiate(bytes, { page: { now: () => performance.now() } });
  const { paper, tell, answer, memory } = instance.exports;
  return (wish, what) => {
    const letter = new TextEncoder().encode(JSON.stringify({ now: 0, lang: "en", [wish]: what }));
    const place = paper(letter.length);
    new Uint8Array(memory.buffer, place, letter.length).set(letter);
    const length = tell();
    return Buffer.from(memory.buffer.slice(answer(), answer() + length));
  };
}

const thinks = (answer) => answer.subarray(-13).toString() === '"think":true}';

function begun(write, [game, bot, seats, number]) {
  const fields = { players: String(seats) };
  for (let seat = 0; seat < seats; seat++) fields[`seat-${seat}`] = `bot-${bot}`;
  return write("post", { path: `/new/${game}`, fields, secret: number.toString(16).padStart(64, "0") });
}

function print(write, match) {
  let answer = begun(write, match);
  while (thinks(answer)) answer = write("think", {});
  const { keep } = JSON.parse(answer);
  const hash = createHash("sha256").update(answer);
  for (const what of ["record.txt", "verify", `step/${keep.plays.length}`]) hash.update(write("get", { path: `/t/${keep.room.id}/${what}`, query: {} }));
  console.log([...match, keep.plays.length, hash.digest("hex").slice(0, 24)].join(" "));
}

function lessons(write, game) {
  const get = (path) => write("get", { path, query: {} });
  for (const { name } of JSON.parse(get(`/api/games/${game}/lessons`)).page.json) {
    const shown = createHash("sha256").update(get(`/api/games/${game}/lessons/${name}`));
    console.log(`${game} ${name} ${shown.digest("hex").slice(0, 24)}`);
  }
}

function speed(write, game, seats) {
  let answer = begun(write, [game, "deep", seats, 7]);
  const start = performance.now();
  let made = 0;
  for (; made < DECISIONS && thinks(answer); made++) answer = write("think", {});
  console.log(`${game} ${Math.round((made * WORLDS * 1000) / (performance.now() - start))}`);
}

async function size() {
  const start = performance.now();
  const write = await open();
  const [game] = titles[0];
  write("post", { path: `/play/${game}`, fields: {}, secret: "5f".repeat(32) });
  write("message", { t: "hello", v: 2, lang: "en", table: true, client: "law" });
  console.log(`${bytes.length} ${gzipSync(bytes, { level: 9 }).length} ${Math.round(performance.now() - start)}`);
}

if (wanted === "size") await size();
else {
  const write = await open();
  for (const [game, fewest, most] of titles) {
    if (wanted === "speed") speed(write, game, Number(fewest));
    else {
      const games = Number(wanted);
      for (let number = 0; number < games; number++) print(write, [game, "random", Number(fewest) + (number % (most - fewest + 1)), number]);
      for (const bot of THINKERS) for (let seats = Number(fewest); seats <= Number(most); seats++) print(write, [game, bot, seats, games]);
      lessons(write, game);
    }
  }
}
