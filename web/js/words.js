// The page's own words in the reader's language, handed over by the server.

import { data } from "./dom.js";

const WORDS = data("words");

/**
 * A sentence with its gaps filled in.
 * @param {string} key
 * @param {Record<string, string | number>} [gaps]
 */
export function say(key, gaps = {}) {
  const text = WORDS[key] ?? `[${key}]`;
  return text.replace(/\{(\w+)\}/g, (/** @type {string} */ whole, /** @type {string} */ name) => (name in gaps ? String(gaps[name]) : whole));
}

/** One thing or several: picks `key-one` or `key-many`. @param {string} key @param {number} n */
export const count = (key, n) => say(n === 1 ? `${key}-one` : `${key}-many`, { n });

/** A number with its sign: +3, −2; a question mark if nobody can know it. @param {number | null} n */
export const signed = (n) => (n === null ? "?" : n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

/** Small letters without accents, for searching. @param {string} text */
export const plain = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** A number with a proper minus. @param {number} value */
export const number = (value) => (value < 0 ? `−${-value}` : String(value));
