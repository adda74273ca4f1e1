// The table: keeps the present state and lets the other modules show it.

import { Actions } from "./actions.js";
import { toast } from "./bubbles.js";
import { Chat } from "./chat.js";
import { Clocks } from "./clocks.js";
import { byId, el, icon } from "./dom.js";
import { Ending, winners } from "./ending.js";
import { numberFor, remember } from "./fair.js";
import { Guide } from "./guide.js";
import { known } from "./hall.js";
import { Hand } from "./hand.js";
import { Hints } from "./hints.js";
import { coverFor, uncover } from "./hotseat.js";
import { bindKeys } from "./keys.js";
import { lineOf } from "./line.js";
import { Log } from "./log.js";
import { files } from "./place.js";
import { Prompt } from "./prompt.js";
import { Queue } from "./queue.js";
import { aloud, drawings, rich } from "./rich.js";
import { post, showRoom } from "./room.js";
import { openRules } from "./rulesheet.js";
import { Setting } from "./setting.js";
import { bindPage, closeSheets } from "./sheets.js";
import { Slips } from "./slips.js";
import { chime } from "./sound.js";
import { placed, setStage } from "./stage.js";
import { Tabs } from "./tabs.js";
import { Telling } from "./telling.js";
import { tools } from "./tools.js";
import { Tutor } from "./tutor.js";
import { Whole } from "./whole.js";
import { count, say } from "./words.js";

export class Table {
  /** @param {any} about the page's data block */
  constructor(about) {
    this.about = about;
    this.room = this.about.room;
    /** @type {any} */
    this.frame = null;
    /** @type {number | null} */
    this.viewer = null;
    /** @type {any} */
    this.request = null;
    /** Whether the words of the map are being fetched. */
    this.wording = false;
    /** Why nothing more will come, once that is so. */
    this.ended = "";
    /** The moment for which the map was last moved: the question, and what has been picked. */
    this.gathered = "";
    setStage({ tabs: this.about.tabs });
    this.whole = new Whole();
    this.setting = new Setting({
      pick: (id, element) => this.hand.pick(id, element), hover: (id, element) => this.hand.hover(id, element),
      puzzled: (element) => this.hand.puzzled(element), person: (seat) => this.person(seat), looked: () => this.showPicks(),
    });
    this.slips = new Slips(byId("slips"), (picks) => this.setting.marks.ring("noted", picks));
    this.telling = new Telling(byId("telling"), (seat) => this.name(seat));
    this.log = new Log(byId("log"), { note: (picks) => this.setting.marks.ring("noted", picks) });
    /** Where there is somebody to talk to. */
    this.chat = this.about.tabs.includes("chat") ? new Chat(byId("chat"), (text) => this.line.send({ t: "chat", text })) : null;
    this.hand = new Hand(this);
    this.hints = new Hints(this);
    this.guide = new Guide(this);
    const palette = /** @type {HTMLDialogElement} */ (byId("palette"));
    this.actions = new Actions(palette, { play: (choice) => this.hand.choseFromList(choice), look: (choice) => this.hand.look(choice) });
    this.prompt = new Prompt();
    this.tutor = this.about.lesson ? new Tutor(this) : null;
    this.tabs = new Tabs(byId("side"), (name) => this.opened(name));
    this.clocks = new Clocks(this.setting.chips, (seat) => seat === this.viewer && chime("low"));
    this.ending = new Ending(/** @type {HTMLDialogElement} */ (byId("result")), this);
    this.queue = new Queue((state, last) => this.apply(state, last), this.setting);
    const hello = () => ({ lang: this.about.lang, table: true });
    this.line = lineOf(this.about, { message: (message) => this.heard(message), link: (state) => this.link(state), hello });
    bindKeys(this);
    bindPage(this.setting.map.lens, () => this.lookUp());
    this.prompt.greet(this.about.title, say("link-wait"));
    this.showRoom();
  }

  // What comes in.

  /** @param {"open" | "wait" | "lost" | "gone"} state */
  link(state) {
    if (state === "gone") return this.end(say("link-gone"));
    this.linked = state === "open";
    byId("link").dataset.state = state;
    byId("link").title = say(`link-${state}`);
    byId("link-says").textContent = state === "open" ? "" : say(`link-${state}`);
    this.prompt.wait(state !== "open" || this.hand.waiting);
  }

  /** @param {import("./line.js").Message} message */
  heard(message) {
    switch (message.t) {
      case "welcome": return this.link("open");
      case "state": return this.queue.push(this.whole.complete(message));
      case "room": return this.roomChanged(message.room);
      case "presence": return this.presence(message);
      case "chat": return this.said(message);
      case "request": return this.requested(message);
      case "error": return this.refused(message);
      case "stale": return this.refused({ ...message, text: say("stale") });
      case "bye": return this.refused(message);
      case "over": return this.end(message.text);
      default: return undefined;
    }
  }

