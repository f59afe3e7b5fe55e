import { newKey } from '../wire/outbox';
import { speakThrough } from '../wire/transport';
import { Keeper, type DeskWorker } from './keeper';
import type { BootFault, Channel, Letter, Parts, Progress } from './letters';
import { DeskLine } from './line';
import { Lasting } from './lasting';

/** Progress of starting the desk. */
class Opening {
  progress: Progress = $state({ step: 'fetch', bytes: 0, of: 0 });
  fault: BootFault | null = $state(null);
  /** Try again to start or to reach the desk. */
  again: () => void = () => undefined;
}

export const opening = new Opening();

/** What the build wrote into the page. */
function partsOfPage(): Parts {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="arktable-desk"]');
  if (!meta) throw new Error('this page names no files of an interpreter: it was not made by `make static`');
  return JSON.parse(meta.content) as Parts;
}

/** What this browser must be able to do; the first thing that it lacks. */
function lacks(): string | null {
  if (!isSecureContext) return 'https';
  const wanted = { WebAssembly, Worker, BroadcastChannel, DecompressionStream, indexedDB } as Record<string, unknown>;
  return Object.keys(wanted).find((name) => wanted[name] === undefined) ?? ('locks' in navigator ? null : 'locks');
}

const makeWorker = (): DeskWorker => new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' }) as unknown as DeskWorker;

/** Resolves when there is a table to speak with, here or in another tab. */
export async function openTable(): Promise<void> {
  const base = new URL('.', document.baseURI).href;
  const name = `arktable ${new URL(base).pathname}`;
  const lack = await Promise.resolve().then(lacks).catch(String);
  if (lack) {
    opening.fault = { key: lack === 'https' ? 'insecure' : 'browser', what: lack };
    opening.again = () => location.reload();
    return new Promise(() => undefined);
  }
  const channel = new BroadcastChannel(name) as Channel;
  const line = new DeskLine(channel, `tab ${newKey()}`);
  const failed = (fault: BootFault): void => void (opening.fault = fault);
  const keeper = new Keeper({ name, base, parts: partsOfPage(), channel, locks: navigator.locks, makeWorker, onTakeOver: () => line.lose(), onFault: (_, fault) => failed(fault) });
  // A page that gets this lock knows that this page is gone.
  void navigator.locks.request(line.tab, () => new Promise(() => undefined));
  speakThrough(new Lasting(line));
  opening.again = () => {
    opening.fault = null;
    if (keeper.keeps) keeper.start();
    else channel.postMessage({ to: 'keeper', kind: 'again' });
  };
  return new Promise((ready) => {
    channel.onmessage = ({ data }: MessageEvent<Letter>) => {
      if (data.to === 'keeper') return keeper.keeps ? keeper.start() : undefined;
      line.hear(data);
      if (data.to !== 'all') return undefined;
      opening.fault = data.kind === 'failed' ? data.fault : null;
      if (data.kind === 'loading') opening.progress = data.progress;
      if (data.kind === 'here') ready();
      return undefined;
    };
    keeper.stand();
    line.greet();
  });
}
