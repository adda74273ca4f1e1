// Pills on the map that say what a pick is worth: where they have room.

/** @typedef {{x: number, y: number, wide: number, worth: number, element: SVGElement}} Pill */

/** How high a pill is. */
export const TALL = 20;
/** The share of its size that a pill must be away from the next one. */
const APART = 0.8;

/** Whether two pills would cover each other. @param {Pill} a @param {Pill} b @param {number} grow how much larger than the map they are drawn */
function clash(a, b, grow) {
  const near = APART * grow;
  return Math.abs(a.x - b.x) < (near * (a.wide + b.wide)) / 2 && Math.abs(a.y - b.y) < near * TALL;
}

/** The first number of a few signs, if there is one. @param {string} signs */
export const worthOf = (signs) => Number(signs.replace("−", "-").match(/[+-]\d+/)?.[0] ?? 0);

/** Hides the pills that would cover those worth more; nearer by, they have room. @param {Pill[]} pills @param {number} grow */
export function thin(pills, grow) {
  /** @type {Pill[]} */
  const seen = [];
  for (const pill of pills.toSorted((a, b) => b.worth - a.worth)) {
    const crowded = seen.some((other) => clash(pill, other, grow));
    pill.element.classList.toggle("crowded", crowded);
    if (!crowded) seen.push(pill);
  }
}
