// The legend of signs: word of the game's files, and the sign this table shows for it (none where the table needs none).
export const LEGEND: readonly (readonly [word: string, icon: string])[] = [
  ['food', 'food'], ['clothes', 'clothes'], ['cutlery', 'cutlery'], ['lamps', 'lamps'], ['appeal', 'appeal'], ['demand', 'demand'], ['home-market', 'price'],
  ['money', 'money'], ['share', 'share'], ['share-value', 'share-value'], ['loan', 'loan'], ['exchange', 'share'], ['factory', 'factory'], ['office', 'office'],
  ['worker', 'worker'], ['machine', 'machine'], ['small-warehouse', 'warehouse'], ['large-warehouse', 'warehouse'], ['quality', 'quality'],
  ['distribution', 'distribution'], ['shipping', 'ship'], ['development', 'development'], ['decade', 'decade'], ['rotate-180', 'rotate'], ['activate', 'rotate'],
  ['reactivate', 'replay'], ['discard', 'close'], ['player', 'human'],
];

/** The player aid: heading, then its lines a, b, c… */
export const AID: readonly (readonly [heading: string, lines: number])[] = [
  ['turn', 3], ['production', 5], ['round', 1], ['decade', 3], ['final', 5],
];
export const SOLO_AID: readonly [heading: string, lines: number] = ['solo', 5];
