// Pills on the map that say what a pick is worth: where they have room.

/** @typedef {{x: number, y: number, wide: number, element: SVGElement}} Pill */

/** How high a pill is. */
export const TALL = 20;
/** The share of its size that a pill must be away from the next one. */
const APART = 0.8;

/** Whether two pills would cover each other. @param {Pill} a @param {Pill} b @param {number} grow how much larger than the map they are drawn */
function clash(a, b, grow) {
  const near = APART * grow;
  return Math.abs(a.x - b.x) < (near * (a.wide + b.wide)) / 2 && Math.abs(a.y - b.y) < near * TALL;
}

/** Hides the pills that would cover others; nearer by, they have room. @param {Pill[]} pills @param {number} grow */
export function thin(pills, grow) {
  /** @type {Pill[]} */
  const seen = [];
  for (const pill of pills) {
    const crowded = seen.some((other) => clash(pill, other, grow));
    pill.element.classList.toggle("crowded", crowded);
    if (!crowded) seen.push(pill);
  }
}
