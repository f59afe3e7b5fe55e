import { untrack } from 'svelte';
import type { TableSession } from '../table/session/table.svelte';
import { reportError } from '../lib/ui/toasts.svelte';
import { get } from '../wire/http';
import type { LogEntry, Scene } from '../wire/types';
import { Backdrop } from './backdrop';
import { choice } from './choice.svelte';
import { Player } from './player.svelte';
import type { Story, Theatre } from './story';

/** How the scenes of a game behave. */
export interface Manners {
  /** Which scenes open by themselves, at this moment; one that is over and may not open yet is asked about again. */
  opens?(scene: Scene): boolean;
  /** They play by themselves, one after the other, and leave the tray to the players. */
  auto?: boolean;
  /** The table already shows what comes of this scene, so it opens at its result. */
  settled?(scene: Scene): boolean;
  /** Until a scene shows its result, the table shows how things stood before it. */
  before?: boolean;
}

/**
 * The scenes of one table: the one that is shown, and those that wait. Scenes open as the log grows; who asks for one from the
 * log or a replay sees it at once. The game goes on in the meantime. Create it while the table's component is created.
 */
export class SceneQueue implements Theatre {
  shown: Scene | null = $state.raw(null);
  waiting: Scene[] = $state.raw([]);
  /** The shown one was asked for, and did not open by itself. */
  asked = $state(false);
  /** What the viewer chose on a phone: only one line of the scene; or all of it, although they have to decide. */
  #folded = $state(false);
  #opened = $state(false);
  readonly player: Player;
  readonly backdrop: Backdrop | null;
  /** They are over, but their time has not come yet. */
  #later: Scene[] = [];
  #work: Promise<void> = Promise.resolve();

  /** `story` makes what is shown of a scene. */
  constructor(
    readonly table: TableSession,
    story: (scene: Scene) => Story,
    readonly manners: Manners = {},
  ) {
    const told = $derived(this.shown ? story(this.shown) : NOTHING);
    this.player = new Player(() => told, { moved: () => this.backdrop?.moved(), ended: () => this.#ended() });
    this.backdrop = manners.before ? new Backdrop(this) : null;
    table.theatre = this;
    let seen = table.version;
    $effect(() => {
      const entries = table.log;
      untrack(() => {
        const fresh = entries.filter((entry) => entry.version > seen);
        seen = Math.max(seen, table.version);
        this.#takenBack(entries);
        // One after the other: an answer that was long on its way must not turn a scene back.
        this.#work = this.#work.then(() => this.#follow(fresh));
      });
    });
    $effect(() => () => {
      this.player.stop();
      table.theatre = null;
    });
  }

  /** The scene waits for a decision of the viewer: that comes first. */
  get questioned(): boolean {
    const { you, to_move } = this.table.brief;
    return this.shown !== null && !this.shown.over && !this.asked && you >= 0 && to_move === you;
  }
  /** On a phone: only one line of it. A viewer who has to decide needs the boards, and can open the scene. */
  get folded(): boolean {
    return this.questioned ? !this.#opened : this.#folded;
  }
  set folded(value: boolean) {
    if (this.questioned) this.#opened = !value;
    else this.#folded = value;
  }
  /** How many wait behind the shown one. */
  get behind(): number {
    return this.waiting.length;
  }
  get off(): boolean {
    return choice.isOff(this.table.id);
  }
  set off(value: boolean) {
    choice.setOff(this.table.id, value);
    if (!value) return;
    this.waiting = [];
    this.#later = [];
  }

  async show(after: number, to: number): Promise<void> {
    const [scene, ...more] = await this.#fetch(after, to);
    if (!scene) return;
    this.waiting = more;
    this.#open(scene, true);
  }

  showEntry(entry: LogEntry): Promise<void> {
    return this.show(this.#before(entry), entry.n);
  }

  /** Leave the scene; the next one that waits comes. */
  close(): void {
    const [next, ...rest] = this.waiting;
    this.waiting = rest;
    this.backdrop?.lift();
    if (next) this.#open(next, this.asked);
    else {
      this.player.stop();
      this.shown = null;
    }
  }

  /** Close all of them, because the viewer begins a move. */
  leave(): void {
    this.waiting = [];
    this.close();
  }

  async #fetch(after: number, to: number): Promise<Scene[]> {
    if (!this.table.kept) return [];
    try {
      return (await get<{ scenes: Scene[] }>(this.table.address(`/scenes?after=${after}&to=${to}`))).scenes;
    } catch (error) {
      reportError(error);
      return [];
    }
  }

  #open(scene: Scene, asked: boolean): void {
    this.shown = scene;
    this.asked = asked;
    this.#folded = this.#opened = false;
    // Who is asked in the middle of it sees at once how things stand.
    const { auto } = this.manners;
    const settled = !asked && (this.manners.settled?.(scene) ?? false);
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.player.rewind(document.visibilityState === 'hidden' || this.questioned || settled || (auto && still));
    this.backdrop?.opened(scene);
    if (auto && !this.player.done) this.player.toggle();
    else if (settled && !still) this.player.rest();
  }

  /** It has played to its end: where scenes play by themselves, the next one follows. */
  #ended(): void {
    if (this.manners.auto && this.shown?.over && this.behind > 0) this.close();
  }

