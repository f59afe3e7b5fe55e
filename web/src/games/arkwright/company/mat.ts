// Grey markers on the mat, counted, with the numbers printed on them.
import { actionOf, shadeOf } from '../moves';
import type { Kit, View } from '../types';

export interface MatRow {
  marker: string;
  level: number;
  left: number;
  /** Which sentence tells what it does. */
  effect: string;
  /** The printed numbers of that sentence. */
  list: string;
  guessed: boolean;
}

const SHADES = ['own', 'light', 'dark'] as const;

export function matRows(mat: View['special']['mat'], kit: Kit): MatRow[] {
  const rows: MatRow[] = [];
  for (const { level, markers } of mat) {
    for (const marker of new Set(markers)) {
      const [action, shade] = [actionOf(marker), shadeOf(marker)];
      rows.push({
        marker,
        level,
        left: markers.filter((one) => one === marker).length,
        effect: action === 'production' ? `production-${shade}` : action,
        list: printed(kit, action, SHADES.indexOf(shade)),
        guessed: kit.reconstructed.includes(`${action}.${shade}`),
      });
    }
  }
  return rows;
}

function printed(kit: Kit, action: string, shade: number): string {
  if (action === 'machinery') return money(kit.machine_costs[shade]!);
  if (action === 'quality') return money(kit.quality_costs[shade]!);
  if (action === 'distribution') return money([kit.distribution_max[shade]!]);
  return '';
}

const money = (costs: readonly number[]): string => costs.map((cost) => `£${cost}`).join(', ');
