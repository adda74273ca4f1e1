// Matches that this browser keeps by itself. Page and worker both reach them; only the worker writes what was played.

const [NAME, STORE] = ["piazza", "matches"];

/** A match as crates/web keeps it. @typedef {{room: any, shown: any, plays: any[], at: number, [key: string]: any}} Kept */

/** @returns {Promise<IDBDatabase>} */
function open() {
  const asked = indexedDB.open(NAME, 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: "room.id" });
  return answered(asked);
}

/** @template T @param {IDBRequest<T>} asked @returns {Promise<T>} */
function answered(asked) {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}

/** @template T @param {IDBTransactionMode} mode @param {(store: IDBObjectStore) => IDBRequest<T>} act @returns {Promise<T>} */
async function within(mode, act) {
  const database = await open();
  try {
    const transaction = database.transaction(STORE, mode);
    const done = new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    });
    const answer = await answered(act(transaction.objectStore(STORE)));
    await done;
    return answer;
  } finally {
    database.close();
  }
}

/** Keeps a match as it is now; resolves when it is on disk. @param {Kept} match */
export const keep = (match) => within("readwrite", (store) => store.put(match));

/** @param {string} id @returns {Promise<Kept | undefined>} */
export const kept = (id) => within("readonly", (store) => store.get(id));

/** @param {string} id */
export const forget = (id) => within("readwrite", (store) => store.delete(id));

/** Every match, the latest first. @returns {Promise<Kept[]>} */
export async function all() {
  const matches = await within("readonly", (store) => store.getAll());
  return matches.sort((a, b) => b.at - a.at);
}
