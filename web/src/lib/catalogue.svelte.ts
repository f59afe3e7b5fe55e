import { orderOf } from '../games/folders';
import { get } from '../wire/http';
import type { BotChoice, RuleOption, Ruleset, Told } from '../wire/types';
import { AskedOnce } from './asked';
import { wordsOf } from './text/gameWords';
import { has, t } from './text/i18n.svelte';

/** The rulesets the server plays. They do not change while it runs, so one request serves all pages. */
class Catalogue {
  list: Ruleset[] = $state.raw([]);
  readonly #asked = new AskedOnce();

  load(): Promise<void> {
    return this.#asked.from(async () => {
      const list = await get<Ruleset[]>('/rulesets');
      this.list = list.toSorted((one, other) => orderOf(one.game) - orderOf(other.game) || 0);
    });
  }

  /** For pages that speak of all games: their names and options in words. */
  async loadWords(): Promise<void> {
    await this.load();
    await Promise.all([...new Set(this.list.map(({ game }) => game))].map((game) => wordsOf(game, 'rules')));
  }

  find(id: string): Ruleset | undefined {
    return this.list.find((ruleset) => ruleset.id === id);
  }

  /** The game a ruleset belongs to; its colours and its table depend on it. */
  gameOf(id: string): string {
    return this.find(id)?.game ?? id;
  }
}

export const catalogue = new Catalogue();

const SILENCE: Told = { kinds: {}, many: {}, heads: [] };

/** What the arguments of a ruleset's events and reasons are; nothing is known of a ruleset this server does not play. */
export const toldOf = (id: string): Told => catalogue.find(id)?.told ?? SILENCE;

/** A ruleset or bot the client has no words for yet still gets a readable name. */
export function nameOr(key: string, id: string, game: string): string {
  if (has(key, game)) return t(key, {}, game);
  return id.charAt(0).toUpperCase() + id.slice(1).replaceAll(/[_-]/g, ' ');
}

export const rulesetName = (id: string): string => nameOr(`ruleset-${id}`, id, catalogue.gameOf(id));

/** What a bot is called. A name may say how long it thinks (`search@2s`). */
export function botName(id: string, game: string): string {
  const [kind = id, time] = id.split('@');
  const name = nameOr(`bot-${kind}`, kind, game);
  return time ? t('bot-with-time', { bot: name, time }) : name;
}

/** One sentence on how a bot plays; nothing for a bot of another package that brings no words. */
export function botHow(id: string, game: string): string {
  return has(`bot-${id}-about`, game) ? t(`bot-${id}-about`, {}, game) : '';
}

/** The bots from the weakest to the strongest. What was not measured comes last, bots that think at its end. */
export function ladderOf(bots: BotChoice[]): BotChoice[] {
  const place = (bot: BotChoice): number => bot.strength?.place ?? (bot.thinks ? 1001 : 1000);
  return bots.toSorted((one, other) => place(one) - place(other));
}

/** The level of a bot among those of its ruleset, counted from 1 for the weakest; null where it was not measured. */
export function levelOf(bots: BotChoice[], id: string): { n: number; of: number } | null {
  const places = [...new Set(bots.flatMap(({ strength }) => (strength ? [strength.place] : [])))].sort((a, b) => a - b);
  const place = bots.find((bot) => bot.id === id)?.strength?.place;
  return place === undefined ? null : { n: places.indexOf(place) + 1, of: places.length };
}

/** The bot a seat gets unless somebody chooses: one that plays sensibly and at once. */
export function usualBot(bots: BotChoice[]): string | undefined {
  return (bots.find((bot) => bot.id === 'greedy') ?? bots.at(-1))?.id;
}

/** The bot for somebody's first game: one that a beginner can beat. */
export function firstBot(bots: BotChoice[]): string | undefined {
  return bots.find((bot) => bot.id === 'gentle')?.id ?? usualBot(bots);
}

/** The options of a table that differ from the ruleset's defaults, in words. */
export function optionWords(rulesetId: string, options: Record<string, string>): string {
  const ruleset = catalogue.find(rulesetId);
  if (!ruleset) return '';
  return ruleset.options
    .filter((option) => options[option.key] !== undefined && options[option.key] !== option.default)
    .map(({ key }) => choiceWords(ruleset.game, key, String(options[key])))
    .join(', ');
}

/** True for a module, which is only on or off. */
export const isSwitch = ({ values }: RuleOption): boolean => values.length === 2 && values[0] === 'off' && values[1] === 'on';

export const optionName = (game: string, key: string): string => nameOr(`option-${key}`, key, game);
export const valueName = (game: string, key: string, value: string): string => nameOr(`option-${key}-${value}`, value, game);

/** A choice in words: a module by its name alone, anything else with its value. */
export function choiceWords(game: string, key: string, value: string): string {
  return value === 'on' ? optionName(game, key) : t('new-part', { option: optionName(game, key), value: valueName(game, key, value) });
}

export const switchesOf = (rulesetId: string): RuleOption[] => (catalogue.find(rulesetId)?.options ?? []).filter(isSwitch);

/** The modules a table is played with, in words. */
export function moduleWords(rulesetId: string, options: Record<string, string>): string {
  return switchesOf(rulesetId)
    .filter(({ key }) => options[key] === 'on')
    .map(({ key }) => optionName(catalogue.gameOf(rulesetId), key))
    .join(', ');
}
