/** Any game's view as text: a heading for each of its parts, a line for each value in it. */
export function asLines(view: Record<string, unknown>): { heading: string; lines: string[] }[] {
  return Object.entries(view)
    .filter(([part]) => part !== 'offer')
    .map(([heading, value]) => ({ heading, lines: linesOf(value) }));
}

function linesOf(value: unknown, path = ''): string[] {
  if (value === null || typeof value !== 'object') return [path ? `${path}: ${value ?? '–'}` : String(value ?? '–')];
  // A list of plain values is one line.
  if (Array.isArray(value) && value.every((one) => one === null || typeof one !== 'object')) {
    return [`${path ? `${path}: ` : ''}${value.map((one) => one ?? '–').join(', ') || '–'}`];
  }
  return Object.entries(value).flatMap(([key, one]) => linesOf(one, path ? `${path} ${key}` : key));
}
