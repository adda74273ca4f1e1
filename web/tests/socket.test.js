import assert from "node:assert/strict";
import { mock, test } from "node:test";

/** The browser's socket, in our hands. */
class Wire extends EventTarget {
  static OPEN = 1;
  /** @type {Wire[]} */
  static all = [];

  constructor() {
    super();
    this.readyState = 0;
    /** @type {any[]} */
    this.sent = [];
    Wire.all.push(this);
  }

  open() {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }

  /** @param {string} text */
  send(text) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.readyState = 3;
  }
}

Object.assign(globalThis, {
  WebSocket: Wire,
  document: new EventTarget(),
  location: { href: "http://here/t/x" },
  addEventListener: () => {},
});
/** What the page answers when it is asked for. */
let status = 200;
globalThis.fetch = async () => /** @type {Response} */ ({ status });
const { Socket } = await import("../js/socket.js");

/** A socket, what it tells the page, and time that stands still. @param {import("node:test").TestContext} context */
function begin(context) {
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  context.after(() => mock.timers.reset());
  Wire.all = [];
  /** @type {string[]} */
  const links = [];
  const socket = new Socket("/ws/x", { link: (state) => links.push(state), message: () => {}, hello: () => ({ lang: "en" }) });
  return { socket, links };
}

test("a server that lets one in and says nothing is given up, and tried again", (context) => {
  const { links } = begin(context);
  mock.timers.tick(9_999);
  assert.deepEqual([Wire.all.length, links], [1, ["wait"]]);
  mock.timers.tick(1);
  assert.deepEqual(links, ["wait", "lost"]);
  mock.timers.tick(400);
  assert.deepEqual([Wire.all.length, links], [2, ["wait", "lost", "wait"]]);
});

test("a command that was not answered is sent again after a break, with the same number", (context) => {
  const { socket } = begin(context);
  Wire.all[0].open();
  socket.send({ t: "play", at: 3, action: "x" });
  const command = Wire.all[0].sent.at(-1);
  Wire.all[0].dispatchEvent(new Event("close"));
  mock.timers.tick(400);
  Wire.all[1].open();
  assert.deepEqual(Wire.all[1].sent.map(({ t }) => t), ["hello", "play"]);
  assert.deepEqual(Wire.all[1].sent[1], command);
});

test("a server that was given up is tried at once when there is reason to hope", (context) => {
  const { socket } = begin(context);
  mock.timers.tick(10_000);
  socket.retry();
  assert.equal(Wire.all.length, 2);
  mock.timers.tick(400);
  assert.equal(Wire.all.length, 2, "and once only");
});

test("whoever asks while the line is down hears so at once", async (context) => {
  const { socket } = begin(context);
  assert.equal((await socket.ask({ t: "why" })).code, "offline");
});

test("breaks that follow each other are waited out longer and longer", (context) => {
  begin(context);
  for (const [wait, lines] of [[400, 2], [800, 3], [1_600, 4], [3_200, 5], [6_400, 6], [8_000, 7], [8_000, 8]]) {
    Wire.all.at(-1)?.dispatchEvent(new Event("close"));
    mock.timers.tick(wait - 1);
    assert.equal(Wire.all.length, lines - 1);
    mock.timers.tick(1);
    assert.equal(Wire.all.length, lines);
  }
});

test("whoever may see the table no longer is told so, and the line rests", async (context) => {
  const { links } = begin(context);
  status = 403;
  Wire.all[0].dispatchEvent(new Event("close"));
  for (let i = 0; i < 5; i += 1) await Promise.resolve();
  status = 200;
  mock.timers.tick(60_000);
  assert.deepEqual([Wire.all.length, links], [1, ["wait", "lost", "gone"]]);
});
