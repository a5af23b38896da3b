import { LRUCache } from 'lru-cache';
import type { Queryable } from '../db/database.ts';
import { isoTime } from '../db/jsonSql.ts';
import { cappedCount } from '../db/lists/cappedCount.ts';
import { clinicIsPublished } from '../domain/clinic/clinicBriefSql.ts';
import { doctorIsShown } from '../domain/doctor/doctorCardSql.ts';
import { eventIsRunning } from '../domain/event/eventCardSql.ts';
import { reviewIsPublished } from '../domain/review/reviewCardSql.ts';
import { limits } from '../limits/limits.ts';

/** The kinds of records with public pages. */
export const SITEMAP_KINDS = ['clinic', 'doctor', 'event', 'review'] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

export interface SitemapEntry {
  id: string;
  changedAt: string;
}

/** Conditions for a day in Seoul. */
const VISIBLE: Record<SitemapKind, (day: string) => string> = {
  clinic: () => clinicIsPublished,
  doctor: () => doctorIsShown,
  event: eventIsRunning,
  review: () => reviewIsPublished,
};

interface SitemapPart {
  kind: SitemapKind;
  /** The day in Seoul. */
  day: string;
}

/** How many pages of each kind there are. Counted once an hour: a count reads a table to its end. */
export function sitemapTotals(db: Queryable) {
  const totals = new LRUCache<string, number, SitemapPart>({
    max: 2 * SITEMAP_KINDS.length,
    ttl: limits.kept.sitemapTotalMs,
    fetchMethod: async (_key, _old, { context: { kind, day } }) => {
      const where = { sql: VISIBLE[kind](day), params: [], hasExactTotal: true };
      return (await cappedCount(db, kind, where)).total;
    },
    ignoreFetchAbort: true,
  });
  return (part: SitemapPart): Promise<number> =>
    totals.forceFetch(`${part.kind} ${part.day}`, { context: part });
}

/** Oldest first: a new record goes into the last file, and the other files stay the same. */
export async function* sitemapEntries(
  db: Queryable,
  part: SitemapPart,
  { offset, limit }: { offset: number; limit: number },
): AsyncGenerator<SitemapEntry[]> {
  let rest = limit;
  let batch = await select(db, part, [Math.min(rest, limits.lists.sitemapBatch), offset]);
  for (;;) {
    if (batch.length > 0) yield batch;
    rest -= batch.length;
    const last = batch.at(-1);
    if (!last || batch.length < limits.lists.sitemapBatch || rest <= 0) return;
    batch = await select(db, part, [Math.min(rest, limits.lists.sitemapBatch), 0, last.id]);
  }
}

function select(
  db: Queryable,
  { kind, day }: SitemapPart,
  params: readonly [limit: number, offset: number, after?: string],
): Promise<SitemapEntry[]> {
  const younger = params.length === 3 ? `and ${kind}.id > $3` : '';
  return db.query<SitemapEntry>(
    `select ${kind}.id, ${isoTime(`${kind}.updated_at`)} as "changedAt"
     from ${kind} where ${VISIBLE[kind](day)} ${younger}
     order by ${kind}.id limit $1 offset $2`,
    params,
  );
}
