// What the page measures of itself, for the rules of docs/table.md. Runs in the page; returns numbers and what broke a rule.

const main = document.querySelector("#main");
const board = document.querySelector("#board");
const map = board.querySelector("svg.map");
const found = [];

/** Where an element can be seen: its box, cut by everything that cuts it. */
function seen(box, element) {
  let { left, top, right, bottom } = box;
  for (let around = element; around && around !== document.documentElement; around = around.parentElement) {
    if (around instanceof SVGElement && around !== map) continue;
    const style = getComputedStyle(around);
    if (style.overflowX === "visible" && style.overflowY === "visible" && around !== map) continue;
    const frame = around.getBoundingClientRect();
    [left, top, right, bottom] = [Math.max(left, frame.left), Math.max(top, frame.top), Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
  }
  return { left, top, right, bottom };
}

const wide = ({ left, right }) => right - left;
const high = ({ top, bottom }) => bottom - top;
const within = (box) => box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;

/** Every text that is shown: its words, its box on the screen, its size in pixels. */
function texts() {
  const all = [];
  const walk = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const [node, around] = [walk.currentNode, walk.currentNode.parentElement];
    if (!node.textContent.trim() || around.closest(".unseen,title,style,.thumbnail,option") || !around.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const svg = around instanceof SVGElement;
    const turn = svg ? around.getScreenCTM() : null;
    const size = parseFloat(getComputedStyle(around).fontSize) * (turn ? Math.hypot(turn.a, turn.b) : 1);
    for (const rect of svg ? [around.getBoundingClientRect()] : range.getClientRects()) {
      const box = seen(rect, around);
      if (wide(box) > 1 && high(box) > 1) all.push({ words: node.textContent.trim().slice(0, 40), box, size, around, svg: Boolean(around.closest("svg.map")), tilted: Boolean(turn && Math.abs(turn.b) > 0.01 && Math.abs(turn.a) > 0.01) || around.tagName === "textPath" });
    }
  }
  return all;
}

const shown = texts();
const beside = shown.filter((text) => !text.svg);
const onMap = shown.filter((text) => text.svg);
const least = (all) => all.reduce((best, text) => (text.size < best.size ? text : best), { size: Infinity, words: "" });

/** Text over text: letters have air above and below them, so boxes may touch by that much. */
const AIR = 0.22;
const core = ({ box, size, svg }) => ({ left: box.left + 1, right: box.right - 1, top: box.top + (svg ? size * AIR : high(box) * 0.25), bottom: box.bottom - (svg ? size * AIR : high(box) * 0.25) });
function clashes(all) {
  const boxes = all.filter((text) => !text.tilted).map((text) => ({ ...core(text), text })).sort((a, b) => a.left - b.left);
  for (let i = 0; i < boxes.length; i += 1) {
    for (let j = i + 1; j < boxes.length && boxes[j].left < boxes[i].right; j += 1) {
      const [a, b] = [boxes[i], boxes[j]];
      if (a.text.around === b.text.around || a.bottom <= b.top || b.bottom <= a.top || wide(a) < 1) continue;
      // Covered and written anew, as the name of a closed district.
      if (a.text.words === b.text.words && Math.hypot(a.left - b.left, a.top - b.top) < 2) continue;
      found.push(`text over text: ${a.text.words} / ${b.text.words}`);
    }
  }
}
clashes(beside);
clashes(onMap);

/** Colours as the screen has them. */
const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
const colors = new Map();
function rgba(color) {
  if (!colors.has(color)) colors.set(color, drawn(color));
  return colors.get(color);
}
function drawn(color) {
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
  return [r, g, b, a / 255];
}
const over = (top, below) => [0, 1, 2].map((i) => top[i] * top[3] + below[i] * (1 - top[3])).concat(1);
const light = (color) => {
  const [r, g, b] = color.slice(0, 3).map((part) => part / 255).map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a, b) => (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);

/** What may lie behind an element, and how faint it is. */
function behind(element) {
  const layers = [];
  let faint = 1;
  for (let around = element; around; around = around.parentElement) {
    const style = getComputedStyle(around);
    faint *= Number(style.opacity);
    const stops = style.backgroundImage.includes("gradient") ? (style.backgroundImage.match(/rgba?\([^)]*\)|color\([^)]*\)/g) ?? []) : [];
    const solid = rgba(style.backgroundColor);
    if (stops.length > 0) layers.push([...stops.map(rgba).map((stop) => over(stop, solid)), ...(stops.some((stop) => rgba(stop)[3] < 0.5) && solid[3] === 1 ? [solid] : [])]);
    else if (solid[3] > 0) layers.push([solid]);
    if (solid[3] === 1 || stops.some((stop) => rgba(stop)[3] === 1)) break;
  }
  const ground = rgba(getComputedStyle(document.documentElement).backgroundColor);
  const sums = layers.reduceRight((below, colors) => below.flatMap((under) => colors.map((color) => over(color, under))), [ground]);
  return { sums: sums.slice(0, 12), faint };
}

