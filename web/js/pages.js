// The sheet of a phone: one pane on top at a time, the one in which something may be picked first; places of the map as a list.

import { el } from "./dom.js";
import { rich } from "./rich.js";
import { say } from "./words.js";

/** @typedef {import("./picks.js").Choice} Choice */
/** @typedef {{pick: string, text: string, worth?: string, picked: boolean}} Place */

export class Pages {
  /** @param {HTMLElement} bar @param {HTMLElement} columns @param {(pick: string) => void} pick */
  constructor(bar, columns, pick) {
    this.bar = bar;
    this.columns = columns;
    this.pick = pick;
    this.places = el("section", { class: "pane fixed places", "data-pane": "places" }, el("header", {}, el("h2", { class: "pane-title" }, say("places"))), el("div", { class: "pane-body" }));
    columns.prepend(this.places);
    /** What the reader chose to see, until the question changes. */
    this.chosen = "";
  }

  /** @param {Place[]} places what may be picked on the map @param {string} question changes with every question */
  show(places, question) {
    if (question !== this.question) this.chosen = "";
    this.question = question;
    this.places.querySelector(".pane-body")?.replaceChildren(...places.map((place) => this.place(place)));
    this.places.hidden = places.length === 0;
    this.arrange();
  }

  /** Puts one pane on top and draws the tabs anew. */
  arrange() {
    const panes = /** @type {HTMLElement[]} */ ([...this.columns.querySelectorAll(".pane")]).filter((pane) => !pane.hidden);
    const open = panes.find((pane) => pane.dataset.pane === this.chosen) ?? panes.find((pane) => live(pane) > 0) ?? panes.find((pane) => pane.dataset.role) ?? panes[0];
    for (const pane of panes) pane.classList.toggle("here", pane === open);
    this.bar.replaceChildren(...panes.map((pane) => this.tab(pane, pane === open)));
  }

  /** @param {Place} place */
  place({ pick, text, worth, picked }) {
    return el("button", { type: "button", class: `place${picked ? " picked" : ""}`, "data-place": pick, "aria-pressed": picked ? "true" : null, onclick: () => this.pick(pick) },
      el("span", {}, ...rich(text)), worth !== undefined && el("b", {}, ...rich(worth)));
  }

  /** @param {HTMLElement} pane @param {boolean} open */
  tab(pane, open) {
    const title = pane.querySelector(".pane-title")?.textContent ?? say("tab-log");
    const count = live(pane);
    const choose = () => {
      this.chosen = pane.dataset.pane ?? "";
      this.arrange();
    };
    return el("button", { type: "button", role: "tab", "aria-selected": String(open), onclick: choose }, count > 0 ? `${title} ${count}` : title);
  }
}

/** How many things may be picked in a pane. @param {HTMLElement} pane */
const live = (pane) => pane.querySelectorAll(".can-pick,.place").length;
