// Which buttons a factory has in each phase: those on offer, and those a player would look for there.
import { wish, type Offer, type Wish } from '../../../table/session/offer';

export interface FactoryButton {
  move: Wish;
  /** Words of the button, `arkwright-button-<word>`. */
  word: string;
  level?: number;
}

/** Buttons that are one kind of move for this good, whether it is on offer or not. */
const ALWAYS: Record<string, string[]> = {
  workers: ['hire', 'fire'],
  quality: ['raise'],
  distribution: ['promote'],
  'free-level': ['promote'],
  school: ['send'],
};

/** `level` is that of the factory, 0 without one; `highest` the present level of the game. */
export function factoryButtons(offer: Offer, phase: string, good: string, level: number, highest: number): FactoryButton[] {
  const plain = (word: string): FactoryButton => ({ move: wish(word, { good }), word });
  const buttons: FactoryButton[] = [];
  if (phase === 'factory' && !level) {
    for (let wanted = 1; wanted <= highest; wanted++) buttons.push(...helped(offer, 'build', { good, level: wanted }, wanted));
  } else if (phase === 'factory') {
    buttons.push(...helped(offer, 'modernise', { good }, level + 1), plain('close'));
  } else if (level) {
    buttons.push(...(ALWAYS[phase] ?? []).map(plain));
  }
  return [...buttons, ...['foreman', 'workshop'].map(plain).filter(({ move }) => offer.has(move))];
}

/** The move, and where it is on offer the same with the developer's help. */
function helped(offer: Offer, kind: string, args: Wish['args'], level: number): FactoryButton[] {
  const alone = { move: wish(kind, { ...args, developer: 0 }), word: kind, level };
  const both = { move: wish(kind, { ...args, developer: 1 }), word: `${kind}-developer`, level };
  return offer.has(both.move) ? [alone, both] : [alone];
}
