// The rulebook beside the table, with search and contents: opens at a clause without leaving the game.

import { byId, el } from "./dom.js";
import { at } from "./place.js";
import { bindSearch } from "./rulesearch.js";
import { say } from "./words.js";

/** @type {Promise<HTMLElement | null> | null} */
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

/** The page of the rules, cut down to its contents and the book. @param {string} game */
async function fetchBook(game) {
  const answer = await fetch(at(`/rules/${game}`)).catch(() => null);
  if (!answer?.ok) return null;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const [contents, text] = [".toc", ".book"].map((name) => page.querySelector(name)).map((part) => part && document.importNode(part, true));
  if (!contents || !text) return null;
  bindSearch(text, /** @type {HTMLInputElement} */ (contents.querySelector("input")), /** @type {HTMLElement} */ (contents.querySelector("p")));
  contents.addEventListener("click", (event) => jump(event, text));
  return el("div", { class: "rules-in" }, contents, text);
}

/** Goes to a chapter without leaving the address of the table. @param {Event} event @param {Element} text */
function jump(event, text) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link) return;
  event.preventDefault();
  text.querySelector(`[id="${CSS.escape(link.hash.slice(1))}"]`)?.scrollIntoView({ block: "start" });
}
