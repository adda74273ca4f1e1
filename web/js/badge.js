// A count on a tab: seen as a badge, said as what is counted.

import { el } from "./dom.js";

/** @param {number} n @param {string} words what is said of it */
export const badge = (n, words) =>
  el("span", { class: "badge", "data-count": n }, el("span", { "aria-hidden": "true" }, n), el("span", { class: "unseen" }, `, ${words}`));
