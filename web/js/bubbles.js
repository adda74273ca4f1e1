// Short messages over the board: what something is, and why something cannot be done.

import { byId, el, icon } from "./dom.js";
import { rich } from "./rich.js";
import { openRules } from "./rulesheet.js";
import { spot } from "./spot.js";
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
  place(box, stage, element);
  const listening = new AbortController();
  const heard = (/** @type {PointerEvent} */ event) => {
    if (box.isConnected && !goesOn(event, box, element)) return;
    listening.abort();
    box.remove();
  };
  for (const kind of /** @type {const} */ (["pointerdown", "pointerover"])) document.addEventListener(kind, heard, { signal: listening.signal });
}

/**
 * Whether somebody turns to something else: presses anything, or points at what may be picked.
 * @param {PointerEvent} event @param {Element} box @param {Element} about
 */
function goesOn({ type, target }, box, about) {
  if (!(target instanceof Element) || box.contains(target)) return false;
  const live = target.closest(".can-pick,.place,.btn");
  return type === "pointerdown" || (live !== null && !about.contains(live));
}

/** Puts a bubble beside an element, where it covers least of what may be picked. @param {HTMLElement} bubble @param {Element} stage @param {Element} element */
function place(bubble, stage, element) {
  const frame = stage.getBoundingClientRect();
  const shy = [...stage.querySelectorAll(".can-pick,.picked,.place,.choices-bar .btn")].map((live) => live.getBoundingClientRect());
  const size = { wide: bubble.offsetWidth, high: bubble.offsetHeight };
  const { left, top } = spot(size, element.getBoundingClientRect(), frame, shy.filter(({ width }) => width > 0));
  bubble.style.left = `${left - frame.left}px`;
  bubble.style.top = `${top - frame.top}px`;
}
