import { untrack } from 'svelte';
import type { TableSession } from '../lib/table.svelte';
import { reportError } from '../lib/ui/toasts.svelte';
import { get } from '../wire/http';
import type { LogEntry, Scene } from '../wire/types';
import { choice } from './choice.svelte';
import { Player } from './player.svelte';
import type { Story, Theatre } from './story';

/**
 * The scenes of one table: the one that is shown, and those that wait. Scenes open as the log grows; who asks for one from the
 * log or a replay sees it at once. The game goes on meanwhile. Make it while the table's component is made.
 */
export class SceneQueue implements Theatre {
  shown: Scene | null = $state.raw(null);
  waiting: Scene[] = $state.raw([]);
  /** The shown one was asked for, and did not open by itself. */
  asked = $state(false);
  /** On a phone: only one line of it. */
  folded = $state(false);
  readonly player: Player;

  /** `opens` says which scenes open by themselves, and `story` makes what is shown of a scene. */
  constructor(
    readonly table: TableSession,
    story: (scene: Scene) => Story,
    private readonly opens: (scene: Scene) => boolean = () => true,
  ) {
    const told = $derived(this.shown ? story(this.shown) : NOTHING);
    this.player = new Player(() => told);
    table.theatre = this;
    let seen = table.version;
    $effect(() => {
      const entries = table.log;
      untrack(() => {
        const fresh = entries.filter((entry) => entry.version > seen);
        seen = Math.max(seen, table.version);
        this.#takenBack(entries);
        void this.#follow(fresh);
      });
    });
    $effect(() => () => {
      this.player.stop();
      table.theatre = null;
    });
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
    if (value) this.waiting = [];
  }

  async show(after: number, to: number): Promise<void> {
    const [scene, ...more] = await this.#fetch(after, to);
    if (!scene) return;
    this.waiting = more;
    this.#open(scene, true);
  }

  /** Leave the scene; the next one that waits comes. */
  close(): void {
    const [next, ...rest] = this.waiting;
    this.waiting = rest;
    if (next) this.#open(next, this.asked);
    else {
      this.player.stop();
      this.shown = null;
    }
  }

  /** Leave all of them, for the own move. */
  leave(): void {
    this.waiting = [];
    this.close();
  }

  async #fetch(after: number, to: number): Promise<Scene[]> {
    const { id, kept, openBook } = this.table;
    if (!kept) return [];
    try {
      return (await get<{ scenes: Scene[] }>(`/tables/${id}/scenes?after=${after}&to=${to}${openBook ? '&as=open' : ''}`)).scenes;
    } catch (error) {
      reportError(error);
      return [];
    }
  }

  #open(scene: Scene, asked: boolean): void {
    this.shown = scene;
    this.asked = asked;
    this.folded = false;
    // Who is asked in the middle of it sees at once how things stand.
    const { you, to_move } = this.table.brief;
    this.player.rewind(document.visibilityState === 'hidden' || (!scene.over && you >= 0 && to_move === you));
  }

  /** What an undo took back has not happened: its scenes go. */
  #takenBack(entries: readonly LogEntry[]): void {
    const now = entries.findLast((entry) => !entry.undone)?.n ?? 0;
    const stands = (scene: Scene): boolean => scene.first <= now;
    if (!this.waiting.every(stands)) this.waiting = this.waiting.filter(stands);
    if (this.shown && !stands(this.shown)) this.close();
  }

  async #follow(fresh: readonly LogEntry[]): Promise<void> {
    const moves = fresh.filter((entry) => entry.kind === 'move' && !entry.undone);
    const to = moves.at(-1)?.n;
    const under = this.shown && !this.shown.over ? this.shown : null;
    if (to === undefined || this.off || (!under && !moves.some(({ scenes }) => scenes?.length))) return;
    const found = await this.#fetch(under ? under.first - 1 : this.#before(moves[0]!), to);
    const news = found.filter((scene) => !this.#renew(scene) && this.opens(scene));
    if (this.shown) this.waiting = [...this.waiting, ...news];
    // Who missed several parts of the game is told in a few words what changed, and is not shown all of it.
    else if (news[0] && news.every(({ first }) => first === news[0]!.first)) {
      this.waiting = news.slice(1);
      this.#open(news[0], false);
    }
  }

  /** How many decisions stood before this entry. */
  #before(entry: LogEntry): number {
    return this.table.log.findLast(({ version, undone }) => version < entry.version && !undone)?.n ?? entry.n - 1;
  }

  /** Put what is known now in the place of what was known of the same scene. False: it is a new one. */
  #renew(scene: Scene): boolean {
    if (this.shown?.id === scene.id) {
      this.shown = scene;
      return true;
    }
    if (!this.waiting.some(({ id }) => id === scene.id)) return false;
    this.waiting = this.waiting.map((one) => (one.id === scene.id ? scene : one));
    return true;
  }
}

const NOTHING: Story = { title: '', play: '', done: '', off: '', result: '', stages: [], frames: [{ stage: 0, hold: 0, say: '', weight: false, line: '' }] };
