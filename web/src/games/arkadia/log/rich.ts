// Sentences with figures set bold and seals drawn between the words. `**12**` is bold, `++8 gold++` a gain, `[[tent]]` an icon.

export type Piece =
  | { kind: 'text' | 'bold' | 'gain'; text: string }
  | { kind: 'icon'; name: string }
  /** A number and what it counts: they stay on one line. */
  | { kind: 'count'; text: string; bold: boolean; name: string };

const MARKS = /((?:\*\*\d[\d +]*\*\*|\d+(?: \+ \d+)*) \[\[[a-z-]+\]\]|\*\*.+?\*\*|\+\+.+?\+\+|\[\[[a-z-]+\]\])/u;
const COUNT = /^(\*\*)?([\d +]+?)(?:\*\*)? \[\[([a-z-]+)\]\]$/u;

export function richPieces(sentence: string): Piece[] {
  return sentence
    .split(MARKS)
    .filter((part) => part !== '')
    .map((part) => {
      const count = COUNT.exec(part);
      if (count) return { kind: 'count', text: count[2]!, bold: count[1] !== undefined, name: count[3]! };
      if (part.startsWith('[[')) return { kind: 'icon', name: part.slice(2, -2) };
      if (part.startsWith('**')) return { kind: 'bold', text: part.slice(2, -2) };
      // "++ +1++": the space keeps the sign apart from the mark.
      if (part.startsWith('++')) return { kind: 'gain', text: part.slice(2, -2).trim() };
      return { kind: 'text', text: part };
    });
}
