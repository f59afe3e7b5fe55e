import type { Guided } from '../../folders';

export const guide: Guided = {
  // Four cycles a decade, and 1760 is the first one.
  round: (view) => Math.max(0, Number(view.turn) - 3),
  chapters: {
    found: 'start', 'start-shares': 'start', marker: 'admin', 'first-price': 'prices', exchange: 'trade', ship: 'harbour', contract: 'harbour',
    token: 'special', 'after-sale': 'sale', 'start-player': 'decade-end',
  },
};
