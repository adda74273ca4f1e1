// What every page has: the theme switch and times in the reader's own way.

import { isDark, set } from "./settings.js";

for (const button of document.querySelectorAll("[data-theme-switch]")) {
  button.addEventListener("click", () => set({ theme: isDark() ? "light" : "dark" }));
}

for (const time of document.querySelectorAll("[data-time]")) {
  const when = new Date(Number(time.getAttribute("data-time")));
  time.textContent = when.toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
}
