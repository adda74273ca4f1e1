// The review of a match: who stood how well, where it turned and what would have been better, how everybody decided, and
// what was luck. The server or the hall in this browser makes it once; meanwhile the page shows how far it has come.

import { chart, pointAt } from "./course.js";
import { byId, el, icon, sign } from "./dom.js";
import { order, read } from "./hall.js";
import { rich } from "./rich.js";
import { say, signed } from "./words.js";

/** @typedef {{step: number, chances: number[]}} Moment */
/** What the better action changes; a review of old does not know. @typedef {{seat: number, key: string, label: string, by: number}} Difference */
/** @typedef {{brings: Difference[], spares: Difference[], later: boolean}} Instead */
/** @typedef {{step: number, seat: number, played: string, better: [number, string][], chance: number, cost: number}} Mistake */
/** @typedef {Mistake & {instead?: Instead | null, at?: Both}} TurningPoint */
/** What the action that was played picks, and the better one. @typedef {{played: string[], better: string[]}} Both */
/** @typedef {{seat: number, by: "start" | "decisions" | "luck" | "others", share: number}} Loser */
/** @typedef {{winners: number[], score: number, ahead: number, losers: Loser[]}} Ending */
/** @typedef {{decisions: number, best: number, cost: number, luck: number}} Judgement */
/** @typedef {{moments: Moment[], turning_points: TurningPoint[], players: Judgement[], ending?: Ending}} Made */
/** @typedef {{state: string, done?: number, of?: number, review?: Made, text?: string}} Answer */
/** @typedef {(step: number, seat: number) => void} Deed */
/** @typedef {{name: (seat: number) => string, go: (step: number) => void, see: (point: TurningPoint) => void, playOn: Deed}} Hands */

/** How long to wait before asking again how far it has come. */
const PAUSE = 1500;

export class Review {
  /** @param {HTMLElement} box @param {{address: string, steps: number}} about @param {Hands} hands */
  constructor(box, about, hands) {
    this.box = box;
    this.about = about;
    this.hands = hands;
    this.at = 0;
    /** Whether a review has been asked for and is awaited. */
    this.asked = false;
  }

  /** Shows what there is; if it is wanted and is not there, it is made. @param {boolean} wanted */
  async begin(wanted) {
    const answer = await heard(read(this.about.address));
    if (wanted && answer.state === "none") this.make();
    else this.follow(answer);
  }

  async make() {
    if (this.asked) return;
    this.asked = true;
    await this.follow(await heard(order(this.about.address)));
    this.asked = false;
  }

  /** Shows an answer, and the next ones until the review is there. @param {Answer} answer */
  async follow(answer) {
    let now = answer;
    for (this.show(now); now.state === "making"; this.show(now)) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      now = await heard(read(this.about.address));
    }
    if (now.state === "made" && answer.state === "making") byId("says").textContent = say("review");
  }

  /** @param {Answer} answer */
  show({ state, done = 0, of = 1, review, text }) {
    if (review) this.box.replaceChildren(...this.made(review));
    else if (state === "making") this.progress(done, of);
    else if (state === "failed") this.box.replaceChildren(el("p", {}, say("review-failed")));
    else this.box.replaceChildren(...this.offer(text));
    this.here(this.at);
  }

  /** What a review is, why there is none if it was refused, and the button that asks for it. @param {string} [refusal] */
  offer(refusal) {
    const button = el("button", { type: "button", class: "btn main", id: "review-ask", onclick: () => this.make() }, icon("lamp"), say("review-ask"));
    return [el("p", { class: "quiet" }, say("review-more")), ...(refusal ? [el("p", { role: "alert" }, refusal)] : []), button];
  }

  /** @param {number} done @param {number} of */
  progress(done, of) {
    const words = done === 0 ? say("review-waiting") : say("review-making", { done, of });
    this.box.replaceChildren(el("p", { role: "status" }, words), el("progress", { max: of, value: done, "aria-label": say("review") }));
  }

  /** Shows on the chart which step is looked at. @param {number} step */
  here(step) {
    this.at = step;
    pointAt(this.box, step / Math.max(1, this.about.steps));
    for (const point of this.box.querySelectorAll("[data-point]")) point.classList.toggle("now", point.getAttribute("data-point") === String(step));
  }

  /** @param {Made} review */
  made({ moments, turning_points: points, players, ending }) {
    const { name } = this.hands;
    const turned = points.length > 0 ? el("ol", { class: "points" }, ...points.map((point, i) => this.point(point, i + 1)))
      : el("p", { class: "quiet" }, say("review-turned-none"));
    const parts = [...said(ending, name).map((words) => el("p", {}, words)), this.chart(moments, points), el("h2", {}, say("review-turned")), turned,
      el("h2", {}, say("review-players")), judged(players, name), el("p", { class: "quiet small" }, say("review-how"))];
    return parts.filter((part) => part !== null);
  }

  /** Everybody's chances, with the turning points on them. @param {Moment[]} moments @param {TurningPoint[]} points */
  chart(moments, points) {
    const { name, go } = this.hands;
    const marks = points.map(({ step, seat, chance }) => ({ step, seat, at: 100 * chance }));
    const says = inWords(moments, name);
    return chart({ course: courseOf(moments), steps: this.about.steps, caption: say("review-chances"), high: 300, most: 100, says, marks, go }, name);
  }

  /** A decision that cost much, and what would have been better. @param {TurningPoint} point @param {number} n */
  point(point, n) {
    const { step, seat, played, better, chance, cost, instead } = point;
    const { name, see, playOn } = this.hands;
    const row = (/** @type {string} */ label, /** @type {string} */ words) =>
      el("p", { class: "said" }, el("b", { class: label }, say(label)), ": ", ...rich(words));
    const differs = instead ? differences(instead, seat, name) : [];
    return el("li", { "data-point": step, "data-seat": seat },
      el("p", { class: "point-head" }, el("b", { class: "point-number" }, n), sign(seat), el("b", {}, name(seat)),
        el("span", { class: "quiet" }, say("review-fell", { before: percent(chance), after: percent(chance - cost) }))),
      row("review-played", played), better.length > 0 && row("review-better", better[0][1]), better.length > 1 && this.line(better),
      differs.length > 0 && row("review-instead", differs.join("; ")),
      el("div", { class: "row" },
        deed("eye", ["review-see", say("review-see-of", { n })], () => see(point)),
        deed("fork", ["review-play-on", say("review-play-on-of", { n })], () => playOn(step, seat))));
  }

  /** What would have followed; a sign wherever somebody else decides. @param {[number, string][]} better */
  line(better) {
    const said = better.slice(1).map(([seat, words], i) => {
      const same = seat === better[i][0];
      const who = same ? [i > 0 && "· "] : [sign(seat), el("span", { class: "unseen" }, `${this.hands.name(seat)}: `)];
      return el("span", {}, ...who, ...rich(words));
    });
    return el("p", { class: "said quiet" }, say("review-then"), ...said);
  }
}

