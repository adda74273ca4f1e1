import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

/** The browser's worker, in our hands. */
class Thread extends EventTarget {
  /** @type {Thread[]} */
  static all = [];

  constructor() {
    super();
    /** @type {any[]} */
    this.letters = [];
    this.ended = false;
    Thread.all.push(this);
  }

  /** @param {any} letter */
  postMessage(letter) {
    this.letters.push(letter);
  }

  terminate() {
    this.ended = true;
  }

  /** @param {any} data */
  says(data) {
    this.dispatchEvent(Object.assign(new Event("message"), { data }));
  }
}

const WORDS = { "kept-elsewhere": "elsewhere", "kept-fault": "fault" };
Object.assign(globalThis, {
  Worker: Thread,
  document: {
    documentElement: { lang: "en", dataset: { site: "files" } },
    getElementById: (/** @type {string} */ id) => (id === "words" ? { textContent: JSON.stringify(WORDS) } : null),
  },
  fetch: () => Promise.reject(new Error("no network")),
  reportError: () => {},
});
const { get, Inside } = await import("../js/hall.js");

/** A line, the thread at its other end, and what the page is told. */
function begin() {
  /** @type {any[]} */
  const told = [];
  const line = new Inside({ link: () => {}, message: (message) => told.push(message), hello: () => ({ lang: "en" }) });
  const thread = /** @type {Thread} */ (Thread.all.at(-1));
  return { line, thread, told };
}

// Every test has a thread of its own.
beforeEach(() => Thread.all.at(-1)?.says({ elsewhere: true }));

test("a fault ends the line for good, and whoever asked hears so", async () => {
  const { line, thread, told } = begin();
  const asked = line.ask({ t: "why", pick: "x" });
  thread.says({ id: 0, fault: "unreachable" });
  assert.deepEqual(await asked, { t: "error", code: "offline" });
  assert.deepEqual(told, [{ t: "over", text: "fault" }]);
  const letters = thread.letters.length;
  assert.equal((await line.ask({ t: "why", pick: "y" })).code, "offline", "whoever asks later, too");
  line.send({ t: "play", action: "x" });
  assert.deepEqual([thread.letters.length, thread.ended, Thread.all.at(-1)], [letters, true, thread], "and nothing more is sent");
});

test("a match that goes on in another window ends the line, and answers everybody who waits for the hall", async () => {
  const { thread, told } = begin();
  const page = get("/t/x/step/3");
  thread.says({ elsewhere: true });
  assert.deepEqual(await page, { refused: { code: "offline", text: "elsewhere" } });
  assert.deepEqual(told, [{ t: "over", text: "elsewhere" }]);
});

test("a letter that the module failed at says why, and the next one goes to a new module", async () => {
  const page = get("/t/x/record.txt");
  const thread = /** @type {Thread} */ (Thread.all.at(-1));
  thread.says({ id: thread.letters[0].id, fault: "unreachable" });
  assert.deepEqual(await page, { refused: { code: "internal", text: "unreachable" } });
  get("/t/x/record.txt");
  assert.notEqual(Thread.all.at(-1), thread);
});

test("an answer goes to whoever asked, everything else to the page", async () => {
  const { line, thread, told } = begin();
  const asked = line.ask({ t: "words", at: 1 });
  thread.says({ message: { t: "words", id: 1, lines: [] } });
  thread.says({ message: { t: "state", n: 2 } });
  assert.deepEqual(await asked, { t: "words", id: 1, lines: [] });
  assert.deepEqual(told, [{ t: "state", n: 2 }]);
});
