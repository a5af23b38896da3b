export interface List<T> {
  data: readonly T[];
  total?: number;
}

/** Lists arrive in `data` or one level deeper in `data.data`. */
export function listOf<T>(answer: List<T> | { data: List<T> }): readonly T[] {
  return 'data' in answer.data ? answer.data.data : answer.data;
}

/** How many there are; an answer that does not say so counts for its own rows. */
export function totalOf<T>(answer: List<T> | { data: List<T> }): number {
  const list = 'data' in answer.data ? answer.data : { ...answer, data: answer.data };
  return list.total ?? list.data.length;
}
