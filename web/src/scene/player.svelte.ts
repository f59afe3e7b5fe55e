import { choice } from './choice.svelte';
import { ends, type Frame, type Story } from './story';

/** Callbacks of the player. */
interface Listener {
  /** Another frame may be shown. */
  moved?(): void;
  /** It has played to its end, and the last frame has stood its time. */
  ended?(): void;
}

/** Steps through the frames of a scene: manually, or automatically at the reader's speed. Independent of the game. */
export class Player {
  at = $state(0);
  playing = $state(false);
  /** The text for screen readers. */
  said = $state('');
  /** The frame was reached at once, and not by a step on. */
  jumped = false;
  #story: () => Story;
  #heard: Listener;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(story: () => Story, heard: Listener = {}) {
    this.#story = story;
    this.#heard = heard;
  }

  get story(): Story {
    return this.#story();
  }
  get last(): number {
    return this.story.frames.length - 1;
  }
  get frame(): Frame {
    return this.story.frames[Math.min(this.at, this.last)]!;
  }
  get done(): boolean {
    return this.at >= this.last;
  }

  step(): void {
    this.stop();
    this.#go(this.at + 1);
    this.said = this.frame.say;
  }

  back(): void {
    this.stop();
    this.#go(this.at - 1);
    this.said = this.frame.say;
  }

  toggle(): void {
    if (this.playing) {
      this.stop();
      return;
    }
    if (this.done) this.#go(0);
    this.playing = true;
    this.#wait();
  }

  /** To the result at once: nothing is lost, and nothing is played twice. */
  skip(): void {
    this.stop();
    this.#go(this.last, true);
    this.said = this.story.result;
  }

  toStage(stage: number): void {
    const [first] = ends(this.story.frames, stage);
    if (first < 0) return;
    this.stop();
    this.#go(first, true);
    this.said = this.frame.say;
  }

  /** Start another scene. With reduced motion it starts at its end. */
  rewind(toEnd = false): void {
    this.stop();
    this.said = '';
    this.#go(toEnd ? this.last : 0, true);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  #go(frame: number, jumped = frame !== this.at + 1): void {
    this.jumped = jumped;
    this.at = Math.max(0, Math.min(this.last, frame));
    this.#heard.moved?.();
  }

  #wait(): void {
    this.#timer = setTimeout(() => {
      this.#go(this.at + 1);
      if (this.frame.weight) this.said = this.frame.say;
      if (this.done) this.rest();
      else this.#wait();
    }, this.frame.hold / choice.speed);
  }

  /** The last frame stands its time, and then the scene has ended. */
  rest(): void {
    this.stop();
    this.#timer = setTimeout(() => this.#heard.ended?.(), this.frame.hold / choice.speed);
  }
}
