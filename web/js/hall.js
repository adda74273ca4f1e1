// The hall in this browser, as the page sees it: a worker that is written letters, and a line to the table in it.

import { data } from "./dom.js";
import { at, files } from "./place.js";
import { say } from "./words.js";

/** @typedef {import("./line.js").Message} Message */

const VERSION = 2;
const LANG = document.documentElement.lang;

/** @type {Worker | undefined} */
let worker;
let counter = 0;
/** @type {Map<number, (page: any) => void>} */
const waiting = new Map();
/** Who hears what the table says. @type {(message: Message) => void} */
let heard = () => {};

function hall() {
  if (worker) return worker;
  worker = new Worker(at("/assets/js/worker.js"), { type: "module" });
  worker.addEventListener("message", ({ data }) => {
    if (data.elsewhere) over(say("kept-elsewhere"));
    else if (data.message) heard(data.message);
    else settle(data);
  });
  worker.addEventListener("error", () => over(say("kept-fault")));
  return worker;
}

/** A module that panicked is gone; what was kept before is not. @param {{id: number, page?: any, fault?: string}} answer */
function settle({ id, page, fault }) {
  waiting.get(id)?.(page ?? { refused: { code: "internal", text: fault } });
  waiting.delete(id);
  if (!fault) return;
  reportError(new Error(fault));
  over(say("kept-fault"));
}

/** The hall is gone: whoever waits for it hears so, and the next letter calls another one. @param {string} text */
function over(text) {
  worker?.terminate();
  worker = undefined;
  for (const answer of waiting.values()) answer({ refused: { code: "offline", text } });
  waiting.clear();
  heard({ t: "over", text });
}

/** @param {string} wish @param {any} what @param {string} [lang] @returns {Promise<any>} */
function write(wish, what, lang = LANG) {
  const id = ++counter;
  hall().postMessage({ id, lang, wish, what });
  return new Promise((resolve) => waiting.set(id, resolve));
}

/** Puts a kept match on the table. @param {string} id */
export const open = (id) => write("open", id);

/** What is at an address of the hall: `{json}`, `{text}` or `{refused}`. @param {string} path */
export function get(path) {
  const url = new URL(path, "http://hall");
  const query = Object.fromEntries(url.searchParams);
  return write("get", { path: url.pathname, query }, query.lang);
}

/** The data at an address of the server or of the hall in this browser, or why there is none. @param {string} path @returns {Promise<any>} */
export async function read(path) {
  if (!files) return (await fetch(path)).json();
  const { json, refused } = await get(path);
  return json ?? refused;
}

/** Asks for something to be done there; what is said about it, or why it is not done. @param {string} path @returns {Promise<any>} */
export async function order(path) {
  if (!files) return (await fetch(path, { method: "POST" })).json();
  const { json, refused } = await post(path, {});
  return json ?? refused;
}

/** What the page knows of its match; one in this browser is opened first. @returns {Promise<any>} */
export async function known() {
  const about = data("about");
  if (about.room) return about;
  const table = new URLSearchParams(location.search).get("t") ?? "";
  const opened = await open(table);
  const { json, refused } = opened.refused ? opened : await get(`/t/${table}/room`);
  // What this device does not have, its list does not show.
  if (refused) return new Promise(() => location.replace(at("/")));
  return { ...about, table, ...json };
}

/** What becomes of a form: `{see}` or `{refused}`. @param {string} path @param {Record<string, any>} fields */
export const post = (path, fields) => write("post", { path: new URL(path, "http://hall").pathname, fields });

/** The line to the table that was opened. Once the hall is gone, so is the table, until the page is loaded anew. */
export class Inside {
  /** @param {import("./line.js").Ears} ears */
  constructor(ears) {
    this.counter = 0;
    /** @type {Map<number, (answer: Message) => void>} */
    this.asked = new Map();
    this.over = false;
    heard = (message) => {
      if (message.t === "over") this.end();
      const asker = this.asked.get(message.id ?? 0);
      this.asked.delete(message.id ?? 0);
      if (asker) asker(message);
      else ears.message(message);
    };
    ears.link("wait");
    write("message", { t: "hello", v: VERSION, from: 0, client: "here", ...ears.hello() });
  }

  /** @param {Message} command */
  send(command) {
    const id = ++this.counter;
    if (!this.over) write("message", { ...command, id });
    return id;
  }

  /** @param {Message} question @returns {Promise<Message>} */
  ask(question) {
    const id = ++this.counter;
    if (this.over) return Promise.resolve({ t: "error", id, code: "offline" });
    write("message", { ...question, id });
    return new Promise((resolve) => this.asked.set(id, resolve));
  }

  end() {
    this.over = true;
    for (const asker of this.asked.values()) asker({ t: "error", code: "offline" });
    this.asked.clear();
  }
}
