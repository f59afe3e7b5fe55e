/** By chapter of the short rules: its picture (`web/src/learn/pictures.ts`). */
export const pictures: Readonly<Record<string, string>> = {
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
};
