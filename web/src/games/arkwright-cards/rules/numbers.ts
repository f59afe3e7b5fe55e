/** By variable of the texts: where its number is on the sheet (`learn/complete/numbers.ts`). */
export const numbers: Readonly<Record<string, string>> = {
  distributionCards: 'distribution.cards', smalls: 'warehouse.smalls', ships: 'ships.card', shipTokens: 'ships.tokens', loanTokens: 'loans.tokens',
  demandLow: 'demand.lowest', most: 'shares.most', money: '£money.start', shares: 'shares.start', value: '£shares.start_value', neutralStart: 'neutral.start', enough: 'shares.enough',
  perPlayer: 'supply.random_per_player', restrictFour: 'restrictions.four_spaces', restrictThree: 'restrictions.three_spaces', years: 'decades.years', machine: '£wages.machine',
  distributionHigh: 'distribution.highest', qualityHigh: 'quality.highest', qualityEngineer: 'quality.with_engineer', engineerSides: 'quality.engineer',
  trackQuality: 'tracks.quality', trackDistribution: 'tracks.distribution', trackCards: 'tracks.cards', trackMachinery: 'tracks.machinery', trackShipping: 'tracks.shipping', trackExchange: 'tracks.exchange',
  small: 'warehouse.small', large: 'warehouse.large', stored: '£factory.stored_price', shipPounds: 'ships.pounds',
  workshop: 'cards.workshop', foreman: '£cards.foreman/0', foremanWorkers: 'cards.foreman/1', lowestWage: '£cards.lowest_wage', broker: 'cards.broker', inventor: 'cards.inventor', developer: '£cards.developer', contract: '£cards.contract',
  opponentShares: 'solo.opponent/0', opponentValue: '£solo.opponent/1', gridRows: 'solo.grid/0', gridColumns: 'solo.grid/1', bagOne: 'solo.bag/0', bagNeutral: 'solo.bag/2',
  soloStart: 'solo.start', forward: 'solo.forward', opened: 'solo.opened', awardsWin: 'awards.choose/0', awardsSecond: 'awards.choose/1',
  points: 'awards.points', many: 'awards.many/0', all: 'awards.many/1', parvenu: 'awards.parvenu', awardMoney: '£awards.money', sailings: 'awards.sailings',
};
