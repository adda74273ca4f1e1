// The replay: step, autoplay, jump to a log line, share, download, verify, play on.

import { Board } from "./board.js";
import { byId, data, el, iconAddress, sign } from "./dom.js";
import { Log } from "./log.js";
import { Panels } from "./panels.js";
import { copyTo } from "./room.js";
import { verdict } from "./fair.js";
import { bindPage } from "./sheets.js";
import { dwell, isDark } from "./settings.js";
import { Tabs } from "./tabs.js";
import { say } from "./words.js";

const SLOWEST = 500;
const KEPT = 200;

class Replay {
  constructor() {
    this.about = data("about");
    this.at = this.about.step;
    this.playing = false;
    /** @type {Map<number, Promise<any>>} */
    this.steps = new Map();
    this.board = new Board(byId("board"), { pick: () => {}, hover: () => {} });
    this.panels = new Panels(byId("panels"), (seat) => ({ name: this.name(seat), state: "" }));
    this.log = new Log(byId("log"), { note: (picks) => this.board.ring("noted", picks), go: (step) => this.jump(step) });
    this.tabs = new Tabs(byId("side"));
    byId("share").append(/** @type {HTMLTemplateElement} */ (byId("share-template")).content);
    bindPage(this.board.lens, this.about.game);
    this.bind();
    byId("link").remove();
    this.begin();
  }

  /** The log of the whole match comes with the last step. */
  async begin() {
    const last = await this.fetch(this.about.steps);
    if (last) this.log.put({ after: -1, lines: last.log.lines ?? last.log });
    this.log.show();
    await this.go(this.at);
  }

  bind() {
    const slider = /** @type {HTMLInputElement} */ (byId("replay-at"));
    slider.addEventListener("input", () => this.jump(Number(slider.value)));
    byId("replay-first").addEventListener("click", () => this.jump(0));
    byId("replay-back").addEventListener("click", () => this.jump(this.at - 1));
    byId("replay-play").addEventListener("click", () => this.toggle());
    byId("replay-next").addEventListener("click", () => this.jump(this.at + 1));
    byId("replay-last").addEventListener("click", () => this.jump(this.about.steps));
    byId("share-copy").addEventListener("click", () => copyTo(/** @type {HTMLInputElement} */ (byId("share-link")), byId("share-copy")));
    byId("verify").addEventListener("click", () => this.verify());
    document.addEventListener("keydown", (event) => this.keyed(event));
  }

  /** @param {KeyboardEvent} event */
  keyed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]") || (event.target instanceof Element && event.target.matches("input[type=text],select"))) return;
    const keys = { ArrowLeft: () => this.jump(this.at - 1), ArrowRight: () => this.jump(this.at + 1), Home: () => this.jump(0), End: () => this.jump(this.about.steps), " ": () => this.toggle() };
    const act = /** @type {any} */ (keys)[event.key];
    if (!act || (event.key === " " && event.target instanceof Element && event.target.matches("button,a"))) return;
    event.preventDefault();
    act();
  }

  /** @param {number} seat */
  name(seat) {
    return this.about.room.chairs[seat]?.name ?? "";
  }

  /** @param {number} step @returns {Promise<any>} */
  fetch(step) {
    let answer = this.steps.get(step);
    if (!answer) {
      if (this.steps.size > KEPT) this.steps.clear();
      answer = fetch(`/t/${this.about.table}/step/${step}?lang=${this.about.lang}`).then((response) => (response.ok ? response.json() : null)).catch(() => null);
      this.steps.set(step, answer);
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
    const wanted = this.at;
    this.address();
    const moment = await this.fetch(wanted);
    if (!moment || this.at !== wanted) return;
    const shown = this.board.show(moment.scene);
    this.panels.show(moment.frame.panels, moment.frame.turn, null);
    byId("in-words").replaceChildren(...moment.frame.board.map((/** @type {string} */ line) => el("li", {}, line)));
    this.says(wanted);
    if (wanted < this.about.steps) this.fetch(wanted + 1);
    await shown;
  }

  /** What happened in this step. @param {number} step */
  says(step) {
    const last = this.log.lines.findLast((line) => line.step <= step)?.step;
    const lines = this.log.lines.filter((line) => line.step === last);
    const seat = lines[0]?.seat ?? null;
    byId("replay-says").replaceChildren(...(seat === null ? [] : [sign(seat)]), lines.map((line) => line.text).join(" · "));
    this.board.ring("changed", last === step ? lines.flatMap((line) => line.picks) : []);
    this.log.here(last ?? 0);
  }

  /** The address, the slider, and everything that speaks of this step. */
  address() {
    const link = new URL(`/t/${this.about.table}/replay?step=${this.at}`, location.href);
    history.replaceState(null, "", link);
    /** @type {HTMLInputElement} */ (byId("replay-at")).value = String(this.at);
    /** @type {HTMLInputElement} */ (byId("share-link")).value = link.href;
    /** @type {HTMLInputElement} */ (byId("fork-step")).value = String(this.at);
    byId("replay-step").textContent = say("step-of", { at: this.at, of: this.about.steps });
    for (const picture of document.querySelectorAll("[data-picture]")) picture.setAttribute("href", `/t/${this.about.table}/picture.${picture.getAttribute("data-picture")}?step=${this.at}&theme=${isDark() ? "dark" : "light"}&width=1600`);
  }

  toggle() {
    if (this.playing) return this.stop();
    this.playing = true;
    this.button("pause", "replay-pause");
    return this.run();
  }

  stop() {
    this.playing = false;
    this.button("play", "replay-play");
  }

  /** @param {string} name @param {string} words */
  button(name, words) {
    byId("replay-play").querySelector("use")?.setAttribute("href", iconAddress(name));
    byId("replay-play").setAttribute("aria-label", say(words));
  }

  async run() {
    if (this.at >= this.about.steps) await this.go(0);
    while (this.playing && this.at < this.about.steps) {
      await this.go(this.at + 1);
      await new Promise((resolve) => setTimeout(resolve, Math.max(SLOWEST, dwell())));
    }
    this.stop();
  }

  async verify() {
    const answer = await fetch(`/t/${this.about.table}/verify`).then((response) => response.json()).catch(() => null);
    byId("verify-says").replaceChildren(...(await verdict(answer, this.about.room)));
  }
}

new Replay();
