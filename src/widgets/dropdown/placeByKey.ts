/** Where a key leads to in a list of so many; round and round. Undefined for a key that leads nowhere. */
export function placeByKey(key: string, from: number, count: number): number | undefined {
  const last = count - 1;
  if (key === 'ArrowDown') return from >= last ? 0 : from + 1;
  if (key === 'ArrowUp') return from <= 0 ? last : from - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return undefined;
}
