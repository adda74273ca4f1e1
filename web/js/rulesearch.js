// Searching a rulebook as one types, clause by clause. The page of the rules and the drawer at the table do it alike.

import { plain } from "./words.js";

/** @param {Element} book @param {HTMLInputElement} input @param {HTMLElement} found says how many clauses fit */
export function bindSearch(book, input, found) {
  const items = /** @type {HTMLElement[]} */ ([...book.querySelectorAll("li[id]")]);
  const clauses = items.map((element) => ({ element, text: plain(element.textContent ?? "") }));
  const headings = /** @type {HTMLElement[]} */ ([...book.querySelectorAll("h2,h3,p,table,pre")].filter((element) => !element.closest("li[id]")));
  input.addEventListener("input", () => {
    const wanted = plain(input.value).split(/\s+/).filter(Boolean);
    for (const { element, text } of clauses) element.hidden = !wanted.every((word) => text.includes(word));
    for (const other of headings) other.hidden = wanted.length > 0 && !(other.matches("h2,h3") && leads(other));
    found.textContent = wanted.length > 0 ? String(clauses.filter(({ element }) => !element.hidden).length) : "";
  });
}

/** Whether a heading stands over a clause that is shown. @param {Element} heading */
function leads(heading) {
  for (let next = heading.nextElementSibling; next && !next.matches("h2"); next = next.nextElementSibling) {
    if (heading.matches("h3") && next.matches("h3")) return false;
    if (next.querySelector("li[id]:not([hidden])")) return true;
  }
  return false;
}
