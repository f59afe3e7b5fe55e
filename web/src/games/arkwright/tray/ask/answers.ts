// The answers to a question as cards: which moves they are, and what is told of each. The figures come from the server.
import { has, t } from '../../../../lib/text/i18n.svelte';
import { change } from '../../../../lib/text/money';
import type { Move, Offer, Wish } from '../../../../table/session/offer';
import type { Deed } from '../../../../table/tray/deeds';
import type { AnswerView, CompanyView } from '../../wire';

/** Kinds of moves that answer a question, each by a card of its own. */
const KINDS = [
  'keep', 'return', 'stock', 'shift-work', 'stop', 'row-on', 'row-off', 'patron', 'jubilee', 'lose', 'name', 'half-price', 'deliver',
  'deliver-both', 'scrap', 'replace', 'dismiss', 'extra', 'award', 'done',
];
/** What came back may be taken. */
const BOARD = ['tile', 'ship', 'done'];
/** Decided elsewhere, though some of its moves are of these kinds. */
const NOT = ['emergency', 'exchange', 'marker', 'school', 'prices', 'first-price', 'factory', 'special', 'token', 'start-portfolio', 'start-shares'];
const MOST = 6;

/** The answers to the present question; empty where it is not one with a few answers. */
export function answerMoves({ moves }: Offer, phase: string): Move[] {
  const kinds = phase === 'board' ? BOARD : KINDS;
  const fits = !NOT.includes(phase) && moves.length > 1 && moves.length <= MOST && moves.every(({ kind }) => kinds.includes(kind));
  return fits && moves.some(({ kind }) => kind !== 'done') ? [...moves] : [];
}

/** Which of several things to do is no question with an expected answer. */
export const hasMain = (phase: string): boolean => phase !== 'extra';

/** What the question is about: the only kind of its answers, apart from the one that declines; '' for several. */
function subject(moves: readonly Move[]): string {
  const kinds = new Set(moves.map(({ kind }) => (kind === 'deliver-both' ? 'deliver' : kind)));
  for (const declines of ['done', 'stop']) kinds.delete(declines);
  if (kinds.has('row-on')) return 'row-on';
  return kinds.size === 1 ? [...kinds][0]! : '';
}

/** The words of an answer; the one that declines is called by what it declines. */
export function answerWords(move: Move, moves: readonly Move[], phase: string, words: string): string {
  if (move.kind === 'stop') return t('arkwright-answer-stop');
  if (move.kind !== 'done') return words;
  const about = subject(moves);
  const keys = [`arkwright-answer-no-${about}`, ...(about || phase !== 'after-sale' ? [`arkwright-go-done-${phase}`] : [])];
  return t(keys.find((key) => has(key)) ?? 'arkwright-answer-none');
}

/** The question itself, where there are words for it. */
export function questionWords(moves: readonly Move[], args: Record<string, string | number>): string {
  const key = `arkwright-question-${subject(moves)}`;
  return has(key) ? t(key, args) : '';
}

const ICONS: Record<string, string> = {
  deliver: 'ship', 'deliver-both': 'ship', ship: 'ship', stock: 'warehouse', patron: 'price', jubilee: 'price', lose: 'lost', 'shift-work': 'clock', 'row-on': 'worker',
  'row-off': 'worker', 'half-price': 'share', award: 'quality', name: 'start-player', scrap: 'ship', replace: 'ship', tile: 'development',
};
export const answerIcon = (kind: string): string => ICONS[kind] ?? (kind === 'done' || kind === 'stop' ? 'close' : 'check');

/** What an answer leads to, apart from cash, where the answers differ in it. */
export function notesOf(answer: AnswerView, all: readonly AnswerView[], { space, contracts, stock }: CompanyView, good: number): string[] {
  const differ = (key: 'space' | 'contract' | 'stored' | 'lost' | 'sold'): boolean => all.some((one) => one[key] !== answer[key]);
  const found: string[] = [];
  const contract = contracts[good] ?? 0;
  if (contract > 0 && differ('contract')) {
    found.push(t(answer.contract === 0 ? 'arkwright-answer-fulfilled' : answer.contract === contract ? 'arkwright-answer-stays' : 'arkwright-answer-rises', { n: answer.contract }));
  }
  if (answer.lost > 0 && differ('lost')) found.push(t('arkwright-answer-lost', { n: answer.lost }));
  if (differ('stored')) {
    const more = answer.stored - (stock[good] ?? 0);
    if (more > 0) found.push(t('arkwright-answer-stored', { n: more }));
    else if (answer.stored > 0) found.push(t('arkwright-answer-kept', { n: answer.stored }));
  }
  if (differ('space') && answer.space !== space) found.push(t('arkwright-answer-share', { steps: change(answer.space - space, false) }));
  return found;
}

/** What the main button says while prices are chosen: those that the plan sets are laid, without any they are kept. */
export function layWords(steps: readonly { move: Wish }[], sends: boolean): Deed {
  const set = steps.filter(({ move }) => move.kind === 'price');
  return { key: sends ? 'arkwright-lay-send' : 'arkwright-lay', args: { n: set.length, price: Number(set.at(-1)?.move.args['price'] ?? 0) } };
}
