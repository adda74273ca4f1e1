// Zoom and pan: changes the view box of the board, so that everything stays sharp.

/** How much nearer than the whole map one can look. */
const MOST = 8;
/** How much a key or a button zooms. */
const NOTCH = 1.35;

/** Pixels for one unit of the map under which it is seen from afar, and over which from close by. */
const FAR = 0.62;
const CLOSE = 1.6;

/** Pixels for one unit at which a map is comfortable to read, where the frame is too small for all of it. */
const EASY = 0.9;

export class Lens {
  /** @param {HTMLElement} frame @param {(grow: number) => void} grown hears how much larger than the map is written on it */
  constructor(frame, grown = () => {}) {
    this.frame = frame;
    this.grown = grown;
    this.grow = 1;
    /** @type {SVGSVGElement | null} */
    this.svg = null;
    this.home = { x: 0, y: 0, w: 100, h: 100 };
    this.zoom = 1;
    this.center = { x: 0.5, y: 0.5 };
    /** @type {Map<number, {x: number, y: number}>} */
    this.fingers = new Map();
    this.dragged = false;
    /** Whether the page, not the reader, chose what is in view. */
    this.led = false;
    frame.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    frame.addEventListener("pointerdown", (event) => this.down(event));
    frame.addEventListener("pointermove", (event) => this.move(event));
    for (const name of ["pointerup", "pointercancel", "pointerleave"]) frame.addEventListener(name, (event) => this.up(/** @type {PointerEvent} */ (event)));
    frame.addEventListener("click", (event) => this.dragged && event.stopPropagation(), { capture: true });
    /** Kept, because asking for it lays out the whole page. */
    this.size = frame.getBoundingClientRect();
    new ResizeObserver(() => this.resized()).observe(frame);
  }

  resized() {
    this.size = this.frame.getBoundingClientRect();
    this.show();
  }

  /** A new picture comes in; the same part of it stays in view. @param {SVGSVGElement} svg @param {string} size its whole view box */
  hold(svg, size) {
    const [x, y, w, h] = size.split(/[ ,]+/).map(Number);
    const same = this.svg === svg && this.home.w === w && this.home.h === h;
    this.home = { x, y, w, h };
    this.svg = svg;
    if (!same) this.fit();
    else this.show();
  }

  /** The zoom at which the map is comfortable to read: a small frame shows a part of it. */
  easy() {
    this.zoom = 1;
    const scale = this.size.width / this.box().w;
    return Math.max(1, Math.min(MOST, EASY / scale));
  }

  /**
   * Brings several elements into view together, as near as is comfortable.
   * @param {Element[]} elements @param {number} covered how much of the frame's lower edge something lies on, in px
   */
  gather(elements, covered) {
    const zoom = this.zoom;
    const [box, frame] = [this.box(), this.size];
    const rects = elements.map((element) => element.getBoundingClientRect()).filter((rect) => rect.width > 0);
    if (rects.length === 0 || frame.width === 0) return;
    const [left, top] = [Math.min(...rects.map((rect) => rect.left)), Math.min(...rects.map((rect) => rect.top))];
    const [right, bottom] = [Math.max(...rects.map((rect) => rect.right)), Math.max(...rects.map((rect) => rect.bottom))];
    const [across, down] = [((left + right) / 2 - frame.left) / frame.width, ((top + bottom) / 2 - frame.top) / frame.height];
    const middle = { x: box.x + across * box.w, y: box.y + down * box.h };
    const room = Math.min(frame.width / (right - left), (frame.height - covered) / (bottom - top)) * 0.86;
    this.zoom = Math.max(1, Math.min(this.easy(), zoom * room));
    this.led = this.zoom > 1;
    const lower = (covered / 2 / frame.height) * this.box().h;
    this.center = { x: (middle.x - this.home.x) / this.home.w, y: (middle.y + lower - this.home.y) / this.home.h };
    this.show();
  }

  /** Shows all of the map again, if the page had led elsewhere. */
  release() {
    if (this.led) this.fit();
  }

  fit() {
    this.led = false;
    this.zoom = 1;
    this.center = { x: 0.5, y: 0.5 };
    this.show();
  }

  closer() {
    this.scale(NOTCH);
  }

  farther() {
    this.scale(1 / NOTCH);
  }

