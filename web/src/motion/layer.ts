// Plays journeys and ends them. Nothing waits for it: any action of the user ends the animation and shows the table as it is.
import { coin, figureGhost, ghostOf, show } from './ghost';
import { coinsOf, type Count, type Journey, type Moves } from './journeys';
import { apart, COUNT, lengthOf, slots, STEP, WHOLE, type Slot } from './pace';
import { NUMBER, numberOf, type Box } from './sight';

interface Run {
  name: string;
  ghost: Element;
  /** The path of the ghost, and the element hidden until it arrives. */
  animations: Animation[];
  /** A figure: looks where it stands, and then writes what is seen of it. */
  draw?: () => () => void;
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
  /** The place of the acting player. */
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
  #frame = 0;

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
    for (const { name, own } of journeys) for (const run of own ? [...this.#runs] : []) if (run.name === name) this.#stop(run);
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
    // Everything is looked at before anything is laid out, so that the page is laid out once.
    const coins = coinsOf(moves, actor).map((one): Flight => ({ ghost: coin(one.icon, one.from), name: 'coin', from: middle(one.from), way: [middle(one.to)], slot: at({ start: 0, length: STEP }) }));
    const flights = journeys.map((journey, i) => flightOf(journey, at(times[i]!)));
    const figures = counts.map((count) => ({ count, ...figureGhost(count.figure.text, count.figure.element) }));
    show([...coins, ...flights, ...figures].map(({ ghost }) => ghost));
    for (const flight of [...coins, ...flights]) this.#fly(flight);
    for (const { count, ghost, place } of figures) this.#count(count, ghost, place, at({ start: 0, length: COUNT }));
    if (figures.length > 0) this.#draw();
    this.#listen();
  }

  /** Everything is where it belongs, at once. */
  readonly end = (): void => {
    for (const run of [...this.#runs]) this.#stop(run);
  };

  #left(): number {
    return Math.max(0, ...[...this.#runs].flatMap(({ animations }) => animations.map((one) => timing(one).left)));
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

  #count({ name, figure, from: was }: Count, ghost: Element, place: () => (written: string) => void, { start, length }: Slot): void {
    // It goes on from what is seen of it.
    const running = [...this.#runs].find((run) => run.name === name);
    const from = running ? (numberOf(running.ghost.textContent ?? '') ?? was) : was;
    if (running) this.#stop(running);
    // Only its text is hidden until then; browsers do not animate that, so it is set and reset.
    figure.element.style.setProperty(FILL, 'transparent');
    const clock = ghost.animate([{ opacity: 1 }, { opacity: 1 }], { duration: start + length });
    const text = figure.text.data;
    const draw = (): (() => void) => {
      const write = place();
      const part = Math.min(1, Math.max(0, (Number(clock.currentTime ?? 0) - start) / length));
      const value = Math.round(from + (figure.value - from) * part);
      return () => write(text.replace(NUMBER, (_, __, unit: string) => `${value < 0 ? '−' : ''}${unit}${Math.abs(value)}`));
    };
    const run: Run = { name, ghost, animations: [clock], draw, after: () => figure.element.style.removeProperty(FILL) };
    this.#runs.add(run);
    clock.onfinish = () => this.#stop(run);
  }

  readonly #draw = (): void => {
    cancelAnimationFrame(this.#frame);
    const writes = [...this.#runs].flatMap(({ draw }) => (draw ? [draw()] : []));
    for (const write of writes) write();
    if (writes.length > 0) this.#frame = requestAnimationFrame(this.#draw);
  };

  #stop(run: Run): void {
    if (!this.#runs.delete(run)) return;
    for (const animation of run.animations) animation.cancel();
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

function flightOf({ name, drawing, colour, from, via, to, hides, comes }: Journey, slot: Slot): Flight {
  if (typeof drawing === 'string') return { ghost: coin(drawing, from, name), name, from: middle(from), way: [middle(to)], slot };
  // A place is no piece: from there, or to there, it goes by the middle and keeps its own size.
  const size = hides ? to : from;
  const start = hides && (comes || !alike(from, size)) ? within(from, size) : from;
  const way = [...via.map((box) => within(box, size)), hides ? to : within(to, size)];
  const ghost = ghostOf(drawing, name, colour, { ...start, width: size.width, height: size.height });
  return { ghost, name, from: start, way, slot, hides, scale: start.width / size.width, waits: comes ? 'unseen' : 'seen' };
}

/** Nearly of the same form, and not much larger or smaller. */
function alike(one: Box, other: Box): boolean {
  const form = (one.width * other.height) / (one.height * other.width);
  return form > 0.65 && form < 1.35 && one.width < 3 * other.width && other.width < 3 * one.width;
}

const middle = (box: Box): { x: number; y: number } => ({ x: box.x + box.width / 2 - 9, y: box.y + box.height / 2 - 9 });

/** The middle of a box, for something of this size. */
const within = (box: Box, { width, height }: Box): Box => ({ x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height });

export const layer = new Layer();
