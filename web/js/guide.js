// A guided match: every kind of question is introduced when it is met for the first time, and nothing that a newcomer would be sorry for is
// played without asking. It fades by itself: what has been met on this device is not introduced again.

import { el, icon } from "./dom.js";
import { rich } from "./rich.js";
import { say } from "./words.js";

const KEY = "piazza-met";

export class Guide {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    /** The kind of question that is being introduced. */
    this.topic = "";
  }

  get on() {
    return this.table.room.help === "guided";
  }

  /** What introduces the present question, if it is new. @returns {HTMLElement[]} */
  slips() {
    const topic = this.on && this.table.mine() ? this.table.frame.topic : null;
    const name = topic ? `${this.table.about.game}/${topic.key}` : "";
    if (!topic || (met().includes(name) && name !== this.topic)) return [];
    this.topic = name;
    meet(name);
    const words = el("span", {}, el("b", {}, say("guide-new")), " ", ...rich(topic.says));
    return [el("div", { class: "slip guide-slip" }, icon("cap"), words)];
  }

  /** A question has been answered: it is not new any more. */
  answered() {
    this.topic = "";
  }

  /** Whether a choice is to be confirmed because somebody new would be sorry for it. @param {import("./picks.js").Choice} choice */
  async warns(choice) {
    return this.on && Boolean((await this.table.hand.previews.of(choice))?.slip);
  }
}

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
