// Why a sale ended as it did: ties that the tile Charisma broke, and what changed the reader's forecast. The server has played each
// rival's turn alone; nothing is counted here.
import { lang, t } from '../../../lib/text/i18n.svelte';
import type { SaleScene, SceneCause, SceneChange } from '../wire';
import { change, markerName, pounds, roman } from '../words';
import type { Reader } from './story';

export interface Why {
  icon: string;
  heading: string;
  text: string;
  /** What it meant, in pounds or spaces; empty where nothing is to be said. */
  effect: string;
  tone: 'gain' | 'loss' | '';
}

const listed = (parts: readonly string[]): string => new Intl.ListFormat(lang.code, { type: 'conjunction' }).format(parts);
const nameOf = (seat: number, reader: Reader): string => (seat >= 0 && seat === reader.viewer ? t('arkwright-scene-you') : reader.nameOf(seat));

/** The bonuses that more than one had earned, and that the tile gave to its owner. */
function charismaWhys(sale: SaleScene, reader: Reader): Why[] {
  const companies = sale.sellers.filter(({ seat }) => seat >= 0);
  return companies.flatMap(({ seat, steps }) =>
    steps.filter(({ charisma }) => charisma).map(({ reason, steps: n }): Why => {
      const level = companies.filter((one) => one.seat !== seat && one.steps.some((step) => step.reason === reason && step.steps === 0));
      const others = level.map((one) => nameOf(one.seat, reader));
      const owner = nameOf(seat, reader);
      return {
        icon: 'charisma',
        heading: t(`arkwright-scene-charisma-${reason}`, { who: owner }),
        text: t(others.length > 0 ? 'arkwright-scene-charisma-tie' : 'arkwright-scene-charisma-importer', { who: owner, names: listed(others) }),
        effect: change(n, false),
        tone: seat === reader.viewer ? 'gain' : '',
      };
    }),
  );
}

function changeWords({ what, before, after }: SceneChange): string {
  if (what === 'level') return before === 0 ? t('arkwright-scene-change-built', { level: roman(after) }) : t('arkwright-scene-change-level', { before: roman(before), after: after === 0 ? '–' : roman(after) });
  const money = what === 'price' || what === 'wage';
  const [was, is] = money ? [pounds(before), pounds(after)] : [String(before), String(after)];
  return t(before === 0 && !money ? 'arkwright-scene-change-new' : 'arkwright-scene-change', { what: t(`arkwright-scene-change-${what}`), before: was, after: is });
}

/** Who, and what the turn changed for this good: `Yew · Factory (appeal 3 → 6, makes 3 → 4)`. A new price is part of a new factory. */
function deed({ seat, marker, changes }: SceneCause, reader: Reader): string {
  const built = changes.some(({ what, before }) => what === 'level' && before === 0);
  const told = changes.filter(({ what, before }) => !(built && what === 'price' && before === 0)).map(changeWords);
  const who = [reader.nameOf(seat), ...(marker ? [markerName(marker)] : [])].join(' · ');
  return told.length > 0 ? t('arkwright-scene-deed', { who, changes: told.join(', ') }) : who;
}

const counts = ({ cash, sells, spaces }: SceneCause): boolean => cash !== 0 || sells !== 0 || spaces !== 0;

function effectWords({ cash, sells, spaces }: SceneCause): string {
  const parts = [
    ...(cash !== 0 ? [change(cash)] : []),
    ...(sells !== 0 ? [t('arkwright-scene-effect-sold', { n: change(sells, false) })] : []),
    ...(cash === 0 && sells === 0 ? [t('arkwright-scene-effect-spaces', { n: change(spaces, false) })] : []),
  ];
  return parts.join(', ');
}

/** The forecast that stood on the screen when the turn was sent, and the turn that changed it most. */
function forecastWhy(sale: SaleScene, reader: Reader): Why[] {
  const mine = sale.sellers.find(({ seat }) => seat >= 0 && seat === reader.viewer);
  const { foreseen } = sale;
  const cash = sale.after[reader.viewer]?.cash ?? null;
  if (!mine || !foreseen || cash === null) return [];
  const sold = mine.sold + mine.extra.length;
  if (foreseen.cash === cash && foreseen.sells === sold) return [{ icon: 'check', heading: t('arkwright-scene-foreseen-right'), text: '', effect: '', tone: '' }];
  const off = cash - foreseen.cash;
  // What pulled the other way did not cause it.
  const [first, ...more] = foreseen.causes.filter(counts).toSorted((a, b) => Number(b.cash * off > 0) - Number(a.cash * off > 0));
  const none = foreseen.causes.filter((cause) => !counts(cause));
  const parts = [
    first ? t('arkwright-scene-cause', { deed: deed(first, reader), effect: effectWords(first) }) : t('arkwright-scene-cause-together'),
    ...more.map((cause) => t('arkwright-scene-cause-more', { deed: deed(cause, reader), effect: effectWords(cause) })),
    ...(none.length > 0 ? [t('arkwright-scene-cause-nothing', { list: listed(none.map((cause) => deed(cause, reader))) })] : []),
  ];
  const heading = t('arkwright-scene-foreseen', { cash: foreseen.cash, sells: foreseen.sells, is: cash, sold });
  return [{ icon: off < 0 ? 'lost' : 'forecast', heading, text: parts.join(' '), effect: off === 0 ? '' : change(off), tone: off < 0 ? 'loss' : 'gain' }];
}

export function whysOf(sale: SaleScene, reader: Reader): Why[] {
  return [...charismaWhys(sale, reader), ...forecastWhy(sale, reader)];
}
