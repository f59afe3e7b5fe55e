import { describe, expect, it } from 'vitest';
import { bookPath, choicesIn } from './address';
import { anchorOf, cited, covering, ofBooks, ruleOf, rulings } from './cite';
import { all, any, chapter, hasRules, opts, plays, seats, type Chosen } from './outline';
import { marked, search, wordsIn } from './search';

const CHAPTERS = [chapter('one', 'wide: WF 100–200, B1', 'narrow: WF 150–160, PB 12, B46'), chapter('two', 'later: WF 201')];

describe('citations', () => {
  it('are read with their ranges and rulings', () => {
    expect(cited('WF 862–871, PB 114, B46')).toEqual([
      { book: 'WF', first: 862, last: 871 },
      { book: 'PB', first: 114, last: 114 },
      { book: 'B', first: 46, last: 46 },
    ]);
    expect(ofBooks('WF 862–871, PB 114, B46')).toBe('WF 862–871, PB 114');
    expect(rulings('WF 862–871, B46, B47')).toBe('B46, B47');
  });

  it('lead to the paragraph that covers the line most closely', () => {
    expect(covering(CHAPTERS, 'WF 155')?.key).toBe('narrow');
    expect(covering(CHAPTERS, 'WF 161–170')?.key).toBe('wide');
    expect(covering(CHAPTERS, 'B46')?.key).toBe('narrow');
    const cases = [chapter('cases', ['free: WF 10–20', { only: opts('setup', 'free') }], ['given: WF 10–30', { only: opts('setup', 'given') }], ['option: WF 12', { option: 'setup' }])];
    expect(covering(cases, 'WF 12')?.key).toBe('free');
    expect(covering(cases, 'WF 12', { ruleset: 'any', options: { setup: 'given' }, seats: null })?.key).toBe('given');
    expect(covering(CHAPTERS, 'WF 999')).toBeNull();
    expect(covering(CHAPTERS, 'AK p. 6')).toBeNull();
  });

  it('can be the anchor of an address', () => {
    for (const rule of ['WF 1916', 'B46']) expect(ruleOf(anchorOf(rule))).toBe(rule);
    expect(ruleOf('tile-agent')).toBe('');
  });
});

describe('addresses', () => {
  it('name ruleset, choices and paragraph, and are read again', () => {
    const chosen: Chosen = { ruleset: 'water-frame', options: { setup: 'free' }, seats: 3 };
    expect(bookPath(chosen, 'WF 2216–2233')).toBe('/rules/water-frame/setup=free,seats=3#WF-2216');
    expect(bookPath({ ruleset: 'arkadia', options: {}, seats: null })).toBe('/rules/arkadia');
    expect(choicesIn('setup=free,seats=3')).toEqual({ options: { setup: 'free' }, seats: 3 });
    expect(choicesIn('')).toEqual({ options: {}, seats: null });
    expect(choicesIn('seats=many,nonsense')).toEqual({ options: {}, seats: null });
  });
});

describe('cases', () => {
  const chosen: Chosen = { ruleset: 'spinning-mule', options: { school: 'on' }, seats: 2 };

  it('say what belongs to a game', () => {
    expect(plays('spinning-mule')(chosen)).toBe(true);
    expect(plays('water-frame')(chosen)).toBe(false);
    expect(opts('school', 'on')(chosen)).toBe(true);
    expect(opts('stock-exchange', 'on')(chosen)).toBe(false);
    expect(all(plays('spinning-mule'), opts('school', 'off'))(chosen)).toBe(false);
    expect(any(plays('water-frame'), opts('school', 'on'))(chosen)).toBe(true);
    expect(seats(1)(chosen)).toBe(false);
    expect(seats(1)({ ...chosen, seats: null })).toBe(true);
  });

  it('know the games that have complete rules', () => {
    expect(hasRules('arkadia')).toBe(true);
    expect(hasRules('nim')).toBe(false);
  });
});

describe('search', () => {
  const items = (...texts: string[]): { title: string; chapter: string; text: string }[] => texts.map((text) => ({ title: '', chapter: '', text }));
  const found = (query: string, texts: string[], ignored = '', same = ''): string[] => search(wordsIn(query, ignored, same), items(...texts)).map(({ item }) => item.text);

  it('asks neither for accents nor for capitals, and for every word', () => {
    const text = 'Les pièces d’un étage';
    expect(found('ETAGE piece', [text, 'Une pièce', 'Un étage'])).toEqual([text]);
    expect(found("d'un", [text, 'Rien'])).toEqual([text]);
    expect(wordsIn('  ')).toEqual([]);
  });

  it('finds other forms of a word, at the beginning of words only', () => {
    expect(found('warehouses', ['A small warehouse', 'A house'])).toEqual(['A small warehouse']);
    expect(found('tie', ['Ties bring nothing', 'An emptied market'])).toEqual(['Ties bring nothing']);
    expect(found('recouvrir', ['Il recouvre une tente', 'Il couvre une case'])).toEqual(['Il recouvre une tente']);
  });

  it('reads a question: words without meaning are ignored, words of one meaning find each other', () => {
    const [equals, other] = ['Equals win together', 'What may happen when a card is drawn'];
    expect(found('What happens at a tie?', [equals!, other!], 'what happens at a', 'tie equal / win')).toEqual([equals]);
    expect(found('what', [other!], 'what')).toEqual([other]);
  });

  it('shows what comes nearest where nothing has all words', () => {
    const hits = search(wordsIn('contract not delivered'), items('An open contract that was delivered', 'A contract', 'A ship', 'Not here'));
    expect(hits.every(({ whole }) => !whole)).toBe(true);
    expect(hits[0]!.item.text).toBe('An open contract that was delivered');
    expect(found('zebra', ['A contract'])).toEqual([]);
  });

  it('puts first what has the word in its title', () => {
    const inTitle = { title: 'Loans', chapter: '', text: 'Ten pounds each.' };
    expect(search(wordsIn('loan'), [...items('A loan'), inTitle])[0]!.item).toBe(inTitle);
  });

  it('marks whole words that it found, with their accents', () => {
    expect(marked(wordsIn('etages'), 'Un étage, œuvre')).toEqual([
      { text: 'Un ', hit: false },
      { text: 'étage', hit: true },
      { text: ', œuvre', hit: false },
    ]);
    expect(marked([], 'plain')).toEqual([{ text: 'plain', hit: false }]);
  });
});
