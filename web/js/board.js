// The board: swaps in pictures, moves pieces, shows what may be picked, and says what was clicked.

import { toast } from "./bubbles.js";
import { places, settle, travel } from "./motion.js";
import { Lens } from "./lens.js";

/** How far beside a thing a finger may land and still mean it, in pixels. */
const FINGER = 22;

/** Marks that this module sets on elements of the picture. */
const MARKS = ["can-pick", "picked", "unpickable"];

export class Board {
  /**
   * @param {HTMLElement} frame
   * @param {{pick: (id: string, element: Element) => void, hover: (id: string | null) => void}} hands
   */
  constructor(frame, hands) {
    this.frame = frame;
    this.hands = hands;
    this.lens = new Lens(frame);
    /** @type {string} */
    this.source = "";
    /** What is looked at closely. @type {string | null} */
    this.closeUp = null;
    frame.addEventListener("click", (event) => this.clicked(event));
    frame.addEventListener("contextmenu", (event) => this.held(event));
    frame.addEventListener("keydown", (event) => this.keyed(event));
    frame.addEventListener("pointerover", (event) => event.pointerType === "mouse" && hands.hover(this.idOf(event.target)));
    frame.addEventListener("focusin", (event) => hands.hover(this.idOf(event.target)));
    frame.addEventListener("pointerleave", () => hands.hover(null));
  }

  /** @param {EventTarget | null} target */
  idOf(target) {
    return target instanceof Element ? (target.closest("[data-pick]")?.getAttribute("data-pick") ?? null) : null;
  }

  /**
   * Shows a picture; resolves when everything has arrived.
   * @param {string} scene SVG from the server
   */
  async show(scene) {
    if (scene === this.source) return;
    const before = places(this.frame);
    const svg = parse(scene);
    if (!svg) return;
    const held = this.idOf(document.activeElement);
    this.source = scene;
    this.frame.replaceChildren(svg);
    this.lens.hold(svg);
    if (held) this.find(held)[0]?.focus({ preventScroll: true });
    await travel(this.frame, before);
  }

  /** Ends all movement now. */
  settle() {
    settle(this.frame);
  }

  /** The elements of a pick or piece. @param {string} id @returns {SVGElement[]} */
  find(id) {
    const name = CSS.escape(id);
    return [...this.frame.querySelectorAll(`[data-pick="${name}"],[data-piece="${name}"]`)];
  }

  /**
   * Marks what may be picked next and what is picked.
   * @param {string[]} next @param {string[]} taken @param {boolean} asking whether the others can be asked about
   */
  mark(next, taken, asking) {
    for (const element of this.frame.querySelectorAll("[data-pick]")) {
      const id = element.getAttribute("data-pick") ?? "";
      const [can, is] = [next.includes(id), taken.includes(id)];
      element.classList.remove(...MARKS);
      if (can) element.classList.add("can-pick");
      if (is) element.classList.add("picked");
      if (asking && !can && !is) element.classList.add("unpickable");
      if (can || is) {
        element.setAttribute("tabindex", "0");
        element.setAttribute("role", "button");
        element.setAttribute("aria-pressed", String(is));
      } else {
        element.removeAttribute("tabindex");
        element.removeAttribute("aria-pressed");
        element.setAttribute("role", "img");
      }
    }
  }

  /** Puts a class on all elements of some ids and takes it off all others. @param {string} name @param {string[]} ids */
  ring(name, ids) {
    for (const element of this.frame.querySelectorAll(`.${name}`)) element.classList.remove(name);
    for (const id of ids) for (const element of this.find(id)) element.classList.add(name);
  }

  /** @param {MouseEvent} event */
  clicked(event) {
    const hit = event.target instanceof Element ? event.target.closest("[data-pick]") : null;
    const finger = /** @type {PointerEvent} */ (event).pointerType === "touch";
    const element = finger && !hit?.matches(".can-pick,.picked") ? (this.near(event.clientX, event.clientY) ?? hit) : hit;
    this.pressed(element, event.target);
  }

