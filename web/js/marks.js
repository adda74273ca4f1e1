// What may be picked, on the map and on the table around it: marks it, says what was pressed, leads the focus.

import { toast } from "./bubbles.js";

/** How far beside a thing a finger may land and still mean it, in pixels. */
const FINGER = 22;

/** Marks that this module sets. */
const MARKS = ["can-pick", "picked", "unpickable"];

export class Marks {
  /**
   * @param {HTMLElement} arena
   * @param {{pick: (id: string, element: Element) => void, hover: (id: string | null, element: Element | null) => void,
   *   puzzled: (element: Element) => void, reveal: (element: Element) => void}} hands
   */
  constructor(arena, hands) {
    this.arena = arena;
    this.hands = hands;
    arena.addEventListener("click", (event) => this.clicked(event));
    arena.addEventListener("contextmenu", (event) => held(event));
    arena.addEventListener("keydown", (event) => this.keyed(event));
    arena.addEventListener("pointerover", (event) => event.pointerType === "mouse" && this.over(event.target));
    arena.addEventListener("focusin", (event) => this.over(event.target));
    arena.addEventListener("pointerleave", () => hands.hover(null, null));
  }

  /** @param {EventTarget | null} target */
  over(target) {
    const element = pickable(target);
    this.hands.hover(element?.getAttribute("data-pick") ?? null, element);
  }

  /** The elements of a pick or piece. @param {string} id @returns {(HTMLElement | SVGElement)[]} */
  find(id) {
    const name = CSS.escape(id);
    return /** @type {(HTMLElement | SVGElement)[]} */ ([...this.arena.querySelectorAll(`[data-pick="${name}"],[data-piece="${name}"]`)]);
  }

  /**
   * Marks what may be picked next and what is picked.
   * @param {string[]} next @param {string[]} taken @param {boolean} asking whether the others can be asked about
   */
  show(next, taken, asking) {
    const [can, has] = [new Set(next), new Set(taken)];
    for (const element of this.arena.querySelectorAll("[data-pick]")) {
      const id = element.getAttribute("data-pick") ?? "";
      element.classList.remove(...MARKS);
      if (can.has(id)) element.classList.add("can-pick");
      if (has.has(id)) element.classList.add("picked");
      if (asking && !can.has(id) && !has.has(id)) element.classList.add("unpickable");
      offer(element, can.has(id) || has.has(id), has.has(id));
    }
  }

  /** Puts a class on all elements of some ids and takes it off all others. @param {string} name @param {string[]} ids */
  ring(name, ids) {
    for (const element of this.arena.querySelectorAll(`.${name}`)) element.classList.remove(name);
    for (const id of ids) for (const element of this.find(id)) element.classList.add(name);
  }

  /** @param {MouseEvent} event */
  clicked(event) {
    const hit = pickable(event.target);
    const finger = /** @type {PointerEvent} */ (event).pointerType === "touch";
    const onMap = event.target instanceof Element && event.target.closest("svg.map");
    const element = finger && onMap && !hit?.matches(".can-pick,.picked") ? (this.near(event.clientX, event.clientY) ?? hit) : hit;
    const piece = event.target instanceof Element ? event.target.closest(".pc") : null;
    if (element) this.hands.pick(element.getAttribute("data-pick") ?? "", element);
    else if (piece) this.hands.puzzled(piece);
  }

  /** What a finger probably meant. @param {number} x @param {number} y */
  near(x, y) {
    let [best, least] = [/** @type {Element | null} */ (null), FINGER];
    for (const element of this.arena.querySelectorAll("svg.map .can-pick")) {
      const box = element.getBoundingClientRect();
      const away = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
      if (away < least) [best, least] = [element, away];
    }
    return best;
  }

  /** Enter and space pick; arrows go to the nearest thing that may be picked. @param {KeyboardEvent} event */
  keyed(event) {
    const element = pickable(event.target);
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (element && (event.key === "Enter" || event.key === " ")) this.hands.pick(element.getAttribute("data-pick") ?? "", element);
    else if (element && way) this.step(element, way[0], way[1]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Moves the focus. @param {Element | null} from @param {number} dx @param {number} dy */
  step(from, dx, dy) {
    const live = /** @type {(HTMLElement | SVGElement)[]} */ ([...this.arena.querySelectorAll("[data-pick][tabindex]")]);
    const all = live.filter((element) => element.getClientRects().length > 0);
    const target = from ? nearest(from, all, dx, dy) : (all.find((element) => element.matches(".pointed")) ?? all[0]);
    if (!target) return;
    target.focus();
    this.hands.reveal(target);
  }
}

/** @param {EventTarget | null} target */
const pickable = (target) => (target instanceof Element ? target.closest("[data-pick]") : null);

/** Makes an element something that can be pressed, or nothing but a picture. @param {Element} element @param {boolean} live @param {boolean} pressed */
function offer(element, live, pressed) {
  element.setAttribute("role", live ? "button" : "img");
  if (live) {
    element.setAttribute("tabindex", "0");
    element.setAttribute("aria-pressed", String(pressed));
  } else {
    element.removeAttribute("tabindex");
    element.removeAttribute("aria-pressed");
  }
}

/** A long press says what something is, where there is no pointer to hover with. @param {MouseEvent} event */
function held(event) {
  const name = event.target instanceof Element ? event.target.closest("[data-pick],[aria-label]")?.getAttribute("aria-label") : null;
  if (!name || /** @type {PointerEvent} */ (event).pointerType === "mouse") return;
  event.preventDefault();
  toast(name);
}

/** @param {Element} element */
function middle(element) {
  const rect = element.getBoundingClientRect();
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}

/**
 * The nearest element in a direction; sideways counts double.
 * @template {Element} E @param {Element} from @param {E[]} all @param {number} dx @param {number} dy
 */
function nearest(from, all, dx, dy) {
  const here = middle(from);
  let [best, least] = [/** @type {E | null} */ (null), Infinity];
  for (const other of all) {
    const there = middle(other);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (other !== from && along > 1 && along + 2 * aside < least) [best, least] = [other, along + 2 * aside];
  }
  return best;
}
