// The replay: step, autoplay, jump to a log line, other eyes, review, share, download, verify, play on.

import { byId, el, iconAddress, sign } from "./dom.js";
import { verdict } from "./fair.js";
import { known, read } from "./hall.js";
import { Log } from "./log.js";
import { at } from "./place.js";
import { Prompt } from "./prompt.js";
import { Review } from "./review.js";
import { drawings, rich } from "./rich.js";
import { copyTo } from "./room.js";
import { Setting } from "./setting.js";
import { dwell, isDark } from "./settings.js";
import { opened } from "./share.js";
import { openRules } from "./rulesheet.js";
import { bindPage } from "./sheets.js";
import { placed, setStage } from "./stage.js";
import { Tabs } from "./tabs.js";
import { say } from "./words.js";

/** How long autoplay stays at a step at least, in milliseconds. */
const FASTEST = 500;
/** The address follows when the slider has rested for so many milliseconds: browsers let a page write only so many. */
const REST = 250;
/** How many steps are kept. */
const KEPT = 200;
/** No turning point is looked at. @type {{step: number, played: string[], better: string[]}} */
const NOWHERE = { step: -1, played: [], better: [] };

class Replay {
  /** @param {any} about the page's data block */
  constructor(about) {
    this.about = about;
    this.at = Number(new URLSearchParams(location.search).get("step"));
    /** The run of autoplay that is on, if one is. @type {symbol | null} */
    this.playing = null;
    /** Whose eyes; one's own, or those of somebody who looks on. @type {string} */
    this.eyes = "";
    /** The turning point that is looked at: what was played, and what would have been better. */
    this.turned = NOWHERE;
    /** @type {Map<string, Promise<any>>} */
    this.steps = new Map();
    // A match that is still on is not talked about yet.
    this.reviewed = about.room.status !== "playing";
    setStage({ tabs: ["log", ...(this.reviewed ? ["review"] : []), "words", "share"] });
    byId("main").classList.add("replaying");
    byId("prompt-tools").append(/** @type {HTMLTemplateElement} */ (byId("player-template")).content);
    byId("share").append(/** @type {HTMLTemplateElement} */ (byId("share-template")).content);
    byId("link").remove();
    this.fill();
    const idle = () => {};
    this.setting = new Setting({ pick: idle, hover: idle, puzzled: idle, looked: idle, person: (seat) => ({ name: this.name(seat), state: "" }) });
    this.log = new Log(byId("log"), { note: (picks) => this.setting.marks.ring("noted", picks), go: (step) => this.jump(step) });
    this.tabs = new Tabs(byId("side"));
    if (this.reviewed) this.openReview();
    this.prompt = new Prompt();
    bindPage(this.setting.map.lens, () => openRules(this.about.game, {}));
    this.bind();
    this.begin();
  }

  /** Whoever came for the review finds it open, and made if it is not there yet. */
  openReview() {
    const { table, key, lang, steps } = this.about;
    const address = `/t/${table}/review?${new URLSearchParams({ lang, ...(key && { key }) })}`;
    const hands = { name: (/** @type {number} */ seat) => this.name(seat), go: (/** @type {number} */ step) => this.jump(step),
      see: (/** @type {import("./review.js").TurningPoint} */ point) => this.see(point),
      playOn: (/** @type {number} */ step, /** @type {number} */ seat) => this.playOn(step, seat) };
    this.review = new Review(byId("review"), { address, steps }, hands);
    const wanted = location.hash === "#review";
    if (wanted) {
      this.tabs.open("review");
      this.setting.pages.turnTo(byId("side"));
    }
    this.review.begin(wanted);
  }

  /**
   * Goes to a decision and looks at it with the eyes of whoever made it. What was played is marked, and what would have been better.
   * @param {import("./review.js").TurningPoint} point
   */
  see({ step, seat, at }) {
    this.eyes = String(seat);
    this.turned = { step, played: at?.played ?? [], better: at?.better ?? [] };
    /** @type {HTMLSelectElement} */ (byId("replay-eyes")).value = this.eyes;
    return this.jump(step);
  }

