import { beforeEach, expect, test } from 'vitest';
import type { Begin, Parts } from '../letters';
import { Thinker, type ThinkingWorker, type Thought } from './thinker';

class FakeWorker implements ThinkingWorker {
  static all: FakeWorker[] = [];
  onmessage: ((message: MessageEvent<Thought>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  asked: string[] = [];
  ended = false;

  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(message: Begin | { kind: 'think'; line: string }): void {
    if (message.kind === 'think') this.asked.push(message.line);
  }
  terminate(): void {
    this.ended = true;
  }
  say(thought: Thought): void {
    this.onmessage?.({ data: thought } as MessageEvent<Thought>);
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
let thinker: Thinker;

beforeEach(() => {
  FakeWorker.all = [];
  thinker = new Thinker('https://x.example/', {} as Parts, () => new FakeWorker());
});

test('jobs are thought about one after the other, once the interpreter is there', async () => {
  const answers = Promise.all([thinker.ask('one'), thinker.ask('two')]);
  await settled();
  const [worker] = FakeWorker.all;
  expect(worker!.asked).toEqual([]);
  worker!.say({ kind: 'ready' });
  await settled();
  expect(worker!.asked).toEqual(['one']);
  worker!.say({ kind: 'thought', line: 'first' });
  await settled();
  expect(worker!.asked).toEqual(['one', 'two']);
  worker!.say({ kind: 'thought', line: 'second' });
  expect(await answers).toEqual(['first', 'second']);
  expect(FakeWorker.all).toHaveLength(1);
});

test('a job that is given up ends its worker, and the next one gets another', async () => {
  const slow = thinker.ask('slow');
  await settled();
  FakeWorker.all[0]!.say({ kind: 'ready' });
  await settled();
  thinker.stop();
  await expect(slow).rejects.toThrow('given up');
  expect(FakeWorker.all[0]!.ended).toBe(true);
  const next = thinker.ask('next');
  await settled();
  FakeWorker.all[1]!.say({ kind: 'ready' });
  await settled();
  FakeWorker.all[1]!.say({ kind: 'thought', line: 'fine' });
  expect(await next).toBe('fine');
});

test('an interpreter that does not start fails the job, and the next job tries again', async () => {
  const job = thinker.ask('one');
  await settled();
  FakeWorker.all[0]!.say({ kind: 'failed', what: 'no file' });
  await expect(job).rejects.toThrow('no file');
  void thinker.ask('two').catch(() => undefined);
  await settled();
  expect(FakeWorker.all).toHaveLength(2);
});
