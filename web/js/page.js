// What every page has: the theme switch, times in the reader's own way, and the present place of the navigation in sight.

import { isDark, set } from "./settings.js";

for (const button of document.querySelectorAll("[data-theme-switch]")) {
  button.addEventListener("click", () => set({ theme: isDark() ? "light" : "dark" }));
}

for (const time of document.querySelectorAll("[data-time]")) {
  const when = new Date(Number(time.getAttribute("data-time")));
  time.textContent = when.toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
}

// A phone has no room for all of the navigation.
const nav = /** @type {HTMLElement | null} */ (document.querySelector(".head nav"));
const here = /** @type {HTMLElement | null | undefined} */ (nav?.querySelector("[aria-current]"));
if (nav && here) nav.scrollLeft = here.offsetLeft - nav.offsetLeft - (nav.clientWidth - here.offsetWidth) / 2;
