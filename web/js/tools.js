// The buttons beside the question: everything that can be done besides answering it.

import { say } from "./words.js";

/** A sentence longer than this does not fit on a button. */
const LONG = 46;

/** What can be done now. @param {import("./table.js").Table} table @returns {import("./prompt.js").Tool[]} */
export function tools(table) {
  if (table.ended) return [{ label: say("reload"), kind: "main", act: () => location.reload() }];
  const { frame, hand, request, room, line } = table;
  const answer = (/** @type {boolean} */ yes) => () => line.send({ t: "answer", request: request.number, yes });
  const [asked, idle] = [table.asked(), hand.picks.taken.length === 0];
  const undoable = frame.undo !== "nothing" && idle && !request && !frame.results && !table.standingIn();
  const thinking = table.hints.asking;
  // The button stays while they are shown: what would take its place under the pointer is an action.
  const hinted = table.hints.offered || table.hints.shown;
  /** @type {[boolean, import("./prompt.js").Tool][]} */
  const all = [
    [asked, { label: say("agree"), icon: "check", kind: "main", act: answer(true) }],
    [asked, { label: say("refuse"), icon: "cancel", kind: "say", act: answer(false) }],
    [Boolean(hand.ready) && !asked, { label: confirmation(table), icon: "check", kind: "main", key: "⏎", act: () => hand.commit() }],
    [!idle && !hand.waiting && !asked, { label: say("cancel"), icon: "cancel", key: "Esc", act: () => hand.cancel() }],
    [undoable, { label: say(frame.undo === "free" ? "undo" : "undo-ask"), icon: "undo", key: "U", act: () => table.undo() }],
    [hinted && idle && !asked, { label: say(thinking ? "hint-thinking" : "hint"), icon: "lamp", key: "H", act: () => table.hints.turn() }],
    [table.mine() && !hand.ready && !asked, { label: say("actions"), icon: "list", key: "A", act: () => hand.list() }],
    [table.standingIn(), { label: say("return-offer"), icon: "person", kind: "main", act: () => line.send({ t: "return" }) }],
    [room.status === "stopped", { label: say("download-record"), icon: "down", kind: "say", act: () => location.assign(`/t/${table.about.table}/record.txt`) }],
    [frame.results !== null, { label: say("result"), icon: "flag", kind: "main", act: () => table.showResult() }],
  ];
  return all.filter(([shown]) => shown).map(([, tool]) => tool);
}

/**
 * What the button says that plays a choice: what it is, unless that is long or stands on a button beside it.
 * @param {import("./table.js").Table} table
 */
function confirmation(table) {
  const text = table.hand.ready?.text ?? "";
  const beside = table.hand.picks.taken.some((pick) => table.onBar(pick) && table.label(pick) === text);
  return text && text.length <= LONG && !beside ? text : say("confirm");
}
