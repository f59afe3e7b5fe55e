import { read, write } from '../lib/prefs.svelte';

/** What this browser remembers about scenes: their speed, and the tables where they are switched off. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** The id that means every table. */
const ALL = '*';
const MOST = 50;

class Choice {
  #speed: Speed = $state(SPEEDS.find((speed) => String(speed) === read('scene.speed')) ?? 1);
  #off: string[] = $state.raw((read('scene.off') ?? '').split(' ').filter(Boolean));

  get speed(): Speed {
    return this.#speed;
  }
  set speed(value: Speed) {
    this.#speed = value;
    write('scene.speed', String(value));
  }

  isOff(table: string): boolean {
    return this.#off.includes(table) || this.#off.includes(ALL);
  }
  setOff(table: string, off: boolean): void {
    const others = this.#off.filter((id) => id !== table && id !== ALL);
    this.#off = off ? [...others, table].slice(-MOST) : others;
    write('scene.off', this.#off.join(' '));
  }
}

export const choice = new Choice();
