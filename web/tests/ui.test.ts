// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addMessages, setLang } from '../src/lib/text/i18n.svelte';
import type { TableSession } from '../src/table/session/table.svelte';
import Ledger from '../src/table/log/Ledger.svelte';
import LogPanel from '../src/table/log/LogPanel.svelte';
import ReplayBar from '../src/table/log/ReplayBar.svelte';
import Stepper from '../src/lib/ui/Stepper.svelte';
import RevisionStrip from '../src/table/strips/RevisionStrip.svelte';
import { Since } from '../src/since/since.svelte';
import { brief, entry, snapshot } from './fakes';

afterEach(cleanup);
beforeEach(() => {
  setLang('en');
  addMessages('en', 'event-test-did = { $who } did { $what }.');
});

/** As much of a session as a part looks at. */
function session(more: object = {}): TableSession & { goTo: ReturnType<typeof vi.fn> } {
  const table = { brief: brief(), you: 0, at: null, live: true, version: 4, log: [], clock: { time: Date.now() }, steps: [], pastEvents: [], told: { kinds: { cell: 'cell' }, many: { 'test-set': ['own'] }, heads: [] } };
  const acts = { goTo: vi.fn(async () => undefined), loadSteps: vi.fn(async () => undefined), nameOf: (seat: number) => ['Ada', 'Bruno'][seat] ?? '' };
  const whole = { ...table, ...acts, kept: false, theatre: null, ...more } as unknown as TableSession & { goTo: ReturnType<typeof vi.fn> };
  const since = new Since(whole);
  const { mark } = more as { mark?: number };
  since.follow(snapshot(4, { mark: mark ?? 0 }), null);
  return Object.assign(whole, { since });
}

