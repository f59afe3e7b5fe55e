// Subscribes this browser to push notices.
import { read, write } from '../lib/prefs.svelte';
import { get } from '../wire/http';
import { leaveWords } from './spoken.svelte';
import { obstacle, type Obstacle } from './pageNotice.svelte';

const WORKER = '/notices-sw.js';

export interface Subscribed {
  address: string;
  p256dh: string;
  auth: string;
}

export function pushObstacle(): Obstacle {
  const found = obstacle();
  if (found) return found;
  return 'serviceWorker' in navigator && 'PushManager' in window ? '' : 'not-here';
}

/** The channel of this browser, as it was made here; empty for none. */
export const pushHere = (): string => read('push') ?? '';
export const keepPush = (channel: string): void => write('push', channel);

/** Asks the reader for permission, and subscribes; null if they refuse. A browser that cannot reach its push service throws. */
export async function subscribe(): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await leaveWords();
  const { key } = await get<{ key: string }>('/push-key');
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription for another key, as of a server with a new database, is in the way.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
  return { address: made.endpoint ?? '', p256dh: made.keys?.['p256dh'] ?? '', auth: made.keys?.['auth'] ?? '' };
}

export async function unsubscribe(): Promise<void> {
  keepPush('');
  const registration = await navigator.serviceWorker?.getRegistration(WORKER);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
