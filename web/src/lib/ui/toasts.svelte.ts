import { ApiError, NoAnswer } from '../../wire/http';
import { t } from '../text/i18n.svelte';
import { errorSentence } from '../text/words';

export type ToastKind = 'news' | 'good' | 'error';

export interface Toast {
  id: number;
  kind: ToastKind;
  title: string;
  text: string;
}

const MOST = 2;
const NEWS_STAYS = 6_000;
let next = 1;

export const toasts: { list: Toast[] } = $state({ list: [] });

/** News disappears after a while; an error stays until it is closed, because it says what was kept. */
export function toast(title: string, kind: ToastKind = 'news', text = ''): void {
  const same = toasts.list.find((one) => one.title === title && one.text === text);
  if (same) dismiss(same.id);
  const id = next++;
  toasts.list = [...toasts.list, { id, kind, title, text }].slice(-MOST);
  if (kind !== 'error') setTimeout(() => dismiss(id), NEWS_STAYS);
}

export function dismiss(id: number): void {
  toasts.list = toasts.list.filter((one) => one.id !== id);
}

export function reportError(error: unknown): void {
  if (error instanceof ApiError) toast(errorSentence(error.key, error.args), 'error');
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
