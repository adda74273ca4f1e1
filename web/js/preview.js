// Looking before leaping: asks the server what a choice would change, and remembers the answers of this moment.

/** @typedef {import("./picks.js").Choice} Choice */
/** @typedef {import("./telling.js").Preview} Preview */

export class Previews {
  /** @param {(choice: Choice) => Promise<any>} ask */
  constructor(ask) {
    this.ask = ask;
    /** @type {Map<string, Promise<Preview | null>>} */
    this.known = new Map();
  }

  /** A new moment: everything known is out of date. */
  forget() {
    this.known.clear();
  }

  /** @param {Choice} choice @returns {Promise<Preview | null>} */
  of(choice) {
    let answer = this.known.get(choice.action);
    if (!answer) {
      answer = this.ask(choice).then((message) => (message.t === "preview" ? message : null));
      this.known.set(choice.action, answer);
    }
    return answer;
  }
}
