import assert from "node:assert/strict";
import { test } from "node:test";

import { spot } from "../js/spot.js";

const WINDOW = { left: 0, top: 0, right: 1400, bottom: 800 };
const BUBBLE = { wide: 320, high: 120 };

/** @param {number} left @param {number} top @param {number} wide @param {number} high */
const box = (left, top, wide, high) => ({ left, top, right: left + wide, bottom: top + high });
const placed = (/** @type {any} */ at, /** @type {any[]} */ shy) => {
  const { left, top } = spot(BUBBLE, at, WINDOW, shy);
  return box(left, top, BUBBLE.wide, BUBBLE.high);
};
const overlaps = (/** @type {any} */ a, /** @type {any} */ b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test("where nothing is in the way, it stands above", () => {
  const at = box(600, 400, 100, 50);
  assert.deepEqual(placed(at, []), box(490, 272, 320, 120));
});

test("it covers neither what it is about nor the cards beside it", () => {
  const cards = [0, 1, 2, 3, 4, 5].map((i) => box(800, 80 + 110 * i, 250, 100));
  for (const at of cards) {
    const bubble = placed(at, cards);
    assert.ok(cards.every((card) => !overlaps(bubble, card)), JSON.stringify({ at, bubble }));
  }
});

test("it stays inside the frame", () => {
  for (const at of [box(0, 0, 40, 40), box(1360, 760, 40, 40), box(1390, 0, 10, 800)]) {
    const { left, top, right, bottom } = placed(at, []);
    assert.ok(left >= 0 && top >= 0 && right <= 1400 && bottom <= 800, JSON.stringify({ left, top, right, bottom }));
  }
});

test("in a frame that is hardly larger than itself it still has a place", () => {
  const { left, top } = spot(BUBBLE, box(10, 60, 300, 48), box(0, 0, 330, 130), []);
  assert.deepEqual([left, top], [8, 8]);
});
