// Drawing polyominoes: an outline with rounded corners, the lines of a roof, and the square that carries the seal.
import type { Point } from './cells';

const key = (x: number, y: number): string => `${x},${y}`;
const round = (n: number): number => Math.round(n * 100) / 100;

interface Edge {
  from: Point;
  direction: Point;
}

/** The border as unit steps with the inside always on the right hand, indexed by starting corner. */
function borderSteps(cells: readonly Point[]): Map<string, Edge[]> {
  const filled = new Set(cells.map(([x, y]) => key(x, y)));
  const steps = new Map<string, Edge[]>();
  const add = (x: number, y: number, dx: number, dy: number): void => {
    const at = key(x, y);
    steps.set(at, [...(steps.get(at) ?? []), { from: [x, y], direction: [dx, dy] }]);
  };
  for (const [x, y] of cells) {
    if (!filled.has(key(x, y - 1))) add(x, y, 1, 0);
    if (!filled.has(key(x + 1, y))) add(x + 1, y, 0, 1);
    if (!filled.has(key(x, y + 1))) add(x + 1, y + 1, -1, 0);
    if (!filled.has(key(x - 1, y))) add(x, y + 1, 0, -1);
  }
  return steps;
}

/** Closed loops of corners (where the direction changes). Cells touching only at a corner stay two loops. */
function loops(cells: readonly Point[]): Edge[][] {
  const steps = borderSteps(cells);
  const found: Edge[][] = [];
  for (;;) {
    const start = [...steps.values()].find((edges) => edges.length > 0)?.[0];
    if (!start) return found;
    const loop: Edge[] = [];
    let edge: Edge | undefined = start;
    while (edge) {
      const here: Edge = edge;
      const list = steps.get(key(...here.from))!;
      list.splice(list.indexOf(here), 1);
      if (loop.at(-1)?.direction.join() !== here.direction.join()) loop.push(here);
      const [dx, dy] = here.direction;
      const candidates: Edge[] = steps.get(key(here.from[0] + dx, here.from[1] + dy)) ?? [];
      // At a corner shared by two cells turn right: that keeps to the present cell.
      edge = candidates.find((next) => next.direction[0] === -dy && next.direction[1] === dx) ?? candidates[0];
    }
    if (loop.length > 1 && loop[0]!.direction.join() === loop.at(-1)!.direction.join()) loop.shift();
    found.push(loop);
  }
}

/** SVG path round the cells. `size` is the side of a square, `inset` moves the line inwards, `radius` rounds corners. */
export function outlinePath(cells: readonly Point[], size: number, inset = 0, radius = 0): string {
  return loops(cells)
    .map((loop) => {
      const parts = loop.map((edge, index) => {
        const before = loop.at(index - 1)!;
        const [bx, by] = before.direction;
        const [dx, dy] = edge.direction;
        // The inside is on the right: both sides of the corner move that way.
        const x = edge.from[0] * size + inset * (-by - dy);
        const y = edge.from[1] * size + inset * (bx + dx);
        const entry = `${round(x - bx * radius)} ${round(y - by * radius)}`;
        const exit = `${round(x + dx * radius)} ${round(y + dy * radius)}`;
        return `${index === 0 ? 'M' : 'L'}${entry}${radius > 0 ? `Q${round(x)} ${round(y)} ${exit}` : ''}`;
      });
      return parts.join('') + 'Z';
    })
    .join('');
}

/** Ridges from square to square, and two hips at every end: the drawing of a roof seen from above. */
export function roofPath(cells: readonly Point[], size: number): string {
  const filled = new Set(cells.map(([x, y]) => key(x, y)));
  const hip = size * 0.4;
  let path = '';
  for (const [x, y] of cells) {
    const cx = (x + 0.5) * size;
    const cy = (y + 0.5) * size;
    if (filled.has(key(x + 1, y))) path += `M${cx} ${cy}h${size}`;
    if (filled.has(key(x, y + 1))) path += `M${cx} ${cy}v${size}`;
    const sides = ([[1, 0], [-1, 0], [0, 1], [0, -1]] as const).filter(([dx, dy]) => filled.has(key(x + dx, y + dy)));
    if (sides.length !== 1) continue;
    const [dx, dy] = sides[0]!;
    for (const way of [-1, 1]) {
      const hx = dx === 0 ? way * hip : -dx * hip;
      const hy = dy === 0 ? way * hip : -dy * hip;
      path += `M${cx} ${cy}l${round(hx)} ${round(hy)}`;
    }
  }
  return path;
}

/** The square nearest the middle of the shape: it carries the seal, and it is where a hand would hold the tile. */
export function middleOf(cells: readonly Point[]): Point {
  const cx = cells.reduce((sum, [x]) => sum + x, 0) / cells.length;
  const cy = cells.reduce((sum, [, y]) => sum + y, 0) / cells.length;
  const far = ([x, y]: Point): number => Math.round(((x - cx) ** 2 + (y - cy) ** 2) * 1000);
  return cells.reduce((best, cell) => (far(cell) < far(best) ? cell : best));
}
