import { gzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
// @ts-expect-error - a script of the build, without types
import { folder } from '../../../static/archive.mjs';
import { Files, NoFile } from './files';
import type { Parts, Progress } from '../letters';
import { unpack } from './unpack';

const packed = gzipSync(Buffer.from('hello'));
const part = (file: string, bytes: number): { file: string; bytes: number } => ({ file, bytes });
const parts: Parts = { version: '1', loader: part('l', 0), interpreter: part('python/i', packed.length), library: part('s', 0), table: part('t', 100) };

afterEach(() => void vi.unstubAllGlobals());

function answers(make: () => Response): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: URL) => {
    asked.push(String(address));
    return make();
  });
  return asked;
}

test('a file is unpacked as it comes, from the folder of the page, and it is told how much of all is here', async () => {
  const asked = answers(() => new Response(packed));
  const told: Progress[] = [];
  const files = new Files('https://x.example/some/folder/', parts, (progress) => told.push(progress));
  expect(await new Response(await files.open('interpreter')).text()).toBe('hello');
  expect(asked).toEqual(['https://x.example/some/folder/python/i']);
  expect(told.at(-1)).toEqual({ step: 'fetch', bytes: packed.length, of: packed.length + 100 });
});

test('what is missing, cut short or out of reach is a file that is not there', async () => {
  const files = new Files('https://x.example/', parts, () => undefined);
  answers(() => new Response('gone', { status: 404 }));
  await expect(files.open('interpreter')).rejects.toBeInstanceOf(NoFile);
  answers(() => new Response(packed.subarray(0, 10)));
  await expect(files.open('interpreter').then((stream) => new Response(stream).text())).rejects.toThrow();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await expect(files.open('interpreter')).rejects.toBeInstanceOf(NoFile);
  await expect(files.failed).rejects.toBeInstanceOf(NoFile);
});

test('the archive of the build is laid out as files in folders', () => {
  const bytes = folder([
    ['arktable/engine/rng.pyc', Buffer.from([1, 2, 3])],
    ['top.txt', Buffer.from('x')],
  ]) as Buffer;
  const files = new Map<string, number[]>();
  const folders: string[] = [];
  const system = { mkdirTree: (path: string) => void folders.push(path), writeFile: (path: string, content: Uint8Array) => void files.set(path, [...content]) };
  unpack(system, '/site', new Uint8Array(bytes).buffer);
  expect([...files]).toEqual([
    ['/site/arktable/engine/rng.pyc', [1, 2, 3]],
    ['/site/top.txt', [120]],
  ]);
  expect(folders).toContain('/site/arktable/engine');
});
