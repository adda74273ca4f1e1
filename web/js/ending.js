// The end of a game: who won, every score taken apart, how the scores went, and where to go from here.

import { chart } from "./course.js";
import { el, icon, sign } from "./dom.js";
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
    const head = [el("h3", { class: "winner" }, winners(frame.results, name)), this.mine(), el("p", { class: "quiet" }, frame.results.reason), this.ways()];
    const course = chart(frame.results.course, frame.step, name);
    body.replaceChildren(.../** @type {HTMLElement[]} */ ([...head, standings(frame.results, name), course].filter(Boolean)));
    if (!this.sheet.open) this.sheet.showModal();
  }

  /** My own place, if I played and did not win. */
  mine() {
    const { frame, viewer } = this.table;
    const line = frame.results.lines.find((/** @type {Line} */ { seat, place }) => seat === viewer && place > 1);
    return line && el("p", { class: "own" }, sign(line.seat), say("your-place", { place: line.place, score: number(line.score) }));
  }

  /** Where to go from here. */
  ways() {
    const { about, room, viewer } = this.table;
    const again = viewer !== null && post(`/t/${about.table}/rematch`, {}, el("button", { class: "btn main", id: "rematch" }, icon("play"), say("rematch")));
    return el("div", { class: "row ways" }, again,
      el("a", { class: "btn", href: `/t/${about.table}/replay` }, icon("eye"), say("replay")),
      shareButton(room, () => `/t/${about.table}/replay?step=${this.table.frame.step}`),
      el("a", { class: "btn plain", href: "/" }, say("home")));
  }
}

/** Who won, in a sentence. @param {Results} results @param {(seat: number) => string} name */
export function winners({ lines }, name) {
  const first = lines.filter((line) => line.place === 1).map((line) => name(line.seat));
  return first.length === 1 ? say("wins", { name: first[0] }) : say("win-together", { names: first.join(", ") });
}

/** Everybody's score, the best first. @param {Results} results @param {(seat: number) => string} name */
function standings(results, name) {
  const lines = [...results.lines].sort((a, b) => a.place - b.place || b.score - a.score);
  const most = Math.max(1, ...lines.flatMap((line) => line.sources.map(([, points]) => Math.abs(points))));
  return el("ul", { class: "result-list" }, ...lines.map((line) => el("li", {}, standing(line, name(line.seat), most))));
}

/** @param {Line} line @param {string} name @param {number} most */
function standing(line, name, most) {
  return el("details", { class: `result-line${line.place === 1 ? " first" : ""}`, "data-seat": line.seat, open: true },
    el("summary", {}, el("span", { class: "rank" }, `${line.place}.`), sign(line.seat), el("b", {}, name), el("span", { class: "total" }, number(line.score))),
    el("div", { class: "sources" }, ...line.sources.map(([label, points]) => source(label, points, most))));
}

/** @param {string} label @param {number} points @param {number} most */
function source(label, points, most) {
  const length = el("i");
  length.style.width = `${Math.round((100 * Math.max(0, points)) / most)}%`;
  return el("div", { class: "source" }, el("span", {}, label), length, el("b", {}, number(points)));
}
