import { vi } from 'vitest';

/** An animation whose clock the test turns. */
export class FakeAnimation {
  static all: FakeAnimation[] = [];
  currentTime = 0;
  playbackRate = 1;
  cancelled = false;
  onfinish: (() => void) | null = null;

  constructor(
    readonly element: Element,
    readonly frames: Keyframe[],
    readonly timing: KeyframeAnimationOptions,
  ) {
    FakeAnimation.all.push(this);
  }

  get delay(): number {
    return this.timing.delay ?? 0;
  }
  get duration(): number {
    return Number(this.timing.duration);
  }
  get effect(): { getComputedTiming: () => { endTime: number } } {
    return { getComputedTiming: () => ({ endTime: this.delay + this.duration }) };
  }
  cancel(): void {
    this.cancelled = true;
  }
  updatePlaybackRate(rate: number): void {
    this.playbackRate = rate;
  }
}

/** Boxes come from `data-rect="x y width height"`, motion from `still`; frames wait for `frame()`. */
export function stage(): { frame: () => void; still: (on: boolean) => void; undo: () => void } {
  FakeAnimation.all = [];
  let reduced = false;
  let waiting = new Map<number, FrameRequestCallback>();
  let next = 0;
  const boxes = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [x = 0, y = 0, width = 0, height = 0] = (this.getAttribute('data-rect') ?? '').split(' ').map(Number);
    return new DOMRect(x, y, width, height);
  });
  const prototype = Element.prototype as { animate?: unknown };
  const animate = prototype.animate;
  prototype.animate = function (this: Element, frames: Keyframe[], timing: KeyframeAnimationOptions) {
    return new FakeAnimation(this, frames, timing);
  };
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) => (waiting.set(++next, call), next));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => waiting.delete(id));
  return {
    frame: () => {
      const calls = [...waiting.values()];
      waiting = new Map();
      for (const call of calls) call(0);
    },
    still: (on) => (reduced = on),
    undo: () => {
      boxes.mockRestore();
      prototype.animate = animate;
      vi.unstubAllGlobals();
      document.body.innerHTML = '';
    },
  };
}

/** The names of the ghosts on the page. */
export const ghosts = (): (string | null)[] => [...document.querySelectorAll('#motion > *')].map((ghost) => ghost.getAttribute('data-ghost'));
