// The lines next to the hand: what the present choice brings. Numbers come from the view or from the server's "what if".
import { t } from '../../../lib/text/i18n.svelte';
import type { Event } from '../../../wire/types';
import type { Grid } from '../board/cells';
import type { Placed } from './offer';
import { worth } from './sale';
import type { BuildingView, Kit, View } from '../wire';
import { capital, cardName, familyName, formName, sealMark } from '../words';

export interface Forecast {
  title: string;
  lines: string[];
}

type NameOf = (seat: number) => string;

/** What one seat is paid for a building; the viewer's share is emphasised. */
function share(view: View, seat: number, n: number, extra: number, family: string, nameOf: NameOf): string {
  const own = seat === view.viewer;
  const text = t('arkadia-paid', { who: own ? t('arkadia-you') : nameOf(seat), n, extra, seal: sealMark(family) });
  return own ? `**${text}**` : text;
}

/** Per completed building: what it is and who is paid how many seals. */
function payouts(events: readonly Event[], view: View, nameOf: NameOf): string[] {
  const lines: string[] = [];
  let family: string | null = null;
  let paid: string[] = [];
  let title = '';
  const flush = (): void => {
    if (!family) return;
    const who = paid.length > 0 ? paid.join(', ') : t('arkadia-nobody');
    lines.push(t('arkadia-encloses', { what: title, paid: who }));
  };
  for (const { key, args, seat } of events) {
    if (key === 'completed') {
      flush();
      family = String(args['family']);
      title = formName(String(args['form']));
      paid = [];
    } else if (key === 'paid' && family) {
      paid.push(share(view, seat, Number(args['n']), Number(args['extra']), family, nameOf));
    }
  }
  flush();
  return lines;
}

/** The same for the buildings that the workers of this turn have enclosed, until the server has been asked. */
function enclosed(view: View, nameOf: NameOf): string[] {
  return view.buildings
    .filter((building) => !building.done && building.open.length === 0)
    .map(({ form, family, pays }) => {
      const paid = pays.flatMap((n, seat) => (n > 0 || seat === view.viewer ? [share(view, seat, n, seat === view.viewer ? 1 : 0, family, nameOf)] : []));
      return t('arkadia-encloses', { what: formName(form), paid: paid.join(', ') });
    });
}

/** A tile shown on the board. `answer` is null until the server has been asked. */
export function layForecast(
  kit: Kit, grid: Grid, view: View, card: string, placed: Placed, answer: { view: View; events: Event[] } | null, nameOf: NameOf,
): Forecast {
  const title = capital(cardName(kit, card));
  const lines: string[] = [];
  const tents = placed.cells.filter((cell) => view.tents.includes(cell)).length;
  if (tents > 0) lines.push(t('arkadia-covers-tents', { n: tents }));
  const laid = answer?.view.buildings.find((building) => building.cells.includes(placed.cells[0]!));
  if (answer && laid) {
    if (!laid.done) {
      lines.push(
        t('arkadia-sides-open', {
          seal: sealMark(laid.family),
          open: laid.open.length,
          all: grid.neighboursOf(laid.cells).length,
          mine: laid.pays[view.viewer] ?? 0,
        }),
      );
    }
    lines.push(...payouts(answer.events, view, nameOf));
  }
  return { title, lines };
}

/** The building a player most likely works at: the one pointed at, else the one with the fewest open sides. */
export function watchedBuilding(view: View, pointed: number | null, possible: readonly number[] | null): BuildingView | null {
  const open = view.buildings.filter((building) => !building.done && (!possible || possible.includes(building.id)));
  const under = open.find((building) => pointed !== null && building.cells.includes(pointed));
  const least = [...open].sort((a, b) => a.open.length - b.open.length || b.pays[view.viewer]! - a.pays[view.viewer]!);
  return under ?? least[0] ?? null;
}

/** Setting workers: what finishing now does, else what enclosing the watched building would bring. */
export function workersForecast(
  kit: Kit, view: View, building: BuildingView | null, answer: { view: View; events: Event[] } | null, nameOf: NameOf,
): Forecast | null {
  const now = answer ? payouts(answer.events, view, nameOf) : enclosed(view, nameOf);
  if (now.length > 0) return { title: t('arkadia-done-encloses', { n: now.length }), lines: now };
  if (!building || building.open.length === 0) return null;
  const i = kit.families.indexOf(building.family);
  const mine = building.pays[view.viewer] ?? 0;
  const value = view.castle.values[i] ?? 0;
  const seals = (view.players[view.viewer]?.seals?.[i] ?? 0) + mine + 1;
  const lines = [
    t('arkadia-when-enclosed', { mine, seal: sealMark(building.family), family: familyName(building.family), value }),
  ];
  const left = view.castle.pools[view.castle.floor - 1]?.[i] ?? 0;
  if (left > 0) lines.push(t('arkadia-then-castle', { family: familyName(building.family), value: value + 1, gold: seals * (value + 1) }));
  return { title: t('arkadia-still-open', { what: capital(formName(building.form)), n: building.open.length }), lines };
}

/** A castle piece: how the values move and what that does to the seals behind the own screen. */
export function castleForecast(kit: Kit, view: View, answer: { view: View } | null): string[] {
  if (!answer) return [];
  const before = view.castle.values;
  const after = answer.view.castle.values;
  const seals = view.players[view.viewer]?.seals ?? [];
  const lines = kit.families.flatMap((family, i) =>
    before[i] === after[i]
      ? []
      : [t('arkadia-value-moves', { seal: sealMark(family), family: familyName(family), before: before[i]!, after: after[i]! })],
  );
  const gain = worth(seals, after) - worth(seals, before);
  lines.push(t('arkadia-worth-moves', { sign: gain > 0 ? 'plus' : gain < 0 ? 'minus' : 'same', n: Math.abs(gain) }));
  return lines;
}
