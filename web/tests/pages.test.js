import assert from "node:assert/strict";
import { test } from "node:test";

/** As much of an element as the sheet needs. */
class Plain {
  dataset = /** @type {Record<string, string>} */ ({});
  /** @type {Record<string, () => void>} */
  heard = {};
  hidden = false;
  id = "";
  textContent = "";
  /** @type {any[]} */
  children = [];
  classes = new Set();
  classList = {
    toggle: (/** @type {string} */ name, /** @type {boolean} */ on) => (on ? this.classes.add(name) : this.classes.delete(name)),
  };

  /** @param {string} name @param {string} value */
  setAttribute(name, value) {
    if (name.startsWith("data-")) this.dataset[name.slice(5)] = value;
  }

  /** @param {string} name */
  getAttribute(name) {
    return this.dataset[name.replace("data-", "")] ?? null;
  }

  /** @param {string} name @param {() => void} act */
  addEventListener(name, act) {
    this.heard[name] = act;
  }

  append() {}
  prepend() {}
  replaceChildren() {}
  contains() {
    return false;
  }

  /** @returns {any} */
  querySelector() {
    return null;
  }

  /** @returns {any[]} */
  querySelectorAll() {
    return [];
  }
}

Object.assign(globalThis, {
  Node: Plain,
  document: {
    documentElement: { dataset: {} },
    createElement: () => new Plain(),
    createElementNS: () => new Plain(),
    createTextNode: () => new Plain(),
    getElementById: () => null,
  },
  fetch: () => Promise.reject(new Error("no network")),
});
const { Pages } = await import("../js/pages.js");

/** A pane of the sheet. @param {string} name @param {number} live how many things may be picked in it */
function pane(name, live) {
  const it = Object.assign(new Plain(), { dataset: { pane: name }, live, picked: false });
  const inside = (/** @type {string} */ what) => Array(what.includes("can-pick") ? it.live : 0).fill(new Plain());
  return Object.assign(it, { querySelectorAll: inside, querySelector: (/** @type {string} */ what) => (what === ".picked" && it.picked ? new Plain() : null) });
}

/** A sheet with a pane in which something may be picked and one in which one writes. */
function sheet() {
  const [cards, side] = [pane("cards", 2), pane("side", 0)];
  const columns = Object.assign(new Plain(), { writing: false, querySelectorAll: () => [cards, side] });
  Object.assign(columns, { querySelector: () => (columns.writing ? { closest: () => side } : null) });
  const pages = new Pages(/** @type {any} */ (new Plain()), /** @type {any} */ (columns), () => {});
  const onTop = () => [cards, side].filter(({ classes }) => classes.has("here")).map(({ dataset }) => dataset.pane);
  return { pages, columns, cards, side, onTop };
}

test("a new question is turned to, unless somebody writes", () => {
  const { pages, columns, side, onTop } = sheet();
  pages.show([], "1");
  assert.deepEqual(onTop(), ["cards"]);
  pages.turnTo(/** @type {any} */ (side));
  columns.writing = true;
  pages.show([], "2");
  pages.show([], "3");
  assert.deepEqual(onTop(), ["side"], "the text box stays");
  columns.writing = false;
  pages.left();
  assert.deepEqual(onTop(), ["cards"], "the question was put off");
});

test("what has been picked stays in sight while it waits to be confirmed", () => {
  const { pages, cards, side, onTop } = sheet();
  cards.live = 0;
  side.picked = true;
  pages.show([], "2");
  assert.deepEqual(onTop(), ["side"]);
});

test("whoever leaves a text box for another page stays there", () => {
  const { pages, columns, side, onTop } = sheet();
  columns.writing = true;
  pages.show([], "2");
  columns.writing = false;
  pages.turnTo(/** @type {any} */ (side));
  pages.left();
  assert.deepEqual(onTop(), ["side"]);
});
