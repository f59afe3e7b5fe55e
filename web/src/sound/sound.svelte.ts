// Two quiet cues, made here and not loaded: a wooden tick for a piece that is claimed, a coin on wood for what is settled.
// No cue says anything that cannot be read. They are off by default.
import { read, write } from '../lib/prefs.svelte';

export type Cue = 'claim' | 'settle';

/** A short tone that dies away: its pitch, its loudness, when it begins and how long it lasts, in Hz and seconds. */
export interface Tone {
  pitch: number;
  loud: number;
  at: number;
  length: number;
  shape: OscillatorType;
}

/** Wood is short and low; the coin rings twice above it. All of it is over within 300 ms. */
export const CUES: Record<Cue, readonly Tone[]> = {
  claim: [
    { pitch: 620, loud: 0.07, at: 0, length: 0.05, shape: 'triangle' },
    { pitch: 240, loud: 0.06, at: 0, length: 0.08, shape: 'sine' },
  ],
  settle: [
    { pitch: 190, loud: 0.07, at: 0, length: 0.09, shape: 'sine' },
    { pitch: 1_480, loud: 0.035, at: 0.015, length: 0.2, shape: 'sine' },
    { pitch: 2_210, loud: 0.02, at: 0.07, length: 0.2, shape: 'sine' },
  ],
};

/** What others claim is quieter by 2 dB. */
const OTHERS = 10 ** (-2 / 20);

/** A browser lets nothing sound before somebody has touched the page, and complains about an attempt. */
const touched = (): boolean => navigator.userActivation?.hasBeenActive ?? false;

class Sound {
  #on = $state(read('sound') === 'yes');
  #context: AudioContext | null = null;

  get on(): boolean {
    return this.#on;
  }
  /** Switching it on plays a sample. */
  set on(value: boolean) {
    this.#on = value;
    write('sound', value ? 'yes' : 'no');
    this.play('settle');
  }

  /** `unseen`: also while another page is in front, as for a notice. */
  play(cue: Cue, own = true, unseen = false): void {
    if (!this.#on || !touched() || typeof AudioContext !== 'function' || (document.visibilityState === 'hidden' && !unseen)) return;
    this.#context ??= new AudioContext();
    const context = this.#context;
    if (context.state === 'suspended') void context.resume().catch(() => undefined);
    for (const tone of CUES[cue]) {
      const voice = context.createOscillator();
      const volume = context.createGain();
      const start = context.currentTime + tone.at;
      voice.type = tone.shape;
      voice.frequency.value = tone.pitch;
      volume.gain.setValueAtTime(tone.loud * (own ? 1 : OTHERS), start);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + tone.length);
      voice.connect(volume).connect(context.destination);
      voice.start(start);
      voice.stop(start + tone.length);
    }
  }
}

export const sound = new Sound();
