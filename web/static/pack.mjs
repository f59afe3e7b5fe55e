// `node web/static/pack.mjs OUT`: the interpreter, its library and our package as three compressed files, and parts.json that names them.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { loadPyodide } from 'pyodide';
import { folder, unzip, zip } from './archive.mjs';
import { ENTRY, isLater, isRead, PACKAGES } from './parts.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = join(HERE, '..', '..');
const PYODIDE = dirname(fileURLToPath(import.meta.resolve('pyodide')));

const read = (...path) => readFileSync(join(...path));
const byPath = ([one], [other]) => (one < other ? -1 : 1);

/** Every file below a folder, by its path from there. */
const below = (root) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/__pycache__|\/server\/(static|standalone)\b/.test(entry.parentPath))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));

/** Python's own compiler makes bytecode of what is Python; everything else stays as it is. */
function compiled(python, files, lines) {
  const sources = files.filter(([path]) => path.endsWith('.py'));
  // Pyodide's own modules read docstrings of theirs.
  const asked = sources.map(([path, bytes]) => [path, bytes.toString('utf8'), /^_?pyodide\//.test(path), lines]);
  const codes = python.globals
    .get('bytecodes')(asked)
    .toJs()
    .map((code) => Buffer.from(code));
  const rest = files.filter(([path]) => !path.endsWith('.py'));
  return [...sources.map(([path], at) => [`${path}c`, codes[at]]), ...rest].sort(byPath);
}

/** The files that are loaded once the table is, of Python's library and of ours. */
function loadedBy(python, files) {
  const home = python.runPython('import site; site.getsitepackages()[0]');
  for (const [path, bytes] of files) {
    python.FS.mkdirTree(dirname(`${home}/${path}`));
    python.FS.writeFile(`${home}/${path}`, bytes);
  }
  const found = python.globals.get('loaded')(PACKAGES, ENTRY).toJs();
  const below = (folder) => new Set(found.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length)));
  return { library: below('/lib/python314.zip/'), table: below(`${home}/`) };
}

/** The wheels that were fetched for this interpreter (`requirements.txt`). */
async function fromWheels(at) {
  const wheels = readdirSync(at).filter((name) => name.endsWith('.whl'));
  if (wheels.length === 0) throw new Error(`no wheel in ${at}: run \`make static\``);
  const found = await Promise.all(wheels.map((name) => unzip(read(at, name))));
  return found.flat().filter(([path]) => !/\.pyi$|\.dist-info\//.test(path));
}

/** What `pip` would write beside the package: by this our games and bots are found. */
function announcements() {
  const project = read(ROOT, 'pyproject.toml').toString();
  const version = /^__version__ = "(.+)"$/m.exec(read(ROOT, 'src', 'arktable', '__init__.py').toString())[1];
  const groups = [...project.matchAll(/^\[project\.entry-points\."(.+)"\]\n((?:.+\n)+)/gm)].filter(([, group]) => group !== 'arktable.drawings');
  const points = groups.map(([, group, lines]) => `[${group}]\n${lines.replaceAll('"', '')}`).join('\n');
  const home = `arktable-${version}.dist-info`;
  return [
    [`${home}/METADATA`, Buffer.from(`Metadata-Version: 2.1\nName: arktable\nVersion: ${version}\n`)],
    [`${home}/entry_points.txt`, Buffer.from(points)],
  ];
}

/** Compressed, under a name that says what is in it: the same name always has the same bytes. */
function keep(out, name, bytes) {
  const packed = gzipSync(bytes, { level: 9 });
  const file = `${name}-${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}.bin`;
  writeFileSync(join(out, file), packed);
  console.log(`  ${file}: ${(packed.length / 1e6).toFixed(2)} MB`);
  return { file, bytes: packed.length };
}

async function main() {
  const [out, wheels, source = join(ROOT, 'src', 'arktable')] = process.argv.slice(2);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const python = await loadPyodide();
  python.runPython(read(HERE, 'compile.py').toString());
  const own = below(source).map((path) => [`arktable/${path}`, read(source, path)]);
  const all = [...own, ...announcements(), ...(await fromWheels(wheels))];
  const loaded = loadedBy(python, all);
  const table = all.filter(([path]) => loaded.table.has(path) || isRead(path) || path.includes('.dist-info/'));
  const library = (await unzip(read(PYODIDE, 'python_stdlib.zip'))).filter(([path]) => loaded.library.has(path) || isLater(path));
  const parts = {
    version: python.version,
    loader: keep(out, 'loader', read(PYODIDE, 'pyodide.asm.mjs')),
    interpreter: keep(out, 'interpreter', read(PYODIDE, 'pyodide.asm.wasm')),
    library: keep(out, 'library', zip(compiled(python, library, false))),
    table: keep(out, 'table', folder(compiled(python, table, true))),
  };
  writeFileSync(join(out, 'parts.json'), JSON.stringify(parts));
}

main().catch((error) => {
  // Node would print the line of the interpreter in which it happened: a megabyte.
  console.error(`the static table was not built: ${error.message}`);
  process.exitCode = 1;
});
