// The story of a production: its frames with what they show, and the words of each. All figures come from the server.
import { t } from '../../../lib/text/i18n.svelte';
import { FIRST, WEIGHTY, type Frame, type Story } from '../../../scene/story';
import type { ProductionScene } from '../wire';
import { goodName } from '../words';
import { beginWords, homeWords, restWords, resultWords, valueWords, type Sentence } from './sentences';

/** The viewer, names of seats, and what follows. */
export interface Reader {
  viewer: number;
  nameOf(seat: number): string;
  /** The good that comes next; empty after the last one of a decade. */
  next: string;
}

export interface ProductionFrame extends Frame, Sentence {
  /** What is shown: 0 the markers, 1 the sale at home, 2 what is shipped and stored, 3 costs and values. */
  step: number;
}

export interface ProductionStory extends Story {
  frames: ProductionFrame[];
}

export function productionStory(scene: ProductionScene, reader: Reader): ProductionStory {
  const frames: ProductionFrame[] = [];
  const mine = scene.sellers.find(({ seat }) => seat >= 0 && seat === reader.viewer);
  const line = (step: number): string => {
    const parts = [t('cardgame-scene-line'), t(`cardgame-scene-stage-${STAGES[Math.max(0, step - 1)]!}`)];
    if (mine && step > 0 && mine.sold !== null) parts.push(t('cardgame-scene-line-you', { n: mine.sold }));
    return parts.join(' · ');
  };
  const add = (step: number, sentence: Sentence, hold = WEIGHTY): void => {
    frames.push({ ...sentence, stage: Math.max(0, step - 1), step, say: `${sentence.heading}. ${sentence.text}`.trim(), line: line(step), hold, weight: true });
  };

  add(0, beginWords(scene), FIRST);
  if (scene.over || scene.sellers.some(({ sold }) => sold !== null)) add(1, homeWords(scene, reader));
  if (scene.over || scene.sellers.some(({ stored, shipped }) => stored !== null || shipped > 0)) add(2, restWords(scene, reader));
  if (scene.over) add(3, valueWords(scene, reader));

  return {
    title: t('cardgame-scene-title', { good: goodName(scene.good) }),
    play: t('cardgame-scene-play'),
    done: reader.next ? t('cardgame-scene-next', { good: goodName(reader.next) }) : t('cardgame-scene-on'),
    off: t('cardgame-scene-off'),
    result: resultWords(scene, reader),
    stages: STAGES.map((stage) => t(`cardgame-scene-stage-${stage}`)),
    frames,
  };
}

const STAGES = ['home', 'rest', 'value'];