  /** @param {any} room */
  roomChanged(room) {
    const again = this.enter(room);
    this.giveNumber();
    this.offerTools();
    this.showRoom();
    this.refresh();
    if (again) this.playAgain();
  }

  /** Takes over who sits where; says whether somebody has begun a rematch. @param {any} room */
  enter(room) {
    const again = Boolean(room.rematch && !this.room.rematch);
    this.room = room;
    return again;
  }

  /** Somebody wants to play again: the others are told where. */
  playAgain() {
    if (this.frame?.results && this.viewer !== null) this.ending.show();
  }

  /** @param {any} message */
  presence({ online, watching }) {
    this.room.chairs.forEach((/** @type {any} */ chair, /** @type {number} */ seat) => (chair.online = Boolean(online[seat])));
    byId("where").textContent = watching > 0 ? say("watched", { n: watching }) : "";
    this.setting.players();
    this.clocks.show();
  }

  /** @param {any} message */
  said(message) {
    this.chat?.add(message);
    if (!message.you) this.tabs.news("chat");
    this.setting.pages.arrange();
  }

  /** @param {any} message */
  requested({ request, refused }) {
    this.request = request;
    if (refused) toast(say("undo-refused"));
    this.refresh();
  }

  /** @param {any} message */
  refused({ id, code, text }) {
    if (code === "version") location.reload();
    if (code === "offline") return;
    this.hand.refused(id);
    this.chat?.refused(id);
    toast(text ?? code);
    if (this.frame) this.showPicks();
  }

  /** Nothing more will come: the bar says so as long as the page lives, and offers to load it anew. @param {string} text */
  end(text) {
    this.ended = text;
    byId("main").classList.add("ended");
    byId("link").dataset.state = "lost";
    byId("link").title = text;
    byId("link-says").textContent = "";
    this.prompt.greet(text, "");
    this.prompt.offer(tools(this));
    uncover();
    this.refused({ text });
    this.refresh();
  }

  /** Puts a state on the table. @param {any} state @param {boolean} last whether it is the present one */
  async apply(state, last) {
    const [before, mine] = [this.frame?.step ?? null, this.mine()];
    const again = Boolean(state.room) && this.enter(state.room);
    this.giveNumber();
    this.viewer = state.viewer;
    this.request = state.request;
    if (before !== null && state.frame && state.frame.step < before && !this.tutor) this.takenBack(state.frame.step);
    this.log.put(state.log);
    this.frame = state.frame;
    this.tutor?.hear(state.said);
    this.showRoom();
    this.offerTools();
    if (!state.frame) return;
    await drawings;
    this.clocks.set(state.clocks);
    if (state.frame.step !== before) {
      this.hints.clear();
      this.guide.answered();
    }
    this.hand.deal(last ? state.frame.choices : [], state.frame.step === before);
    const moved = this.setting.lay(state, { turn: this.frame.turn, viewer: this.viewer });
    if (mine) this.slips.remember(state.table.chips);
    this.refresh();
    if (state.cover === null || this.ended) uncover();
    else if (last) coverFor(state.cover, this.name(state.cover), () => this.line.send({ t: "look", seat: state.cover }));
    if (last) this.settleIn(before, mine);
    if (again) this.playAgain();
    if (last) this.tutor?.show();
    await moved;
  }

  /** Says what has been undone: it may have been somebody else's decision. @param {number} step */
  takenBack(step) {
    const line = this.log.after(step)[0];
    if (line) toast(say("taken-back", { what: aloud(line.text) }));
  }

  /**
   * What is said and shown once the present is reached.
   * @param {number | null} before the step that was shown until now @param {boolean} mine whether it was my turn then
   */
  settleIn(before, mine) {
    const fresh = before === null ? [] : this.log.after(before);
    byId("says").textContent = aloud([...fresh.map((line) => line.text), this.mine() ? this.frame.prompt : ""].join(". "));
    document.title = `${this.mine() ? "● " : ""}${this.about.title} · Piazza`;
    if (this.mine() && !mine && before !== null && !this.tutor) chime("turn");
    if (this.frame.results) this.ending.come();
    if (before !== this.frame.step) this.actions.close();
    if (this.tabs.shows("words")) this.tellInWords();
  }

  /** @param {string} name of a tab */
  opened(name) {
    if (name === "words") this.tellInWords();
  }

