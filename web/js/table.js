// The table: keeps the present state and lets the other modules show it.

import { Actions } from "./actions.js";
import { Board } from "./board.js";
import { explain, hush, toast } from "./bubbles.js";
import { Chat } from "./chat.js";
import { Clocks } from "./clocks.js";
import { byId, data, el, icon } from "./dom.js";
import { numberFor, remember } from "./fair.js";
import { coverFor, uncover } from "./hotseat.js";
import { bindKeys } from "./keys.js";
import { Log } from "./log.js";
import { Panels } from "./panels.js";
import { Picks } from "./picks.js";
import { Previews } from "./preview.js";
import { Prompt } from "./prompt.js";
import { Queue } from "./queue.js";
import { showResults, winners } from "./results.js";
import { post, showRoom } from "./room.js";
import { bindPage } from "./sheets.js";
import { mustConfirm } from "./settings.js";
import { Socket } from "./socket.js";
import { Tabs } from "./tabs.js";
import { say } from "./words.js";

/** @typedef {import("./picks.js").Choice} Choice */

/** How long the pointer rests on something before its preview is fetched, in milliseconds. */
const HOVER_REST = 90;

class Table {
  constructor() {
    this.about = data("about");
    this.room = this.about.room;
    /** @type {any} */
    this.frame = null;
    /** @type {number | null} */
    this.viewer = null;
    /** @type {any} */
    this.request = null;
    this.picks = new Picks([]);
    /** The choice that waits for a confirmation. @type {Choice | null} */
    this.ready = null;
    /** Whether a command is under way. */
    this.waiting = false;
    /** The last step whose result was shown. */
    this.resulted = -1;
    this.board = new Board(byId("board"), { pick: (id, element) => this.pick(id, element), hover: (id) => this.hover(id) });
    this.panels = new Panels(byId("panels"), (seat) => this.person(seat));
    this.log = new Log(byId("log"), { note: (picks) => this.board.ring("noted", picks) });
    this.chat = new Chat(byId("chat"), (text) => this.socket.send({ t: "chat", text }));
    this.actions = new Actions(/** @type {HTMLDialogElement} */ (byId("palette")), { play: (choice) => this.choseFromList(choice), look: (choice) => this.look(choice) });
    this.prompt = new Prompt((seat) => this.name(seat));
    this.tabs = new Tabs(byId("side"));
    this.clocks = new Clocks(this.panels);
    this.queue = new Queue((state, last) => this.apply(state, last), this.board);
    this.previews = new Previews((choice) => this.socket.ask({ t: "preview", at: this.frame.step, action: choice.action }));
    this.socket = new Socket(this.about.socket, { message: (message) => this.heard(message), link: (state) => this.link(state), hello: () => ({ lang: this.about.lang, scene: true }) });
    bindKeys(this);
    bindPage(this.board.lens, this.about.game);
    this.showRoom();
  }

  // What comes in.

  /** @param {"open" | "wait" | "lost"} state */
  link(state) {
    byId("link").dataset.state = state;
    byId("link").title = say(`link-${state}`);
  }

  /** @param {import("./socket.js").Message} message */
  heard(message) {
    switch (message.t) {
      case "welcome": return this.link("open");
      case "state": return this.queue.push(message);
      case "room": return this.roomChanged(message.room);
      case "presence": return this.presence(message);
      case "chat": return this.said(message);
      case "request": return this.requested(message);
      case "error": return this.refused(message);
      case "stale": return this.refused({ text: say("stale") });
      case "bye": return this.refused(message);
      default: return undefined;
    }
  }

  /** @param {any} room */
  roomChanged(room) {
    this.room = room;
    this.giveNumber();
    this.offerTools();
    this.showRoom();
    if (this.frame) this.refresh();
  }

  /** @param {any} message */
  presence({ online, watching }) {
    this.room.chairs.forEach((/** @type {any} */ chair, /** @type {number} */ seat) => (chair.online = Boolean(online[seat])));
    byId("where").textContent = watching > 0 ? say("watched", { n: watching }) : "";
    if (this.frame) this.refresh();
  }

  /** @param {any} message */
  said(message) {
    this.chat.add(message);
    if (!message.you) this.tabs.news("chat");
  }

