// What a person does with the choices: picks, looks before leaping, confirms, takes back, asks why not.

import { explain, hush, toast } from "./bubbles.js";
import { Picks } from "./picks.js";
import { Previews } from "./preview.js";
import { aloud } from "./rich.js";
import { mustConfirm } from "./settings.js";
import { say } from "./words.js";

/** @typedef {import("./picks.js").Choice} Choice */

/** How long the pointer rests on something before its preview is fetched, in milliseconds. */
const HOVER_REST = 90;

export class Hand {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.picks = new Picks([]);
    /** The choice that waits for a confirmation. @type {Choice | null} */
    this.ready = null;
    /** What was picked last; picked again, it confirms. @type {string | null} */
    this.last = null;
    /** What the choice that waits contains and was not picked; picked now, it confirms too. @type {string[]} */
    this.implied = [];
    /** Whether a command is under way. */
    this.waiting = false;
    /** The number of the command that is or was under way, where the line numbers them. @type {number | void} */
    this.sent = undefined;
    this.previews = new Previews((choice) => table.line.ask({ t: "preview", at: table.frame.step, action: choice.action }));
  }

  /** A state has come. @param {Choice[]} choices @param {boolean} same whether it is the same moment once more, as after a break of the line */
  deal(choices, same) {
    if (same && choices.length === this.picks.choices.length) return;
    // What was sent is still to be answered.
    this.waiting &&= same;
    if (!this.waiting) this.ready = null;
    this.previews.forget();
    hush();
    this.picks = new Picks(choices);
  }

  /** Whether something may be picked now. */
  get free() {
    return this.table.mine() && !this.table.asked() && !this.waiting;
  }

  /** What may be picked next. */
  next() {
    return this.free ? this.picks.next() : [];
  }

  /** @param {string} id @param {Element | null} element */
  pick(id, element) {
    hush();
    this.table.slips.clear();
    if (this.table.queue.skip() || this.waiting) return;
    if (!this.free) this.puzzled(element);
    else if (this.ready && (this.last === id || this.implied.includes(id))) this.commit();
    else if (this.picks.taken.includes(id) && !this.picks.possible().has(id)) this.cancel();
    else this.take(id, element);
  }

  /** @param {string} id @param {Element | null} element */
  take(id, element) {
    const held = [this.picks.taken, this.ready];
    if (this.ready && !this.picks.possible().has(id)) this.picks.taken = [];
    this.ready = null;
    this.last = id;
    this.implied = [];
    if (this.picks.take(id)) return this.narrowed();
    [this.picks.taken, this.ready] = /** @type {[string[], Choice | null]} */ (held);
    return element && this.why(id, element);
  }

  narrowed() {
    const only = this.picks.only();
    if (only) {
      this.implied = only.picks.filter((pick) => !this.picks.taken.includes(pick));
      return this.choose(only, this.picks.implies(only));
    }
    this.ready = this.picks.said();
    return this.table.showPicks();
  }

  /** A choice has been said, perhaps by less than all of it: then it is shown before it is played. @param {Choice} choice @param {boolean} implied */
  async choose(choice, implied = false) {
    this.picks.taken = [...choice.picks];
    this.ready = choice;
    const ask = implied || mustConfirm() || (this.table.guide.on && (await this.table.guide.warns(choice)));
    if (this.ready !== choice) return;
    if (ask) this.table.showPicks();
    else this.commit();
  }

  /** @param {Choice} choice */
  async choseFromList(choice) {
    await this.choose(choice);
    // The next Enter is meant for the question, not for what had the focus before the list was opened.
    if (!this.waiting) this.table.prompt.lead();
  }

  commit() {
    if (!this.ready || this.waiting) return;
    if (!this.table.linked) return this.kept();
    this.waiting = true;
    this.sent = this.table.line.send({ t: "play", at: this.table.frame.step, action: this.ready.action });
    this.table.showPicks();
  }

  /** Nothing is decided while the line is lost: it would be played when nobody looks. What was picked waits to be confirmed. */
  kept() {
    toast(say("link-lost"));
    this.table.showPicks();
  }

  /** Takes back the last pick. */
  cancel() {
    if (hush() || this.waiting) return;
    this.ready = null;
    if (!this.picks.back()) this.table.slips.clear();
    this.table.showPicks();
  }

  /** Something was refused; if it was what was played, the picks begin anew. @param {number} [id] of the command, if it was about one */
  refused(id) {
    if (id !== undefined && id !== this.sent) return;
    this.waiting = false;
    this.ready = null;
    this.picks = new Picks(this.picks.choices);
  }

  /** All actions in words. */
  list() {
    if (this.free) this.table.actions.open(this.picks.left());
  }

  /** @param {string | null} id @param {Element | null} element */
  hover(id, element) {
    clearTimeout(this.resting);
    const choice = id && this.free && !this.ready ? this.picks.settledBy(id) : null;
    this.resting = setTimeout(() => this.preview(choice ?? this.ready, choice ? element : null), HOVER_REST);
  }

  /** Shows what a choice would change. @param {Choice | null} choice @param {Element | null} at what is pointed at */
  async preview(choice, at) {
    const { telling, setting, viewer } = this.table;
    clearTimeout(this.resting);
    this.looked = choice;
    const place = at ?? (choice ? (setting.marks.find(choice.picks.at(-1) ?? "")[0] ?? null) : null);
    if (!choice) setting.preview([]);
    telling.show(choice, null, place, viewer);
    const preview = choice ? await this.previews.of(choice) : null;
    if (this.looked !== choice || !choice) return;
    telling.show(choice, preview, place, viewer);
    setting.preview(preview?.changes ?? []);
  }

  /** For the list of actions: a preview in words. @param {Choice | null} choice */
  async look(choice) {
    if (!choice) this.preview(this.ready, null);
    return choice ? this.table.telling.sentence(await this.previews.of(choice)) : "";
  }

  /** Why something cannot be picked. @param {string} pick @param {Element} element */
  async why(pick, element) {
    const at = this.table.frame.step;
    const answer = await this.table.line.ask({ t: "why", at, pick });
    if (answer.t !== "why" || this.table.frame.step !== at) return;
    if (answer.text) explain(/** @type {any} */ (answer), element, this.table.about.game);
    else this.puzzled(element);
  }

  /** Something that means nothing now was pressed. @param {Element | null} element */
  puzzled(element) {
    const { frame, about } = this.table;
    if (!element || !frame || frame.results || frame.turn === null) return;
    const text = this.table.mine() ? say("not-now", { prompt: aloud(frame.prompt) }) : say("not-your-turn", { name: this.table.name(frame.turn) });
    explain({ clause: "", text: this.table.ended || text }, element, about.game);
  }
}
