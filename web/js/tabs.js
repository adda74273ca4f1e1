// Tabs beside or below the map.

import { badge } from "./badge.js";
import { count } from "./words.js";

export class Tabs {
  /** @param {HTMLElement} side @param {(name: string) => void} [opened] told which tab has been opened */
  constructor(side, opened = () => {}) {
    this.side = side;
    this.opened = opened;
    this.buttons = /** @type {HTMLElement[]} */ ([...side.querySelectorAll("[role=tab]")]);
    for (const button of this.buttons) {
      button.addEventListener("click", () => this.open(button.dataset.tab ?? ""));
      button.addEventListener("keydown", (event) => this.keyed(event, button));
    }
    // A window that grows wide may bring a tab into sight.
    addEventListener("resize", () => this.inSight(this.side.dataset.tab ?? "") && this.seen());
    this.open(this.buttons[0]?.dataset.tab ?? "");
  }

  /** Opens a tab. @param {string} name */
  open(name) {
    this.side.dataset.tab = name;
    for (const button of this.buttons) {
      const here = button.dataset.tab === name;
      button.setAttribute("aria-selected", String(here));
      button.tabIndex = here ? 0 : -1;
    }
    this.seen();
    for (const body of /** @type {NodeListOf<HTMLElement>} */ (this.side.querySelectorAll("[data-body]"))) body.hidden = body.dataset.body !== name;
    const list = this.side.querySelector(`[data-body="${name}"] ol`);
    if (list) list.scrollTop = list.scrollHeight;
    this.opened(name);
  }

  /** What was new in the open tab is so no longer. */
  seen() {
    this.buttons.find((button) => this.shows(button.dataset.tab ?? ""))?.querySelector(".badge")?.remove();
  }

  /** Whether a tab is open. @param {string} name */
  shows(name) {
    return this.side.dataset.tab === name;
  }

  /** Whether a tab is open and in sight: on a phone another pane may be on top. @param {string} name */
  inSight(name) {
    return this.shows(name) && this.side.getClientRects().length > 0;
  }

  /** Says that something is new in a tab that is not in sight. @param {string} name */
  news(name) {
    const button = this.buttons.find((other) => other.dataset.tab === name);
    if (!button || this.inSight(name)) return;
    const old = button.querySelector(".badge");
    const n = Number(old?.getAttribute("data-count") ?? 0) + 1;
    old?.remove();
    button.append(badge(n, count("fresh", n)));
  }

  /** @param {KeyboardEvent} event @param {HTMLElement} from */
  keyed(event, from) {
    const move = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const shown = this.buttons.filter((button) => button.offsetParent !== null);
    const to = move && shown[(shown.indexOf(from) + move + shown.length) % shown.length];
    if (!to) return;
    to.focus();
    this.open(to.dataset.tab ?? "");
  }
}
