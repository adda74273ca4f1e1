// A box that scrolls says at its lower edge that it holds more than it shows.

/** So little below the edge is not worth a sign, in pixels. */
const LITTLE = 6;

/** Whether something lies below the edge. @param {{scrollHeight: number, scrollTop: number, clientHeight: number}} box */
const holdsMore = ({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight > LITTLE;

/** Keeps the sign right while the box is scrolled, filled and resized. @param {HTMLElement} box */
export function signMore(box) {
  let due = false;
  const look = () => {
    due = false;
    box.classList.toggle("more", holdsMore(box));
  };
  const soon = () => {
    if (!due) requestAnimationFrame(look);
    due = true;
  };
  box.addEventListener("scroll", soon, { passive: true });
  new ResizeObserver(soon).observe(box);
  new MutationObserver(soon).observe(box, { childList: true, subtree: true, attributes: true, attributeFilter: ["open", "hidden", "class"] });
}
