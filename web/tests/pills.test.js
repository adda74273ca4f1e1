import assert from "node:assert/strict";
import { test } from "node:test";

import { thin, worthOf } from "../js/pills.js";

/** @param {number} x @param {number} y @param {number} worth */
const pill = (x, y, worth = 0) => {
  const hidden = new Set();
  const toggle = (/** @type {string} */ name, /** @type {boolean} */ on) => (on ? hidden.add(name) : hidden.delete(name));
  return { x, y, wide: 40, worth, hidden, element: /** @type {any} */ ({ classList: { toggle } }) };
};

/** @param {ReturnType<typeof pill>[]} pills @param {number} grow */
const seen = (pills, grow) => {
  thin(pills, grow);
  return pills.map(({ hidden }) => !hidden.has("crowded"));
};

test("a pill that would cover another one waits until one looks closer", () => {
  const pills = [pill(0, 0), pill(35, 0), pill(35, 18)];
  assert.deepEqual(seen(pills, 1), [true, true, true], "as large as the map they have room");
  assert.deepEqual(seen(pills, 2), [true, false, false], "drawn twice as large only the first one has");
  assert.deepEqual(seen(pills, 1), [true, true, true], "and closer by they are back");
});

test("a pill that is not seen covers nobody", () => {
  assert.deepEqual(seen([pill(0, 0), pill(25, 0), pill(50, 0)], 1), [true, false, true]);
});

test("what is worth more is seen first", () => {
  assert.deepEqual(seen([pill(0, 0, 1), pill(25, 0, 3), pill(50, 0, 1)], 1), [false, true, false]);
  assert.deepEqual(["+3 ⟨star⟩", "−2", "⟨food⟩", "① +10"].map(worthOf), [3, -2, 0, 10]);
});
