import assert from "node:assert/strict";
import { test } from "node:test";

Object.assign(globalThis, {
  document: { hidden: false },
  localStorage: { getItem: () => JSON.stringify({ pace: "none" }) },
});
/** What could not be shown. @type {string[]} */
const reported = [];
Object.assign(globalThis, { reportError: (/** @type {Error} */ error) => reported.push(error.message) });
const { Queue } = await import("../js/queue.js");

/** @param {number} step */
const state = (step) => ({ step, log: { after: step - 1, lines: [{ step, text: `step ${step}` }] } });

/** A queue, and what it shows. */
function begin() {
  /** @type {any[]} */
  const shown = [];
  const queue = new Queue(async (state) => void shown.push(state), { settle: () => {} });
  return { queue, shown };
}

/** Waits until everything has been shown. @param {InstanceType<typeof Queue>} queue */
async function shownAll(queue) {
  while (queue.running) await new Promise(setImmediate);
}

test("every state is shown, in the order in which they came", async () => {
  const { queue, shown } = begin();
  for (const step of [1, 2, 3]) queue.push(state(step));
  await shownAll(queue);
  assert.deepEqual(shown.map(({ step }) => step), [1, 2, 3]);
});

test("many states are shown as one, with the log of all", async () => {
  const { queue, shown } = begin();
  for (let step = 1; step <= 20; step += 1) queue.push(state(step));
  await shownAll(queue);
  assert.equal(shown.at(-1).step, 20);
  assert.ok(shown.length < 20, "some were summed up");
  const told = shown.flatMap(({ log }) => log.lines.map((/** @type {any} */ line) => line.step));
  assert.deepEqual(told, Array.from({ length: 20 }, (_, i) => i + 1), "no line is lost or told twice");
});

test("what was taken back is not told", async () => {
  const { queue, shown } = begin();
  queue.push(state(1));
  queue.push(state(2));
  queue.push({ step: 2, log: { after: 1, lines: [{ step: 2, text: "something else" }] } });
  queue.skip();
  await shownAll(queue);
  assert.deepEqual(shown.at(-1).log.lines.map((/** @type {any} */ line) => line.text), ["something else"]);
});

test("a state that cannot be shown does not keep those behind it from being shown", async () => {
  /** @type {number[]} */
  const shown = [];
  const queue = new Queue(async ({ step }) => {
    if (step === 1) throw new Error("cannot be drawn");
    shown.push(step);
  }, { settle: () => {} });
  queue.push(state(1));
  queue.push(state(2));
  await shownAll(queue);
  assert.deepEqual([shown, reported.splice(0)], [[2], ["cannot be drawn"]]);
});

test("what goes wrong with the last state is told, however late", async () => {
  const queue = new Queue(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    throw new Error("too late");
  }, { settle: () => {} });
  queue.push(state(1));
  while (reported.length === 0) await new Promise(setImmediate);
  assert.deepEqual(reported.splice(0), ["too late"]);
});

test("a room that came with a state which is summed up is not lost", async () => {
  const { queue, shown } = begin();
  queue.push(state(1));
  queue.push({ ...state(2), room: "as it is now" });
  queue.push(state(3));
  queue.skip();
  await shownAll(queue);
  assert.equal(shown.at(-1).step, 3);
  assert.equal(shown.at(-1).room, "as it is now");
});
