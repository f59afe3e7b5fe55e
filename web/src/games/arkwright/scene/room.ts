// How much room a sale takes on a wide screen, and what is left for the boards.

/** The height of a scene without its sellers, and the least and the most of each of them. */
const HEAD = 167;
const ROWS = [32, 36] as const;
export const GAP = 8;
/** What the tray and the paddings take of the middle column, and what boards and factories need at least. */
const TAKEN = 204;
const NEEDED = 490;

/** The height of a seller's row in this room, and of the whole scene. */
export function sceneHeights(room: number, sellers: number): { row: number; needed: number } {
  const row = Math.max(ROWS[0], Math.min(ROWS[1], Math.floor((room - HEAD) / sellers)));
  return { row, needed: HEAD + row * sellers };
}

/** Do strips above the table leave less than boards and factories need? */
export const isTight = (height: number, track: number): boolean => height > 0 && height - TAKEN - track < NEEDED;
