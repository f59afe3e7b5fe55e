// What stands where at a table of Arkadia, so that what changed since the reader's last turn can be marked there. Buildings and workers
// know the turn in which they were set (`since.ts`).
import type { Chapter } from '../../../since/chapters';
import type { Teller } from '../../../since/since.svelte';
import type { Kit, View } from '../wire';
import { cardName, familyName } from '../words';

type Facts = ReturnType<Teller['facts']>;

export function tellerOf(kit: Kit): Teller {
  return {
    facts: (view: View) => {
      const found: Facts = {};
      kit.families.forEach((family, i) => (found[`value - ${family}`] = view.castle.values[i]));
      view.castle.squares.forEach(({ floor, family }, i) => (found[`square - ${i + 1}`] = family ? `${familyName(family)} ${floor}` : null));
      view.cards.open.forEach((card, i) => (found[`open - card-${i}`] = cardName(kit, card)));
      for (const player of view.players) {
        found[`board ${player.seat}`] = player.on_board;
        found[`banners ${player.seat}`] = player.banners;
        found[`screen ${player.seat}`] = player.gold === null ? null : `${player.own} + ${player.neutral}, ${player.seals?.join(' ')}, ${player.gold}`;
      }
      return found;
    },
    spots: (view: View) => {
      const found: Facts = {};
      for (const { id, cells } of view.buildings) for (const cell of cells) found[`[data-cell="${cell}"]`] = `building ${id}`;
      for (const { cell, seat } of view.workers) found[`[data-cell="${cell}"]`] = `worker ${seat}`;
      view.castle.squares.forEach(({ floor, family }, i) => (found[`[data-square="${i + 1}"]`] = `${family} ${floor}`));
      return found;
    },
    touches: { castle: ['value', 'square'], took: ['open'], turned: ['open'], paid: [] },
    about: ['family', 'over', 'square'],
    icon: ({ kind }: Chapter) => (kind === 'end' || kind === 'last-round' ? 'castle' : ''),
  };
}
