// The prompt: whose turn it is, what is asked, what the picks so far amount to, and what would change.

import { byId, el, icon, sign } from "./dom.js";
import { say, signed } from "./words.js";

/** @typedef {import("./picks.js").Choice} Choice */
/** @typedef {{label: string, icon?: string, kind?: string, key?: string, act: () => void}} Tool */
/** @typedef {{action: string, changes: import("./panels.js").Change[], lines: string[]}} Preview */

/** The first buttons have number keys. */
const NUMBERED = 9;

export class Prompt {
  /** @param {(seat: number) => string} name */
  constructor(name) {
    this.name = name;
    this.box = byId("prompt");
    this.text = byId("prompt-text");
    this.more = byId("prompt-more");
    this.tools = byId("prompt-tools");
    this.bar = byId("choices-bar");
    this.look = byId("preview");
  }

  /** @param {{at: number, text: string, more?: string, seat: number | null, mine: boolean, over: boolean}} now */
  show({ at, text, more = "", seat, mine, over }) {
    this.box.dataset.at = String(at);
    this.text.textContent = text;
    this.more.textContent = more || (mine ? say("hint-pick") : "");
    this.more.classList.toggle("hint", !more);
    this.box.classList.toggle("mine", mine);
    this.box.classList.toggle("over", over);
    if (seat === null) this.box.removeAttribute("data-seat");
    else this.box.setAttribute("data-seat", String(seat));
    byId("prompt-sign").replaceChildren(...(seat === null ? [] : [sign(seat)]));
  }

  /** Whether an answer of the server is awaited. @param {boolean} waiting */
  wait(waiting) {
    this.box.classList.toggle("waiting", waiting);
  }

  /** @param {Tool[]} tools */
  offer(tools) {
    this.tools.classList.toggle("many", tools.length > 2);
    this.tools.replaceChildren(...tools.map((tool) => el("button", { type: "button", class: `btn small ${tool.kind ?? ""}`, title: tool.key ? `${tool.label} (${tool.key})` : tool.label, "aria-label": tool.label, onclick: tool.act }, tool.icon && icon(tool.icon), el("span", { class: "word" }, tool.label))));
  }

  /** Puts the focus on the tool that goes on. */
  lead() {
    /** @type {HTMLElement | null} */ (this.tools.querySelector(".btn.main"))?.focus();
  }

  /**
   * The choices that are said by a button.
   * @param {{pick: string, label: string, picked: boolean}[]} buttons
   * @param {{pick: (pick: string) => void, hover: (pick: string | null) => void}} hands
   */
  buttons(buttons, hands) {
    const held = document.activeElement?.getAttribute("data-button");
    this.bar.replaceChildren(...buttons.map(({ pick, label, picked }, i) => el("button", { type: "button", class: `btn${picked ? " picked" : ""}`, "data-button": pick, "data-number": i < NUMBERED ? i + 1 : null, "aria-pressed": picked ? "true" : null, onclick: () => hands.pick(pick), onpointerenter: () => hands.hover(pick), onfocus: () => hands.hover(pick), onpointerleave: () => hands.hover(null), onblur: () => hands.hover(null) }, label)));
    if (held) /** @type {HTMLElement | null} */ (this.bar.querySelector(`[data-button="${CSS.escape(held)}"]`))?.focus();
  }

  /** What a choice would change, for everybody. @param {Choice | null} choice @param {Preview | null} preview */
  preview(choice, preview) {
    if (!choice) return this.look.replaceChildren();
    const deltas = (preview?.changes ?? []).map(({ seat, label, by }) => el("span", { class: "delta", title: this.name(seat) }, sign(seat), el("span", { class: "unseen" }, this.name(seat)), el("b", { class: by === null ? "" : by > 0 ? "up" : "down" }, by === null ? "?" : signed(by)), ` ${label}`));
    this.look.replaceChildren(el("span", { class: "what" }, choice.text), ...deltas);
  }

  /** The same in one sentence. @param {Preview | null} preview */
  sentence(preview) {
    if (!preview) return "";
    const changes = preview.changes.map(({ seat, label, by }) => `${this.name(seat)}: ${by === null ? "?" : signed(by)} ${label}`);
    return [...changes, ...preview.lines].join(" · ") || say("changes-nothing");
  }
}
