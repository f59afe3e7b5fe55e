// The figures of a plan of Arkadia, for the table that holds kept plans side by side: from what the server says it leads to.
import { t } from '../../../lib/text/i18n.svelte';
import type { Figure } from '../../../table/plan/compare';
import type { Event } from '../../../wire/types';
import { worth } from './sale';
import type { Kit, View } from '../wire';
import { capital, familyName } from '../words';

const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

export function figuresOf(view: View, before: View, events: readonly Event[], kit: Kit): Figure[] {
  const [mine, old] = [view.players[before.viewer], before.players[before.viewer]];
  if (!mine?.seals || !old?.seals) return [];
  const [seals, had, values, were] = [mine.seals, old.seals, view.castle.values, before.castle.values];
  const [gold, goldWas] = [mine.gold ?? 0, old.gold ?? 0];
  const [points, pointsWas] = [gold + worth(seals, values), goldWas + worth(had, were)];
  const was = (text: string, now: string): string | undefined => (text === now ? undefined : t('arkadia-row-was', { was: text }));
  const found: Figure[] = kit.families.map((family, i) => {
    const [now, then] = [`${had[i]} × ${were[i]}`, `${seals[i]} × ${values[i]}`];
    const gain = seals[i]! * values[i]! - had[i]! * were[i]!;
    return { key: family, label: capital(familyName(family)), text: then, more: was(now, then), rank: seals[i]! * values[i]!, ...(gain ? { tone: gain > 0 ? 'gain' : 'loss' } : {}) };
  });
  const others = total(events.filter(({ key, seat }) => key === 'paid' && seat !== before.viewer).map(({ args }) => Number(args['n']) + Number(args['extra'])));
  const known = new Set(before.buildings.map(({ id }) => id));
  const sides = view.buildings.find(({ id }) => !known.has(id))?.open.length;
  const placed = [before.castle.placed, view.castle.placed];
  found.push({ key: 'others', label: t('arkadia-row-others'), text: others > 0 ? `+${others}` : '0', rank: -others, ...(others > 0 ? { tone: 'loss' } : {}) });
  found.push({ key: 'castle', label: t('arkadia-row-castle'), text: [...new Set(placed)].join(' → ') });
  found.push({ key: 'sides', label: t('arkadia-row-sides'), text: String(sides ?? '–'), ...(sides === undefined ? {} : { rank: -sides }) });
  const [own, neutral] = [mine.own ?? 0, mine.neutral ?? 0];
  found.push({ key: 'workers', label: t('arkadia-row-workers'), text: t('arkadia-row-workers-of', { own, neutral }), rank: own + neutral });
  found.push({ key: 'gold', label: t('arkadia-row-gold'), text: goldWas === gold ? String(gold) : `${goldWas} → ${gold}`, rank: gold });
  found.push({ key: 'points', label: t('arkadia-row-points'), text: pointsWas === points ? String(points) : `${pointsWas} → ${points}`, rank: points, large: true });
  return found;
}
