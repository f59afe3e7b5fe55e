/** Marks that the table draws: **bold**, ++gain++ and [[icon]]. */
const MARKS = /\*\*|\+\+ (?=[+−])|\+\+|\[\[[^\]]*\]\] ?/gu;

/** A sentence as it is read aloud: without the marks. */
export const spoken = (sentence: string): string => sentence.replace(MARKS, '');