  /**
   * Zooms to the part of the board that something belongs to, and back.
   * @param {EventTarget | null} target
   */
  look(target) {
    const part = target instanceof Element ? target.closest("[data-look]") : null;
    const id = part?.getAttribute("data-look") ?? null;
    const back = !id || (id === this.closeUp && this.lens.zoom > 1);
    if (this.closeUp && back) this.lens.fit();
    this.closeUp = back ? null : id;
    if (part && !back) this.lens.fill(part);
  }

  /** What a finger probably meant. @param {number} x @param {number} y */
  near(x, y) {
    let [best, least] = [/** @type {Element | null} */ (null), FINGER];
    for (const element of this.frame.querySelectorAll(".can-pick")) {
      const box = element.getBoundingClientRect();
      const away = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
      if (away < least) [best, least] = [element, away];
    }
    return best;
  }

  /** A long press says what something is, where there is no pointer to hover with. @param {MouseEvent} event */
  held(event) {
    const name = event.target instanceof Element ? event.target.closest("[data-pick],[aria-label]")?.getAttribute("aria-label") : null;
    if (!name || /** @type {PointerEvent} */ (event).pointerType === "mouse") return;
    event.preventDefault();
    toast(name);
  }

  /** Enter and space pick or look closely; Escape looks from afar; arrows go to the nearest thing that may be picked. @param {KeyboardEvent} event */
  keyed(event) {
    const element = event.target instanceof Element ? event.target.closest("[data-pick]") : null;
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const thing = element ?? (event.target instanceof Element ? event.target.closest("[data-look]") : null);
    if (thing && (event.key === "Enter" || event.key === " ")) this.pressed(element, thing);
    else if (event.key === "Escape" && this.closeUp) this.look(null);
    else if (way) this.step(element, way[0], way[1]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {Element | null} element what can be picked @param {EventTarget | null} target what was pressed */
  pressed(element, target) {
    const id = element?.getAttribute("data-pick");
    const asks = element?.matches(".can-pick,.picked,.unpickable") || !(target instanceof Element && target.closest("[data-look]"));
    if (element && id && asks) this.hands.pick(id, element);
    else this.look(target);
  }

  /** Moves the focus. @param {Element | null} from @param {number} dx @param {number} dy */
  step(from, dx, dy) {
    const all = /** @type {SVGElement[]} */ ([...this.frame.querySelectorAll("[data-pick][tabindex]")]);
    const target = from ? nearest(from, all, dx, dy) : all[0];
    if (!target) return;
    target.focus();
    this.lens.reveal(target);
  }
}

/** @param {Element} element */
function middle(element) {
  const rect = element.getBoundingClientRect();
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}

/**
 * The nearest element in a direction; sideways counts double.
 * @param {Element} from @param {SVGElement[]} all @param {number} dx @param {number} dy
 */
function nearest(from, all, dx, dy) {
  const here = middle(from);
  let [best, least] = [/** @type {SVGElement | null} */ (null), Infinity];
  for (const other of all) {
    const there = middle(other);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (other !== from && along > 1 && along + 2 * aside < least) [best, least] = [other, along + 2 * aside];
  }
  return best;
}

/**
 * The picture as an element: inside a window of its own, so that nothing is drawn beyond its edges when the frame shows more.
 * @param {string} scene
 * @returns {SVGSVGElement | null}
 */
function parse(scene) {
  const parsed = new DOMParser().parseFromString(scene, "image/svg+xml").documentElement;
  if (!(parsed instanceof SVGSVGElement)) return null;
  for (const element of parsed.querySelectorAll("script,foreignObject")) element.remove();
  for (const element of parsed.querySelectorAll("[data-look]")) {
    element.setAttribute("tabindex", "0");
    element.setAttribute("role", "button");
  }
  const picture = document.importNode(parsed, true);
  const view = picture.getAttribute("viewBox") ?? "0 0 100 100";
  const [x, y, width, height] = view.split(/[ ,]+/);
  for (const [name, value] of Object.entries({ x, y, width, height })) picture.setAttribute(name, value);
  const frame = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  frame.setAttribute("viewBox", view);
  frame.append(picture);
  return frame;
}
