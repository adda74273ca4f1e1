// How something went over the game, as lines: scores, or chances to win.

import { el, sign, svgEl } from "./dom.js";
import { number } from "./words.js";

/** @typedef {[number, number[]][]} Course the steps at which something changed, and everybody's number from then on */
/** @typedef {{step: number, seat: number, at: number}} Mark a moment of somebody's line */
/**
 * What is drawn: `high` is the height of the drawing, `most` the top of the scale if it is known, `says` what is read aloud, `go` hears where
 * somebody clicks.
 * @typedef {{course: Course, steps: number, caption: string, high?: number, most?: number, says?: string}} Line
 * @typedef {Line & {marks?: Mark[], go?: (step: number) => void}} Drawn
 */

const WIDE = 600;
const HIGH = 200;

/** A chart of a course; nothing if there is none. @param {Drawn} drawn @param {(seat: number) => string} name */
export function chart({ course, steps, caption, high: tall = HIGH, most = 1, says, marks = [], go }, name) {
  const scores = course.flatMap(([, all]) => all);
  if (scores.length === 0) return null;
  const [low, high] = [Math.min(0, ...scores), Math.max(most, ...scores)];
  const x = (/** @type {number} */ step) => (WIDE * step) / Math.max(1, steps);
  const y = (/** @type {number} */ score) => tall - (tall * (score - low)) / (high - low);
  const seats = course[0][1].map((_, seat) => seat);
  const aloud = says ?? seats.map((seat) => `${name(seat)}: ${course.at(-1)?.[1][seat]}`).join(", ");
  const svg = svgEl("svg", { viewBox: `-4 -6 ${WIDE + 8} ${tall + 12}`, role: "img", "aria-label": aloud },
    svgEl("path", { class: "axis", d: `M0 ${y(0)}H${WIDE}` }),
    ...seats.map((seat) => svgEl("path", { class: "score", "data-seat": seat, d: `${path(course, seat, x, y)}H${WIDE}` })),
    svgEl("path", { class: "cursor", d: `M0 0V${tall}` }),
    ...marks.flatMap(({ step, seat, at }, i) => mark(i + 1, seat, [x(step), y(at)])));
  if (go) svg.addEventListener("click", (event) => go(Math.round(shareOf(event, svg) * steps)));
  return el("figure", { class: "course" },
    el("figcaption", {}, caption),
    el("div", { class: "course-in" }, el("span", { class: "scale" }, el("span", {}, number(high)), el("span", {}, number(low))), svg,
      el("span", { class: "ends" }, ...ends(course, seats, (score) => (100 * y(score)) / tall))));
}

/** @param {Course} course @param {number} seat @param {(step: number) => number} x @param {(score: number) => number} y */
const path = (course, seat, x, y) => course.map(([step, scores], i) => (i === 0 ? `M0 ${y(scores[seat])}` : `H${x(step)}V${y(scores[seat])}`)).join("");

/** Shows on a chart how far along one looks, from 0 to 1. @param {Element} chart @param {number} share */
export const pointAt = (chart, share) => chart.querySelector(".cursor")?.setAttribute("transform", `translate(${WIDE * share})`);

/** How far to the right somebody clicked, from 0 to 1. @param {MouseEvent} event @param {Element} svg */
function shareOf(event, svg) {
  const { left, width } = svg.getBoundingClientRect();
  return Math.max(0, Math.min(1, (event.clientX - left) / width));
}

/** A number on somebody's line. @param {number} n @param {number} seat @param {[number, number]} place */
const mark = (n, seat, [x, y]) =>
  [svgEl("circle", { cx: x, cy: y, r: 26, "data-seat": seat, class: "mark" }), svgEl("text", { x, y, class: "mark-number" }, String(n))];

/**
 * Whose line is which, at its end; those that end alike stand side by side.
 * @param {Course} course @param {number[]} seats @param {(score: number) => number} top
 */
function ends(course, seats, top) {
  const last = course.at(-1)?.[1] ?? [];
  return seats.map((seat) => {
    const end = el("span", {}, sign(seat));
    end.style.top = `${top(last[seat])}%`;
    end.style.left = `${seats.filter((other) => other < seat && Math.abs(top(last[other]) - top(last[seat])) < 12).length}rem`;
    return end;
  });
}
