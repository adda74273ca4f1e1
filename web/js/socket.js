// The line to the table: connects, greets, numbers and resends commands, resumes after a break.

const VERSION = 1;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20000;

/** @typedef {{t: string, id?: number, n?: number, [key: string]: any}} Message */

export class Socket {
  /**
   * @param {string} path
   * @param {{message: (message: Message) => void, link: (state: "open" | "wait" | "lost") => void, hello: () => Record<string, any>}} hands
   */
  constructor(path, hands) {
    this.url = new URL(path, location.href.replace(/^http/, "ws"));
    this.hands = hands;
    this.counter = 0;
    this.last = 0;
    this.wait = FIRST_WAIT;
    this.closed = false;
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
    this.hands.link("wait");
    const line = new WebSocket(this.url);
    this.line = line;
    line.addEventListener("open", () => {
      this.wait = FIRST_WAIT;
      line.send(JSON.stringify({ t: "hello", v: VERSION, from: this.last, client: this.client, ...this.hands.hello() }));
      for (const command of this.open.values()) line.send(JSON.stringify(command));
    });
    line.addEventListener("message", (event) => this.heard(JSON.parse(event.data)));
    line.addEventListener("close", () => this.lost(line));
  }

  /** @param {WebSocket} line */
  lost(line) {
    if (line !== this.line || this.closed) return;
    this.hands.link("lost");
    for (const asker of this.asked.values()) asker({ t: "error", code: "offline" });
    this.asked.clear();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  /** Tries at once when there is reason to hope. */
  retry() {
    if (this.closed || !this.line || this.line.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.connect();
  }

  /** Hangs up for good. */
  end() {
    this.closed = true;
    this.line?.close();
    this.hands.link("lost");
  }

  /** @param {Message} message */
  heard(message) {
    if (typeof message.n === "number" && message.t !== "ack" && message.t !== "welcome") this.last = Math.max(this.last, message.n);
    const id = message.id ?? 0;
    this.open.delete(id);
    const asker = this.asked.get(id);
    this.asked.delete(id);
    if (asker) asker(message);
    else this.hands.message(message);
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
    return new Promise((resolve) => {
      this.asked.set(id, resolve);
      if (!this.post({ ...question, id })) resolve({ t: "error", id, code: "offline" });
    });
  }

  /** @param {Message} message */
  post(message) {
    if (this.line?.readyState !== WebSocket.OPEN) return false;
    this.line.send(JSON.stringify(message));
    return true;
  }

  ping() {
    this.post({ t: "ping", id: ++this.counter });
  }
}

/** A random name of this window, so that what it sends twice counts once. */
function identity() {
  return [...crypto.getRandomValues(new Uint8Array(9))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
