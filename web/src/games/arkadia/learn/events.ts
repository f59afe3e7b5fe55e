/** By chapter of the short rules: the keys of the events that it explains. */
export const events: Readonly<Record<string, string>> = {
  lay: 'laid drew drew-card took turned',
  workers: 'worker passed',
  enclose: 'completed paid enclosed enclosed-over beside',
  castle: 'castle floor lot worth holds holds-seals',
  banner: 'banner sold',
  end: 'end-begins last-round final stuck',
};
