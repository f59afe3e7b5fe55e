export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string }
  | { page: 'learn' }
  | { page: 'rules'; game: string }
  | { page: 'lesson'; game: string; lesson: string }
  | { page: 'archive' }
  | { page: 'analysis'; id: string; n: number }
  | { page: 'unknown'; path: string };

export function parse(path: string): Route {
  const parts = path.split('/').filter(Boolean);
  const [first, second, third] = parts;
  if (!first) return { page: 'lobby' };
  if (first === 'table' && second && parts.length === 2) return { page: 'table', id: decodeURIComponent(second) };
  if (first === 'learn' && second && parts.length === 2) return { page: 'rules', game: decodeURIComponent(second) };
  if (first === 'learn' && second && third && parts.length === 3)
    return { page: 'lesson', game: decodeURIComponent(second), lesson: decodeURIComponent(third) };
  if (first === 'analysis' && second && parts.length <= 3 && /^\d*$/.test(third ?? ''))
    return { page: 'analysis', id: decodeURIComponent(second), n: Number(third ?? 0) };
  if (parts.length === 1 && (first === 'learn' || first === 'archive')) return { page: first };
  return { page: 'unknown', path };
}

const here: { route: Route } = $state({ route: parse(location.pathname) });

export const router = {
  get route(): Route {
    return here.route;
  },
};

export function go(path: string): void {
  if (path !== location.pathname) history.pushState(null, '', path);
  arrive();
  scrollTo(0, 0);
}

function arrive(): void {
  here.route = parse(location.pathname);
}

/** Ordinary links stay ordinary (new tab, copy address); a plain click inside the site does not reload the page. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
  if (link.origin !== location.origin || link.pathname.startsWith('/api/') || link.hash) return;
  event.preventDefault();
  go(link.pathname);
}

export function startRouter(): () => void {
  addEventListener('popstate', arrive);
  document.addEventListener('click', follow);
  return () => {
    removeEventListener('popstate', arrive);
    document.removeEventListener('click', follow);
  };
}
