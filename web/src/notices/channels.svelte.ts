// The channels of the person at this browser.
import './words';
import { me } from '../lib/me.svelte';
import { has, lang, t } from '../lib/text/i18n.svelte';
import { get, post } from '../wire/http';
import type { Channel, ChannelMade, Channels, Feature } from '../wire/distance';

export interface NewChannel {
  kind: Channel['kind'];
  address?: string;
  format?: 'json' | 'discord' | 'slack';
  p256dh?: string;
  auth?: string;
}

const EMPTY: Channels = { channels: [], most: 10, kinds: [] };

export class MyChannels {
  /** Null until the server has answered. */
  all: Channels | null = $state.raw(null);
  features: Record<string, Feature> = $state.raw({});
  /** What was added last, with what is shown only once. */
  made: ChannelMade | null = $state.raw(null);

  get list(): readonly Channel[] {
    return this.all?.channels ?? [];
  }

  get isFull(): boolean {
    return this.all !== null && this.list.length >= this.all.most;
  }

  /** Why channels of this kind are off; empty if they are on. */
  off(feature: string): string {
    const found = this.features[feature];
    return found && !found.on ? t(`feature-${found.reason}`) : '';
  }

  async load(): Promise<void> {
    this.features = (await get<{ features: Record<string, Feature> }>('/features')).features;
    if (!me.id) await me.load();
    this.all = me.id ? await get<Channels>('/channels') : EMPTY; // a visitor has none yet
  }

  async add(channel: NewChannel): Promise<Channel> {
    await me.ensure();
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    this.made = await post<ChannelMade>('/channels', { ...channel, locale: lang.code, zone });
    await this.load();
    return this.made.channel;
  }

  async change(channel: Channel, changes: { wants?: Record<string, boolean>; daily?: boolean }): Promise<void> {
    this.#put(await post<Channel>(`/channels/${channel.id}`, changes));
  }

  async remove(channel: Channel): Promise<void> {
    if (this.made?.channel.id === channel.id) this.made = null;
    await post(`/channels/${channel.id}/remove`);
    await this.load();
  }

  /** The channel after the test; null if it is gone. */
  async test(channel: Channel): Promise<Channel | null> {
    const { channel: after } = await post<{ channel: Channel | null }>(`/channels/${channel.id}/test`);
    if (after) this.#put(after);
    else await this.load();
    return after;
  }

  async resume(channel: Channel): Promise<void> {
    this.#put(await post<Channel>(`/channels/${channel.id}/resume`));
  }

  #put(channel: Channel): void {
    if (this.all) this.all = { ...this.all, channels: this.list.map((one) => (one.id === channel.id ? channel : one)) };
  }
}

/** The last failure in words: `http 500` is a key and its number. */
export function failureWords(error: string): string {
  const [key = '', code = ''] = error.split(' ');
  return has(`channel-error-${key}`) ? t(`channel-error-${key}`, { code }) : error;
}
