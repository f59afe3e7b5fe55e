// The whole position as text: what the board shows, in the reader's language.
import { t } from '../../lib/i18n.svelte';
import { cellName } from './cells';
import type { Play } from './play.svelte';
import { FAMILIES, type Card, type View } from './types';
import { capital, cardName, familyName, formName } from './words';

export interface LedgerPart {
  heading: string;
  lines: string[];
}

const names = (cells: readonly number[]): string => (cells.length > 0 ? cells.map(cellName).join(' ') : t('arkadia-none'));
const cards = (list: readonly Card[]): string => (list.length > 0 ? list.map(cardName).join(', ') : t('arkadia-none'));

function perFamily(counts: readonly number[]): string {
  return FAMILIES.map((family, i) => `${familyName(family)} ${counts[i] ?? 0}`).join(', ');
}

function castleLines(view: View): string[] {
  const { castle } = view;
  return [
    t('arkadia-ledger-values', { list: perFamily(castle.values) }),
    t('arkadia-ledger-floor', { floor: castle.floor, n: castle.placed, list: perFamily(castle.pools[castle.floor - 1] ?? []) }),
    ...castle.squares.map(({ floor, family }, i) =>
      capital(t('arkadia-cell-castle', { n: i + 1, floor, family: family ? familyName(family) : t('arkadia-blank') })),
    ),
  ];
}

function buildingLines(view: View, nameOf: (seat: number) => string): string[] {
  const pays = (counts: readonly number[]): string =>
    counts.flatMap((n, seat) => (n > 0 ? [`${nameOf(seat)} ${n}`] : [])).join(', ') || t('arkadia-nobody');
  return [...view.buildings]
    .sort((a, b) => Number(a.done) - Number(b.done) || a.open.length - b.open.length)
    .map((building) => {
      const words = { form: capital(formName(building.form)), family: familyName(building.family), cells: names(building.cells) };
      if (building.done) return t('arkadia-ledger-done', words);
      return t('arkadia-ledger-open', { ...words, open: names(building.open), n: building.open.length, pays: pays(building.pays) });
    });
}

function workerLines(view: View, nameOf: (seat: number) => string): string[] {
  const of = (seat: number): number[] => view.workers.filter((worker) => worker.seat === seat).map((worker) => worker.cell);
  return [
    ...view.players.map(({ seat }) => t('arkadia-ledger-workers', { who: nameOf(seat), cells: names(of(seat)) })),
    t('arkadia-ledger-neutral', { cells: names(of(-1)) }),
    t('arkadia-ledger-tents', { cells: names(view.tents) }),
  ];
}

function playerLines(view: View, nameOf: (seat: number) => string): string[] {
  return view.players.map((player) => {
    const words = { who: nameOf(player.seat), banners: player.banners, hand: player.hand };
    const line =
      player.seals === null
        ? t('arkadia-ledger-hidden', words)
        : t('arkadia-ledger-player', {
            ...words,
            own: player.own ?? 0,
            neutral: player.neutral ?? 0,
            seals: perFamily(player.seals),
            gold: player.gold ?? 0,
          });
    return player.known.length > 0 ? `${line} ${t('arkadia-ledger-known', { cards: cards(player.known) })}` : line;
  });
}

export function ledgerLines(play: Play): LedgerPart[] {
  const { view } = play;
  const nameOf = (seat: number): string => play.table.nameOf(seat);
  const who = nameOf(view.to_move);
  const now = [view.over ? t('arkadia-over') : t('arkadia-turn-of', { who }), t(`arkadia-asked-${play.ask}`, { who })];
  if (view.end && !view.over) now.push(t('arkadia-last-round', { n: view.end.turns_left }));
  const parts: LedgerPart[] = [
    { heading: t('arkadia-ledger-now', { n: view.turn }), lines: now },
    { heading: t('arkadia-castle-title'), lines: castleLines(view) },
    { heading: t('arkadia-ledger-buildings'), lines: buildingLines(view, nameOf) },
    { heading: t('arkadia-ledger-people'), lines: workerLines(view, nameOf) },
    {
      heading: t('arkadia-ledger-cards'),
      lines: [
        ...(view.you ? [t('arkadia-ledger-hand', { cards: cards(view.you.hand) })] : []),
        t('arkadia-ledger-row', { cards: cards(view.cards.open), n: view.cards.stack }),
      ],
    },
    { heading: t('arkadia-players-title'), lines: playerLines(view, nameOf) },
  ];
  if (view.lot) parts[1]!.lines.push(t('arkadia-ledger-lot', { cells: names(view.lot.squares) }));
  return parts;
}
