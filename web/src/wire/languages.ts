// The languages, made by `make types`; do not edit.
// They follow the files src/arktable/i18n/locales/<code>.ftl and their messages `language-…`.

/** What a language is called in itself, its region for numbers and dates, and where the pound sign stands. */
export interface Language {
  name: string;
  region: string;
  behind: boolean;
  /** Has it every message? If not, English ones stand in for those that lack. */
  complete: boolean;
}

export type Lang = 'en' | 'de' | 'fr';

export const LANGUAGES: Record<Lang, Language> = {
  en: { name: 'English', region: 'en-GB', behind: false, complete: true },
  de: { name: 'Deutsch', region: 'de-DE', behind: true, complete: true },
  fr: { name: 'Français', region: 'fr-FR', behind: true, complete: true },
};
