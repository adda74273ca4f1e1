// Talk at the table.

import { el } from "./dom.js";
import { say } from "./words.js";

/** @typedef {{name: string, seat: number | null, text: string, you?: boolean}} Said `you`: whether the one who looks said it */

export class Chat {
  /** @param {HTMLElement} box @param {(text: string) => void} send */
  constructor(box, send) {
    this.list = /** @type {HTMLElement} */ (box.querySelector("ol"));
    const form = /** @type {HTMLFormElement} */ (box.querySelector("form"));
    const input = /** @type {HTMLInputElement} */ (form.querySelector("input"));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const text = input.value.trim();
      if (!text) return;
      send(text);
      input.value = "";
    });
  }

  /** @param {Said} said */
  add({ name, seat, text, you }) {
    this.list.append(el("li", { "data-seat": seat }, el("b", {}, you ? say("self", { name }) : name), " ", text));
    this.list.scrollTop = this.list.scrollHeight;
  }

  clear() {
    this.list.replaceChildren();
  }
}
