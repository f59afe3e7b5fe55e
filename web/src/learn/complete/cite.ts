import type { Chapter, Chosen, Paragraph } from './outline';

/** Lines of a book, or a ruling (its number as both lines). */
export interface Cited {
  book: string;
  first: number;
  last: number;
}

const CITED = /\b(AK|WF|PB|EN|FR|[ABC](?=\d)) ?(\d+)(?:[–-](\d+))?/g;

/** What a text of references names: `WF 862–871, PB 114, B46`. */
export const cited = (refs: string): Cited[] => [...refs.matchAll(CITED)].map(([, book = '', first = '', last = first]) => ({ book, first: Number(first), last: Number(last) }));

/** The lines of books among the references, and the rulings. */
export const ofBooks = (refs: string): string => pick(refs, (book) => book.length > 1);
export const rulings = (refs: string): string => pick(refs, (book) => book.length === 1);

function pick(refs: string, wanted: (book: string) => boolean): string {
  return refs.split(', ').filter((ref) => wanted(cited(ref)[0]?.book ?? '')).join(', ');
}

/**
 * The paragraph that covers a citation ("WF 1916", "AK 191–200", "A7"). Of several it is one that belongs to what was chosen, and of
 * those the one with the shortest range. The paragraphs of options come last: they tell what can be chosen, not what is played.
 */
export function covering(chapters: readonly Chapter[], rule: string, chosen: Chosen | null = null): Paragraph | null {
  const wanted = cited(rule)[0];
  if (!wanted) return null;
  const spans = chapters.flatMap(({ paragraphs }) => paragraphs).flatMap((paragraph) => cited(paragraph.refs).map((ref) => ({ ...ref, paragraph })));
  const covered = spans.filter(({ book, first, last }) => book === wanted.book && first <= wanted.first && wanted.first <= last);
  const rank = ({ first, last, paragraph: { option, only } }: (typeof spans)[number]): number => (option ? 1e6 : 0) + (chosen && only && !only(chosen) ? 1e5 : 0) + last - first;
  return covered.toSorted((a, b) => rank(a) - rank(b))[0]?.paragraph ?? null;
}

/** A citation as a part of an address: `WF-1916`. A paragraph's key never looks like it. */
export const anchorOf = (rule: string): string => {
  const first = cited(rule)[0];
  return first ? `${first.book}-${first.first}` : '';
};

/** The citation that an anchor stands for; empty for the key of a paragraph. */
export function ruleOf(anchor: string): string {
  const [, book = '', line = ''] = /^([A-Z]{1,2})-(\d+)$/.exec(anchor) ?? [];
  return book.length > 1 ? `${book} ${line}` : book + line;
}
