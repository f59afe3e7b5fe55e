// Time zones: the reader's own, and the daily window of a player as the reader's clock shows it.

/** The zone of this device; empty if the browser does not tell it. */
export function ownZone(): string {
  try {
    return Intl.DateTimeFormat().resolvedOptions().timeZone || '';
  } catch {
    return '';
  }
}

/** Minutes by which the clocks of a zone are ahead of UTC at a moment; 0 for a zone that is not known here. */
export function offsetOf(zone: string, at: number): number {
  try {
    const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' }).formatToParts(at);
    const [year, month, day, hour, minute] = ['year', 'month', 'day', 'hour', 'minute'].map((type) => Number(parts.find((part) => part.type === type)!.value));
    return Math.round((Date.UTC(year!, month! - 1, day!, hour, minute) - Math.floor(at / 60_000) * 60_000) / 60_000);
  } catch {
    return 0;
  }
}

/** The window of a player in `zone`, in minutes after midnight of the reader. */
export function windowFor(window: readonly [number, number], zone: string, at: number, reader = ownZone()): [number, number] {
  const shift = reader && zone ? offsetOf(reader, at) - offsetOf(zone, at) : 0;
  const turned = (minutes: number): number => (((minutes + shift) % 1440) + 1440) % 1440;
  return [turned(window[0]), turned(window[1]) || 1440];
}
