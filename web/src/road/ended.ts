// How a game ended that did not end by its rules.
import '../proposals/words';
import { t } from '../lib/text/i18n.svelte';
import type { Brief } from '../wire/types';

const KNOWN = ['agreed', 'resigned'];

/** Empty for a game that ended by its rules, or has not ended. */
export const endedWords = ({ ended }: Brief): string => (ended ? t(`ended-${KNOWN.includes(ended) ? ended : 'closed'}`) : '');
