// Sharing a match: a link that opens for whoever gets it. A private table asks its host once.

import { toast } from "./bubbles.js";
import { el, icon } from "./dom.js";
import { say } from "./words.js";

/** A button that copies the link to a match, wherever it stands at the moment of pressing. @param {any} room @param {() => string} link */
export function shareButton(room, link) {
  const button = el("button", { type: "button", class: "btn", onclick: () => share(room, link()) }, icon("link"), say("share"));
  return button;
}

/** @param {any} room @param {string} link */
async function share(room, link) {
  if (!(await opened(room))) return;
  const data = { title: document.title, url: new URL(link, location.href).href };
  if (navigator.share && matchMedia("(pointer: coarse)").matches) return navigator.share(data).catch(() => {});
  await navigator.clipboard?.writeText(data.url).catch(() => {});
  toast(say("share-copied", { link: data.url }));
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
