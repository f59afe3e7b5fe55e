// Charts as files: an SVG that needs no style sheet, and a PNG drawn from it in the browser.

const INLINED = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linejoin', 'stroke-linecap', 'opacity', 'font-family', 'font-size', 'font-weight', 'text-anchor', 'color'];
const SVG = 'http://www.w3.org/2000/svg';
/** Pixels of a picture for one pixel of the page. */
const SHARP = 2;
const EDGE = 24;

/** A copy of a drawing that looks the same without the page: every style it has is written into it. */
export function standalone(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [from, to] = [[drawing, ...drawing.querySelectorAll('*')], [copy, ...copy.querySelectorAll('*')]];
  from.forEach((element, i) => {
    const style = getComputedStyle(element);
    const target = to[i] as SVGElement;
    target.setAttribute('style', INLINED.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';'));
    target.removeAttribute('class');
  });
  copy.setAttribute('xmlns', SVG);
  return copy;
}

const paper = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim() || '#fff';

/** Headline, lines and charts as one drawing; charts that fit stand side by side. */
export function poster(title: string, lines: readonly string[], drawings: readonly { title: string; drawing: SVGSVGElement }[]): SVGSVGElement {
  const sheet = document.createElementNS(SVG, 'svg');
  const width = Math.max(640, ...drawings.map(({ drawing }) => drawing.width.baseVal.value)) + 2 * EDGE;
  let y = EDGE + 26;
  const write = (text: string, size: number, weight: number, family: string, x = EDGE): void => {
    const words = document.createElementNS(SVG, 'text');
    words.textContent = text;
    words.setAttribute('x', String(x));
    words.setAttribute('y', String(y));
    words.setAttribute('style', `font: ${weight} ${size}px ${family}; fill: ${paper('--ink')}`);
    sheet.append(words);
    y += Math.round(size * 1.5);
  };
  write(title, 26, 600, 'Georgia, serif');
  for (const line of lines) write(line, 14, 400, 'sans-serif');
  let [x, lowest] = [EDGE, y];
  for (const { title: name, drawing } of drawings) {
    const size = drawing.width.baseVal.value;
    if (x > EDGE && x + size > width - EDGE) [x, y] = [EDGE, lowest];
    const top = y;
    y += 14;
    write(name, 17, 600, 'Georgia, serif', x);
    const copy = standalone(drawing);
    copy.setAttribute('x', String(x));
    copy.setAttribute('y', String(y - 10));
    sheet.append(copy);
    lowest = Math.max(lowest, y + drawing.height.baseVal.value + 6);
    [x, y] = [x + size + EDGE, top];
  }
  y = lowest;
  const ground = document.createElementNS(SVG, 'rect');
  for (const [name, value] of [['width', String(width)], ['height', String(y + EDGE)], ['fill', paper('--surface')]] as const) ground.setAttribute(name, value);
  sheet.prepend(ground);
  sheet.setAttribute('xmlns', SVG);
  sheet.setAttribute('width', String(width));
  sheet.setAttribute('height', String(y + EDGE));
  sheet.setAttribute('viewBox', `0 0 ${width} ${y + EDGE}`);
  return sheet;
}

export const svgText = (drawing: SVGSVGElement): string => new XMLSerializer().serializeToString(drawing);

/** The same drawing as a PNG. */
export async function png(drawing: SVGSVGElement): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgText(drawing))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Number(drawing.getAttribute('width')) * SHARP;
  canvas.height = Number(drawing.getAttribute('height')) * SHARP;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'));
}
