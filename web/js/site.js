// Pages of a site of plain files: forms go to the hall in this browser, the matches it keeps are listed, and the site is kept too.

import { el } from "./dom.js";
import { get, open, post } from "./hall.js";
import { at } from "./place.js";
import { all, forget } from "./shelf.js";
import { say } from "./words.js";

navigator.serviceWorker?.register("../sw.js", { scope: "../" }).catch(reportError);

for (const link of document.querySelectorAll("[data-other-language]")) {
  link.addEventListener("click", () => link.setAttribute("href", `${link.getAttribute("href")?.split("?")[0]}${location.search}`));
}

/** Whether a server hands these files out. */
const server = document.documentElement.dataset.server !== undefined;

document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  const path = form.getAttribute("action") ?? "";
  if (form.method !== "post" || !path.startsWith("/")) return;
  event.preventDefault();
  go(path, Object.fromEntries(new FormData(form)));
});

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a[download]") : null;
  const path = link?.getAttribute("href") ?? "";
  if (!path.startsWith("/")) return;
  event.preventDefault();
  download(path);
});

const NAME = "piazza-name";

for (const field of document.querySelectorAll("input[name=name]")) /** @type {HTMLInputElement} */ (field).value = nameBefore();

/** The name that was said last, if this browser may keep anything. */
function nameBefore() {
  try {
    return localStorage.getItem(NAME) ?? "";
  } catch {
    return "";
  }
}

/** @param {string} name */
function keepName(name) {
  try {
    localStorage.setItem(NAME, name);
  } catch {
    // Nothing can be kept: the name is asked for again.
  }
}

/** Sends a form to the hall and goes where it says. Whoever has said their name once keeps it. @param {string} path @param {Record<string, any>} fields */
async function go(path, fields) {
  const name = fields.name ?? nameBefore();
  if (name) keepName(name);
  // Without this a browser that runs out of room may throw matches away.
  navigator.storage?.persist?.();
  const { see, refused } = await post(path, { ...fields, name });
  if (see) location.assign(at(see));
  else alert(refused.text);
}

document.getElementById("import")?.addEventListener("change", async (event) => {
  const file = /** @type {HTMLInputElement} */ (event.target).files?.[0];
  if (file) go("/import", { record: await file.text() });
});

const list = document.getElementById("kept-list");
if (list) show(list);

/** The matches of this browser. @param {HTMLElement} list */
async function show(list) {
  const matches = await all();
  list.replaceChildren(...matches.map(({ shown }) => row(shown)));
  const none = document.getElementById("kept-none");
  if (none) none.hidden = matches.length > 0;
}

/** @param {any} room */
function row(room) {
  const playing = room.status === "playing";
  const names = room.chairs.map((/** @type {any} */ chair) => chair.name).join(" · ");
  const leave = () => confirm(say("kept-sure")) && forget(room.id).then(() => list && show(list));
  return el("li", { class: "table-row" },
    el("div", {}, el("h3", {}, room.title), el("div", { class: "who" }, names)),
    el("div", { class: "row" },
      el("a", { class: `btn${playing ? " main" : ""}`, href: at(`/t/${room.id}${playing ? "" : "/replay"}`) }, say(playing ? "table-continue" : "table-open")),
      server && !playing && isSolo(room) && el("button", { type: "button", class: "btn", onclick: () => move(room) }, say("kept-move")),
      el("button", { type: "button", class: "btn plain", onclick: leave }, say("kept-forget"))));
}

/** Whether somebody here played against bots only. @param {any} room */
function isSolo({ chairs }) {
  const mine = chairs.filter((/** @type {any} */ chair) => chair.you).length;
  return mine > 0 && mine + chairs.filter((/** @type {any} */ chair) => chair.kind === "bot").length === chairs.length;
}

/** Takes a finished match to the account at the server that these files are from. @param {any} room */
async function move(room) {
  await open(room.id);
  const { text: record, refused } = await get(`/t/${room.id}/record.txt`);
  if (refused) return alert(refused.text);
  const seats = room.chairs.map((/** @type {any} */ { seat, you, level }) => [`seat-${seat}`, you ? "here" : `bot-${level}`]);
  const names = room.chairs.map((/** @type {any} */ { seat, name }) => [`name-${seat}`, name]);
  const body = new URLSearchParams({ record, players: room.chairs.length, ...Object.fromEntries([...seats, ...names]) });
  const { see, text } = await fetch("/import", { method: "POST", body }).then((answer) => answer.json()).catch(() => ({}));
  if (!see) return alert(text ?? say("kept-unmoved"));
  await forget(room.id);
  return location.assign(see);
}

/** Gives out what the hall has at an address, as a file. @param {string} path */
async function download(path) {
  const { text, refused } = await get(path);
  if (refused) return alert(refused.text);
  const [, , table, name] = new URL(path, "http://hall").pathname.split("/");
  const ending = name === "record.txt" ? "record" : name.split(".")[1];
  const kind = ending === "svg" ? "image/svg+xml" : "text/plain";
  return el("a", { href: URL.createObjectURL(new Blob([text], { type: kind })), download: `${table}.${ending}` }).click();
}
