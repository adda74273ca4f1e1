import assert from "node:assert/strict";
import { mock, test } from "node:test";

const words = {
  percent: "{n} %", "review-brings": "until then {what}", "review-spares": "prevents {what}", "review-risks": "though {what}", "review-later": "later",
  "review-won": "{name} {score}, {ahead} before {next}", "review-tied": "{name} {score} like {next}", "review-shared": "{names} {score}", "review-alone": "{name} {score} alone",
  "review-lost-start": "{name} start {share}", "review-lost-decisions": "{name} decisions {share}", "review-lost-luck": "{name} luck {share}", "review-lost-others": "{name} others",
};
/** What the server was asked, and what it answers. @type {string[]} */
const asked = [];
/** @type {any[]} */
const answers = [];
Object.assign(globalThis, {
  document: { documentElement: { lang: "en", dataset: {} }, getElementById: (/** @type {string} */ id) => (id === "words" ? { textContent: JSON.stringify(words) } : null) },
  fetch: async (/** @type {string} */ path, /** @type {RequestInit} */ how) => {
    if (path !== "/review") throw new Error("no network");
    asked.push(how?.method ?? "GET");
    return { json: async () => answers.shift() };
  },
});
const { Review, differences, said } = await import("../js/review.js");

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

const name = (/** @type {number} */ seat) => ["Ada", "Bo", "Cy"][seat];

test("the better action is told by the maker's numbers, the points of others, and what it prevents or risks", () => {
  const one = (/** @type {number} */ seat, /** @type {number} */ by, /** @type {string} */ label) => ({ seat, key: "k", by, label });
  const brings = [one(0, 4, "points"), one(1, -2, "points"), one(0, -1, "card")];
  assert.deepEqual(differences({ brings, spares: [one(0, 2, "citizens")], later: false }, 0, name), ["until then +4 points, −1 card (Bo: −2 points)", "prevents 2 citizens"]);
  assert.deepEqual(differences({ brings: [], spares: [one(0, -1, "citizen")], later: true }, 0, name), ["though 1 citizen", "later"]);
});

test("a review begins with who won by how much, and where the others' chances went", () => {
  const [next, last] = [{ seat: 1, by: /** @type {const} */ ("decisions"), share: 0.8 }, { seat: 2, by: /** @type {const} */ ("luck"), share: 0.6 }];
  const told = (/** @type {any} */ ending) => said(ending, name);
  assert.deepEqual(told({ winners: [0], score: 40, ahead: 3, losers: [next, last] }), ["Ada 40, 3 before Bo", "Bo decisions 80 %", "Cy luck 60 %"]);
  assert.deepEqual(told({ winners: [0], score: 40, ahead: 0, losers: [next] })[0], "Ada 40 like Bo");
  assert.deepEqual(told({ winners: [0, 1], score: 40, ahead: 9, losers: [last] }), ["Ada, Bo 40", "Cy luck 60 %"]);
  assert.deepEqual(told({ winners: [0], score: 40, ahead: 0, losers: [] }), ["Ada 40 alone"]);
  const outdone = { seat: 1, by: /** @type {const} */ ("others"), share: 0.9 };
  assert.deepEqual(told({ winners: [0], score: 40, ahead: 3, losers: [outdone] })[1], "Bo others");
  assert.deepEqual(told(undefined), []);
});
