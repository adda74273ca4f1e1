// Making elements. Text is always text, never markup.

import { at } from "./place.js";

export const SVG = "http://www.w3.org/2000/svg";

/**
 * An element with attributes and children. `on*` attributes are listeners; `false`, `null` and `undefined` are left out.
 * @param {string} tag
 * @param {Record<string, any>} [attributes]
 * @param {...(Node | string | number | null | false | undefined)} children
 * @returns {HTMLElement}
 */
export function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, String(value));
  }
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== false).map(node));
  return element;
}

/** @param {any} child */
function node(child) {
  return child instanceof Node ? child : String(child);
}

/**
 * An element of a drawing, with attributes and children.
 * @template {keyof SVGElementTagNameMap} T
 * @param {T} tag @param {Record<string, string | number>} attributes @param {...(Node | string)} children @returns {SVGElementTagNameMap[T]}
 */
export function svgEl(tag, attributes, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/** @param {string} href @param {string} kind its class */
const use = (href, kind) => svgEl("svg", { class: kind, "aria-hidden": "true" }, svgEl("use", { href }));

/** A drawn icon of the sprite. @param {string} name */
export const icon = (name) => use(iconAddress(name), "icon");

/** Where an icon is: in the page once the sprite has been fetched, so that it is there without a connection too. @param {string} name */
export const iconAddress = (name) => (document.getElementById(`icon-${name}`) ? `#icon-${name}` : `${at("/assets/icons.svg")}#${name}`);

/** Fetches the sprite of icons into the page. */
async function keepIcons() {
  const answer = await fetch(at("/assets/icons.svg")).catch(() => null);
  if (!answer?.ok) return;
  const sprite = document.importNode(new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement, true);
  for (const symbol of sprite.querySelectorAll("symbol")) symbol.id = `icon-${symbol.id}`;
  sprite.setAttribute("class", "unseen");
  sprite.setAttribute("aria-hidden", "true");
  document.body.append(sprite);
  for (const inner of document.querySelectorAll(`use[href^="${at("/assets/icons.svg")}#"]`)) {
    inner.setAttribute("href", iconAddress((inner.getAttribute("href") ?? "").split("#")[1]));
  }
}

keepIcons();

/** The face of a bot on a seat. @param {string} grade @param {number} seat */
export function face(grade, seat) {
  const svg = use(`#face-${grade}`, "face");
  svg.setAttribute("data-seat", String(seat % 5));
  return svg;
}

/** The sign of a seat. @param {number} seat */
export const sign = (seat) => use(`#sign-${seat % 5}`, "sign");

/** @param {string} id @returns {HTMLElement} */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element;
}

/** The JSON in a data block of the page. @param {string} id */
export function data(id) {
  return JSON.parse(document.getElementById(id)?.textContent || "{}");
}
