// Keeps the site for the time without a connection. What stands above this line, when the site is written: VERSION and FILES.
// A new version waits until nobody has a page of the old one open, so that no match meets files of another time.

/* global VERSION, FILES */

const CACHE = `piazza-${VERSION}`;

addEventListener("install", (event) => event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES))));

addEventListener("activate", (event) => event.waitUntil(tidy()));

async function tidy() {
  const old = (await caches.keys()).filter((name) => name.startsWith("piazza-") && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

addEventListener("fetch", (event) => {
  if (event.request.method === "GET") event.respondWith(found(event.request));
});

/** What is kept, whatever is asked of it; else what the network has. A folder is its first page. @param {Request} request */
async function found(request) {
  const cache = await caches.open(CACHE);
  const address = request.url.replace(/\/(\?.*)?$/, "/index.html");
  return (await cache.match(address, { ignoreSearch: true })) ?? fetch(request);
}
