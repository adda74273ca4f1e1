// "How do I know that the deal is fair?": this browser's number for the draw, and what it can check after the end.

import { el } from "./dom.js";
import { say } from "./words.js";

const PLACE = "piazza-draws";
/** How many tables are remembered. */
const KEPT = 100;

/** @typedef {{secret: string, parts: (string | null)[]}} Draw */
/** @typedef {{commitment: string, draw: Draw | null, seed: string, seed_fits: boolean, replays: boolean}} Proof */

/** What this browser gave, and on which promise, by table. @returns {Record<string, {number: string, commitment: string}>} */
function given() {
  try {
    return JSON.parse(localStorage.getItem(PLACE) || "{}");
  } catch {
    return {};
  }
}

const number = hex(crypto.getRandomValues(new Uint8Array(32)));

/** This browser's random number for the draw at a table. @param {string} table */
export const numberFor = (table) => given()[table]?.number ?? number;

/** Remembers what this browser gave at a table, and on which promise. @param {{id: string, commitment: string}} room */
export function remember({ id, commitment }) {
  const tables = { ...given(), [id]: { number: numberFor(id), commitment } };
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(Object.entries(tables).slice(-KEPT))));
  } catch {
    // Nothing can be kept: the record will have to do.
  }
}

/** Why the deal is fair, in a sentence, and what it rests on. @param {any} room */
export function fairness(room) {
  const seated = room.chairs.some((/** @type {any} */ chair) => chair.you);
  const code = (/** @type {string} */ text) => el("code", { class: "seeds" }, text);
  return el("section", { class: "wide small quiet", id: "fair" },
    el("p", {}, say("fair")),
    el("details", {}, el("summary", {}, say("fair-how")),
      el("p", {}, say("fair-promise"), code(room.commitment)),
      seated && el("p", {}, say("fair-number"), code(numberFor(room.id))),
      el("p", {}, say("fair-check"))));
}

/**
 * What came out of checking a finished match, in words; why it could not be checked, if that was refused.
 * @param {Proof | {text: string}} proof @param {any} room
 */
export async function verdict(proof, room) {
  if ("text" in proof) return [proof.text];
  const mine = isMine(proof, room);
  const good = proof.seed_fits && proof.replays && mine !== false && (await follows(proof)) !== false;
  const numbers = (proof.draw?.parts ?? []).filter((part) => part !== null);
  return [
    el("b", { class: good ? "up" : "down" }, say(good ? "verify-good" : "verify-bad")), " ",
    numbers.length === 0 ? say("verify-alone") : "", mine === null ? "" : say(mine ? "verify-mine" : "verify-not-mine"),
    el("code", { class: "small quiet seeds" }, [proof.draw?.secret ?? proof.seed, ...numbers].join(" + "), ` → ${proof.seed}; ${proof.commitment}`),
  ];
}

/** Whether this browser's number and the promise it was given on are in the proof; null if it gave none. @param {Proof} proof @param {any} room */
function isMine(proof, room) {
  const kept = given()[room.id];
  if (!kept || !room.chairs.some((/** @type {any} */ chair) => chair.you)) return null;
  return kept.commitment === proof.commitment && (proof.draw?.parts ?? []).includes(kept.number);
}

/** Whether the seed follows from the promised secret and the parts, worked out here; null where the browser cannot hash. @param {Proof} proof */
async function follows({ commitment, draw, seed }) {
  if (!crypto.subtle || !draw) return null;
  const parts = draw.parts.flatMap((part) => (part === null ? [0, ...new Array(32).fill(0)] : [1, ...bytes(part)]));
  const promised = await digest("piazza seed commitment ", bytes(draw.secret));
  return promised === commitment && (await digest("piazza seed drawn ", [...bytes(draw.secret), ...parts])) === seed;
}

/** @param {string} label @param {number[]} data */
async function digest(label, data) {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", new Uint8Array([...new TextEncoder().encode(label), ...data]))));
}

/** @param {Uint8Array} data */
function hex(data) {
  return [...data].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {string} text */
const bytes = (text) => (text.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