/** A small button that says more aloud. @param {string} name its icon @param {[string, string]} words @param {() => void} onclick */
const deed = (name, [short, long], onclick) => el("button", { type: "button", class: "btn small", "aria-label": long, onclick }, icon(name), say(short));

/** What was said; a refusal has words, and no review. @param {Promise<any>} said @returns {Promise<Answer>} */
const heard = async (said) => ({ state: "none", ...(await said.catch(() => ({}))) });

/** The chances as lines, in hundredths. @param {Moment[]} moments @returns {import("./course.js").Course} */
const courseOf = (moments) => moments.map(({ step, chances }) => [step, chances.map((chance) => 100 * chance)]);

/** A share of one in hundredths. @param {number} share */
const percent = (share) => say("percent", { n: Math.round(100 * share) });

/** The same with its sign. @param {number} share */
const change = (share) => say("percent", { n: signed(Math.round(100 * share)) });

/** A share of one in hundredths, to a tenth. @param {number} share */
const lost = (share) => say("percent", { n: `${(100 * share).toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 })}` });

/** Who won by how much, and where most of the others' chances went. @param {Ending | undefined} ending @param {(seat: number) => string} name */
export function said(ending, name) {
  if (!ending) return [];
  const { winners, score, ahead, losers } = ending;
  const [next] = losers.map(({ seat }) => name(seat));
  const won = () => {
    if (winners.length > 1) return say("review-shared", { names: winners.map(name).join(", "), score });
    if (!next) return say("review-alone", { name: name(winners[0]), score });
    return say(ahead > 0 ? "review-won" : "review-tied", { name: name(winners[0]), score, ahead, next });
  };
  return [won(), ...losers.map((loser) => lossOf(loser, name(loser.seat)))];
}

/** @param {Loser} loser @param {string} name */
function lossOf({ by, share }, name) {
  switch (by) {
    case "start": return say("review-lost-start", { name, share: percent(share) });
    case "decisions": return say("review-lost-decisions", { name, share: percent(share) });
    case "luck": return say("review-lost-luck", { name, share: percent(share) });
    case "others": return say("review-lost-others", { name });
  }
}

/** What the better action would have brought and prevented, in words. @param {Instead} instead @param {number} seat @param {(seat: number) => string} name */
export function differences({ brings, spares, later }, seat, name) {
  const number = (/** @type {Difference} */ { by, label }) => `${signed(by)} ${label}`;
  const [own, others] = [brings.filter((one) => one.seat === seat).map(number), brings.filter((one) => one.seat !== seat)];
  const aside = others.length > 0 ? `(${others.map((one) => `${name(one.seat)}: ${number(one)}`).join(", ")})` : "";
  const lost = (/** @type {Difference[]} */ list) => list.map(({ by, label }) => `${Math.abs(by)} ${label}`).join(", ");
  const [spared, risked] = [spares.filter(({ by }) => by > 0), spares.filter(({ by }) => by < 0)];
  return [
    ...(brings.length > 0 ? [say("review-brings", { what: `${own.join(", ")} ${aside}`.trim() })] : []),
    ...(spared.length > 0 ? [say("review-spares", { what: lost(spared) })] : []),
    ...(risked.length > 0 ? [say("review-risks", { what: lost(risked) })] : []),
    ...(later ? [say("review-later")] : []),
  ];
}

/** The chances at the start and at the end. @param {Moment[]} moments @param {(seat: number) => string} name */
function inWords(moments, name) {
  const all = (/** @type {Moment | undefined} */ moment) => (moment?.chances ?? []).map((chance, seat) => `${name(seat)} ${percent(chance)}`).join(", ");
  return say("review-chances-say", { start: all(moments[0]), end: all(moments.at(-1)) });
}

/** How everybody decided, and what was luck. @param {Judgement[]} players @param {(seat: number) => string} name */
function judged(players, name) {
  const head = ["review-best", "review-cost", "review-luck"].map((key) => el("th", { scope: "col" }, say(key)));
  const row = (/** @type {Judgement} */ { decisions, best, cost, luck }, /** @type {number} */ seat) =>
    el("tr", { "data-seat": seat }, el("th", { scope: "row" }, sign(seat), name(seat)),
      el("td", {}, say("review-best-of", { best, of: decisions })), el("td", {}, lost(cost / Math.max(1, decisions))), el("td", {}, change(luck)));
  return el("table", { class: "judged" }, el("thead", {}, el("tr", {}, el("td"), ...head)), el("tbody", {}, ...players.map(row)));
}
