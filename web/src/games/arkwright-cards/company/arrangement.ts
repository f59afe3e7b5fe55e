// How token, office and quality cards of the active factory lie while its price is being set. What an arrangement brings
// is looked up in the server's list of choices; nothing is added up here.
import type { Wish } from '../../../table/session/offer';
import type { ChoiceView, FactoryView, WayView } from '../wire';

/** Where the token lies, and what is turned to appeal: `office` and quality cards; everything else shows its price. */
export type Arrangement = Pick<WayView, 'spot' | 'turned'>;

/** As token and cards lie now. */
export function arrangementOf({ spot, office, pieces }: FactoryView): Arrangement {
  const turned = pieces.filter(({ appeal }) => appeal).map(({ piece }) => piece);
  return { spot, turned: office ? ['office', ...turned] : turned };
}

/** What is turned in one of them and not in the other. */
function differing(one: Arrangement, other: Arrangement): string[] {
  return [...one.turned.filter((name) => !other.turned.includes(name)), ...other.turned.filter((name) => !one.turned.includes(name))];
}

const same = (one: Arrangement, other: Arrangement): boolean => one.spot === other.spot && differing(one, other).length === 0;

/** What a `set` move lays: its arguments name the spot, and 1 for all that is turned to appeal. */
export function laidBy({ args: { spot, ...cards } }: Wish): Arrangement {
  return { spot: Number(spot), turned: Object.keys(cards).filter((name) => cards[name] === 1) };
}

export const lays = (move: Wish, wanted: Arrangement): boolean => same(laidBy(move), wanted);

export function withSpot(now: Arrangement, spot: number): Arrangement {
  return { ...now, spot };
}

/** Turn the office or a quality card round. */
export function withTurn(now: Arrangement, name: string): Arrangement {
  return { ...now, turned: now.turned.includes(name) ? now.turned.filter((one) => one !== name) : [...now.turned, name] };
}

export function choiceOf(choices: readonly ChoiceView[], now: Arrangement): ChoiceView | undefined {
  return choices.find(({ ways }) => ways.some((way) => same(way, now)));
}

/** How many hands it takes from one arrangement to the other: cards to turn, then steps of the token. */
function effort(from: Arrangement, to: Arrangement): number {
  return differing(from, to).length * 10 + Math.abs(from.spot - to.spot);
}

/** The way to this appeal that moves the fewest cards. */
export function wayTo({ ways }: ChoiceView, now: Arrangement): Arrangement {
  const best = ways.reduce((found, way) => (effort(now, way) < effort(now, found) ? way : found));
  return { spot: best.spot, turned: best.turned };
}

/** The next lower or higher appeal that can be reached; null at the end. */
export function nextChoice(choices: readonly ChoiceView[], appeal: number, step: 1 | -1): ChoiceView | null {
  const there = choices.filter((choice) => (step > 0 ? choice.appeal > appeal : choice.appeal < appeal));
  return (step > 0 ? there[0] : there.at(-1)) ?? null;
}

/** Those that bring the most at home. */
export function bestIncome(choices: readonly ChoiceView[]): number {
  return Math.max(...choices.map(({ income }) => income));
}
