// The hall in this browser: the module of crates/web in a thread of its own, so that no bot's thought holds the page up.
// One letter after the other; what was played is on disk before the page is told.

import { keep, kept } from "./shelf.js";

/** @typedef {{id: number, lang: string, wish: string, what: any}} Letter a letter of the page, which is answered by its id */

const MODULE = new URL("../piazza.wasm", import.meta.url);

const PAGE = { page: { now: () => performance.now() } };

/** The module's exports. A host that does not know what kind of file it is has it read whole. @type {Promise<any>} */
const hall = WebAssembly.instantiateStreaming(fetch(MODULE), PAGE)
  .catch(async () => WebAssembly.instantiate(await (await fetch(MODULE)).arrayBuffer(), PAGE))
  .then(({ instance }) => instance.exports);

/** @param {any} exports @param {any} letter */
function tell({ paper, tell, answer, memory }, letter) {
  const bytes = new TextEncoder().encode(JSON.stringify(letter));
  const place = paper(bytes.length);
  new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
  const length = tell();
  return JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, answer(), length)));
}

/** A number that nobody knows. */
function secret() {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A match is played in one window, the latest that opened it: an earlier one is told and lets go of it. @param {string} id @returns {Promise<void>} */
function hold(id) {
  return new Promise((resolve) => {
    if (!navigator.locks) return resolve();
    const forGood = () => new Promise(() => resolve());
    navigator.locks.request(`piazza ${id}`, { steal: true }, forGood).catch(() => {
      postMessage({ elsewhere: true });
      close();
    });
  });
}

/** What the module is written for a letter of the page. @param {Letter} letter */
async function written({ wish, what }) {
  if (wish === "post") return { ...what, secret: secret() };
  if (wish !== "open") return what;
  await hold(what);
  const match = await kept(what);
  if (!match) throw new Error("there is no such match");
  return match;
}

/** @param {Letter} letter */
async function carry(letter) {
  const { id, lang, wish } = letter;
  const answer = tell(await hall, { now: Date.now(), lang, [wish]: await written(letter) });
  if (answer.keep) await keep(answer.keep);
  for (const message of answer.messages) postMessage({ message });
  if (id) postMessage({ id, page: answer.page ?? {} });
  if (answer.think) enqueue({ id: 0, lang, wish: "think", what: {} });
}

let done = Promise.resolve();

/** One thought at a time is under way: letters that come meanwhile lead to none more. */
let thinking = false;

/** @param {Letter} letter */
function enqueue(letter) {
  const thought = letter.wish === "think";
  if (thought && thinking) return;
  if (thought) thinking = true;
  done = done.then(() => {
    if (thought) thinking = false;
    return carry(letter);
  }).catch((error) => postMessage({ id: letter.id, fault: String(error) }));
}

addEventListener("message", ({ data }) => enqueue(data));
