import assert from "node:assert/strict";
import { test } from "node:test";

Object.assign(globalThis, { ResizeObserver: class { observe() {} } });
const { Lens } = await import("../js/lens.js");

/** A box on the screen. @param {number} left @param {number} top @param {number} size */
const box = (left, top, size) => ({ left, top, right: left + size, bottom: top + size, width: size, height: size });

/** A lens over a small frame that the page has led to a corner of the map. */
function led() {
  const frame = { addEventListener: () => {}, getBoundingClientRect: () => box(0, 0, 50), classList: { add: () => {}, remove: () => {} } };
  const lens = new Lens(/** @type {any} */ (frame));
  lens.gather([/** @type {any} */ ({ getBoundingClientRect: () => box(5, 5, 5) })], 0);
  assert.ok(lens.zoom > 1 && lens.led);
  return lens;
}

/** What the reader does with a wheel or with fingers. @type {Record<string, (lens: any) => void>} */
const WAYS = {
  wheel: (lens) => lens.wheel({ preventDefault: () => {}, clientX: 10, clientY: 10, deltaY: -100 }),
  drag: (lens) => {
    lens.down({ pointerId: 1, clientX: 10, clientY: 10 });
    lens.move({ pointerId: 1, clientX: 30, clientY: 10 });
  },
  pinch: (lens) => {
    lens.down({ pointerId: 1, clientX: 10, clientY: 10 });
    lens.down({ pointerId: 2, clientX: 40, clientY: 10 });
    lens.move({ pointerId: 2, clientX: 48, clientY: 10 });
  },
  button: (lens) => lens.closer(),
};

test("where the page has led, all of the map is shown again when there is nothing to lead to", () => {
  const lens = led();
  lens.release();
  assert.deepEqual([lens.zoom, lens.led], [1, false]);
});

for (const [name, way] of Object.entries(WAYS)) {
  test(`what the reader chose to see stays: ${name}`, () => {
    const lens = led();
    way(lens);
    const { zoom, center } = lens;
    lens.release();
    assert.deepEqual([lens.zoom, lens.center], [zoom, center]);
  });
}
