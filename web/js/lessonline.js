// The line to a lesson or a worked example: keeps the answers given so far and asks for the moment that they make. Nothing is kept at its other end.

import { read } from "./hall.js";

/** @typedef {import("./line.js").Message} Message */
/** @typedef {{game: string, name: string, title: string, at: string, clause?: string}} Lesson where it is asked for stands in `at`; an example has a clause */

/** The answer that goes on where no action is asked for. */
const ON = "on";
/** How long to wait before asking once more when nobody answered, in milliseconds. */
const AGAIN = 2000;

export class LessonLine {
  /** @param {Lesson} lesson @param {string} lang @param {import("./line.js").Ears} ears */
  constructor(lesson, lang, ears) {
    this.lesson = lesson;
    this.lang = lang;
    this.ears = ears;
    /** @type {string[]} */
    this.answers = [];
    this.busy = false;
    this.begin();
  }

  /** Goes on where this window was, so that a page may be loaded anew. */
  async begin() {
    if (!(await this.give(kept(this.lesson)))) await this.give([]);
  }

  /** `play` answers, `on` goes on, `undo` drops the last answer, `restart` all of them. @param {Message} command */
  send({ t, action }) {
    const ways = {
      play: () => [...this.answers, action], on: () => [...this.answers, ON],
      undo: () => this.answers.slice(0, -1), restart: () => [],
    };
    const answers = /** @type {Record<string, () => string[]>} */ (ways)[t]?.();
    if (answers) this.give(answers);
  }

  /** `preview`, `why` and `words`, answered as at any table. @param {Message} question @returns {Promise<Message>} */
  async ask({ t, action, pick }) {
    return (await this.fetch(this.answers, { ask: t, of: action ?? pick ?? "" })) ?? { t: "error", code: "offline" };
  }

  /** Shows the moment that some answers make, or says why there is none; whether there is one. @param {string[]} answers */
  async give(answers) {
    if (this.busy) return false;
    this.busy = true;
    const moment = await this.patiently(answers);
    this.busy = false;
    if (!moment.said) {
      this.ears.message({ t: "error", ...moment });
      return false;
    }
    this.answers = answers;
    keep(this.lesson, moment.said.stand === "done" ? [] : answers);
    this.ears.message(this.state(moment));
    return true;
  }

  /** Asks until somebody answers. @param {string[]} answers */
  async patiently(answers) {
    for (;;) {
      const moment = await this.fetch(answers, {});
      this.ears.link(moment ? "open" : "lost");
      if (moment) return moment;
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }

  /** @param {string[]} answers @param {Record<string, string>} more @returns {Promise<any>} nothing if nobody answered */
  fetch(answers, more) {
    const asked = new URLSearchParams({ lang: this.lang, answers: answers.join("\n"), ...more });
    return read(`${this.lesson.at}?${asked}`).catch(() => null);
  }

  /** A moment of a lesson as the state of a table. @param {any} moment */
  state({ said, names, frame, table, maps, log }) {
    const prompt = ["asked", "shown"].includes(said.stand) ? frame.prompt : this.lesson.title;
    const undo = this.answers.length > 0 ? "free" : "nothing";
    const chair = (/** @type {string} */ name, /** @type {number} */ seat) => ({ seat, name, you: seat === said.learner && !this.lesson.clause });
    return {
      t: "state", viewer: said.learner, said, table, maps, clocks: null, cover: null, request: null,
      frame: { ...frame, prompt, undo, results: null }, log: { after: -1, lines: log },
      room: { status: "lesson", chairs: names.map(chair) },
    };
  }
}

/** Under which name a lesson's answers are kept. @param {Lesson} lesson */
const key = ({ game, name }) => `piazza-lesson ${game}/${name}`;

/** @param {Lesson} lesson @returns {string[]} */
function kept(lesson) {
  try {
    return JSON.parse(sessionStorage.getItem(key(lesson)) ?? "[]");
  } catch {
    return [];
  }
}

/** @param {Lesson} lesson @param {string[]} answers */
function keep(lesson, answers) {
  try {
    sessionStorage.setItem(key(lesson), JSON.stringify(answers));
  } catch {
    // Nothing can be kept: a page that is loaded anew begins anew.
  }
}
