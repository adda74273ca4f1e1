// Every legal action in words, searchable, one key away.

import { el } from "./dom.js";
import { aloud, rich } from "./rich.js";
import { count, plain, say } from "./words.js";

/** @typedef {import("./picks.js").Choice} Choice */

export class Actions {
  /**
   * @param {HTMLDialogElement} dialog
   * @param {{play: (choice: Choice) => void, look: (choice: Choice | null) => Promise<string>}} hands
   */
  constructor(dialog, hands) {
    this.dialog = dialog;
    this.hands = hands;
    this.input = /** @type {HTMLInputElement} */ (dialog.querySelector("input"));
    this.list = /** @type {HTMLElement} */ (dialog.querySelector("ul"));
    this.note = /** @type {HTMLElement} */ (dialog.querySelector(".foot-note"));
    /** @type {Choice[]} */
    this.choices = [];
    /** @type {Choice[]} */
    this.found = [];
    this.at = 0;
    this.input.addEventListener("input", () => this.search());
    dialog.addEventListener("keydown", (event) => this.keyed(event));
    dialog.addEventListener("focusout", (event) => event.relatedTarget instanceof Element && !dialog.contains(event.relatedTarget) && this.close());
    dialog.addEventListener("close", () => hands.look(null));
  }

  /** Not as a modal: to make all else inert, the browser would style the whole map anew. @param {Choice[]} choices */
  open(choices) {
    this.choices = choices;
    this.input.value = "";
    this.dialog.show();
    this.search();
    this.input.focus();
  }

  close() {
    if (this.dialog.open) this.dialog.close();
  }

  search() {
    const wanted = plain(this.input.value).split(/\s+/).filter(Boolean);
    const fits = (/** @type {Choice} */ choice) => wanted.every((word) => plain(`${aloud(choice.text)} ${choice.action}`).includes(word));
    // What is written word for word comes first.
    const exact = (/** @type {Choice} */ choice) => Number(plain(aloud(choice.text)).includes(wanted.join(" ")));
    this.found = this.choices.filter(fits).sort((a, b) => exact(b) - exact(a));
    this.list.replaceChildren(...this.found.map((choice, i) => this.item(choice, i)));
    this.go(0);
  }

  /** @param {Choice} choice @param {number} i */
  item(choice, i) {
    const hands = { onclick: () => this.take(choice), onpointermove: () => this.at !== i && this.go(i) };
    return el("li", { role: "option", id: `action-${i}`, ...hands }, ...rich(choice.text));
  }

  /** @param {number} i */
  async go(i) {
    this.at = Math.max(0, Math.min(this.found.length - 1, i));
    [...this.list.children].forEach((item, n) => item.setAttribute("aria-selected", String(n === this.at)));
    this.list.children[this.at]?.scrollIntoView({ block: "nearest" });
    this.input.setAttribute("aria-activedescendant", this.found.length > 0 ? `action-${this.at}` : "");
    const choice = this.found[this.at] ?? null;
    this.note.textContent = this.found.length > 0 ? count("actions", this.found.length) : say("no-actions");
    const text = choice ? await this.hands.look(choice) : "";
    if (text && this.found[this.at] === choice) this.note.textContent = text;
  }

  /** @param {Choice} choice */
  take(choice) {
    this.close();
    this.hands.play(choice);
  }

  /** @param {KeyboardEvent} event */
  keyed(event) {
    const move = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (move) this.go(this.at + move);
    else if (event.key === "Enter" && this.found[this.at]) this.take(this.found[this.at]);
    // A search field would take the first Escape for itself.
    else if (event.key === "Escape") this.close();
    else return;
    event.preventDefault();
  }
}
