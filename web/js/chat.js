// Talk at the table.

import { el } from "./dom.js";
import { say } from "./words.js";

/** @typedef {{name: string, seat: number | null, text: string, you?: boolean}} Said `you`: whether the one who looks said it */

export class Chat {
  /** @param {HTMLElement} box @param {(text: string) => number | void} send sends a text, and says by which number it goes */
  constructor(box, send) {
    this.list = /** @type {HTMLElement} */ (box.querySelector("ol"));
    const form = /** @type {HTMLFormElement} */ (box.querySelector("form"));
    this.input = /** @type {HTMLInputElement} */ (form.querySelector("input"));
    /** What was said last, and the number by which it went. @type {{id: number | void, text: string}} */
    this.last = { id: undefined, text: "" };
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const text = this.input.value.trim();
      if (!text) return;
      this.last = { id: send(text), text };
      this.input.value = "";
    });
  }

  /** @param {Said} said */
  add({ name, seat, text, you }) {
    const who = you ? say("self", { name }) : seat === null ? say("watches", { name }) : name;
    this.list.append(el("li", { "data-seat": seat }, el("b", {}, who), " ", text));
    this.list.scrollTop = this.list.scrollHeight;
  }

  /** What was refused stands in the box again, unless something else does. @param {number} [id] of the command, if it was about one */
  refused(id) {
    if (id === undefined || id !== this.last.id) return;
    this.input.value ||= this.last.text;
  }

  clear() {
    this.list.replaceChildren();
  }
}
