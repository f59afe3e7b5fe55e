// What lies where: the pieces, places and figures that a game's table announces with attributes, and their boxes on the screen.
// docs/reference/client.md explains the attributes.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A piece as it was seen: what it is, where it stands, and the element that draws it. */
export interface Seen {
  /** `share:2` for a piece of its own, `worker` for one of many. */
  name: string;
  at: string;
  /** Null where it is folded away or out of the window: it is there, but not seen. */
  box: Box | null;
  element: Element;
  /** The place where it comes from when it appears, and where it goes when it leaves. */
  home: string | null;
  /** The place where it comes from only: when it leaves, it is covered or used up. */
  from: string | null;
  /** The track along which it goes. */
  along: string | null;
  /** The panel it lies in, as far as that one comes and goes. */
  board: string | null;
  /** The colour of its drawing: an element that has left the page has none. */
  colour: string;
}

/** A number on the table that counts when it changes. */
export interface Figure {
  element: HTMLElement;
  /** The text that holds the number, and the number. */
  text: Text;
  value: number;
  box: Box;
  /** The number it counts from when it appears; null when it is simply there. */
  start: number | null;
  /** The icon of what changes hands with it. */
  coin: string | null;
}

/** Something of which only its way is drawn, from a place to a place, as soon as it is announced. */
export interface Flow {
  icon: string;
  from: string;
  to: string;
}

export interface Sight {
  /** Each of them is one of its kind. */
  pieces: Map<string, Seen>;
  /** By kind and place: pieces that are like each other. */
  tokens: Map<string, Seen>;
  places: Map<string, Box>;
  figures: Map<string, Figure>;
  flows: Map<string, Flow>;
  boards: Set<string>;
  /** The kinds of pieces in the order in which they move. */
  order: string[];
}

const ANNOUNCED = '[data-piece], [data-token], [data-place], [data-figure], [data-flow], [data-board]';
export const NUMBER = /([−-]?)(\D?)(\d+)/;

function boxOf(element: Element): Box | null {
  const { x, y, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0 || x > innerWidth || y > innerHeight || x + width < 0 || y + height < 0) return null;
  return { x, y, width, height };
}

/** A cell of a board is not a piece: what lies in it is. */
function drawingOf(element: Element): Element {
  return (element.matches('td, th, li') && element.firstElementChild) || element;
}

export function numberOf(text: string): number | null {
  const found = NUMBER.exec(text);
  return found ? Number(found[3]) * (found[1] ? -1 : 1) : null;
}

/** The text that holds the number of a figure. */
function figureIn(element: HTMLElement, box: Box): Figure | null {
  const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = walk.nextNode() as Text | null; text; text = walk.nextNode() as Text | null) {
    const value = numberOf(text.data);
    if (value !== null) return { element, text, value, box, start: element.dataset['from'] === undefined ? null : Number(element.dataset['from']), coin: element.dataset['coin'] ?? null };
  }
  return null;
}

/** Look at a part of the page. `flying` are the boxes of pieces that are on their way: those are where they are seen. */
export function look(root: Element, flying: (name: string) => Box | null = () => null, without = ''): Sight {
  const sight: Sight = { pieces: new Map(), tokens: new Map(), places: new Map(), figures: new Map(), flows: new Map(), boards: new Set(), order: [] };
  sight.order = (root.getAttribute('data-motion') ?? '').split(' ').filter(Boolean);
  for (const element of root.querySelectorAll<HTMLElement>(ANNOUNCED)) {
    if (without && element.closest(without)) continue;
    const { piece, token, place, figure, flow, board, home, from, to, along, icon } = element.dataset;
    if (board !== undefined) sight.boards.add(board);
    if (flow !== undefined) sight.flows.set(flow, { icon: icon ?? '', from: from ?? '', to: to ?? '' });
    const own = piece ?? token;
    if (own === undefined && place === undefined && figure === undefined) continue;
    const drawing = own === undefined ? element : drawingOf(element);
    const box = boxOf(drawing);
    if (place !== undefined && box) sight.places.set(place, box);
    if (figure !== undefined && box) {
      const found = figureIn(element, box);
      if (found) sight.figures.set(figure, found);
    }
    if (own === undefined) continue;
    const [name = '', at = ''] = own.split('@');
    const seen: Seen = {
      name,
      at,
      box: (piece !== undefined && flying(name)) || box,
      element: drawing,
      home: home ?? null,
      from: from ?? null,
      along: along ?? null,
      board: element.closest<HTMLElement>('[data-board]')?.dataset['board'] ?? null,
      colour: getComputedStyle(drawing).color,
    };
    if (piece !== undefined) sight.pieces.set(name, seen);
    else sight.tokens.set(own, seen);
  }
  return sight;
}
