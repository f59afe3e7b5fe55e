// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stage } from '../../tests/stage';
import { coinsOf, movesBetween, type Moves } from './journeys';
import { look } from './sight';

let scene: ReturnType<typeof stage>;
beforeEach(() => (scene = stage()));
afterEach(() => scene.undo());

/** What moves when the first page becomes the second, by seat 1. */
function between(before: string, after: string, order = ''): Moves {
  const page = (html: string): ReturnType<typeof look> => {
    document.body.innerHTML = `<main data-motion="${order}">${html}</main>`;
    return look(document.querySelector('main')!);
  };
  return movesBetween(page(before), page(after), 'seat:1');
}
const ways = ({ journeys }: Moves): [string, number, number][] => journeys.map(({ name, from, to }) => [name, from.x, to.x]);
const piece = (name: string, x: number, more = ''): string => `<i data-piece="${name}" data-rect="${x} 0 10 10" ${more}></i>`;
const token = (name: string, x: number, more = ''): string => `<i data-token="${name}" data-rect="${x} 0 10 10" ${more}></i>`;
const place = (name: string, x: number): string => `<b data-place="${name}" data-rect="${x} 0 40 10"></b>`;

test('a marker moves from where it was to where it is, and one that stays does not when its panel shifts', () => {
  expect(ways(between(piece('share:0@3', 30) + piece('share:1@5', 50), piece('share:0@6', 60) + piece('share:1@5', 90)))).toEqual([['share:0', 30, 60]]);
});

test('along a track it passes every space, forwards and back', () => {
  const track = [1, 2, 3, 4, 5].map((space) => place(`share:${space}`, space * 40)).join('');
  const at = (space: number): string => track + piece(`share:0@${space}`, space * 40, 'data-along="share"');
  expect(between(at(1), at(4)).journeys[0]!.via.map(({ x }) => x)).toEqual([80, 120]);
  expect(between(at(4), at(1)).journeys[0]!.via.map(({ x }) => x)).toEqual([120, 80]);
});

test('the kinds move in the order that the game announces', () => {
  const pieces = (at: number): string => piece(`share:0@${at}`, at) + piece(`appeal:0@${at}`, at) + piece(`marker:0@${at}`, at);
  expect(between(pieces(1), pieces(2), 'marker appeal').journeys.map(({ name }) => name)).toEqual(['marker:0', 'appeal:0', 'share:0']);
});

test('a worker who leaves one place is the one who appears in another', () => {
  expect(ways(between(token('worker@market:1', 10) + token('worker@market:2', 20), token('worker@market:1', 10) + token('worker@food:1', 300)))).toEqual([['worker', 20, 300]]);
});

test('what comes or goes without a counterpart comes from its home and goes there, or to the player who did it', () => {
  const names = place('seat:1', 500) + place('fired', 700);
  expect(ways(between(names + token('worker@market:1', 10), names))).toEqual([['worker', 10, 500]]);
  expect(ways(between(names + token('worker@food:1', 10, 'data-home="fired"'), names))).toEqual([['worker', 10, 700]]);
  expect(ways(between(names, names + token('machine@food:1', 10)))).toEqual([['machine', 500, 10]]);
});

test('what is covered or used up comes from its place and goes nowhere', () => {
  const pool = place('pool:cloth', 500);
  expect(ways(between(pool, pool + token('castle@1:1', 10, 'data-from="pool:cloth"')))).toEqual([['castle', 500, 10]]);
  expect(ways(between(pool + token('castle@1:1', 10, 'data-from="pool:cloth"'), pool))).toEqual([]);
});

test('seals go from the building to a name as soon as that is announced, and only then', () => {
  const places = place('building:3', 100) + place('seat:0', 500);
  const flow = '<g data-flow="seal:3:0" data-icon="seal-cloth" data-from="building:3" data-to="seat:0"></g>';
  const moves = between(places, places + flow);
  expect(ways(moves)).toEqual([['seal:3:0', 100, 500]]);
  expect(moves.journeys[0]).toMatchObject({ drawing: 'seal-cloth', hides: null });
  expect(ways(between(places + flow, places + flow))).toEqual([]);
});

test('a panel that opens or closes brings no pieces and takes none away', () => {
  const hand = `<div data-board="hand">${token('card@1', 10)}</div>${place('seat:1', 500)}`;
  expect(ways(between(place('seat:1', 500), hand))).toEqual([]);
  expect(ways(between(hand, place('seat:1', 500)))).toEqual([]);
});

test('what is folded away or out of the window is there, but does not travel', () => {
  const name = place('seat:1', 500);
  expect(ways(between(name + token('worker@1', 9_000), name + token('worker@1', 10)))).toEqual([]);
  expect(ways(between(piece('share:0@3', 30), '<i data-piece="share:0@4"></i>'))).toEqual([]);
});

test('a cell of a board stays: what lies in it moves', () => {
  const cell = (x: number, filled: boolean): string => `<td data-rect="${x} 0 60 60" ${filled ? `data-token="worker@${x}"` : ''}>${filled ? `<svg data-rect="${x + 20} 20 16 16"></svg>` : ''}</td>`;
  const table = (left: boolean): string => `<table><tbody><tr>${cell(0, left)}${cell(60, !left)}</tr></tbody></table>`;
  expect(ways(between(table(true), table(false)))).toEqual([['worker', 20, 80]]);
});

test('a page that announces nothing, and another page of the table, move nothing', () => {
  expect(between('<p>A game from outside</p>', '<p>goes on</p>')).toEqual({ journeys: [], counts: [] });
  const many = (at: number): string => Array.from({ length: 41 }, (_, i) => piece(`p:${i}@${at}`, at)).join('');
  expect(ways(between(many(1), many(2)))).toEqual([]);
});

test('figures count from what they were, and coins go to what they pay for or come from it', () => {
  const page = (cash: string, at: number): string => `<b data-figure="cash:1" data-coin="money" data-rect="500 0 40 10">${cash}</b>${piece(`marker:1@${at}`, at)}`;
  const paid = between(page('£20', 10), page('−£4', 100));
  expect(paid.counts.map(({ name, from, figure }) => [name, from, figure.value])).toEqual([['cash:1', 20, -4]]);
  expect(coinsOf(paid, 'seat:1').map(({ icon, from, to }) => [icon, from.x, to.x])).toEqual([['money', 500, 100]]);
  expect(coinsOf(between(page('£4', 10), page('£20', 100)), 'seat:1').map(({ from, to }) => [from.x, to.x])).toEqual([[100, 500]]);
  expect(coinsOf(paid, 'seat:0')).toEqual([]);
  expect(between(page('?', 10), page('£20', 10)).counts).toEqual([]);
});
