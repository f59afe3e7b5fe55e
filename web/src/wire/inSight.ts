// Whether somebody looks at this page: it is shown, and it was used not long ago. Who has gone away without closing the
// page gets notices again.

const AWAY_AFTER = 5 * 60_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'focus'] as const;

let used = 0;
let watching = false;

function watch(): void {
  watching = true;
  used = Date.now();
  const note = (): void => void (used = Date.now());
  for (const sign of SIGNS) addEventListener(sign, note, { passive: true, capture: true });
  document.addEventListener('visibilitychange', note);
}

export function inSight(now = Date.now()): boolean {
  if (!watching) watch();
  return document.visibilityState === 'visible' && now - used < AWAY_AFTER;
}
