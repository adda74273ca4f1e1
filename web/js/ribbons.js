// The phases as ribbons over the map, and in the bar of a phone. A phase says what happens in it.

import { hush, tell } from "./bubbles.js";
import { el } from "./dom.js";
import { aloud, rich } from "./rich.js";

/** @typedef {{key: string, title: string, help: string}} Step */
/** @typedef {{lead?: string, steps: Step[], now: number | null}} Ribbon */

/** The phases that are now. @param {Ribbon[]} ribbons @returns {Step[]} */
export const present = (ribbons) => ribbons.flatMap(({ steps, now }) => (now === null ? [] : [steps[now]]));

/** @param {HTMLElement} box @param {Ribbon[]} ribbons */
export function showRibbons(box, ribbons) {
  box.replaceChildren(...ribbons.map(ribbon));
  const now = /** @type {HTMLElement | null} */ ([...box.querySelectorAll(".now")].at(-1) ?? null);
  if (now) box.scrollLeft = now.offsetLeft + now.offsetWidth - box.clientWidth;
}

/** @param {Ribbon} ribbon */
function ribbon({ lead, steps, now }) {
  const stand = (/** @type {number} */ i) => (now === null || i > now ? "" : i === now ? "now" : "done");
  const item = (/** @type {Step} */ step, /** @type {number} */ i) =>
    el("li", { class: stand(i), "aria-current": i === now ? "step" : null }, answering([step], [el("span", {}, ...rich(step.title))]));
  return el("ol", { class: "ribbon" }, lead !== undefined && el("li", { class: "lead" }, ...rich(lead)), ...steps.map(item));
}

/**
 * Something that says what happens in a phase when it is pressed, or reached with the keyboard.
 * @param {Step[]} steps @param {(Node | string)[]} words
 */
export function answering(steps, words) {
  const says = (/** @type {Event} */ event) => tell(steps, /** @type {Element} */ (event.currentTarget));
  const reached = (/** @type {Event} */ event) => /** @type {Element} */ (event.currentTarget).matches(":focus-visible") && says(event);
  const title = steps.map(({ help }) => aloud(help)).join(" ");
  return el("button", { type: "button", class: "step", title, onclick: says, onfocus: reached, onblur: hush }, ...words);
}
