// The table around the map: which pane lies in which column.

import { ghost, pane } from "./pieces.js";

/** @typedef {import("./pieces.js").Pane} Pane */

/** The columns in which panes lie, by role: what is asked and what is one's own come before the rest. */
const COLUMNS = /** @type {const} */ ({ first: ["question", "market"], second: ["mine", "track"] });

export class Panes {
  /** @param {HTMLElement} first @param {HTMLElement} second */
  constructor(first, second) {
    this.columns = { first, second };
    /** What was drawn of a pane stays as long as the pane is the same. @type {WeakMap<Pane, HTMLElement>} */
    this.drawn = new WeakMap();
  }

  /** Lays the panes out. @param {Pane[]} panes */
  show(panes) {
    for (const [name, column] of Object.entries(this.columns)) {
      const roles = COLUMNS[/** @type {keyof typeof COLUMNS} */ (name)];
      const here = roles.flatMap((role) => panes.filter((one) => one.role === role)).map((one) => this.draw(one));
      const old = [...column.querySelectorAll(":scope > .pane:not(.fixed)")];
      if (old.length === here.length && old.every((element, i) => element === here[i])) continue;
      old.forEach((element) => element.remove());
      column.prepend(...here);
    }
  }

  /** @param {Pane} one */
  draw(one) {
    const drawn = this.drawn.get(one) ?? pane(one);
    this.drawn.set(one, drawn);
    return drawn;
  }

  /** Scrolls what lies beside the map if something may be picked there but none of it is seen. */
  reveal() {
    for (const column of Object.values(this.columns)) {
      const { display, overflowY } = getComputedStyle(column);
      const frame = (overflowY === "visible" ? column.parentElement ?? column : column).getBoundingClientRect();
      const live = [...column.querySelectorAll(".can-pick")].filter((element) => element.getClientRects().length > 0);
      const seen = live.map((element) => element.getBoundingClientRect()).some(({ top, bottom }) => top >= frame.top && bottom <= frame.bottom);
      if (display !== "contents" && !seen) live[0]?.scrollIntoView({ block: "nearest" });
    }
  }

  /** Shows where the marks on tracks would go. @param {import("./chips.js").Change[]} changes */
  preview(changes) {
    for (const column of Object.values(this.columns)) {
      for (const track of column.querySelectorAll("[data-gauge]")) ghost(/** @type {HTMLElement} */ (track), changes);
    }
  }
}
