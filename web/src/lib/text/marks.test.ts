import { expect, test } from 'vitest';
import { spoken } from './marks';

test('a sentence is read aloud without its marks', () => {
  expect(spoken('**3** [[seal-silver]] silver seals bring ++ +12++ gold')).toBe('3 silver seals bring +12 gold');
});
