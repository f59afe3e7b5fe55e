// Icons by action, track and card.
const ACTIONS: Record<string, string> = {
  build: 'factory', employ: 'worker', automate: 'machine', quality: 'quality', distribution: 'distribution', exchange: 'share', extra: 'decade', early: 'ship', pass: 'right',
};
const TRACKS: Record<string, string> = {
  quality: 'quality', distribution: 'distribution', cards: 'development', machinery: 'machine', shipping: 'ship', exchange: 'share',
};
const CARDS: Record<string, string> = {
  entrepreneur: 'start-player', 'trade-office': 'importer', 'extra-shift': 'decade', workshop: 'machine', foreman: 'worker', broker: 'share', inventor: 'hint', developer: 'development',
  contract: 'contract', patent: 'distribution', engineer: 'quality', 'large-warehouse': 'warehouse',
};

export const actionIcon = (action: string): string => ACTIONS[action] ?? 'development';
export const trackIcon = (track: string): string => TRACKS[track] ?? 'development';
/** Patrons have the icon of the good they buy. */
export const cardIcons = (card: string): string[] => (card.startsWith('patron-') ? card.split('-').slice(1) : [CARDS[card] ?? 'development']);
