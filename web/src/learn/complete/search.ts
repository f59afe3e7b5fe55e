// Searching in texts: neither accents nor capitals matter, every word that was typed must occur.

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** The words that are looked for. */
export const wordsIn = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

export const matches = (words: readonly string[], text: string): boolean => {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
};

/** A text in pieces; those that were looked for are marked. */
export function marked(words: readonly string[], text: string): { text: string; hit: boolean }[] {
  const letters = [...text];
  const folded = letters.map(fold);
  /** Where in the folded text each letter begins. */
  const starts = folded.reduce<number[]>((so, letter) => [...so, so.at(-1)! + letter.length], [0]);
  const whole = folded.join('');
  const hit = letters.map(() => false);
  for (const word of words) {
    for (let from = whole.indexOf(word); from >= 0; from = whole.indexOf(word, from + word.length)) {
      for (const [i, start] of starts.slice(0, -1).entries()) if (start < from + word.length && starts[i + 1]! > from) hit[i] = true;
    }
  }
  const pieces: { text: string; hit: boolean }[] = [];
  for (const [i, letter] of letters.entries()) {
    const last = pieces.at(-1);
    if (last && last.hit === hit[i]) last.text += letter;
    else pieces.push({ text: letter, hit: hit[i]! });
  }
  return pieces;
}
