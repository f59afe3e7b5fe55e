// What the guide must know of a game: how far it has come, and which chapter of the short rules a decision belongs to.

/** After so many rounds the learner plays alone. */
export const GUIDED = 2;

interface Guided {
  /** Counts from 1; 0 while the game is being prepared. */
  round: (view: any) => number;
  /** The chapter of a phase; the phase itself where nothing is said. */
  chapters: Readonly<Record<string, string>>;
  /** The decision that a move of a turn belongs to, after one that belongs to `before`; without it a turn is one decision. */
  decision?: (kind: string, before: string) => string;
}

/** What ends something belongs to it. */
const ENDS = ['done', 'end'];

export const GAMES: Readonly<Record<string, Guided>> = {
  arkadia: {
    round: (view) => Number(view.round),
    chapters: { must: 'turn', draw: 'lay', sell: 'banner', lot: 'castle' },
    decision: (kind) => ({ castle: 'castle', take: 'draw', 'take-stack': 'draw', banner: 'banner', sell: 'sell' })[kind] ?? 'must',
  },
  arkwright: {
    // Four cycles a decade, and 1760 is the first one.
    round: (view) => Math.max(0, Number(view.turn) - 3),
    chapters: {
      found: 'start', 'start-shares': 'start', marker: 'admin', 'first-price': 'prices', exchange: 'trade', ship: 'harbour', contract: 'harbour',
      token: 'special', 'after-sale': 'sale', 'start-player': 'decade-end',
    },
  },
  'arkwright-cards': {
    round: (view) => (Number(view.decade) - 1) * 4 + Number(view.round) + 1,
    chapters: {
      found: 'action', build: 'action', employ: 'action', automate: 'action', quality: 'action', distribution: 'action', exchange: 'action', extra: 'action',
      early: 'action', 'first-shares': 'aim', sell: 'sale', ship: 'sale', store: 'sale', discard: 'develop', foreman: 'develop', 'start-player': 'end',
    },
    decision: (kind, before) => (kind === 'set' ? 'price' : before === 'price' || before === 'develop' ? 'develop' : 'action'),
  },
};

/** How many of these moves belong to the first decision among them. */
export function firstDecision(game: string, moves: readonly { kind: string }[]): number {
  const decision = GAMES[game]?.decision;
  if (!decision) return moves.length;
  const first = decision(moves[0]?.kind ?? '', '');
  let before = first;
  const end = moves.findIndex(({ kind }) => (before = ENDS.includes(kind) ? before : decision(kind, before)) !== first);
  return end < 0 ? moves.length : end;
}

export const chapterOfPhase = (game: string, phase: string): string => GAMES[game]?.chapters[phase] ?? phase;
