import { vi } from 'vitest';
import type { Socket } from '../src/wire/live';
import type { Brief, LogEntry, Snapshot } from '../src/wire/types';

/** A socket the test holds the other end of. */
export class FakeSocket implements Socket {
  static all: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  sent: string[] = [];
  closed = false;

  constructor(readonly path: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.closed = true;
  }

  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop(): void {
    this.onclose?.();
  }

  static get last(): FakeSocket {
    return this.all.at(-1)!;
  }
}

export function brief(more: Partial<Brief> = {}): Brief {
  return {
    id: 't1',
    name: 'Hilltop',
    ruleset: 'arkadia',
    options: {},
    state: 'running',
    created: '2026-11-15T09:00:00Z',
    updated: '2026-11-15T09:41:00Z',
    seats: [
      { seat: 0, kind: 'person', name: 'Ada', online: true },
      { seat: 1, kind: 'bot', name: 'Bruno', bot: 'greedy', online: true },
    ],
    you: 0,
    to_move: 0,
    turn: 3,
    progress: 0.2,
    winners: [],
    pinned: false,
    changes: [],
    from_position: false,
    unlisted: false,
    pace: null,
    rated: false,
    invited: false,
    chat: true,
    host: false,
    tournament: '',
    ended: '',
    lent: -1,
    watching: 0,
    yours: [more.you ?? 0].filter((seat) => seat >= 0),
    ...more,
  };
}

export function entry(version: number, seat: number, more: Partial<LogEntry> = {}): LogEntry {
  return {
    version,
    at: '2026-11-15T09:38:00Z',
    seat,
    kind: 'move',
    undone: false,
    events: [{ key: 'test-did', args: { what: `thing ${version}` }, seat }],
    n: version,
    ...more,
  };
}

export function snapshot(version: number, more: Partial<Snapshot> = {}): Snapshot {
  return { table: brief(), version, view: { game: 'arkadia', turn: version }, log: [], can_undo: false, record: false, mark: 0, secrets: [], kept: '', clock: null, ...more };
}

/** Opens the session's line and lets it say this. */
export function openWith(table: { open(): unknown }, first: Snapshot): void {
  void table.open();
  FakeSocket.last.say({ kind: 'snapshot', snapshot: first });
}

/** Answers for `fetch`, by "METHOD path"; an Error stands for a cut line. */
export function fakeServer(answers: Record<string, (body: unknown) => unknown>): { calls: { path: string; body: any }[] } {
  const calls: { path: string; body: any }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const path = `${init.method ?? 'GET'} ${url}`;
    const body: unknown = init.body ? JSON.parse(init.body as string) : undefined;
    calls.push({ path, body });
    const answer = answers[path]?.(body) ?? { status: 404, error: { key: 'not-found' } };
    if (answer instanceof Error) throw answer;
    const status = (answer as { status?: number }).status ?? 200;
    return new Response(JSON.stringify(answer), { status });
  });
  return { calls };
}
