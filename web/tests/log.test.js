import assert from "node:assert/strict";
import { test } from "node:test";

Object.assign(globalThis, { document: { documentElement: { lang: "en", dataset: {} }, getElementById: () => null } });
const { lastOfAKind, news } = await import("../js/log.js");

/** A line of a step, as the server tells it: whoever decided is the same for all lines of a step. @param {number} step @param {number} seat @param {number | null} about @param {string} text */
const line = (step, seat, about, text) => ({ step, seat, about, text, picks: [] });
const texts = (/** @type {any[]} */ lines) => lines.map(({ text }) => text);

test("what came of my own decision is news if it was about others too, or more than a card turned up", () => {
  const lines = [line(4, 0, 0, "I build"), line(4, 0, 0, "I score"), line(4, 0, null, "A card is turned up"), line(5, 1, 1, "Ada builds")];
  assert.deepEqual(texts(news(lines, 4, 0)), ["Ada builds"]);
  const year = [line(6, 0, 0, "I take gold"), line(6, 0, null, "The year ends"), line(6, 0, 0, "I lose a citizen"), line(6, 0, 1, "Ada grows")];
  assert.deepEqual(texts(news([...lines, ...year], 6, 0)), ["The year ends", "I lose a citizen", "Ada grows"]);
  const quiet = [line(6, 0, 0, "I take gold"), line(6, 0, null, "The year ends"), line(6, 0, null, "A year begins")];
  assert.deepEqual(texts(news([...lines, ...quiet], 6, 0)), ["The year ends", "A year begins"]);
});

test("of deeds of one kind in a row the last is told, so that there is room for what else was done", () => {
  const deeds = ["Ada builds on 14+25", "Ada draws from stack 3", "Ada draws from stack 3", "Ada draws from stack 2", "Ada builds on 7"];
  const told = lastOfAKind(deeds.map((text, step) => line(step, 1, 1, text)));
  assert.deepEqual(texts(told), ["Ada builds on 14+25", "Ada draws from stack 2", "Ada builds on 7"]);
});
