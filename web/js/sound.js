// Two short quiet sounds: it is my turn, and my time is running out. Made here, so that nothing has to be fetched.

import { settings } from "./settings.js";

/** The notes of each sound: hertz, and seconds after the first. @type {Record<string, [number, number][]>} */
const NOTES = { turn: [[523, 0], [784, 0.12]], low: [[392, 0], [392, 0.18]] };
const LOUD = 0.05;
const LONG = 0.28;
/** What cannot be heard within so many milliseconds is not played at all. */
const LATE = 500;

/** @type {AudioContext | null} */
let studio = null;

/** Plays a sound, unless somebody switched sounds off. @param {"turn" | "low"} name */
export function chime(name) {
  if (settings().sound === "off" || !window.AudioContext) return;
  studio ??= new AudioContext();
  const [heard, asked] = [studio, performance.now()];
  const play = () => NOTES[name].forEach(([hertz, after]) => note(heard, hertz, heard.currentTime + after));
  // Browsers keep quiet until somebody has touched the page; whatever was to be heard before that is out of date by then.
  studio.resume().then(() => performance.now() - asked < LATE && play()).catch(() => {});
}

/** @param {AudioContext} studio @param {number} hertz @param {number} at */
function note(studio, hertz, at) {
  const [tone, volume] = [studio.createOscillator(), studio.createGain()];
  tone.type = "sine";
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUD, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + LONG);
  tone.connect(volume).connect(studio.destination);
  tone.start(at);
  tone.stop(at + LONG);
}
