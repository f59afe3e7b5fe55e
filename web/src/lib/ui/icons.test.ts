import { expect, test } from 'vitest';

const parts = import.meta.glob<string>('../../**/*.svelte', { query: '?raw', import: 'default', eager: true });
const sheets = import.meta.glob<string>('../../look/**/*.svg', { query: '?raw', import: 'default', eager: true });
/** What the report alone brings along, for its own page. */
const OF_REPORT = { sheet: /report\.svg$/, parts: /\/(report|pages\/Report)/ };

test('every picture that a part names is drawn on its page', () => {
  const drawn = (own: boolean): Set<string> =>
    new Set(Object.entries(sheets).filter(([file]) => own || !OF_REPORT.sheet.test(file)).flatMap(([, sheet]) => [...sheet.matchAll(/id="i-([a-z0-9-]+)"/g)].map(([, name]) => name!)));
  const everywhere = drawn(false);
  const inReport = drawn(true);
  const missing = Object.entries(parts).flatMap(([file, text]) =>
    [...text.matchAll(/<Icon name="([a-z0-9-]+)"/g)].map(([, name]) => `${file}: ${name}`).filter((said) => !(OF_REPORT.parts.test(file) ? inReport : everywhere).has(said.split(': ')[1]!)),
  );
  expect(everywhere.size).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});
