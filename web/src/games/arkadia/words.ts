// Names of the game's things in the reader's language.
import { t } from '../../lib/i18n.svelte';
import { familyOf, formOf, type Card, type Family, type Form } from './types';

export const formName = (form: Form): string => t(`form-${form}`);
export const familyName = (family: Family): string => t(`family-${family}`);

/** Names begin lines and buttons as often as they stand inside sentences; the files hold them in small letters. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export function cardName(card: Card): string {
  return t('arkadia-card', { form: formName(formOf(card)), family: familyName(familyOf(card)) });
}

/** The seal's icon inside a sentence; RichText draws it. */
export const sealMark = (family: Family): string => `[[seal-${family}]]`;
