// The places of a production row as they are drawn: workers, machines, then what is free.
export interface Slot {
  kind: 'worker' | 'machine' | 'free';
  /** Only a worker may stand here. */
  round: boolean;
  /** Comes with the plan. */
  tentative: boolean;
}

/** How often the move is made when this place is pressed. */
export function pressesTo(move: 'hire' | 'fire' | 'machine', rows: readonly { spaces: number; workers: number; machines: number }[], row: number, place: number): number {
  const { spaces, workers, machines } = rows[row]!;
  const free = (one: { spaces: number; workers: number; machines: number }): number => one.spaces - one.workers - one.machines;
  const sum = (numbers: number[]): number => numbers.reduce((all, n) => all + n, 0);
  // Rows are filled from the first on and emptied from the last on.
  if (move === 'hire') return place < workers + machines || place >= spaces ? 0 : sum(rows.slice(0, row).map(free)) + place - workers - machines + 1;
  if (place >= workers) return 0;
  return workers - place + (move === 'fire' ? sum(rows.slice(row + 1).map((one) => one.workers)) : 0);
}

/** The first row that somebody works in and that makes nothing yet, with the number of its free places. */
export function unfinishedRow(spaces: readonly number[], { workers, machines, rows }: { workers: readonly number[]; machines: readonly number[]; rows: number }): { row: number; free: number } | null {
  const row = spaces.findIndex((_, i) => i >= rows && workers[i]! + machines[i]! > 0);
  const free = row < 0 ? 0 : spaces[row]! - workers[row]! - machines[row]!;
  return free > 0 ? { row, free } : null;
}

export function rowSlots(spaces: number, workerOnly: number, workers: number, machines: number, workersBefore: number, machinesBefore: number): Slot[] {
  const slots: Slot[] = [];
  for (let i = 0; i < workers; i++) slots.push({ kind: 'worker', round: true, tentative: i >= workersBefore });
  for (let i = 0; i < machines; i++) slots.push({ kind: 'machine', round: false, tentative: i >= machinesBefore });
  while (slots.length < spaces) slots.push({ kind: 'free', round: slots.length < workerOnly, tentative: false });
  return slots;
}
