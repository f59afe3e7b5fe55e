// @vitest-environment happy-dom
// A table that runs in this browser: nobody can come from elsewhere, and a game is its player's own.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addresses } from '../src/lib/address';
import { catalogue } from '../src/lib/catalogue.svelte';
import { setLang } from '../src/lib/text/i18n.svelte';
import type { TableSession } from '../src/table/session/table.svelte';
import { Lobby } from '../src/lobby/lobby.svelte';
import NewTable from '../src/lobby/new/NewTable.svelte';
import GameDialog from '../src/table/dialogs/GameDialog.svelte';
import WaitingRoom from '../src/table/seats/WaitingRoom.svelte';
import type { Brief, Ruleset, SeatWish } from '../src/wire/types';
import { brief, fakeServer } from './fakes';

const greedy = { id: 'greedy', thinks: false, seconds: 0, strength: null };
const ruleset = { id: 'arkadia', game: 'arkadia', seats: [2, 3, 4], options: [], bots: [greedy], clashes: [], told: { kinds: {}, many: {}, heads: [] } } as unknown as Ruleset;
const waits: Brief = brief({ state: 'open', to_move: -1, seats: [{ seat: 0, kind: 'person', name: 'Ada', online: true }, { seat: 1, kind: 'open', name: null, online: false }] as Brief['seats'] });

function session(more: object = {}): TableSession & { sit: ReturnType<typeof vi.fn> } {
  return { id: 't1', brief: waits, busy: false, log: [], sit: vi.fn(async () => true), ...more } as unknown as TableSession & { sit: ReturnType<typeof vi.fn> };
}

beforeEach(() => {
  setLang('en');
  addresses.hashed = true;
  catalogue.list = [ruleset];
  fakeServer({});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  addresses.hashed = false;
  catalogue.list = [];
});

describe('a new table', () => {
  async function opened(): Promise<SeatWish[]> {
    const onopen = vi.fn(async () => null);
    render(NewTable, { busy: false, onopen });
    const second = screen.getByRole('radiogroup', { name: 'Seat 2' });
    const kinds = within(second).getAllByRole('radio').map((radio) => radio.textContent?.trim());
    await fireEvent.click(within(second).getByRole('radio', { name: 'Here' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Open the table' }));
    const [wish] = onopen.mock.calls[0] as unknown as [{ seats: SeatWish[] }];
    return [{ kind: kinds.join() as SeatWish['kind'] }, ...wish.seats];
  }

  test('has no seat that would wait for somebody who cannot come', async () => {
    const [kinds, ...seats] = await opened();
    expect(kinds?.kind).toBe('Here,Bot');
    expect(seats).toEqual([{ kind: 'me' }, { kind: 'me', name: 'Player 2' }]);
  });

  test('may wait for others where there is a server', async () => {
    addresses.hashed = false;
    expect((await opened())[0]?.kind).toBe('Person,Here,Bot');
  });
});

describe('a table that waits', () => {
  test('gives its seats to people at this device, or to bots', async () => {
    const table = session();
    render(WaitingRoom, { table, game: 'arkadia' });
    expect(screen.getByText(/nobody can come from elsewhere/)).toBeTruthy();
    await fireEvent.input(screen.getByRole('textbox', { name: 'Name on seat 2' }), { target: { value: ' Bruno ' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Plays here, on seat 2' }));
    await fireEvent.click(screen.getByRole('button', { name: 'A bot on seat 2' }));
    expect(table.sit.mock.calls).toEqual([[1, { name: 'Bruno' }], [1, { bot: 'greedy' }]]);
  });

  test('leaves free seats to people once another one has come', () => {
    addresses.hashed = false;
    const seats = [...waits.seats, { seat: 2, kind: 'person', name: 'Cleo', online: true }] as Brief['seats'];
    render(WaitingRoom, { table: session({ brief: { ...waits, seats } }), game: 'arkadia' });
    expect(screen.getByRole('button', { name: 'Plays here, on seat 2' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'A bot on seat 2' })).toBeNull();
  });
});

describe('what can be done with a whole game', () => {
  const shown = (more: object = {}): void => void render(GameDialog, { table: session({ brief: brief(), ...more }), open: true });

  test('it is taken along, and deleted after a second question', async () => {
    const { calls } = fakeServer({ 'POST /api/tables/t1/delete': () => ({}) });
    shown();
    expect(screen.getByRole('link', { name: 'Take this game along' }).getAttribute('href')).toBe('/api/tables/t1/take-along');
    await fireEvent.click(screen.getByRole('button', { name: 'Delete this game' }));
    expect(calls).toEqual([]);
    expect(screen.getByRole('alert').textContent).toContain('Hilltop');
    await fireEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
    await vi.waitFor(() => expect(calls.map(({ path }) => path)).toEqual(['POST /api/tables/t1/delete']));
  });

  test('on a server it is not deleted, and not taken along while others play in it', () => {
    addresses.hashed = false;
    const seats = [{ seat: 0, kind: 'person', name: 'Ada', online: true }, { seat: 1, kind: 'person', name: 'Ben', online: true }] as Brief['seats'];
    shown({ brief: brief({ seats }) });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText(/Other people play/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete this game' })).toBeNull();
  });
});

test('the lobby has the words of all games, also after a page that needed those of one', async () => {
  const { calls } = fakeServer({ 'GET /api/rulesets': () => [ruleset], 'GET /api/me': () => ({ id: null, name: null }), 'GET /api/tables': () => ({ mine: [], open: [], running: [], finished: [] }) });
  const words = vi.spyOn(catalogue, 'loadWords').mockResolvedValue();
  const lobby = new Lobby();
  await lobby.refresh();
  await lobby.refresh();
  expect([lobby.loaded, words.mock.calls.length]).toEqual([true, 1]);
  expect(calls.filter(({ path }) => path === 'GET /api/tables')).toHaveLength(2);
  words.mockRestore();
});
