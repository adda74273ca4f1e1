import assert from "node:assert/strict";
import { mock, test } from "node:test";

/** What the server was asked, and what it answers. @type {string[]} */
const asked = [];
/** @type {any[]} */
const answers = [];
Object.assign(globalThis, {
  document: { documentElement: { lang: "en", dataset: {} }, getElementById: () => null },
  fetch: async (/** @type {string} */ path, /** @type {RequestInit} */ how) => {
    if (path !== "/review") throw new Error("no network");
    asked.push(how?.method ?? "GET");
    return { json: async () => answers.shift() };
  },
});
const { Review } = await import("../js/review.js");

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("whoever presses twice asks once, and may ask again after a refusal", async (context) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  context.after(() => mock.timers.reset());
  const review = new Review(/** @type {any} */ (null), { address: "/review", steps: 9 }, /** @type {any} */ ({}));
  /** @type {string[]} */
  const shown = [];
  review.show = ({ state }) => shown.push(state);
  answers.push({ code: "busy", text: "Busy." }, { state: "making" }, { state: "failed" });
  review.make();
  review.make();
  await settled();
  assert.deepEqual([asked, shown], [["POST"], ["none"]]);
  review.make();
  await settled();
  review.make();
  mock.timers.tick(1500);
  await settled();
  assert.deepEqual([asked, shown], [["POST", "POST", "GET"], ["none", "making", "failed"]]);
});
