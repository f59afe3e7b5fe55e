// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LiveLine } from '../src/wire/live';
import type { LiveMessage } from '../src/wire/types';
import { FakeSocket, snapshot } from './fakes';

describe('the live line', () => {
  const online: boolean[] = [];
  const messages: LiveMessage[] = [];
  let line: LiveLine;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    online.length = 0;
    messages.length = 0;
    line = new LiveLine(() => '/live', {
      onMessage: (message) => messages.push(message),
      onOnline: (up) => online.push(up),
      makeSocket: (path) => new FakeSocket(path),
      random: () => 1,
    });
    line.open();
  });
  afterEach(() => {
    line.close();
    vi.useRealTimers();
  });

  const greet = (): void => FakeSocket.last.say({ kind: 'snapshot', snapshot: snapshot(1) });

  test('is online only when the first snapshot is there', () => {
    expect(online).toEqual([]);
    greet();
    expect(online).toEqual([true]);
    expect(messages).toHaveLength(1);
  });

  test('comes back by itself, waiting twice as long each time', () => {
    greet();
    FakeSocket.last.drop();
    expect(online).toEqual([true, false]);
    vi.advanceTimersByTime(499);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.drop();
    vi.advanceTimersByTime(999);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(3);
  });

  test('never waits longer than a quarter of a minute, and starts short again after a good connection', () => {
    for (let i = 0; i < 12; i++) {
      FakeSocket.last.drop();
      vi.advanceTimersByTime(15_000);
    }
    expect(FakeSocket.all).toHaveLength(13);
    greet();
    FakeSocket.last.drop();
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(14);
  });

  test('does not come back before the server wants it', () => {
    greet();
    FakeSocket.last.say({ kind: 'error', error: { key: 'too-many', args: { seconds: 10 } } });
    FakeSocket.last.drop();
    vi.advanceTimersByTime(9_999);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.drop();
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all).toHaveLength(3);
  });

  test('notices a dead line: a ping without a pong', () => {
    greet();
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.last.sent).toEqual(['{"kind":"ping"}']);
    vi.advanceTimersByTime(8_000);
    expect(online).toEqual([true, false]);
    expect(FakeSocket.last.closed).toBe(true);
  });

  test('says with its pings whether the table is in sight, at once when it is', () => {
    let seen = true;
    line.close();
    line = new LiveLine(() => '/live', { onMessage: () => undefined, onOnline: () => undefined, inSight: () => seen, makeSocket: (path) => new FakeSocket(path) });
    line.open();
    greet();
    expect(FakeSocket.last.sent).toEqual(['{"kind":"ping","sight":true}']);
    FakeSocket.last.say({ kind: 'pong' });
    seen = false;
    line.check();
    expect(FakeSocket.last.sent[1]).toBe('{"kind":"ping","sight":false}');
  });

  test('a pong keeps it', () => {
    greet();
    vi.advanceTimersByTime(20_000);
    FakeSocket.last.say({ kind: 'pong' });
    vi.advanceTimersByTime(10_000);
    expect(online).toEqual([true]);
    expect(messages).toHaveLength(1);
  });

  test('tells within two seconds that nothing answers, keeps the line for a while, and takes it back when something is heard', () => {
    const silent: boolean[] = [];
    line.close();
    line = new LiveLine(() => '/live', { onMessage: () => undefined, onOnline: (up) => online.push(up), onSilent: (on) => silent.push(on), beat: 1_000, makeSocket: (path) => new FakeSocket(path) });
    line.open();
    greet();
    vi.advanceTimersByTime(1_000);
    FakeSocket.last.say({ kind: 'pong' });
    expect(silent).toEqual([]);
    vi.advanceTimersByTime(2_000);
    expect(FakeSocket.last.sent).toHaveLength(2);
    expect([silent, online]).toEqual([[true], [true]]);
    FakeSocket.last.say({ kind: 'pong' });
    expect(silent).toEqual([true, false]);
    vi.advanceTimersByTime(10_000);
    expect([silent, online]).toEqual([[true, false, true, false], [true, false]]);
    expect(FakeSocket.all.length).toBeGreaterThan(2);
  });

  test('does not sit out a long wait when the network is known to be back', () => {
    FakeSocket.last.drop();
    line.hurry();
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('renewing opens another connection and is no loss', () => {
    greet();
    const first = FakeSocket.last;
    line.renew();
    expect(first.closed).toBe(true);
    first.drop();
    expect(FakeSocket.all).toHaveLength(2);
    expect(online).toEqual([true]);
  });

  test('once closed it stays closed', () => {
    line.close();
    FakeSocket.last.drop();
    vi.advanceTimersByTime(60_000);
    line.hurry();
    expect(FakeSocket.all).toHaveLength(1);
  });
});
