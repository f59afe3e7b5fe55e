/** Which chapters and how many hints the short rules of each game have; the words are `learn-<game>-<chapter>-<n>`. */
export const CHAPTERS: Record<string, string[]> = {
  arkadia: ['aim', 'turn', 'lay', 'workers', 'enclose', 'castle', 'banner', 'end', 'first', 'table'],
  arkwright_cards: ['aim', 'turn', 'action', 'price', 'develop', 'sale', 'end', 'solo', 'table'],
  arkwright: ['aim', 'decade', 'games', 'fortune', 'actor', 'exchange'],
};

export const HINTS: Record<string, number> = { arkadia: 7, arkwright_cards: 5 };
