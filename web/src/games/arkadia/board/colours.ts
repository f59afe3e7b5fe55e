// Which colour tokens a family uses: black and silver would vanish in one theme on a plain ground.

/** Seals and the outlines of unfinished buildings. */
export const familyInk = (family: string): string =>
  family === 'carpenter' ? 'var(--ink)' : family === 'silver' ? 'var(--silver-edge)' : `var(--${family})`;

export const pieceEdge = (family: string): string => (family === 'silver' ? 'var(--silver-edge)' : 'var(--piece-edge)');
