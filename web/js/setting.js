// What lies on the table: map, panes, players, phases. A match and a replay show it alike.

import { Chips } from "./chips.js";
import { byId } from "./dom.js";
import { MapView } from "./map.js";
import { Marks } from "./marks.js";
import { places, settle, travel } from "./motion.js";
import { Pages } from "./pages.js";
import { Panes } from "./panes.js";
import { nameMarks } from "./pieces.js";
import { showRibbons } from "./ribbons.js";

/** @typedef {{table: import("./whole.js").Tabletop, maps: import("./map.js").Map_[]}} Laid */
/** @typedef {{turn: number | null, viewer: number | null}} Who whose turn it is, and whose eyes these are */

export class Setting {
  /**
   * @param {{pick: (id: string, element: Element | null) => void, hover: (id: string | null, element: Element | null) => void,
   *   puzzled: (element: Element) => void, person: (seat: number) => import("./chips.js").Person, looked: () => void}} hands
   */
  constructor(hands) {
    this.hands = hands;
    this.arena = byId("main");
    this.map = new MapView(byId("board"));
    this.marks = new Marks(this.arena, { ...hands, reveal: (element) => this.map.lens.reveal(element) });
    this.panes = new Panes(byId("first"), byId("second"));
    this.pages = new Pages(byId("pages"), byId("columns"), (pick) => hands.pick(pick, null));
    this.chips = new Chips(byId("chips"), { person: hands.person, thumbnail: (seat) => this.thumbnail(seat), look: (seat) => this.look(seat) });
    /** Whose map is wanted, if not one's own. @type {number | null} */
    this.looking = null;
    /** @type {Who} */
    this.who = { turn: null, viewer: null };
    /** @type {Laid["table"] | null} */
    this.table = null;
  }

  /** Lays a moment out; resolves when everything that moves has arrived. @param {Laid} moment @param {Who} who */
  lay({ table, maps }, who) {
    const before = places(this.arena);
    // What has not changed stays, and with it the focus.
    if (table.ribbons !== this.table?.ribbons) showRibbons(byId("ribbons"), table.ribbons ?? []);
    [this.table, this.who] = [table, who];
    this.panes.show(table.panes);
    this.map.show(maps, this.looking ?? who.viewer);
    this.players();
    return travel(this.arena, before);
  }

  /** Draws the players anew: somebody has come, gone, or is looked at. */
  players() {
    if (!this.table) return;
    this.chips.show(this.table.chips, this.who.turn);
    nameMarks(this.arena, (seat) => this.hands.person(seat).name);
  }

  /** Shows somebody's map, where everybody has one. @param {number | null} seat */
  look(seat) {
    const whose = seat ?? this.who.viewer;
    if (whose === null || !this.map.drawn.has(whose)) return;
    this.looking = whose === this.who.viewer ? null : whose;
    this.map.look(whose);
    this.players();
    this.hands.looked();
  }

  /** A small map of somebody, where everybody has one and it is not the one that is shown. @param {number} seat */
  thumbnail(seat) {
    return this.map.drawn.size > 1 && this.map.whose !== seat ? this.map.thumbnail(seat) : null;
  }

  /** Shows what would change, beside the numbers and on the tracks. @param {import("./chips.js").Change[]} changes */
  preview(changes) {
    this.chips.preview(changes);
    this.panes.preview(changes);
  }

  /** Ends all movement now. */
  settle() {
    settle(this.arena);
  }
}
