import { at, type Cell, type Table } from '../../../learn/complete/tables';

const head = (...names: string[]): Cell[] => names.map((name) => ({ word: `head-${name}` }));

export const tables: Readonly<Record<string, Table>> = {
  buildings: (values) => [
    head('building', 'squares', 'cards'),
    ...Object.entries(at<Record<string, number | number[]>>(values, 'cards.per_family')).map(([form, cards]): Cell[] => [
      { word: `form-${form}` }, String(at<number[][]>(values, `forms.${form}`).length), [cards].flat().join(' / '),
    ]),
  ],
};
