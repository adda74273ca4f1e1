// What the table and the replay share: settings, rulebook, zoom buttons.

import { byId } from "./dom.js";
import { openRules } from "./rulesheet.js";
import { bind } from "./settings.js";

/** @param {import("./lens.js").Lens} lens @param {string} game */
export function bindPage(lens, game) {
  const sheet = /** @type {HTMLDialogElement} */ (byId("settings"));
  byId("open-settings").addEventListener("click", () => sheet.showModal());
  bind(/** @type {HTMLFormElement} */ (byId("settings-form")));
  byId("open-rules").addEventListener("click", (event) => {
    event.preventDefault();
    openRules(game);
  });
  byId("zoom-in").addEventListener("click", () => lens.scale(1.35));
  byId("zoom-out").addEventListener("click", () => lens.scale(1 / 1.35));
  byId("zoom-fit").addEventListener("click", () => lens.fit());
  for (const dialog of document.querySelectorAll("dialog")) dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
}
