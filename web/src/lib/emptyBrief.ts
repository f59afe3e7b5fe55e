import type { Brief } from '../wire/types';

/** What is known of a table before the server has answered. */
export const EMPTY: Brief = {
  id: '',
  name: '',
  ruleset: '',
  options: {},
  state: 'open',
  created: '',
  updated: '',
  seats: [],
  you: -1,
  to_move: -1,
  turn: 0,
  progress: 0,
  winners: [],
  pinned: false,
  changes: [],
};
