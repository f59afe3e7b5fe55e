import { getText } from '../wire/http';
import { reportError } from './ui/toasts.svelte';

/** Hand a file to the reader. */
export function save(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Ask the table for a text, and hand it to the reader as a file. */
export async function saveAnswer(path: string, name: string): Promise<void> {
  try {
    save(new Blob([await getText(path)], { type: 'application/octet-stream' }), name);
  } catch (error) {
    reportError(error);
  }
}
