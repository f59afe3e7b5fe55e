import { chapter, opts, type Chapter, type Rules } from '../../../learn/complete/outline';
import { drawings } from './drawings';
import { numbers } from './numbers';
import { tables } from './tables';

// Lines are those of the English rules (AK); A1, A2 … are our rulings.

const chapters: Chapter[] = [
  chapter(
    'aim',
    'aim: AK 38–45',
    ['material: AK 17–37, A8, A26', { table: 'buildings' }],
  ),
  chapter(
    'setup',
    ['first-game: AK 226–244, A14', { only: opts('setup', 'beginner') }],
    ['lot: AK 46–59, A1', { drawing: 'lot', only: opts('lot', 'random') }],
    ['lot-choose: AK 46–59, A1', { drawing: 'lot', only: opts('lot', 'choose') }],
    'pieces: AK 60–64',
    'pools: AK 65–67',
    'cards: AK 68–71',
    ['begin: AK 72–75, A24', { only: opts('start', 'first') }],
    ['begin-random: AK 72–75, A24', { only: opts('start', 'random') }],
  ),
  chapter(
    'turn',
    'parts: AK 76–91',
    'stuck: AK 78–79, A6',
  ),
  chapter(
    'lay',
    ['touch: AK 92–118, A2, A19', { drawing: 'lay' }],
    ['vacant: AK 119–120', { drawing: 'vacant' }],
    ['turned: AK 25–28, A3', { only: opts('flip', 'no') }],
    ['flipped: AK 25–28, A3', { only: opts('flip', 'yes') }],
    'seal: AK 121–122',
    'tents: AK 125–136, A20',
    'draw: AK 123–124, A5, A18',
  ),
  chapter(
    'workers',
    ['set: AK 137–140, A2, A7', { drawing: 'workers' }],
    'stay: AK 139–144, A20',
  ),
  chapter(
    'finished',
    ['enclosed: AK 145–150, A15, A16', { drawing: 'enclosed' }],
    'payout: AK 151–152, A17',
    'unpaid: AK 153–154',
    'several: AK 155–156, A4',
    'lot-closed: A2',
    'payout-example: AK 169–182',
  ),
  chapter(
    'castle',
    'piece: AK 157–158',
    'value: AK 159–160, A12',
    ['floors: AK 161–168, A21', { drawing: 'floors' }],
    'third: AK 206, A9, A21',
  ),
  chapter(
    'banner',
    'banner: AK 183–186, A10, A22',
    'sell: AK 187–190, A10, A22',
    'sell-example: AK 191–201',
  ),
  chapter(
    'end',
    'trigger: AK 202–206, A11',
    'last-round: AK 207–209, A11, A23',
    'final: AK 208–215, A25',
    'advice: AK 216–225',
  ),
  chapter(
    'secret',
    ['hidden: AK 60, A13', { only: opts('totals', 'hidden') }],
    ['shown: AK 60, A13', { only: opts('totals', 'shown') }],
  ),
  chapter(
    'choices',
    ['option-setup: AK 54–55, AK 226', { option: 'setup' }],
    ['option-lot: AK 59, A1', { option: 'lot' }],
    ['option-flip: AK 25–28, A3', { option: 'flip' }],
    ['option-totals: AK 60, A13', { option: 'totals' }],
    ['option-start: AK 74, A24', { option: 'start' }],
  ),
];

export default { chapters, numbers, drawings, tables } satisfies Rules;
