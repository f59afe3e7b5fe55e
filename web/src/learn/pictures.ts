// The pictures of the short rules: rows of pieces with signs between them. `worker` is the icon, `worker:3` the icon with a
// figure, anything else a sign. A game announces its pictures by chapter.
export interface Piece {
  icon: string | null;
  text: string;
}

/** Icons have these names; everything else between spaces is a sign. */
const ICON = /^([a-z][a-z-]+)(?::(.+))?$/;

export function piecesOf(picture: string): Piece[] {
  return picture.split(' ').map((word) => {
    const icon = ICON.exec(word);
    return icon ? { icon: icon[1]!, text: icon[2] ?? '' } : { icon: null, text: word };
  });
}
