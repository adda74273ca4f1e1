// Narrowing: what has been picked, which choices are left, what may be picked next. Knows no game and no page.

/** @typedef {{action: string, text: string, picks: string[], worth?: string}} Choice */

/** Takes every pick of `taken` out of `picks`, or returns nothing if one is missing. @param {string[]} picks @param {string[]} taken */
function without(picks, taken) {
  const rest = [...picks];
  for (const pick of taken) {
    const at = rest.indexOf(pick);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

/** What kind of element a pick names. @param {string} pick */
const kind = (pick) => pick.split(":")[0];

export class Picks {
  /** @param {Choice[]} choices */
  constructor(choices) {
    this.choices = choices;
    /** @type {string[]} */
    this.taken = [];
  }

  /** The choices that contain everything picked so far. */
  left() {
    return this.choices.filter((choice) => without(choice.picks, this.taken));
  }

  /** What each choice that is left still needs. @returns {{choice: Choice, rest: string[]}[]} */
  needs() {
    return this.choices.flatMap((choice) => {
      const rest = without(choice.picks, this.taken);
      return rest ? [{ choice, rest }] : [];
    });
  }

  /**
   * The picks that come next, in the order of the choices. Where what comes first for one choice comes later for another,
   * as two cards of a hand, order means nothing: then all of that kind are next.
   */
  next() {
    const needs = this.needs().map(({ rest }) => rest);
    const first = new Set(needs.map((rest) => rest[0]));
    const later = needs.flatMap((rest) => rest.slice(1).filter((pick) => kind(pick) === kind(rest[0])));
    const alike = new Set(later.filter((pick) => first.has(pick)).map(kind));
    const comes = (/** @type {string} */ pick, /** @type {number} */ i, /** @type {string[]} */ rest) =>
      i === 0 || (kind(pick) === kind(rest[0]) && alike.has(kind(pick)));
    return [...new Set(needs.flatMap((rest) => rest.filter(comes)))];
  }

  /** Every pick that can still be meant, now or later. */
  possible() {
    return new Set(this.needs().flatMap(({ rest }) => rest));
  }

  /** The choice that is said in full, if there is one. */
  said() {
    return this.needs().find(({ rest }) => rest.length === 0)?.choice ?? null;
  }

  /** The only choice left, once something has been picked. */
  only() {
    const left = this.left();
    return this.taken.length > 0 && left.length === 1 ? left[0] : null;
  }

  /** The choice that a further pick would settle, for looking before leaping. @param {string} pick */
  settledBy(pick) {
    const further = new Picks(this.choices);
    further.taken = [...this.taken, pick];
    return further.only();
  }

  /** Whether a choice says more than what has been picked. @param {Choice} choice */
  implies(choice) {
    return choice.picks.length > this.taken.length;
  }

  /** Picks something; says whether it could be meant. @param {string} pick */
  take(pick) {
    if (!this.possible().has(pick)) return false;
    this.taken.push(pick);
    return true;
  }

  /** Takes the last pick back; says whether there was one. */
  back() {
    return this.taken.pop() !== undefined;
  }
}
