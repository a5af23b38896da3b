import type { SearchedTerm } from '../../../../contract/staff/staffSearch.ts';
import type { Queryable } from '../../../db/database.ts';
import { limits } from '../../../limits/limits.ts';

/** Staff see a term with this many searches in the chosen days, so that they never see the search of one visitor. */
const SHOWN_FROM = 3;

/** Visitors see a term with this many searches in the last seven days. */
export const POPULAR_FROM = 5;

/** How often a term was searched on a day in Seoul. */
export interface CountedTerm {
  day: string;
  term: string;
  searches: number;
  /** The last search found something. */
  found: boolean;
}

/** Other writers wait until the transaction ends; readers do not. */
export async function lockSearchTerms(tx: Queryable): Promise<void> {
  await tx.query('lock table search_term in share row exclusive mode');
}

/** Adds to the counts of a day. When the day has all the terms that it may have, new ones are left out. */
export async function addSearches(
  tx: Queryable,
  day: string,
  counted: readonly CountedTerm[],
): Promise<void> {
  await tx.query(
    `with given as (
       select * from jsonb_to_recordset($2::jsonb) as given (term text, searches int, found boolean)
     ), known as (
       select given.* from given join search_term using (term) where search_term.day = $1
     ), fresh as (
       select * from given where term not in (select term from known)
       order by searches desc, term
       limit greatest(0, $3 - (select count(*) from search_term where day = $1))
     )
     insert into search_term (day, term, searches, found)
     select $1::date, term, searches, found
     from (select term, searches, found from known union all
           select term, searches, found from fresh) counted
     on conflict (day, term) do update
     set searches = search_term.searches + excluded.searches, found = excluded.found`,
    [day, JSON.stringify(counted), limits.searchTerms.termsOfDay],
  );
}

interface OldTerms {
  rareBefore: string;
  allBefore: string;
}

export async function deleteOldTerms(
  db: Queryable,
  { rareBefore, allBefore }: OldTerms,
): Promise<void> {
  await db.query(
    `delete from search_term
     where day < $1::date or (day < $2::date and searches < ${SHOWN_FROM})`,
    [allBefore, rareBefore],
  );
}

interface SearchedFilter {
  found: boolean;
  /** The first day that counts. */
  since: string;
  offset: number;
  limit: number;
}

/** A new alias: the term finds something from now on. */
export async function markFound(tx: Queryable, term: string): Promise<void> {
  await tx.query(
    `update search_term set found = true
     where not found and replace(term, ' ', '') = replace($1, ' ', '')`,
    [term],
  );
}

/** Terms that were searched often enough for staff; hidden ones come last. */
export async function selectSearched(
  db: Queryable,
  { found, since, offset, limit }: SearchedFilter,
): Promise<{ data: SearchedTerm[]; total: number }> {
  const terms = `
    select term, sum(searches) as searches, max(day)::text as "lastDay",
      exists (select 1 from search_term_hidden hidden where hidden.term = searched.term) as "isHidden"
    from search_term searched where day >= $2::date
    group by term
    having sum(searches) >= ${SHOWN_FROM}
      and (array_agg(found order by day desc))[1] = $1`;
  const data = await db.query<SearchedTerm>(
    `${terms} order by "isHidden", searches desc, term limit $3 offset $4`,
    [found, since, limit, offset],
  );
  const [count] = await db.query<{ total: number }>(
    `select count(*) as total from (${terms}) as counted`,
    [found, since],
  );
  return { data, total: count?.total ?? 0 };
}

/** Terms with results that were searched often, most searched first, without hidden ones. */
export async function selectPopularTerms(db: Queryable, since: string): Promise<string[]> {
  const rows = await db.query<{ term: string }>(
    `select term from search_term searched
     where found and day >= $1::date
       and not exists (select 1 from search_term_hidden hidden where hidden.term = searched.term)
     group by term having sum(searches) >= ${POPULAR_FROM}
     order by sum(searches) desc, term limit ${MOST_POPULAR}`,
    [since],
  );
  return rows.map(({ term }) => term);
}

/** Reads more terms than are shown: those that are no word of the taxonomy, a place or an alias are left out later. */
const MOST_POPULAR = 200;

/** Whether the term was searched and is still stored. */
export async function isSearched(db: Queryable, term: string): Promise<boolean> {
  return (await db.query('select 1 from search_term where term = $1 limit 1', [term])).length > 0;
}

/** The id of the hidden term; null if it was hidden already. */
export async function insertHidden(
  tx: Queryable,
  term: string,
  id: string,
): Promise<string | null> {
  const rows = await tx.query(
    'insert into search_term_hidden (term, id) values ($1, $2) on conflict do nothing returning id',
    [term, id],
  );
  return rows.length > 0 ? id : null;
}

export async function deleteHidden(tx: Queryable, term: string): Promise<string | null> {
  const [row] = await tx.query<{ id: string }>(
    'delete from search_term_hidden where term = $1 returning id',
    [term],
  );
  return row?.id ?? null;
}

export async function selectHiddenTerms(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ term: string }>('select term from search_term_hidden');
  return rows.map(({ term }) => term);
}
