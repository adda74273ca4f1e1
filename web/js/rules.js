// The rulebook: search as you type, clause by clause.

const input = /** @type {HTMLInputElement} */ (document.getElementById("rules-search"));
const found = /** @type {HTMLElement} */ (document.getElementById("rules-found"));
const book = /** @type {HTMLElement} */ (document.querySelector(".book"));
const items = /** @type {HTMLElement[]} */ ([...book.querySelectorAll("li[id]")]);
const clauses = items.map((element) => ({ element, text: plain(element.textContent ?? "") }));
const headings = /** @type {HTMLElement[]} */ ([...book.querySelectorAll("h2,h3,p,table,pre")].filter((element) => !element.closest("li[id]")));

/** Small letters without accents. @param {string} text */
function plain(text) {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

function search() {
  const wanted = plain(input.value).split(/\s+/).filter(Boolean);
  let hits = 0;
  for (const { element, text } of clauses) {
    const hit = wanted.every((word) => text.includes(word));
    element.hidden = !hit;
    hits += Number(hit);
  }
  for (const other of headings) other.hidden = wanted.length > 0 && !(other.matches("h2,h3") && leads(other));
  found.textContent = wanted.length > 0 ? String(hits) : "";
}

/** Whether a heading stands over a clause that is shown. @param {Element} heading */
function leads(heading) {
  for (let next = heading.nextElementSibling; next && !next.matches("h2"); next = next.nextElementSibling) {
    if (heading.matches("h3") && next.matches("h3")) return false;
    if (next.querySelector("li[id]:not([hidden])")) return true;
  }
  return false;
}

input.addEventListener("input", search);
document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || document.activeElement === input) return;
  event.preventDefault();
  input.focus();
});
