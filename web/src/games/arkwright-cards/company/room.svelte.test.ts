// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CompanyRoom, LEAST, ONE_ROW } from './room.svelte';

/** The height of a company of four factories: from all rows of cards down to two lines each. */
const NEEDS = [480, 400, 240, 200, 120, 60];
let end: () => void = () => {};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.stubGlobal('ResizeObserver', class { observe(): void {} disconnect(): void {} });
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

/** The depths that are found for this room, and then for another one in a window of another height. */
async function depthsIn(heights: readonly number[], most = LEAST): Promise<number[]> {
  let room!: CompanyRoom;
  let height = 0;
  end = $effect.root(() => {
    room = new CompanyRoom(() => '', () => most);
  });
  room.body = Object.defineProperties({}, { scrollHeight: { get: () => NEEDS[room.depth] }, clientHeight: { get: () => height } }) as HTMLElement;
  const found: number[] = [];
  for (height of heights) {
    window.dispatchEvent(new Event('resize'));
    flushSync();
    await new Promise((resolve) => setTimeout(resolve));
    found.push(room.depth);
  }
  end();
  return found;
}

const depthIn = async (height: number, most?: number): Promise<number> => (await depthsIn([height], most))[0]!;

test('as much of the factories is shown as fits without scrolling', async () => {
  expect([await depthIn(500), await depthIn(410), await depthIn(300), await depthIn(150), await depthIn(100)]).toEqual([0, 1, 2, 4, 5]);
});

test('turning the cards of a factory keeps its row', async () => {
  expect(await depthIn(100, ONE_ROW)).toBe(ONE_ROW);
});

test('a window that grows again shows what was folded', async () => {
  expect(await depthsIn([100, 500, 300])).toEqual([5, 0, 2]);
});
