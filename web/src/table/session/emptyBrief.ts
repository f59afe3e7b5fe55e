// The brief of a table before its first snapshot.
import type { Brief } from '../../wire/types';

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
  yours: [],
  from_position: false,
  unlisted: false,
};
