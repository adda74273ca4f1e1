// The bar: whose turn it is, what is asked, and the buttons that answer. Its height never changes.

import { byId, el, icon, sign } from "./dom.js";
import { apart } from "./labels.js";
import { aloud, rich } from "./rich.js";
import { say } from "./words.js";

/** @typedef {{label: string, icon?: string, kind?: string, key?: string, act: () => void}} Tool */
/** @typedef {{pick: string, label: string, worth?: string, picked: boolean}} Button */
/** @typedef {(Node | string)[]} Words */

/** @typedef {{pick: (pick: string) => void, hover: (pick: string | null, element: Element | null) => void}} Hands */

/** The first buttons have number keys. */
const NUMBERED = 9;
/** So many choices stand in the bar of a wide page, the others behind a button. */
const IN_BAR = 4;
/** Pixels between the question and the choices. */
const APART = 28;
/** For so long after a question, in milliseconds, a double click still means what was there before. */
const SLIDES = 600;
/** A question of more letters than this takes both lines. */
const LONG = 58;

export class Prompt {
  constructor() {
    this.box = byId("prompt");
    this.arena = byId("main");
    this.tools = byId("prompt-tools");
    this.bar = byId("choices-bar");
    /** When another question was asked. */
    this.since = 0;
    addEventListener("resize", () => this.stretch());
  }

  /** @param {{at: number, text: string, more: Words, means: Words, seat: number | null, mine: boolean, over: boolean}} now */
  show({ at, text, more, means, seat, mine, over }) {
    if (this.box.dataset.at !== String(at)) this.since = performance.now();
    this.box.dataset.at = String(at);
    this.say(text);
    byId("prompt-more").replaceChildren(...more);
    byId("prompt-means").replaceChildren(...means);
    this.box.classList.toggle("mine", mine);
    this.arena.classList.toggle("mine", mine);
    this.arena.classList.toggle("over", over);
    if (seat === null) this.arena.removeAttribute("data-seat");
    else this.arena.setAttribute("data-seat", String(seat));
    byId("prompt-sign").replaceChildren(...(seat === null ? [] : [sign(seat)]));
    this.stretch();
  }

  /** What the question leaves of its part of the bar, the choices may use. */
  stretch() {
    const words = this.box.querySelector(".bar-words")?.getBoundingClientRect().right ?? Infinity;
    const spare = Math.max(0, this.box.getBoundingClientRect().right - words - APART);
    byId("tools").style.setProperty("--spare", `${Math.floor(spare)}px`);
  }

  /** @param {string} text */
  say(text) {
    byId("prompt-text").replaceChildren(...rich(text));
    byId("prompt-text").classList.toggle("long", text.length > LONG);
  }

  /** Before there is a question: where one is, and what is awaited. @param {string} title @param {string} more */
  greet(title, more) {
    byId("prompt-text").textContent = title;
    byId("prompt-more").textContent = more;
  }

  /** Whether an answer of the server is awaited. @param {boolean} waiting */
  wait(waiting) {
    this.box.classList.toggle("waiting", waiting);
  }

  /** Whether a click was meant for what it hits: the second of two quick ones was meant for what lay there before. @param {MouseEvent} event */
  meant(event) {
    return event.detail < 2 || event.timeStamp - this.since > SLIDES;
  }

  /** @param {Tool[]} tools */
  offer(tools) {
    const button = (/** @type {Tool} */ tool) => {
      const onclick = (/** @type {MouseEvent} */ event) => this.meant(event) && tool.act();
      const title = tool.key ? `${aloud(tool.label)} (${tool.key})` : null;
      return el("button", { type: "button", class: `btn small ${tool.kind ?? ""}`, title, onclick },
        tool.icon && icon(tool.icon), el("span", { class: "word" }, ...rich(tool.label)));
    };
    this.tools.replaceChildren(...tools.map(button));
  }

  /** Puts the focus on the tool that goes on. */
  lead() {
    /** @type {HTMLElement | null} */ (this.tools.querySelector(".btn.main"))?.focus();
  }

  /**
   * The choices that are said by a button; those that do not fit stand behind one.
   * @param {Button[]} buttons @param {Hands} hands
   */
  buttons(buttons, hands) {
    const held = document.activeElement?.getAttribute("data-button");
    const said = apart(buttons.map(({ label }) => label));
    const made = buttons.map((button, i) => this.button(button, said[i], i, hands));
    const hidden = made.slice(IN_BAR);
    hidden.forEach((button) => button.classList.add("behind"));
    this.bar.classList.remove("open");
    this.bar.replaceChildren(...made, ...(hidden.length > 0 ? [this.more(hidden.length)] : []));
    if (held) /** @type {HTMLElement | null} */ (this.bar.querySelector(`[data-button="${CSS.escape(held)}"]`))?.focus();
  }

  /** The button that shows the choices behind it. @param {number} n */
  more(n) {
    const kind = { type: "button", class: "btn more", "aria-expanded": "false", title: say("more-choices", { n }) };
    const name = el("span", { class: "unseen" }, say("more-choices", { n }));
    return el("button", { ...kind, onclick: (/** @type {Event} */ event) => this.unfold(event) }, `⋯ ${n}`, name);
  }

  /** @param {Event} event */
  unfold(event) {
    const open = this.bar.classList.toggle("open");
    /** @type {Element} */ (event.currentTarget).setAttribute("aria-expanded", String(open));
  }

  /** @param {Button} button @param {string} said what of its label is shown @param {number} i @param {Hands} hands */
  button({ pick, label, worth, picked }, said, i, hands) {
    const over = (/** @type {Event} */ event) => hands.hover(pick, /** @type {Element} */ (event.currentTarget));
    const out = () => hands.hover(null, null);
    const number = i < NUMBERED ? i + 1 : null;
    const kind = { class: `btn${picked ? " picked" : ""}`, "data-button": pick, "data-number": number, "aria-pressed": picked ? "true" : null };
    const whole = { title: said === label ? null : aloud(label) };
    const click = (/** @type {MouseEvent} */ event) => this.meant(event) && hands.pick(pick);
    const does = { onclick: click, onpointerenter: over, onfocus: over, onpointerleave: out, onblur: out };
    const gain = worth && el("b", { class: "gain" }, ...rich(worth));
    return el("button", { type: "button", ...kind, ...whole, ...does }, el("span", { class: "word" }, ...rich(said)), gain);
  }
}
