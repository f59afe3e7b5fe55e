// The story of an enclosed building: its frames with what they show, and the words of each. The rules counted everything.
import { lang, t } from '../../../lib/text/i18n.svelte';
import { WEIGHTY, type Frame, type Story } from '../../../scene/story';
import type { CastleView, EnclosedScene, SceneHeld, ScenePay, View } from '../wire';
import { capital, familyName, formName } from '../words';

/** The viewer, and names of seats. */
export interface Reader {
  viewer: number;
  nameOf(seat: number): string;
}

export interface EnclosedFrame extends Frame {
  /** What is shown: 0 the building and who stands around it, 1 the seals, 2 the castle. */
  step: number;
  /** What the sentence says in addition to the drawing. */
  text: string;
}

export interface EnclosedStory extends Story {
  frames: EnclosedFrame[];
}

const isYou = (seat: number, reader: Reader): boolean => seat >= 0 && seat === reader.viewer;
const listed = (parts: readonly string[]): string => new Intl.ListFormat(lang.code, { type: 'conjunction' }).format(parts);
export function enclosedStory(scene: EnclosedScene, reader: Reader): EnclosedStory {
  const who = reader.nameOf(scene.seat);
  const form = formName(scene.form);
  const neutral = scene.workers.filter(({ seat }) => seat < 0).length;
  const title = t(isYou(scene.seat, reader) ? 'arkadia-scene-title-you' : 'arkadia-scene-title', { who, form: scene.form, cell: scene.cells[0]! });
  const line = (step: number): string => t('arkadia-scene-line', { form: capital(form), stage: t(`arkadia-scene-stage-${STAGES[step]!}`) });
  const frames: EnclosedFrame[] = [];
  const add = (step: number, parts: readonly string[], more: readonly string[] = parts): void => {
    const text = parts.filter(Boolean).join(' ');
    frames.push({ stage: step, step, text, say: more.filter(Boolean).join(' '), weight: true, hold: WEIGHTY, line: line(step) });
  };

  add(0, [t('arkadia-scene-around', { n: scene.workers.length - neutral, neutral })], [`${title}.`, t('arkadia-scene-around', { n: scene.workers.length - neutral, neutral })]);
  add(1, [t('arkadia-scene-seals')], [t('arkadia-scene-seals'), paidWords(scene, reader)]);
  if (scene.over) {
    const said = [castleWords(scene), ...forYou(scene, reader)];
    add(2, forYou(scene, reader), said);
  }
  return {
    title,
    play: t('scene-play'),
    done: t('arkadia-scene-on'),
    off: t('arkadia-scene-off'),
    result: [paidWords(scene, reader), castleWords(scene)].filter(Boolean).join(' '),
    stages: STAGES.map((stage) => t(`arkadia-scene-stage-${stage}`)),
    frames,
  };
}

const STAGES = ['enclosed', 'seals', 'castle'];

/** Who gets how many seals, for screen readers. */
function paidWords(scene: EnclosedScene, reader: Reader): string {
  const one = ({ seat, seals }: ScenePay): string => t('arkadia-scene-gets', { who: isYou(seat, reader) ? t('arkadia-scene-you') : reader.nameOf(seat), n: seals });
  return t('arkadia-scene-paid', { family: familyName(scene.family), list: listed(scene.pays.map(one)) });
}

function castleWords({ castle, over }: EnclosedScene): string {
  if (!castle) return over ? t('arkadia-scene-no-piece') : '';
  const { family, over: under, worths } = castle;
  const laid = t(under ? 'arkadia-scene-laid-over' : 'arkadia-scene-laid', { family: familyName(family), under: under ? familyName(under) : '' });
  return [laid, ...worths.map(({ family: of, before, after }) => t('arkadia-scene-worth', { family: capital(familyName(of)), before, after }))].join(' ');
}

/** What it changes for the viewer's seals, and what the new seals of the player are worth. */
export function forYou(scene: EnclosedScene, reader: Reader): string[] {
  const { castle, seat, family } = scene;
  if (!castle) return [t('arkadia-scene-no-piece')];
  const held = castle.held.filter((one) => isYou(one.seat, reader));
  const mine = held.map(({ family: of, seals, before, after }: SceneHeld) => t('arkadia-scene-held', { n: seals, seal: `[[seal-${of}]]`, family: familyName(of), before, after }));
  const got = scene.pays.find((pay) => pay.seat === seat);
  const news = t(isYou(seat, reader) ? 'arkadia-scene-new-you' : 'arkadia-scene-new', { who: reader.nameOf(seat), n: got?.seals ?? 0, family: familyName(family), gold: got?.gold ?? 0 });
  return [...mine, ...(castle.worths.length === 0 ? [t('arkadia-scene-same')] : []), got ? news : ''].filter(Boolean);
}

/** The castle without the pieces of these scenes, which are not shown yet. */
export function castleBefore(castle: CastleView, families: readonly string[], scenes: readonly EnclosedScene[]): CastleView {
  const squares = [...castle.squares];
  const values = [...castle.values];
  const pools = castle.pools.map((pool) => [...pool]);
  for (const { castle: laid } of scenes.toReversed()) {
    if (!laid) continue;
    squares[laid.square - 1] = { floor: laid.floor - 1, family: laid.over };
    for (const { family, before } of laid.worths) values[families.indexOf(family)] = before;
    // What is left of a full floor has gone to another pool.
    if (laid.floor === castle.floor) pools[laid.floor - 1]![families.indexOf(laid.family)]! += 1;
  }
  return { ...castle, squares, values, pools };
}

/** The view as it was before the pieces and the seals of these scenes: castle, status line and players show one moment. */
export function viewBefore(view: View, families: readonly string[], scenes: readonly EnclosedScene[]): View {
  if (scenes.length === 0) return view;
  const got = (seat: number, family: string): number =>
    scenes.filter((scene) => scene.family === family).reduce((sum, { pays }) => sum + (pays.find((pay) => pay.seat === seat)?.seals ?? 0), 0);
  // A banner may have turned the new seals into gold meanwhile.
  const players = view.players.map((player) => (player.seals ? { ...player, seals: player.seals.map((n, i) => Math.max(0, n - got(player.seat, families[i]!))) } : player));
  return { ...view, players, castle: castleBefore(view.castle, families, scenes) };
}
