// The keyboard: the whole game can be played with it.

import { byId } from "./dom.js";

/** @param {any} table */
export function bindKeys(table) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || document.querySelector("dialog[open]")) return;
    const act = meaning(table, event);
    if (!act) return;
    event.preventDefault();
    act();
  });
}

/** @param {any} table @param {KeyboardEvent} event @returns {(() => void) | null} */
function meaning(table, event) {
  const { key } = event;
  const { lens } = table.setting.map;
  if (/^[1-9]$/.test(key)) return numbered(key);
  if (key === "Enter") return table.hand.ready && !isButton(event.target) ? () => table.hand.commit() : null;
  const held = isButton(event.target) || scrolls(event.target);
  if (key.startsWith("Arrow")) return held ? null : () => table.setting.marks.step(null, 0, 0);
  const keys = {
    a: () => table.hand.list(), "/": () => table.hand.list(), Escape: () => table.hand.cancel(), u: () => table.undo(), h: () => table.hints.turn(),
    l: () => table.tabs.open("log"), c: table.chat && (() => chat(table)), r: () => table.lookUp(), w: () => table.tabs.open("words"),
    "+": () => lens.closer(), "=": () => lens.closer(), "-": () => lens.farther(), 0: () => lens.fit(),
    " ": held ? null : () => table.queue.skip(), "?": () => /** @type {HTMLDialogElement} */ (byId("keys")).showModal(),
  };
  return /** @type {any} */ (keys)[key] ?? null;
}

/** A number means a hint while hints are shown, or else a button. @param {string} key */
function numbered(key) {
  const hints = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".hint-slip"));
  const button = /** @type {HTMLElement | null} */ (document.querySelector(`[data-number="${key}"]`));
  const meant = hints.length > 0 ? (hints[Number(key) - 1] ?? null) : button;
  return meant && (() => meant.click());
}

/** @param {any} table */
function chat(table) {
  table.tabs.open("chat");
  /** @type {HTMLElement | null} */ (document.querySelector("#chat input"))?.focus();
}

/** @param {EventTarget | null} target */
const isTyping = (target) => target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");

/** @param {EventTarget | null} target */
const isButton = (target) => target instanceof Element && target.matches("button, a, summary, [role=button], [role=tab], li[tabindex]");

/** Whether arrows and space move what is in it. @param {EventTarget | null} target */
const scrolls = (target) => target instanceof Element && target.matches("ol, ul, .column");
