import assert from "node:assert/strict";
import { test } from "node:test";

let played = 0;
/** Lets those be heard who wait for it. @type {(() => void)[]} */
let touched = [];
let quiet = true;

const part = { gain: { setValueAtTime: () => {}, linearRampToValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} }, connect: () => part };

/** A browser's sound, which is quiet until somebody touches the page. */
class Studio {
  currentTime = 0;
  resume = () => (quiet ? new Promise((/** @type {(_: void) => void} */ resolve) => touched.push(resolve)) : Promise.resolve());
  createGain = () => part;
  createOscillator = () => ({ frequency: {}, connect: () => part, start: () => (played += 1), stop: () => {} });
}

let clock = 0;
Object.assign(globalThis, { AudioContext: Studio, window: { AudioContext: Studio } });
performance.now = () => clock;
const { chime } = await import("../js/sound.js");

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("what was to be heard before the page was touched is never heard", async () => {
  chime("turn");
  chime("low");
  clock += 60_000;
  quiet = false;
  touched.forEach((hear) => hear());
  await settled();
  assert.equal(played, 0);
  chime("turn");
  await settled();
  assert.equal(played, 2, "the next sound is, both its notes");
});
