import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { compressed } from './compressed';
import { words } from './words';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The page of a table without a server: it begins elsewhere. What else belongs to it `static/finish.mjs` adds. */
const otherBeginning: Plugin = { name: 'static-page', transformIndexHtml: { order: 'pre', handler: (page) => page.replace('/src/main.ts', '/src/static.ts') } };

/** Files that only the pages of a server have: its service worker, and the style of pages without a script. */
const served: Plugin = {
  name: 'served-files',
  apply: 'build',
  generateBundle() {
    const folder = here('./served');
    for (const fileName of readdirSync(folder)) {
      const tokens = fileName.endsWith('.css') ? readFileSync(here('./src/look/tokens.css'), 'utf8') : '';
      this.emitFile({ type: 'asset', fileName, source: tokens + readFileSync(join(folder, fileName), 'utf8') });
    }
  },
};

/** `vite build --mode static`: for a folder that any server can hand out under any path. */
const isStatic = process.argv.includes('static');
const out = here(isStatic ? '../build/static/client' : '../src/arktable/server/static');

export default defineConfig({
  base: isStatic ? './' : '/',
  plugins: [svelte({ configFile: false }), words(here('./src/locales'), isStatic), ...(isStatic ? [otherBeginning] : [served, compressed(out)])],
  worker: { format: 'es' },
  // Svelte's browser build must be chosen under vitest, else `mount` is the server's stub.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  build: {
    outDir: out,
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: false,
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: {
    // Making a document takes longer than most tests: a file that needs one asks for it in its first line.
    environment: 'node',
    // A worker for every file costs more than all tests; what a file changes for others it puts back itself.
    isolate: false,
    setupFiles: ['tests/language.ts', 'tests/setup.ts'],
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
    // On a busy machine everything takes its time; only a failure ever waits so long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
