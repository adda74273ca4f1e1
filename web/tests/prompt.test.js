import assert from "node:assert/strict";
import { test } from "node:test";

/** As much of an element as the bar needs. */
class Plain {
  dataset = /** @type {Record<string, string>} */ ({});
  style = { setProperty: () => {} };
  classList = { toggle: () => {} };
  replaceChildren() {}
  removeAttribute() {}

  /** @returns {any} */
  querySelector() {
    return null;
  }

  getBoundingClientRect() {
    return { right: 0 };
  }
}

Object.assign(globalThis, {
  addEventListener: () => {},
  document: {
    documentElement: { dataset: {} },
    createTextNode: () => new Plain(),
    getElementById: (/** @type {string} */ id) => (id === "words" ? null : new Plain()),
  },
  fetch: () => Promise.reject(new Error("no network")),
});
const { Prompt } = await import("../js/prompt.js");

test("the second click of a double click means nothing that has slid under the pointer with a new question", (context) => {
  let now = 1000;
  context.mock.method(performance, "now", () => now);
  const prompt = new Prompt();
  const ask = (/** @type {number} */ at) => prompt.show({ at, text: "", more: [], means: [], seat: null, mine: true, over: false });
  const click = (/** @type {number} */ detail, /** @type {number} */ timeStamp) => prompt.meant(/** @type {MouseEvent} */ ({ detail, timeStamp }));
  ask(1);
  assert.equal(click(1, 1001), true, "a first click means what it hits, however soon");
  assert.equal(click(2, 1200), false);
  now = 1500;
  ask(1);
  assert.equal(click(2, 1900), true, "the same question was drawn anew");
  ask(2);
  assert.equal(click(2, 1900), false);
});
