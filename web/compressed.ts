import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(css|ftl|html|js|json|map|mjs|svg|txt|wasm|webmanifest)$/;

function compress(path: string): void {
  const plain = readFileSync(path);
  const brotli = brotliCompressSync(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  });
  if (brotli.length >= plain.length) return;
  // Always both: the server looks into the one of gzip to see whether the other is a copy of this file, too.
  writeFileSync(`${path}.br`, brotli);
  writeFileSync(`${path}.gz`, gzipSync(plain, { level: constants.Z_BEST_COMPRESSION }));
}

/** Writes `.br` and `.gz` beside every file of the client that gets smaller by it: the server sends them and compresses nothing itself. */
export function compressed(folder: string): Plugin {
  return {
    name: 'compressed-copies',
    apply: 'build',
    closeBundle() {
      const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
      for (const entry of found) compress(join(entry.parentPath, entry.name));
    },
  };
}
