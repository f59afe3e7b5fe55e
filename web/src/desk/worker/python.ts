import { loadPyodide, type PyodideAPI } from 'pyodide';
import { Files, type Stream } from './files';
import type { Parts, Progress } from '../letters';
import { unpack, type FileSystem } from './unpack';

/** Where the interpreter believes its files to be; `fetch` below hands it ours. */
const NOWHERE = 'https://interpreter.invalid/';

/**
 * A Python in this worker, with our package. The interpreter asks for its files by names of its own, and there is no other way to
 * hand them over than to answer those requests here.
 */
export async function startPython(base: string, parts: Parts, told: (progress: Progress) => void): Promise<PyodideAPI> {
  const files = new Files(base, parts, told);
  const [interpreter, library, loader, table] = (['interpreter', 'library', 'loader', 'table'] as const).map((name) => files.open(name)) as Streams;
  // Rejections of the other files are ignored here: `failed` reports them.
  for (const stream of [interpreter, library, loader, table]) stream.catch(() => undefined);
  const network = globalThis.fetch;
  globalThis.fetch = async (asked, init) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    if (address === `${NOWHERE}pyodide.asm.wasm`) return new Response(await interpreter, { headers: { 'content-type': 'application/wasm' } });
    if (address === `${NOWHERE}library.zip`) return new Response(await library);
    return network(asked, init);
  };
  const load = async (): Promise<PyodideAPI> => {
    const bytes = new Response(await table).arrayBuffer();
    const createPyodideModule = await imported(await new Response(await loader).blob());
    return loadPyodide({
      indexURL: NOWHERE,
      stdLibURL: `${NOWHERE}library.zip`,
      lockFileContents: emptyLock(parts.version),
      createPyodideModule,
      fsInit: async (system, { sitePackages }) => unpack(system as FileSystem, sitePackages, await bytes),
    });
  };
  try {
    const python = await Promise.race([load(), files.failed]);
    told({ step: 'games', bytes: 1, of: 1 });
    return python;
  } finally {
    globalThis.fetch = network;
  }
}

type Streams = [Promise<Stream>, Promise<Stream>, Promise<Stream>, Promise<Stream>];
type Loader = NonNullable<NonNullable<Parameters<typeof loadPyodide>[0]>['createPyodideModule']>;

async function imported(script: Blob): Promise<Loader> {
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  try {
    const module = (await import(/* @vite-ignore */ address)) as { default: Loader };
    return module.default;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Nothing is ever installed here, so there is nothing to look up. */
const emptyLock = (version: string): string =>
  JSON.stringify({ info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten', python: '3.14.0', version }, packages: {} });
