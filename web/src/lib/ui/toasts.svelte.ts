import { ApiError, NoAnswer } from '../../wire/http';
import { t } from '../text/i18n.svelte';
import { errorSentence } from '../text/words';

export type ToastKind = 'news' | 'good' | 'error';

export interface Toast {
  id: number;
  kind: ToastKind;
  title: string;
  text: string;
  /** A way on. */
  link?: { to: string; label: string } | undefined;
}

const MOST = 2;
const NEWS_STAYS = 6_000;
let next = 1;

export const toasts: { list: Toast[] } = $state({ list: [] });

/** News disappears after a while; an error stays until it is closed, because it says what was kept. */
export function toast(title: string, kind: ToastKind = 'news', text = '', link?: Toast['link']): void {
  const same = toasts.list.find((one) => one.title === title && one.text === text);
  if (same) dismiss(same.id);
  const id = next++;
  toasts.list = [...toasts.list, { id, kind, title, text, link }].slice(-MOST);
  if (kind !== 'error') setTimeout(() => dismiss(id), NEWS_STAYS);
}

export function dismiss(id: number): void {
  toasts.list = toasts.list.filter((one) => one.id !== id);
}

/** Pages where something can be done about an error, by its key. */
const WAYS_ON: Record<string, string> = { 'by-invitation': '/welcome' };

function wayOn(key: string): Toast['link'] {
  const to = WAYS_ON[key];
  return to ? { to, label: t(`error-${key}-link`) } : undefined;
}

export function reportError(error: unknown): void {
  if (error instanceof ApiError) toast(errorSentence(error.key, error.args), 'error', '', wayOn(error.key));
  else if (error instanceof NoAnswer) toast(t('error-no-answer'), 'error');
  else {
    console.error(error);
    toast(t('error-unexpected', { key: String(error) }), 'error');
  }
}

/** The answer; an error is reported, and `otherwise` returned. */
export async function reported<T>(answer: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    reportError(error);
    return otherwise;
  }
}
