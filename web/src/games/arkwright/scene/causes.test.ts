// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { ADA, BRUNO, cromford, JENNY, MEI } from '../../../../tests/stories/cromford';
import { speakScenes } from '../../../../tests/stories/words';
import { setLang } from '../../../lib/text/i18n.svelte';
import type { SaleScene, SceneForeseen } from '../wire';
import { whysOf } from './causes';
import { saleStory, type Reader } from './story';

const NAMES = ['Ada', 'Bruno', 'Jenny', 'Mei'];
const reader: Reader = { viewer: ADA, nameOf: (seat) => NAMES[seat]!, harbour: true, next: 'cutlery' };

speakScenes('arkwright');

const JENNYS = { seat: JENNY, marker: 'factory', changes: [{ what: 'level', before: 2, after: 3 }, { what: 'appeal', before: 3, after: 5 }, { what: 'makes', before: 3, after: 6 }], sells: -1, cash: -10, spaces: 0 } as const;
const BRUNOS = { seat: BRUNO, marker: 'distribution', changes: [{ what: 'price', before: 9, after: 10 }], sells: 0, cash: 0, spaces: 0 } as const;
const MEIS = { seat: MEI, marker: 'workers', changes: [{ what: 'wage', before: 2, after: 3 }], sells: 0, cash: -5, spaces: 0 } as const;
const missed = (...causes: unknown[]): SaleScene => ({ ...cromford(), foreseen: { sells: 4, cash: 108, causes } as SceneForeseen });

describe('a forecast that was missed', () => {
  it('names the turn with the largest effect, then the others, then those without any', () => {
    const [why] = whysOf(missed(JENNYS, MEIS, BRUNOS), reader);
    expect(why).toEqual({
      icon: 'lost', heading: 'Forecast £108 with 4 sold, it was £93 with 3', effect: '−£15', tone: 'loss',
      text: 'Jenny · Factory (factory II → III, appeal 3 → 5, makes 3 → 6): that turn alone −£10, −1 sold. Mei · Workers (wage £2 → £3): alone −£5. Alone without effect for you: Bruno · Distribution (price £9 → £10).',
    });
  });

  it('does not blame what helped', () => {
    const [why] = whysOf(missed({ ...BRUNOS, cash: 20 }, MEIS), reader);
    expect(why!.text).toMatch(/^Mei · Workers \(wage £2 → £3\): that turn alone −£5\. Bruno · Distribution \(price £9 → £10\): alone \+£20\.$/);
  });

  it('says so where no turn did it alone', () => {
    expect(whysOf(missed(BRUNOS), reader)[0]!.text).toMatch(/^No turn after yours did it alone/);
  });

  it('a new factory is told without a price before it', () => {
    const built = { ...JENNYS, changes: [{ what: 'level', before: 0, after: 1 }, { what: 'price', before: 0, after: 8 }, { what: 'appeal', before: 0, after: 4 }] };
    expect(whysOf(missed(built), reader)[0]!.text).toContain('Jenny · Factory (new factory I, appeal 4)');
  });

  it('is said to be right where it was', () => {
    expect(whysOf({ ...cromford(), foreseen: { sells: 3, cash: 93, causes: [] } }, reader).map(({ heading }) => heading)).toEqual(['It came as your forecast said']);
  });

  it('is read aloud with the end', () => {
    expect(saleStory(missed(JENNYS), reader).frames.at(-1)!.say).toContain('Forecast £108 with 4 sold, it was £93 with 3. Jenny · Factory (factory');
  });

  it('in French', () => {
    setLang('fr');
    expect(whysOf(missed(JENNYS), reader)[0]!.text).toBe('Jenny · Usine (usine II → III, attrait 3 → 5, produit 3 → 6)\u202f: ce tour seul, −10\u202f£, −1 de vendus.');
  });
});

describe('a tie that charisma broke', () => {
  const tied = (): SaleScene => {
    const sale = cromford();
    const steps: Record<number, unknown[]> = { [JENNY]: [{ reason: 'appeal', steps: 0, charisma: false }], [ADA]: [{ reason: 'appeal', steps: 1, charisma: true }] };
    return { ...sale, sellers: sale.sellers.map((one) => ({ ...one, steps: (steps[one.seat] ?? []) as typeof one.steps })) };
  };

  it('is named with the tile, the winner and who was level', () => {
    expect(whysOf(tied(), reader)).toEqual([
      { icon: 'charisma', heading: 'Most appealing: you, by charisma', text: 'A tie with Jenny: nobody would step up, but the tile Charisma wins every tie for a bonus space.', effect: '+1', tone: 'gain' },
    ]);
  });

  it('is told when share values move', () => {
    expect(saleStory(tied(), reader).frames.at(-3)!.text).toContain('Most appealing: a tie, and charisma gives it to you, +1.');
  });
});
