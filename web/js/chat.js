// Talk at the table.

import { el } from "./dom.js";

/** @typedef {{name: string, seat: number | null, text: string}} Said */

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
  add({ name, seat, text }) {
    this.list.append(el("li", { "data-seat": seat }, el("b", {}, name), " ", text));
    this.list.scrollTop = this.list.scrollHeight;
  }

  clear() {
    this.list.replaceChildren();
  }
}
