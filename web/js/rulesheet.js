// The rulebook beside the table: opens at a clause without leaving the game.

import { byId, el } from "./dom.js";
import { say } from "./words.js";

/** @type {Promise<Element | null> | null} */
let book = null;

/** @param {string} game @param {string} [clause] */
export async function openRules(game, clause) {
  const sheet = /** @type {HTMLDialogElement} */ (byId("rules"));
  const body = byId("rules-body");
  if (!sheet.open) sheet.showModal();
  book ??= fetchBook(game);
  const found = await book;
  if (!found) {
    book = null;
    body.replaceChildren(el("p", { class: "sheet-body" }, say("link-lost")));
    return;
  }
  if (body.firstElementChild !== found) body.replaceChildren(found);
  for (const other of found.querySelectorAll(".found")) other.classList.remove("found");
  const target = clause ? found.querySelector(`[id="${CSS.escape(clause)}"]`) : null;
  target?.classList.add("found");
  (target ?? found).scrollIntoView({ block: target ? "center" : "start" });
}

/** @param {string} game */
async function fetchBook(game) {
  const answer = await fetch(`/rules/${game}`).catch(() => null);
  if (!answer?.ok) return null;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const found = page.querySelector(".book");
  return found && document.importNode(found, true);
}
