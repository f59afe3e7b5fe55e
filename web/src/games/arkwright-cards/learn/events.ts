/** By chapter of the short rules: the keys of the events that it explains. */
export const events: Readonly<Record<string, string>> = {
  turn: 'round decade begins action',
  action: 'founded opened upgraded hired machines laid lifted bought borrowed ships-ready ran more-workers passed',
  price: 'set',
  develop: 'developed took discarded reactivated inventor brokered foreman-at',
  sale: 'made sold shipped costs value faded wasted patron extra-shift emergency bankrupt neutral production production-over seller standing stored share-step',
  end: 'final award tie-broken',
  solo: 'drawn disc opponent-forward opponent-opens opponent-sells opponent-share opponent-starts behind opponent opponent-sold opponent-standing opponent-was',
};
