// The sheet of a phone: one pane on top at a time, the one in which something may be picked first; places of the map as a list.

import { badge } from "./badge.js";
import { el } from "./dom.js";
import { rich } from "./rich.js";
import { count, say } from "./words.js";

/** @typedef {{pick: string, text: string, worth?: string, picked: boolean}} Place */

/** What was pressed in leaving a text box lies still for so many milliseconds, so that the press arrives. */
const PRESS = 300;

export class Pages {
  /** @param {HTMLElement} bar @param {HTMLElement} columns @param {(pick: string) => void} pick */
  constructor(bar, columns, pick) {
    this.bar = bar;
    this.columns = columns;
    this.pick = pick;
    bar.addEventListener("keydown", (event) => this.keyed(event));
    this.places = el("section", { class: "pane fixed place-page", "data-pane": "places" },
      el("header", {}, el("h2", { class: "pane-title" }, say("places"))), el("div", { class: "pane-body" }));
    columns.prepend(this.places);
    columns.addEventListener("focusout", () => setTimeout(() => this.left(), PRESS));
    /** What the reader chose to see, until the question changes. */
    this.chosen = "";
    /** The question for which a page was last turned to, and the present one. */
    this.question = "";
    this.asked = "";
  }

  /** @param {Place[]} places what may be picked on the map @param {string} question changes with every question */
  show(places, question) {
    this.asked = question;
    this.places.querySelector(".pane-body")?.replaceChildren(...places.map((place) => this.place(place)));
    this.places.hidden = places.length === 0;
    this.turn();
    this.arrange();
  }

  /** A new question is turned to; but whoever writes in the sheet writes on, and it is turned to once they have left. */
  turn() {
    if (this.asked === this.question) return;
    const written = this.columns.querySelector("form:focus-within")?.closest(".pane");
    this.chosen = written?.getAttribute("data-pane") ?? "";
    if (!written) this.question = this.asked;
  }

  /** Something in the sheet has been left: what was put off is done. */
  left() {
    if (this.asked === this.question) return;
    this.turn();
    this.arrange();
  }

  /** Puts a pane on top until the question changes. @param {HTMLElement} pane */
  turnTo(pane) {
    this.chosen = pane.dataset.pane ?? "";
    this.question = this.asked;
    this.arrange();
  }

  /** Puts one pane on top and draws the tabs anew. */
  arrange() {
    const panes = /** @type {HTMLElement[]} */ ([...this.columns.querySelectorAll(".pane")]).filter((pane) => !pane.hidden);
    const chosen = panes.find((pane) => pane.dataset.pane === this.chosen);
    const picked = () => panes.find((pane) => pane.querySelector(".picked"));
    const open = chosen ?? panes.find((pane) => live(pane) > 0) ?? picked() ?? panes.find((pane) => pane.dataset.role) ?? panes[0];
    for (const pane of panes) pane.classList.toggle("here", pane === open);
    const held = this.bar.contains(document.activeElement) ? document.activeElement?.getAttribute("data-page") : null;
    this.bar.replaceChildren(...panes.flatMap((pane) => this.tabs(pane, pane === open)));
    const tab = /** @type {HTMLElement | null} */ (this.bar.querySelector("[aria-selected=true]"));
    if (held) (this.named(held) ?? tab)?.focus({ preventScroll: true });
    if (tab) this.bar.scrollLeft = tab.offsetLeft - this.bar.offsetLeft - (this.bar.clientWidth - tab.offsetWidth) / 2;
  }

  /** A tab. @param {string} page @returns {HTMLElement | null} */
  named(page) {
    return this.bar.querySelector(`[data-page="${CSS.escape(page)}"]`);
  }

  /** Arrows turn to the next page. @param {KeyboardEvent} event */
  keyed(event) {
    const move = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const tabs = /** @type {HTMLElement[]} */ ([...this.bar.children]);
    const to = move && tabs.at((tabs.findIndex((tab) => tab === event.target) + move) % tabs.length);
    if (!to) return;
    to.focus();
    to.click();
  }

  /** The tabs of a pane: one, or those that it has itself. @param {HTMLElement} pane @param {boolean} open */
  tabs(pane, open) {
    const inner = /** @type {HTMLElement[]} */ ([...pane.querySelectorAll("[role=tab]")]);
    const name = pane.dataset.pane ?? "";
    if (!pane.id) pane.id = `pane-${name}`;
    if (inner.length === 0) return [this.tab(pane, open, { name, label: titled(pane), body: pane.id })];
    const own = (/** @type {HTMLElement} */ tab) =>
      ({ name: tab.dataset.tab ?? "", label: words(tab), body: tab.getAttribute("aria-controls"), act: () => tab.click() });
    return inner.map((tab) => this.tab(pane, open && tab.getAttribute("aria-selected") === "true", own(tab)));
  }

  /** @param {Place} place */
  place({ pick, text, worth, picked }) {
    const kind = { type: "button", class: `place${picked ? " picked" : ""}`, "data-place": pick, "aria-pressed": picked ? "true" : null };
    return el("button", { ...kind, onclick: () => this.pick(pick) },
      el("span", {}, ...rich(text)), worth !== undefined && el("b", {}, ...rich(worth)));
  }

  /** @param {HTMLElement} pane @param {boolean} open @param {{name: string, label: Node[], body: string | null, act?: () => void}} kind */
  tab(pane, open, { name, label, body, act }) {
    // What has tabs of its own is seen before one of them is opened: only then it can be scrolled to what is new in it.
    const choose = () => {
      this.turnTo(pane);
      act?.();
      this.arrange();
    };
    const kind = { type: "button", role: "tab", "data-page": name, "aria-selected": String(open), "aria-controls": body, tabindex: open ? 0 : -1 };
    return el("button", { ...kind, onclick: choose }, ...label);
  }
}

/** A pane's heading, and how many things may be picked in it. @param {HTMLElement} pane @returns {Node[]} */
function titled(pane) {
  const [title, n] = [pane.querySelector(".pane-title")?.textContent ?? "", live(pane)];
  return [document.createTextNode(title), ...(n > 0 ? [badge(n, count("pickable", n))] : [])];
}

/** What is written on a tab, and how much is new in it. @param {Element} tab */
const words = (tab) => [...tab.childNodes].map((node) => node.cloneNode(true));

/** How many things may be picked in a pane. @param {HTMLElement} pane */
const live = (pane) => pane.querySelectorAll(".can-pick,.place").length;
