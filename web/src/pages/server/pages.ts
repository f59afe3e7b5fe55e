// The pages that need a server. Each is loaded when it is opened; the table without a server has none of them.
import type { Component } from 'svelte';
import type { Route } from '../../lib/router.svelte';

type Load = () => Promise<{ default: Component<any> }>;

const PAGES = {
  account: () => import('./Account.svelte'),
  k: () => import('./DeviceCode.svelte'),
  me: () => import('./Me.svelte'),
  moderation: () => import('./Moderation.svelte'),
  notices: () => import('./Notices.svelte'),
  order: () => import('./Order.svelte'),
  player: () => import('./Player.svelte'),
  privacy: () => import('./Privacy.svelte'),
  ratings: () => import('./Ratings.svelte'),
  'sign-in': () => import('./SignIn.svelte'),
  tournament: () => import('./Tournament.svelte'),
  tournaments: () => import('./Tournaments.svelte'),
  watch: () => import('./Watch.svelte'),
  welcome: () => import('./Welcome.svelte'),
} as const;

const found: Partial<Record<Route['page'], unknown>> = import.meta.env.MODE === 'static' ? {} : PAGES;

/** Loads the page of this route; null if it is another kind of page, or if there is no server. */
export const loaderOf = (route: Route): Load | null => (found[route.page] as Load | undefined) ?? null;

/** What its component is given: the rest of the route. */
export function propsOf(route: Route): Record<string, unknown> {
  const { page: _, ...rest } = route;
  return rest;
}
