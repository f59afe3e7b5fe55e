// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brief, FakeSocket, fakeServer, openWith, snapshot } from '../../tests/fakes';
import { setLang } from '../lib/text/i18n.svelte';
import { TableSession } from '../table/session/table.svelte';
import { failureWords, MyChannels } from './channels.svelte';
import { noticeTable, obstacle, pageNotices } from './pageNotice.svelte';
import { sentences } from './spoken.svelte';

let shown: { title: string; tag: string }[] = [];
let answer: NotificationPermission = 'granted';

class FakeNotification {
  static permission: NotificationPermission = 'default';
  onclick: (() => void) | null = null;
  static requestPermission(): Promise<NotificationPermission> {
    FakeNotification.permission = answer;
    return Promise.resolve(answer);
  }
  constructor(title: string, options: { tag: string }) {
    shown.push({ title, tag: options.tag });
  }
  close(): void {}
}

beforeEach(() => {
  shown = [];
  answer = 'granted';
  FakeNotification.permission = 'default';
  vi.stubGlobal('Notification', FakeNotification);
  vi.stubGlobal('isSecureContext', true);
  setLang('en');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a reader who looks elsewhere is told that it is their turn, and one who sees the table is not', async () => {
  await pageNotices.turn(true);
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  FakeSocket.all = [];
  fakeServer({});
  const table = new TableSession('t1', (url) => new FakeSocket(url));
  const stop = $effect.root(() => noticeTable(table));
  openWith(table, snapshot(4));
  flushSync();
  const comes = (to_move: number): void => {
    FakeSocket.last.say({ kind: 'update', version: 4, table: brief({ to_move }), set: {}, own: {}, log: [], undone: [], can_undo: false, record: false });
    flushSync();
  };
  comes(1);
  expect(shown).toEqual([]);
  comes(0);
  expect(shown).toEqual([{ title: brief({}).name, tag: 't1' }]);
  comes(1);
  seen.mockReturnValue('visible');
  comes(0);
  expect(shown).toHaveLength(1);
  stop();
  table.close();
});

test('notices of the browser stay off for a reader who refuses them', async () => {
  answer = 'denied';
  await pageNotices.turn(true);
  expect([pageNotices.on, obstacle()]).toEqual([false, 'denied']);
  vi.stubGlobal('isSecureContext', false);
  expect(obstacle()).toBe('needs-https');
});

test('a failure is a sentence with its number, and an unknown one is shown as it is', () => {
  expect(failureWords('http 503')).toBe('The receiver answered with 503.');
  expect(failureWords('inner')).toContain('ARKTABLE_WEBHOOK_INNER');
  expect(failureWords('novel 1')).toBe('novel 1');
});

test('what is off says why in its place', () => {
  const mine = new MyChannels();
  mine.features = { mail: { on: false, reason: 'no-mail-server' }, push: { on: true } };
  expect(mine.off('mail')).toBe('This server has no mail server.');
  expect(mine.off('push')).toBe('');
});

test('the service worker gets a sentence for every kind of notice, in the language of the reader', () => {
  setLang('fr');
  const said = sentences();
  expect(said['lang']).toBe('fr');
  expect(said['turn']).toBe('C’est à vous de jouer.');
  for (const [kind, sentence] of Object.entries(said)) expect(sentence, kind).not.toMatch(/^notices-/);
});
