import { get } from '../wire/http';
import type { Feature } from '../wire/distance';
import { othersMayCome } from './company';

/** What this server can do beyond tables. A browser without a server, or an older one, can do none of it. */
class Features {
  #all: Record<string, Feature> = $state.raw({});
  #asked = false;

  load(): void {
    if (this.#asked || !othersMayCome()) return;
    this.#asked = true;
    get<{ features: Record<string, Feature> }>('/features').then(({ features }) => (this.#all = features), () => (this.#asked = false));
  }

  /** Why something is off, as the key of a reason; empty if it is on, or if nothing is known yet. */
  whyOff(name: string): string {
    return this.#all[name]?.reason ?? '';
  }

  isOn(name: string): boolean {
    return this.#all[name]?.on ?? false;
  }
}

export const features = new Features();
