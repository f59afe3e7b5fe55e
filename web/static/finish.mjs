// `node web/static/finish.mjs PYTHON CLIENT OUT`: puts the static table together from its parts, and lists them for the service worker.
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = dirname(fileURLToPath(import.meta.url));
/** Of these the name says what is in them. */
const HASHED = /^(assets|python)\//;
/** The complete rules, and words in other languages than English: fetched when somebody reads them, and kept from then on. */
const LATER = new RegExp(`^assets/(complete\\.[a-z]+-|CompleteRules-|(\\w+\\.)?(${otherLanguages().join('|')})-[\\w-]{8}\\.)`);

/** Languages have a file `<code>.ftl` of words for the program. */
function otherLanguages() {
  const names = readdirSync(join(HERE, '../../src/arktable/i18n/locales'));
  return names.map((name) => /^([a-z]+)\.ftl$/.exec(name)?.[1]).filter((code) => code && code !== 'en');
}

function filesOf(root) {
  const found = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return found.map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')).sort();
}

/** The page names the files of the interpreter, its manifest and its icon. */
function completePage(page, parts) {
  const more = [
    `<meta name="arktable-desk" content="${JSON.stringify(parts).replaceAll('"', '&quot;')}" />`,
    '<meta name="theme-color" content="#2b3236" />',
    '<link rel="manifest" href="./manifest.webmanifest" />',
    '<link rel="apple-touch-icon" href="./icons/icon-180.png" />',
  ];
  return page.replace('</title>', `</title>\n    ${more.join('\n    ')}`);
}

function main() {
  const [python, client, out] = process.argv.slice(2);
  const made = `${out}.new`;
  rmSync(made, { recursive: true, force: true });
  mkdirSync(made, { recursive: true });
  cpSync(client, made, { recursive: true });
  cpSync(python, join(made, 'python'), { recursive: true, filter: (path) => !path.endsWith('parts.json') });
  for (const file of ['manifest.webmanifest', 'icons', 'NOTICES.txt']) cpSync(join(HERE, file), join(made, file), { recursive: true });
  const { version, ...named } = JSON.parse(readFileSync(join(python, 'parts.json'), 'utf8'));
  const parts = Object.fromEntries(Object.entries(named).map(([name, part]) => [name, { ...part, file: `python/${part.file}` }]));
  const page = join(made, 'index.html');
  writeFileSync(page, completePage(readFileSync(page, 'utf8'), { version, ...parts }));

  const names = filesOf(made).filter((name) => name !== 'NOTICES.txt');
  const hash = createHash('sha256');
  for (const name of names) hash.update(`${name}\n`).update(readFileSync(join(made, name)));
  const worker = readFileSync(join(HERE, 'sw.js'), 'utf8');
  hash.update(worker);
  const files = names.map((name) => ({ name, hashed: HASHED.test(name), ...(LATER.test(name) ? { later: true } : {}) }));
  writeFileSync(join(made, 'sw.js'), `const VERSION = '${hash.digest('hex').slice(0, 12)}';\nconst FILES = ${JSON.stringify(files)};\n${worker}`);
  rmSync(out, { recursive: true, force: true });
  renameSync(made, out);
}

main();
