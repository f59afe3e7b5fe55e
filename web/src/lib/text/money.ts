// Money as everywhere: the sign before the pound, a true minus.
export function pounds(amount: number): string {
  return amount < 0 ? `−£${-amount}` : `£${amount}`;
}

export function change(amount: number, money = true): string {
  const unit = money ? '£' : '';
  if (amount === 0) return `${unit}0`;
  return amount < 0 ? `−${unit}${-amount}` : `+${unit}${amount}`;
}
