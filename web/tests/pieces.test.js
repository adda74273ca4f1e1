import assert from "node:assert/strict";
import { test } from "node:test";

/** As much of an element as a piece needs. */
class Plain {
  attributes = new Map();
  dataset = {};
  style = { setProperty: () => {} };
  classList = { add: () => {} };
  append() {}
  addEventListener() {}

  /** @param {string} name @param {string} value */
  setAttribute(name, value) {
    this.attributes.set(name, value);
  }
}

const ABOUT = { icons: { gear: "industry" } };
const WORDS = { "empty-place": "empty", "face-down": "face down" };
Object.assign(globalThis, {
  Node: Plain,
  document: {
    documentElement: { dataset: {} },
    createElement: () => new Plain(),
    createElementNS: () => new Plain(),
    getElementById: (/** @type {string} */ id) => (id === "about" || id === "words" ? { textContent: JSON.stringify(id === "about" ? ABOUT : WORDS) } : null),
  },
  fetch: () => Promise.reject(new Error("no network")),
});
const { card, nameMarks } = await import("../js/pieces.js");

/** @param {import("../js/pieces.js").Card} about */
const called = (about) => /** @type {any} */ (card(about)).attributes.get("aria-label");

test("a card is called by all that is to be read on it, icons by name, and then explained", () => {
  assert.equal(called({ form: "card", title: "Mill", badges: ["2 ⟨gear⟩"], lines: ["Makes flour"], count: 3 }), "Mill, 2 industry, Makes flour, ×3");
  assert.equal(called({ form: "tile", title: "Mill", badges: ["2 ⟨gear⟩"], help: "Needs ⟨gear⟩." }), "Mill, 2 industry – Needs industry.");
  assert.equal(called({ form: "tile", help: "Nothing yet." }), "Nothing yet.");
  assert.equal(called({ form: "back" }), "face down");
  assert.equal(called({ form: "tile" }), "empty");
});

test("a track says whose mark is where", () => {
  const line = new Plain();
  const marks = [{ dataset: { seat: "1", value: "-2" } }, { dataset: { seat: "0", value: "7" } }];
  const arena = { querySelectorAll: () => [Object.assign(line, { querySelectorAll: () => marks })] };
  nameMarks(/** @type {any} */ (arena), (seat) => ["Ada", "Bo"][seat]);
  assert.equal(line.attributes.get("aria-label"), "Bo: −2, Ada: 7");
});