  /** The map in words, fetched when somebody wants them. One question at a time: who asks about the past is sent the present once more. */
  async tellInWords() {
    if (!this.frame || this.wording) return;
    const at = this.frame.step;
    this.wording = true;
    const answer = await this.line.ask({ t: "words", at });
    this.wording = false;
    if (answer.t === "words") byId("in-words").replaceChildren(...answer.lines.map((/** @type {string} */ line) => el("li", {}, ...rich(line))));
    if (answer.t !== "error" && this.frame.step !== at) this.tellInWords();
  }

  // Who is who.

  /** Whether the one who looks has to decide. */
  mine() {
    return Boolean(!this.ended && this.frame && this.frame.turn !== null && this.frame.turn === this.viewer && this.frame.choices.length > 0);
  }

  /** What somebody is called; whoever looks is told which one they are. @param {number} seat */
  name(seat) {
    const name = this.room.chairs[seat]?.name || say("chair-open");
    return seat === this.me() ? say("self", { name }) : name;
  }

  /** The seat of the one who looks; an example of the rulebook has none. */
  me() {
    return this.about.lesson?.clause ? null : this.viewer;
  }

  /** @param {number} seat */
  person(seat) {
    const chair = this.room.chairs[seat];
    const state = chair?.left ? "left" : chair?.stand_in ? "stand-in" : chair?.kind === "person" && !chair.online ? "away" : null;
    return { name: this.name(seat), state: state ? say(state) : "", face: chair?.face, strength: chair?.strength };
  }

  /** Whether a bot plays for the one who looks. */
  standingIn() {
    return this.room.status === "playing" && this.room.chairs.some((/** @type {any} */ chair) => chair.you && chair.stand_in && !chair.left);
  }

  // What is shown.

  showRoom() {
    const gathering = this.room.status === "gathering";
    byId("room").hidden = !gathering;
    const met = byId("main").classList.toggle("gathering", gathering) !== this.gathering;
    this.gathering = gathering;
    if (met) this.tabs.open(gathering ? "chat" : "log");
    if (gathering) {
      this.prompt.greet(this.about.title, "");
      showRoom(byId("room"), this.room, this.about);
    } else byId("room").replaceChildren();
  }

  /** Whoever sits at a gathering table gives a number for the draw. */
  giveNumber() {
    const owed = this.room.chairs.some((/** @type {any} */ chair) => chair.you && !chair.part);
    if (this.room.status !== "gathering" || !owed) return;
    remember(this.room);
    this.line.ask({ t: "part", number: numberFor(this.room.id) });
  }

  /** What a seated person may do about the table itself, in the menu. */
  offerTools() {
    const seat = this.room.status === "playing" && !this.standingIn() && !files ? (this.viewer ?? null) : null;
    const handOver = () => {
      this.line.send({ t: "standin", seat });
      closeSheets();
    };
    const standIn = seat !== null && el("button", { type: "button", class: "btn", onclick: handOver }, icon("bot"), say("stand-in-offer"));
    const sure = (/** @type {Event} */ event) => confirm(say("resign-sure")) || event.preventDefault();
    const leave = seat !== null && post(`/t/${this.about.table}/leave`, {}, el("button", { class: "btn danger", onclick: sure }, icon("door"), say("resign")));
    byId("table-tools").replaceChildren(.../** @type {HTMLElement[]} */ ([standIn, leave].filter(Boolean)));
  }

  refresh() {
    const { frame } = this;
    if (!frame) return;
    const since = this.viewer === null ? 0 : this.log.lastOf(this.viewer);
    const news = since > 0 && this.mine() ? this.log.news(since, this.viewer) : [];
    this.setting.players();
    this.setting.marks.ring("changed", news.flatMap((line) => line.picks));
    // In a lesson the card tells what the others did, and nothing may cover what it points at.
    if (!this.tutor && this.hints.hints.length === 0) this.slips.show(news, this.viewer, this.setting.table?.chips ?? [], this.guide.slips());
    const mine = this.mine() || this.asked();
    this.prompt.show({ at: frame.step, text: this.question(), more: this.aside(), means: this.means(), seat: frame.turn, mine, over: frame.results !== null });
    this.showPicks();
    this.clocks.show();
    this.log.show(news);
  }

  /** Takes away what lies over the map; the map may use the room. */
  putAway() {
    this.slips.clear();
    this.gathered = "";
    this.showPicks();
  }

  /** What stands below the question: where in the game we are, or what happened last. */
  aside() {
    if (this.standingIn()) return rich(say("stand-in-you"));
    const last = this.mine() ? undefined : this.log.lines.at(-1)?.text;
    if (this.frame.results || last !== undefined) return rich(this.frame.results?.reason ?? last);
    return placed(this.about.title, this.setting.table ?? { place: "" });
  }

  /** What the one who looks has to pay with, in a few words: a phone shows nobody's but in front of the table. */
  means() {
    const own = this.setting.table?.chips.find(({ seat }) => seat === this.me());
    return this.frame.results ? [] : rich(own?.facts ?? "");
  }

