// The pieces that lie around the map, as elements. Knows no game: a card is a card.

import { el, sign } from "./dom.js";
import { aloud, drawing, rich } from "./rich.js";
import { number, say } from "./words.js";

/**
 * @typedef {{form: string, pick?: string, piece?: string, paints?: string[], title?: string, aside?: string, badges?: string[], picture?: string,
 *   lines?: string[], levels?: [string, string][], seats?: number[], count?: number, state?: string, help?: string}} Card
 * @typedef {{seat?: number, label?: string, note?: string, lie: string, pieces: Piece[], end?: string[], state?: string}} Row
 * @typedef {{label: string, gauge?: string, range: [number, number], marks: [number, number][], spaces?: [number, string][], end?: string[]}} Track
 * @typedef {{columns: string[], marked?: number, rows: [string, string[]][]}} Grid
 * @typedef {{is: string, words?: string} & Partial<Card> & Partial<Row> & Partial<Track> & Partial<Grid>} Piece
 * @typedef {{key: string, role: string, title: string, note?: string, badge?: string, body: Piece[]}} Pane
 */

/** The paints of the seats. */
const SEATS = ["vermilion", "blue", "green-player", "gold", "purple"];

/** What a card's paint becomes, and which tone of the paint that is. */
const TONES = [["band", "deep"], ["wash", "wash"], ["edge", "lit"], ["tone", "text"]];

/** How far apart two marks on a track are at least, in per cent of it. */
const APART = 17;

/** @param {string} paint */
const hue = (paint) => (paint.startsWith("seat-") ? SEATS[Number(paint.slice(5)) % SEATS.length] : paint);

/** @param {string | undefined} text @param {string} kind @param {string} [tag] */
const words = (text, kind, tag = "span") => (text === undefined ? null : el(tag, { class: kind }, ...rich(text)));

/** @param {Piece} piece @returns {HTMLElement} */
export function piece(piece) {
  switch (piece.is) {
    case "card": return card(/** @type {Card} */ (piece));
    case "row": return row(/** @type {Row} */ (piece));
    case "track": return track(/** @type {Track} */ (piece));
    case "grid": return grid(/** @type {Grid} */ (piece));
    default: return el("p", { class: "pc-text" }, ...rich(piece.words ?? ""));
  }
}

/** A pane with its heading. @param {Pane} pane */
export function pane(pane) {
  return el("section", { class: "pane", "data-role": pane.role, "data-pane": pane.key, "aria-label": aloud(pane.title) },
    el("header", {}, words(pane.title, "pane-title", "h2"), words(pane.note, "pane-note"), words(pane.badge, "pane-badge")),
    el("div", { class: "pane-body" }, ...pane.body.map(piece)));
}

/** @param {Card} card */
export function card(card) {
  const { form, seats = [], count, help } = card;
  const ids = { "data-pick": card.pick, "data-piece": card.piece };
  const element = el("div", { class: `pc f-${form} ${card.state ?? ""}`, ...ids, title: help && aloud(help), role: "img", "aria-label": called(card) },
    ...(form === "card" ? read(card) : shown(card)),
    seats.length > 0 && el("span", { class: "pc-seats" }, ...seats.map(sign)),
    count !== undefined && count !== 1 && form !== "tile" && el("span", { class: "pc-count" }, `×${count}`));
  return painted(element, card.paints ?? []);
}

/** A card that is read: band, picture, lines, levels. @param {Card} card */
function read({ title, aside, badges = [], picture, lines = [], levels = [] }) {
  return [
    el("div", { class: "band" }, words(title, "pc-title"), words(aside, "pc-aside"), ...badges.map((badge) => words(badge, "pc-badge"))),
    (picture || lines.length > 0) &&
      el("div", { class: "pc-in" }, picture && drawing(picture, "pc-picture"), el("div", { class: "pc-lines" }, ...lines.map((line) => words(line, "", "p")))),
    levels.length > 0 &&
      el("div", { class: "pc-levels" }, ...levels.map(([price, brings]) => el("span", { class: "pc-level" }, words(price, "pc-badge"), words(brings, "")))),
  ];
}

/** Anything smaller than a card that is read. @param {Card} card */
function shown({ form, title, aside, badges = [], picture, lines = [], count }) {
  return [
    ...badges.map((badge) => words(badge, "pc-badge")),
    picture && drawing(picture, "pc-picture"),
    words(title, "pc-title"), words(aside, "pc-aside"),
    ...lines.map((line) => words(line, "pc-line")),
    form === "tile" && count !== undefined && el("span", { class: "pc-count" }, `×${count}`),
  ];
}

/** What a card is called by those who hear it; where it has a sentence of its own, that follows what is to be read on it. @param {Card} card */
function called({ title, aside, badges = [], lines = [], levels = [], count, form, help }) {
  const named = title ?? (form === "back" ? say("face-down") : "");
  const prices = levels.map(([price, brings]) => `${price}: ${brings}`);
  const parts = [named, aside, ...badges, ...lines, ...prices, count !== undefined && count !== 1 && `×${count}`];
  return aloud([parts.filter(Boolean).join(", "), help].filter(Boolean).join(" – ")) || say("empty-place");
}

