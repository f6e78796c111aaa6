export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new RangeError('no values');
  return (low + high) / 2;
}

/** The median ratio of pairs that were measured one after the other. */
export function ratio(values: readonly number[], others: readonly number[]): number {
  return median(values.map((value, index) => value / others[index]!));
}
