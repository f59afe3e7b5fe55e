// How token, office and quality cards of the active factory lie while its price is being set. What an arrangement brings
// is looked up in the server's list of choices; nothing is added up here.
import type { Factory, PriceChoice } from './types';

export interface Arrangement {
  /** Appeal under the token. */
  spot: number;
  /** What is turned to appeal: `office` and quality cards; everything else shows its price. */
  turned: string[];
}

const ORDER = ['office', 'quality-1', 'quality-2', 'quality-3', 'engineer'];
const inOrder = (names: Iterable<string>): string[] => [...names].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));

/** As token and cards lie now. */
export function arrangementOf(factory: Factory): Arrangement {
  const turned = factory.pieces.filter(({ piece, appeal }) => appeal && ORDER.includes(piece)).map(({ piece }) => piece);
  return { spot: factory.spot, turned: inOrder(factory.office ? ['office', ...turned] : turned) };
}

/** The move that sets it. */
export function moveOf({ spot, turned }: Arrangement): string {
  return ['set', spot, ...inOrder(turned)].join(' ');
}

/** What a `set` move would lay. */
export function readMove(move: string): Arrangement {
  const [, spot, ...turned] = move.split(' ');
  return { spot: Number(spot), turned };
}

export function withSpot(now: Arrangement, spot: number): Arrangement {
  return { ...now, spot };
}

/** Turn the office or a quality card round. */
export function withTurn(now: Arrangement, name: string): Arrangement {
  const turned = now.turned.includes(name) ? now.turned.filter((one) => one !== name) : [...now.turned, name];
  return { ...now, turned: inOrder(turned) };
}

export function choiceOf(choices: readonly PriceChoice[], now: Arrangement): PriceChoice | undefined {
  const move = moveOf(now);
  return choices.find((choice) => choice.moves.includes(move));
}

/** How many hands it takes from one arrangement to the other: cards to turn, then steps of the token. */
function effort(from: Arrangement, to: Arrangement): number {
  const differs = ORDER.filter((name) => from.turned.includes(name) !== to.turned.includes(name)).length;
  return differs * 10 + Math.abs(from.spot - to.spot);
}

/** The way to this appeal that moves the fewest cards. */
export function wayTo(choice: PriceChoice, now: Arrangement): Arrangement {
  const ways = choice.moves.map(readMove);
  return ways.reduce((best, way) => (effort(now, way) < effort(now, best) ? way : best));
}

/** The next lower or higher appeal that can be reached; null at the end. */
export function nextChoice(choices: readonly PriceChoice[], appeal: number, step: 1 | -1): PriceChoice | null {
  const there = choices.filter((choice) => (step > 0 ? choice.appeal > appeal : choice.appeal < appeal));
  return (step > 0 ? there[0] : there.at(-1)) ?? null;
}

/** Those that bring the most at home. */
export function bestIncome(choices: readonly PriceChoice[]): number {
  return Math.max(...choices.map(({ income }) => income));
}
