import { expect, test } from 'vitest';
import { wayDown } from '../src/table/tray/reach.svelte';

const box = (top: number, bottom: number): DOMRect => ({ top, bottom }) as DOMRect;
const floor = (): number => 700;

test('the page goes down until the lowest of them is above the tray', () => {
  expect(wayDown([box(400, 430), box(720, 750)], floor, 0)).toEqual({ wanted: 58, room: 392 });
});

test('nothing is wanted when all of them are in sight', () => {
  expect(wayDown([box(400, 430)], floor, 0).wanted).toBeLessThan(0);
});

test('tabs above the boards leave less room', () => {
  expect(wayDown([box(400, 430), box(720, 750)], floor, 46).room).toBe(346);
});
