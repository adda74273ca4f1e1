// The rulebook beside the table, with search and contents: opens at a clause without leaving the game, or with the clause of the
// present question on top.

import { byId, el } from "./dom.js";
import { at } from "./place.js";
import { bindSearch } from "./rulesearch.js";
import { say } from "./words.js";

/** @type {Promise<HTMLElement | null> | null} */
let book = null;

/** @typedef {{at?: string, now?: string}} Wanted the clause to open at, or that of the present question */

/** @param {string} game @param {Wanted} wanted */
export async function openRules(game, { at, now }) {
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
  body.replaceChildren(...present(found, now), found);
  for (const other of found.querySelectorAll(".found")) other.classList.remove("found");
  const target = at ? clauseIn(found, at) : null;
  target?.classList.add("found");
  if (target) target.scrollIntoView({ block: "center" });
  else sheet.scrollTop = 0;
}

/** @param {Element} book @param {string} clause */
const clauseIn = (book, clause) => book.querySelector(`[id="${CSS.escape(clause)}"]`);

/** The clause of the present question, to be read before anything is searched. @param {Element} book @param {string | undefined} clause */
function present(book, clause) {
  const item = clause ? clauseIn(book, clause) : null;
  if (!item) return [];
  const copy = /** @type {Element} */ (item.cloneNode(true));
  for (const figure of copy.querySelectorAll(".figure")) figure.remove();
  return [el("section", { class: "rules-now" }, el("h3", {}, say("rules-now")), el("div", { class: "book" }, ...copy.childNodes))];
}

/** The page of the rules, cut down to its contents and the book. @param {string} game */
async function fetchBook(game) {
  const answer = await fetch(at(`/rules/${game}`)).catch(() => null);
  if (!answer?.ok) return null;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const [contents, text] = [".toc", ".book"].map((name) => page.querySelector(name)).map((part) => part && document.importNode(part, true));
  if (!contents || !text) return null;
  bindSearch(text, /** @type {HTMLInputElement} */ (contents.querySelector("input")), /** @type {HTMLElement} */ (contents.querySelector("p")));
  // Whoever looks something up at a table does not want to leave it.
  for (const link of text.querySelectorAll("a[href^='/']")) link.setAttribute("target", "_blank");
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
