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
    const known = this.known.get(choice.action);
    if (known) return known;
    const answer = this.ask(choice).then((message) => (message.t === "preview" ? message : null));
    this.known.set(choice.action, answer);
    // What was not answered, because the line was down, is asked again.
    answer.then((preview) => preview ?? (this.known.get(choice.action) === answer && this.known.delete(choice.action)));
    return answer;
  }
}
