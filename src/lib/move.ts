/** The list with one item taken to another place; a place outside the list changes nothing. */
export function move<T>(list: readonly T[], from: number, to: number): T[] {
  const moved = [...list];
  if (!isPlace(list, from) || !isPlace(list, to)) return moved;
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

const isPlace = (list: readonly unknown[], index: number) =>
  Number.isInteger(index) && index >= 0 && index < list.length;