  /** @param {any} message */
  requested({ request, refused }) {
    this.request = request;
    if (refused) toast(say("undo-refused"));
    if (this.frame) this.refresh();
  }

  /** @param {any} message */
  refused({ code, text }) {
    if (code === "version") location.reload();
    if (code === "offline") return;
    this.waiting = false;
    this.ready = null;
    toast(text ?? code);
    if (this.frame) this.showPicks();
  }

  /** Puts a state on the table. @param {any} state @param {boolean} last whether it is the present one */
  async apply(state, last) {
    const before = this.frame?.step ?? null;
    if (state.room) this.room = state.room;
    this.giveNumber();
    this.viewer = state.viewer;
    this.request = state.request;
    this.log.put(state.log);
    this.frame = state.frame;
    this.showRoom();
    this.offerTools();
    if (!state.frame) return;
    this.clocks.set(state.clocks);
    // The same moment once more, as after a break of the line: what was sent is still to be answered.
    this.waiting &&= state.frame.step === before;
    if (!this.waiting) this.ready = null;
    this.previews.forget();
    hush();
    this.picks = new Picks(last ? state.frame.choices : []);
    const shown = this.board.show(state.scene);
    this.refresh();
    if (state.cover === null) uncover();
    else if (last) coverFor(state.cover, this.name(state.cover), () => this.socket.send({ t: "look", seat: state.cover }));
    if (last) this.settleIn(before);
    await shown;
  }

  /** What is said and shown once the present is reached. @param {number | null} before the step that was shown until now */
  settleIn(before) {
    const fresh = before === null ? [] : this.log.after(before);
    byId("says").textContent = [...fresh.map((line) => line.text), this.mine() ? this.frame.prompt : ""].join(". ");
    document.title = `${this.mine() ? "● " : ""}${this.about.title} · Piazza`;
    if (this.frame.results && this.resulted !== this.frame.step) this.showResult();
    if (before !== this.frame.step) this.actions.close();
  }

  // Who is who.

  /** Whether the one who looks has to decide. */
  mine() {
    return Boolean(this.frame && this.frame.turn !== null && this.frame.turn === this.viewer && this.frame.choices.length > 0);
  }

  /** @param {number} seat */
  name(seat) {
    return this.room.chairs[seat]?.name || say("chair-open");
  }

  /** @param {number} seat */
  person(seat) {
    const chair = this.room.chairs[seat];
    const state = chair?.left ? "left" : chair?.stand_in ? "stand-in" : chair?.kind === "person" && !chair.online ? "away" : null;
    return { name: this.name(seat), state: state ? say(state) : "" };
  }

  // What is shown.

  showRoom() {
    const gathering = this.room.status === "gathering";
    byId("room").hidden = !gathering;
    byId("stage").hidden = gathering;
    byId("prompt").hidden = gathering;
    const met = byId("main").classList.toggle("gathering", gathering) !== this.gathering;
    this.gathering = gathering;
    if (met) this.tabs.open(gathering ? "chat" : "");
    if (gathering) showRoom(byId("room"), this.room, this.about);
    else byId("room").replaceChildren();
  }

  /** Whoever sits at a gathering table gives a number for the draw. */
  giveNumber() {
    const owed = this.room.chairs.some((/** @type {any} */ chair) => chair.you && !chair.part);
    if (this.room.status !== "gathering" || !owed) return;
    remember(this.room);
    this.socket.ask({ t: "part", number: numberFor(this.room.id) });
  }

  /** What a seated person may do about the table itself, in the settings. */
  offerTools() {
    const seat = this.room.status === "playing" && !this.standingIn() ? (this.viewer ?? null) : null;
    const standIn = seat !== null && el("button", { type: "button", class: "btn", onclick: () => this.socket.send({ t: "standin", seat }) }, icon("bot"), say("stand-in-offer"));
    const leave = seat !== null && post(`/t/${this.about.table}/leave`, {}, el("button", { class: "btn danger", onclick: (/** @type {Event} */ event) => confirm(say("resign-sure")) || event.preventDefault() }, icon("door"), say("resign")));
    byId("table-tools").replaceChildren(.../** @type {HTMLElement[]} */ ([standIn, leave].filter(Boolean)));
  }

