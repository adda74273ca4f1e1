// The players: one line each that answers "how are they doing", unfolding to everything open about them.

import { el, sign } from "./dom.js";
import { number, say, signed } from "./words.js";

/** @typedef {{key: string, label: string, value: number, parts: {label: string, value: number}[]}} Gauge */
/** @typedef {{seat: number, gauges: Gauge[], notes: string[]}} Panel */
/** @typedef {{seat: number, key: string, label: string, by: number | null}} Change */

/** How many numbers beside the score a folded panel shows. */
const SHOWN = 4;

export class Panels {
  /** @param {HTMLElement} box @param {(seat: number) => {name: string, state: string}} person */
  constructor(box, person) {
    this.box = box;
    this.person = person;
    /** @type {Set<number>} */
    this.open = new Set();
  }

  /** @param {Panel[]} panels @param {number | null} turn @param {number | null} me */
  show(panels, turn, me) {
    this.box.replaceChildren(...panels.map((panel) => this.panel(panel, turn, me)));
  }

  /** @param {Panel} panel @param {number | null} turn @param {number | null} me */
  panel({ seat, gauges, notes }, turn, me) {
    const [score, ...others] = gauges;
    const { name, state } = this.person(seat);
    const head = el("summary", {},
      sign(seat),
      el("span", { class: "name" }, el("span", {}, name), seat === me && el("span", { class: "tag" }, say("you")), state && el("span", { class: "away" }, state), el("span", { class: "clock", "data-clock": seat })),
      el("span", { class: "score", title: score?.label }, this.delta(seat, score?.key), score ? number(score.value) : "", el("span", { class: "unseen" }, score?.label ?? "")),
      el("span", { class: "gauges" }, ...others.slice(0, SHOWN).map((gauge) => el("span", {}, el("b", {}, number(gauge.value)), ` ${gauge.label} `, this.delta(seat, gauge.key)))));
    const fold = el("details", { class: `panel${seat === turn ? " turn" : ""}`, "data-seat": seat, open: this.open.has(seat) }, head, body(gauges, notes));
    fold.addEventListener("toggle", () => (/** @type {HTMLDetailsElement} */ (fold).open ? this.open.add(seat) : this.open.delete(seat)));
    return fold;
  }

  /** The place where a number shows what it would become. @param {number} seat @param {string | undefined} key */
  delta(seat, key) {
    return el("span", { class: "d", hidden: true, "data-delta": `${seat}:${key}` });
  }

  /** Shows what would change beside the numbers. @param {Change[]} changes */
  preview(changes) {
    for (const place of this.box.querySelectorAll("[data-delta]")) /** @type {HTMLElement} */ (place).hidden = true;
    for (const { seat, key, by } of changes) {
      const place = /** @type {HTMLElement | null} */ (this.box.querySelector(`[data-delta="${seat}:${CSS.escape(key)}"]`));
      if (!place) continue;
      place.textContent = by === null ? "?" : signed(by);
      place.hidden = false;
    }
  }

  /** @param {(seat: number) => {text: string, low: boolean} | null} clock */
  tick(clock) {
    for (const place of this.box.querySelectorAll("[data-clock]")) {
      const now = clock(Number(place.getAttribute("data-clock")));
      place.textContent = now ? now.text : "";
      place.classList.toggle("low", Boolean(now?.low));
    }
  }
}

/** @param {Gauge[]} gauges @param {string[]} notes */
function body(gauges, notes) {
  const row = (/** @type {string} */ label, /** @type {number} */ value, /** @type {string} */ kind) => el("div", { class: `gauge-row ${kind}` }, el("span", {}, label), el("b", {}, number(value)));
  const rows = gauges.flatMap((gauge) => [row(gauge.label, gauge.value, ""), ...gauge.parts.map((part) => row(part.label, part.value, "part"))]);
  return el("div", { class: "panel-body" }, ...rows, notes.length > 0 && el("ul", {}, ...notes.map((note) => el("li", {}, note))));
}
