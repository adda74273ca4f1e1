import assert from "node:assert/strict";
import { test } from "node:test";

import { Whole } from "../js/whole.js";

const first = {
  table: { place: "start", ribbons: [], chips: [], panes: [{ key: "hand", body: ["a"] }, { key: "stock", body: ["b"] }] },
  maps: [{ seat: 0, width: 10, height: 10, layers: [{ key: "ground", svg: "<g/>" }, { key: "men", svg: "<a/>" }] }],
};

test("what has not changed is taken from the state before", () => {
  const whole = new Whole();
  whole.complete(first);
  const next = whole.complete({
    table: { place: "later", panes: [{ key: "stock", same: true }, { key: "hand", body: ["c"] }] },
    maps: [{ seat: 0, width: 10, height: 10, layers: [{ key: "ground" }, { key: "men", svg: "<b/>" }] }],
  });
  assert.deepEqual(next.table.panes, [{ key: "stock", body: ["b"] }, { key: "hand", body: ["c"] }]);
  assert.deepEqual([next.table.place, next.table.chips], ["later", []]);
  assert.deepEqual(next.maps[0].layers.map((/** @type {any} */ layer) => layer.svg), ["<g/>", "<b/>"]);
});

test("a layer that never came is empty, and a state without a table is left as it is", () => {
  const whole = new Whole();
  whole.complete(first);
  const next = whole.complete({ table: { panes: [] }, maps: [{ seat: 1, width: 1, height: 1, layers: [{ key: "ground" }] }] });
  assert.equal(next.maps[0].layers[0].svg, "");
  const plain = { frame: {} };
  assert.equal(whole.complete(plain), plain);
});
