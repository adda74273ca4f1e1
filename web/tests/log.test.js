import assert from "node:assert/strict";
import { test } from "node:test";

Object.assign(globalThis, { document: { documentElement: { lang: "en", dataset: {} }, getElementById: () => null } });
const { news } = await import("../js/log.js");

/** @param {number} step @param {number | null} seat @param {string} text */
const line = (step, seat, text) => ({ step, seat, text, picks: [] });
const texts = (/** @type {any[]} */ lines) => lines.map(({ text }) => text);

test("what came of my own decision is news if it was not about me alone", () => {
  const lines = [line(4, 0, "I build"), line(4, 0, "I score"), line(5, 1, "Ada builds")];
  assert.deepEqual(texts(news(lines, 4, 0)), ["Ada builds"]);
  const year = [line(6, 0, "I take gold"), line(6, null, "The year ends"), line(6, 0, "I lose a citizen"), line(6, 1, "Ada grows")];
  assert.deepEqual(texts(news([...lines, ...year], 6, 0)), ["The year ends", "I lose a citizen", "Ada grows"]);
});
