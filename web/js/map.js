// The map: layers of drawing that come one by one, zoom and pan, and what every pick on it is worth.

import { SVG, svgEl } from "./dom.js";
import { Lens } from "./lens.js";
import { TALL, thin, worthOf } from "./pills.js";
import { drawing } from "./rich.js";

/** @typedef {{key: string, svg?: string}} Layer */
/** @typedef {{seat?: number, width: number, height: number, layers: Layer[]}} Map_ */
/** @typedef {import("./pills.js").Pill} Pill */
/** @typedef {{svg: SVGSVGElement, layers: Map<string, {source: string, drawn: SVGGElement}>, size: string, small: SVGSVGElement | null}} Drawn */

export class MapView {
  /** @param {HTMLElement} frame */
  constructor(frame) {
    this.frame = frame;
    /** What is written on the map: where, how wide, and the element. @type {Pill[]} */
    this.pills = [];
    this.lens = new Lens(frame, (grow) => thin(this.pills, grow));
    /** Every map that has come, by whose it is. @type {Map<number, Drawn>} */
    this.drawn = new Map();
    /** Whose map is shown. */
    this.whose = -1;
  }

  /** Takes in what has changed, and shows the map of a seat, or the only one. @param {Map_[]} maps @param {number | null} seat */
  show(maps, seat) {
    for (const map of maps) this.take(map);
    this.look(maps.some((map) => map.seat === seat) ? (seat ?? -1) : (maps[0]?.seat ?? -1));
  }

  /** @param {Map_} map */
  take({ seat = -1, width, height, layers }) {
    const known = this.drawn.get(seat) ?? { svg: sheet(), layers: new Map(), size: "", small: null };
    this.drawn.set(seat, known);
    known.size = `0 0 ${width} ${height}`;
    known.svg.dataset.size = `${width} ${height}`;
    // Layers that are not listed are gone.
    for (const [key, { drawn }] of known.layers) {
      if (layers.some((layer) => layer.key === key)) continue;
      drawn.remove();
      known.layers.delete(key);
      known.small = null;
    }
    layers.forEach(({ key, svg = "" }, i) => {
      const old = known.layers.get(key);
      if (old?.source === svg) return;
      const drawn = group(key, svg);
      if (old) old.drawn.replaceWith(drawn);
      else known.svg.insertBefore(drawn, known.svg.children[i] ?? null);
      known.layers.set(key, { source: svg, drawn });
      known.small = null;
    });
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
    map.small ??= miniature(map);
    return map.small;
  }

  /** Draws on each element what picking it is worth. @param {Map<string, string>} worths by pick */
  price(worths) {
    for (const old of this.frame.querySelectorAll(".worth")) old.remove();
    const svg = this.frame.querySelector("svg");
    if (!svg) return;
    const priced = [...worths].flatMap(([pick, worth]) => {
      const element = /** @type {SVGGraphicsElement | null} */ (svg.querySelector(`[data-pick="${CSS.escape(pick)}"]`));
      return element ? [tag(worth, element, element.classList.contains("picked"))] : [];
    });
    svg.append(...priced.map((pill) => pill.element));
    this.pills = priced;
    thin(this.pills, this.lens.grow);
  }

  /**
   * Brings all of these into view, as near as the map is meant to be seen; if there are none, the whole of it.
   * @param {Element[]} elements @param {number} covered how much of the lower edge something lies on, in px
   */
  gather(elements, covered = 0) {
    if (elements.length > 0) this.lens.gather(elements, covered);
    else this.lens.release();
  }
}

/** A small copy of a map in which nothing can be picked. @param {Drawn} map */
function miniature(map) {
  const copy = /** @type {SVGSVGElement} */ (map.svg.cloneNode(true));
  copy.setAttribute("viewBox", map.size);
  copy.setAttribute("class", "map thumbnail");
  copy.dataset.near = "far";
  copy.setAttribute("aria-hidden", "true");
  for (const worth of copy.querySelectorAll(".worth")) worth.remove();
  for (const element of copy.querySelectorAll("[data-pick],[data-piece]")) {
    for (const name of ["data-pick", "data-piece", "tabindex", "role", "class"]) element.removeAttribute(name);
  }
  return copy;
}

/** An empty picture. */
const sheet = () => svgEl("svg", { class: "map", role: "group" });

/** A layer as an element, without anything that could act. @param {string} key @param {string} source @returns {SVGGElement} */
function group(key, source) {
  const parsed = new DOMParser().parseFromString(`<svg xmlns="${SVG}"><g data-layer="${key}">${source}</g></svg>`, "image/svg+xml").documentElement;
  for (const element of parsed.querySelectorAll("script,foreignObject")) element.remove();
  return /** @type {SVGGElement} */ (document.importNode(/** @type {Element} */ (parsed.firstElementChild), true));
}

/**
 * A pill with a few signs, at the lower edge of what it belongs to.
 * @param {string} worth @param {SVGGraphicsElement} element @param {boolean} picked @returns {Pill}
 */
function tag(worth, element, picked) {
  const outline = /** @type {SVGGraphicsElement} */ (element.querySelector(".pick-outline") ?? element);
  const { x, y, width, height } = outline.getBBox();
  const parts = worth.split(/⟨([^⟩]+)⟩/).map((text, i) => ({ text: text.trim(), icon: i % 2 === 1 })).filter((part) => part.text);
  const wide = parts.map((part) => (part.icon ? 17 : 8.4 * part.text.length + 3));
  const all = wide.reduce((sum, part) => sum + part, 10);
  const at = { x: x + width / 2, y: y + height - Math.min(4, height / 3) };
  const pill = svgEl("g", { class: "pill" }, svgEl("rect", { x: -all / 2, y: -TALL / 2, width: all, height: TALL, rx: TALL / 2 }));
  let left = 6 - all / 2;
  parts.forEach((part, i) => {
    pill.append(part.icon ? small(part.text, left) : svgEl("text", { x: left, y: 4.5 }, part.text));
    left += wide[i];
  });
  const place = { class: `worth${picked ? " picked" : ""}`, transform: `translate(${at.x} ${at.y})` };
  return { ...at, wide: all, worth: worthOf(worth), element: svgEl("g", place, pill) };
}

/** @param {string} name @param {number} left */
function small(name, left) {
  const svg = drawing(name, "");
  for (const [key, value] of Object.entries({ x: left, y: -7.5, width: 15, height: 15 })) svg.setAttribute(key, String(value));
  return svg;
}
