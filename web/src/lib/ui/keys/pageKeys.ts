/** A key and what it does. */
export interface PageKey {
  key: string;
  what: string;
}

/** The keys of this page, from the controls that announce one: each control says its key once, in `aria-keyshortcuts`. */
export function keysIn(page: ParentNode, isShown: (control: Element) => boolean): PageKey[] {
  const found = new Map<string, string>();
  for (const control of page.querySelectorAll('[aria-keyshortcuts]')) {
    const key = control.getAttribute('aria-keyshortcuts')!;
    if (!found.has(key) && isShown(control)) found.set(key, nameOf(control, key));
  }
  return [...found].map(([key, what]) => ({ key, what }));
}

/** The keys that a game lists in its words, a line each: "R: turn the building". */
export function keysOf(lines: string): PageKey[] {
  return lines
    .split('\n')
    .map((line) => /^(.+?)\s?: (.+)$/u.exec(line.trim()))
    .filter((match) => match !== null)
    .map((match) => ({ key: match[1]!, what: match[2]! }));
}

/** Without the key, which a name may have in brackets at its end. */
function nameOf(control: Element, key: string): string {
  const name = (control.getAttribute('aria-label') ?? control.getAttribute('title') ?? control.textContent).trim();
  return name.endsWith(` (${key})`) ? name.slice(0, -key.length - 3) : name;
}
