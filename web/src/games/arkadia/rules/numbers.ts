/** By variable of the texts: where its number is on the sheet. */
export const numbers: Readonly<Record<string, string>> = {
  columns: 'grid.size/0', rows: 'grid.size/1', tents: '#grid.tents', own: 'workers.own', banners: 'banners.each', neutral: 'workers.neutral',
  lotWide: 'lot.size/0', lotHigh: 'lot.size/1', squares: '#lot.squares', start: 'workers.start', pool: 'castle.pools/0', poolThird: 'castle.pools/2',
  hand: 'cards.hand', open: 'cards.open', given: '#beginner.buildings', perBanner: 'workers.per_banner',
  neutralTwo: 'beginner.neutral/2', neutralThree: 'beginner.neutral/3', neutralFour: 'beginner.neutral/4',
};
