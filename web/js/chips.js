// The players: one chip each that answers "how are they doing", unfolding to everything open about them.

import { el, face, icon, sign } from "./dom.js";
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

  /** @param {Chip[]} chips @param {number | null} turn */
  show(chips, turn) {
    this.box.style.setProperty("--players", String(chips.length));
    const held = this.box.contains(document.activeElement) ? document.activeElement?.closest(".chip")?.getAttribute("data-seat") : null;
    const down = this.box.querySelector(".chip[open] .chip-body")?.scrollTop ?? 0;
    this.box.replaceChildren(...chips.map((chip) => this.chip(chip, turn)));
    const opened = this.box.querySelector(".chip[open] .chip-body");
    if (opened) opened.scrollTop = down;
    if (held) /** @type {HTMLElement | null} */ (this.box.querySelector(`.chip[data-seat="${held}"] > summary`))?.focus({ preventScroll: true });
  }

  /** @param {Chip} chip @param {number | null} turn */
  chip({ seat, gauges, facts, minis = [], notes = [], body = [] }, turn) {
    const [score] = gauges;
    const { name, state, face: front, strength } = this.hands.person(seat);
    const who = el("span", { class: "chip-name", title: strength },
      front && face(front, seat), el("b", {}, name),
      el("span", { class: "away" }, state), el("span", { class: "clock", "data-clock": seat }));
    const narrow = el("span", { class: "clock chip-clock", "data-clock": seat });
    const head = el("summary", {},
      sign(seat),
      el("span", { class: "chip-words" }, who, facts !== undefined && el("span", { class: "chip-facts" }, ...rich(facts))),
      this.hands.thumbnail(seat),
      el("span", { class: "chip-score", title: score?.label },
        this.delta(seat, score?.key), score && number(score.value), el("span", { class: "unseen" }, score?.label)),
      narrow,
      minis.length > 0 && el("span", { class: "chip-minis" }, ...minis.map(card)));
    const kind = { class: `chip${seat === turn ? " turn" : ""}`, "data-seat": seat, open: this.open.has(seat) };
    const over = this.over({ seat, facts, minis }, () => {
      fold.open = false;
      head.focus({ preventScroll: true });
    });
    const fold = /** @type {HTMLDetailsElement} */ (el("details", kind, head, inside(over, gauges, notes, body)));
    fold.addEventListener("toggle", () => this.toggled(seat, fold));
    return fold;
  }

  /**
   * What a phone has no room for in the chip itself, over everything else about the player; there it lies over the sheet, and must be put away.
   * @param {{seat: number, facts?: string, minis: Card[]}} chip @param {() => void} onclick
   */
  over({ seat, facts, minis }, onclick) {
    const away = el("button", { type: "button", class: "icon-btn", "aria-label": say("close"), onclick }, icon("cancel"));
    const likeness = minis.map((mini) => card({ ...mini, piece: undefined }));
    return el("div", { class: "chip-over" },
      el("div", { class: "chip-title" }, sign(seat), el("b", {}, this.hands.person(seat).name),
        facts !== undefined && el("span", { class: "chip-facts" }, ...rich(facts)), away),
      likeness.length > 0 && el("div", { class: "chip-minis" }, ...likeness));
  }

  /**
   * The last that was opened is looked at, until one is closed; where one lies over the sheet, there is one.
   * @param {number} seat @param {HTMLDetailsElement} fold
   */
  toggled(seat, fold) {
    if (fold.open === this.open.has(seat)) return;
    this.open.delete(seat);
    if (fold.open && getComputedStyle(/** @type {Element} */ (fold.lastElementChild)).position === "absolute") this.closeAll();
    if (fold.open) this.open.add(seat);
    this.hands.look(fold.open ? seat : null);
  }

  closeAll() {
    const others = [...this.open].map((seat) => /** @type {HTMLDetailsElement | null} */ (this.box.querySelector(`.chip[data-seat="${seat}"]`)));
    this.open.clear();
    for (const other of others) if (other) other.open = false;
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

/** @param {HTMLElement} over @param {Gauge[]} gauges @param {string[]} notes @param {import("./pieces.js").Piece[]} body */
function inside(over, gauges, notes, body) {
  const row = (/** @type {string} */ label, /** @type {number} */ value, /** @type {string} */ kind) =>
    el("div", { class: `gauge-row ${kind}` }, el("span", {}, ...rich(label)), el("b", {}, number(value)));
  const rows = gauges.flatMap(({ label, value, parts = [] }) => [row(label, value, ""), ...parts.map(([part, points]) => row(part, points, "part"))]);
  return el("div", { class: "chip-body" }, over, ...body.map(piece), ...rows,
    notes.length > 0 && el("ul", {}, ...notes.map((note) => el("li", {}, ...rich(note)))));
}
