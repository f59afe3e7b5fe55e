// Plays journeys and ends them. Nothing waits for it: whoever acts ends what moves, and sees the table as it is.
import { coin, figureGhost, ghostOf } from './ghost';
import { coinsOf, type Count, type Journey, type Moves } from './journeys';
import { apart, COUNT, lengthOf, slots, STEP, WHOLE, type Slot } from './pace';
import { NUMBER, numberIn, type Box } from './sight';

interface Run {
  name: string;
  ghost: Element;
  /** The ghost's way, and what is not seen meanwhile. */
  animations: Animation[];
  frame?: number;
  /** Puts back what was changed for it. */
  after?: () => void;
}

interface Flight {
  ghost: Element;
  name: string;
  from: Pick<Box, 'x' | 'y'>;
  way: readonly Pick<Box, 'x' | 'y'>[];
  slot: Slot;
  hides?: Element | null;
  /** Its size at the beginning. */
  scale?: number;
  waits?: 'seen' | 'unseen';
}

export interface How {
  /** The place of whoever did it. */
  actor: string;
  /** Divides all times. */
  speed?: number;
  /** Side by side instead of one after the other. */
  together?: boolean;
}

const FILL = '-webkit-text-fill-color';
const EASE = 'cubic-bezier(.2, .7, .2, 1)';
const ENDS = ['keydown', 'pointerdown', 'resize'] as const;

