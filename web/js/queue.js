// States in the order in which they came: each is shown long enough to be followed, unless somebody is in a hurry.

import { dwell } from "./settings.js";

/** More than this is not followed but summed up. */
const PATIENCE = 12;

export class Queue {
  /**
   * @param {(state: any, last: boolean) => Promise<void>} apply
   * @param {{settle: () => void}} setting
   */
  constructor(apply, setting) {
    this.apply = apply;
    this.setting = setting;
    /** @type {any[]} */
    this.states = [];
    this.running = false;
    /** @type {(() => void) | null} */
    this.hurry = null;
  }

  /** @param {any} state */
  push(state) {
    this.states.push(state);
    if (!this.running) this.run();
  }

  /** Shows what has come. */
  async run() {
    this.running = true;
    while (this.states.length > 0) await this.one();
    this.running = false;
  }

  async one() {
    if (document.hidden || this.states.length > PATIENCE) this.states = [merged(this.states)];
    const state = this.states.shift();
    // A state that cannot be shown must not keep those behind it from being shown.
    const moved = this.apply(state, this.states.length === 0).catch(reportError);
    if (this.states.length > 0) await Promise.all([moved, this.rest()]);
    else await Promise.race([moved, this.rest(0)]);
  }

  /** Waits, or until somebody hurries. */
  rest(time = dwell()) {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.hurry = null;
        resolve(undefined);
      };
      const timer = setTimeout(done, time);
      this.hurry = done;
    });
  }

  /** Ends all waiting and movement; says whether there was something to skip. */
  skip() {
    if (this.states.length === 0) return false;
    this.states = [merged(this.states)];
    this.setting.settle();
    this.hurry?.();
    return true;
  }
}

/** Many states as one: the last, with the log of all and the room as it was last sent. @param {any[]} states */
function merged(states) {
  const after = Math.min(...states.map((state) => state.log.after));
  const join = (/** @type {any[]} */ lines, /** @type {any} */ { log }) => [...lines.filter((line) => line.step <= log.after), ...log.lines];
  const room = states.findLast((state) => state.room)?.room;
  return { ...states[states.length - 1], room, log: { after, lines: states.reduce(join, []) } };
}
