import type { Guided } from '../../folders';

export const guide: Guided = {
  round: (view) => Number(view.round),
  chapters: { must: 'turn', draw: 'lay', sell: 'banner', lot: 'castle' },
  decision: (kind) => ({ castle: 'castle', take: 'draw', 'take-stack': 'draw', banner: 'banner', sell: 'sell' })[kind] ?? 'must',
};
