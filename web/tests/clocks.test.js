import assert from "node:assert/strict";
import { mock, test } from "node:test";

Object.assign(globalThis, {
  document: { documentElement: { dataset: {} }, getElementById: () => ({ textContent: '{"clock-days":"{days} g {hours} h"}' }) },
  fetch: () => Promise.reject(new Error("no network")),
});
const { Clocks } = await import("../js/clocks.js");

test("time is told in the reader's language, to the second when there is less than a day", () => {
  mock.timers.enable({ apis: ["setInterval"] });
  const clocks = new Clocks({ tick: () => {} }, () => {});
  clocks.set({ running: null, left: [183_600_000, 3_661_000, 59_000] });
  assert.deepEqual([0, 1, 2, 3].map((seat) => clocks.at(seat)?.text), ["2 g 3 h", "1:01:01", "0:59", undefined]);
  assert.deepEqual([0, 1, 2].map((seat) => clocks.at(seat)?.low), [false, false, true]);
  mock.timers.reset();
});