describe('a table of earlier rules', () => {
  const earlier = { changes: ['revision-test-stones'] };
  beforeEach(() => addMessages('en', 'revision-test-stones = Three stones may be taken.'));

  test('says what has changed since and goes on by the present rules when told', async () => {
    const change = vi.fn(async () => true);
    render(RevisionStrip, { table: session({ brief: brief(earlier), change }) });
    expect(screen.getByRole('listitem').textContent).toBe('Three stones may be taken.');
    await fireEvent.click(screen.getByRole('button', { name: 'Go on by the present rules' }));
    expect(change).toHaveBeenCalledExactlyOnceWith('rules');
  });

  test('keeps the changes folded until they are asked for, so that the table stays in sight', () => {
    render(RevisionStrip, { table: session({ brief: brief(earlier) }) });
    expect(screen.getByRole('group').hasAttribute('open')).toBe(false);
    expect(screen.getByRole('listitem').closest('details')).toBe(screen.getByRole('group'));
  });

  test('hands the focus to the table when the strip goes away', async () => {
    document.body.insertAdjacentHTML('beforeend', '<main id="main" tabindex="-1"></main>');
    render(RevisionStrip, { table: session({ brief: brief(earlier), change: async () => true }) });
    await fireEvent.click(screen.getByRole('button'));
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('main'));
    document.getElementById('main')?.remove();
  });

  test.each([{ you: -1 }, { state: 'finished' as const }, { pinned: true }])('offers nothing when %o', (more) => {
    render(RevisionStrip, { table: session({ brief: brief({ ...earlier, ...more }) }) });
    expect(screen.getByRole('listitem')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('a table of the present rules says nothing', () => {
    render(RevisionStrip, { table: session() });
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('the log', () => {
  test('tells the newest first, with the subject in bold', () => {
    render(LogPanel, { table: session({ log: [entry(1, 0), entry(2, 1)] }) });
    const lines = screen.getAllByRole('listitem').filter((line) => !line.classList.contains('since'));
    expect(lines[0]?.textContent).toContain('Bruno did thing 2.');
    expect(lines[0]?.querySelector('b')?.textContent).toBe('Bruno');
  });

  test('keeps a sign and its pounds on one line', () => {
    addMessages('en', 'event-test-earned = { $who } earns: +£{ $n }.');
    const earned = { ...entry(1, 0), events: [{ key: 'test-earned', args: { n: 40 }, seat: 0 }] };
    render(LogPanel, { table: session({ log: [earned] }) });
    expect(screen.getByRole('log').textContent).toContain('+\u2060£40');
  });

  test('draws the rule under what others did since your last turn', () => {
    const log = [entry(1, 0), entry(2, 1), entry(3, 1), entry(4, 0)];
    render(LogPanel, { table: session({ log, mark: 1 }) });
    const lines = screen.getAllByRole('listitem').map((line) => line.textContent ?? '');
    const rule = lines.findIndex((line) => line.includes('since your last turn'));
    expect(lines[rule - 1]).toContain('thing 2');
    expect(lines[rule + 1]).toContain('thing 1');
  });

  test('strikes out what was taken back and lets it not be visited', () => {
    render(LogPanel, { table: session({ log: [entry(1, 0, { undone: true })] }) });
    expect(screen.getByRole('listitem').className).toContain('undone');
    expect(within(screen.getByRole('log')).queryByRole('button')).toBeNull();
  });

  test('a click shows that moment', async () => {
    const table = session({ log: [entry(1, 0, { n: 7 })] });
    render(LogPanel, { table });
    await fireEvent.click(screen.getByRole('button', { name: /thing 1/ }));
    expect(table.goTo).toHaveBeenCalledWith(7);
  });

  test('tells a run of the same thing in several places as one sentence', () => {
    addMessages('en', 'event-test-set = { $who } sets one on { $cell }.\nevent-test-set-many = { $who } sets { $count } on { $cells }.');
    const set = (cell: string, own: number) => ({ key: 'test-set', seat: 1, args: { cell, own } });
    const events = [set('a1', 1), set('b2', 1), set('c3', 0)];
    render(LogPanel, { table: session({ log: [entry(1, 1, { events })] }) });
    expect(screen.getByRole('listitem').textContent).toContain('Bruno sets 2 on a1, b2. Bruno sets one on c3.');
  });

  test('is a polite log with one tab stop', () => {
    render(LogPanel, { table: session({ log: [entry(1, 0), entry(2, 1)] }) });
    expect(screen.getByRole('log').getAttribute('aria-live')).toBe('polite');
    expect(within(screen.getByRole('log')).getAllByRole('button').map((button) => button.tabIndex)).toEqual([0, -1]);
  });
});

describe('the stepper', () => {
  test('steps, stops at its limits and can be typed into', async () => {
    const onchange = vi.fn();
    render(Stepper, { value: 2, min: 0, max: 5, label: 'cloth', onchange });
    const field = screen.getByRole('spinbutton') as HTMLInputElement;
    await fireEvent.click(screen.getByRole('button', { name: 'cloth: one more' }));
    expect(onchange).toHaveBeenLastCalledWith(3);
    await fireEvent.change(field, { target: { value: '99' } });
    expect(onchange).toHaveBeenLastCalledWith(5);
    expect(field.value).toBe('5');
    expect(screen.getByRole('button', { name: 'cloth: one more' }).getAttribute('aria-disabled')).toBe('true');
    await fireEvent.change(field, { target: { value: 'lots' } });
    expect(field.value).toBe('5');
    await fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(onchange).toHaveBeenLastCalledWith(4);
    await fireEvent.keyDown(field, { key: 'Home' });
    expect(onchange).toHaveBeenLastCalledWith(0);
    expect(onchange).toHaveBeenCalledTimes(4);
  });
});

describe('the replay bar', () => {
  const steps = [1, 2, 3].map((n) => ({ n, seat: 0, move: { text: 'done', kind: 'done', args: {} }, turn: 1 }));

  test('walks the steps with its buttons and its slider', async () => {
    const table = session({ steps, at: 2, live: false });
    render(ReplayBar, { table, onclose: () => undefined });
    expect(screen.getByText('Viewing step 2 of 3')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'One step back' }));
    expect(table.goTo).toHaveBeenLastCalledWith(1);
    await fireEvent.click(screen.getByRole('button', { name: 'To the last step' }));
    expect(table.goTo).toHaveBeenLastCalledWith(3);
    await fireEvent.input(screen.getByRole('slider'), { target: { value: '0' } });
    expect(table.goTo).toHaveBeenLastCalledWith(0);
    await fireEvent.click(screen.getByRole('button', { name: 'Back to now' }));
    expect(table.goTo).toHaveBeenLastCalledWith(null);
  });

  test('plays on by itself until paused', async () => {
    vi.useFakeTimers();
    const table = session({ steps, at: 1, live: false });
    render(ReplayBar, { table, onclose: () => undefined });
    await fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    await vi.advanceTimersByTimeAsync(1_200);
    expect(table.goTo).toHaveBeenLastCalledWith(2);
    await fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    const calls = table.goTo.mock.calls.length;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(table.goTo.mock.calls.length).toBe(calls);
    vi.useRealTimers();
  });

  test('closing it goes back to now', () => {
    const table = session({ steps, at: 1, live: false });
    const { unmount } = render(ReplayBar, { table, onclose: () => undefined });
    unmount();
    expect(table.goTo).toHaveBeenLastCalledWith(null);
  });
});

describe('the ledger', () => {
  test('plays a number that was typed before the moves were there', async () => {
    let come: (moves: { text: string }[]) => void = () => undefined;
    const legalMoves = () => new Promise<{ text: string }[]>((go) => (come = go));
    const [send, whyNot] = [vi.fn(async () => true), vi.fn(async () => null)];
    const kept = { canUndo: false, busy: false, legalMoves, send, whyNot };
    render(Ledger, { table: session(kept), lines: [] });
    await fireEvent.input(screen.getByRole('textbox'), { target: { value: '2' } });
    await fireEvent.submit(screen.getByRole('textbox').closest('form')!);
    expect(send).not.toHaveBeenCalled();
    come([{ text: 'own a1' }, { text: 'done' }]);
    await vi.waitFor(() => expect(send).toHaveBeenCalledWith(['done']));
    expect(whyNot).not.toHaveBeenCalled();
  });
});
