// The worker in which the table runs.
import type { PyodideAPI } from 'pyodide';
import type { PyProxy } from 'pyodide/ffi';
import { Cupboard } from './cupboard';
import { NoFile } from './files';
import type { Begin, BootFault, Letter, Tab, ToAll, ToDesk, ToTab } from '../letters';
import { startPython } from './python';
import { Thinker } from './thinker';

/** What `arktable.server.browser.worker` hands over. */
interface Desk {
  ask(method: string, path: string, body: string, type: string): Promise<[number, string]>;
  connect(path: string, send: (text: string) => void, closed: () => void): PyProxy & { receive(text: string): void; close(): void };
}

class StorageFault extends Error {}

/** Milliseconds after which the second interpreter is started. */
const UNTIL_THINKING = 2_000;

/** Of one page: its lines by number. */
const lines = new Map<Tab, Map<number, ReturnType<Desk['connect']>>>();

addEventListener('message', ({ data }: MessageEvent<Begin>) => void begin(data), { once: true });

async function begin({ name, desk: id, base, parts }: Begin): Promise<void> {
  const channel = new BroadcastChannel(name);
  const tell = (letter: ToAll | ToTab): void => channel.postMessage(letter);
  // Other files may still be loading when one is missing: no more progress is reported then.
  let over = false;
  const failed = (error: unknown): void => {
    over = true;
    tell({ to: 'all', kind: 'failed', desk: id, fault: faultOf(error) });
  };
  try {
    const [cupboard, python] = await Promise.all([
      openCupboard(name),
      startPython(base, parts, (progress) => over || tell({ to: 'all', kind: 'loading', desk: id, progress })),
    ]);
    const thinker = new Thinker(base, parts);
    const desk = await openDesk(python, cupboard, thinker, JSON.stringify(parts.settings ?? {}));
    channel.onmessage = ({ data }: MessageEvent<Letter>) => {
      if (data.to === 'desk' && data.kind === 'hello') tell({ to: 'all', kind: 'here', desk: id });
      else if (data.to === 'desk') serve(desk, data as ToDesk, tell, failed);
    };
    tell({ to: 'all', kind: 'here', desk: id });
    // The waiting page comes first; a bot that is asked earlier starts the interpreter itself.
    setTimeout(() => void thinker.start().catch(() => undefined), UNTIL_THINKING);
  } catch (error) {
    failed(error);
  }
}

/** A worker that the browser is still ending may be writing: wait until its lock is free. */
async function openCupboard(name: string): Promise<Cupboard> {
  await new Promise<void>((ready) => void navigator.locks.request(`${name} desk`, () => (ready(), new Promise(() => undefined))));
  return Cupboard.open(name).catch((error: unknown) => {
    throw new StorageFault(String(error));
  });
}

async function openDesk(python: PyodideAPI, cupboard: Cupboard, thinker: Thinker, settings: string): Promise<Desk> {
  const module = python.pyimport('arktable.server.browser.worker') as PyProxy & { open_in_worker(...given: unknown[]): Promise<Desk> };
  return module.open_in_worker(cupboard, thinker, settings);
}

function faultOf(error: unknown): BootFault {
  const what = String(error);
  if (error instanceof NoFile) return { key: 'network', what };
  return { key: error instanceof StorageFault ? 'storage' : 'other', what };
}

function serve(desk: Desk, letter: ToDesk, tell: (letter: ToTab) => void, failed: (error: unknown) => void): void {
  if (letter.kind === 'ask') void answer(desk, letter, tell).catch(failed);
  else if (letter.kind === 'open') {
    const { tab, id } = letter;
    const line = desk.connect(
      letter.path,
      (text) => tell({ to: tab, kind: 'said', id, text }),
      () => {
        drop(tab, id);
        tell({ to: tab, kind: 'closed', id });
      },
    );
    linesOf(tab).set(id, line);
  } else if (letter.kind === 'say') lines.get(letter.tab)?.get(letter.id)?.receive(letter.text);
  else if (letter.kind === 'hang-up') drop(letter.tab, letter.id);
}

/** A refusal is an answer too. An exception here means that the interpreter has failed, for example out of memory. */
async function answer(desk: Desk, asked: ToDesk & { kind: 'ask' }, tell: (letter: ToTab) => void): Promise<void> {
  const { tab, id, method, path, body, type } = asked;
  const [status, text] = await desk.ask(method, path, body ?? '', type ?? '');
  tell({ to: tab, kind: 'answer', id, status, text });
}

/** Every page holds a lock of its own: getting the lock means that the page is gone. */
function linesOf(tab: Tab): Map<number, ReturnType<Desk['connect']>> {
  const known = lines.get(tab);
  if (known) return known;
  const made = new Map<number, ReturnType<Desk['connect']>>();
  lines.set(tab, made);
  void navigator.locks.request(tab, () => {
    for (const id of [...made.keys()]) drop(tab, id);
    lines.delete(tab);
  });
  return made;
}

function drop(tab: Tab, id: number): void {
  const line = lines.get(tab)?.get(id);
  lines.get(tab)?.delete(id);
  line?.close();
  line?.destroy();
}