  /** Would what has just happened open a scene? The table keeps showing what stood before it then. */
  awaits(fresh: readonly LogEntry[]): boolean {
    return this.backdrop !== null && !this.off && !this.shown && !this.#ending && fresh.some(({ scenes, undone }) => !undone && scenes?.length);
  }

  /** Remove the scenes of entries that were undone. */
  #takenBack(entries: readonly LogEntry[]): void {
    const now = entries.findLast((entry) => !entry.undone)?.n ?? 0;
    const stands = (scene: Scene): boolean => scene.first <= now;
    this.#later = this.#later.filter(stands);
    if (!this.waiting.every(stands)) this.waiting = this.waiting.filter(stands);
    if (this.shown && !stands(this.shown)) this.close();
    else if (this.shown && this.shown.last > now) {
      const { id, first } = this.shown;
      this.#work = this.#work.then(() => this.#shorten(id, first, now));
    }
  }

  /** The end of the shown scene was undone: show it as far as it stands. */
  async #shorten(id: string, first: number, now: number): Promise<void> {
    const found = (await this.#fetch(first - 1, now)).find((scene) => scene.id === id);
    if (this.shown?.id !== id || this.shown.last <= now) return;
    if (!found) return this.close();
    this.shown = found;
    this.player.rewind(true);
  }

  async #follow(fresh: readonly LogEntry[]): Promise<void> {
    const moves = fresh.filter((entry) => entry.kind === 'move' && !entry.undone);
    const to = moves.at(-1)?.n;
    const under = this.shown && !this.shown.over ? this.shown : null;
    if (to === undefined || this.off) return;
    const asks = under !== null || moves.some(({ scenes }) => scenes?.length);
    const found = asks ? await this.#fetch(under ? under.first - 1 : this.#before(moves[0]!), to) : [];
    this.backdrop?.moved();
    const due = [...this.#later, ...found.filter((scene) => !this.#renew(scene))];
    const news = due.filter((scene) => this.#opens(scene));
    this.#later = due.filter((scene) => scene.over && !this.#opens(scene));
    if (this.#ending) this.#afterTheEnd();
    else if (this.shown) this.waiting = [...this.waiting, ...news];
    else {
      const [first, ...more] = this.#first(news, moves);
      this.waiting = more;
      if (first) this.#open(first, false);
      else this.backdrop?.lift();
    }
  }

  /** The game is over. */
  get #ending(): boolean {
    return this.table.brief.state === 'finished';
  }

  /** Once the game is over its result comes first; the log shows the last scenes to those who ask. */
  #afterTheEnd(): void {
    this.waiting = this.#later = [];
    if (!this.shown) this.backdrop?.lift();
    else if (!this.asked) this.leave();
  }

  /** Who missed several parts of the game is told in a few words what changed, and is shown only what came of their own move. */
  #first(news: readonly Scene[], moves: readonly LogEntry[]): Scene[] {
    const together = (first: number): Scene[] => news.filter((scene) => scene.first === first);
    if (news[0] && together(news[0].first).length === news.length) return [...news];
    const mine = moves.filter(({ seat }) => seat >= 0 && seat === this.table.you);
    const own = news.find(({ first }) => mine.some((entry) => first > this.#before(entry) && first <= entry.n));
    return own ? together(own.first) : [];
  }

  #opens(scene: Scene): boolean {
    return this.manners.opens?.(scene) ?? true;
  }

  /** How many decisions stood before this entry. */
  #before(entry: LogEntry): number {
    return this.table.log.findLast(({ version, undone }) => version < entry.version && !undone)?.n ?? entry.n - 1;
  }

  /** Replace a known scene by its newer state. False: it is a new scene. */
  #renew(scene: Scene): boolean {
    if (this.shown?.id === scene.id) {
      const stood = this.player.done && !this.player.playing;
      this.shown = scene;
      // Somebody else was asked first, and the scene stands before what the question speaks of.
      if (this.questioned) this.player.rewind(true);
      else if (this.manners.auto && stood && !this.player.done) this.player.toggle();
      return true;
    }
    if (!this.waiting.some(({ id }) => id === scene.id)) return false;
    this.waiting = this.waiting.map((one) => (one.id === scene.id ? scene : one));
    return true;
  }
}

const NOTHING: Story = { title: '', play: '', done: '', off: '', result: '', stages: [], frames: [{ stage: 0, hold: 0, say: '', weight: false, line: '' }] };
