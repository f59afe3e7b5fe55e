/** By chapter of the short rules: its picture (`web/src/learn/pictures.ts`). */
export const pictures: Readonly<Record<string, string>> = {
  aim: 'share:20 × share-value:£20',
  action: 'factory · worker · machine · quality · distribution · share',
  price: 'price:£4 + appeal:5 = price:£8 + appeal:1',
  develop: 'development:+1',
  sale: 'appeal:4 − demand:2 = clothes:2',
  end: 'money → share · loan → share:−1 · ship → share-value:−1',
  solo: 'human · bot bot',
};
