// Words with icons between them: `+1 ⟨gear⟩`. Text stays text; what stands between angle brackets is drawn.

import { data, svgEl } from "./dom.js";

const ABOUT = data("about");

/** What icons are called aloud, in the reader's language. @type {Record<string, string>} */
const CALLED = ABOUT.icons ?? {};

/** The drawings of the game come into the page once; nothing can be drawn before. */
export const drawings = fetchDrawings(ABOUT.pictures);

/** @param {string | undefined} address */
async function fetchDrawings(address) {
  const answer = address ? await fetch(address).catch(() => null) : null;
  if (!answer?.ok) return;
  const sheet = document.importNode(new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement, true);
  sheet.setAttribute("class", "unseen");
  sheet.setAttribute("aria-hidden", "true");
  document.body.append(sheet);
}

/** Where a drawing is in the page. @param {string} name */
const address = (name) => ["pic", "glyph"].map((kind) => `${kind}-${name}`).find((id) => document.getElementById(id)) ?? `pic-${name}`;

/**
 * A drawing of the game or an icon, as high as the text around it unless its class says otherwise.
 * @param {string} name @param {string} kind its class
 */
export function drawing(name, kind) {
  const id = address(name);
  const box = document.getElementById(id)?.getAttribute("viewBox")?.split(" ").map(Number) ?? [0, 0, 24, 24];
  const svg = svgEl("svg", { class: kind, viewBox: `0 0 ${box[2]} ${box[3]}` }, svgEl("use", { href: `#${id}` }));
  svg.style.aspectRatio = `${box[2]} / ${box[3]}`;
  return svg;
}

/** @param {string} name */
function inline(name) {
  const called = CALLED[name] ?? name;
  // An icon without a name stands beside its word.
  if (!called) return seen(name);
  const svg = drawing(name, "glyph");
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", called);
  return svg;
}

/** An icon that its word stands beside. @param {string} name */
function seen(name) {
  const svg = drawing(name, "glyph");
  svg.setAttribute("aria-hidden", "true");
  return svg;
}

/** The text as nodes, with its icons drawn. @param {string} text @returns {(Node | string)[]} */
export function rich(text) {
  return text.split(/⟨([^⟩]+)⟩/).map((part, i) => (i % 2 ? inline(part) : part)).filter((part) => part !== "");
}

/** The same for somebody new: every icon beside its name. @param {string} text @returns {(Node | string)[]} */
export function named(text) {
  const both = (/** @type {string} */ name) => [CALLED[name] ? `${CALLED[name]}\u00a0` : "", seen(name)];
  return text.split(/⟨([^⟩]+)⟩/).flatMap((part, i) => (i % 2 ? both(part) : [part])).filter((part) => part !== "");
}

/** The text with its icons called by name. @param {string} text */
export const aloud = (text) => text.replace(/⟨([^⟩]+)⟩/g, (_, name) => CALLED[name] ?? name);
