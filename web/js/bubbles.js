// Short messages over the board: what something is, and why something cannot be done.

import { byId, el, icon } from "./dom.js";
import { rich } from "./rich.js";
import { openRules } from "./rulesheet.js";
import { say } from "./words.js";

const TOAST = 2800;

/** @param {string} text */
export function toast(text) {
  for (const old of document.querySelectorAll(".toast")) old.remove();
  const box = el("div", { class: "toast", role: "alert" }, text);
  (document.querySelector("dialog[open]") ?? byId("main")).append(box);
  setTimeout(() => box.remove(), TOAST);
}

/** Takes the explanation away; says whether there was one. */
export function hush() {
  const bubble = document.querySelector(".bubble");
  bubble?.remove();
  return Boolean(bubble);
}

/**
 * "Why not?", beside the thing that was picked.
 * @param {{clause: string, text: string}} why @param {Element} element @param {string} game
 */
export function explain({ clause, text }, element, game) {
  const rule = clause && el("button", { type: "button", class: "btn small", onclick: () => openRules(game, { at: clause }) }, icon("book"), clause);
  bubble(element, [el("h3", {}, say("why-not")), el("p", {}, text), rule]);
}

/** What happens in a phase, or in several, beside what was pressed. @param {{title: string, help: string}[]} steps @param {Element} element */
export function tell(steps, element) {
  bubble(element, steps.flatMap(({ title, help }) => [el("h3", {}, ...rich(title)), el("p", {}, ...rich(help))]));
}

/** @param {Element} element @param {(Node | string | false)[]} words */
function bubble(element, words) {
  hush();
  const stage = byId("main");
  const box = el("div", { class: "bubble", role: "alert" }, ...words,
    el("button", { type: "button", class: "icon-btn", "aria-label": say("close"), onclick: hush }, icon("cancel")));
  stage.append(box);
  place(box, stage.getBoundingClientRect(), element.getBoundingClientRect());
  document.addEventListener("pointerdown", function elsewhere(event) {
    if (event.target instanceof Node && box.contains(event.target)) return;
    document.removeEventListener("pointerdown", elsewhere);
    box.remove();
  });
}

/** Puts a bubble above an element, or below if there is no room. @param {HTMLElement} bubble @param {DOMRect} stage @param {DOMRect} at */
function place(bubble, stage, at) {
  const [w, h] = [bubble.offsetWidth, bubble.offsetHeight];
  const within = (/** @type {number} */ value, /** @type {number} */ most) => `${Math.max(8, Math.min(most - 8, value))}px`;
  const above = at.top - stage.top - h - 8;
  bubble.style.left = within(at.left + at.width / 2 - stage.left - w / 2, stage.width - w);
  bubble.style.top = within(above > 0 ? above : at.bottom - stage.top + 8, stage.height - h);
}
