// Clocks: what is left of everybody's time, counted down between states.

import { say } from "./words.js";

const LOW = 60;

export class Clocks {
  /**
   * @param {{tick: (clock: (seat: number) => {text: string, low: boolean} | null) => void}} chips
   * @param {(seat: number) => void} low said once when somebody's running clock becomes low
   */
  constructor(chips, low) {
    this.chips = chips;
    this.low = low;
    /** Whether the running clock has been said to be low. */
    this.warned = false;
    /** @type {(number | null)[]} */
    this.left = [];
    /** @type {number | null} */
    this.turn = null;
    this.since = performance.now();
    setInterval(() => this.show(), 500);
  }

  /** @param {{running: number | null, left: number[]} | null} clocks milliseconds by seat, and whose clock runs */
  set(clocks) {
    this.left = clocks?.left ?? [];
    this.turn = clocks?.running ?? null;
    this.warned = this.turn !== null && Boolean(this.at(this.turn)?.low);
    this.since = performance.now();
  }

  show() {
    if (this.left.length > 0) this.chips.tick((seat) => this.at(seat));
    if (this.warned || this.turn === null || !this.at(this.turn)?.low) return;
    this.warned = true;
    this.low(this.turn);
  }

  /** @param {number} seat */
  at(seat) {
    const left = this.left[seat];
    if (left === null || left === undefined) return null;
    const seconds = Math.max(0, Math.round((left - (seat === this.turn ? performance.now() - this.since : 0)) / 1000));
    return { text: written(seconds), low: seconds < LOW };
  }
}

/** @param {number} seconds */
function written(seconds) {
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  const [days, hours, minutes] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
  if (days > 0) return say("clock-days", { days, hours });
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