  /** What the prompt says: an undo request comes first. */
  question() {
    if (this.ended) return this.ended;
    if (this.room.status === "stopped") return say("stopped-title");
    if (this.frame.results) return winners(this.frame.results, (seat) => this.name(seat));
    if (!this.request) return this.frame.prompt;
    const what = this.log.after(this.request.to_step)[0]?.text ?? "";
    if (this.request.by === this.viewer) return say("undo-yours");
    const also = this.frame.step - this.request.to_step - 1;
    return `${say("undo-asked", { name: this.name(this.request.by), what })}${also > 0 ? ` (${count("undo-also", also)})` : ""}`;
  }

  /** Whether the one who looks has to answer an undo request. */
  asked() {
    return Boolean(this.request) && this.viewer !== null && this.request.waiting.includes(this.viewer);
  }

  /** The picks so far: marks, buttons, tools, what they come to. */
  showPicks() {
    if (!this.frame) return;
    const { picks, waiting, ready } = this.hand;
    const next = this.hand.next();
    this.prompt.wait(waiting);
    this.setting.marks.show(next, picks.taken, this.mine());
    const worth = (/** @type {string} */ pick) => picks.settledBy(pick)?.worth;
    const button = (/** @type {boolean} */ picked) => (/** @type {string} */ pick) => ({ pick, label: this.label(pick), worth: worth(pick), picked });
    const buttons = [...picks.taken.filter((pick) => this.onBar(pick)).map(button(true)), ...next.filter((pick) => this.onBar(pick)).map(button(false))];
    const hands = { pick: (/** @type {string} */ pick) => this.hand.pick(pick, null), hover: this.hand.hover.bind(this.hand) };
    const lead = (/** @type {string} */ pick) => Number(this.tutor?.points(pick) ?? false);
    buttons.sort((a, b) => lead(b.pick) - lead(a.pick));
    this.prompt.buttons(this.mine() && !this.asked() ? buttons : [], hands);
    this.prompt.offer(tools(this));
    this.hints.mark();
    this.showPlaces(next);
    this.slips.settle(byId("stage"));
    this.tutor?.follow(this.gathered);
    this.hand.preview(waiting ? null : ready, null);
  }

  /** What may be picked on the map: what it is worth there, and as a list in the sheet of a phone. @param {string[]} next */
  showPlaces(next) {
    const { picks, ready } = this.hand;
    const { map, marks, pages, panes } = this.setting;
    const onMap = (/** @type {string} */ pick) => marks.find(pick).some((element) => element.closest("svg.map"));
    const open = [...picks.taken, ...next].filter(onMap);
    const worth = (/** @type {string} */ pick) => picks.settledBy(pick)?.worth ?? (ready?.picks.includes(pick) ? ready.worth : undefined);
    const moment = `${this.frame.step}:${picks.choices.length}:${picks.taken.length}:${map.whose}`;
    if (moment !== this.gathered) {
      map.gather(open.flatMap((pick) => marks.find(pick)), this.slips.box.offsetHeight);
      panes.reveal();
    }
    this.gathered = moment;
    const signed = (/** @type {string} */ pick) => `${this.hints.sign(pick)} ${worth(pick) ?? ""}`.trim();
    map.price(new Map(open.flatMap((pick) => /** @type {[string, string][]} */ (signed(pick) ? [[pick, signed(pick)]] : []))));
    pages.show(open.map((pick) => ({ pick, text: this.placed(pick), worth: worth(pick), picked: picks.taken.includes(pick) })), moment);
  }

  /** A place of the map in a few words. @param {string} pick */
  placed(pick) {
    const names = this.setting.marks.find(pick).map((element) => element.getAttribute("aria-label"));
    return names.find(Boolean) ?? this.label(pick);
  }

  /** What is not drawn on the board is a button. @param {string} pick */
  onBar(pick) {
    return pick.startsWith("button:") || this.setting.marks.find(pick).length === 0;
  }

  /** The words of a button: those of the only action it can mean, or its own name. @param {string} pick */
  label(pick) {
    const meant = this.hand.picks.left().filter((choice) => choice.picks.includes(pick));
    return meant.length === 1 ? meant[0].text : pick.replace(/^[^:]*:/, "").replaceAll("-", " ");
  }

  undo() {
    if (this.frame && this.frame.undo !== "nothing") this.line.send({ t: "undo", at: this.frame.step });
  }

  /** Opens the rulebook, with the clause of the question that the one who looks is asked. */
  lookUp() {
    openRules(this.about.game, { now: this.frame?.topic?.clause });
  }

  showResult() {
    this.ending.show();
  }
}

new Table(await known());
