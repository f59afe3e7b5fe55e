import type { TableSession } from '../table/session/table.svelte';
import { ApiError, NoAnswer, post } from '../wire/http';
import { kindOf } from './left';
import { ownZone } from './zone';

/** At a table of days the window follows the zone of the player's device: it is told once where it differs. */
export function tellZone(table: TableSession, zone = ownZone()): void {
  let told = false;
  $effect(() => {
    const { said } = table.clock;
    const { you, state } = table.brief;
    if (told || !zone || !said || you < 0 || state !== 'running' || kindOf(said.pace) !== 'days') return;
    if (said.seats[you]?.zone === zone) return;
    told = true;
    post(`/tables/${table.id}/zone`, { zone }).catch((error: unknown) => {
      // The clock goes on in the zone that the table knows.
      if (!(error instanceof ApiError || error instanceof NoAnswer)) throw error;
    });
  });
}
