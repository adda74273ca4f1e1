// Finishes a lesson by tapping what is pointed at, and a puzzle by tapping the picks of a solution. Runs in the page.

const done = arguments[arguments.length - 1];
/** `game/lesson`, and the actions that reach the goal of a puzzle. */
const [lesson, solution] = arguments;
const all = (selector) => [...document.querySelectorAll(selector)];
const card = () => document.querySelector("#lesson");
const sure = () => document.querySelector("#prompt-tools .btn.main");
const answers = () => JSON.parse(sessionStorage.getItem(`piazza-lesson ${lesson}`) ?? "[]");
const name = (element) => element.dataset.pick ?? element.dataset.button ?? element.dataset.place ?? "";
const taken = () => all("#main [data-pick].picked, #choices-bar .picked").map(name);
const moment = () => `${answers().join(", ")} | ${taken().join(", ")}`;
const offered = () => all("#main .can-pick, #choices-bar .btn:not(.picked, .more), #columns .place:not(.picked)");
const pointed = () => all(".pointed").filter((element) => element.checkVisibility());
/** What has led astray, by moment. @type {Map<string, Set<string>>} */
const tried = new Map();
const faults = [];

/** A point at which a finger hits an element, if there is one in the window. */
function spot(element) {
  const box = element.getBoundingClientRect();
  for (const [fx, fy] of [[0.5, 0.5], [0.3, 0.7], [0.7, 0.3], [0.2, 0.2], [0.8, 0.8], [0.5, 0.9], [0.1, 0.5], [0.9, 0.5], [0.5, 0.1], [0.05, 0.05]]) {
    const [x, y] = [box.left + box.width * fx, box.top + box.height * fy];
    const hit = document.elementFromPoint(x, y);
    if (hit && element.contains(hit)) return { hit, x, y };
  }
  return null;
}

/** Taps something, as soon as it has been brought into view; says whether a finger could. */
function tap(element) {
  const pane = element.closest("#columns .pane");
  if (pane && !element.checkVisibility()) document.querySelector(`#pages [data-page="${pane.dataset.pane}"]`)?.click();
  if (element.matches(".behind") && !element.checkVisibility()) document.querySelector("#choices-bar .more").click();
  if (element.closest("#columns,#choices-bar,#lesson")) element.scrollIntoView({ block: "nearest" });
  const point = spot(element);
  point?.hit.dispatchEvent(new PointerEvent("click", { bubbles: true, cancelable: true, pointerType: "touch", clientX: point.x, clientY: point.y }));
  return point !== null;
}

/** Waits, looking at every change of the page. */
const until = (look) => new Promise((resolve) => {
  const first = look();
  if (first) return resolve(first);
  const watch = new MutationObserver(() => {
    if (!look()) return;
    watch.disconnect();
    resolve(true);
  });
  return watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
});

/** The page shows something, and waits for nobody but the learner. */
const still = () => card()?.dataset.stand && !document.querySelector("#prompt.waiting") && (card().dataset.stand !== "asked" || offered().length > 0 || sure());

/** What is pointed at can be seen, and the card covers none of it. */
function look() {
  const seen = pointed().filter(spot);
  if (pointed().length > 0 && seen.length === 0) faults.push(`nothing that is pointed at is in view: ${moment()}`);
  for (const element of pointed()) {
    if (element.closest("#stage") && !seen.includes(element)) faults.push(`${name(element)} is out of view: ${moment()}`);
  }
}

/** What is pointed at, and what may be picked in a pane that is; anything where nothing is. */
function wanted() {
  const live = offered();
  const led = live.filter((element) => element.closest(".pointed"));
  return (led.length > 0 ? led : live).filter((element) => !tried.get(moment())?.has(name(element)));
}

/** The picks that are still missing to say the next action of the solution. */
async function solving(action) {
  const asked = new URLSearchParams({ lang: "en", answers: answers().join("\n") });
  const [game, title] = lesson.split("/");
  const { frame } = await fetch(`/api/games/${game}/lessons/${title}?${asked}`).then((answer) => answer.json());
  const picks = frame.choices.find((choice) => choice.action === action)?.picks ?? [];
  return offered().filter((element) => picks.includes(name(element)) && !taken().includes(name(element)));
}

async function learn() {
  let [from, last] = [null, ["", ""]];
  for (let taps = 0; taps < 400; taps += 1) {
    await until(still);
    look();
    const { stand } = card().dataset;
    if (stand === "done") return { taps, faults };
    // What was tapped last was the slip.
    if (stand === "astray") tried.set(last[0], new Set([...(tried.get(last[0]) ?? []), last[1]]));
    const goal = stand === "asked" && solution.length > 0 && pointed().length === 0;
    if (goal) from ??= answers().length;
    const picking = stand === "asked" && !sure();
    const things = !picking ? [stand === "asked" ? sure() : card().querySelector(".main")] : goal ? await solving(solution[answers().length - from]) : wanted();
    const [here, before] = [moment(), `${moment()} ${stand} ${sure() !== null}`];
    const hit = things.find(tap);
    if (!hit) return { stuck: `${things.map(name)} of ${offered().map(name).slice(0, 9)} after ${moment()}: ${card().innerText}`, faults };
    if (picking) last = [here, name(hit)];
    await until(() => `${moment()} ${card().dataset.stand} ${sure() !== null}` !== before || document.querySelector(".bubble"));
  }
  return { stuck: "four hundred taps", faults };
}

learn().then(done, (error) => done({ stuck: String(error?.stack ?? error), faults }));
