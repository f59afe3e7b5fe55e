// What is said of each frame of a production, in the reader's language.
import { lang, t } from '../../../lib/text/i18n.svelte';
import type { ProductionScene, SceneCause, SceneChange, SceneSeller } from '../wire';
import { capital, change, figure, goodName, pounds } from '../words';
import type { Reader } from './story';

export interface Sentence {
  heading: string;
  text: string;
  icon: string;
}

const sentence = (heading: string, text: readonly string[], icon: string): Sentence => ({ heading: capital(heading), text: text.filter(Boolean).join(' '), icon });
const isYou = (seller: SceneSeller, reader: Reader): boolean => seller.seat >= 0 && seller.seat === reader.viewer;

/** A seller as part of a sentence: you, an opponent, or a name. */
export function whoSells(seller: Pick<SceneSeller, 'seat' | 'colour'>, reader: Reader): string {
  if (seller.colour) return t(`cardgame-scene-colour-${seller.colour}`);
  return seller.seat === reader.viewer ? t('cardgame-scene-you') : reader.nameOf(seller.seat);
}

const names = (sellers: readonly SceneSeller[], reader: Reader): string =>
  new Intl.ListFormat(lang.code, { type: 'conjunction' }).format(sellers.map((seller) => whoSells(seller, reader)));

/** The neutral colour of two players only stands there: it sells nothing. */
const companies = (scene: ProductionScene): SceneSeller[] => scene.sellers.filter(({ seat, sold }) => seat >= 0 || sold !== null);

export function beginWords(scene: ProductionScene): Sentence {
  const made = scene.sellers.reduce((sum, seller) => sum + seller.made, 0);
  const stock = scene.sellers.reduce((sum, seller) => sum + seller.stock, 0);
  return sentence(
    t('cardgame-scene-begins', { n: made, good: goodName(scene.good) }),
    [t('cardgame-scene-begins-about', { demand: figure(scene.demand) }), stock ? t('cardgame-scene-stock', { n: stock }) : ''],
    'factory',
  );
}

/** What the colours that nobody plays have sold, in the solo game. */
function othersSold(scene: ProductionScene, reader: Reader): string {
  const sold = scene.sellers.filter((seller) => seller.seat < 0 && (seller.sold ?? 0) > 0);
  const list = new Intl.ListFormat(lang.code, { type: 'conjunction' }).format(sold.map((seller) => `${whoSells(seller, reader)} ${seller.sold}`));
  return sold.length > 0 ? t('cardgame-scene-home-others', { list }) : '';
}

export function homeWords(scene: ProductionScene, reader: Reader): Sentence {
  const mine = scene.sellers.find((seller) => isYou(seller, reader));
  const none = companies(scene).filter((seller) => seller.sold === 0 && !isYou(seller, reader));
  const later = companies(scene).filter(({ sold }) => sold === null);
  const own =
    mine && mine.sold !== null
      ? t(mine.sold > 0 ? 'cardgame-scene-home-you' : 'cardgame-scene-home-none', { appeal: mine.appeal, limit: mine.limit, sold: mine.sold, price: mine.price ?? 0, income: mine.income })
      : '';
  return sentence(
    t('cardgame-scene-home', { demand: figure(scene.demand) }),
    [own, othersSold(scene, reader), none.length ? t('cardgame-scene-unsold', { names: names(none, reader), n: none.length }) : '', later.length ? t('cardgame-scene-later', { names: names(later, reader) }) : ''],
    'demand',
  );
}

export function restWords(scene: ProductionScene, reader: Reader): Sentence {
  const mine = scene.sellers.find((seller) => isYou(seller, reader));
  if (mine && mine.stored !== null) {
    const left = mine.shipped + mine.stored + mine.wasted;
    const heading = left === 0 ? t('cardgame-scene-rest-nothing') : mine.shipped ? t('cardgame-scene-rest-ship', { n: mine.shipped }) : t('cardgame-scene-rest-store', { n: left });
    const ship = mine.shipped ? t('cardgame-scene-ship', { ships: mine.ships, n: mine.shipped, money: mine.shipping }) : '';
    const token = mine.shipped ? t(mine.saved ? 'cardgame-scene-saved' : 'cardgame-scene-token') : '';
    return sentence(heading, [ship, token, mine.stored ? t('cardgame-scene-stored', { n: mine.stored }) : '', mine.wasted ? t('cardgame-scene-wasted', { n: mine.wasted }) : ''], mine.shipped ? 'ship' : 'warehouse');
  }
  const shipping = scene.sellers.filter(({ shipped }) => shipped > 0);
  const told = shipping.map((seller) => t('cardgame-scene-ships', { who: whoSells(seller, reader), n: seller.shipped, money: seller.shipping }));
  return sentence(t('cardgame-scene-rest'), shipping.length ? told : [t('cardgame-scene-rest-none')], 'ship');
}

const gained = (seller: SceneSeller): number => seller.steps.filter(({ reason }) => reason !== 'share').reduce((sum, { steps }) => sum + steps, 0);
const has = (seller: SceneSeller, ...reasons: string[]): boolean => seller.steps.some(({ reason }) => reasons.includes(reason));

