import { parse, type Entry, type Pattern } from '@fluent/syntax';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

function ftlFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ftl'))
    .map((name) => join(root, folder, name));
}

/** Every French file has an English twin: `fr.ftl` / `en.ftl`, `learn.fr.ftl` / `learn.en.ftl`. */
const english = [...ftlFiles('web/src'), ...ftlFiles('src/arktable')].filter((path) => /(^|[./])en\.ftl$/.test(path));
const pairs = english.map((path) => [relative(root, path), path, path.replace(/en\.ftl$/, 'fr.ftl')] as const);

function messages(path: string): Map<string, Entry> {
  const found = new Map<string, Entry>();
  for (const entry of parse(readFileSync(path, 'utf8'), {}).body) {
    if (entry.type === 'Junk') throw new Error(`${path}: not Fluent: ${(entry as { content: string }).content}`);
    if (entry.type !== 'Message' && entry.type !== 'Term') continue;
    const { name } = (entry as { id: { name: string } }).id;
    if (found.has(name)) throw new Error(`${path}: "${name}" stands twice`);
    found.set(name, entry);
  }
  return found;
}

function variables(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const one of node) variables(one, found);
  else if (node && typeof node === 'object') {
    const { type, id } = node as { type?: string; id?: { name: string } };
    if (type === 'VariableReference' && id) found.add(id.name);
    for (const one of Object.values(node)) variables(one, found);
  }
  return found;
}

/** A quoted string stands for itself, any other placeable for a word. */
function shown(part: Pattern['elements'][number]): string {
  if (part.type === 'TextElement') return part.value;
  return part.expression.type === 'StringLiteral' ? part.expression.parse().value : 'x';
}

function texts(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) for (const one of node) texts(one, found);
  else if (node && typeof node === 'object') {
    const { type, elements } = node as { type?: string; elements?: Pattern['elements'] };
    if (type === 'Pattern' && elements) found.push(elements.map(shown).join(''));
    for (const one of Object.values(node)) texts(one, found);
  }
  return found;
}

/** Missing narrow no-break spaces (a clock's 9:38 has none), and typewriter apostrophes. */
const UNFRENCH = [/[^\u202f][;!?](\s|$)/, /[^\u202f\d]:(\s|$)/, /«[^\u202f]|[^\u202f]»/, /\p{L}'\p{L}/u];

test('the lint knows French from English', () => {
  const faulty = (text: string): boolean => UNFRENCH.some((fault) => fault.test(text));
  expect(['Fini ?', 'Fini?', 'Il dit : non', '« Fini »', "C'est fini"].filter((text) => !faulty(text))).toEqual([]);
  expect(['Fini\u202f?', 'Il dit\u202f: non', '«\u202fFini\u202f»', 'C’est fini à 9:38'].filter(faulty)).toEqual([]);
});

test('the files are found', () => {
  expect(pairs.length).toBeGreaterThanOrEqual(2);
});

describe.each(pairs)('%s', (_name, en, fr) => {
  test('English and French have the same keys', () => {
    expect([...messages(fr).keys()].toSorted()).toEqual([...messages(en).keys()].toSorted());
  });

  test('and the same variables', () => {
    const french = messages(fr);
    for (const [key, entry] of messages(en)) {
      expect([key, [...variables(french.get(key))].toSorted()]).toEqual([key, [...variables(entry)].toSorted()]);
    }
  });

  test('French has its narrow spaces and round apostrophes', () => {
    const wrong: string[] = [];
    for (const [key, entry] of messages(fr)) {
      for (const text of texts(entry)) if (UNFRENCH.some((fault) => fault.test(text))) wrong.push(`${key}: ${text}`);
    }
    expect(wrong).toEqual([]);
  });
});

test('every error the contract names has a sentence', () => {
  const contract = readFileSync(join(root, 'docs/reference/wire.md'), 'utf8');
  const list = /^Error keys, by status\.(.*?)^$/ms.exec(contract)?.[1] ?? '';
  const keys = [...list.matchAll(/`([a-z-]+)`/g)].map((found) => `error-${found[1]}`);
  const known = messages(join(root, 'web/src/locales/en.ftl'));
  expect(keys.length).toBeGreaterThan(15);
  expect(keys.filter((key) => !known.has(key))).toEqual([]);
});