  refresh() {
    const { frame } = this;
    const since = this.viewer === null ? 0 : this.log.lastOf(this.viewer);
    const news = since > 0 && this.mine() ? this.log.after(since) : [];
    this.panels.show(frame.panels, frame.turn, this.viewer);
    this.board.ring("changed", news.flatMap((line) => line.picks));
    byId("in-words").replaceChildren(...frame.board.map((/** @type {string} */ line) => el("li", {}, line)));
    this.prompt.show({ at: frame.step, text: this.question(), more: this.aside(news), seat: frame.turn, mine: this.mine(), over: frame.results !== null });
    this.showPicks();
    this.clocks.show();
    this.log.show(news.length > 0 ? since : Infinity);
  }

  /** What stands below the question: what happened since the last turn, or last. @param {import("./log.js").Line[]} news */
  aside(news) {
    if (this.frame.results) return this.frame.results.reason;
    return this.mine() ? news.map((line) => line.text).join(" · ") : (this.log.lines.at(-1)?.text ?? "");
  }

  /** What the prompt says: an undo request comes first. */
  question() {
    if (this.room.status === "stopped") return say("stopped-title");
    if (this.frame.results) return winners(this.frame.results, (seat) => this.name(seat));
    if (!this.request) return this.frame.prompt;
    return this.asked() ? say("undo-asked", { name: this.name(this.request.by) }) : say("undo-yours");
  }

  /** Whether the one who looks has to answer an undo request. */
  asked() {
    return Boolean(this.request) && this.viewer !== null && this.request.waiting.includes(this.viewer);
  }

  /** The picks so far: board, buttons, tools, preview. */
  showPicks() {
    const next = this.mine() && !this.waiting ? this.picks.next() : [];
    this.prompt.wait(this.waiting);
    this.board.mark(next, this.picks.taken, this.mine());
    const button = (/** @type {boolean} */ picked) => (/** @type {string} */ pick) => ({ pick, label: this.label(pick), picked });
    const buttons = [...this.picks.taken.filter((pick) => this.onBar(pick)).map(button(true)), ...next.filter((pick) => this.onBar(pick)).map(button(false))];
    this.prompt.buttons(this.mine() ? buttons : [], { pick: (pick) => this.pick(pick, null), hover: (pick) => this.hover(pick) });
    this.prompt.offer(this.tools());
    this.preview(this.waiting ? null : this.ready);
  }

  /** What is not drawn on the board is a button. @param {string} pick */
  onBar(pick) {
    return pick.startsWith("button:") || this.board.find(pick).length === 0;
  }

  /** The words of a button: those of the only action it can mean, or its own name. @param {string} pick */
  label(pick) {
    const meant = this.picks.left().filter((choice) => choice.picks.includes(pick));
    return meant.length === 1 ? meant[0].text : pick.replace(/^[^:]*:/, "").replaceAll("-", " ");
  }

  /** @returns {import("./prompt.js").Tool[]} */
  tools() {
    const { frame } = this;
    const answer = (/** @type {boolean} */ yes) => () => this.socket.send({ t: "answer", request: this.request.number, yes });
    /** @type {[boolean, import("./prompt.js").Tool][]} */
    const all = [
      [this.asked(), { label: say("agree"), icon: "check", kind: "main", act: answer(true) }],
      [this.asked(), { label: say("refuse"), icon: "cancel", kind: "say", act: answer(false) }],
      [Boolean(this.ready), { label: say("confirm"), icon: "check", kind: "main", key: "Enter", act: () => this.commit() }],
      [this.picks.taken.length > 0 && !this.waiting, { label: say("cancel"), icon: "cancel", key: "Esc", act: () => this.cancel() }],
      [frame.undo !== "nothing" && this.picks.taken.length === 0 && !this.request && !frame.results, { label: say(frame.undo === "free" ? "undo" : "undo-ask"), icon: "undo", key: "U", act: () => this.undo() }],
      [this.mine() && !this.ready, { label: say("actions"), icon: "list", key: "A", act: () => this.list() }],
      [this.standingIn(), { label: say("return-offer"), icon: "person", kind: "main", act: () => this.socket.send({ t: "return" }) }],
      [this.room.status === "stopped", { label: say("download-record"), icon: "down", kind: "say", act: () => location.assign(`/t/${this.about.table}/record.txt`) }],
      [frame.results !== null, { label: say("result"), icon: "flag", kind: "say", act: () => this.showResult() }],
    ];
    return all.filter(([shown]) => shown).map(([, tool]) => tool);
  }