/** Motion is wanted, and somebody looks. */
export function moving(): boolean {
  return document.visibilityState !== 'hidden' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const timing = (animation: Animation): { left: number } => {
  const end = Number(animation.effect?.getComputedTiming().endTime ?? 0);
  return { left: Math.max(0, (end - Number(animation.currentTime ?? 0)) / (animation.playbackRate || 1)) };
};

class Layer {
  #runs = new Set<Run>();
  #actor = '';

  get busy(): boolean {
    return this.#runs.size > 0;
  }

  /** Where a piece on its way is seen. */
  readonly flying = (name: string): Box | null => {
    for (const run of this.#runs) if (run.name === name) return run.ghost.getBoundingClientRect();
    return null;
  };

  /** The rest of the running turn first: in time if it is the same turn, else hurried. */
  play(moves: Moves, { actor, speed = 1, together = false }: How): void {
    const { journeys, counts } = moves;
    if (journeys.length + counts.length === 0) return;
    for (const { name } of journeys) for (const run of [...this.#runs]) if (run.name === name && name.includes(':')) this.#stop(run);
    const lengths = journeys.map(({ via }) => lengthOf(via.length + 1));
    const times = together ? apart(lengths) : slots(lengths);
    const whole = Math.max(0, ...times.map(({ start, length }) => start + length));
    let wait = together ? 0 : this.#left();
    if (wait > 0 && (actor !== this.#actor || wait + whole > WHOLE)) {
      for (const run of this.#runs) for (const animation of run.animations) animation.updatePlaybackRate(2);
      wait = Math.ceil(wait / 2);
    }
    if (wait > WHOLE) {
      this.end();
      wait = 0;
    }
    this.#actor = actor;
    const at = (slot: Slot): Slot => ({ start: (wait + slot.start) / speed, length: slot.length / speed });
    for (const one of coinsOf(moves, actor)) this.#fly({ ghost: coin(one.icon, one.from), name: 'coin', from: middle(one.from), way: [middle(one.to)], slot: at({ start: 0, length: STEP }) });
    journeys.forEach((journey, i) => this.#travel(journey, at(times[i]!)));
    for (const count of counts) this.#count(count, at({ start: 0, length: COUNT }));
    this.#listen();
  }

  /** Everything is where it belongs, at once. */
  readonly end = (): void => {
    for (const run of [...this.#runs]) this.#stop(run);
  };

  #left(): number {
    return Math.max(0, ...[...this.#runs].flatMap(({ animations }) => animations.map((one) => timing(one).left)));
  }

  #travel({ name, drawing, colour, from, via, to, hides, comes }: Journey, slot: Slot): void {
    if (typeof drawing === 'string') {
      this.#fly({ ghost: coin(drawing, from, name), name, from: middle(from), way: [middle(to)], slot });
      return;
    }
    // A place is no piece: from there, or to there, it goes by the middle and keeps its own size.
    const size = hides ? to : from;
    const like = (box: Box): boolean => Math.abs(box.width / box.height - size.width / size.height) < 0.35 * (size.width / size.height) && box.width < 3 * size.width && box.width * 3 > size.width;
    const start = hides && (comes || !like(from)) ? within(from, size) : from;
    const way = [...via.map((box) => within(box, size)), hides ? to : within(to, size)];
    const ghost = ghostOf(drawing, name, colour, { ...start, width: size.width, height: size.height });
    this.#fly({ ghost, name, from: start, way, slot, hides, scale: start.width / size.width, waits: comes ? 'unseen' : 'seen' });
  }

  #fly({ ghost, name, from, way, slot: { start, length }, hides = null, scale = 1, waits = 'unseen' }: Flight): void {
    const frames = [from, ...way].map(({ x, y }, i) => ({ transform: `translate(${x - from.x}px, ${y - from.y}px) scale(${i === 0 ? scale : 1})`, opacity: 1 }));
    // What comes from a place was not seen there before: it is not seen waiting.
    if (waits === 'unseen') (ghost as HTMLElement).style.opacity = '0';
    const travel = ghost.animate(frames, { duration: length, delay: start, easing: EASE, fill: waits === 'unseen' ? 'forwards' : 'both' });
    const run: Run = { name, ghost, animations: [travel] };
    if (hides) run.animations.push(hides.animate([{ opacity: 0 }, { opacity: 0 }], { duration: start + length }));
    this.#runs.add(run);
    travel.onfinish = () => this.#stop(run);
  }

  #count({ name, figure, from: was }: Count, { start, length }: Slot): void {
    // It goes on from what is seen of it.
    const running = [...this.#runs].find((run) => run.name === name);
    const from = running ? (numberIn(running.ghost.textContent ?? '') ?? was) : was;
    if (running) this.#stop(running);
    const { ghost, place } = figureGhost(figure.text, figure.element);
    // Only its text is not seen meanwhile; a browser does not animate that, so it is set and taken back.
    figure.element.style.setProperty(FILL, 'transparent');
    const clock = ghost.animate([{ opacity: 1 }, { opacity: 1 }], { duration: start + length });
    const run: Run = { name, ghost, animations: [clock], after: () => figure.element.style.removeProperty(FILL) };
    const text = figure.text.data;
    const draw = (): void => {
      place();
      const part = Math.min(1, Math.max(0, (Number(clock.currentTime ?? 0) - start) / length));
      const value = Math.round(from + (figure.value - from) * part);
      ghost.textContent = text.replace(NUMBER, (_, __, unit: string) => `${value < 0 ? '−' : ''}${unit}${Math.abs(value)}`);
      run.frame = requestAnimationFrame(draw);
    };
    draw();
    this.#runs.add(run);
    clock.onfinish = () => this.#stop(run);
  }

  #stop(run: Run): void {
    if (!this.#runs.delete(run)) return;
    for (const animation of run.animations) animation.cancel();
    if (run.frame !== undefined) cancelAnimationFrame(run.frame);
    run.after?.();
    run.ghost.remove();
    if (this.#runs.size === 0) this.#unlisten();
  }

  #listen(): void {
    for (const kind of ENDS) addEventListener(kind, this.end, { capture: true, passive: true });
    for (const kind of ['visibilitychange', 'scroll']) document.addEventListener(kind, this.end);
  }

  #unlisten(): void {
    for (const kind of ENDS) removeEventListener(kind, this.end, { capture: true });
    for (const kind of ['visibilitychange', 'scroll']) document.removeEventListener(kind, this.end);
  }
}

const middle = (box: Box): { x: number; y: number } => ({ x: box.x + box.width / 2 - 9, y: box.y + box.height / 2 - 9 });

/** The middle of a box, for something of this size. */
const within = (box: Box, { width, height }: Box): Box => ({ x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height });

export const layer = new Layer();
