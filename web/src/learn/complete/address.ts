// The address of the complete rules: `/rules/<ruleset>`, behind it the choices that differ from the usual ones
// (`/rules/<ruleset>/setup=free,seats=3`), and as anchor a paragraph or a citation.
import { anchorOf } from './cite';
import type { Chosen } from './outline';

export function bookPath(chosen: Chosen, rule = ''): string {
  const choices = [...Object.entries(chosen.options), ...(chosen.seats === null ? [] : [['seats', String(chosen.seats)]])];
  const anchor = rule && anchorOf(rule);
  return `/rules/${chosen.ruleset}${choices.length ? `/${choices.map(([key, value]) => `${key}=${value}`).join(',')}` : ''}${anchor ? `#${anchor}` : ''}`;
}

/** The choices of an address; what is not understood is left out. */
export function choicesIn(text: string): { options: Record<string, string>; seats: number | null } {
  const { seats, ...options } = Object.fromEntries(text.split(',').map((part) => part.split('=')).filter((pair) => pair.length === 2)) as Record<string, string>;
  return { options, seats: seats && /^[1-9]$/.test(seats) ? Number(seats) : null };
}
