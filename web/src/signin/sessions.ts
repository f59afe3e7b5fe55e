import { t } from '../lib/text/i18n.svelte';
import { ago } from '../lib/text/time';
import type { OpenSession } from '../wire/distance';

/** "Firefox on Linux", from the two parts that the server knows. */
export function browserWords(agent: string): string {
  const [browser = '', system = ''] = agent.split(' / ');
  if (!browser && !system) return t('signin-browser-unknown');
  return browser && system ? t('signin-browser', { browser, system }) : browser || system;
}

/** Where and when a browser was used. */
export function usedWords(one: OpenSession): string {
  const place = one.network === 'local' ? t('signin-network-local') : one.network;
  return [...(place ? [place] : []), one.here ? t('signin-now') : ago(one.used)].join(', ');
}
