// Which sign stands for which development tile: each has its own, and patrons have that of the good they buy.
const SIGNS: Record<string, string> = {
  agent: 'language', broker: 'share', accountant: 'ledger', charisma: 'chat', developer: 'factory', inventor: 'hint', 'extra-shifts': 'clock', engineer: 'quality',
  'small-warehouse': 'warehouse', office: 'office', 'engineering-works': 'machine', patent: 'seal', school: 'cap', administrator: 'replay', foreman: 'worker',
  workshop: 'wrench', harbormaster: 'importer', investor: 'money', 'supervisory-board': 'watch', loadmaster: 'crate', 'wealth-of-nations': 'banner', manager: 'swap',
};

export const tileIcon = (tile: string): string => SIGNS[tile] ?? (tile.startsWith('patron-') ? tile.slice('patron-'.length) : 'development');
