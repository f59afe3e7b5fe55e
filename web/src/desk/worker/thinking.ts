// The worker in which bots think, with an interpreter of its own.
import type { PyProxy } from 'pyodide/ffi';
import type { Begin } from '../letters';
import { startPython } from './python';
import type { Thought } from './thinker';

type Think = PyProxy & ((line: string) => string);

const tell = (thought: Thought): void => postMessage(thought);
let think: Think | null = null;

addEventListener('message', ({ data }: MessageEvent<Begin | { kind: 'think'; line: string }>) => {
  if (data.kind === 'begin') void begin(data);
  else if (think) tell({ kind: 'thought', line: think(data.line) });
});

async function begin({ base, parts }: Begin): Promise<void> {
  try {
    const python = await startPython(base, parts, () => undefined);
    think = (python.pyimport('arktable.server.browser.worker') as PyProxy & { think: Think }).think;
    tell({ kind: 'ready' });
  } catch (error) {
    tell({ kind: 'failed', what: String(error) });
  }
}
