// What buttons side by side say.

/** What stands before a colon. @param {string} label */
const heading = (label) => label.match(/^[^:⟨]+: /)?.[0] ?? null;

/** Labels without the heading that several of them share: what sets them apart comes first, and is seen. @param {string[]} labels */
export function apart(labels) {
  const headings = labels.map(heading);
  const shared = (/** @type {string | null} */ one) => one !== null && headings.indexOf(one) !== headings.lastIndexOf(one);
  return labels.map((label, i) => (shared(headings[i]) ? capital(label.slice(headings[i]?.length)) : label));
}

/** @param {string} text */
const capital = (text) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
