// Who has moved: two looks at the same table, before and after, make journeys from where things were to where they are.
import type { Box, Figure, Seen, Sight } from './sight';

export interface Journey {
  name: string;
  /** What is drawn on the way, or the icon of it; a drawing may have left the page. */
  drawing: Element | string;
  colour: string;
  from: Box;
  /** Spaces of a track passed on the way. */
  via: Box[];
  to: Box;
  /** It stands there already and is not seen until it arrives. */
  hides: Element | null;
  /** It is one of its kind: it is on one way only. */
  own: boolean;
  /** It comes from a place, where it was not seen. */
  comes: boolean;
}

export interface Count {
  name: string;
  figure: Figure;
  from: number;
}

export interface Moves {
  journeys: Journey[];
  counts: Count[];
}

/** More than these at once is not a move but another page of the table. */
const MOST = 40;

export const kindOf = (name: string): string => name.split(':')[0]!;

/** `actor` is the place of the acting player: things without a home come from there and go there. */
export function movesBetween(before: Sight, after: Sight, actor: string): Moves {
  const place = (name: string | null): Box | null => (name === null ? null : (after.places.get(name) ?? before.places.get(name) ?? null));
  const boards = (seen: Seen): boolean => seen.board === null || (before.boards.has(seen.board) && after.boards.has(seen.board));
  const found: Journey[] = [];
  const go = (seen: Seen, from: Box | null, to: Box | null, { via = [], stays = true, single = false, comes = false }: { via?: Box[]; stays?: boolean; single?: boolean; comes?: boolean } = {}): void => {
    if (from && to) found.push({ name: seen.name, drawing: seen.element, colour: seen.colour, from, via, to, hides: stays ? seen.element : null, own: single, comes });
  };

  for (const [name, now] of after.pieces) {
    const was = before.pieces.get(name);
    if (was && was.at !== now.at) go(now, was.box, now.box, { via: wayAlong(now, was.at, after), single: true });
    // A piece on a track may come from one of its spaces.
    else if (!was && boards(now)) go(now, place(now.from ?? now.home), now.box, { via: wayAlong(now, now.from?.split(':')[1] ?? '', after), single: true, comes: true });
  }
  for (const [name, was] of before.pieces) {
    if (!after.pieces.has(name) && boards(was)) go(was, was.box, place(was.home), { stays: false, single: true });
  }

  const gone = [...before.tokens].flatMap(([key, seen]) => (after.tokens.has(key) || !boards(seen) ? [] : [seen]));
  const come = [...after.tokens].flatMap(([key, seen]) => (before.tokens.has(key) || !boards(seen) ? [] : [seen]));
  for (const now of come) {
    const at = gone.findIndex((was) => was.name === now.name);
    const was = at < 0 ? null : gone.splice(at, 1)[0]!;
    go(now, was ? was.box : place(now.from ?? now.home ?? actor), now.box, { comes: !was });
  }
  for (const was of gone) go(was, was.box, place(was.home ?? (was.from === null ? actor : null)), { stays: false });

  for (const [name, { icon, from, to }] of after.flows) {
    const ends = before.flows.has(name) ? [] : [place(from), place(to)];
    if (ends[0] && ends[1]) found.push({ name, drawing: icon, colour: '', from: ends[0], via: [], to: ends[1], hides: null, own: true, comes: true });
  }

  if (found.length > MOST) return { journeys: [], counts: [] };
  const counts = [...after.figures].flatMap(([name, figure]) => {
    const from = before.figures.get(name)?.value ?? figure.start;
    return from !== null && from !== figure.value ? [{ name, figure, from }] : [];
  });
  const rank = ({ name }: Journey): number => after.order.indexOf(kindOf(name)) + 1 || after.order.length + 1;
  return { journeys: found.toSorted((a, b) => rank(a) - rank(b)), counts };
}

/** The spaces between the one that was left and the one that is reached. */
function wayAlong({ along, at }: Seen, was: string, { places }: Sight): Box[] {
  const [from, to] = [Number(was), Number(at)];
  if (along === null || was === '' || !Number.isInteger(from) || !Number.isInteger(to)) return [];
  const step = Math.sign(to - from);
  const way: Box[] = [];
  for (let space = from + step; step !== 0 && space !== to; space += step) {
    const box = places.get(`${along}:${space}`);
    if (box) way.push(box);
  }
  return way;
}

/** What is paid goes to what it is paid for, what is earned comes from there: the first thing that moves. */
export function coinsOf({ journeys: [first], counts }: Moves, actor: string): { icon: string; from: Box; to: Box }[] {
  if (!first) return [];
  return counts.flatMap(({ figure, from }) => {
    if (figure.coin === null || figure.element.dataset['figure'] !== `cash:${actor.split(':')[1]}`) return [];
    return [figure.value < from ? { icon: figure.coin, from: figure.box, to: first.to } : { icon: figure.coin, from: first.to, to: figure.box }];
  });
}
