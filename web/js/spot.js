// Where a small box goes: near what it is about, and over as little as possible of what somebody may want to see or press.

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */
/** @typedef {{wide: number, high: number}} Size */

/** Between the box and what it is about, and between it and the frame, in pixels. */
const AWAY = 8;
/** How far apart the places are that are tried. */
const STEP = 16;
/** So many covered square pixels are as bad as one pixel farther away. */
const AREA = 10;

/** The place for a box that is to stay inside a frame. @param {Size} size @param {Box} at @param {Box} frame @param {Box[]} shy what is better not covered */
export function spot(size, at, frame, shy) {
  const cost = (/** @type {Box} */ box) => [at, ...shy].reduce((sum, other) => sum + covered(box, other) / AREA, Math.max(AWAY, apart(box, at)));
  const all = places(size, at, frame).map(([left, top]) => ({ left, top, right: left + size.wide, bottom: top + size.high }));
  const [best] = all.map((box) => ({ box, cost: cost(box) })).sort((a, b) => a.cost - b.cost);
  return { left: best.box.left, top: best.box.top };
}

/** The places that are tried: above and below first, then everywhere. @param {Size} size @param {Box} at @param {Box} frame @returns {[number, number][]} */
function places({ wide, high }, at, frame) {
  const within = (/** @type {number} */ value, /** @type {number} */ low, /** @type {number} */ most) => Math.max(low + AWAY, Math.min(most - AWAY, value));
  const across = (/** @type {number} */ left) => within(left, frame.left, frame.right - wide);
  const down = (/** @type {number} */ top) => within(top, frame.top, frame.bottom - high);
  const middle = across((at.left + at.right - wide) / 2);
  const lefts = steps(frame.left + AWAY, frame.right - wide - AWAY);
  const tops = steps(frame.top + AWAY, frame.bottom - high - AWAY);
  const all = lefts.flatMap((left) => tops.map((top) => /** @type {[number, number]} */ ([left, top])));
  return [[middle, down(at.top - high - AWAY)], [middle, down(at.bottom + AWAY)], ...all];
}

/** @param {number} from @param {number} to */
const steps = (from, to) => Array.from({ length: Math.max(0, Math.floor((to - from) / STEP) + 1) }, (_, i) => from + i * STEP);

/** How much of two boxes lies over each other. @param {Box} a @param {Box} b */
export const covered = (a, b) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** How far it is from one to the other. @param {Box} a @param {Box} b */
const apart = (a, b) => Math.hypot(Math.max(a.left - b.right, b.left - a.right, 0), Math.max(a.top - b.bottom, b.top - a.bottom, 0));
