// What a person set on this device: theme, when to confirm, pace, sounds.

const KEY = "piazza";

/** @typedef {{theme: "system" | "light" | "dark", confirm: "auto" | "always" | "never", pace: "calm" | "quick" | "none", sound: "on" | "off"}} Settings */

/** @type {Settings} */
const DEFAULTS = { theme: "system", confirm: "auto", pace: "calm", sound: "on" };

/** @returns {Settings} */
export function settings() {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) || "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

/** @param {Partial<Settings>} change */
export function set(change) {
  const now = { ...settings(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // Nothing can be kept: the theme lasts as long as the page.
  }
  if (now.theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = now.theme;
}

/** Whether a click plays at once or asks first. Without a mouse there is no hovering to look before. */
export function mustConfirm() {
  const { confirm } = settings();
  return confirm === "always" || (confirm === "auto" && !matchMedia("(hover: hover)").matches);
}

/** How long a move of somebody else stays on the table before the next one is shown, in milliseconds. */
export function dwell() {
  return { calm: 700, quick: 250, none: 0 }[settings().pace] ?? 700;
}

/** Whether the page is dark just now. */
export function isDark() {
  const { theme } = settings();
  return theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
}

/** Whether things may move. */
export const moving = () => settings().pace !== "none" && !matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Binds the controls of a settings form to what is kept. @param {HTMLFormElement} form */
export function bind(form) {
  const now = settings();
  for (const input of form.querySelectorAll("input[type=radio]")) {
    if (!(input instanceof HTMLInputElement)) continue;
    input.checked = now[/** @type {keyof Settings} */ (input.name)] === input.value;
    input.addEventListener("change", () => set({ [input.name]: input.value }));
  }
}
