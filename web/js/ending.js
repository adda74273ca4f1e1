// The end of a game: who won, every score taken apart, how the scores went, and where to go from here.

import { chart } from "./course.js";
import { el, icon, sign } from "./dom.js";
import { at, files } from "./place.js";
import { post } from "./room.js";
import { shareButton } from "./share.js";
import { number, say } from "./words.js";

/** @typedef {{seat: number, place: number, score: number, sources: [string, number][]}} Line */
/** @typedef {{reason: string, lines: Line[], course: import("./course.js").Course}} Results */

export class Ending {
  /** @param {HTMLDialogElement} sheet @param {import("./table.js").Table} table */
  constructor(sheet, table) {
    this.sheet = sheet;
    this.table = table;
    /** The last step whose result was shown. */
    this.shown = -1;
  }

  /** Shows the result once. */
  come() {
    if (this.shown !== this.table.frame.step) this.show();
  }

  show() {
    const { frame } = this.table;
    this.shown = frame.step;
    const body = /** @type {HTMLElement} */ (this.sheet.querySelector("#result-body"));
    const name = (/** @type {number} */ seat) => this.table.name(seat);
    const lines = bestFirst(frame.results.lines);
    const headline = this.won() ? say("you-win") : winners(frame.results, name);
    const head = [el("h3", { class: "winner" }, headline), this.mine(), el("p", { class: "quiet" }, frame.results.reason), this.ways()];
    const course = el("div", { class: "standings" }, places(lines, name),
      chart({ course: frame.results.course, steps: frame.step, caption: say("score-course") }, name));
    body.replaceChildren(.../** @type {HTMLElement[]} */ ([...head, course, sources(lines, name)].filter(Boolean)));
    if (!this.sheet.open) this.sheet.showModal();
  }

  /** Whether I won, and nobody beside me. */
  won() {
    const first = this.table.frame.results.lines.filter((/** @type {Line} */ { place }) => place === 1);
    return first.length === 1 && first[0].seat === this.table.viewer;
  }

  /** My own place, if I played. */
  mine() {
    const { frame, viewer } = this.table;
    const line = frame.results.lines.find((/** @type {Line} */ { seat }) => seat === viewer);
    return line && el("p", { class: "own" }, sign(line.seat), say("your-place", { place: line.place, score: number(line.score) }));
  }

  /** Where to go from here. */
  ways() {
    const { about, room, viewer } = this.table;
    const words = say(room.rematch ? "rematch-ready" : "rematch");
    const again = viewer !== null && post(`/t/${about.table}/rematch`, {}, el("button", { class: "btn main", id: "rematch" }, icon("play"), words));
    return el("div", { class: "row ways" }, again,
      el("a", { class: "btn", href: at(`/t/${about.table}/replay`) }, icon("eye"), say("replay")),
      el("a", { class: "btn", href: at(`/t/${about.table}/replay?step=${this.table.frame.step}#review`) }, icon("lamp"), say("review")),
      !files && shareButton(room, () => `/t/${about.table}/replay?step=${this.table.frame.step}`),
      el("a", { class: "btn plain", href: at("/") }, say("home")));
  }
}

/** Who won, in a sentence. @param {Results} results @param {(seat: number) => string} name */
export function winners({ lines }, name) {
  const first = lines.filter((line) => line.place === 1).map((line) => name(line.seat));
  return first.length === 1 ? say("wins", { name: first[0] }) : say("win-together", { names: first.join(", ") });
}

/** @param {Line[]} lines */
const bestFirst = (lines) => [...lines].sort((a, b) => a.place - b.place || b.score - a.score);

/** Everybody's place and score. @param {Line[]} lines @param {(seat: number) => string} name */
function places(lines, name) {
  return el("ol", { class: "podium" }, ...lines.map(({ seat, place, score }) =>
    el("li", { class: place === 1 ? "won" : "", "data-seat": seat },
      el("span", { class: "rank" }, `${place}.`), sign(seat), el("b", {}, name(seat)), el("span", { class: "total" }, number(score)))));
}

/** Every score taken apart, one beside the other. @param {Line[]} lines @param {(seat: number) => string} name */
function sources(lines, name) {
  const labels = [...new Set(lines.flatMap((line) => line.sources.map(([label]) => label)))];
  if (labels.length === 0) return null;
  const heads = lines.map(({ seat }) => el("th", { scope: "col" }, sign(seat), el("span", { class: "unseen" }, name(seat))));
  return el("div", { class: "sources", tabindex: 0 }, el("table", {},
    el("caption", {}, say("score-sources")),
    el("thead", {}, el("tr", {}, el("td"), ...heads)),
    el("tbody", {}, ...labels.map((label) => source(label, lines.map((line) => points(line, label))))),
    el("tfoot", {}, el("tr", {}, el("th", { scope: "row" }, say("score-sum")), ...lines.map(({ score }) => el("td", {}, number(score)))))));
}

/** What a source brought, if anything. @param {Line} line @param {string} label */
function points(line, label) {
  const found = line.sources.filter(([source]) => source === label);
  return found.length === 0 ? null : found.reduce((sum, [, points]) => sum + points, 0);
}

/** One source, the most anybody had of it marked. @param {string} label @param {(number | null)[]} all */
function source(label, all) {
  const most = Math.max(1, ...all.map((points) => points ?? 0));
  return el("tr", {}, el("th", { scope: "row" }, label),
    ...all.map((points) => el("td", { class: points === most ? "most" : "" }, points === null ? "–" : number(points))));
}
