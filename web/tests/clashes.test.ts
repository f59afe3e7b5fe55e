import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { catalogue, isSwitch, moduleWords, optionWords } from '../src/lib/catalogue.svelte';
import { clashOf, partWords, refusalSentence } from '../src/lobby/new/clashes';
import { addMessages } from '../src/lib/text/i18n.svelte';
import type { RuleOption, Ruleset } from '../src/wire/types';

const choice = (key: string, ...values: string[]): RuleOption => ({ key, kind: 'choice', values, default: values[0]!, seats: [2, 3, 4] });
const FRAME: Ruleset = {
  id: 'water-frame', game: 'arkwright', seats: [2, 4], minutes: 240, reconstructed: true, rules_rev: 1, bots: [], page: null, told: { kinds: {}, many: {}, heads: [] },
  options: [choice('setup', 'predetermined', 'free'), choice('events', 'listed', 'shuffled'), choice('steam-power', 'off', 'on'), choice('bonus-markers', 'off', 'on')],
  clashes: [
    { first: 'steam-power=on', second: 'events=shuffled', key: 'clash-listed-events', needed: false, unless: '' },
    { first: 'events=shuffled', second: 'setup=predetermined', key: 'module-needs', needed: true, unless: '' },
    { first: 'setup=predetermined', second: 'patrons=always', key: 'clash-listed-tiles', needed: false, unless: 'new-tiles=on' },
  ],
};

beforeAll(() => {
  addMessages('en', readFileSync(join(import.meta.dirname, '../../src/arktable/games/arkwright/locales/en.ftl'), 'utf8'), 'arkwright');
  catalogue.list = [FRAME];
});

test('only off and on make a tick box', () => {
  expect(FRAME.options.map(isSwitch)).toEqual([false, false, true, true]);
  expect(isSwitch(choice('flip', 'no', 'yes'))).toBe(false);
});

test('a module is called by its name, another option by its value', () => {
  const options = { setup: 'free', 'steam-power': 'off', 'bonus-markers': 'on' };
  expect(optionWords('water-frame', options)).toBe('Set-up: Free, Bonus markers');
  expect(moduleWords('water-frame', options)).toBe('Bonus markers');
  expect(moduleWords('arkadia', { setup: 'beginner' })).toBe('');
});

test('what does not fit is said before it is sent', () => {
  expect(clashOf(FRAME, { setup: 'predetermined', events: 'shuffled', 'steam-power': 'off' })).toBeNull();
  expect(clashOf(FRAME, { setup: 'predetermined', events: 'shuffled', 'steam-power': 'on' })?.key).toBe('clash-listed-events');
  expect(clashOf(FRAME, { setup: 'free', events: 'shuffled' })?.key).toBe('module-needs');
  expect(clashOf(FRAME, { setup: 'free', events: 'listed', 'steam-power': 'on' })).toBeNull();
  expect(clashOf(FRAME, { setup: 'predetermined', patrons: 'always' })?.key).toBe('clash-listed-tiles');
  expect(clashOf(FRAME, { setup: 'predetermined', patrons: 'always', 'new-tiles': 'on' })).toBeNull();
});

test('refusals speak of the options as the form does', () => {
  expect(partWords('arkwright', 'steam-power=on')).toBe('Steam power');
  const clash = { key: 'clash-listed-events', args: { first: 'steam-power=on', second: 'events=shuffled' } };
  expect(refusalSentence(FRAME, { events: 'shuffled', 'steam-power': 'on' }, clash)).toBe(
    '“Steam power” and “Events: Shuffled” cannot be played together: with steam power the events are drawn, not listed.',
  );
  const need = { key: 'module-clash', args: { first: 'events=shuffled', second: 'setup=predetermined' } };
  expect(refusalSentence(FRAME, { setup: 'free', events: 'shuffled' }, need)).toBe('“Events: Shuffled” can only be played with “Set-up: Predetermined”.');
});
