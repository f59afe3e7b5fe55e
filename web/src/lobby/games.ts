const ICONS: Record<string, string> = { arkadia: 'castle', arkwright: 'factory', arkwright_cards: 'price' };

export function gameIcon(game: string): string {
  return ICONS[game] ?? 'rules';
}