  /** Plays on from a step on a seat, as the form for it does. @param {number} step @param {number} seat */
  playOn(step, seat) {
    /** @type {HTMLInputElement} */ (byId("fork-step")).value = String(step);
    /** @type {HTMLSelectElement} */ (byId("fork-seat")).value = String(seat);
    /** @type {HTMLFormElement} */ (byId("fork")).requestSubmit();
  }

  /** The log of the whole match comes with the last step. */
  async begin() {
    const last = await this.fetch(this.about.steps);
    if (last) this.log.put({ after: -1, lines: last.log });
    this.log.show();
    await this.go(this.at);
  }

  /** What the page says about the match: its length, its people, where its record is. */
  fill() {
    const { table, steps, room } = this.about;
    /** @type {HTMLInputElement} */ (byId("replay-at")).max = String(steps);
    // After the end everybody's hand may be looked into.
    byId("replay-eyes").hidden = room.status === "playing";
    byId("replay-eyes").append(...room.chairs.map((/** @type {any} */ chair) => el("option", { value: chair.seat }, this.name(chair.seat))));
    byId("fork-seat").append(...room.chairs.map((/** @type {any} */ chair) => el("option", { value: chair.seat, selected: chair.you }, this.name(chair.seat))));
    byId("fork").setAttribute("action", `/t/${table}/fork`);
    document.querySelector("[data-record]")?.setAttribute("href", `/t/${table}/record.txt`);
  }

  bind() {
    const slider = /** @type {HTMLInputElement} */ (byId("replay-at"));
    slider.addEventListener("input", () => this.jump(Number(slider.value)));
    byId("replay-first").addEventListener("click", () => this.jump(0));
    byId("replay-back").addEventListener("click", () => this.jump(this.at - 1));
    byId("replay-play").addEventListener("click", () => this.toggle());
    byId("replay-next").addEventListener("click", () => this.jump(this.at + 1));
    byId("replay-last").addEventListener("click", () => this.jump(this.about.steps));
    document.getElementById("share-copy")?.addEventListener("click", () => this.copy());
    byId("verify").addEventListener("click", () => this.verify());
    byId("replay-eyes").addEventListener("change", (event) => this.lookAs(/** @type {HTMLSelectElement} */ (event.target).value));
    document.addEventListener("keydown", (event) => this.keyed(event));
  }

