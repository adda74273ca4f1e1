// A guided match: every phase and every kind of question is introduced when it is met for the first time, and nothing that a newcomer would be
// sorry for is played without asking. It fades by itself: what has been met on this device is not introduced again.

import { el, icon } from "./dom.js";
import { present } from "./ribbons.js";
import { named, rich } from "./rich.js";
import { say } from "./words.js";

const KEY = "piazza-met";

export class Guide {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    /** What is being introduced, by name. @type {Set<string>} */
    this.told = new Set();
  }

  get on() {
    return this.table.room.help === "guided";
  }

  /** What introduces the present question, or the present phase, if it is new: one thing at a time. @returns {HTMLElement[]} */
  slips() {
    if (!this.on || !this.table.mine()) return [];
    const words = this.question() ?? this.phase();
    const away = el("button", { type: "button", class: "icon-btn", "aria-label": say("close"), onclick: () => this.table.putAway() }, icon("cancel"));
    return words ? [el("div", { class: "slip guide-slip" }, icon("cap"), words, away)] : [];
  }

  question() {
    const { topic } = this.table.frame;
    return topic && this.introduces(topic.key) ? introduction(say("guide-new"), topic.says) : null;
  }

  phase() {
    const step = present(this.table.setting.table?.ribbons ?? []).find(({ key }) => this.introduces(`step-${key}`));
    return step ? introduction(step.title, step.help) : null;
  }

  /** Whether something is met for the first time: until the question is answered it stays new. @param {string} key */
  introduces(key) {
    const name = `${this.table.about.game}/${key}`;
    if (met().includes(name) && !this.told.has(name)) return false;
    this.told.add(name);
    meet(name);
    return true;
  }

  /** A question has been answered: nothing is new any more. */
  answered() {
    this.told.clear();
  }

  /** Whether a choice is to be confirmed in a guided match, because somebody new would be sorry for it. @param {import("./picks.js").Choice} choice */
  async warns(choice) {
    this.table.prompt.wait(true);
    return Boolean((await this.table.hand.previews.of(choice))?.slip);
  }
}

/** A step that has but a number is not called by it. @param {string} title @param {string} words */
const introduction = (title, words) => el("p", {}, /^\d+$/.test(title) ? "" : el("b", {}, ...rich(title)), " ", ...named(words));

/** What has been met on this device. @returns {string[]} */
function met() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

/** @param {string} name */
function meet(name) {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...met(), name])]));
  } catch {
    // Nothing can be kept: it is introduced again another time.
  }
}
