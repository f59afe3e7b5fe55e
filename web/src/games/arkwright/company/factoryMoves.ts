// Which buttons a factory wears in each phase: those on offer, and those a player would look for there.
import type { Offer } from '../moves';
import { GOODS } from '../types';

export interface FactoryButton {
  move: string;
  /** Words of the button, `arkwright-button-<word>`. */
  word: string;
  level?: number;
}

/** `level` is that of the factory, 0 without one; `highest` the present level of the game. */
export function factoryButtons(offer: Offer, phase: string, good: number, level: number, highest: number): FactoryButton[] {
  const name = GOODS[good]!;
  const buttons: FactoryButton[] = [];
  if (phase === 'factory' && !level) {
    for (let wanted = 1; wanted <= highest; wanted++) {
      buttons.push({ move: `build ${name} ${wanted}`, word: 'build', level: wanted });
      const helped = `build ${name} ${wanted} developer`;
      if (offer.has(helped)) buttons.push({ move: helped, word: 'build-developer', level: wanted });
    }
  } else if (phase === 'factory') {
    buttons.push({ move: `modernise ${name}`, word: 'modernise', level: level + 1 });
    const helped = `modernise ${name} developer`;
    if (offer.has(helped)) buttons.push({ move: helped, word: 'modernise-developer', level: level + 1 });
    buttons.push({ move: `close ${name}`, word: 'close' });
  } else if (phase === 'workers' && level) {
    buttons.push({ move: `hire ${name}`, word: 'hire' }, { move: `fire ${name}`, word: 'fire' });
  } else if (phase === 'quality' && level) {
    buttons.push({ move: `raise ${name}`, word: 'raise' });
  } else if ((phase === 'distribution' || phase === 'free-level') && level) {
    buttons.push({ move: `promote ${name}`, word: 'promote' });
  } else if (phase === 'school' && level) {
    buttons.push({ move: `send ${name}`, word: 'send' });
  }
  for (const word of ['foreman', 'workshop']) {
    if (offer.has(`${word} ${name}`)) buttons.push({ move: `${word} ${name}`, word });
  }
  return buttons;
}
