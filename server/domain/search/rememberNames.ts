import type { SearchKind } from '../../../contract/search.ts';
import type { Queryable } from '../../db/database.ts';
import type { PublicRows } from '../../db/rememberTotals.ts';
import { koreanDayOf } from '../../lib/koreanDay.ts';
import { limits } from '../../limits.ts';
import { type NameIndex, nameIndexBuilder } from './nameIndex.ts';
import { termReader } from './readTerms.ts';
import { nameBatches } from './searchSql.ts';
import type { TermIndex } from './termIndex.ts';

export interface AllNames extends Record<SearchKind, NameIndex> {
  terms: TermIndex;
}

interface Known {
  /** The feed position before they were read. */
  since: number;
  names: AllNames;
}

/** All names that visitors can find. Calls `onOld` when it returns names that are not the newest. */
type ReadNames = (onOld?: () => void) => Promise<AllNames>;

interface NameSource extends PublicRows {
  now: () => Date;
}

/** Reads the names on first use, and again after a change of names or after midnight in Seoul. */
export function rememberNames({ db, feed, now }: NameSource): ReadNames {
  const readTerms = termReader(db);
  let known: Known | undefined;
  let underWay: Promise<Known> | undefined;

  const read = async (): Promise<Known> => {
    const since = feed.position();
    known = { since, names: await readAllNames(db, readTerms, koreanDayOf(now())) };
    return known;
  };
  const readOnce = (): Promise<Known> => {
    underWay ??= read().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
  const isCurrent = ({ since }: Known) => feed.changedAt(['names'], since) === null;
  const readFresh = async (): Promise<AllNames> => {
    const asked = feed.position();
    let fresh = await readOnce();
    while (fresh.since < asked && !isCurrent(fresh)) fresh = await readOnce();
    return fresh.names;
  };

  return async (onOld = () => {}) => {
    if (!known) return readFresh();
    if (isCurrent(known)) return known.names;
    const { names: old } = known;
    const names = await freshOrOld(readFresh(), old);
    if (names === old) onOld();
    return names;
  };
}

/** The fresh value when it comes in time, otherwise the old one. */
async function freshOrOld<T>(fresh: Promise<T>, old: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, limits.lists.newNamesMs, old);
  });
  return Promise.race([fresh, timeout]).finally(() => clearTimeout(timer));
}

async function readAllNames(
  db: Queryable,
  readTerms: () => Promise<TermIndex>,
  day: string,
): Promise<AllNames> {
  const readNames = async (kind: SearchKind): Promise<NameIndex> => {
    const builder = nameIndexBuilder();
    for await (const batch of nameBatches(db, kind, day)) builder.add(batch);
    return builder.finish();
  };
  return {
    specialties: await readNames('specialties'),
    treatments: await readNames('treatments'),
    clinics: await readNames('clinics'),
    doctors: await readNames('doctors'),
    events: await readNames('events'),
    terms: await readTerms(),
  };
}
