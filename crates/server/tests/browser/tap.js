// Plays a match to its end by tapping what the sheet and the map of a phone show, and nothing else. Runs in the page.

const done = arguments[arguments.length - 1];
let luck = arguments[0];
const next = (most) => {
  luck = (luck * 1103515245 + 12345) % 2147483648;
  return luck % most;
};
const all = (selector) => [...document.querySelectorAll(selector)];

/** A point at which a finger hits an element, if there is one in the window. */
function spot(element) {
  if (element.closest("#columns,#choices-bar")) element.scrollIntoView({ block: "nearest" });
  const box = element.getBoundingClientRect();
  for (const [fx, fy] of [[0.5, 0.5], [0.3, 0.7], [0.7, 0.3], [0.2, 0.2], [0.8, 0.8], [0.5, 0.9], [0.1, 0.5], [0.9, 0.5], [0.5, 0.1]]) {
    const [x, y] = [box.left + box.width * fx, box.top + box.height * fy];
    const hit = document.elementFromPoint(x, y);
    if (hit && element.contains(hit)) return { hit, x, y };
  }
  return null;
}

function tap({ hit, x, y }) {
  hit.dispatchEvent(new PointerEvent("click", { bubbles: true, cancelable: true, pointerType: "touch", clientX: x, clientY: y }));
}

/** What the page in front and the map offer. */
const offered = () => all("#columns .pane.here .can-pick, #columns .pane.here .place:not(.picked), #board .can-pick, #choices-bar .btn:not(.picked)").filter((element) => element.checkVisibility());

/** Opens the pages of the sheet one after the other until one offers something that can be hit. */
function find() {
  for (const page of [null, ...all("#pages button").map((button) => button.dataset.page)]) {
    if (page !== null) document.querySelector(`#pages [data-page="${page}"]`).click();
    const things = offered();
    const turn = things.length > 0 ? next(things.length) : 0;
    for (const thing of [...things.slice(turn), ...things.slice(0, turn)]) {
      const point = spot(thing);
      if (point) return point;
    }
  }
  return null;
}

/** A page that has not changed for so long has stopped, in milliseconds. */
const STOPPED = 60000;

/** Waits, looking at every change of the page; nothing if it has stopped. */
const until = (look) => new Promise((resolve) => {
  const first = look();
  if (first) return resolve(first);
  const end = (value) => {
    clearTimeout(patience);
    watch.disconnect();
    resolve(value);
  };
  const watch = new MutationObserver(() => {
    const value = look();
    if (value) end(value);
  });
  const patience = setTimeout(() => end(null), STOPPED);
  return watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
});

const prompt = () => document.querySelector("#prompt");
const over = () => document.querySelector("#result[open]");
const mine = () => prompt().classList.contains("mine") && !prompt().classList.contains("waiting") && (all("#main .can-pick, #choices-bar .btn:not(.picked)").length > 0 || all("#prompt-tools .btn.main").length > 0);

/** What a tap changes: the question, what is picked, what is to be confirmed. */
const state = () => [prompt().dataset.at, ...all(".picked").map((element) => element.dataset.pick), all("#prompt-tools .btn.main").length].join(" ");

/** Where the page has stopped. */
const stuck = (tapped) => ({ stuck: document.querySelector("#sheet").innerText.slice(0, 600), tapped, state: state(), mine: mine(), prompt: prompt().className, log: document.querySelector("#log").textContent.slice(-300), picks: all("#main .can-pick").map((element) => element.dataset.pick).slice(0, 6) });

async function play() {
  let tapped = null;
  for (let taps = 0; taps < 20000; taps += 1) {
    const whose = await until(() => (over() ? "over" : mine() ? "mine" : null));
    if (whose === "over") return { taps };
    const sure = document.querySelector("#prompt-tools .btn.main");
    const point = whose && (sure ? spot(sure) : find());
    if (!point) return stuck(tapped);
    const before = state();
    tapped = point.hit.closest("[data-pick],.btn")?.outerHTML.slice(0, 200);
    tap(point);
    if (!(await until(() => over() || state() !== before || document.querySelector(".bubble")))) return stuck(tapped);
  }
  return { stuck: "twenty thousand taps" };
}

play().then(done, (error) => done({ stuck: String(error) }));
