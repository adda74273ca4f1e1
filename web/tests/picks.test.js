import assert from "node:assert/strict";
import { test } from "node:test";

import { Picks } from "../js/picks.js";

const choices = [
  { action: "a", text: "A", picks: ["tile", "left"] },
  { action: "b", text: "B", picks: ["tile", "right"] },
  { action: "c", text: "C", picks: ["tile"] },
  { action: "d", text: "D", picks: ["card", "card"] },
];

test("what comes next are the first picks of the choices that are left", () => {
  const picks = new Picks(choices);
  assert.deepEqual(picks.next(), ["tile", "card"]);
  assert.ok(picks.take("tile"));
  assert.deepEqual(picks.next(), ["left", "right"]);
  assert.equal(picks.said()?.action, "c", "a choice that is said in full may be played, although others go on");
  assert.equal(picks.only(), null);
});

test("a later pick may come first, if it can be meant at all", () => {
  const picks = new Picks(choices);
  assert.ok(picks.take("right"));
  assert.equal(picks.only()?.action, "b");
  assert.equal(picks.take("left"), false, "nothing is both left and right");
  assert.deepEqual(picks.taken, ["right"]);
});

test("the same thing twice is two picks", () => {
  const picks = new Picks(choices);
  picks.take("card");
  assert.equal(picks.said(), null);
  assert.deepEqual(picks.next(), ["card"]);
  picks.take("card");
  assert.equal(picks.said()?.action, "d");
  assert.equal(picks.take("card"), false);
});

test("what a further pick would settle is known before it is made, and a pick can be taken back", () => {
  const picks = new Picks(choices);
  assert.equal(picks.settledBy("tile"), null);
  assert.equal(picks.settledBy("card")?.action, "d");
  picks.take("tile");
  assert.equal(picks.settledBy("left")?.action, "a");
  assert.ok(picks.back());
  assert.deepEqual(picks.taken, []);
  assert.equal(picks.back(), false);
});

test("a choice that is settled by less than all of it says more than was picked", () => {
  const picks = new Picks(choices);
  picks.take("right");
  assert.equal(picks.implies(choices[1]), true, "the tile was not picked");
  picks.take("tile");
  assert.equal(picks.implies(choices[1]), false);
});

test("where order means nothing everything may come first, and where it means something the first alone", () => {
  const pair = (/** @type {string[]} */ ...picks) => ({ action: picks.join(), text: "", picks });
  const decks = new Picks([pair("deck:a", "deck:b"), pair("deck:a", "deck:c"), pair("deck:b", "deck:c")]);
  assert.deepEqual(decks.next(), ["deck:a", "deck:b", "deck:c"]);
  const moves = new Picks([pair("lot:a", "lot:x"), pair("lot:b", "lot:x"), pair("card:1", "lot:a")]);
  assert.deepEqual(moves.next(), ["lot:a", "lot:b", "card:1"]);
});
