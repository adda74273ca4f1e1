import assert from "node:assert/strict";
import { test } from "node:test";

import { apart } from "../js/labels.js";

test("what several buttons begin with is left out, so that they can be told apart", () => {
  assert.deepEqual(apart(["Pass", "Action card: take 2 gold", "Action card: found a city"]), ["Pass", "Take 2 gold", "Found a city"]);
});

test("a heading that only one button has stays", () => {
  assert.deepEqual(apart(["Pass: draw a card", "Build: park"]), ["Pass: draw a card", "Build: park"]);
});
