// Loads Pyodide and the archive of `desk_in_node.py` from a folder, and plays `desk_games.py` in it.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = path.resolve(process.argv[2] ?? '.');
const { loadPyodide } = await import(pathToFileURL(path.join(folder, 'node_modules/pyodide/pyodide.mjs')).href);

async function timed(what, work) {
  const begin = performance.now();
  const result = await work();
  console.log(`${what}: ${Math.round(performance.now() - begin)} ms`);
  return result;
}

const python = await timed('interpreter', () => loadPyodide());
const site = python.runPython('import site; site.getsitepackages()[0]');
await timed('unpack', () =>
  python.unpackArchive(new Uint8Array(fs.readFileSync(path.join(folder, 'desk.zip'))), 'zip', { extractDir: site }),
);
await timed('compile', () => python.runPython(`import compileall; compileall.compile_dir(${JSON.stringify(site)}, quiet=2)`));
python.FS.writeFile(`${site}/desk_games.py`, fs.readFileSync(new URL('desk_games.py', import.meta.url)));
try {
  await python.pyimport('desk_games').main();
} catch (error) {
  console.error(error.message); // not the whole of Pyodide's own program with it
  process.exitCode = 1;
}
