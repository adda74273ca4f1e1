// What happened while I was away: one slip per player over the map's lower edge, gone with the first pick.

import { el, sign } from "./dom.js";
import { lastOfAKind } from "./log.js";
import { rich } from "./rich.js";
import { dwell } from "./settings.js";
import { covered } from "./spot.js";
import { signed } from "./words.js";

/** @typedef {import("./log.js").Line} Line */
/** @typedef {import("./chips.js").Chip} Chip */

/** How many lines of one player a slip tells. */
const MOST = 3;
/** How many lines are told of what was nobody's doing. */
const FATE = 8;

/** Where slips may lie, the first the best. */
const CORNERS = ["bottom left", "top left", "top right", "bottom right"];

export class Slips {
  /** @param {HTMLElement} box @param {(picks: string[]) => void} note lights up what a slip talks about */
  constructor(box, note) {
    this.box = box;
    this.note = note;
    /** Everybody's score when I last decided, by seat. @type {Map<number, number>} */
    this.scores = new Map();
    /** What is shown once more just now. @type {Line[] | null} */
    this.told = null;
  }

  /**
   * @param {Line[]} news what happened since my last decision; nothing while it is somebody else's turn @param {number | null} me
   * @param {Chip[]} chips @param {HTMLElement[]} first what is to be said before it
   */
  show(news, me, chips, first) {
    /** What came of my own decision, such as the end of a year, is nobody's doing and comes first. @type {Map<number | null, Line[]>} */
    const bySeat = new Map();
    for (const line of news) {
      const whose = line.seat === me ? null : line.seat;
      bySeat.set(whose, [...(bySeat.get(whose) ?? []), line]);
    }
    this.box.replaceChildren(...first, ...[...bySeat].map(([seat, lines]) => this.slip(lines, seat, chips)));
  }

  /** Goes where least of what may be picked is covered. @param {Element} stage */
  settle(stage) {
    if (this.box.children.length === 0) return;
    const boxes = (/** @type {Iterable<Element>} */ elements) => [...elements].map((element) => element.getBoundingClientRect());
    const shy = boxes(stage.querySelectorAll(".can-pick"));
    const cost = (/** @type {string} */ corner) => {
      this.box.dataset.corner = corner;
      return boxes(this.box.children).flatMap((slip) => shy.map((other) => covered(slip, other))).reduce((sum, area) => sum + area, 0);
    };
    const costs = CORNERS.map(cost);
    this.box.dataset.corner = CORNERS[costs.indexOf(Math.min(...costs))];
  }

  /** My decision is made: from here on everything is news. @param {Chip[]} chips */
  remember(chips) {
    this.scores = new Map(chips.map((chip) => [chip.seat, chip.gauges[0]?.value ?? 0]));
  }

  /** @param {Line[]} lines @param {number | null} seat @param {Chip[]} chips */
  slip(lines, seat, chips) {
    // What somebody did comes first in a step; what came of it, perhaps to others, follows and is told if there is room.
    const deeds = lastOfAKind(lines.filter(({ step }, i) => lines.findIndex((line) => line.step === step) === i));
    const most = seat === null ? FATE : MOST;
    const told = (deeds.length < most ? lines.slice(0, most) : deeds.slice(-most)).map((line) => line.text).join(" · ");
    const gain = (chips.find((chip) => chip.seat === seat)?.gauges[0]?.value ?? 0) - (this.scores.get(seat ?? -1) ?? NaN);
    const picks = lines.flatMap((line) => line.picks);
    const again = (/** @type {MouseEvent} */ event) => this.again(lines, /** @type {Element} */ (event.currentTarget));
    const hands = { onpointerenter: () => this.note(picks), onpointerleave: () => this.note([]), onclick: again };
    const [whose, by] = [seat === null ? null : sign(seat), gain ? el("b", {}, signed(gain)) : null];
    return el("button", { type: "button", class: seat === null ? "slip fate" : "slip", ...hands }, whose, el("span", {}, ...rich(told)), by);
  }

  /** Shows once more what somebody did, one thing after the other; then its slip is gone. @param {Line[]} lines @param {Element} slip */
  async again(lines, slip) {
    this.told = lines;
    for (const { picks } of lines.filter((line) => line.picks.length > 0)) {
      this.note(picks);
      await new Promise((resolve) => setTimeout(resolve, dwell()));
      if (this.told !== lines) return;
    }
    this.note([]);
    slip.remove();
  }

  /** Takes the slips away, and with them what they light up: a pointer does not leave what is gone. */
  clear() {
    this.told = null;
    this.note([]);
    this.box.replaceChildren();
  }
}
