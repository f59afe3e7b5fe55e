// The pictures of the short rules: rows of our own pieces with signs between them. `worker` is the icon, `worker:3` the icon with a
// figure, anything else a sign. By game and chapter.
export const PICTURES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  arkadia: {
    aim: 'seal-cloth seal-spice seal-carpenter seal-silver → money',
    lay: 'tent → worker-neutral:1',
    workers: 'worker worker worker-neutral → castle',
    enclose: 'worker → seal-cloth:1 · worker-neutral → 0',
    castle: 'castle + seal-silver:3 = seal-silver:×3',
    banner: 'banner → worker:2 + seal-cloth:7 → money:21',
    end: 'castle:20 → check',
  },
  arkwright: {
    aim: 'share:20 × share-value:£20 = money:£400',
    admin: 'money:£2 money:£4 money:£6 money:£8 money:£10',
    factory: 'factory:I → factory:II → factory:III',
    workers: 'worker → factory · worker → demand:+1',
    machinery: 'worker:£3 → machine:£1',
    quality: 'quality:+1 → appeal:+1',
    distribution: 'distribution:1 £1 · distribution:2 £2 · distribution:3 £3',
    trade: 'money ↔ share · loan:£13',
    harbour: 'contract:4 + lamps:4 + ship:4 → money',
    sale: 'factory:9 + quality:0 + distribution:2 − price:£7 = appeal:4',
    value: 'demand:2 → share-value:+2 · appeal → share-value:+1',
    wages: 'worker:3 × £2 + machine:1 × £1 = wage:£7',
    storage: 'clothes:3 → demand:2 + warehouse:1',
    'decade-end': 'factory:I → worker:+2',
    emergency: 'share:−1 → money:£19 · share-value:−1',
    end: 'money → share · contract:6 → share-value:−6',
  },
  'arkwright-cards': {
    aim: 'share:20 × share-value:£20',
    action: 'factory · worker · machine · quality · distribution · share',
    price: 'price:£4 + appeal:5 = price:£8 + appeal:1',
    develop: 'development:+1',
    sale: 'appeal:4 − demand:2 = clothes:2',
    end: 'money → share · loan → share:−1 · ship → share-value:−1',
    solo: 'human · bot bot',
  },
};

export interface Piece {
  icon: string | null;
  text: string;
}

/** Icons have these names; everything else between spaces is a sign. */
const ICON = /^([a-z][a-z-]+)(?::(.+))?$/;

export function piecesOf(picture: string): Piece[] {
  return picture.split(' ').map((word) => {
    const icon = ICON.exec(word);
    return icon ? { icon: icon[1]!, text: icon[2] ?? '' } : { icon: null, text: word };
  });
}
