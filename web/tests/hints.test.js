import assert from "node:assert/strict";
import { test } from "node:test";

const words = {
  "hint-best": "best {n}", "hint-as-good": "as good", "hint-less-one": "a point less", "hint-less-many": "{n} points less", "hint-later": "later", "hint-slip": "mind {what}, best {n}",
  "hint-danger": "danger {what}", "hint-spares": "prevents {what}", "hint-denies": "{name} {what}", "hint-brings": "brings {what}", "hint-nothing": "little",
  "hint-then": "then {what}", "hint-rival": "or {name}",
};
Object.assign(globalThis, {
  document: { documentElement: { lang: "en", dataset: {} }, getElementById: (/** @type {string} */ id) => (id === "words" ? { textContent: JSON.stringify(words) } : null) },
});
const { Hints } = await import("../js/hints.js");

const hints = new Hints(/** @type {any} */ ({ viewer: 0, name: (/** @type {number} */ seat) => ["Ada", "Bo"][seat] }));
const plain = { action: "a", text: "A", picks: [], lead: 2.6, behind: 0, later: false, brings: [], dangers: [], spares: [], denies: [], slip: null, then: null, rival: null };
const change = (/** @type {number} */ seat, /** @type {number} */ by, /** @type {string} */ label) => ({ seat, key: "k", label, by });

test("a hint says how it stands and what speaks against it, that it pays off later, and what is to be feared", () => {
  assert.deepEqual(hints.why({ ...plain, later: true }, 0), ["best +3, later"]);
  assert.deepEqual([1, 2, 0].map((behind) => hints.why({ ...plain, behind }, 1)[0]), ["a point less", "2 points less", "as good"]);
  const feared = { ...plain, slip: "that", dangers: [change(0, 2, "citizens")], spares: [change(0, 1, "citizen")], denies: [change(1, 4, "points")] };
  assert.deepEqual(hints.why(feared, 0), ["mind that, best +3", "danger 2 citizens", "prevents 1 citizen", "Bo 4 points"]);
});

test("what happens until the next turn is told by the own numbers", () => {
  assert.deepEqual(hints.soon({ ...plain, brings: [change(0, -1, "card"), change(1, 3, "points")], then: "B", rival: 1 }), ["brings −1 card", "then B", "or Bo"]);
  assert.deepEqual(hints.soon(plain), ["little"]);
});
