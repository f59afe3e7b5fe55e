import type { Reason } from '../../../wire/types';
import type { Names } from '../../text/words';

export interface WhyShown {
  anchor: Element;
  title: string;
  /** Null while the server is being asked. */
  reason: Reason | null;
  names: Names;
}

/** One popover for the whole page: asking a second question closes the first. */
export const why: { shown: WhyShown | null } = $state({ shown: null });

/**
 * Ask why a control may not be used and show the answer next to it. For things that cannot be a `<WhyNot>` button, such as
 * board squares.
 */
export async function askWhy(anchor: Element, title: string, names: Names, ask: () => Promise<Reason | null>): Promise<void> {
  why.shown = { anchor, title, reason: null, names };
  const reason = await ask();
  if (why.shown?.anchor !== anchor) return;
  why.shown = reason ? { anchor, title, reason, names } : null;
}

export function closeWhy(): void {
  why.shown = null;
}
