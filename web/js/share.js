// Sharing a match: a link that opens for whoever gets it. A private table asks its host once.

import { toast } from "./bubbles.js";
import { el, icon } from "./dom.js";
import { copied } from "./room.js";
import { say } from "./words.js";

/** A button that copies the link to a match, wherever it stands at the moment of pressing. @param {any} room @param {() => string} link */
export function shareButton(room, link) {
  return el("button", { type: "button", class: "btn", onclick: () => share(room, link()) }, icon("link"), say("share"));
}

/** @param {any} room @param {string} link */
async function share(room, link) {
  if (!(await opened(room))) return;
  const data = { title: document.title, url: new URL(link, location.href).href };
  if (navigator.share && matchMedia("(pointer: coarse)").matches) return navigator.share(data).catch(() => {});
  // Where nothing can be copied, the link is shown for copying by hand.
  return (await copies(data.url)) ? toast(say("share-copied", { link: data.url })) : prompt(say("share"), data.url);
}

/** Copies a text, if that can be done. @param {string} text */
async function copies(text) {
  const field = /** @type {HTMLInputElement} */ (el("input", { class: "unseen", value: text, readonly: true, "aria-hidden": "true", tabindex: -1 }));
  const held = /** @type {HTMLElement | null} */ (document.activeElement);
  // Under an open dialog nothing else takes the focus.
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  const done = await copied(field);
  field.remove();
  held?.focus();
  return done;
}

/** Whether anybody may see the match; the host of a private table is asked, everybody else is told. @param {any} room */
export async function opened(room) {
  if (room.public || room.shared) return true;
  if (!room.host) {
    toast(say("share-host"));
    return false;
  }
  if (!confirm(say("share-sure"))) return false;
  const answer = await fetch(`/t/${room.id}/share`, { method: "POST" }).catch(() => null);
  room.shared = Boolean(answer?.ok);
  return room.shared;
}
