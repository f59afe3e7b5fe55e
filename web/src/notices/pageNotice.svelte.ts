// Notices of the browser while the page of a table is open, but not in sight.
import './words';
import { to } from '../lib/address';
import { read, write } from '../lib/prefs.svelte';
import { t } from '../lib/text/i18n.svelte';
import { onMyTurn } from '../sound/cues.svelte';
import type { TableSession } from '../table/session/table.svelte';
import { inSight } from '../wire/inSight';

/** Why there are no such notices: without https, in a browser without them, or because the reader has refused them. */
export type Obstacle = '' | 'needs-https' | 'not-here' | 'denied';

export function obstacle(): Obstacle {
  if (!isSecureContext) return 'needs-https';
  if (typeof Notification !== 'function') return 'not-here';
  return Notification.permission === 'denied' ? 'denied' : '';
}

class PageNotices {
  #on = $state(read('page-notices') === 'yes');

  get on(): boolean {
    return this.#on && obstacle() === '' && Notification.permission === 'granted';
  }

  /** Browsers ask the reader for permission, and only on a press. */
  async turn(on: boolean): Promise<void> {
    const allowed = on && obstacle() === '' && (await Notification.requestPermission()) === 'granted';
    this.#on = allowed;
    write('page-notices', allowed ? 'yes' : 'no');
  }
}

export const pageNotices = new PageNotices();

/** Tell the reader of another page that it is their turn at this table. Call it while the page of a table is made. */
export function noticeTable(table: TableSession): void {
  onMyTurn(table, () => {
    if (pageNotices.on && !inSight()) show(table.brief.name, t('notices-say-turn'), table.id);
  });
}

export function show(title: string, body: string, table: string): void {
  try {
    const notice = new Notification(title, { body, tag: table, icon: '/favicon.svg' });
    notice.onclick = () => {
      window.focus();
      if (!location.pathname.endsWith(`/table/${table}`)) location.assign(to(`/table/${table}`));
      notice.close();
    };
  } catch {
    // Phones have notices of service workers only.
  }
}
