// What happened while I was away: one slip per opponent over the map's lower edge, gone with the first pick.

import { el, sign } from "./dom.js";
import { rich } from "./rich.js";

/** @typedef {import("./log.js").Line} Line */

/** How many lines of one player a slip tells. */
const MOST = 2;

export class Slips {
  /** @param {HTMLElement} box @param {(picks: string[]) => void} note lights up what a slip talks about */
  constructor(box, note) {
    this.box = box;
    this.note = note;
  }

  /** @param {Line[]} news */
  show(news) {
    /** @type {Map<number, Line[]>} */
    const bySeat = new Map();
    for (const line of news) if (line.seat !== null) bySeat.set(line.seat, [...(bySeat.get(line.seat) ?? []), line]);
    this.box.replaceChildren(...[...bySeat].map(([seat, lines]) => this.slip(seat, lines)));
  }

  /** @param {number} seat @param {Line[]} lines */
  slip(seat, lines) {
    const told = lines.slice(-MOST).map((line) => line.text).join(" · ");
    const picks = lines.flatMap((line) => line.picks);
    return el("button", { type: "button", class: "slip", onpointerenter: () => this.note(picks), onpointerleave: () => this.note([]), onclick: () => this.note(picks) }, sign(seat), el("span", {}, ...rich(told)));
  }

  clear() {
    this.box.replaceChildren();
  }
}
