// The line to a table of the server: connects, greets, numbers and resends commands, resumes after a break.

const VERSION = 2;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20000;
/** A server that has been silent for so long after it was asked something is not there. */
const PATIENCE = 10000;

/** @typedef {import("./line.js").Message} Message */

export class Socket {
  /**
   * @param {string} path
   * @param {import("./line.js").Ears} ears
   */
  constructor(path, ears) {
    this.url = new URL(path, location.href.replace(/^http/, "ws"));
    this.ears = ears;
    this.counter = 0;
    this.last = 0;
    this.wait = FIRST_WAIT;
    /** Commands that have not been answered, to be sent again after a break. @type {Map<number, Message>} */
    this.open = new Map();
    /** @type {Map<number, (answer: Message) => void>} */
    this.asked = new Map();
    this.client = identity();
    this.connect();
    setInterval(() => this.ping(), PING_EVERY);
    addEventListener("online", () => this.retry());
    document.addEventListener("visibilitychange", () => !document.hidden && this.retry());
  }

  connect() {
    this.ears.link("wait");
    const line = new WebSocket(this.url);
    line.binaryType = "arraybuffer";
    this.line = line;
    this.begun = false;
    /** Messages in the order in which they came: unpacking one takes a moment. */
    let read = Promise.resolve();
    line.addEventListener("open", () => {
      this.wait = FIRST_WAIT;
      this.begun = true;
      line.send(JSON.stringify({ t: "hello", v: VERSION, from: this.last, client: this.client, ...this.ears.hello() }));
      for (const command of this.open.values()) line.send(JSON.stringify(command));
    });
    line.addEventListener("message", ({ data }) => {
      clearTimeout(this.overdue);
      const take = (/** @type {string} */ text) => {
        if (line === this.line) this.heard(JSON.parse(text));
      };
      read = read.then(() => unpacked(data)).then(take).catch(reportError);
    });
    line.addEventListener("close", () => this.lost(line));
    // A server that stands still lets one in and says nothing.
    this.expect();
  }

  /** @param {WebSocket} line */
  lost(line) {
    if (line !== this.line) return;
    clearTimeout(this.overdue);
    this.ears.link("lost");
    if (!this.begun) this.knock();
    for (const asker of this.asked.values()) asker({ t: "error", code: "offline" });
    this.asked.clear();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  /** A line that never stood may have been refused, as to somebody who has logged out elsewhere: the page itself tells. */
  async knock() {
    const page = await fetch(location.href, { method: "HEAD" }).catch(() => null);
    if (page?.status !== 403 && page?.status !== 404) return;
    clearTimeout(this.timer);
    this.retry = () => {};
    this.ears.link("gone");
  }

  /** Tries at once when there is reason to hope. */
  retry() {
    if (this.line && this.line.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.connect();
  }

  /** @param {Message} message */
  heard(message) {
    if (typeof message.n === "number" && message.t !== "ack" && message.t !== "welcome") this.last = Math.max(this.last, message.n);
    const id = message.id ?? 0;
    this.open.delete(id);
    const asker = this.asked.get(id);
    this.asked.delete(id);
    if (asker) asker(message);
    else this.ears.message(message);
  }

  /** Sends a command that must arrive: it is kept until it is answered. @param {Message} command */
  send(command) {
    const numbered = { ...command, id: ++this.counter };
    this.open.set(numbered.id, numbered);
    this.post(numbered);
    return numbered.id;
  }

  /** Asks something whose answer is only of use now. @param {Message} question @returns {Promise<Message>} */
  ask(question) {
    const id = ++this.counter;
    if (!this.post({ ...question, id })) return Promise.resolve({ t: "error", id, code: "offline" });
    return new Promise((resolve) => this.asked.set(id, resolve));
  }

  /** @param {Message} message */
  post(message) {
    if (this.line?.readyState !== WebSocket.OPEN) return false;
    this.line.send(JSON.stringify(message));
    this.expect();
    return true;
  }

  /** Something was begun or sent that will be answered; if nothing comes at all, the line is given up. */
  expect() {
    const line = this.line;
    clearTimeout(this.overdue);
    this.overdue = setTimeout(() => line && line === this.line && this.abandon(line), PATIENCE);
  }

  /** A line that is dead without having closed. @param {WebSocket} line */
  abandon(line) {
    this.lost(line);
    this.line = undefined;
    line.close();
  }

  ping() {
    this.post({ t: "ping", id: ++this.counter });
  }
}

/** The text of a message; a large one comes compressed. @param {string | ArrayBuffer} data */
async function unpacked(data) {
  if (typeof data === "string") return data;
  return new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();
}

/** A random name of this window, so that what it sends twice counts once. */
function identity() {
  return [...crypto.getRandomValues(new Uint8Array(9))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
