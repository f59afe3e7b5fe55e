import type { Guided } from '../../folders';

export const guide: Guided = {
  round: (view) => (Number(view.decade) - 1) * 4 + Number(view.round) + 1,
  chapters: {
    found: 'action', build: 'action', employ: 'action', automate: 'action', quality: 'action', distribution: 'action', exchange: 'action', extra: 'action',
    early: 'action', 'first-shares': 'aim', sell: 'sale', ship: 'sale', store: 'sale', discard: 'develop', foreman: 'develop', 'start-player': 'end',
  },
  decision: (kind, before) => (kind === 'set' ? 'price' : before === 'price' || before === 'develop' ? 'develop' : 'action'),
};
