// The page of a rulebook.

import { byId } from "./dom.js";
import { bindSearch } from "./rulesearch.js";

const input = /** @type {HTMLInputElement} */ (byId("rules-search"));
const book = /** @type {HTMLElement} */ (document.querySelector(".book"));
bindSearch(book, input, byId("rules-found"));

document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || document.activeElement === input) return;
  event.preventDefault();
  input.focus();
});
