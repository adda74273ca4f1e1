// What happened while I was away: one slip per opponent over the map's lower edge, gone with the first pick.

import { el, sign } from "./dom.js";
import { rich } from "./rich.js";
import { dwell } from "./settings.js";
import { signed } from "./words.js";

/** @typedef {import("./log.js").Line} Line */
/** @typedef {import("./chips.js").Chip} Chip */

/** How many lines of one player a slip tells. */
const MOST = 2;

export class Slips {
  /** @param {HTMLElement} box @param {(picks: string[]) => void} note lights up what a slip talks about */
  constructor(box, note) {
    this.box = box;
    this.note = note;
    /** Everybody's score when I last decided, by seat. @type {Map<number, number>} */
    this.scores = new Map();
  }

  /**
   * @param {Line[]} news what happened since my last decision; nothing while it is somebody else's turn @param {Chip[]} chips
   * @param {HTMLElement[]} first what is to be said before it
   */
  show(news, chips, first) {
    /** @type {Map<number, Line[]>} */
    const bySeat = new Map();
    for (const line of news) if (line.seat !== null) bySeat.set(line.seat, [...(bySeat.get(line.seat) ?? []), line]);
    this.box.replaceChildren(...first, ...[...bySeat].map(([seat, lines]) => this.slip(lines, seat, chips)));
  }

  /** My decision is made: from here on everything is news. @param {Chip[]} chips */
  remember(chips) {
    this.scores = new Map(chips.map((chip) => [chip.seat, chip.gauges[0]?.value ?? 0]));
  }

  /** @param {Line[]} lines @param {number} seat @param {Chip[]} chips */
  slip(lines, seat, chips) {
    // What somebody did comes first in a step; what came of it, perhaps to others, follows.
    const deeds = lines.filter(({ step }, i) => lines.findIndex((line) => line.step === step) === i);
    const told = deeds.slice(-MOST).map((line) => line.text).join(" · ");
    const gain = (chips.find((chip) => chip.seat === seat)?.gauges[0]?.value ?? 0) - (this.scores.get(seat) ?? NaN);
    const picks = lines.flatMap((line) => line.picks);
    const hands = { onpointerenter: () => this.note(picks), onpointerleave: () => this.note([]), onclick: () => this.again(lines) };
    return el("button", { type: "button", class: "slip", ...hands }, sign(seat), el("span", {}, ...rich(told)), gain ? el("b", {}, signed(gain)) : null);
  }

  /** Shows once more what somebody did, one thing after the other. @param {Line[]} lines */
  async again(lines) {
    for (const { picks } of lines.filter((line) => line.picks.length > 0)) {
      this.note(picks);
      await new Promise((resolve) => setTimeout(resolve, dwell()));
    }
    this.note([]);
  }

  clear() {
    this.box.replaceChildren();
  }
}
