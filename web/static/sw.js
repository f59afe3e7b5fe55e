// The service worker of the static table. `finish.mjs` puts the version and the files in front of it.
/* global VERSION, FILES */
const HERE = new URL(self.registration.scope).pathname;
const OURS = `arktable ${HERE} `;
const CACHE = OURS + VERSION;
/** A tab that still shows the version before may ask for more of its files. */
const KEPT = 2;

/** What an earlier version has under the same name is the same: names say what is in a file. Files for later are fetched when they are asked for. */
async function fetchAll() {
  const cache = await caches.open(CACHE);
  await Promise.all(
    FILES.map(async (file) => {
      const known = file.hashed && (await caches.match(file.name));
      if (file.later && !known) return;
      const answer = known || (await fetch(new Request(file.name, { cache: file.hashed ? 'default' : 'no-cache' })));
      if (!answer.ok) throw new Error(`${file.name}: ${answer.status}`);
      await cache.put(file.name, answer);
    }),
  );
}

async function forgetOld() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(names.slice(0, names.length - KEPT + 1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Files for later that a page has fetched before this worker answered for it. */
async function keep(addresses) {
  const cache = await caches.open(CACHE);
  const names = addresses.map((address) => new URL(address)).filter(({ origin }) => origin === self.location.origin).map(({ pathname }) => pathname.slice(HERE.length));
  const wanted = FILES.filter((file) => file.later && names.includes(file.name));
  await Promise.all(wanted.map(async ({ name }) => (await cache.match(name)) || cache.add(name)));
}

async function answer(request) {
  const cache = await caches.open(CACHE);
  if (request.mode === 'navigate') return (await cache.match('index.html')) || fetch(request);
  const known = (await cache.match(request)) || (await caches.match(request));
  if (known) return known;
  const fetched = await fetch(request);
  const name = new URL(request.url).pathname.slice(HERE.length);
  if (fetched.ok && FILES.some((file) => file.later && file.name === name)) await cache.put(request, fetched.clone());
  return fetched;
}

self.addEventListener('install', (event) => event.waitUntil(fetchAll()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOld()));
self.addEventListener('message', (event) => {
  if (event.data?.kind === 'use') event.waitUntil(self.skipWaiting());
  if (event.data?.kind === 'keep') event.waitUntil(keep(event.data.addresses));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  const ours = address.origin === self.location.origin && address.pathname.startsWith(HERE);
  if (request.method === 'GET' && ours) event.respondWith(answer(request));
});
