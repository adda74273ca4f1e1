// Hints: the three best actions, told in slips over the map and numbered on the board. One tap on a slip says the action.

import { toast } from "./bubbles.js";
import { byId, el } from "./dom.js";
import { aloud, rich } from "./rich.js";
import { count, say, signed } from "./words.js";

/** @typedef {import("./chips.js").Change} Change */
/**
 * What the server recommends: `lead` is expected in points, `behind` so many fewer than after the first; `later` if
 * another one brings more for now. `dangers` are lost all the same, `spares` after most other actions; `denies` is what
 * others get after those. `rival` is the seat that would otherwise do the same.
 * @typedef {{action: string, text: string, picks: string[], lead: number, behind: number, later: boolean, brings: Change[],
 *   dangers: Change[], spares: Change[], denies: Change[], slip: string | null, then: string | null, rival: number | null}} Hint
 */

/** The signs of the first, the second and the third. */
const SIGNS = ["①", "②", "③"];

export class Hints {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    /** @type {Hint[]} */
    this.hints = [];
    this.asking = false;
  }

  /** Whether a hint may be asked for now. */
  get offered() {
    const { table } = this;
    return Boolean(table.room.help && table.room.help !== "none") && table.mine() && !table.hand.waiting && !this.shown;
  }

  /** Whether they lie over the map; a pick takes them away. */
  get shown() {
    return this.table.slips.box.querySelector(".hint-slip") !== null;
  }

  /** Asks for hints, or puts away those that are shown. */
  turn() {
    if (this.shown) this.table.hand.cancel();
    else this.ask();
  }

  async ask() {
    if (!this.offered || this.asking) return;
    if (this.hints.length > 0) {
      this.show(this.hints);
      return this.table.showPicks();
    }
    const at = this.table.frame.step;
    this.asking = true;
    this.table.showPicks();
    const answer = await this.table.line.ask({ t: "hint", at });
    this.asking = false;
    if (answer.t === "error" && answer.text) toast(answer.text);
    if (answer.t === "hint" && this.table.frame.step === at) this.show(answer.hints);
    this.table.showPicks();
  }

  /** @param {Hint[]} hints */
  show(hints) {
    const { slips } = this.table;
    this.hints = hints;
    slips.box.replaceChildren(...hints.map((hint, i) => this.slip(hint, i)));
    const told = hints.map((hint, i) => [`${i + 1}. ${hint.text}`, ...this.why(hint, i), ...this.soon(hint)].join(", "));
    byId("says").textContent = aloud([say("hints-are"), ...told].join(". "));
  }

  /** A question has been answered, or another one is asked. */
  clear() {
    this.hints = [];
  }

  /** The signs of the hints that need a pick beside what has been picked. @param {string} pick */
  sign(pick) {
    const { taken } = this.table.hand.picks;
    const meant = (/** @type {Hint} */ { picks }) => picks.includes(pick) && taken.every((one) => picks.includes(one));
    return this.hints.map((hint, i) => (meant(hint) ? SIGNS[i] : "")).join("");
  }

  /** Puts the signs on what is drawn beside the map. */
  mark() {
    for (const marked of document.querySelectorAll("[data-hint]")) marked.removeAttribute("data-hint");
    for (const pick of new Set(this.hints.flatMap((hint) => hint.picks))) {
      const button = document.querySelector(`#choices-bar [data-button="${CSS.escape(pick)}"]`);
      const beside = this.table.setting.marks.find(pick).filter((element) => element instanceof HTMLElement);
      for (const element of button ? [...beside, button] : beside) element.setAttribute("data-hint", this.sign(pick));
    }
  }

  /** Why it comes first, second or third, and what is to be feared. @param {Hint} hint @param {number} i */
  why({ lead, behind, later, slip, dangers, spares, denies }, i) {
    const name = (/** @type {number} */ seat) => this.table.name(seat);
    const after = () => (behind > 0 ? count("hint-less", behind) : say("hint-as-good"));
    const n = signed(Math.round(lead));
    // What somebody would be sorry for is only ever the best.
    const best = () => (slip ? say("hint-slip", { what: slip.replace(/\.$/, ""), n }) : say("hint-best", { n }));
    const stands = i === 0 ? best() : after();
    return [
      later ? `${stands}, ${say("hint-later")}` : stands,
      ...(dangers.length > 0 ? [say("hint-danger", { what: dangers.map(amount).join(", ") })] : []),
      ...(spares.length > 0 ? [say("hint-spares", { what: spares.map(amount).join(", ") })] : []),
      ...denies.map((change) => say("hint-denies", { name: name(change.seat), what: amount(change) })),
    ];
  }

  /** What an action is likely to bring until the next turn, in words. @param {Hint} hint */
  soon({ brings, then, rival }) {
    const mine = brings.filter(({ seat }) => seat === this.table.viewer);
    const what = mine.map(({ by, label }) => `${signed(by)} ${label}`).join(", ");
    return [
      what ? say("hint-brings", { what }) : say("hint-nothing"),
      ...(then ? [say("hint-then", { what: then })] : []),
      ...(rival === null ? [] : [say("hint-rival", { name: this.table.name(rival) })]),
    ];
  }

  /** @param {Hint} hint @param {number} i */
  slip(hint, i) {
    const { hand, setting, slips } = this.table;
    const choose = () => {
      const choice = hand.picks.choices.find(({ action }) => action === hint.action);
      slips.clear();
      if (choice) hand.choseFromList(choice);
    };
    const hands = { onpointerenter: () => setting.marks.ring("noted", hint.picks), onpointerleave: () => setting.marks.ring("noted", []), onclick: choose };
    const words = el("span", {}, el("strong", {}, ...rich(hint.text)), " ", el("span", {}, ...rich(this.why(hint, i).join("; "))), el("br"),
      el("span", { class: "quiet" }, ...rich(this.soon(hint).join("; "))));
    return el("button", { type: "button", class: "slip hint-slip", ...hands }, el("b", { class: "hint-sign" }, SIGNS[i]), words);
  }
}

/** How much of what. @param {Change} change */
const amount = ({ by, label }) => `${Math.abs(by ?? 0)} ${label}`;
