import type { Words } from '../../lib/text/i18n.svelte';
import type { Move, Sent } from '../session/offer';
import type { Lang } from '../../lib/prefs.svelte';
import type { Seat, View } from '../../wire/types';

/** What a package's `page/page.js` exports. docs/how-to/add-a-game.md shows one. */
export interface OutsidePage {
  mount(element: HTMLElement, host: Host): Mounted | void;
}

export interface Mounted {
  /** Something of `host` changed: draw again. */
  update?(): void;
  /** The table is left. */
  unmount?(): void;
}

/** What a page from outside is given. Its properties always tell how things are now. */
export interface Host {
  /** `position.view(seat)` of the moment that is shown. */
  readonly view: View;
  /** `game.kit(options)`. */
  readonly kit: unknown;
  /** The seat of the viewer; −1 for a spectator. */
  readonly seat: Seat;
  readonly lang: Lang;
  /** Every legal move as `{ text, kind, args }`; empty while somebody else decides, and for the past. */
  readonly moves: readonly Move[];
  nameOf(seat: Seat): string;
  /** A sentence of the game's words, or of ours. */
  t(key: string, args?: Words): string;
  /** Play these moves, together or not at all; false if the server refused. A move may be its text, or `{ kind, args }`. */
  send(moves: readonly Sent[]): Promise<boolean>;
  /** Why a move is not allowed, as a sentence; '' if it is. */
  whyNot(move: Sent): Promise<string>;
}
