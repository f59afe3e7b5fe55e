import { LANGUAGES, type Lang } from '../../wire/languages';

export type { Lang };

/** All languages; the first one stands in for messages that another one lacks. */
export const CODES = Object.keys(LANGUAGES) as Lang[];
export const FALLBACK = CODES[0]!;

export const isComplete = (code: Lang): boolean => LANGUAGES[code].complete;
export const nameOf = (code: Lang): string => LANGUAGES[code].name;
/** The language with its region, for numbers and dates. */
export const regionOf = (code: Lang): string => LANGUAGES[code].region;
/** Does the pound sign stand behind the amount? */
export const hasPoundBehind = (code: Lang): boolean => LANGUAGES[code].behind;

export function isLanguage(code: string | null): code is Lang {
  return code !== null && CODES.some((known) => known === code);
}

/** The language of a reader who has not chosen one: the first of the browser's languages that is here, else English. */
export function browserLanguage(asked: readonly string[] = navigator.languages): Lang {
  return asked.map((tag) => tag.toLowerCase().split('-')[0]!).find(isLanguage) ?? FALLBACK;
}
