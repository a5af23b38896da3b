export interface List<T> {
  data: readonly T[];
  total?: number;
  /** The server did not count further. */
  totalIsCapped?: true | undefined;
}

/** A list arrives in `data` or one level deeper in `data.data`. */
type ListAnswer<T> = List<T> | { data: List<T> };

const innerOf = <T>(answer: ListAnswer<T>): List<T> =>
  'data' in answer.data ? answer.data : { ...answer, data: answer.data };

export const listOf = <T>(answer: ListAnswer<T>): readonly T[] => innerOf(answer).data;

/** The total; an answer without a total counts its own rows. */
export function totalOf<T>(answer: ListAnswer<T>): number {
  const { total, data } = innerOf(answer);
  return total ?? data.length;
}

/** The total, and whether there are more: the server did not count further, or a list shows at most `most` rows. */
export function cappedTotalOf<T>(
  answer: ListAnswer<T>,
  most = Number.POSITIVE_INFINITY,
): { total: number; totalIsCapped?: true | undefined } {
  const total = totalOf(answer);
  return total > most ? { total: most, totalIsCapped: true } : { ...innerOf(answer), total };
}

/** Moves one item; an index outside the list changes nothing. */
export function move<T>(list: readonly T[], from: number, to: number): T[] {
  const moved = [...list];
  if (!isPlace(list, from) || !isPlace(list, to)) return moved;
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

const isPlace = (list: readonly unknown[], index: number) =>
  Number.isInteger(index) && index >= 0 && index < list.length;