/** @param {HTMLElement} element @param {string[]} paints */
function painted(element, paints) {
  const [first, second] = paints.map(hue);
  if (!first) return element;
  element.classList.add("painted");
  for (const [name, tone] of TONES) element.style.setProperty(`--${name}`, `var(--${first}-${tone})`);
  element.style.setProperty("--band-2", `var(--${second ?? first}-deep)`);
  return element;
}

/** @param {Row} row */
function row({ seat, label, note, lie, pieces, end = [], state }) {
  const head = (label !== undefined || seat !== undefined) &&
    el("div", { class: "row-head" }, seat !== undefined && sign(seat), el("div", {}, words(label, "row-label"), words(note, "row-note")));
  return el("div", { class: `pc-row l-${lie} ${state ?? ""}`, "data-seat": seat },
    head, el("div", { class: "row-in" }, ...pieces.map(piece)),
    end.length > 0 && el("div", { class: "row-end" }, ...end.map((line, i) => words(line, i === 0 ? "row-total" : "row-more"))));
}

/** @param {Track} track */
function track({ label, gauge, range, marks, spaces = [], end = [] }) {
  const line = el("div", { class: "rule", role: "img", "data-low": range[0], "data-high": range[1] },
    ...spaces.map(([space, brings]) => at(el("i", { class: "space", title: aloud(brings) }), share(range, space))),
    ...spread(range, marks).map(({ seat, value, place }) => at(mark(seat, value), place)));
  return el("div", { class: "pc-track", "data-gauge": gauge }, words(label, "track-label"), line,
    end.length > 0 && el("div", { class: "row-end" }, ...end.map((text, i) => words(text, i === 0 ? "row-total" : "row-more"))));
}

/** @param {number} seat @param {number} value */
const mark = (seat, value) => el("span", { class: "at", "data-seat": seat, "data-value": value }, sign(seat), el("b", {}, number(value)));

/** Says of every track whose mark is where: people may change while pieces stay. @param {Element} arena @param {(seat: number) => string} name */
export function nameMarks(arena, name) {
  for (const line of arena.querySelectorAll(".pc-track .rule")) {
    const marks = /** @type {HTMLElement[]} */ ([...line.querySelectorAll(".at")]);
    const said = marks.map(({ dataset }) => `${name(Number(dataset.seat))}: ${number(Number(dataset.value))}`);
    line.setAttribute("aria-label", said.join(", "));
  }
}

/** Where a value lies on a track, in per cent. @param {[number, number]} range @param {number} value */
const share = ([low, high], value) => (100 * (Math.min(high, Math.max(low, value)) - low)) / Math.max(1, high - low);

/** @param {HTMLElement} element @param {number} share */
function at(element, share) {
  element.style.left = `${share}%`;
  return element;
}

/**
 * Marks keep apart from each other: those too near are moved along, lowest first, and back where the track ends.
 * @param {[number, number]} range @param {[number, number][]} marks
 */
function spread(range, marks) {
  const placed = [...marks].sort((a, b) => a[1] - b[1]).map(([seat, value]) => ({ seat, value, place: share(range, value) }));
  placed.forEach((mark, i) => i > 0 && (mark.place = Math.max(mark.place, placed[i - 1].place + APART)));
  placed.toReversed().forEach((mark, i, all) => (mark.place = Math.min(mark.place, i > 0 ? all[i - 1].place - APART : 100)));
  return placed;
}

/** Shows where marks on a track would go. @param {HTMLElement} track @param {import("./chips.js").Change[]} changes */
export function ghost(track, changes) {
  for (const old of track.querySelectorAll(".would")) old.remove();
  const line = /** @type {HTMLElement} */ (track.querySelector(".rule"));
  const range = /** @type {[number, number]} */ ([Number(line.dataset.low), Number(line.dataset.high)]);
  for (const { seat, key, by } of changes) {
    const known = key === track.dataset.gauge && by !== null;
    const mark = /** @type {HTMLElement | null} */ (known ? line.querySelector(`.at[data-seat="${seat}"]`) : null);
    if (mark) line.append(at(el("i", { class: "would", "data-seat": seat }), share(range, Number(mark.dataset.value) + Number(by))));
  }
}

/** @param {Grid} grid */
function grid({ columns, marked, rows }) {
  const lit = (/** @type {number} */ i) => (i === marked ? "lit" : null);
  const cell = (/** @type {string} */ text, /** @type {number} */ i) => el("td", { class: lit(i) }, ...rich(text));
  return el("table", { class: "pc-grid" },
    columns.length > 0 && el("thead", {}, el("tr", {}, el("td"), ...columns.map((head, i) => el("th", { scope: "col", class: lit(i) }, ...rich(head))))),
    el("tbody", {}, ...rows.map(([head, cells]) => el("tr", {}, el("th", { scope: "row" }, ...rich(head)), ...cells.map(cell)))));
}
