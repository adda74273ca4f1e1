// The one animation: what carries the same data-piece id travels from where it was to where it is.

import { moving } from "./settings.js";

const TIME = 320;
const EASE = "cubic-bezier(.2,.7,.2,1)";

/** @typedef {Map<string, DOMRect>} Places */

/** Where every piece is on the screen. @param {Element} board @returns {Places} */
export function places(board) {
  const found = new Map();
  if (!moving()) return found;
  for (const piece of board.querySelectorAll("[data-piece]")) found.set(piece.getAttribute("data-piece"), piece.getBoundingClientRect());
  return found;
}

/**
 * Carries the pieces from their old places; new ones fade in. Resolves when they have arrived.
 * @param {Element} board @param {Places} before
 * @returns {Promise<void>}
 */
export async function travel(board, before) {
  if (!moving() || before.size === 0) return;
  /** @type {Animation[]} */
  const runs = [];
  for (const piece of board.querySelectorAll("[data-piece]")) {
    const old = before.get(piece.getAttribute("data-piece") ?? "");
    const run = old ? carry(/** @type {SVGGraphicsElement} */ (piece), old) : fade(piece);
    if (run) runs.push(run);
  }
  await Promise.allSettled(runs.map((run) => run.finished));
}

/** Ends whatever moves at once. @param {Element} board */
export function settle(board) {
  for (const run of board.getAnimations({ subtree: true })) if (run.id === "travel") run.finish();
}

/** @param {SVGGraphicsElement} piece @param {DOMRect} old */
function carry(piece, old) {
  const now = piece.getBoundingClientRect();
  const dx = old.left + old.width / 2 - now.left - now.width / 2;
  const dy = old.top + old.height / 2 - now.top - now.height / 2;
  if (Math.hypot(dx, dy) < 2) return null;
  const moved = inner(piece);
  const matrix = /** @type {SVGGraphicsElement} */ (moved.parentNode).getScreenCTM?.();
  if (!matrix) return null;
  const back = matrix.inverse();
  const [x, y] = [back.a * dx + back.c * dy, back.b * dx + back.d * dy];
  return run(moved, [{ transform: `translate(${x}px, ${y}px)` }, { transform: "translate(0px, 0px)" }]);
}

/** @param {Element} piece */
function fade(piece) {
  return run(piece, [{ opacity: 0 }, { opacity: 1 }]);
}

/** @param {Element} element @param {Keyframe[]} frames */
function run(element, frames) {
  return element.animate(frames, { duration: TIME, easing: EASE, id: "travel" });
}

/** A piece that has a transform of its own is wrapped, so that moving it does not undo that. @param {SVGGraphicsElement} piece */
function inner(piece) {
  if (!piece.hasAttribute("transform")) return piece;
  const wrap = document.createElementNS("http://www.w3.org/2000/svg", "g");
  piece.replaceWith(wrap);
  wrap.append(piece);
  return wrap;
}
