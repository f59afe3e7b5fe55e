// The whole position as text: what the board shows, in the reader's language.
import { t } from '../../../lib/text/i18n.svelte';
import type { Play } from '../play.svelte';
import { capital, cardName, familyName, formName } from '../words';

export interface LedgerPart {
  heading: string;
  lines: string[];
}

function names({ grid }: Play, cells: readonly number[]): string {
  return cells.length > 0 ? cells.map(grid.nameOf).join(' ') : t('arkadia-none');
}

function cards({ kit }: Play, list: readonly string[]): string {
  return list.length > 0 ? list.map((card) => cardName(kit, card)).join(', ') : t('arkadia-none');
}

function perFamily({ kit }: Play, counts: readonly number[]): string {
  return kit.families.map((family, i) => `${familyName(family)} ${counts[i] ?? 0}`).join(', ');
}

function castleLines(play: Play): string[] {
  const { castle } = play.base;
  return [
    t('arkadia-ledger-values', { list: perFamily(play, castle.values) }),
    t('arkadia-ledger-floor', { floor: castle.floor, n: castle.placed, list: perFamily(play, castle.pools[castle.floor - 1] ?? []) }),
    ...castle.squares.map(({ floor, family }, i) =>
      capital(t('arkadia-cell-castle', { n: i + 1, floor, family: family ? familyName(family) : t('arkadia-blank') })),
    ),
  ];
}

function buildingLines(play: Play): string[] {
  const pays = (counts: readonly number[]): string =>
    counts.flatMap((n, seat) => (n > 0 ? [`${play.table.nameOf(seat)} ${n}`] : [])).join(', ') || t('arkadia-nobody');
  return [...play.base.buildings]
    .sort((a, b) => Number(a.done) - Number(b.done) || a.open.length - b.open.length)
    .map((building) => {
      const words = { form: capital(formName(building.form)), family: familyName(building.family), cells: names(play, building.cells) };
      if (building.done) return t('arkadia-ledger-done', words);
      return t('arkadia-ledger-open', { ...words, open: names(play, building.open), n: building.open.length, pays: pays(building.pays) });
    });
}

function workerLines(play: Play): string[] {
  const view = play.base;
  const of = (seat: number): number[] => view.workers.filter((worker) => worker.seat === seat).map((worker) => worker.cell);
  return [
    ...view.players.map(({ seat }) => t('arkadia-ledger-workers', { who: play.table.nameOf(seat), cells: names(play, of(seat)) })),
    t('arkadia-ledger-neutral', { cells: names(play, of(-1)) }),
    t('arkadia-ledger-tents', { cells: names(play, view.tents) }),
  ];
}

function playerLines(play: Play): string[] {
  return play.base.players.map((player) => {
    const words = { who: play.table.nameOf(player.seat), banners: player.banners, hand: player.hand };
    const line =
      player.seals === null
        ? t('arkadia-ledger-hidden', words)
        : t('arkadia-ledger-player', {
            ...words,
            own: player.own ?? 0,
            neutral: player.neutral ?? 0,
            seals: perFamily(play, player.seals),
            gold: player.gold ?? 0,
          });
    return player.known.length > 0 ? `${line} ${t('arkadia-ledger-known', { cards: cards(play, player.known) })}` : line;
  });
}

/** The ledger plays move by move, so it shows the position itself; the plan is a separate part. */
export function ledgerLines(play: Play): LedgerPart[] {
  const view = play.base;
  const who = play.table.nameOf(view.to_move);
  const ask = play.plan.steps.length === 0 ? play.ask : view.phase === 'must' ? 'lay' : view.phase;
  const now = [view.over ? t('arkadia-over') : t('arkadia-turn-of', { who }), t(`arkadia-asked-${ask}`, { who })];
  if (view.end && !view.over) now.push(t('arkadia-last-round', { n: view.end.turns_left }));
  const parts: LedgerPart[] = [
    { heading: t('arkadia-ledger-now', { n: view.turn }), lines: now },
    { heading: t('arkadia-castle-title'), lines: castleLines(play) },
    { heading: t('arkadia-ledger-buildings'), lines: buildingLines(play) },
    { heading: t('arkadia-ledger-people'), lines: workerLines(play) },
    {
      heading: t('arkadia-ledger-cards'),
      lines: [
        ...(view.you ? [t('arkadia-ledger-hand', { cards: cards(play, view.you.hand) })] : []),
        t('arkadia-ledger-row', { cards: cards(play, view.cards.open), n: view.cards.stack }),
      ],
    },
    { heading: t('arkadia-players-title'), lines: playerLines(play) },
  ];
  if (view.lot) parts[1]!.lines.push(t('arkadia-ledger-lot', { cells: names(play, view.lot.squares) }));
  return parts;
}
