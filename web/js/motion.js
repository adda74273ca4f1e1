// The one animation: what carries the same data-piece id travels from where it was to where it is.

import { moving } from "./settings.js";

const TIME = 320;
const EASE = "cubic-bezier(.2,.7,.2,1)";

/** What cuts off whatever leaves it. */
const FRAMES = ".column,.columns,.chips,svg.map";

/** @typedef {Map<string, DOMRect>} Places */

/** Where every piece is on the screen. @param {Element} arena @returns {Places} */
export function places(arena) {
  const found = new Map();
  if (!moving()) return found;
  for (const piece of arena.querySelectorAll("[data-piece]")) found.set(piece.getAttribute("data-piece"), piece.getBoundingClientRect());
  return found;
}

/**
 * Carries the pieces from their old places; new ones fade in. Resolves when they have arrived.
 * @param {Element} arena @param {Places} before
 * @returns {Promise<void>}
 */
export async function travel(arena, before) {
  if (!moving() || before.size === 0) return;
  const pieces = /** @type {(HTMLElement | SVGGraphicsElement)[]} */ ([...arena.querySelectorAll("[data-piece]")]);
  // Everything is measured before anything moves, so that the page is laid out once.
  const moves = pieces.map((piece) => ({ piece, now: piece.getBoundingClientRect(), old: before.get(piece.getAttribute("data-piece") ?? "") }));
  const runs = moves.filter(({ now }) => now.width > 0).map(({ piece, now, old }) => (old && old.width > 0 ? carry(piece, old, now) : fade(piece)));
  await Promise.allSettled(runs.map((run) => run?.finished));
}

/** Ends whatever moves at once. @param {Element} arena */
export function settle(arena) {
  for (const run of arena.getAnimations({ subtree: true })) if (run.id === "travel") run.finish();
}

/** @param {HTMLElement | SVGGraphicsElement} piece @param {DOMRect} old @param {DOMRect} now */
function carry(piece, old, now) {
  const dx = old.left + old.width / 2 - now.left - now.width / 2;
  const dy = old.top + old.height / 2 - now.top - now.height / 2;
  if (Math.hypot(dx, dy) < 2) return null;
  if (piece instanceof HTMLElement) return within(piece.closest(FRAMES), old) ? run(piece, slide(dx, dy)) : fly(piece, now, dx, dy);
  return glide(piece, dx, dy);
}

/** Whether a place lies inside a frame. @param {Element | null} frame @param {DOMRect} place */
function within(frame, place) {
  const box = frame?.getBoundingClientRect();
  return box !== undefined && place.left >= box.left - 2 && place.right <= box.right + 2 && place.top >= box.top - 2 && place.bottom <= box.bottom + 2;
}

/**
 * Over everything, from one frame to another: a likeness travels while the piece waits unseen.
 * @param {HTMLElement} piece @param {DOMRect} now @param {number} dx @param {number} dy
 */
function fly(piece, now, dx, dy) {
  const likeness = /** @type {HTMLElement} */ (piece.cloneNode(true));
  likeness.removeAttribute("data-piece");
  likeness.removeAttribute("data-pick");
  likeness.setAttribute("aria-hidden", "true");
  likeness.classList.add("flying");
  for (const side of /** @type {const} */ (["left", "top", "width", "height"])) likeness.style[side] = `${now[side]}px`;
  document.getElementById("main")?.append(likeness);
  run(piece, [{ opacity: 0 }, { opacity: 0 }]);
  const flight = run(likeness, slide(dx, dy));
  flight.finished.finally(() => likeness.remove());
  return flight;
}

/** Within a drawing, whose pieces have no transform of their own. @param {SVGGraphicsElement} piece @param {number} dx @param {number} dy */
function glide(piece, dx, dy) {
  const matrix = /** @type {SVGGraphicsElement} */ (piece.parentNode).getScreenCTM?.();
  if (!matrix) return null;
  const back = matrix.inverse();
  return run(piece, slide(back.a * dx + back.c * dy, back.b * dx + back.d * dy));
}

/** @param {number} x @param {number} y */
const slide = (x, y) => [{ transform: `translate(${x}px, ${y}px)` }, { transform: "translate(0px, 0px)" }];

/** @param {Element} piece */
const fade = (piece) => run(piece, [{ opacity: 0 }, { opacity: 1 }]);

/** @param {Element} element @param {Keyframe[]} frames */
function run(element, frames) {
  return element.animate(frames, { duration: TIME, easing: EASE, id: "travel" });
}
