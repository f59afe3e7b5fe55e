// The places of a production row as they are drawn: workers, machines, then what is free.
export interface Slot {
  kind: 'worker' | 'machine' | 'free';
  /** Only a worker may stand here. */
  round: boolean;
  /** Comes with the plan. */
  tentative: boolean;
}

export function rowSlots(spaces: number, workerOnly: number, workers: number, machines: number, workersBefore: number, machinesBefore: number): Slot[] {
  const slots: Slot[] = [];
  for (let i = 0; i < workers; i++) slots.push({ kind: 'worker', round: true, tentative: i >= workersBefore });
  for (let i = 0; i < machines; i++) slots.push({ kind: 'machine', round: false, tentative: i >= machinesBefore });
  while (slots.length < spaces) slots.push({ kind: 'free', round: slots.length < workerOnly, tentative: false });
  return slots;
}
