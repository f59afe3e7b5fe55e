import { beforeEach, expect, test } from 'vitest';
import { Keeper, type DeskWorker } from './keeper';
import type { Begin, BootFault, Parts } from './letters';

class FakeWorker implements DeskWorker {
  static all: FakeWorker[] = [];
  onerror: ((event: ErrorEvent) => void) | null = null;
  told: Begin[] = [];
  ended = false;

  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(begin: Begin): void {
    this.told.push(begin);
  }
  terminate(): void {
    this.ended = true;
  }
}

/** A lock that the test gives away. */
class FakeLocks {
  names: string[] = [];
  give: () => unknown = () => undefined;
  request = ((name: string, work: () => unknown) => {
    this.names.push(name);
    this.give = work;
    return new Promise(() => undefined);
  }) as unknown as LockManager['request'];
}

const faults: BootFault[] = [];
let taken = 0;
let locks: FakeLocks;
let keeper: Keeper;

beforeEach(() => {
  FakeWorker.all = [];
  faults.length = 0;
  taken = 0;
  locks = new FakeLocks();
  const channel = { onmessage: null, postMessage: () => undefined, close: () => undefined };
  keeper = new Keeper({
    name: 'arktable /a/',
    base: 'https://x.example/a/',
    parts: {} as Parts,
    channel,
    locks,
    makeWorker: () => new FakeWorker(),
    onTakeOver: () => taken++,
    onFault: (_, fault) => faults.push(fault),
  });
});

test('a page begins the desk only when it has the lock of its site', () => {
  keeper.stand();
  expect([locks.names, FakeWorker.all.length, keeper.keeps]).toEqual([['arktable /a/ page'], 0, false]);
  locks.give();
  expect([taken, FakeWorker.all.length, keeper.keeps]).toEqual([1, 1, true]);
  expect(FakeWorker.all[0]!.told[0]).toMatchObject({ kind: 'begin', name: 'arktable /a/', base: 'https://x.example/a/' });
});

test('a worker that does not load is a fault, and trying again ends it and begins another desk', () => {
  keeper.start();
  FakeWorker.all[0]!.onerror?.({ message: 'no script', preventDefault: () => undefined } as unknown as ErrorEvent);
  expect(faults).toEqual([{ key: 'network', what: 'no script' }]);
  keeper.start();
  const [first, second] = FakeWorker.all;
  expect([first!.ended, second!.ended]).toEqual([true, false]);
  expect(first!.told[0]!.desk).not.toBe(second!.told[0]!.desk);
});
