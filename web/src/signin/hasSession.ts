import { get } from '../wire/http';
import type { Me } from '../wire/types';

/** Milliseconds in which the answer with a new session arrives, which another tab may have asked for. */
const MOMENT = 1000;

/** Has this browser still a session, after one has ended? It has if another tab has signed in: the table then goes on with that one. */
export async function hasSession(): Promise<boolean> {
  await new Promise((go) => setTimeout(go, MOMENT));
  return get<Me>('/me').then(
    ({ id }) => id !== null,
    () => false,
  );
}
