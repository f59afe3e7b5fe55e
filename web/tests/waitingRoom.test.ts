// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { setLang } from '../src/lib/text/i18n.svelte';
import type { TableSession } from '../src/table/session/table.svelte';
import TableList from '../src/lobby/TableList.svelte';
import WaitingRoom from '../src/table/seats/WaitingRoom.svelte';
import type { Brief, LogEntry } from '../src/wire/types';
import { brief, entry } from './fakes';

const seats: Brief['seats'] = [
  { seat: 0, kind: 'person', name: 'Ada', online: true },
  { seat: 1, kind: 'open', name: '', online: false },
];
/** A table with a free seat, for somebody who has not sat down. */
const open = (more: Partial<Brief> = {}): Brief => brief({ state: 'open', seats, you: -1, yours: [], ...more });
const opened = entry(1, 0, { kind: 'note', events: [{ key: 'opened-from-position', seat: 0, args: { name: 'Ada' } }] });

function room(log: LogEntry[]): void {
  const table = { brief: open(), log, busy: false, told: { kinds: {}, many: {}, heads: [] }, nameOf: (seat: number) => ['Ada', ''][seat] ?? '' };
  render(WaitingRoom, { table: table as unknown as TableSession, game: 'arkadia' });
}

afterEach(() => {
  cleanup();
  setLang('en');
});

describe('before somebody sits down', () => {
  test.each([
    { lang: 'en', said: 'Ada opened this table from a position. The player who opened it can know everything that is hidden.' },
    { lang: 'fr', said: 'Ada a ouvert cette table à partir d’une position. Qui l’a ouverte peut savoir tout ce qui est caché.' },
  ] as const)('the waiting room says who opened the table from a position ($lang)', ({ lang, said }) => {
    setLang(lang);
    room([opened]);
    expect(screen.getByText(said)).toBeTruthy();
  });

  test('a table that begins as usual says nothing of the kind', () => {
    room([]);
    expect(screen.queryByText(/from a position/)).toBeNull();
  });

  test.each([
    { lang: 'en', said: /opened from a position: the player who opened it can know everything that is hidden/ },
    { lang: 'fr', said: /ouverte à partir d’une position\s: qui l’a ouverte peut savoir tout ce qui est caché/ },
  ] as const)('the list of open tables says it too ($lang)', ({ lang, said }) => {
    setLang(lang);
    render(TableList, { briefs: [open({ id: 'a', from_position: true }), open({ id: 'b' })], running: 0, onjoin: vi.fn() });
    expect(screen.getAllByText(said)).toHaveLength(1);
  });
});
