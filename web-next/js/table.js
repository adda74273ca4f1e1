// The table: keeps the present state and lets the other modules show it.

import { Actions } from "./actions.js";
import { explain, hush, toast } from "./bubbles.js";
import { Chat } from "./chat.js";
import { Chips } from "./chips.js";
import { Clocks } from "./clocks.js";
import { byId, data, el, icon } from "./dom.js";
import { coverFor, uncover } from "./hotseat.js";
import { bindKeys } from "./keys.js";
import { Log } from "./log.js";
import { MapView } from "./map.js";
import { Marks } from "./marks.js";
import { Pages } from "./pages.js";
import { Panes, showRibbons } from "./panes.js";
import { Picks } from "./picks.js";
import { Previews } from "./preview.js";
import { Prompt } from "./prompt.js";
import { Queue } from "./queue.js";
import { showResults, winners } from "./results.js";
import { aloud } from "./rich.js";
import { post, showRoom } from "./room.js";
import { bindPage } from "./sheets.js";
import { Slips } from "./slips.js";
import { mustConfirm } from "./settings.js";
import { Socket } from "./socket.js";
import { setStage } from "./stage.js";
import { Tabs } from "./tabs.js";
import { Telling } from "./telling.js";
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
    setStage({ chat: true });
    this.map = new MapView(byId("board"), byId("main"));
    this.marks = new Marks(byId("main"), { pick: (id, element) => this.pick(id, element), hover: (id, element) => this.hover(id, element), puzzled: (element) => this.puzzled(element), reveal: (element) => this.map.lens.reveal(element) });
    this.panes = new Panes(byId("first"), byId("second"));
    this.pages = new Pages(byId("pages"), byId("columns"), (pick) => this.pick(pick, null));
    this.chips = new Chips(byId("chips"), { person: (seat) => this.person(seat), thumbnail: (seat) => this.thumbnail(seat), look: (seat) => this.lookAt(seat) });
    this.slips = new Slips(byId("slips"), (picks) => this.marks.ring("noted", picks));
    this.telling = new Telling(byId("telling"), (seat) => this.name(seat));
    this.log = new Log(byId("log"), { note: (picks) => this.marks.ring("noted", picks) });
    this.chat = new Chat(byId("chat"), (text) => this.socket.send({ t: "chat", text }));
    this.actions = new Actions(/** @type {HTMLDialogElement} */ (byId("palette")), { play: (choice) => this.choseFromList(choice), look: (choice) => this.look(choice) });
    this.prompt = new Prompt();
    this.tabs = new Tabs(byId("side"));
    this.clocks = new Clocks(this.chips);
    this.queue = new Queue((state, last) => this.apply(state, last), this.map);
    this.previews = new Previews((choice) => this.socket.ask({ t: "preview", at: this.frame.step, action: choice.action }));
    this.socket = new Socket(this.about.socket, { message: (message) => this.heard(message), link: (state) => this.link(state), hello: () => ({ lang: this.about.lang, scene: true }) });
    bindKeys(this);
    bindPage(this.map.lens, this.about.game);
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
    this.panes.show(state.table.panes);
    const shown = this.map.show(state.maps, this.looking ?? this.viewer);
    this.table = state.table;
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
    const met = byId("main").classList.toggle("gathering", gathering) !== this.gathering;
    this.gathering = gathering;
    if (met) this.tabs.open(gathering ? "chat" : "");
    if (gathering) showRoom(byId("room"), this.room, this.about);
    else byId("room").replaceChildren();
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
    this.chips.show(this.table.chips, frame.turn, this.viewer);
    showRibbons(byId("ribbons"), this.table.ribbons ?? []);
    this.marks.ring("changed", news.flatMap((line) => line.picks));
    this.slips.show(news);
    byId("in-words").replaceChildren(...frame.board.map((/** @type {string} */ line) => el("li", {}, line)));
    this.prompt.show({ at: frame.step, text: this.question(), more: this.aside(), seat: frame.turn, mine: this.mine(), over: frame.results !== null });
    this.showPicks();
    this.clocks.show();
    this.log.show(news.length > 0 ? since : Infinity);
  }

  /** What stands below the question: where in the game we are, or what happened last. */
  aside() {
    if (this.frame.results) return this.frame.results.reason;
    return this.mine() || this.log.lines.length === 0 ? `${this.about.title} · ${this.table.place}` : (this.log.lines.at(-1)?.text ?? "");
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

  /** The picks so far: marks, buttons, tools, what they come to. */
  showPicks() {
    const next = this.mine() && !this.waiting ? this.picks.next() : [];
    this.prompt.wait(this.waiting);
    this.marks.show(next, this.picks.taken, this.mine());
    const button = (/** @type {boolean} */ picked) => (/** @type {string} */ pick) => ({ pick, label: this.label(pick), picked });
    const buttons = [...this.picks.taken.filter((pick) => this.onBar(pick)).map(button(true)), ...next.filter((pick) => this.onBar(pick)).map(button(false))];
    this.prompt.buttons(this.mine() ? buttons : [], { pick: (pick) => this.pick(pick, null), hover: (pick, element) => this.hover(pick, element) });
    this.prompt.offer(this.tools());
    this.showPlaces(next);
    this.preview(this.waiting ? null : this.ready, null);
  }

  /** What may be picked on the map: what it is worth there, and as a list in the sheet of a phone. @param {string[]} next */
  showPlaces(next) {
    const onMap = (/** @type {string} */ pick) => this.marks.find(pick).some((element) => element.closest("svg.map"));
    const open = [...this.picks.taken, ...next].filter(onMap);
    const worth = (/** @type {string} */ pick) => this.picks.settledBy(pick)?.worth ?? (this.ready?.picks.includes(pick) ? this.ready.worth : undefined);
    this.map.price(new Map(open.flatMap((pick) => (worth(pick) ? [[pick, worth(pick)]] : []))));
    this.pages.show(open.map((pick) => ({ pick, text: this.placed(pick), worth: worth(pick), picked: this.picks.taken.includes(pick) })), `${this.frame.step}:${this.picks.taken.length}`);
    const moment = `${this.frame.step}:${this.picks.taken.length}`;
    if (moment !== this.gathered) this.map.gather(open.flatMap((pick) => this.marks.find(pick)));
    this.gathered = moment;
  }

  /** A place of the map in a few words. @param {string} pick */
  placed(pick) {
    return this.marks.find(pick)[0]?.getAttribute("aria-label") ?? this.label(pick);
  }

  /** A small map of somebody, where everybody has one and it is not the one that is shown. @param {number} seat */
  thumbnail(seat) {
    return this.map.drawn.size > 1 && this.map.whose !== seat ? this.map.thumbnail(seat) : null;
  }

  /** Shows somebody's map, where everybody has one. @param {number} seat */
  lookAt(seat) {
    if (!this.map.drawn.has(seat)) return;
    this.looking = seat === this.viewer ? null : seat;
    this.map.look(seat);
    this.refresh();
  }

  /** What is not drawn on the board is a button. @param {string} pick */
  onBar(pick) {
    return pick.startsWith("button:") || this.marks.find(pick).length === 0;
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
    this.slips.clear();
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

  /** @param {string | null} id @param {Element | null} element */
  hover(id, element) {
    clearTimeout(this.resting);
    const choice = id && this.mine() && !this.ready ? this.picks.settledBy(id) : null;
    this.resting = setTimeout(() => this.preview(choice ?? this.ready, choice ? element : null), HOVER_REST);
  }

  /** Shows what a choice would change. @param {Choice | null} choice @param {Element | null} at what is pointed at */
  async preview(choice, at) {
    clearTimeout(this.resting);
    this.looked = choice;
    const place = at ?? (choice ? this.marks.find(choice.picks.at(-1) ?? "")[0] ?? null : null);
    if (!choice) this.chips.preview([]);
    this.telling.show(choice, null, place, this.viewer);
    const preview = choice ? await this.previews.of(choice) : null;
    if (this.looked !== choice || !choice) return;
    this.telling.show(choice, preview, place, this.viewer);
    this.chips.preview(preview?.changes ?? []);
  }

  /** For the list of actions: a preview in words. @param {Choice | null} choice */
  async look(choice) {
    if (!choice) this.preview(this.ready, null);
    return choice ? this.telling.sentence(await this.previews.of(choice)) : "";
  }

  /** Why something cannot be picked. @param {string} pick @param {Element} element */
  async why(pick, element) {
    const answer = await this.socket.ask({ t: "why", at: this.frame.step, pick });
    if (answer.t !== "why") return;
    if (answer.text) explain(/** @type {any} */ (answer), element, this.about.game);
    else this.puzzled(element);
  }

  /** Something that means nothing now was pressed. @param {Element} element */
  puzzled(element) {
    if (!this.frame || this.frame.results) return;
    const text = this.mine() ? say("not-now", { prompt: aloud(this.frame.prompt) }) : say("not-your-turn", { name: this.name(this.frame.turn) });
    explain({ clause: "", text }, element, this.about.game);
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
