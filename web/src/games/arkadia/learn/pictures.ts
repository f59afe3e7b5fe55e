/** By chapter of the short rules: its picture (`web/src/learn/pictures.ts`). */
export const pictures: Readonly<Record<string, string>> = {
  aim: 'seal-cloth seal-spice seal-carpenter seal-silver → money',
  lay: 'tent → worker-neutral:1',
  workers: 'worker worker worker-neutral → castle',
  enclose: 'worker → seal-cloth:1 · worker-neutral → 0',
  castle: 'castle + seal-silver:3 = seal-silver:×3',
  banner: 'banner → worker:2 + seal-cloth:7 → money:21',
  end: 'castle:20 → check',
};