  /** @param {KeyboardEvent} event */
  keyed(event) {
    const typing = event.target instanceof Element && event.target.matches("input[type=text],select,[role=tab]");
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]") || typing) return;
    const to = { ArrowLeft: this.at - 1, ArrowRight: this.at + 1, Home: 0, End: this.about.steps }[event.key];
    const act = to !== undefined ? () => this.jump(to) : event.key === " " ? () => this.toggle() : null;
    if (!act || (event.key === " " && event.target instanceof Element && event.target.matches("button,a,summary"))) return;
    event.preventDefault();
    act();
  }

  /** @param {number} seat */
  name(seat) {
    const { chairs } = this.about.room;
    const name = chairs[seat]?.name ?? "";
    // Several people of one screen are not told apart.
    const own = chairs.filter((/** @type {any} */ chair) => chair.you);
    return own.length === 1 && own[0].seat === seat ? say("self", { name }) : name;
  }

  /** Sees the match with somebody's eyes. @param {string} eyes a seat's number, or nothing for one's own */
  lookAs(eyes) {
    this.eyes = eyes;
    return this.jump(this.at);
  }

  /** @param {number} step @returns {Promise<any>} */
  fetch(step) {
    const asked = new URLSearchParams({ lang: this.about.lang, ...(this.eyes && { seat: this.eyes }), ...(this.about.key && { key: this.about.key }) });
    const address = `/t/${this.about.table}/step/${step}?${asked}`;
    let answer = this.steps.get(address);
    if (!answer) {
      if (this.steps.size > KEPT) this.steps.clear();
      answer = read(address).then((moment) => (moment.frame ? moment : null)).catch(() => null);
      this.steps.set(address, answer);
      // What did not come is asked for again.
      answer.then((moment) => moment ?? this.steps.delete(address));
    }
    return answer;
  }

  /** Goes somewhere by hand: autoplay stops. @param {number} step */
  jump(step) {
    this.stop();
    return this.go(step);
  }

  /** @param {number} step */
  async go(step) {
    this.at = Math.max(0, Math.min(this.about.steps, step));
    const [wanted, eyes] = [this.at, this.eyes];
    this.address();
    const moment = await this.fetch(wanted);
    await drawings;
    if (!moment || this.at !== wanted || this.eyes !== eyes) return;
    const moved = this.setting.lay(moment, { turn: moment.frame.turn, viewer: moment.viewer });
    this.setting.marks.show([], [], false);
    this.setting.pages.show([], "");
    byId("in-words").replaceChildren(...(moment.words ?? []).map((/** @type {string} */ line) => el("li", {}, ...rich(line))));
    byId("prompt-more").replaceChildren(...placed(this.about.title, moment.table));
    this.says(wanted, moment.frame);
    const { played, better } = this.turned.step === wanted ? this.turned : NOWHERE;
    this.setting.marks.ring("played", played);
    this.setting.marks.ring("better", better);
    if (wanted < this.about.steps) this.fetch(wanted + 1);
    await moved;
  }

  /** What happened in this step. @param {number} step @param {any} frame */
  says(step, frame) {
    const last = this.log.lines.findLast((line) => line.step <= step)?.step;
    const lines = this.log.lines.filter((line) => line.step === last);
    const seat = lines[0]?.seat ?? frame.turn;
    byId("prompt").dataset.at = String(step);
    byId("prompt-sign").replaceChildren(...(seat === null ? [] : [sign(seat)]));
    this.prompt.say(lines.map((line) => line.text).join(" · ") || frame.prompt);
    this.setting.marks.ring("changed", last === step ? lines.flatMap((line) => line.picks) : []);
    this.log.here(last ?? 0);
  }

  /** The address, the slider, and everything that speaks of this step. */
  address() {
    const { table, key, steps } = this.about;
    const link = new URL(at(`/t/${table}/replay?step=${this.at}${key ? `&key=${key}` : ""}`), location.href);
    clearTimeout(this.resting);
    this.resting = setTimeout(() => history.replaceState(null, "", link), REST);
    this.review?.here(this.at);
    /** @type {HTMLInputElement} */ (byId("replay-at")).value = String(this.at);
    document.getElementById("share-link")?.setAttribute("value", link.href);
    /** @type {HTMLInputElement} */ (byId("fork-step")).value = String(this.at);
    byId("replay-step").textContent = say("step-of", { at: this.at, of: steps });
    for (const picture of document.querySelectorAll("[data-picture]")) picture.setAttribute("href", this.picture(picture.getAttribute("data-picture") ?? ""));
  }

  /** Where a picture of this step is. @param {string} kind */
  picture(kind) {
    const { table, key } = this.about;
    return `/t/${table}/picture.${kind}?step=${this.at}&theme=${isDark() ? "dark" : "light"}&width=1600${key ? `&key=${key}` : ""}`;
  }

  toggle() {
    if (this.playing) return this.stop();
    this.playing = Symbol("autoplay");
    this.button("pause", "replay-pause");
    return this.run(this.playing);
  }

  stop() {
    this.playing = null;
    this.button("play", "replay-play");
  }

  /** @param {string} name @param {string} words */
  button(name, words) {
    byId("replay-play").querySelector("use")?.setAttribute("href", iconAddress(name));
    byId("replay-play").setAttribute("aria-label", say(words));
  }

  /** Goes on by itself until the end, or until this run is stopped. @param {symbol} run */
  async run(run) {
    if (this.at >= this.about.steps) await this.go(0);
    while (this.playing === run && this.at < this.about.steps) {
      await this.go(this.at + 1);
      await new Promise((resolve) => setTimeout(resolve, Math.max(FASTEST, dwell())));
    }
    if (this.playing === run) this.stop();
  }

  /** Copies the link to this step, once whoever gets it may open it. */
  async copy() {
    if (await opened(this.about.room)) await copyTo(/** @type {HTMLInputElement} */ (byId("share-link")), byId("share-copy"));
  }

  async verify() {
    const answer = await read(`/t/${this.about.table}/verify`).catch(() => ({ text: say("link-lost") }));
    byId("verify-says").replaceChildren(...(await verdict(answer, this.about.room)));
  }
}

new Replay(await known());
