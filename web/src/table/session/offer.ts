// The moves on offer as the server says them: each with its text, its kind and its arguments. Nothing here reads notation.
import type { MoveData, OfferGroup, SentMove } from '../../wire/types';

export type Args = MoveData['args'];

/** A move that is, or was, on offer. */
export type Move = Readonly<MoveData>;

/** A move by its kind and its arguments, on offer or not: enough to find it, to put it in words and to ask why not. */
export interface Wish {
  readonly kind: string;
  readonly args: Readonly<Args>;
}

/** What the server takes for a move: its notation, or its kind and arguments. */
export type Sent = string | Wish | Move;

export const wish = (kind: string, args: Args = {}): Wish => ({ kind, args });

/** The same for two moves of one kind with the same arguments. */
export function keyOf({ kind, args }: Wish): string {
  const names = Object.keys(args).sort();
  return names.reduce((key, name) => `${key} ${name}=${args[name]}`, kind);
}

export const sameMoves = (one: readonly Wish[], other: readonly Wish[]): boolean => one.length === other.length && one.every((move, at) => keyOf(move) === keyOf(other[at]!));

/** As it goes over the wire: the text where there is one. */
export function asSent(move: Sent): string | SentMove {
  if (typeof move === 'string') return move;
  return 'text' in move ? move.text : { kind: move.kind, args: { ...move.args } };
}

/** Every legal move, ready to be asked for. */
export class Offer {
  readonly moves: readonly Move[];
  readonly #known: ReadonlyMap<string, Move>;

  constructor(groups: readonly OfferGroup[]) {
    this.moves = groups.flatMap(({ kind, args: names, moves }) =>
      moves.map(([text, ...values]): Move => ({ text: String(text), kind, args: Object.fromEntries(names.map((name, i) => [name, values[i]!])) })),
    );
    this.#known = new Map(this.moves.map((move) => [keyOf(move), move]));
  }

  /** The moves of a kind, or those of them that have these arguments among theirs. */
  of(kind: string, args: Args = {}): Move[] {
    const asked = Object.entries(args);
    return this.moves.filter((move) => move.kind === kind && asked.every(([name, value]) => move.args[name] === value));
  }

  /** The move of this kind with just these arguments. */
  find(kind: string, args: Args = {}): Move | undefined {
    return this.#known.get(keyOf({ kind, args }));
  }

  has(move: Wish): boolean {
    return this.#known.has(keyOf(move));
  }

  /** The values of a number among the arguments, in order, each once. */
  numbers(kind: string, name: string, args: Args = {}): number[] {
    const found = this.of(kind, args).map((move) => move.args[name]);
    return [...new Set(found.filter((value) => typeof value === 'number'))].sort((a, b) => a - b);
  }
}
