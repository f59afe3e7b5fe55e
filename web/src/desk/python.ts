import { loadPyodide, type PyodideAPI } from 'pyodide';
import { Files } from './files';
import type { Parts, Progress } from './letters';

/** Where the interpreter believes its files to be; `fetch` below hands it ours. */
const NOWHERE = 'https://interpreter.invalid/';

/**
 * A Python in this worker, with our package. The interpreter asks for its files by names of its own, and there is no other way to
 * hand them over than to answer those requests here.
 */
export async function startPython(base: string, parts: Parts, told: (progress: Progress) => void): Promise<PyodideAPI> {
  const files = new Files(base, parts, told);
  const [interpreter, library, loader, table] = (['interpreter', 'library', 'loader', 'table'] as const).map((name) => files.open(name)) as Streams;
  const network = globalThis.fetch;
  globalThis.fetch = async (asked, init) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    if (address === `${NOWHERE}pyodide.asm.wasm`) return new Response(await interpreter, { headers: { 'content-type': 'application/wasm' } });
    if (address === `${NOWHERE}library.zip`) return new Response(await library);
    return network(asked, init);
  };
  try {
    const bytes = new Response(await table).arrayBuffer();
    const createPyodideModule = await imported(await new Response(await loader).blob());
    const python = await loadPyodide({
      indexURL: NOWHERE,
      stdLibURL: `${NOWHERE}library.zip`,
      lockFileContents: emptyLock(parts.version),
      createPyodideModule,
      fsInit: async (system, { sitePackages }) => unpack(system as FileSystem, sitePackages, await bytes),
    });
    told({ step: 'games', bytes: 1, of: 1 });
    return python;
  } finally {
    globalThis.fetch = network;
  }
}

type Stream = Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
type Streams = [Stream, Stream, Stream, Stream];
type Loader = NonNullable<NonNullable<Parameters<typeof loadPyodide>[0]>['createPyodideModule']>;

interface FileSystem {
  mkdirTree(path: string): void;
  writeFile(path: string, bytes: Uint8Array): void;
}

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

/** Lay the files of an archive (`web/static/archive.mjs: folder`) into a folder. */
export function unpack(system: FileSystem, home: string, archive: ArrayBuffer): void {
  const length = new DataView(archive).getUint32(0, true);
  const list = JSON.parse(new TextDecoder().decode(new Uint8Array(archive, 4, length))) as [string, number][];
  const made = new Set<string>();
  let at = 4 + length;
  for (const [path, size] of list) {
    const folder = `${home}/${path.slice(0, Math.max(0, path.lastIndexOf('/')))}`;
    if (!made.has(folder)) system.mkdirTree(folder);
    made.add(folder);
    system.writeFile(`${home}/${path}`, new Uint8Array(archive, at, size));
    at += size;
  }
}
