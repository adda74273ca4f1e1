// Several people on one screen: nobody's hand is seen until that person says "it is me".

import { el, sign } from "./dom.js";
import { say } from "./words.js";

/** @type {HTMLDialogElement | null} */
let cover = null;

/**
 * Covers the table until somebody says who they are; nothing behind it can be reached, and no key takes it away.
 * @param {number} seat @param {string} name @param {() => void} look
 */
export function coverFor(seat, name, look) {
  if (cover?.getAttribute("data-for") === String(seat)) return;
  uncover();
  const button = el("button", { type: "button", class: "btn main", onclick: look }, say("pass-ready", { name }));
  const kind = { class: "cover", "aria-label": say("pass-to", { name }), "data-for": seat, "data-seat": seat };
  const lasts = { oncancel: (/** @type {Event} */ event) => event.preventDefault(), onclose: () => cover?.open === false && cover.showModal() };
  cover = /** @type {HTMLDialogElement} */ (el("dialog", { ...kind, ...lasts },
    el("div", {}, sign(seat), el("h2", {}, say("pass-to", { name })), el("p", { class: "quiet" }, say("pass-more")), button)));
  document.body.append(cover);
  cover.showModal();
  button.focus();
}

export function uncover() {
  cover?.remove();
  cover = null;
}
