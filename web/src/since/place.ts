import type { Attachment } from 'svelte/attachments';
import type { TableSession } from '../table/session/table.svelte';

/**
 * Gives a part of the board a name by which changes are marked: a dog-ear and words for screen readers once it has changed since the
 * viewer's last turn, a ring while the chapter that changed it is selected. The analysis finds by it what a plan changes.
 */
export function place(table: TableSession, name: string): Attachment<HTMLElement> {
  return (node) => {
    node.dataset['fact'] = name;
    const said = table.since.said(name);
    if (!said) return undefined;
    node.dataset['changed'] = '';
    if (table.since.ringed.has(name)) node.dataset['ringed'] = '';
    const words = document.createElement('span');
    words.className = 'vh';
    words.textContent = ` ${said}`;
    node.append(words);
    return () => {
      words.remove();
      delete node.dataset['changed'];
      delete node.dataset['ringed'];
    };
  };
}
