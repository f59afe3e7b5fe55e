// The sentences that the service worker shows (`served/notices-sw.js`). It cannot ask the page, which may be closed: the
// page leaves them in a cache whenever its language changes.
import './words';
import { read } from '../lib/prefs.svelte';
import { lang, t } from '../lib/text/i18n.svelte';

const CACHE = 'arktable notices';
const WORDS = '/notices-words';
const KINDS = ['turn', 'hour', 'invitation', 'changed', 'over', 'stopped', 'reminder', 'round', 'test', 'other'];

/** The sentences by kind of notice, in the language of the reader. */
export const sentences = (): Record<string, string> => ({ lang: lang.code, ...Object.fromEntries(KINDS.map((kind) => [kind, t(`notices-say-${kind}`)])) });

export async function leaveWords(): Promise<void> {
  if (typeof caches === 'undefined') return;
  const body = JSON.stringify(sentences());
  await (await caches.open(CACHE)).put(WORDS, new Response(body, { headers: { 'content-type': 'application/json' } }));
}

/** Keep the sentences of a browser with push notices in its present language. Call it while the page is made. */
export function keepSpoken(): void {
  $effect(() => {
    void lang.code;
    if (read('push')) void leaveWords().catch(() => undefined);
  });
}
