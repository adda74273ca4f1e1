// The line from the table page to whatever keeps the table. The page does not know what is at its other end: a table of the
// server (socket.js) or one in this browser (hall.js), a lesson (lessonline.js), or anything else that speaks the messages of
// docs/protocol.md. Which one it is stands in the page's data block.

import { Inside } from "./hall.js";
import { LessonLine } from "./lessonline.js";
import { Socket } from "./socket.js";

/** A message of docs/protocol.md. @typedef {{t: string, id?: number, n?: number, [key: string]: any}} Message */

/**
 * What the page does with what comes.
 * `link`: whether the line stands; told before anything else, and whenever it changes. `gone`: whoever looks may see the table no longer.
 * `message`: everything that is not the answer to a question: `welcome`, `state`, `room`, `presence`, `chat`, `request`, and what comes of
 * commands (`ack`, `error`, `stale`). The first `state` is whole; the next ones may leave out what has not changed (whole.js).
 * `over`, with a `text`, comes from the line itself: it is gone for good, and only a page that is loaded anew has another one.
 * `hello`: what the page wants, for whoever has to be told: its language, and that the table is to be laid.
 * @typedef {{link: (state: "open" | "wait" | "lost" | "gone") => void, message: (message: Message) => void, hello: () => Record<string, any>}} Ears
 */

/**
 * What the page may say.
 * `send`: a command that must arrive (play, undo, answer, chat, look, standin, return); the line numbers it and says how, if anybody may answer by that number.
 * `ask`: a question (preview, why, words, hint, part) whose answer is only of use now; `{t: "error", code: "offline"}` if none can come.
 * A lesson also takes `on` and `restart`.
 * @typedef {{send: (command: Message) => number | void, ask: (question: Message) => Promise<Message>}} Line
 */

/** The line of this page. @param {any} about the page's data block @param {Ears} ears @returns {Line} */
export function lineOf(about, ears) {
  if (about.lesson) return new LessonLine(about.lesson, about.lang, ears);
  return about.socket ? new Socket(about.socket, ears) : new Inside(ears);
}
