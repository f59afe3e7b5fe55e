// Names of the game's things in the reader's language.
import { t } from '../../lib/i18n.svelte';
import type { Wish } from '../../lib/offer';
import type { Grid } from './cells';
import type { Kit } from './wire';

export const formName = (form: string): string => t(`form-${form}`);
export const familyName = (family: string): string => t(`family-${family}`);

/** Names begin lines and buttons as often as they stand inside sentences; the files hold them in small letters. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export function cardName(kit: Kit, card: string): string {
  const { form, family } = kit.faces[card]!;
  return t('arkadia-card', { form: formName(form), family: familyName(family) });
}

/** The seal's icon inside a sentence; RichText draws it. */
export const sealMark = (family: string): string => `[[seal-${family}]]`;

/** A move as a player would say it. */
export function moveWords({ kind, args }: Wish, grid: Grid): string {
  const named = Object.entries(args).map(([key, value]): [string, string | number] => {
    if (key === 'cell') return [key, grid.nameOf(Number(value))];
    if (key === 'form') return [key, formName(String(value))];
    if (key === 'family') return [key, familyName(String(value))];
    if (key !== 'card') return [key, value];
    const [form = '', family = ''] = String(value).split('-');
    return [key, t('arkadia-card', { form: formName(form), family: familyName(family) })];
  });
  return t(`arkadia-hint-${kind}`, Object.fromEntries(named));
}
