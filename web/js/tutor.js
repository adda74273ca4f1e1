// The card of a lesson or a worked example: what is said, what is pointed at, and the buttons that go on. It has a place of its own and covers nothing.

import { byId, el, icon } from "./dom.js";
import { learn } from "./learned.js";
import { at } from "./place.js";
import { named, rich } from "./rich.js";
import { post } from "./room.js";
import { say } from "./words.js";

/** @typedef {{clause: string, text: string}} Forbidden */
/** @typedef {"told" | "asked" | "astray" | "shown" | "done"} Stand */
/** @typedef {{step: number, steps: number, reply?: string, say?: string, forbids?: Forbidden[], left?: number, point: string[], stand: Stand}} Said */

export class Tutor {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.lesson = table.about.lesson;
    /** @type {Said | null} */
    this.said = null;
    /** The moment at which something was last brought into view. */
    this.seen = "";
    this.words = el("div", { class: "lesson-words", "aria-live": "polite" });
    this.ways = el("div", { class: "lesson-ways" });
    this.box = el("section", { class: "lesson", id: "lesson", "aria-label": say(this.lesson.clause ? "example" : "lesson") }, this.words, this.ways);
    byId("main").classList.add("learning");
    byId("stage").before(this.box);
  }

  /** What is to be said, before the table shows the moment: what is pointed at comes first in it. @param {Said} said */
  hear(said) {
    this.said = said;
    this.seen = "";
  }

  /** Says it, once the table shows the moment. */
  show() {
    const said = this.said;
    if (!said) return;
    this.box.dataset.stand = said.stand;
    this.words.replaceChildren(...this.sentences(said));
    this.words.scrollTop = 0;
    const free = document.activeElement === document.body || this.box.contains(document.activeElement);
    this.ways.replaceChildren(...this.buttons(said));
    // Whoever goes on with the keyboard finds the button under their finger.
    if (free) /** @type {HTMLElement | null} */ (this.ways.querySelector(".main"))?.focus({ preventScroll: true });
    if (said.stand === "done" && !this.lesson.clause) learn(`${this.lesson.game}/${this.lesson.name}`);
    this.follow(this.table.gathered);
  }

  /** The rule that is shown, what is said to the last answer, what is forbidden here, and what is said now. @param {Said} said */
  sentences({ step, reply, forbids = [], say: words, left }) {
    const paragraph = (/** @type {string | undefined} */ text, /** @type {string} */ kind) => (text ? [el("p", { class: kind }, ...named(text))] : []);
    const { clause, rule } = this.lesson;
    const law = clause && step === 0 ? [el("p", { class: "clause" }, el("b", {}, clause), " ", rule)] : [];
    const no = forbids.map(({ text, clause: by }) => el("p", { class: "forbidden" }, icon("cancel"), `${say("forbidden")} `, ...rich(text), ` (${by})`));
    return [...law, ...paragraph(reply, "reply"), ...no, ...paragraph(words, "saying"), ...paragraph(left && remaining(left), "left")];
  }

  /** @param {Said} said */
  buttons({ stand, step, steps }) {
    const { line } = this.table;
    const main = (/** @type {string} */ label, /** @type {string} */ name, /** @type {string} */ t) =>
      el("button", { type: "button", class: "btn small main", onclick: () => line.send({ t }) }, icon(name), label);
    const [title, onclick] = [say("lesson-again"), () => line.send({ t: "restart" })];
    const again = el("button", { type: "button", class: "icon-btn", title, "aria-label": title, onclick }, icon("first"));
    const ways = {
      told: () => [main(say("lesson-on"), "next", "on")], shown: () => [main(say("lesson-on"), "next", "on")], asked: () => [],
      astray: () => [main(say("lesson-back"), "undo", "undo")],
      done: () => (this.lesson.clause ? [main(say("example-play"), "play", "on"), ...this.backToRules()] : this.onward()),
    };
    const place = steps > 1 && stand !== "done" && el("span", { class: "lesson-step" }, say("step-of", { at: step + 1, of: steps }));
    return /** @type {HTMLElement[]} */ ([...ways[stand](), place, step > 0 || stand === "astray" ? again : null].filter(Boolean));
  }

  /** Where to go from the end: the next one, a table of this game, the list. */
  onward() {
    const { game, next, puzzle } = this.lesson;
    const button = el("button", { class: `btn small${puzzle ? "" : " main"}` }, icon(puzzle ? "play" : "cap"), say(puzzle ? "play-beginners" : "play-guided"));
    const play = post(`/play/${game}`, { level: "beginner", ...(puzzle ? {} : { help: "guided" }) }, button);
    const link = next && el("a", { class: `btn small${puzzle ? " main" : ""}`, href: at(next.at) }, icon("next"), next.title);
    return [play, link, el("a", { class: "btn small plain", href: at(`/learn/${game}`) }, say("lesson-all"))];
  }

  /** Where to go from the end of an example: another one, the rulebook. */
  backToRules() {
    const { game, clause, next } = this.lesson;
    const other = next && el("a", { class: "btn small", href: next.at }, icon("next"), next.title);
    return [other, el("a", { class: "btn small plain", href: `/rules/${game}#${clause}` }, icon("book"), say("example-rules"))];
  }

  /** Whether a pick is pointed at. @param {string} pick */
  points(pick) {
    return Boolean(this.said?.point.includes(pick));
  }

  /** Rings what is pointed at, wherever it is, and brings it into view once in a moment. @param {string} moment */
  follow(moment) {
    for (const element of document.querySelectorAll(".pointed")) element.classList.remove("pointed");
    for (const element of this.pointed()) element.classList.add("pointed");
    if (moment !== this.seen) this.bring();
    this.seen = moment;
  }

  /** The elements that are pointed at. @returns {Element[]} */
  pointed() {
    return (this.said?.point ?? []).flatMap((point) => this.places(point));
  }

  /** @param {string} point a pick, `pane:KEY` or `chip:SEAT` @returns {Element[]} */
  places(point) {
    const [kind, key] = [point.split(":", 1)[0], CSS.escape(point.slice(point.indexOf(":") + 1))];
    const all = (/** @type {string} */ selector) => [...document.querySelectorAll(selector)];
    if (kind === "pane") return all(`#columns [data-pane="${key}"]`);
    if (kind === "chip") return all(`#chips .chip[data-seat="${key}"]`);
    const pick = CSS.escape(point);
    return [...this.table.setting.marks.find(point), ...all(`#choices-bar [data-button="${pick}"],#columns [data-place="${pick}"]`)];
  }

  /** Brings what is pointed at into view: on the map, in its column, or on top of the sheet. */
  bring() {
    const { map, pages } = this.table.setting;
    const pointed = this.pointed();
    const onMap = pointed.filter((element) => element.closest("svg.map"));
    if (onMap.length > 0) map.gather(onMap);
    const beside = pointed.filter((element) => element.closest("#columns"));
    const first = beside.find((element) => element.matches(".can-pick,.place")) ?? beside[0];
    if (first) pages.turnTo(/** @type {HTMLElement} */ (first.closest(".pane")));
    const inBars = pointed.filter((one) => one.closest("#chips,#choices-bar"));
    for (const element of [...beside, ...inBars].reverse()) element.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}

/** How many moves are left of a puzzle, in words. @param {number} n */
const remaining = (n) => (n === 1 ? say("lesson-left-one") : say("lesson-left-many", { n }));
