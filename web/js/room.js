// The waiting room: who sits where, the link to send, the button that begins.

import { el, face, icon, sign } from "./dom.js";
import { fairness, numberFor, remember } from "./fair.js";
import { say } from "./words.js";

/**
 * @param {HTMLElement} box
 * @param {any} room
 * @param {{key: string | null, mayJoin: boolean, nameless: boolean}} about
 */
export function showRoom(box, room, about) {
  const seated = room.chairs.some((/** @type {any} */ chair) => chair.you);
  const free = room.chairs.filter(isFree).length;
  const typed = /** @type {HTMLInputElement | null} */ (box.querySelector("input[name=name]:focus"));
  box.replaceChildren(el("div", { class: "room-in" },
    el("div", { class: "wide" },
      el("h2", {}, say(free > 0 ? "room-waiting" : "room-ready")), el("p", { class: "quiet" }, pace(room.pace), next(room, seated, free))),
    el("section", { class: "card" },
      el("h3", {}, say("room-chairs")),
      el("ul", { class: "chairs" }, ...room.chairs.map((/** @type {any} */ chair) => chairRow(chair, room, !seated && about.mayJoin ? about : null))),
      buttons(room, seated, free)),
    room.invitation && free > 0 && invitation(room),
    fairness(room)));
  if (typed) typeOn(box, typed);
}

/** What has to happen before the match begins, for whoever looks. @param {any} room @param {boolean} seated @param {number} free how many chairs are */
function next(room, seated, free) {
  if (free === 0) return say("room-ready-more");
  return say(room.host ? "room-waiting-more" : seated ? "room-waiting-seated" : "room-waiting-guest");
}

/** How time will be kept, before a sentence; nothing where there is no clock. @param {any} pace */
function pace({ kind, minutes, increment, days }) {
  if (kind === "none") return null;
  return el("b", {}, kind === "live" ? say("pace-live-of", { minutes, seconds: increment }) : `${say("pace-days")}: ${days}`, " · ");
}

/** Somebody who types their name while others come and go types on. @param {HTMLElement} box @param {HTMLInputElement} before the field that was there */
function typeOn(box, before) {
  const seat = before.closest("[data-seat]")?.getAttribute("data-seat");
  const field = /** @type {HTMLInputElement | null} */ (box.querySelector(`[data-seat="${seat}"] input[name=name]`));
  if (!field) return;
  field.value = before.value;
  field.focus();
}

/** @param {any} chair */
const isFree = (chair) => chair.kind === "open" || chair.kind === "link";

/**
 * A button that posts a form.
 * @param {string} action @param {Record<string, string | number | null>} fields @param {...(HTMLElement | false)} inside what is seen of it
 */
export function post(action, fields, ...inside) {
  const hidden = Object.entries(fields).filter(([, value]) => value !== null).map(([name, value]) => el("input", { type: "hidden", name, value }));
  return el("form", { method: "post", action }, ...hidden, ...inside);
}

/** @param {any} chair @param {any} room @param {{key: string | null, nameless: boolean} | null} comer who may sit down, if anybody may */
function chairRow(chair, room, comer) {
  const free = isFree(chair);
  const name = chair.you ? say("self", { name: chair.name }) : chair.name;
  const who = free ? say(chair.kind === "open" ? "chair-open" : "chair-link") : name;
  return el("li", { class: `chair${free ? " open" : ""}`, "data-seat": chair.seat },
    sign(chair.seat), el("span", { class: "who" }, who),
    chair.face && face(chair.face, chair.seat),
    chair.strength && el("span", { class: "quiet small" }, chair.strength),
    free && comer && sitDown(chair.seat, room, comer));
}

/**
 * A form that takes a chair; whoever has no name yet is asked for one.
 * @param {number} seat @param {any} room @param {{key: string | null, nameless: boolean}} comer
 */
function sitDown(seat, room, { key, nameless }) {
  const label = { placeholder: say("field-name"), "aria-label": say("field-name") };
  const name = nameless && el("input", { type: "text", name: "name", maxlength: 24, autocomplete: "nickname", ...label });
  const button = el("button", { class: "btn small main", onclick: () => remember(room) }, say("sit-down"));
  return post(`/t/${room.id}/join`, { seat, key, part: numberFor(room.id) }, name, button);
}

/** @param {any} room @param {boolean} seated @param {number} free */
function buttons(room, seated, free) {
  return el("div", { class: "row room-buttons" },
    room.host && post(`/t/${room.id}/start`, {}, el("button", { class: "btn warm", id: "start" }, icon("play"), say(free > 0 ? "start-with-bots" : "start"))),
    seated && post(`/t/${room.id}/leave`, {}, el("button", { class: "btn plain" }, icon("door"), say("leave"))));
}

/** @param {any} room */
function invitation(room) {
  const address = new URL(room.invitation, location.href).href;
  const shown = { type: "text", readonly: true, value: address, id: "invitation", "aria-label": say("room-link"), onfocus: () => field.select() };
  const field = /** @type {HTMLInputElement} */ (el("input", shown));
  const copy = el("button", { type: "button", class: "btn", onclick: () => copyTo(field, copy) }, icon("copy"), say("copy"));
  return el("section", { class: "card" },
    el("h3", {}, say("room-invite")), el("p", { class: "quiet small" }, say("room-invite-more")), el("div", { class: "share" }, field, copy),
    el("div", { class: "qr" }, el("img", { src: `/t/${room.id}/qr.svg`, alt: say("room-qr"), width: 200, height: 200 })));
}

/** Copies what stands in a field, and says so on a button. @param {HTMLInputElement} field @param {HTMLElement} button */
export async function copyTo(field, button) {
  field.select();
  if (await copied(field)) button.lastChild?.replaceWith(say("copied"));
}

/** Copies what stands in a field; says whether that could be done. Without https there is no clipboard but the old one. @param {HTMLInputElement} field */
export function copied(field) {
  const theOldWay = () => {
    field.focus({ preventScroll: true });
    field.select();
    return document.execCommand("copy");
  };
  return (navigator.clipboard?.writeText(field.value) ?? Promise.reject()).then(() => true, theOldWay);
}
