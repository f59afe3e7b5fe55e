import { describe, expect, it } from 'vitest';
import { richPieces } from './rich';

describe('sentences with marks', () => {
  it('are cut into words, figures and icons', () => {
    expect(richPieces('you get **3 + 1** [[seal-spice]] spice, ++ +8 gold++')).toEqual([
      { kind: 'text', text: 'you get ' },
      { kind: 'count', text: '3 + 1', bold: true, name: 'seal-spice' },
      { kind: 'text', text: ' spice, ' },
      { kind: 'gain', text: '+8 gold' },
    ]);
  });

  it('keep a number and what it counts together', () => {
    expect(richPieces('Encloses the farm: Elm 1 [[seal-cloth]]')).toEqual([
      { kind: 'text', text: 'Encloses the farm: Elm ' },
      { kind: 'count', text: '1', bold: false, name: 'seal-cloth' },
    ]);
  });
});
