// Several people on one screen: nobody's hand is seen until that person says "it is me".

import { el, sign } from "./dom.js";
import { say } from "./words.js";

/** @type {HTMLElement | null} */
let cover = null;

/** Covers the table until somebody says who they are. @param {number} seat @param {string} name @param {() => void} look */
export function coverFor(seat, name, look) {
  if (cover?.getAttribute("data-for") === String(seat)) return;
  uncover();
  const button = el("button", { type: "button", class: "btn main", onclick: look }, say("pass-ready", { name }));
  cover = el("div", { class: "cover", role: "dialog", "aria-modal": "true", "data-for": seat, "data-seat": seat },
    el("div", {}, sign(seat), el("h2", {}, say("pass-to", { name })), el("p", { class: "quiet" }, say("pass-more")), button));
  document.body.append(cover);
  button.focus();
}

export function uncover() {
  cover?.remove();
  cover = null;
}
