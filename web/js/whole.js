// The server sends what has changed. Here it is put together with what was there, so that every state is a whole one.

/** @typedef {{place: string, ribbons: any[], chips: any[], panes: any[]}} Tabletop */
/** @typedef {import("./map.js").Map_} Map_ */

export class Whole {
  constructor() {
    /** @type {Tabletop | null} */
    this.table = null;
    /** @type {Map_[]} */
    this.maps = [];
  }

  /** The state with everything in it that has not changed. @param {any} state */
  complete(state) {
    if (!state.table) return state;
    const old = this.table;
    const panes = state.table.panes.map((/** @type {any} */ pane) => (pane.same ? old?.panes.find(({ key }) => key === pane.key) : pane));
    this.table = { ...old, ...state.table, panes };
    this.maps = state.maps.map((/** @type {Map_} */ map) => ({ ...map, layers: map.layers.map((layer) => this.layer(map, layer)) }));
    return { ...state, table: this.table, maps: this.maps };
  }

  /** @param {Map_} map @param {import("./map.js").Layer} layer */
  layer(map, layer) {
    if (layer.svg !== undefined) return layer;
    return this.maps.find(({ seat }) => seat === map.seat)?.layers.find(({ key }) => key === layer.key) ?? { ...layer, svg: "" };
  }
}
