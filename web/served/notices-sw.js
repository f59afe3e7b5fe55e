// The service worker of the pages that a server runs. It shows notices while the page is closed, and nothing else: pages
// and files always come from the server. `web/static/sw.js` belongs to the table without a server.

/** Where the page leaves its sentences, in the language of the reader (`src/notices/spoken.svelte.ts`). */
const CACHE = 'arktable notices';
const WORDS = '/notices-words';
const SECONDS = 3_000;

async function words() {
  const kept = await (await caches.open(CACHE)).match(WORDS);
  return kept ? kept.json() : {};
}

/** The message has no names: the name of a table is asked with the session of this browser. */
async function nameOf(table) {
  try {
    const answer = await fetch(`/api/tables/${encodeURIComponent(table)}`, { signal: AbortSignal.timeout(SECONDS) });
    return answer.ok ? ((await answer.json()).table?.name ?? '') : '';
  } catch {
    return '';
  }
}

async function show({ table = '', kind = '' }) {
  const [sentences, name] = await Promise.all([words(), table ? nameOf(table) : '']);
  await self.registration.showNotification(name || 'Arktable', {
    body: sentences[kind] ?? sentences.other ?? '',
    lang: sentences.lang ?? '',
    tag: table || kind,
    renotify: true,
    icon: '/favicon.svg',
    data: { path: table ? `/table/${encodeURIComponent(table)}` : '/' },
  });
}

async function open(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

/** The browser has made a new subscription in place of one that has ended. */
async function renew() {
  const { key } = await (await fetch('/api/push-key')).json();
  const made = await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  const body = JSON.stringify({ kind: 'push', address: endpoint, p256dh: keys.p256dh, auth: keys.auth });
  await fetch('/api/channels', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('push', (event) => event.waitUntil(show(event.data?.json() ?? {})));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? '/'));
});
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew()));
