// The lines next to the hand: what the present choice brings. Numbers come from the view or from the server's "what if".
import { t } from '../../../lib/text/i18n.svelte';
import type { Event } from '../../../wire/types';
import type { Grid } from '../board/cells';
import type { Placed } from './offer';
import { worth } from './sale';
import type { BuildingView, Kit, View } from '../wire';
import { capital, familyName, formName, placeOf, sealMark } from '../words';
import type { Outcome } from './outcome';

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
export function payouts(events: readonly Event[], view: View, nameOf: NameOf): string[] {
  const lines: string[] = [];
  let family: string | null = null;
  let paid: string[] = [];
  let what = { form: '', cell: '' };
  const flush = (): void => {
    if (!family) return;
    const who = paid.length > 0 ? paid.join(', ') : t('arkadia-nobody');
    lines.push(t('arkadia-encloses', { ...what, paid: who }));
  };
  for (const { key, args, seat } of events) {
    if (key === 'completed') {
      flush();
      family = String(args['family']);
      what = { form: String(args['form']), cell: String(args['cell']) };
      paid = [];
    } else if (key === 'paid' && family) {
      paid.push(share(view, seat, Number(args['n']), Number(args['extra']), family, nameOf));
    }
  }
  flush();
  return lines;
}

/** What the viewer's new seals are worth, and what a piece of the castle can make of them. */
function won(kit: Kit, view: View, events: readonly Event[]): string[] {
  const paid = events.filter(({ key, seat }) => key === 'paid' && seat === view.viewer);
  const got = kit.families.map((family) => paid.filter(({ args }) => args['family'] === family).reduce((sum, { args }) => sum + Number(args['n']) + Number(args['extra']), 0));
  const families = kit.families.filter((_, i) => got[i]! > 0);
  const said = t('arkadia-new-seals', { n: got.reduce((sum, n) => sum + n, 0), gold: worth(got, view.castle.values) });
  const [only, ...more] = families;
  if (!only) return [];
  const i = kit.families.indexOf(only);
  return [said, ...(more.length > 0 ? [] : lifted(view, only, i, (view.players[view.viewer]?.seals?.[i] ?? 0) + got[i]!))];
}

/** What this many seals of a family are worth with one more of its pieces on the castle; nothing where no piece is left. */
function lifted(view: View, family: string, i: number, seals: number): string[] {
  const value = (view.castle.values[i] ?? 0) + 1;
  const left = view.castle.pools[view.castle.floor - 1]?.[i] ?? 0;
  return left > 0 ? [t('arkadia-then-castle', { family: familyName(family), value, gold: seals * value })] : [];
}

/** Who is paid for the buildings that the workers of this turn have enclosed, until the server has been asked. */
function enclosed(view: View, grid: Grid, nameOf: NameOf): string[] {
  return view.buildings
    .filter((building) => !building.done && building.open.length === 0)
    .map(({ form, family, pays, cells }) => {
      const paid = pays.flatMap((n, seat) => (n > 0 || seat === view.viewer ? [share(view, seat, n, seat === view.viewer ? 1 : 0, family, nameOf)] : []));
      return t('arkadia-encloses', { form, cell: placeOf(cells, grid), paid: paid.join(', ') });
    });
}

/** What follows from a plan, the most important first: what it encloses, and what the next player could close then. */
export interface Consequence {
  tone: 'gain' | 'loss';
  text: string;
}

export function consequences(grid: Grid, view: View, outcome: Outcome | null, events: readonly Event[] | null, nameOf: NameOf): Consequence[] {
  if (!outcome) return [];
  const closes = events ? payouts(events, view, nameOf) : enclosed(view, grid, nameOf);
  const lost = outcome.dangers.map(({ building, seat, workers, seals }) =>
    t('arkadia-could-close', { who: nameOf(seat), form: building.form, cell: placeOf(building.cells, grid), workers, n: seals, family: familyName(building.family) }),
  );
  return [...closes.map((text): Consequence => ({ tone: 'gain', text })), ...lost.map((text): Consequence => ({ tone: 'loss', text }))];
}

/** How the open sides of buildings that lay there before change. */
function sidesMove(grid: Grid, buildings: readonly BuildingView[], { sides, next, dangers }: Outcome, nameOf: NameOf): string[] {
  const moved = buildings.flatMap(({ id, form, cells }) => {
    const change = sides.get(id);
    return change && change.was !== null ? [t('arkadia-side-moves', { form, cell: placeOf(cells, grid), was: change.was, is: change.is })] : [];
  });
  return [
    ...(moved.length > 0 ? [t('arkadia-sides-move', { list: moved.join(' · ') })] : []),
    ...(next >= 0 && dangers.length === 0 ? [t('arkadia-next-nothing', { who: nameOf(next) })] : []),
  ];
}

/** A tile shown on the board. `answer` is null until the server has been asked. */
export function layForecast(
  kit: Kit, grid: Grid, view: View, card: string, placed: Placed, answer: { view: View; events: Event[] } | null, outcome: Outcome | null, nameOf: NameOf,
): Forecast {
  const what = capital(formName(kit.faces[card]!.form));
  const cell = placeOf(placed.cells, grid);
  const lines: string[] = [];
  const tents = placed.cells.filter((square) => view.tents.includes(square)).length;
  if (tents > 0) lines.push(t('arkadia-covers-tents', { n: tents }));
  const laid = answer?.view.buildings.find((building) => building.cells.includes(placed.cells[0]!));
  if (!answer || !laid) return { title: t('arkadia-lay-title', { what, cell }), lines };
  lines.push(...won(kit, view, answer.events));
  const mine = laid.pays[view.viewer] ?? 0;
  // Where more than one building is handed over there is something more important to say.
  if (!laid.done && mine > 0 && (outcome?.dangers.length ?? 0) < 2) lines.push(t('arkadia-touches', { n: mine }));
  if (outcome) lines.push(...sidesMove(grid, answer.view.buildings, outcome, nameOf));
  const title = laid.done ? t('arkadia-lay-title', { what, cell }) : t('arkadia-lay-sides', { what, cell, open: laid.open.length, all: grid.neighboursOf(laid.cells).length });
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
  kit: Kit, grid: Grid, view: View, building: BuildingView | null, answer: { view: View; events: Event[] } | null, nameOf: NameOf,
): Forecast | null {
  const now = answer ? payouts(answer.events, view, nameOf) : enclosed(view, grid, nameOf);
  if (now.length > 0) return { title: t('arkadia-done-encloses', { n: now.length }), lines: [...now, ...won(kit, view, answer?.events ?? [])] };
  if (!building || building.open.length === 0) return null;
  const i = kit.families.indexOf(building.family);
  const mine = building.pays[view.viewer] ?? 0;
  const value = view.castle.values[i] ?? 0;
  const seals = (view.players[view.viewer]?.seals?.[i] ?? 0) + mine + 1;
  const lines = [
    t('arkadia-when-enclosed', { mine, seal: sealMark(building.family), family: familyName(building.family), value }),
  ];
  lines.push(...lifted(view, building.family, i, seals));
  return { title: t('arkadia-still-open', { what: capital(formName(building.form)), cell: placeOf(building.cells, grid), n: building.open.length }), lines };
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
