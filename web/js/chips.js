// The players: one chip each that answers "how are they doing", unfolding to everything open about them.

import { el, face, sign } from "./dom.js";
import { card, piece } from "./pieces.js";
import { rich } from "./rich.js";
import { number, say, signed } from "./words.js";

/** @typedef {{key: string, label: string, value: number, parts?: [string, number][]}} Gauge */
/** @typedef {import("./pieces.js").Card} Card */
/** @typedef {{seat: number, gauges: Gauge[], facts?: string, minis?: Card[], notes?: string[], body?: import("./pieces.js").Piece[]}} Chip */
/** @typedef {{seat: number, key: string, label: string, by: number | null}} Change */
/** @typedef {{name: string, state: string, face?: string, strength?: string}} Person a bot has a face and a stated strength */

export class Chips {
  /**
   * @param {HTMLElement} box
   * @param {{person: (seat: number) => Person, thumbnail: (seat: number) => Element | null, look: (seat: number | null) => void}} hands
   */
  constructor(box, hands) {
    this.box = box;
    this.hands = hands;
    /** @type {Set<number>} */
    this.open = new Set();
  }

  /** @param {Chip[]} chips @param {number | null} turn @param {number | null} me */
  show(chips, turn, me) {
    this.box.style.setProperty("--players", String(chips.length));
    const held = this.box.contains(document.activeElement) ? document.activeElement?.closest(".chip")?.getAttribute("data-seat") : null;
    this.box.replaceChildren(...chips.map((chip) => this.chip(chip, turn, me)));
    if (held) /** @type {HTMLElement | null} */ (this.box.querySelector(`.chip[data-seat="${held}"] > summary`))?.focus({ preventScroll: true });
  }

  /** @param {Chip} chip @param {number | null} turn @param {number | null} me */
  chip({ seat, gauges, facts, minis = [], notes = [], body = [] }, turn, me) {
    const [score] = gauges;
    const { name, state, face: front, strength } = this.hands.person(seat);
    const who = el("span", { class: "chip-name", title: strength },
      front && face(front, seat), el("b", { class: seat === me ? "self" : null }, seat === me ? say("you") : name),
      el("span", { class: "away" }, state), el("span", { class: "clock", "data-clock": seat }));
    const head = el("summary", {},
      sign(seat),
      el("span", { class: "chip-words" }, who, facts !== undefined && el("span", { class: "chip-facts" }, ...rich(facts))),
      this.hands.thumbnail(seat),
      el("span", { class: "chip-score", title: score?.label },
        this.delta(seat, score?.key), score && number(score.value), el("span", { class: "unseen" }, score?.label)),
      minis.length > 0 && el("span", { class: "chip-minis" }, ...minis.map(card)));
    const kind = { class: `chip${seat === turn ? " turn" : ""}`, "data-seat": seat, open: this.open.has(seat) };
    const fold = el("details", kind, head, inside(gauges, notes, body));
    fold.addEventListener("toggle", () => this.toggled(seat, /** @type {HTMLDetailsElement} */ (fold).open));
    return fold;
  }

  /** @param {number} seat @param {boolean} open */
  toggled(seat, open) {
    if (open === this.open.has(seat)) return;
    if (open) this.open.add(seat);
    else this.open.delete(seat);
    this.hands.look(open ? seat : null);
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
      place.textContent = signed(by);
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

/** @param {Gauge[]} gauges @param {string[]} notes @param {import("./pieces.js").Piece[]} body */
function inside(gauges, notes, body) {
  const row = (/** @type {string} */ label, /** @type {number} */ value, /** @type {string} */ kind) =>
    el("div", { class: `gauge-row ${kind}` }, el("span", {}, ...rich(label)), el("b", {}, number(value)));
  const rows = gauges.flatMap(({ label, value, parts = [] }) => [row(label, value, ""), ...parts.map(([part, points]) => row(part, points, "part"))]);
  return el("div", { class: "chip-body" }, ...body.map(piece), ...rows, notes.length > 0 && el("ul", {}, ...notes.map((note) => el("li", {}, ...rich(note)))));
}
