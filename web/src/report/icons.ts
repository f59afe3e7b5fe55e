/** The icons of what rows of a report are about; other rows have none. */
const ICONS: Record<string, string> = {
  food: 'food', clothes: 'clothes', cutlery: 'cutlery', lamps: 'lamps',
  cloth: 'seal-cloth', spice: 'seal-spice', carpenter: 'seal-carpenter', silver: 'seal-silver',
};

export const iconOf = (key: string): string => ICONS[key] ?? '';
