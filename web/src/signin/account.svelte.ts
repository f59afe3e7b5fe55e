import './words';
import { me } from '../lib/me.svelte';
import { othersMayCome } from '../lib/company';
import { get, post } from '../wire/http';
import type { Account, Signed, WaysIn } from '../wire/distance';

/** The account of the person at this browser. */
class MyAccount {
  now: Account | null = $state.raw(null);
  /** Recovery codes that were made on this page. They are never sent again, and are lost with the page. */
  codes: string[] = $state.raw([]);

  get isPlayer(): boolean {
    return this.now !== null && this.now.state !== 'guest' && this.now.state !== 'visitor';
  }

  async load(): Promise<void> {
    if (!othersMayCome()) return;
    const found = await get<Account>('/account');
    // A name that was changed meanwhile is newer than this answer.
    if (me.id === null) this.take(found);
    else this.now = found;
  }

  take(account: Account): void {
    this.now = account;
    me.id = account.id ?? null;
    me.name = account.name || null;
  }

  /** Somebody has signed in, or has become a player. */
  signed({ account, codes }: Signed): void {
    this.take(account);
    this.codes = codes ?? [];
  }

  async change(settings: { zone?: string; locale?: string; hides_presence?: boolean }): Promise<void> {
    this.take(await post<Account>('/account', settings));
  }

  async signOut(leave = false): Promise<void> {
    await post('/sign-out', { leave });
    this.forget();
  }

  /** This browser has no session any more. */
  forget(): void {
    this.now = null;
    this.codes = [];
    me.id = null;
    me.name = null;
  }
}

export const account = new MyAccount();

export const waysIn = (): Promise<WaysIn> => get<WaysIn>('/sign-in');
