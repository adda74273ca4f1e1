// The bare table: the boxes that the other modules fill. One set of boxes for every screen; the style sheet arranges them.

import { byId, el, icon } from "./dom.js";
import { signMore } from "./more.js";
import { answering, present } from "./ribbons.js";
import { rich } from "./rich.js";
import { say } from "./words.js";

/** What each tab holds. @type {Record<string, () => HTMLElement>} */
const BODIES = {
  log: () => el("ol", { class: "log", id: "log", tabindex: "0" }),
  chat: chatBox,
  words: () => el("ul", { class: "words-list", id: "in-words", tabindex: "0" }),
  review: () => el("div", { class: "review", id: "review" }),
  share: () => el("div", { class: "share-body", id: "share" }),
};

/** Sets up the boxes. @param {{tabs: string[]}} with_ */
export function setStage({ tabs }) {
  byId("main").append(
    el("button", { type: "button", class: "menu icon-btn", id: "open-menu", "aria-label": say("menu") },
      icon("menu"), el("span", { class: "link", id: "link" })),
    el("div", { class: "chips", id: "chips", role: "group", "aria-label": say("players") }),
    el("section", { class: "stage", id: "stage", "aria-label": say("board") },
      el("div", { class: "ribbons", id: "ribbons" }), el("div", { class: "board", id: "board" }), el("div", { class: "slips", id: "slips" })),
    el("div", { class: "sheet", id: "sheet" },
      el("section", { class: "bar", id: "prompt", "aria-label": say("prompt") },
        el("span", { id: "prompt-sign" }),
        el("div", { class: "bar-words" },
          el("h1", { id: "prompt-text", class: "bar-text" }),
          el("p", { id: "prompt-more", class: "bar-place" }), el("p", { id: "prompt-means", class: "bar-means" }),
          el("p", { id: "link-says", class: "bar-place" }))),
      el("div", { class: "pages", id: "pages", role: "tablist", "aria-label": say("side") }),
      el("div", { class: "columns", id: "columns" },
        el("div", { class: "column first", id: "first", tabindex: "0" }),
        el("div", { class: "column second", id: "second", tabindex: "0" }), side(tabs)),
      el("div", { class: "telling", id: "telling", hidden: true }),
      el("div", { class: "tools", id: "tools" },
        el("div", { class: "choices-bar", id: "choices-bar" }), el("div", { class: "bar-tools", id: "prompt-tools" }))),
    el("div", { class: "unseen", id: "says", role: "status", "aria-live": "polite" }));
  for (const id of ["chips", "columns", "first", "second"]) signMore(byId(id));
}

/**
 * Where in the game we are, and what happens there; a phone has no room for the game's name.
 * @param {string} title @param {{place: string, ribbons?: import("./ribbons.js").Ribbon[]}} table
 */
export function placed(title, { place, ribbons }) {
  const steps = present(ribbons ?? []);
  return [el("span", { class: "game" }, `${title} · `), ...(steps.length > 0 ? [answering(steps, rich(place))] : rich(place))];
}

/** Log, chat, words and the like, one of them in front. @param {string[]} tabs */
function side(tabs) {
  const tab = (/** @type {string} */ name) =>
    el("button", { type: "button", id: `tab-${name}`, role: "tab", "data-tab": name, "aria-controls": `body-${name}` }, say(`tab-${name}`));
  const body = (/** @type {string} */ name) =>
    el("div", { id: `body-${name}`, class: "tab-body", role: "tabpanel", "aria-labelledby": `tab-${name}`, "data-body": name, hidden: true }, BODIES[name]());
  return el("section", { class: "pane fixed side", id: "side", "data-pane": "side" },
    el("div", { class: "tabs", role: "tablist", "aria-label": say("side") }, ...tabs.map(tab)), ...tabs.map(body));
}

function chatBox() {
  return el("div", { class: "chat", id: "chat" }, el("ol", { "aria-live": "polite", tabindex: "0" }),
    el("form", { autocomplete: "off" },
      el("input", { type: "text", name: "text", maxlength: "500", placeholder: say("chat-write"), "aria-label": say("chat-write") }),
      el("button", { class: "btn small" }, say("chat-send"))));
}
