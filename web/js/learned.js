// What somebody has learnt: lessons and puzzles by name. Kept on this device, and with the account if there is one.

import { data } from "./dom.js";

const KEY = "piazza-learned";

/** What the account remembers; nothing if there is none. @type {string[] | null} */
const ACCOUNT = Array.isArray(data("learned")) ? /** @type {any} */ (data("learned")) : null;

/** What this device remembers. @returns {string[]} */
function here() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Every lesson that was finished, `game/name`. */
export const learned = () => new Set([...(ACCOUNT ?? []), ...here()]);

/** A lesson has been finished. @param {string} lesson */
export function learn(lesson) {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...here(), lesson])]));
  } catch {
    // Nothing can be kept here; the account may.
  }
  tell([lesson]);
}

/** Tells the account what it does not know yet. @param {string[]} lessons */
function tell(lessons) {
  const news = lessons.filter((lesson) => ACCOUNT && !ACCOUNT.includes(lesson));
  if (news.length === 0) return;
  fetch("/learned", { method: "POST", body: new URLSearchParams({ lessons: news.join(" ") }) }).catch(() => {});
}

/** Marks what was finished among the lessons that the page lists. */
export function markLearned() {
  tell(here());
  const done = learned();
  for (const place of document.querySelectorAll("[data-lesson]")) {
    place.classList.toggle("learned", done.has(place.getAttribute("data-lesson") ?? ""));
  }
}
