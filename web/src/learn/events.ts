// The chapter of the short rules that tells what an event is about. By game and chapter, the keys of the events.
const EVENTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  arkadia: {
    lay: 'laid drew drew-card took turned',
    workers: 'worker passed',
    enclose: 'completed paid enclosed enclosed-over beside',
    castle: 'castle floor lot worth holds holds-seals',
    banner: 'banner sold',
    end: 'end-begins final stuck',
  },
  arkwright: {
    start: 'founded first-price',
    decade: 'decade economy start-player start-player-named',
    admin: 'marker paid bill received',
    factory: 'built modernised closed inventor-kept',
    workers: 'hired hired-spot fired dismissed shifted sent',
    machinery: 'machine engineering-works',
    quality: 'quality',
    distribution: 'distribution',
    trade: 'bought-shares sold-shares repaid goods-sold',
    harbour: 'contract contract-rises delivered ship scrapped',
    overtime: 'overtime',
    prices: 'price price-gave-way',
    special: 'tile tile-returned token grey investor',
    sale: 'sale importer-sale last-unit last-unit-importer sold-together sold-to row-shut production production-over seller importer claim distribution-fell standing standing-cash',
    value: 'share-value bonus bonus-tie share-step',
    wages: 'wages harbour-wages paid-factories',
    storage: 'stored lost-good',
    'decade-end': 'event obsolete obsolete-fee wrecked',
    emergency: 'emergency',
    end: 'final contract-penalty mark-penalty',
    actor: 'award-discarded award-out-of-reach award-shared final-bonus record reorganization-turned share-award shipping-award',
    exchange: 'bought-back bought-foreign sold-foreign',
  },
  'arkwright-cards': {
    turn: 'round decade begins action',
    action: 'founded opened upgraded hired machines laid lifted bought borrowed ships-ready ran more-workers passed',
    price: 'set',
    develop: 'developed took discarded reactivated inventor brokered foreman-at',
    sale: 'made sold shipped costs value faded wasted patron extra-shift emergency bankrupt neutral production production-over seller standing stored share-step',
    end: 'final award tie-broken',
    solo: 'drawn disc opponent-forward opponent-opens opponent-sells opponent-share opponent-starts behind opponent opponent-sold opponent-standing opponent-was',
  },
};

const chapters = new Map(
  Object.entries(EVENTS).flatMap(([game, byChapter]) =>
    Object.entries(byChapter).flatMap(([chapter, keys]) => keys.split(' ').map((key): [string, string] => [`${game} ${key}`, chapter])),
  ),
);

/** Null for what no chapter tells: somebody sat down, a bot failed. */
export const chapterOfEvent = (game: string, key: string): string | null => chapters.get(`${game} ${key}`) ?? null;
