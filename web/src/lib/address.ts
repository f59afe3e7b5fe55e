/**
 * The addresses of our pages. On a server they are paths. In a folder of files, where no server answers for any path, they stand behind
 * the `#` of one and the same file: `…/some/folder/#/table/ab12`, and an anchor in a page behind a second one.
 */
export const addresses = { hashed: typeof document !== 'undefined' && document.querySelector('meta[name="arktable-desk"]') !== null };

/** What a link to a page says; `path` is as on a server. */
export const to = (path: string): string => (addresses.hashed ? `#${path}` : path);

export interface Place {
  path: string;
  /** An element of the page, without `#`. */
  anchor: string;
}

/** Where an address leads; null if that is no page of ours. */
export function placeOf(address: URL | Location | HTMLAnchorElement): Place | null {
  const behind = address.hash.slice(1);
  if (!addresses.hashed) return { path: address.pathname, anchor: behind };
  if (address.pathname !== location.pathname) return null;
  if (behind && !behind.startsWith('/')) return { path: herePath(), anchor: behind };
  const [path = '', anchor = ''] = behind.split('#');
  return { path: path || '/', anchor };
}

/** The page that is shown. */
const herePath = (): string => (location.hash.startsWith('#/') ? location.hash.slice(1).split('#')[0]! : '/');

export const here = (): Place => placeOf(location) ?? { path: '/', anchor: '' };
