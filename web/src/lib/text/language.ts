export type Lang = 'en' | 'fr';

export function isLanguage(code: string | null): code is Lang {
  return code === 'en' || code === 'fr';
}

/** The language of a reader who has not chosen one: French in a French browser, else English. */
export function browserLanguage(): Lang {
  return navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}
