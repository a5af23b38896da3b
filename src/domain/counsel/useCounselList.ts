import type { CounselCard } from '../../../contract/counsel.ts';
import { usePages } from '../../api/usePages.ts';
import { listOf, totalOf } from '../../lib/list.ts';
import { counselListQuery } from './counselQueries.ts';

/** The member's counsels, newest first; `rows` is undefined until the first of them have come. */
export function useCounselList() {
  const list = usePages(counselListQuery, (answer) => listOf<CounselCard>(answer));
  const { first, rows } = list;
  return {
    ...list,
    total: Math.max(first ? totalOf<CounselCard>(first) : 0, rows?.length ?? 0),
    /** One that is not among them may have news, too. */
    hasNews: first?.data.hasNews === true || (rows ?? []).some(({ changed }) => changed),
  };
}
