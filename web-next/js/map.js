// The map: layers of drawing that come one by one, zoom and pan, and what every pick on it is worth.

import { places, settle, travel } from "./motion.js";
import { Lens } from "./lens.js";
import { drawing } from "./rich.js";

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {{key: string, svg?: string}} Layer */
/** @typedef {{seat?: number, width: number, height: number, layers: Layer[]}} Map_ */

export class MapView {
  /** @param {HTMLElement} frame @param {Element} arena everything whose pieces may travel to the map and back */
  constructor(frame, arena) {
    this.frame = frame;
    this.arena = arena;
    this.lens = new Lens(frame);
    /** Every map that has come, by whose it is. @type {Map<number, {svg: SVGSVGElement, layers: Map<string, SVGGElement>, size: string}>} */
    this.drawn = new Map();
    /** Whose map is shown. */
    this.whose = -1;
  }

  /** Takes in what has changed, and shows the map of a seat, or the only one. @param {Map_[]} maps @param {number | null} seat */
  async show(maps, seat) {
    const before = places(this.arena);
    for (const map of maps) this.take(map);
    this.look(maps.some((map) => map.seat === seat) ? (seat ?? -1) : (maps[0]?.seat ?? -1));
    await travel(this.arena, before);
  }

  /** @param {Map_} map */
  take({ seat = -1, width, height, layers }) {
    const known = this.drawn.get(seat) ?? { svg: sheet(), layers: new Map(), size: "" };
    this.drawn.set(seat, known);
    known.size = `0 0 ${width} ${height}`;
    for (const { key, svg } of layers) {
      if (svg === undefined) continue;
      const fresh = group(key, svg);
      const old = known.layers.get(key);
      if (old) old.replaceWith(fresh);
      else known.svg.append(fresh);
      known.layers.set(key, fresh);
    }
  }

  /** Shows somebody's map. @param {number} whose */
  look(whose) {
    const map = this.drawn.get(whose);
    if (!map) return;
    if (this.whose !== whose || !map.svg.isConnected) this.frame.replaceChildren(map.svg);
    this.whose = whose;
    this.lens.hold(map.svg, map.size);
  }

  /** A small copy of somebody's map, for a chip. @param {number} seat */
  thumbnail(seat) {
    const map = this.drawn.get(seat);
    if (!map) return null;
    const copy = /** @type {SVGSVGElement} */ (map.svg.cloneNode(true));
    copy.setAttribute("viewBox", map.size);
    copy.setAttribute("class", "map thumbnail");
    copy.dataset.near = "far";
    copy.setAttribute("aria-hidden", "true");
    for (const element of copy.querySelectorAll("[data-pick],[data-piece],.worth")) {
      element.removeAttribute("data-pick");
      element.removeAttribute("data-piece");
      element.removeAttribute("tabindex");
      if (element.classList.contains("worth")) element.remove();
    }
    return copy;
  }

  /** Ends all movement now. */
  settle() {
    settle(this.arena);
  }

  /** Draws on each element what picking it is worth. @param {Map<string, string>} worths by pick */
  price(worths) {
    for (const old of this.frame.querySelectorAll(".worth")) old.remove();
    const svg = this.frame.querySelector("svg");
    if (!svg) return;
    for (const [pick, worth] of worths) {
      const element = /** @type {SVGGraphicsElement | null} */ (svg.querySelector(`[data-pick="${CSS.escape(pick)}"]`));
      if (element) svg.append(tag(worth, element, element.classList.contains("picked")));
    }
  }

  /** Brings all of these into view, as near as the map is meant to be seen. @param {Element[]} elements */
  gather(elements) {
    if (elements.length > 0) this.lens.gather(elements);
  }
}

/** An empty picture. @returns {SVGSVGElement} */
function sheet() {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "map");
  svg.setAttribute("role", "group");
  return svg;
}

/** A layer as an element, without anything that could act. @param {string} key @param {string} source @returns {SVGGElement} */
function group(key, source) {
  const parsed = new DOMParser().parseFromString(`<svg xmlns="${SVG}"><g data-layer="${key}">${source}</g></svg>`, "image/svg+xml").documentElement;
  for (const element of parsed.querySelectorAll("script,foreignObject")) element.remove();
  return /** @type {SVGGElement} */ (document.importNode(/** @type {Element} */ (parsed.firstElementChild), true));
}

/** A pill with a few signs, at the lower edge of what it belongs to. @param {string} worth @param {SVGGraphicsElement} element @param {boolean} picked */
function tag(worth, element, picked) {
  const outline = /** @type {SVGGraphicsElement} */ (element.querySelector(".pick-outline") ?? element);
  const { x, y, width, height } = outline.getBBox();
  const parts = worth.split(/⟨([^⟩]+)⟩/).map((text, i) => ({ text: text.trim(), icon: i % 2 === 1 })).filter((part) => part.text);
  const wide = parts.map((part) => (part.icon ? 17 : 8.4 * part.text.length + 3));
  const all = wide.reduce((sum, part) => sum + part, 10);
  const pill = document.createElementNS(SVG, "g");
  pill.setAttribute("class", `worth${picked ? " picked" : ""}`);
  pill.setAttribute("transform", `translate(${x + width / 2 - all / 2} ${y + height - Math.min(14, height / 3)})`);
  pill.innerHTML = `<rect width="${all}" height="20" rx="10"/>`;
  let left = 6;
  parts.forEach((part, i) => {
    pill.append(part.icon ? small(part.text, left) : letters(part.text, left));
    left += wide[i];
  });
  return pill;
}

/** @param {string} name @param {number} left */
function small(name, left) {
  const svg = drawing(name, "");
  for (const [key, value] of Object.entries({ x: left, y: 2.5, width: 15, height: 15 })) svg.setAttribute(key, String(value));
  return svg;
}

/** @param {string} text @param {number} left */
function letters(text, left) {
  const element = document.createElementNS(SVG, "text");
  element.setAttribute("x", String(left));
  element.setAttribute("y", "14.5");
  element.textContent = text;
  return element;
}
