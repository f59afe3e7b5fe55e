// What lies unused next to the player board, in words.
import { t } from '../../../lib/text/i18n.svelte';
import type { CompanyView, Kit } from '../wire';

/** The two faces of a card, as players say them: 1/2, 3/4. */
export function facesOf(kit: Kit, piece: string): string {
  const values = kit.piece_values[kit.pieces.indexOf(piece)] ?? [];
  return values.length > 2 ? `${values[0]}–${values.at(-1)}` : values.join('/');
}

/** The same as signs with their numbers; nothing for what has run out. */
export function reserveSigns(kit: Kit, company: CompanyView): { icon: string; text: string }[] {
  const quality = company.reserve.filter((piece) => kit.quality_pieces.includes(piece));
  const distribution = company.reserve.length - quality.length;
  return [
    { icon: 'warehouse', text: company.free_warehouses > 0 ? String(company.free_warehouses) : '' },
    { icon: 'quality', text: quality.map((piece) => facesOf(kit, piece)).join(' ') },
    { icon: 'distribution', text: distribution > 0 ? String(distribution) : '' },
  ].filter(({ text }) => text !== '');
}

export function reserveWords(kit: Kit, company: CompanyView): string {
  const houses = company.free_warehouses;
  const quality = company.reserve.filter((piece) => kit.quality_pieces.includes(piece));
  const distribution = company.reserve.length - quality.length;
  const parts = [
    ...(houses > 0 ? [t('cardgame-reserve-houses', { n: houses })] : []),
    ...(quality.length > 0 ? [t('cardgame-reserve-quality', { list: quality.map((piece) => facesOf(kit, piece)).join(', ') })] : []),
    ...(distribution > 0 ? [t('cardgame-reserve-distribution', { n: distribution })] : []),
  ];
  return parts.length > 0 ? parts.join(' · ') : t('cardgame-nothing');
}
