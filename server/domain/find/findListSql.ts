import type { FindQuery } from '../../../contract/find.ts';
import type { SortName } from '../../../contract/plain/sorts.ts';
import type { ListedNoun } from '../../db/feed/change.ts';
import {
  type List,
  type ListSource,
  listByPublication,
  type Slice,
} from '../../db/lists/listByPublication.ts';
import { type PublicRows, rememberTotals, type TotalOf } from '../../db/lists/rememberTotals.ts';
import { sortedBy } from '../../db/lists/sortedBy.ts';
import type { Condition } from '../../db/lists/where.ts';
import { taxonomyConditions } from '../taxonomy/taxonomyFilterSql.ts';
import { circleAround } from './distanceRules.ts';
import { findConditions, isAboutClinic } from './findConditionsSql.ts';
import { popularList } from './popularSql.ts';
import { sortKeys, sortOf } from './sortsSql.ts';

export interface FindRequest extends FindQuery, Slice {
  sort?: SortName | undefined;
}

const TYPES = { clinic: 'CLINIC', doctor: 'DOCTOR', event: 'EVENT', review: 'REVIEW' } as const;

interface FindSource<Row> extends Omit<ListSource<Row>, 'table'> {
  noun: ListedNoun;
}

const NOTHING_CHOSEN = { circle: null, treatmentId: undefined };

/** The list of a tab with all filters and sorts. */
export function findList<Row>(
  rows: PublicRows,
  { noun, ...rest }: FindSource<Row>,
  totalOf: TotalOf = rememberTotals(rows, noun),
) {
  const { db } = rows;
  const source = { ...rest, table: noun };
  const newest = listByPublication(rows, source, totalOf);
  const sorted = sortedBy(db, source, totalOf);
  const ranked = { ...source, type: TYPES[noun], keys: sortKeys(noun, 'rating', NOTHING_CHOSEN) };
  const popular = popularList(db, ranked, totalOf);

  return async (
    { sort, offset, limit, after, ...query }: FindRequest,
    now: Date,
    more: readonly Condition[] = [],
  ): Promise<List<Row>> => {
    const taxonomy = await taxonomyConditions(db, noun, query);
    const conditions = [...taxonomy, ...findConditions(noun, query), ...more];
    const slice = { offset, limit, after };
    if (sort === undefined || sort === 'newest') return newest(conditions, slice);
    if (sort === 'popular') return popular(conditions, slice, now);
    const circle = query.near ? circleAround(query.near, query.radius) : null;
    // Without a position there is no distance to sort by.
    const hasClinic = isAboutClinic(noun, query);
    const sorting = sortOf(noun, sort, { circle, hasClinic, treatmentId: query.treatmentId });
    return sorting ? sorted(conditions, sorting, slice) : newest(conditions, slice);
  };
}
