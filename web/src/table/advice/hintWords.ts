// A hint in words: the plan as its moves are said, its numbers, and one sentence of reason.
import { has, t, type Words } from '../../lib/text/i18n.svelte';
import { change, pounds } from '../../lib/text/money';
import type { Candidate, HintFigure, HintPlan, HintReason } from '../../wire/types';

/** Decisions that say nothing a reader wants to know of a plan. */
const QUIET = ['done', 'end', 'pass'];
/** Figures in pounds. */
const MONEY = ['cash', 'value', 'worth'];
/** Arguments that are called by a name. */
const NAMED = ['good', 'family', 'form'];

/** What is said of a plan: of a hint, or of a candidate in an analysis. */
type Told = HintPlan | Candidate;
type Say = (move: HintPlan['moves'][number]) => string;

/** A move that the next one tells again: a card with the building that is laid for it. */
const WITH_NEXT: Readonly<Record<string, string>> = { card: 'lay' };

/** The moves of a plan, one by one; the same several times is said once. */
export function movesSaid({ moves: bare, words: more }: Pick<Told, 'moves' | 'words'>, say: Say): string[] {
  const all = bare.map((move, at) => ({ ...move, args: { ...move.args, ...more[at] } }));
  const joins = (at: number): boolean => all[at + 1] !== undefined && WITH_NEXT[all[at]?.kind ?? ''] === all[at + 1]!.kind;
  const moves = all.flatMap((move, at) => (joins(at) ? [] : [{ ...move, args: { ...(joins(at - 1) ? all[at - 1]!.args : {}), ...move.args } }]));
  const told = moves.filter(({ kind }) => !QUIET.includes(kind));
  const links: { words: string; times: number }[] = [];
  for (const words of (told.length ? told : moves).map(say)) {
    const same = links.find((link) => link.words === words);
    if (same) same.times++;
    else links.push({ words, times: 1 });
  }
  return links.map(({ words, times }) => (times > 1 ? `${words} ×${times}` : words));
}

/** The moves of a plan in one line. */
export const planTitle = (plan: Told, say: Say): string => movesSaid(plan, say).join(' · ');

export const inPounds = (plan: Pick<Told, 'figures'>): boolean => plan.figures.some(({ key }) => MONEY.includes(key));

export function figureWords({ key, was, now }: HintFigure): string {
  const said = (n: number): string => (MONEY.includes(key) ? pounds(n) : String(n));
  return was === now ? said(now) : t('hint-now', { was: said(was), now: said(now) });
}

type Why = Pick<Told, 'figures' | 'reasons'>;

const sentenceOf = (said: string): string => {
  const sentence = said.charAt(0).toLocaleUpperCase() + said.slice(1);
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
};

function partsSaid(plan: Why, game: string): string[] {
  const shareInPounds = plan.figures.some(({ key }) => key === 'value');
  return plan.reasons.map((reason) => partWords(reason, game, inPounds(plan), shareInPounds));
}

/** Why, in one sentence. */
export const reasonWords = (plan: Told, game: string): string => sentenceOf(partsSaid(plan, game).join(', '));

/** Why, each reason a sentence of its own. */
export const reasonsSaid = (plan: Why, game: string): string[] => partsSaid(plan, game).map(sentenceOf);

function partWords({ key, args }: HintReason, game: string, money: boolean, shareInPounds: boolean): string {
  if (key === 'about') return t(`${game}-${args['of']}-about`);
  const words = withNames(args, game);
  // Spaces of a track in one game, pounds in the other.
  if (key.startsWith('share')) words['rise'] = change(Number(args['now']) - Number(args['was']), shareInPounds);
  if (key === 'less' || key === 'more') words['n'] = money ? pounds(Number(args['n'])) : Number(args['n']);
  return t(`hint-why-${key}`, words);
}

/** The arguments of a sentence, with the names of goods and families. */
export function withNames(args: HintReason['args'], game: string): Words {
  const words: Words = { ...args };
  for (const name of NAMED) if (name in args) words[name] = named(name, String(args[name]), game);
  return words;
}

/** A game calls its things by its own name or by one that it shares. */
function named(name: string, value: string, game: string): string {
  return t([`${game}-${name}-${value}`, `${name}-${value}`].find((key) => has(key)) ?? value);
}
