// What an action would do, told before it is done: beside what is pointed at, or in the sheet of a phone.

import { el, icon, sign } from "./dom.js";
import { rich } from "./rich.js";
import { count, say, signed } from "./words.js";

/** @typedef {{title: string, lines: [string, string][], total?: string}} Ledger */
/** @typedef {{action: string, changes: import("./chips.js").Change[], lines: string[], ledger?: Ledger, slip?: string}} Preview */

/** How many changes of others are told when nothing changes for me. */
const SHOWN = 3;

/** Pixels between the box and what it is about. */
const AWAY = 12;

export class Telling {
  /** @param {HTMLElement} box @param {(seat: number) => string} name */
  constructor(box, name) {
    this.box = box;
    this.name = name;
  }

  /** @param {import("./picks.js").Choice | null} choice @param {Preview | null} preview @param {Element | null} at @param {number | null} me */
  show(choice, preview, at, me) {
    this.box.hidden = !choice;
    if (!choice) return;
    this.box.replaceChildren(...this.words(choice, preview, me));
    this.place(at);
  }

  /**
   * The sentence first, then what one would be sorry for, the sum, what changes for me, and for whom else.
   * @param {import("./picks.js").Choice} choice @param {Preview | null} preview @param {number | null} me
   */
  words(choice, preview, me) {
    const changes = preview?.changes ?? [];
    const mine = changes.filter(({ seat }) => seat === me);
    const others = new Set(changes.map(({ seat }) => seat).filter((seat) => seat !== me));
    const shown = mine.length > 0 ? mine : changes.slice(0, SHOWN);
    return [
      el("h2", {}, ...rich(preview?.ledger?.title ?? choice.text)),
      preview?.slip ? el("p", { class: "sorry" }, icon("flag"), ...rich(preview.slip)) : "",
      preview?.ledger ? sum(preview.ledger) : "",
      el("div", { class: "deltas" }, ...shown.map((change) => line(change, mine.length === 0))),
      shown.some(({ by }) => by === null) ? el("p", { class: "more" }, say("change-unknown")) : "",
      mine.length > 0 && others.size > 0 ? el("p", { class: "more" }, count("also-others", others.size), " ", ...[...others].map(sign)) : "",
    ].filter((part) => part !== "");
  }

  /** Beside an element, where there is room; without one, below the bar. @param {Element | null} at */
  place(at) {
    const { position } = getComputedStyle(this.box);
    if (position === "fixed") this.corner();
    if (position !== "absolute") return;
    const [w, h] = [this.box.offsetWidth, this.box.offsetHeight];
    const rect = at?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, 70, 0, 0);
    const right = rect.right + AWAY + w < innerWidth ? rect.right + AWAY : rect.left - AWAY - w;
    const fits = right > 4;
    this.box.style.left = `${fits ? right : Math.max(4, Math.min(innerWidth - w - 4, rect.left + rect.width / 2 - w / 2))}px`;
    const top = fits ? rect.top + rect.height / 2 - h / 2 : rect.bottom + AWAY;
    this.box.style.top = `${Math.max(70, Math.min(innerHeight - h - 6, top))}px`;
  }

  /** On a phone held sideways: over the half of the map in which nothing has been picked. */
  corner() {
    const picked = document.querySelector("svg.map .picked")?.getBoundingClientRect();
    this.box.classList.toggle("high", picked !== undefined && picked.top + picked.bottom > innerHeight);
  }

  /** The same in one sentence. @param {Preview | null} preview */
  sentence(preview) {
    if (!preview) return "";
    const changes = preview.changes.map(({ seat, label, by }) => `${this.name(seat)}: ${signed(by)} ${label}`);
    return [...(preview.slip ? [preview.slip] : []), ...changes, ...preview.lines].join(" · ") || say("changes-nothing");
  }
}

/** One number that would change; whose it is, if it is not mine. @param {import("./chips.js").Change} change @param {boolean} named */
function line({ seat, label, by }, named) {
  return el("p", { class: "delta" }, named && sign(seat), el("b", {}, signed(by)), el("span", {}, ...rich(label)));
}

/** @param {Ledger} ledger */
function sum({ lines, total }) {
  const row = (/** @type {[string, string]} */ [number, what]) => el("tr", {}, el("td", { class: "n" }, ...rich(number)), el("td", {}, ...rich(what)));
  return el("table", {}, ...lines.map(row), total !== undefined && el("tr", { class: "total" }, el("td", { colspan: 2 }, ...rich(total))));
}