export function valueWords(scene: ProductionScene, reader: Reader): Sentence {
  const { enough } = scene;
  const mine = scene.sellers.find((seller) => isYou(seller, reader));
  const highest = scene.sellers.find((seller) => has(seller, 'highest', 'favoured'));
  const tied = scene.sellers.filter((seller) => has(seller, 'tied'));
  const text: string[] = [];
  if (mine) {
    text.push(t(has(mine, 'enough') ? 'cardgame-scene-enough' : 'cardgame-scene-few', { enough }));
    if (has(mine, 'highest')) text.push(t('cardgame-scene-highest', { appeal: mine.appeal }));
    if (has(mine, 'end')) text.push(t('cardgame-scene-end'));
  }
  if (highest && has(highest, 'favoured')) text.push(t('cardgame-scene-favoured', { who: whoSells(highest, reader) }));
  else if (highest && highest !== mine) text.push(t('cardgame-scene-highest-other', { who: whoSells(highest, reader), appeal: highest.appeal }));
  else if (tied.length > 0) text.push(t('cardgame-scene-tied', { appeal: tied[0]!.appeal }));
  for (const rival of scene.sellers.filter((seller) => has(seller, 'share'))) text.push(t('cardgame-scene-share', { who: whoSells(rival, reader), enough }));
  if (mine?.broke) text.push(t('cardgame-scene-broke'));
  else if (mine?.loans) text.push(t('cardgame-scene-fund', { loans: mine.loans, money: mine.borrowed }));
  if (mine && mine.distribution !== null) text.push(t('cardgame-scene-fades', { n: mine.distribution }));
  if (mine) text.push(...foreseenWords(scene, mine, reader));
  if (mine) {
    const n = gained(mine);
    return sentence(n > 0 ? t('cardgame-scene-rises', { n }) : t('cardgame-scene-stays'), text.map(capital), 'share-value');
  }
  const risen = scene.sellers.filter((seller) => gained(seller) > 0);
  const list = new Intl.ListFormat(lang.code, { type: 'conjunction' }).format(risen.map((seller) => `${whoSells(seller, reader)} ${change(gained(seller), false)}`));
  return sentence(risen.length ? t('cardgame-scene-risen', { list }) : t('cardgame-scene-risen-none'), text.map(capital), 'share-value');
}

const changeWords = ({ what, before, after }: SceneChange): string => {
  const money = what === 'price' || what === 'wage';
  const [was, is] = money ? [pounds(before), pounds(after)] : [String(before), String(after)];
  return before === 0 && what === 'price' ? t('cardgame-scene-change-new', { after: is }) : t('cardgame-scene-change', { what, before: was, after: is });
};

/** Who, and what the turn changed for this good: `Bruno (price £6 → £5, appeal 3 → 4, demand 2 → 3)`. */
function deed({ seat, changes }: SceneCause, reader: Reader): string {
  const who = seat < 0 ? t('cardgame-scene-the-draw') : reader.nameOf(seat);
  return changes.length > 0 ? t('cardgame-scene-deed', { who, changes: changes.map(changeWords).join(', ') }) : who;
}

const counts = ({ money, sells, value }: SceneCause): boolean => money !== 0 || sells !== 0 || value !== 0;

function effectWords({ money, sells, value }: SceneCause): string {
  const sold = sells === 0 ? '' : t('cardgame-scene-effect-sold', { n: change(sells, false) });
  return [money === 0 ? '' : change(money), sold].filter(Boolean).join(', ') || t('cardgame-scene-effect-value', { n: change(value) });
}

/** The forecast at the end of the own turn, and the later turn that changed it most, played again alone. */
function foreseenWords(scene: ProductionScene, mine: SceneSeller, reader: Reader): string[] {
  const { foreseen } = scene;
  const money = scene.after[reader.viewer]?.money;
  if (!foreseen || mine.sold === null || money === undefined) return [];
  if (foreseen.sells === mine.sold && foreseen.money === money) return [t('cardgame-scene-foreseen-right')];
  const off = money - foreseen.money;
  // What pulled the other way did not cause it.
  const [first] = foreseen.causes.filter(counts).toSorted((a, b) => Number(b.money * off > 0) - Number(a.money * off > 0));
  const why = first ? t('cardgame-scene-cause', { deed: deed(first, reader), effect: effectWords(first) }) : t('cardgame-scene-cause-none');
  return [t('cardgame-scene-foreseen', { sells: foreseen.sells, money: foreseen.money }), why];
}

/** One sentence: sold, money, value. */
export function resultWords(scene: ProductionScene, reader: Reader): string {
  const mine = scene.sellers.find((seller) => isYou(seller, reader));
  const after = scene.after[reader.viewer];
  if (mine && after) return [t('cardgame-scene-result', { sold: mine.sold ?? 0, money: after.money, value: after.value }), othersSold(scene, reader)].filter(Boolean).join(' ');
  return t('cardgame-scene-result-watch', { sold: companies(scene).reduce((sum, { sold }) => sum + (sold ?? 0), 0) });
}
