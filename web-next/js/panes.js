// The table around the map: which pane lies in which column, and on a phone which of them is on top.

import { el } from "./dom.js";
import { pane } from "./pieces.js";
import { rich } from "./rich.js";

/** @typedef {import("./pieces.js").Pane} Pane */

/** The columns in which panes lie, by role. */
const COLUMN = { question: "first", market: "first", mine: "second", track: "second" };

export class Panes {
  /** @param {HTMLElement} first @param {HTMLElement} second */
  constructor(first, second) {
    this.columns = { first, second };
    /** @type {Map<string, HTMLElement>} */
    this.drawn = new Map();
  }

  /** Lays the panes out, those that come without a body as they were. @param {Pane[]} panes */
  show(panes) {
    for (const one of panes) if (one.body) this.drawn.set(one.key, pane(one));
    for (const [name, column] of Object.entries(this.columns)) {
      const here = panes.filter((one) => COLUMN[/** @type {keyof typeof COLUMN} */ (one.role)] === name).map((one) => /** @type {HTMLElement} */ (this.drawn.get(one.key)));
      const old = [...column.querySelectorAll(":scope > .pane:not(.fixed)")];
      if (old.length === here.length && old.every((element, i) => element === here[i])) continue;
      old.forEach((element) => element.remove());
      column.prepend(...here);
    }
  }
}

/** The phases as ribbons over the map. @param {HTMLElement} box @param {{lead?: string, steps: string[], now: number | null}[]} ribbons */
export function showRibbons(box, ribbons) {
  const step = (/** @type {string} */ text, /** @type {number} */ i, /** @type {number | null} */ now) =>
    el("li", { class: now === null || i > now ? "" : i === now ? "now" : "done", "aria-current": i === now ? "step" : null }, ...rich(text));
  box.replaceChildren(...ribbons.map(({ lead, steps, now }) => el("ol", { class: "ribbon" }, lead !== undefined && el("li", { class: "lead" }, ...rich(lead)), ...steps.map((text, i) => step(text, i, now)))));
}
