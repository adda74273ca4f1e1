// What the table and the replay share: menu, settings, rulebook, zoom.

import { byId } from "./dom.js";
import { bind } from "./settings.js";

/** @param {import("./lens.js").Lens} lens @param {() => void} lookUp opens the rulebook */
export function bindPage(lens, lookUp) {
  bind(/** @type {HTMLFormElement} */ (byId("settings-form")));
  const ways = {
    "open-menu": () => open("menu"), "open-settings": () => open("settings"), "open-keys": () => open("keys"), "open-rules": lookUp,
    "zoom-in": () => lens.closer(), "zoom-out": () => lens.farther(), "zoom-fit": () => lens.fit(),
  };
  for (const [id, act] of Object.entries(ways)) document.getElementById(id)?.addEventListener("click", (event) => chosen(event, act));
  for (const dialog of document.querySelectorAll("dialog")) dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
}

/** What was chosen in the menu closes it. @param {Event} event @param {() => void} act */
function chosen(event, act) {
  event.preventDefault();
  closeSheets();
  act();
}

/** @param {string} id */
const open = (id) => /** @type {HTMLDialogElement} */ (byId(id)).showModal();

/** Closes whatever lies over the table. */
export function closeSheets() {
  for (const dialog of /** @type {NodeListOf<HTMLDialogElement>} */ (document.querySelectorAll("dialog[open]"))) dialog.close();
}
