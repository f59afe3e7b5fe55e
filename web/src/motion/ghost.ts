// What is seen moving is a likeness of the piece in a layer of its own: the table itself is at its end at once.
import type { Box } from './sight';

/** One by one: where figures are tabular, there is no short form. */
const TYPE = ['font-family', 'font-size', 'font-style', 'font-weight', 'font-variant-numeric', 'letter-spacing', 'line-height'];
/** What makes a drawing look as it does where it stands; away from there its own rules may no longer reach it. */
const LOOK = [
  'color', 'background', 'border-top', 'border-right', 'border-bottom', 'border-left', 'border-radius', 'box-shadow', 'box-sizing', 'padding', 'margin', ...TYPE, 'text-align',
  'display', 'align-items', 'align-content', 'justify-content', 'justify-items', 'flex-direction', 'grid-template-columns', 'grid-template-rows', 'gap', 'width', 'height', 'fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'filter', 'clip-path',
];
const MOST_PARTS = 80;
const OWN = ['id', 'tabindex', 'role', 'aria-label', 'title', 'data-piece', 'data-token', 'data-place', 'data-home', 'data-along', 'data-figure', 'data-cell'];
const SVG = 'http://www.w3.org/2000/svg';

function layer(): HTMLElement {
  const there = document.getElementById('motion');
  if (there) return there;
  const made = document.createElement('div');
  made.id = 'motion';
  made.setAttribute('aria-hidden', 'true');
  return document.body.appendChild(made);
}

function plain(copy: Element): void {
  for (const part of [copy, ...copy.querySelectorAll('*')]) for (const name of OWN) part.removeAttribute(name);
}

/** Copies the look of a drawing that is still on the page. */
function dress(copy: Element, drawing: Element): void {
  const parts = [drawing, ...drawing.querySelectorAll('*')].slice(0, MOST_PARTS);
  const copies = [copy, ...copy.querySelectorAll('*')];
  parts.forEach((part, i) => {
    const to = copies[i] as HTMLElement | SVGElement | undefined;
    if (!to || part.tagName === 'use') return;
    const look = getComputedStyle(part);
    // A drawing inside a drawing has its measures in its own attributes.
    const measured = part instanceof SVGElement && part.ownerSVGElement !== null;
    for (const name of LOOK) if (!measured || (name !== 'width' && name !== 'height' && name !== 'display')) to.style.setProperty(name, look.getPropertyValue(name));
  });
}

/** A part of a larger drawing gets a sheet of its own, which is as large as what is drawn on it. */
function framed(copy: Element, drawing: SVGGraphicsElement): SVGSVGElement {
  const sheet = document.createElementNS(SVG, 'svg');
  sheet.appendChild(copy);
  // What has left the page is measured once it is back on it.
  if (!drawing.isConnected) show([sheet]);
  const { x, y, width, height } = (drawing.isConnected ? drawing : (copy as SVGGraphicsElement)).getBBox();
  sheet.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  return sheet;
}

function lay<Ghost extends HTMLElement | SVGElement>(ghost: Ghost, name: string, { x, y, width, height }: Box): Ghost {
  ghost.setAttribute('data-ghost', name);
  Object.assign(ghost.style, { position: 'fixed', left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`, margin: '0', transformOrigin: '0 0' });
  return ghost;
}

/** All of them at once: otherwise each would cause a new layout of the page. */
export function show(ghosts: readonly Element[]): void {
  layer().append(...ghosts);
}

/** A likeness of this drawing, laid where it begins. */
export function ghostOf(drawing: Element, name: string, colour: string, box: Box): Element {
  const copy = drawing.cloneNode(true) as HTMLElement | SVGElement;
  plain(copy);
  if (drawing.isConnected) dress(copy, drawing);
  copy.style.color = colour;
  const part = drawing instanceof SVGElement && drawing.tagName !== 'svg';
  return lay(part ? framed(copy, drawing as SVGGraphicsElement) : copy, name, box);
}

const COIN = 18;

/** An icon of its own, as large as a coin, in the middle of a box. */
export function coin(icon: string, box: Box, name = 'coin'): Element {
  const sheet = document.createElementNS(SVG, 'svg');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#i-${icon}`);
  sheet.appendChild(use);
  sheet.setAttribute('class', 'i coin');
  return lay(sheet, name, { x: box.x + (box.width - COIN) / 2, y: box.y + (box.height - COIN) / 2, width: COIN, height: COIN });
}

/** The text of a figure again, for numbers to run through. */
export function figureGhost(text: Text, element: HTMLElement): { ghost: HTMLElement; place: () => (written: string) => void } {
  const look = getComputedStyle(text.parentElement ?? element);
  const ghost = document.createElement('span');
  ghost.className = 'figure';
  for (const name of ['color', ...TYPE]) ghost.style.setProperty(name, look.getPropertyValue(name));
  const end = ['right', 'end'].includes(getComputedStyle(element).textAlign);
  const range = document.createRange();
  range.selectNodeContents(text);
  /** Looks where the text stands, and then writes there. */
  const place = (): ((written: string) => void) => {
    const box = range.getBoundingClientRect();
    const right = document.documentElement.clientWidth - box.right;
    return (written) => {
      ghost.textContent = written;
      lay(ghost, 'figure', box);
      // Figures of another length stay on the side to which they are set.
      Object.assign(ghost.style, { width: 'auto', lineHeight: `${box.height}px`, ...(end ? { left: 'auto', right: `${right}px` } : {}) });
    };
  };
  return { ghost, place };
}
