// Sentences with figures set bold and seals drawn between the words. `**12**` is bold, `++8 gold++` a gain, `[[tent]]` an icon.

export type Piece =
  | { kind: 'text' | 'bold' | 'gain'; text: string }
  | { kind: 'icon'; name: string };

const MARKS = /(\*\*.+?\*\*|\+\+.+?\+\+|\[\[[a-z-]+\]\])/u;

export function richPieces(sentence: string): Piece[] {
  return sentence
    .split(MARKS)
    .filter((part) => part !== '')
    .map((part) => {
      if (part.startsWith('[[')) return { kind: 'icon', name: part.slice(2, -2) };
      if (part.startsWith('**')) return { kind: 'bold', text: part.slice(2, -2) };
      // "++ +1++": the space keeps the sign apart from the mark.
      if (part.startsWith('++')) return { kind: 'gain', text: part.slice(2, -2).trim() };
      return { kind: 'text', text: part };
    });
}
