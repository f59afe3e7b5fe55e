/** The address of the page that takes a seat along. */
export const PAGE = '/carry';

/** A seat link. The code stands behind `#`: browsers send that to no server, so it is in no log. */
export const linkOf = (code: string, origin: string = location.origin): string => `${origin}${PAGE}#${code}`;

/** The code in what somebody pasted or typed: a whole link, or the code alone. */
export function codeIn(text: string): string {
  const behind = text.slice(text.lastIndexOf('#') + 1);
  try {
    return decodeURIComponent(behind).trim();
  } catch {
    return behind.trim();
  }
}
