import { addresses, here as place, placeOf, to, type Place } from './address';
import { saveAnswer } from './save';

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string }
  | { page: 'report'; id: string }
  | { page: 'order'; id: string }
  | { page: 'learn' }
  | { page: 'rules'; game: string }
  | { page: 'book'; ruleset: string; choices: string }
  | { page: 'lesson'; game: string; lesson: string }
  | { page: 'archive' }
  | { page: 'carry' }
  | { page: 'moderation'; view: 'reports' | 'trail' }
  | { page: 'privacy' }
  | { page: 'tournaments' }
  | { page: 'tournament'; id: string }
  | { page: 'sign-in'; view: '' | 'in' | 'lost' }
  | { page: 'account'; view: '' | 'device' }
  | { page: 'k' }
  | { page: 'notices' }
  | { page: 'me' }
  | { page: 'player'; name: string }
  | { page: 'ratings'; ruleset: string }
  | { page: 'watch' }
  | { page: 'welcome' }
  | { page: 'analysis'; id: string; n: number; look?: true }
  | { page: 'unknown'; path: string };

export function parse(path: string): Route {
  const parts = path.split('/').filter(Boolean);
  const [first, second, third, fourth] = parts;
  if (!first) return { page: 'lobby' };
  if (first === 'table' && second && parts.length === 2) return { page: 'table', id: decodeURIComponent(second) };
  if (first === 'table' && second && third === 'report' && parts.length === 3) return { page: 'report', id: decodeURIComponent(second) };
  if (first === 'table' && second && third === 'order' && parts.length === 3) return { page: 'order', id: decodeURIComponent(second) };
  if (first === 'learn' && second && parts.length === 2) return { page: 'rules', game: decodeURIComponent(second) };
  if (first === 'rules' && second && parts.length <= 3) return { page: 'book', ruleset: decodeURIComponent(second), choices: decodeURIComponent(third ?? '') };
  if (first === 'learn' && second && third && parts.length === 3)
    return { page: 'lesson', game: decodeURIComponent(second), lesson: decodeURIComponent(third) };
  if (first === 'analysis' && second && parts.length <= 4 && /^\d*$/.test(third ?? '') && (fourth ?? 'look') === 'look')
    return { page: 'analysis', id: decodeURIComponent(second), n: Number(third ?? 0), ...(fourth && { look: true }) };
  if (first === 'moderation' && (parts.length === 1 || (second === 'trail' && parts.length === 2))) return { page: first, view: second === 'trail' ? second : 'reports' };
  if (first === 'privacy' && parts.length === 1) return { page: first };
  if (first === 'tournaments' && parts.length <= 2) return second ? { page: 'tournament', id: decodeURIComponent(second) } : { page: 'tournaments' };
  if (first === 'sign-in' && parts.length <= 2 && (second === undefined || second === 'in' || second === 'lost')) return { page: 'sign-in', view: second ?? '' };
  if (first === 'account' && parts.length <= 2 && (second === undefined || second === 'device')) return { page: 'account', view: second ?? '' };
  if (first === 'me' && parts.length === 1) return { page: 'me' };
  if (first === 'people' && second && parts.length === 2) return { page: 'player', name: decodeURIComponent(second) };
  if (first === 'ratings' && parts.length <= 2) return { page: 'ratings', ruleset: decodeURIComponent(second ?? '') };
  if (parts.length === 1 && (first === 'k' || first === 'learn' || first === 'archive' || first === 'carry' || first === 'notices')) return { page: first };
  if (parts.length === 1 && (first === 'watch' || first === 'welcome')) return { page: first };
  return { page: 'unknown', path };
}

const here: { route: Route } = $state({ route: parse(place().path) });

export const router = {
  get route(): Route {
    return here.route;
  },
};

export function go(path: string): void {
  if (path !== place().path) history.pushState(null, '', to(path));
  arrive();
  scrollTo(0, 0);
}

function arrive(): void {
  here.route = parse(place().path);
}

/** Ordinary links stay ordinary (new tab, copy address); a plain click inside the site does not reload the page. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/') || link.hasAttribute('download')) return handOut(event, link);
  const there = placeOf(link);
  if (!there) return;
  if (there.anchor) return point(event, there);
  event.preventDefault();
  go(there.path);
}

/** Links to files of the table. A server answers at their address; without one, the file is requested here. */
function handOut(event: MouseEvent, link: HTMLAnchorElement): void {
  if (!addresses.hashed || !link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  void saveAnswer(`${link.pathname.slice('/api'.length)}${link.search}`, link.download);
}

/** Scrolls to an anchor of the page; browsers do so themselves, unless the part after `#` is the page. */
function point(event: MouseEvent, { path, anchor }: Place): void {
  if (!addresses.hashed || path !== place().path) return;
  event.preventDefault();
  const found = document.getElementById(anchor);
  found?.scrollIntoView();
  found?.focus({ preventScroll: true });
}

export function startRouter(): () => void {
  addEventListener('popstate', arrive);
  document.addEventListener('click', follow);
  return () => {
    removeEventListener('popstate', arrive);
    document.removeEventListener('click', follow);
  };
}
