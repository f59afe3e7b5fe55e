// Searching in the rules. Accents, capitals and endings do not matter; words such as "when" and "may" are ignored, and
// words of one meaning ("tie", "equal") find each other. The lists are in the locale files.

/** One word that is looked for: the beginnings of words that match, its own first, then those of the same meaning. */
export type Sought = readonly string[];

export interface Searchable {
  /** Headings; a word here counts more than one in the text. */
  title: string;
  /** The heading of the chapter; it tells what the text is about. */
  chapter: string;
  text: string;
  /** How much a match counts; 1 for what explains the game itself. */
  weight?: number;
}

/** A matching item; `whole` says whether every word occurs in it. */
export interface Hit<Item> {
  item: Item;
  score: number;
  whole: boolean;
}

const LONGEST_KEPT = 5;
const KEPT_SHARE = 0.75;
const IN_TITLE = 2.5;
const IN_TEXT = 1;
const IN_CHAPTER = 0.8;
const SAME_MEANING = 0.35;
const REPEATED = 0.25;
const MOST_REPEATED = 3;
/** Two words that follow each other, as they were typed. */
const BESIDE = 1.5;
/** Where this many items or fewer have all words, those that reach a share of the best score are shown, too, up to a number. */
const FEW = 1;
const NEAR = 0.7;
const MOST_NEAR = 6;

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

const tokens = (text: string): string[] => fold(text).split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** The beginning of a word that its other forms share. */
function stem(word: string): string {
  if (/\d/.test(word)) return word;
  const singular = word.length > 3 ? word.replace(/[sx]$/, '') : word;
  return singular.length > LONGEST_KEPT ? singular.slice(0, Math.max(LONGEST_KEPT, Math.ceil(singular.length * KEPT_SHARE))) : singular;
}

/**
 * The words of a query.
 * @param ignored words without a meaning of their own, separated by spaces
 * @param same groups of words of one meaning, separated by slashes
 */
export function wordsIn(query: string, ignored = '', same = ''): Sought[] {
  const typed = tokens(query).filter((word) => word.length > 1 || /\d/.test(word));
  const skipped = new Set(tokens(ignored));
  const telling = typed.filter((word) => !skipped.has(word));
  const groups = same.split('/').map((group) => [...new Set(tokens(group).map(stem))]);
  return (telling.length ? telling : typed).map((word) => {
    const own = stem(word);
    return [...new Set([own, ...groups.filter((group) => group.includes(own)).flat()])];
  });
}

/** The whole words that begin so. */
const pattern = (beginnings: Sought): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${beginnings.join('|')})[\\p{L}\\p{N}]*`, 'gu');

/** How well each word fits an item; 0 where it does not occur. */
function fits(sought: readonly Sought[], { title, chapter, text }: Searchable): number[] {
  const places: [string, number][] = [
    [fold(title), IN_TITLE],
    [fold(text), IN_TEXT],
    [fold(chapter), IN_CHAPTER],
  ];
  /** A word that occurs more than once is more of what the item is about. */
  const often = (beginnings: Sought, where: string): number => {
    const times = [...where.matchAll(pattern(beginnings))].length;
    return times && 1 + REPEATED * (Math.min(times, MOST_REPEATED) - 1);
  };
  return sought.map(([own, ...others], i) => {
    const worth = (beginnings: Sought): number => (beginnings.length ? places.reduce((sum, [where, weight]) => sum + weight * often(beginnings, where), 0) : 0);
    const next = sought[i + 1];
    const beside = next && places.some(([where]) => new RegExp(`${pattern([own!, ...others]).source}[^\\p{L}\\p{N}]+${pattern(next).source}`, 'u').test(where));
    return (worth([own!]) || SAME_MEANING * worth(others)) * (beside ? BESIDE : 1);
  });
}

/** The items with all words, best first. If they are few, those that come nearest follow. */
export function search<Item extends Searchable>(sought: readonly Sought[], items: readonly Item[]): Hit<Item>[] {
  const fitting = items.map((item) => fits(sought, item));
  /** A word that few items have says more. */
  const rarity = sought.map((_, i) => Math.log(1 + items.length / Math.max(1, fitting.filter((fit) => fit[i]! > 0).length)));
  const hits = items
    .map((item, n) => ({ item, score: (item.weight ?? 1) * fitting[n]!.reduce((sum, fit, i) => sum + fit * rarity[i]!, 0), whole: fitting[n]!.every((fit) => fit > 0) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => Number(b.whole) - Number(a.whole) || b.score - a.score);
  const whole = hits.filter((hit) => hit.whole);
  if (whole.length > FEW) return whole;
  const best = Math.max(...hits.map(({ score }) => score));
  return hits.filter((hit) => hit.whole || hit.score >= NEAR * best).slice(0, MOST_NEAR);
}

/** A text in pieces; those that were looked for are marked. */
export function marked(sought: readonly Sought[], text: string): { text: string; hit: boolean }[] {
  const letters = [...text];
  const folded = letters.map(fold);
  /** Where in the folded text each letter begins. */
  const starts = folded.reduce<number[]>((so, letter) => [...so, so.at(-1)! + letter.length], [0]);
  const whole = folded.join('');
  const hit = letters.map(() => false);
  for (const word of sought) {
    for (const { 0: found, index } of whole.matchAll(pattern(word))) {
      for (const [i, start] of starts.slice(0, -1).entries()) if (start < index + found.length && starts[i + 1]! > index) hit[i] = true;
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
