import { catalogue, valueName } from '../../lib/catalogue.svelte';
import { has, t } from '../../lib/text/i18n.svelte';

/** An option in the words of the lobby: what it is about, then each of its values, the usual one first. */
export function optionText(game: string, key: string): string {
  const option = catalogue.list.filter((ruleset) => ruleset.game === game).flatMap(({ options }) => options).find((one) => one.key === key);
  const values = (option?.values ?? []).map((value) => {
    const help = `option-${key}-${value}-help`;
    return t('rules-value', { value: valueName(game, key, value), help: has(help, game) ? t(help, {}, game) : '' });
  });
  return [has(`option-${key}-help`, game) ? t(`option-${key}-help`, {}, game) : '', ...values].join('\n');
}
