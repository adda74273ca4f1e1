// The log: what happened, in words. A line lights up what it talks about.

import { el, sign } from "./dom.js";
import { rich } from "./rich.js";
import { say } from "./words.js";

/** @typedef {{step: number, seat: number | null, about: number | null, text: string, picks: string[]}} Line */

/**
 * What is new to somebody who decided at a step: everything after it, and what came of the decision itself if that was about others too, or more
 * than a card turned up, such as the end of a year.
 * @param {Line[]} lines @param {number} step @param {number | null} seat
 */
export function news(lines, step, seat) {
  const came = lines.filter((line) => line.step === step).slice(1);
  const beyond = came.filter(({ about }) => about !== seat);
  const told = beyond.length > 1 || beyond.some(({ about }) => about !== null);
  return [...(told ? came : []), ...lines.filter((line) => line.step > step)];
}

/** Of deeds that follow each other and differ by a number only, as bids and draws, the last. @param {Line[]} deeds */
export function lastOfAKind(deeds) {
  const kind = (/** @type {Line | undefined} */ line) => line?.text.replace(/\d+/g, "");
  return deeds.filter((deed, i) => kind(deed) !== kind(deeds[i + 1]));
}

export class Log {
  /**
   * @param {HTMLElement} list
   * @param {{note: (picks: string[]) => void, go?: (step: number) => void}} hands
   */
  constructor(list, hands) {
    this.list = list;
    this.hands = hands;
    /** @type {Line[]} */
    this.lines = [];
    /** What was drawn of a line stays: a log grows long. @type {WeakMap<Line, HTMLElement>} */
    this.drawn = new WeakMap();
    this.mark = el("li", { class: "since" }, say("since-you"));
    /** Whether the last line is in view, so that the next one is brought there too. */
    this.follows = true;
    list.addEventListener("scroll", () => (this.follows = list.scrollHeight - list.scrollTop - list.clientHeight < 60));
    // A list that is hidden cannot be scrolled.
    new ResizeObserver(() => this.follow()).observe(list);
  }

  /** Drops the lines after a step and appends others. @param {{after: number, lines: Line[]}} news */
  put({ after, lines }) {
    this.lines = [...this.lines.filter((line) => line.step <= after), ...lines];
  }

  /** The lines after a step. @param {number} step */
  after(step) {
    return this.lines.filter((line) => line.step > step);
  }

  /** What is new to a seat that decided at a step. @param {number} step @param {number | null} seat */
  news(step, seat) {
    return news(this.lines, step, seat);
  }

  /** The last step a seat decided. @param {number | null} seat */
  lastOf(seat) {
    return this.lines.reduce((last, line) => (line.seat !== null && line.seat === seat ? Math.max(last, line.step) : last), 0);
  }

  /** Draws the log. @param {Line[]} news what is marked as new */
  show(news = []) {
    const fresh = new Set(news);
    const items = this.lines.map((line) => this.item(line, fresh.has(line)));
    const first = news.length > 0 ? this.lines.indexOf(news[0]) : 0;
    if (first > 0) items.splice(first, 0, this.mark);
    let same = 0;
    while (same < items.length && items[same] === this.list.children[same]) same += 1;
    while (this.list.children.length > same) this.list.lastElementChild?.remove();
    this.list.append(...items.slice(same));
    this.follow();
  }

  /** Brings the last line into view, unless the reader has gone back. */
  follow() {
    if (this.follows) this.list.scrollTop = this.list.scrollHeight;
  }

  /** Marks the lines of one step and brings them into view. @param {number} step */
  here(step) {
    for (const item of this.list.children) item.classList.toggle("now", item.getAttribute("data-step") === String(step));
    const line = /** @type {HTMLElement | null} */ (this.list.querySelector(".now"));
    // Only the list scrolls, not the column around it.
    if (line) this.list.scrollTop = line.offsetTop - this.list.offsetTop - this.list.clientHeight / 2;
  }

  /** @param {Line} line @param {boolean} fresh */
  item(line, fresh) {
    const item = this.drawn.get(line) ?? this.draw(line);
    this.drawn.set(line, item);
    item.classList.toggle("fresh", fresh);
    return item;
  }

  /** @param {Line} line */
  draw(line) {
    const live = line.picks.length > 0 || this.hands.go;
    const item = el("li", { "data-step": line.step, "data-seat": line.about, tabindex: live ? 0 : null },
      line.about === null ? el("span") : sign(line.about), el("span", {}, ...rich(line.text)));
    if (line.picks.length > 0) {
      for (const name of ["pointerenter", "focus"]) item.addEventListener(name, () => this.hands.note(line.picks));
      for (const name of ["pointerleave", "blur"]) item.addEventListener(name, () => this.hands.note([]));
    }
    const { go } = this.hands;
    if (go) {
      item.addEventListener("click", () => go(line.step));
      item.addEventListener("keydown", (event) => event.key === "Enter" && go(line.step));
    }
    return item;
  }
}
