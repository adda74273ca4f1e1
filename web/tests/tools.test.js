import assert from "node:assert/strict";
import { test } from "node:test";

const words = { confirm: "Confirm", cancel: "Cancel" };
Object.assign(globalThis, {
  document: {
    documentElement: { dataset: {} },
    getElementById: (/** @type {string} */ id) => (id === "words" ? { textContent: JSON.stringify(words) } : null),
  },
  fetch: () => Promise.reject(new Error("no network")),
});
const { tools } = await import("../js/tools.js");

/** What the button says that plays a choice. @param {string} text @param {boolean} onBar whether what was picked is a button of the bar */
function confirms(text, onBar) {
  const hand = { ready: { action: "a", text, picks: ["x"] }, picks: { taken: ["x"] }, waiting: false };
  const table = {
    ended: "", hand, frame: { undo: "nothing", results: null }, request: null, room: { status: "playing" }, line: {},
    hints: { asking: false, offered: false, shown: false },
    asked: () => false, mine: () => true, standingIn: () => false, onBar: () => onBar, label: () => text,
  };
  return tools(/** @type {any} */ (table))[0].label;
}

test("the button that plays a choice says what it is, unless a button beside it does", () => {
  assert.equal(confirms("Build: park", false), "Build: park");
  assert.equal(confirms("C: two moves", true), "Confirm");
  assert.equal(confirms("a sentence that is too long to stand on any button at all", false), "Confirm");
});
