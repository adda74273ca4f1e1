// How it ended: every score broken down to its sources.

import { el, sign } from "./dom.js";
import { number, say } from "./words.js";

/** @typedef {{seat: number, place: number, score: number, sources: [string, number][]}} Line */

/**
 * @param {HTMLElement} box
 * @param {{reason: string, lines: Line[]}} results
 * @param {(seat: number) => string} name
 * @param {HTMLElement[]} ways where to go from here
 */
export function showResults(box, results, name, ways) {
  const lines = [...results.lines].sort((a, b) => a.place - b.place || b.score - a.score);
  const most = Math.max(1, ...lines.flatMap((line) => line.sources.map(([, points]) => Math.abs(points))));
  box.replaceChildren(
    el("h2", { class: "winner" }, winners(results, name)),
    el("p", { class: "quiet" }, results.reason),
    el("ul", { class: "result-list" }, ...lines.map((line) => el("li", {}, resultLine(line, name(line.seat), most)))),
    el("div", { class: "row" }, ...ways));
  for (const bar of box.querySelectorAll("[data-share]")) /** @type {HTMLElement} */ (bar).style.width = `${bar.getAttribute("data-share")}%`;
}

/** Who won, in a sentence. @param {{lines: Line[]}} results @param {(seat: number) => string} name */
export function winners({ lines }, name) {
  const first = lines.filter((line) => line.place === 1).map((line) => name(line.seat));
  return first.length === 1 ? say("wins", { name: first[0] }) : say("win-together", { names: first.join(", ") });
}

/** @param {Line} line @param {string} name @param {number} most */
function resultLine(line, name, most) {
  return el("details", { class: `result-line${line.place === 1 ? " first" : ""}`, "data-seat": line.seat, open: true },
    el("summary", {}, el("span", { class: "place" }, `${line.place}.`), sign(line.seat), el("b", {}, name), el("span", { class: "total" }, number(line.score))),
    el("div", { class: "bars" }, ...line.sources.map(([label, points]) => el("div", { class: "bar" }, el("span", {}, label), el("i", { "data-share": Math.round((100 * Math.max(0, points)) / most) }), el("b", {}, number(points))))));
}
