// Where things are. At a server every path is an address; a site of plain files has a file for it (crates/server/src/site).

/** Whether these are plain files, without a server. */
export const files = document.documentElement.dataset.site === "files";

/** The address of a path. @param {string} path */
export const at = (path) => (files ? file(path) : path);

/** @param {string} path */
function file(path) {
  const { pathname, search, hash } = new URL(path, "http://hall");
  const [first, second, third] = pathname.slice(1).split("/");
  if (["assets", "games", "cover"].includes(first)) return `..${pathname}${search}${hash}`;
  if (first === "t") return `${third === "replay" ? "replay" : "table"}-${gameOf(second)}.html?t=${second}${search.replace("?", "&")}${hash}`;
  return `${pathname.slice(1).replaceAll("/", "-") || "index"}.html${search}${hash}`;
}

/** The game of a table in this browser: its id begins with it. @param {string} id */
const gameOf = (id) => id.slice(0, id.lastIndexOf("-"));
