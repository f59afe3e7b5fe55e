import { describe, expect, it } from 'vitest';
import { richPieces } from './rich';

describe('sentences with marks', () => {
  it('are cut into words, figures and icons', () => {
    expect(richPieces('you get **3 + 1** [[seal-spice]] spice, ++ +8 gold++')).toEqual([
      { kind: 'text', text: 'you get ' },
      { kind: 'bold', text: '3 + 1' },
      { kind: 'text', text: ' ' },
      { kind: 'icon', name: 'seal-spice' },
      { kind: 'text', text: ' spice, ' },
      { kind: 'gain', text: '+8 gold' },
    ]);
  });
});