  /** The reader zooms. @param {number} factor @param {{x: number, y: number}} [at] the point, as shares of the frame, that stays where it is */
  scale(factor, at = { x: 0.5, y: 0.5 }) {
    this.led = false;
    const before = this.box();
    const zoom = Math.min(MOST, Math.max(1, this.zoom * factor));
    const shrink = this.zoom / zoom;
    this.zoom = zoom;
    const x = before.x + at.x * before.w - (at.x - 0.5) * before.w * shrink;
    const y = before.y + at.y * before.h - (at.y - 0.5) * before.h * shrink;
    this.center = { x: (x - this.home.x) / this.home.w, y: (y - this.home.y) / this.home.h };
    this.show();
  }

  /** @param {number} dx @param {number} dy shares of the frame */
  pan(dx, dy) {
    const box = this.box();
    this.center.x -= (dx * box.w) / this.home.w;
    this.center.y -= (dy * box.h) / this.home.h;
    this.show();
  }

  /** Brings an element into view if it is outside. @param {Element} element */
  reveal(element) {
    const frame = this.frame.getBoundingClientRect();
    const rect = element.getBoundingClientRect();
    const dx = rect.left < frame.left ? frame.left - rect.left : rect.right > frame.right ? frame.right - rect.right : 0;
    const dy = rect.top < frame.top ? frame.top - rect.top : rect.bottom > frame.bottom ? frame.bottom - rect.bottom : 0;
    if (dx || dy) this.pan(dx / frame.width, dy / frame.height);
  }

  /** The part of the picture that the frame shows now. */
  box() {
    const { width, height } = this.size;
    const aspect = width && height ? width / height : 1;
    const whole = this.home.w / this.home.h > aspect ? { w: this.home.w, h: this.home.w / aspect } : { w: this.home.h * aspect, h: this.home.h };
    const [w, h] = [whole.w / this.zoom, whole.h / this.zoom];
    const clamp = (/** @type {number} */ c, /** @type {number} */ home, /** @type {number} */ size) => {
      const half = Math.min(0.5, size / home / 2);
      return Math.min(1 - half, Math.max(half, c));
    };
    this.center = { x: clamp(this.center.x, this.home.w, w), y: clamp(this.center.y, this.home.h, h) };
    return { x: this.home.x + this.center.x * this.home.w - w / 2, y: this.home.y + this.center.y * this.home.h - h / 2, w, h };
  }

  show() {
    if (!this.svg) return;
    const { x, y, w, h } = this.box();
    this.svg.setAttribute("viewBox", `${x} ${y} ${w} ${h}`);
    const scale = this.size.width / w;
    this.svg.dataset.near = scale < FAR ? "far" : scale > CLOSE ? "close" : "near";
    // What the page writes on the map stays as large as text around it.
    const grow = Math.max(1, 1 / scale);
    this.svg.style.setProperty("--grow", String(grow));
    if (grow !== this.grow) this.grown((this.grow = grow));
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    const rect = this.frame.getBoundingClientRect();
    const at = { x: (event.clientX - rect.left) / rect.width, y: (event.clientY - rect.top) / rect.height };
    this.scale(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), at);
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (this.fingers.size === 0) this.dragged = false;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** @param {PointerEvent} event */
  move(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const rect = this.frame.getBoundingClientRect();
    const others = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
    if (!this.dragged && Math.hypot(dx, dy) < 6) return;
    this.dragged = true;
    this.led = false;
    this.frame.classList.add("dragging");
    if (others.length === 0) this.pan(dx / rect.width, dy / rect.height);
    else this.pinch(before, event, others[0], rect);
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /**
   * @param {{x: number, y: number}} before @param {PointerEvent} now
   * @param {{x: number, y: number}} other @param {DOMRect} rect
   */
  pinch(before, now, other, rect) {
    const apart = (/** @type {number} */ x, /** @type {number} */ y) => Math.max(20, Math.hypot(x - other.x, y - other.y));
    const at = { x: ((now.clientX + other.x) / 2 - rect.left) / rect.width, y: ((now.clientY + other.y) / 2 - rect.top) / rect.height };
    this.pan((now.clientX - before.x) / 2 / rect.width, (now.clientY - before.y) / 2 / rect.height);
    this.scale(apart(now.clientX, now.clientY) / apart(before.x, before.y), at);
  }

  /** @param {PointerEvent} event */
  up(event) {
    this.fingers.delete(event.pointerId);
    if (this.fingers.size === 0) this.frame.classList.remove("dragging");
  }
}