function faintest(all) {
  let worst = { ratio: Infinity, words: "" };
  const known = new Map();
  for (const { around, words, svg } of all) {
    if (known.has(around)) continue;
    const style = getComputedStyle(around);
    const own = rgba(svg ? style.fill : style.color);
    const { sums, faint } = svg ? { sums: [rgba(style.stroke)], faint: 1 } : behind(around);
    const ratio = Math.min(...sums.map((ground) => contrast(over([...own.slice(0, 3), own[3] * faint], ground), ground)));
    known.set(around, ratio);
    if (ratio < 4.45) found.push(`contrast ${ratio.toFixed(1)}: ${words}`);
    if (ratio < worst.ratio) worst = { ratio, words };
  }
  return worst;
}

/** Letters on the map are judged against their own halo, where they have one. */
const haloed = onMap.filter(({ around }) => getComputedStyle(around).paintOrder.startsWith("stroke") && parseFloat(getComputedStyle(around).strokeWidth) >= 2);

const themes = {};
for (const theme of ["light", "dark"]) {
  document.documentElement.dataset.theme = theme;
  themes[theme] = faintest([...beside, ...haloed]);
}
delete document.documentElement.dataset.theme;

/** What can be pressed, on the table around the map. */
const pressed = [...main.querySelectorAll("button,a,summary,input,select,[role=button]")].filter((element) => !element.closest("svg") && element.checkVisibility());
const smallest = (all) => all.map((element) => ({ element, box: element.getBoundingClientRect() })).filter(({ box }) => box.width > 0).reduce((best, { element, box }) => (Math.min(box.width, box.height) < best.size ? { size: Math.min(box.width, box.height), words: (element.innerText || element.id || element.className).slice(0, 30) } : best), { size: Infinity, words: "" });
const phone = getComputedStyle(document.querySelector("#pages")).display !== "none";
const targets = smallest(phone ? pressed.filter((element) => element.closest("#sheet")) : pressed);

/** What is needed stands in the window, and no column is wider than its place. */
for (const id of ["open-menu", "prompt", "prompt-text", "board", "tools", "sheet", "stage"]) {
  const element = document.getElementById(id);
  if (element?.checkVisibility() && element.getClientRects().length > 0 && !within(element.getBoundingClientRect())) found.push(`outside the window: #${id}`);
}
for (const column of main.querySelectorAll(".column,.columns,.pane")) {
  if (column.checkVisibility() && column.scrollWidth > column.clientWidth + 2 && column.clientWidth > 0) found.push(`wider than its place: ${column.dataset.pane ?? column.id ?? column.className} ${column.scrollWidth}>${column.clientWidth}`);
}
if (document.documentElement.scrollWidth > innerWidth + 1 || document.documentElement.scrollHeight > innerHeight + 1) found.push("the page scrolls");

const cell = board.getBoundingClientRect();
const [width, height] = map.dataset.size.split(" ").map(Number);
const scale = map.getScreenCTM().a;
const round = (number) => Math.round(number * 10) / 10;
return {
  text: round(least(beside).size), textOf: least(beside).words,
  map: round(least(onMap).size), mapOf: least(onMap).words,
  target: round(targets.size), targetOf: targets.words,
  share: round((100 * cell.width * cell.height) / (innerWidth * innerHeight)),
  fills: round(100 * Math.max((width * scale) / cell.width, (height * scale) / cell.height)),
  light: round(themes.light.ratio), lightOf: themes.light.words, dark: round(themes.dark.ratio), darkOf: themes.dark.words,
  found: [...new Set(found)],
};
