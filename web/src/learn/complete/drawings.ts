// Drawings of places that are allowed or not: rows of squares. A square is a tone, an icon behind `:` and a text behind `=`; a text
// that begins with `$` is a number of the sheet: `new:worker`, `label=$row1`. Squares are separated by spaces.

export const TONES = ['free', 'gap', 'old', 'new', 'own', 'other', 'neutral', 'castle', 'tent', 'label', 'machine'] as const;
export type Tone = (typeof TONES)[number];

export interface Square {
  tone: Tone;
  icon: string;
  text: string;
}

const SQUARE = /^([a-z]+)(?::([a-z-]+))?(?:=(.+))?$/;

export function squaresOf(row: string, numbers: Readonly<Record<string, string>> = {}): Square[] {
  return row.split(' ').map((word) => {
    const [, tone = 'free', icon = '', text = ''] = SQUARE.exec(word) ?? [];
    return { tone: tone as Tone, icon, text: text.startsWith('$') ? (numbers[text.slice(1)] ?? '') : text };
  });
}