  /** Whether a bot plays for the one who looks. */
  standingIn() {
    return this.room.status === "playing" && this.room.chairs.some((/** @type {any} */ chair) => chair.you && chair.stand_in && !chair.left);
  }

  // What a person does.

  /** @param {string} id @param {Element | null} element */
  pick(id, element) {
    hush();
    if (this.queue.skip() || !this.mine() || this.waiting) return;
    if (this.ready && this.picks.taken.at(-1) === id) this.commit();
    else if (this.picks.taken.includes(id) && !this.picks.possible().has(id)) this.cancel();
    else this.take(id, element);
  }

  /** @param {string} id @param {Element | null} element */
  take(id, element) {
    if (this.ready && !this.picks.possible().has(id)) this.picks.taken = [];
    this.ready = null;
    if (this.picks.take(id)) this.narrowed();
    else if (element) this.why(id, element);
  }

  narrowed() {
    const only = this.picks.only();
    if (only) return this.choose(only);
    this.ready = this.picks.said();
    return this.showPicks();
  }

  /** A choice has been said in full. @param {Choice} choice */
  choose(choice) {
    this.picks.taken = [...choice.picks];
    this.ready = choice;
    if (mustConfirm()) this.showPicks();
    else this.commit();
  }

  /** @param {Choice} choice */
  choseFromList(choice) {
    this.choose(choice);
    // The next Enter is meant for the question, not for what had the focus before the list was opened.
    if (!this.waiting) this.prompt.lead();
  }

  commit() {
    if (!this.ready || this.waiting) return;
    this.waiting = true;
    this.socket.send({ t: "play", at: this.frame.step, action: this.ready.action });
    this.showPicks();
  }

  /** Takes back the last pick. */
  cancel() {
    if (hush() || this.waiting) return;
    this.ready = null;
    if (this.picks.back()) this.showPicks();
  }

  undo() {
    if (this.frame && this.frame.undo !== "nothing") this.socket.send({ t: "undo", at: this.frame.step });
  }

  /** All actions in words. */
  list() {
    if (this.mine() && !this.waiting) this.actions.open(this.picks.left());
  }

  /** @param {string | null} id */
  hover(id) {
    clearTimeout(this.resting);
    const choice = id && this.mine() && !this.ready ? this.picks.settledBy(id) : null;
    this.resting = setTimeout(() => this.preview(choice ?? this.ready), HOVER_REST);
  }

  /** Shows what a choice would change. @param {Choice | null} choice */
  async preview(choice) {
    clearTimeout(this.resting);
    this.looked = choice;
    if (!choice) this.panels.preview([]);
    this.prompt.preview(choice, null);
    const preview = choice ? await this.previews.of(choice) : null;
    if (this.looked !== choice || !choice) return;
    this.prompt.preview(choice, preview);
    this.panels.preview(preview?.changes ?? []);
  }

  /** For the list of actions: a preview in words. @param {Choice | null} choice */
  async look(choice) {
    if (!choice) this.preview(this.ready);
    return choice ? this.prompt.sentence(await this.previews.of(choice)) : "";
  }

  /** Why something cannot be picked; if no rule speaks of it, it is looked at more closely. @param {string} pick @param {Element} element */
  async why(pick, element) {
    const answer = await this.socket.ask({ t: "why", at: this.frame.step, pick });
    if (answer.t === "why" && answer.clause) explain(/** @type {any} */ (answer), element, this.about.game);
    else this.board.look(element);
  }

  showResult() {
    this.resulted = this.frame.step;
    const { table } = this.about;
    const again = this.viewer !== null && post(`/t/${table}/rematch`, {}, el("button", { class: "btn main", id: "rematch" }, icon("play"), say("rematch")));
    const ways = [again, el("a", { class: "btn", href: `/t/${table}/replay` }, icon("eye"), say("replay")), el("a", { class: "btn plain", href: "/" }, say("home"))];
    showResults(byId("result-body"), this.frame.results, (seat) => this.name(seat), /** @type {HTMLElement[]} */ (ways.filter(Boolean)));
    const sheet = /** @type {HTMLDialogElement} */ (byId("result"));
    if (!sheet.open) sheet.showModal();
  }
}

new Table();
