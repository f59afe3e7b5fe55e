// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

const LESSONS = [
  { game: 'arkadia', id: 'lay' },
  { game: 'arkadia', id: 'close' },
  { game: 'arkwright', id: 'rows' },
];

/** A page loaded again: what it knows comes from the browser's store only. */
async function loaded() {
  vi.resetModules();
  return (await import('./progress.svelte')).progress;
}

describe('progress', () => {
  beforeEach(() => localStorage.clear());

  it('keeps what is done through a reload', async () => {
    (await loaded()).finish('arkadia', 'lay');
    const again = await loaded();
    expect(again.of('arkadia', 'lay')).toBe('done');
    expect(again.count('arkadia', ['lay', 'close'])).toBe(1);
  });

  it('never takes a done lesson back', async () => {
    const progress = await loaded();
    progress.finish('arkadia', 'lay');
    progress.begin('arkadia', 'lay');
    expect(progress.of('arkadia', 'lay')).toBe('done');
  });

  it('goes on with what was begun last, then with the same game, then from the first', async () => {
    const progress = await loaded();
    expect(progress.next(LESSONS)).toEqual(LESSONS[0]);
    progress.begin('arkwright', 'rows');
    expect(progress.next(LESSONS)).toEqual(LESSONS[2]);
    progress.finish('arkwright', 'rows');
    progress.finish('arkadia', 'lay');
    expect(progress.next(LESSONS)).toEqual(LESSONS[1]);
    progress.finish('arkadia', 'close');
    expect(progress.next(LESSONS)).toBeNull();
  });

  it('starts afresh where the store holds nonsense', async () => {
    localStorage.setItem('arktable.lessons', '[broken');
    expect((await loaded()).of('arkadia', 'lay')).toBeNull();
  });

  it('keeps what another tab has done, and shows it at once', async () => {
    const [here, there] = [await loaded(), await loaded()];
    here.finish('arkadia', 'lay');
    there.begin('arkadia', 'lay');
    there.finish('arkadia', 'close');
    expect(there.of('arkadia', 'lay')).toBe('done');
    here.begin('arkwright', 'rows');
    const again = await loaded();
    expect(['lay', 'close'].map((id) => again.of('arkadia', id))).toEqual(['done', 'done']);
    expect(again.of('arkwright', 'rows')).toBe('begun');
    expect(there.of('arkwright', 'rows')).toBeNull();
    dispatchEvent(new StorageEvent('storage', { key: 'arktable.lessons' }));
    expect(there.of('arkwright', 'rows')).toBe('begun');
    expect(there.next(LESSONS)).toEqual(LESSONS[2]);
  });

  it('goes on with the lesson that was begun last in any tab', async () => {
    const [here, there] = [await loaded(), await loaded()];
    here.begin('arkwright', 'rows');
    there.begin('arkadia', 'close');
    expect((await loaded()).next(LESSONS)).toEqual(LESSONS[1]);
    here.begin('arkadia', 'lay');
    expect((await loaded()).next(LESSONS)).toEqual(LESSONS[0]);
  });
});
