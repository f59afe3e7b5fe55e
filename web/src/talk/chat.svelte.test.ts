// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brief, FakeSocket } from '../../tests/fakes';
import { TableSession } from '../table/session/table.svelte';
import type { ChatLine } from '../wire/distance';
import { TableChat } from './chat.svelte';

const line = (n: number, seat: number, text: string): ChatLine => ({ n, seat, name: seat < 0 ? 'Eve' : `P${seat}`, text, at: '2026-11-18T10:00:00Z' });
let stored: ChatLine[] = [];
let refuse = false;
let table: TableSession;

beforeEach(() => {
  stored = [];
  refuse = false;
  localStorage.clear();
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const after = Number(/after=(\d+)/.exec(url)?.[1] ?? 0);
    if (init?.method !== 'POST') return new Response(JSON.stringify({ is_on: true, lines: stored.filter(({ n }) => n > after) }));
    if (refuse) return new Response(JSON.stringify({ error: { key: 'chat-off' } }), { status: 409 });
    stored.push(line(stored.length + 1, 0, (JSON.parse(String(init.body)) as { text: string }).text));
    return new Response(JSON.stringify(stored.at(-1)));
  });
  table = new TableSession('t1', (url) => new FakeSocket(url));
  table.brief = brief({ you: 0 });
});
afterEach(() => vi.unstubAllGlobals());

test('new lines of others are counted until they are read', async () => {
  const chat = new TableChat(table);
  stored = [line(1, 1, 'Hello'), line(2, 0, 'Hi'), line(3, 1, 'Your turn')];
  await chat.load();
  expect(chat.unread).toBe(2);
  chat.seen();
  expect(chat.unread).toBe(0);
  expect(new TableChat(table).unread).toBe(0);
  stored.push(line(4, 1, 'Again'));
  await chat.load();
  expect([chat.unread, chat.lines.players.length]).toEqual([1, 4]);
});

test('who is muted is neither shown nor counted, at this table only', async () => {
  const chat = new TableChat(table);
  chat.mute('seat 1', true);
  stored = [line(1, 1, 'Hello'), line(2, 2, 'Hi'), line(3, 0, 'Mine')];
  await chat.load();
  expect([chat.shown.map(({ n }) => n), chat.unread]).toEqual([[2, 3], 1]);
  expect(new TableChat(table).muted).toEqual(['seat 1']);
  chat.muteAll(true);
  expect(chat.shown.map(({ n }) => n)).toEqual([3]);
  expect(new TableChat(new TableSession('t2', (url) => new FakeSocket(url))).silent).toBe(false);
});

test('a line that does not arrive stays with the reason, and can be sent again', async () => {
  const chat = new TableChat(table);
  refuse = true;
  expect(await chat.send('Hello')).toBe(false);
  expect(chat.unsent[0]?.text).toBe('Hello');
  expect(chat.unsent[0]?.why).not.toBe('');
  refuse = false;
  chat.drop(chat.unsent[0]!);
  expect(await chat.send('Hello')).toBe(true);
  expect([chat.unsent, chat.shown.map(({ text }) => text)]).toEqual([[], ['Hello']]);
});

test('players read the room of spectators only when the game is over', () => {
  const chat = new TableChat(table);
  expect([chat.own, chat.isOpen('players'), chat.isOpen('spectators')]).toEqual(['players', true, false]);
  table.brief = brief({ you: 0, state: 'finished' });
  expect(chat.isOpen('spectators')).toBe(true);
  table.brief = brief({ you: -1, yours: [] });
  expect([chat.own, chat.isOpen('players')]).toEqual(['spectators', false]);
});

test('what a blocked person wrote is neither shown nor counted, and gone after all lines are asked for again', async () => {
  const chat = new TableChat(table);
  stored = [line(1, 1, 'Hello'), line(2, 2, 'Hi')];
  await chat.load();
  expect(chat.shown.map(({ n }) => n)).toEqual([1, 2]);
  stored = [{ ...line(1, 1, ''), is_blocked: true }, line(2, 2, 'Hi')];
  await chat.again();
  expect([chat.shown.map(({ n }) => n), chat.unread]).toEqual([[2], 1]);
});
