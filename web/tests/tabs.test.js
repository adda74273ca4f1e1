import assert from "node:assert/strict";
import { test } from "node:test";

/** As much of an element as tabs need. */
class Plain {
  dataset = /** @type {Record<string, string>} */ ({});
  attributes = new Map();
  hidden = false;
  tabIndex = 0;
  /** What was put into it last. @type {any} */
  badge = null;
  addEventListener() {}

  /** @param {string} name @param {string} value */
  setAttribute(name, value) {
    this.attributes.set(name, value);
  }

  /** @param {string} name */
  getAttribute(name) {
    return this.attributes.get(name) ?? null;
  }

  /** @param {...any} children */
  append(...children) {
    this.badge = Object.assign(children.at(-1), { remove: () => (this.badge = null) });
  }

  querySelector() {
    return this.badge;
  }
}

/** @type {Record<string, () => void>} */
const heard = {};
Object.assign(globalThis, {
  Node: Plain,
  addEventListener: (/** @type {string} */ name, /** @type {() => void} */ act) => (heard[name] = act),
  document: { documentElement: { dataset: {} }, createElement: () => new Plain(), getElementById: () => null },
  fetch: () => Promise.reject(new Error("no network")),
});
const { Tabs } = await import("../js/tabs.js");

/** Log and chat, and whether the pane in which they lie is in sight. */
function made() {
  const [log, chat] = ["log", "chat"].map((tab) => Object.assign(new Plain(), { dataset: { tab } }));
  const inside = (/** @type {string} */ what) => (what.includes("tab") ? [log, chat] : []);
  const side = Object.assign(new Plain(), { seen: true, querySelector: () => null, querySelectorAll: inside });
  Object.assign(side, { getClientRects: () => (side.seen ? [{}] : []) });
  const fresh = () => chat.badge?.attributes.get("data-count") ?? null;
  return { tabs: new Tabs(/** @type {any} */ (side)), side, fresh };
}

test("what is new in a tab that is open and in sight is not counted", () => {
  const { tabs, fresh } = made();
  tabs.news("chat");
  assert.equal(fresh(), "1", "another tab is open");
  tabs.open("chat");
  assert.equal(fresh(), null);
  tabs.news("chat");
  assert.equal(fresh(), null);
});

test("an open tab under another page counts what is new until it comes into sight", () => {
  const { tabs, side, fresh } = made();
  tabs.open("chat");
  side.seen = false;
  tabs.news("chat");
  tabs.news("chat");
  assert.equal(fresh(), "2");
  heard.resize();
  assert.equal(fresh(), "2", "still hidden");
  side.seen = true;
  heard.resize();
  assert.equal(fresh(), null);
});
