// Several people at one device: whose table is open, and when it passes to the next one.
import { untrack } from 'svelte';
import { read, write } from '../lib/prefs.svelte';
import type { TableSession } from '../table/session/table.svelte';
import { toasts } from '../lib/ui/toasts.svelte';
import { closeWhy } from '../lib/ui/why/why.svelte';
import type { Brief, Seat } from '../wire/types';

/** Milliseconds without input after which an open table is hidden. */
export const UNTIL_HIDDEN = 120_000;

class CurtainChoice {
  #always = $state(read('curtain') === 'always');

  /** The curtain closes even where the rules hide nothing. */
  get always(): boolean {
    return this.#always;
  }
  set always(value: boolean) {
    this.#always = value;
    write('curtain', value ? 'always' : 'hidden');
  }
}
export const curtain = new CurtainChoice();

/** Several people play at this device. */
export const isShared = (brief: Brief): boolean => brief.yours.length > 1;

/** It is the decision of somebody at this device, and no bot plays for them. */
export const isAwaited = ({ yours, to_move, seats }: Brief): boolean => yours.includes(to_move) && !seats[to_move]?.bot;

/** Does the curtain close between two turns of this table? */
export const hasCurtain = (table: TableSession): boolean => isShared(table.brief) && table.brief.state === 'running' && !table.brief.pinned && (table.secrets.length > 0 || curtain.always);

/** Is the table covered between two turns: because the curtain closes, or because somebody has paused the game? */
export const isCovered = (table: TableSession, device: Device): boolean => hasCurtain(table) || (device.paused && isShared(table.brief) && table.brief.state === 'running' && !table.brief.pinned);

/** The seat whose table should be open after that of `seat`; −1 for none. */
export function seatToShow(brief: Brief, seat: Seat, withCurtain: boolean): Seat {
  const { yours, to_move, seats } = brief;
  if (!isShared(brief) || brief.state !== 'running' || brief.pinned) return seat;
  if (withCurtain) return seat === to_move && !seats[seat]?.bot ? seat : -1;
  if (isAwaited(brief)) return to_move;
  return seat >= 0 ? seat : (yours.find((one) => one > to_move) ?? yours[0]!);
}

/** The device that a table is played at. The page of the table is created again whenever the device passes to another player: nothing is carried over. */
export class Device {
  /** The seat whose table is open; −1 while the curtain is down, and where nobody shares the device. */
  seat: Seat = $state(-1);
  /** Whose table was open last. */
  last: Seat = $state(-1);
  /** Behind the curtain somebody looks at what lies open. */
  looking = $state(false);
  /** Somebody has covered the table until one of them opens it again. */
  paused = $state(false);

  /** Open the table of this seat, and close that of the one before; −1 closes only. */
  pass(seat: Seat): void {
    this.looking = false;
    if (seat >= 0) this.paused = false;
    if (seat === this.seat) return;
    if (this.seat >= 0) this.last = this.seat;
    this.seat = seat;
    toasts.list = [];
    closeWhy();
    scrollTo(0, 0);
  }

  /** Cover the table now, whether the rules hide something or not. */
  pause(): void {
    this.paused = true;
    this.pass(-1);
  }
}

/** What a scene shows is watched to its end before the device passes on, unless it waits for the next one itself. */
const isWatched = ({ theatre, backdrop }: TableSession): boolean => (theatre?.shown ? theatre.shown.over : backdrop !== null);

/** Passes the device on when the turn does. Call it while the page of the table is created. */
export function followTurns(table: TableSession, device: Device): void {
  $effect(() => {
    if (!table.ready || isWatched(table)) return;
    const seat = seatToShow(table.brief, device.seat, isCovered(table, device));
    if (seat !== device.seat) untrack(() => device.pass(seat));
  });
  // A reader of the public view is told that it is somebody's turn.
  const toMove = $derived(table.brief.to_move);
  $effect(() => {
    void toMove;
    untrack(() => (device.looking = false));
  });
}

/** Hides an open table from others: when the page is left, or after a time without input. */
export function hideFromOthers(table: TableSession, device: Device): void {
  $effect(() => {
    if (device.seat < 0 || !hasCurtain(table)) return undefined;
    const hide = (): void => device.pass(-1);
    let timer = setTimeout(hide, UNTIL_HIDDEN);
    const touched = (): void => {
      clearTimeout(timer);
      timer = setTimeout(hide, UNTIL_HIDDEN);
    };
    const left = (): void => {
      if (document.visibilityState === 'hidden') hide();
    };
    const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
    for (const kind of touches) addEventListener(kind, touched, { passive: true });
    document.addEventListener('visibilitychange', left);
    return () => {
      clearTimeout(timer);
      for (const kind of touches) removeEventListener(kind, touched);
      document.removeEventListener('visibilitychange', left);
    };
  });
}
