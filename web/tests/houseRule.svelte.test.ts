// @vitest-environment happy-dom
// A house rule from another package brings a phase and moves that no table draws: each tray names the phase and offers its moves.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import arkadia from '../src/games/arkadia/made/workers.json';
import { Play as ArkadiaPlay } from '../src/games/arkadia/play.svelte';
import ArkadiaStatus from '../src/games/arkadia/StatusStrip.svelte';
import ArkadiaTray from '../src/games/arkadia/tray/Tray.svelte';
import cards from '../src/games/arkwright-cards/made/action.json';
import { Play as CardsPlay } from '../src/games/arkwright-cards/play.svelte';
import Stage from '../src/games/arkwright-cards/stage/Stage.svelte';
import CardsTray from '../src/games/arkwright-cards/tray/Tray.svelte';
import arkwright from '../src/games/arkwright/made/marker.json';
import { Play as ArkwrightPlay } from '../src/games/arkwright/play.svelte';
import ArkwrightTray from '../src/games/arkwright/tray/Tray.svelte';
import { addMessages } from '../src/lib/text/i18n.svelte';
import { TableClock } from '../src/clocks/tableClock.svelte';
import { sayMove } from '../src/table/session/moveWords';
import { wish } from '../src/table/session/offer';
import type { TableSession } from '../src/table/session/table.svelte';
import { brief, fakeServer } from './fakes';

const OFFER = [
  { kind: 'refuse', args: [], moves: [['refuse']] },
  { kind: 'give', args: [], moves: [['give']] },
];
const RULE = 'phase-parish = give to the parish or refuse\nmove-give = give: pay £5 to the parish\nmove-refuse = refuse: give nothing\nmove-lend = lend 3: lend money';

beforeAll(() => {
  for (const path of ['arkadia', 'arkwright', 'arkwright-cards']) addMessages('en', readFileSync(`src/games/${path}/locales/en.ftl`, 'utf8'));
  for (const path of ['arkadia', 'arkwright', 'arkwright_cards']) addMessages('en', readFileSync(`../src/arktable/games/${path}/locales/en.ftl`, 'utf8'));
  addMessages('en', RULE);
});
let stop = (): void => {};
beforeEach(() => void fakeServer({}));
afterEach(() => {
  cleanup();
  stop();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** A table at which the viewer is asked the question of the house rule; whatever is tried leads to another seat. */
function tableIn(view: object, offer: unknown): TableSession {
  const viewer = 0;
  const asked = { ...view, viewer, to_move: viewer, phase: 'parish', asked: {}, offer };
  const table = {
    suggested: [],
    clock: new TableClock(),
    order: { plannable: false, state: '' },
    id: 't', you: viewer, view: asked, live: true, version: 1, kept: true, online: true, log: [], canUndo: false, busy: false, brief: brief({ you: viewer }), planner: null,
    told: { kinds: {}, many: {}, heads: [] }, nameOf: (seat: number) => `Seat ${seat + 1}`, send: vi.fn(() => Promise.resolve(true)),
    tryMoves: vi.fn(() => Promise.resolve({ view: { ...asked, to_move: 1, offer: null }, events: [] })), outlook: vi.fn(() => Promise.resolve(null)),
  };
  return table as unknown as TableSession;
}

function play<P>(make: () => P): P {
  let made: P | undefined;
  stop = $effect.root(() => void (made = make()));
  flushSync();
  return made!;
}

const names = (region: HTMLElement): string[] => within(region).getAllByRole('button').map((button) => button.textContent?.trim() ?? '');

describe('a phase of a house rule', () => {
  test('of Arkadia has its name and a button for each move, which joins the plan', async () => {
    const table = tableIn(arkadia.view, { moves: OFFER });
    const at = play(() => new ArkadiaPlay(table, arkadia.kit as never));
    render(ArkadiaTray, { play: at, watched: null });
    render(ArkadiaStatus, { play: at });
    expect(screen.getByText('Give to the parish or refuse')).toBeTruthy();
    expect(screen.getByText(/Choose one of the moves\.$/)).toBeTruthy();
    expect(names(document.body)).toEqual(expect.arrayContaining(['Give nothing', 'Pay £5 to the parish', 'Choose a move']));
    await fireEvent.click(screen.getByRole('button', { name: 'Pay £5 to the parish' }));
    await vi.waitFor(() => expect(at.ask).toBe('send'));
    await at.confirm();
    expect(table.send).toHaveBeenCalledWith([expect.objectContaining({ kind: 'give' })]);
  });

  test('of Arkadia is named for those who wait', () => {
    const table = tableIn(arkadia.view, null);
    render(ArkadiaTray, { play: play(() => new ArkadiaPlay(table, arkadia.kit as never)), watched: null });
    expect(screen.getByText('Give to the parish or refuse')).toBeTruthy();
  });

  test('of Arkwright has its name and its moves in words', async () => {
    const table = tableIn(arkwright.view, OFFER);
    render(ArkwrightTray, { play: play(() => new ArkwrightPlay(table, arkwright.kit as never)) });
    expect(screen.getByText('Give to the parish or refuse')).toBeTruthy();
    const list = document.querySelector('details')!;
    list.open = true;
    await fireEvent(list, new Event('toggle'));
    expect(names(list)).toEqual(['Give nothing', 'Pay £5 to the parish']);
  });

  test('of the card game has its name and its moves in words', () => {
    const table = tableIn(cards.view, OFFER);
    const at = play(() => new CardsPlay(table, cards.kit as never));
    render(CardsTray, { play: at });
    render(Stage, { play: at });
    expect(screen.getAllByText('Give to the parish or refuse').length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Give nothing' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pay £5 to the parish' })).toBeTruthy();
  });
});

test('a move without a sentence is said by the help of the terminal, with arguments by its notation too', () => {
  expect(sayMove('none', wish('give'), {})).toBe('Pay £5 to the parish');
  expect(sayMove('none', { ...wish('lend', { n: 2 }), text: 'lend 2' } as never, { n: 2 })).toBe('Lend money (lend 2)');
  expect(sayMove('none', wish('borrow', { n: 2 }), { n: 2 })).toBe('borrow n=2');
});
