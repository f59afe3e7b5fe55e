import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const LIST = 'virtual:words';
const FILE = /^(?:[\w-]+\.)?([a-z]{2,3})\.ftl$/;

/** The part that says some things otherwise where there is no server. */
const DESK = 'desk.';

/**
 * `virtual:words`: for each language other than English a function that loads its words of the pages, all files of `folder` as one.
 * English words come with the code that uses them. Of two messages with the same key the later one counts.
 */
export function words(folder: string, isStatic: boolean): Plugin {
  function filesOf(code: string): string[] {
    const all = readdirSync(folder).filter((name) => FILE.exec(name)?.[1] === code);
    const [desk, others] = [true, false].map((is) => all.filter((name) => name.startsWith(DESK) === is).sort()) as [string[], string[]];
    return isStatic ? [...others, ...desk] : others;
  }
  return {
    name: 'words',
    resolveId: (id) => (id === LIST || id.startsWith(`${LIST}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) {
        const codes = new Set(readdirSync(folder).map((name) => FILE.exec(name)?.[1] ?? 'en'));
        codes.delete('en');
        return `export default { ${[...codes].map((code) => `${code}: () => import('${LIST}/${code}')`).join(', ')} };`;
      }
      if (!id.startsWith(`\0${LIST}/`)) return undefined;
      const paths = filesOf(id.slice(LIST.length + 2)).map((name) => join(folder, name));
      for (const path of paths) this.addWatchFile(path);
      return `export default ${JSON.stringify(paths.map((path) => readFileSync(path, 'utf8')).join('\n'))};`;
    },
  };
}
