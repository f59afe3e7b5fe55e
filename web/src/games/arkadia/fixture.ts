// A game in full swing for tests: four seats, the first floor nearly done, seat 1 introducing workers.
import { cellNamed, neighboursOf } from './cells';
import made from './made/workers.json';
import { FAMILIES, type Building, type Card, type Family, type Form, type Kit, type Player, type View, type Worker } from './types';

const cells = (names: string): number[] => names.split(' ').filter(Boolean).map(cellNamed);

/** The number with these bits set, as the offer writes it. */
export function hexOf(anchors: readonly number[]): string {
  const digits = Array.from({ length: 48 }, () => 0);
  for (const cell of anchors) digits[47 - (cell >> 2)]! |= 1 << (cell & 3);
  return digits.map((digit) => digit.toString(16)).join('');
}

/** What is printed, as the engine says it. */
export const kit = made.kit as unknown as Kit;

const LOT = cells('g5 h5 i5 j5 g6 h6 i6 j6 g7 h7 i7 j7');
const TILES: [Form, Family, string, 'done' | 'open', number][] = [
  ['monastery', 'spice', 'f2 e3 f3 g3', 'open', 12],
  ['farm', 'silver', 'd3 d4 d5', 'open', 9],
  ['house', 'carpenter', 'e4 f4', 'done', 28],
  ['smithy', 'cloth', 'h4 i4 j4 k4', 'done', 7],
  ['trade', 'silver', 'k5 l5 l6 l7', 'done', 6],
  ['monastery', 'cloth', 'n3 o3 p3 o4', 'open', 20],
  ['smithy', 'cloth', 'o5 o6 o7 o8', 'open', 18],
  ['tavern', 'silver', 'e6 f6 f7', 'done', 3],
  ['tavern', 'carpenter', 'd7 e7 e8', 'done', 5],
  ['mill', 'spice', 'i8 j8 h9 i9', 'done', 4],
  ['trade', 'carpenter', 'k8 l8 m8 k9', 'done', 8],
  ['farm', 'cloth', 'j10 j11 j12', 'done', 2],
  ['farm', 'silver', 'b6 b7 b8', 'open', 15],
  ['smithy', 'spice', 'c8 c9 c10 c11', 'open', 25],
  ['trade', 'silver', 'f10 g10 g11 g12', 'open', 11],
  ['tavern', 'spice', 'l9 m9 m10', 'open', 22],
];
const STANDING: [number, string][] = [
  [0, 'h3 i3 g4 n5 e2'],
  [1, 'k7 j9 k10 i11 i12'],
  [2, 'l4 m5 k6 c7 d8 b9'],
  [3, 'e5 f5 d6 h8 g9'],
  [-1, 'j3 k3 m6 m7 f8 n8 e9 h10 i10 k11 k12 g2'],
];
const NEW = cells('e2 g2');
const NEWS: Record<number, number> = { [cellNamed('b9')]: 27, [cellNamed('i11')]: 26, [cellNamed('i12')]: 26, [cellNamed('k11')]: 26, [cellNamed('k12')]: 26 };

const workers: Worker[] = STANDING.flatMap(([seat, names]) =>
  cells(names).map((cell) => ({ cell, seat, turn: NEW.includes(cell) ? 29 : (NEWS[cell] ?? 10) })),
);
const taken = new Set([...LOT, ...TILES.flatMap(([, , names]) => cells(names)), ...workers.map((worker) => worker.cell)]);

const buildings: Building[] = TILES.map(([form, family, names, state, turn], i) => {
  const around = neighboursOf(cells(names));
  return {
    id: i + 1,
    form,
    family,
    cells: cells(names),
    done: state === 'done',
    open: around.filter((cell) => !taken.has(cell)),
    pays: [0, 1, 2, 3].map((seat) => workers.filter((worker) => worker.seat === seat && around.includes(worker.cell)).length),
    by: turn % 4,
    turn,
  };
});

function player(seat: number, banners: number): Player {
  const onBoard = workers.filter((worker) => worker.seat === seat).length;
  return { seat, hand: 4, known: seat === 2 ? ['mill-silver'] : [], banners, on_board: onBoard, own: null, neutral: null, seals: null, gold: null };
}

const hand: Card[] = ['tavern-carpenter', 'house-spice', 'mill-cloth', 'monastery-carpenter'];
const castle: [number, Family | null][] = [
  [1, 'silver'], [1, 'silver'], [0, 'carpenter'], [0, 'silver'], [1, 'cloth'], [1, 'carpenter'], [1, 'carpenter'], [1, 'silver'], [1, 'cloth'], [1, 'spice'],
];

export const view: View = {
  game: 'arkadia',
  viewer: 0,
  seats: 4,
  turn: 29,
  round: 8,
  to_move: 0,
  over: false,
  phase: 'workers',
  asked: { workers: { buildings: [1], placed: NEW } },
  tents: cells('b2 j1 o12'),
  lot: { cells: LOT, court: cells('h6 i6'), squares: cells('g5 h5 i5 j5 g6 j6 g7 h7 i7 j7') },
  castle: {
    squares: castle.map(([floor, family]) => ({ floor, family })),
    values: FAMILIES.map((family) => castle.filter(([, seen]) => seen === family).length),
    floor: 1,
    placed: 8,
    pools: [[1, 2, 1, 0], [3, 3, 3, 3], [1, 1, 1, 1]],
  },
  buildings,
  workers,
  cards: { open: ['house-spice', 'mill-spice', 'farm-carpenter'], stack: 5, discard: ['farm-cloth'] },
  end: null,
  players: [{ ...player(0, 3), own: 0, neutral: 3, seals: [0, 0, 1, 0], gold: 12 }, player(1, 2), player(2, 2), player(3, 2)],
  you: { hand },
  hands: null,
  offer: { own: [], neutral: cells('f1'), done: true },
  final: null,
};

/** The same moment before a worker was set, with legal places for two turns of the monastery. */
export const mustView: View = {
  ...view,
  phase: 'must',
  asked: {},
  workers: workers.filter((worker) => !NEW.includes(worker.cell)),
  players: [{ ...view.players[0]!, own: 1, neutral: 4 }, ...view.players.slice(1)],
  offer: {
    lay: {
      'monastery-carpenter': { a: hexOf(cells('b1 c1 h1 m1 a2 a3')), c: hexOf(cells('i1 h1 j1 k1 l1 b1 c1')) },
      'house-spice': { a: hexOf(cells('g1 h2 i2 a5')) },
    },
    own: cells('f1 e2 g2'),
    neutral: cells('f1 e2 g2'),
  },
};
