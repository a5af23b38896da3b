import type { Queryable } from '../db/database.ts';
import { isoTime } from '../db/jsonSql.ts';
import { type PublicRows, totalMemory } from '../db/totalMemory.ts';
import { clinicIsPublished } from '../domain/clinic/clinicSql.ts';
import { doctorIsShown } from '../domain/doctor/doctorCardSql.ts';
import { eventIsShown } from '../domain/event/eventCardSql.ts';
import { reviewIsPublished } from '../domain/review/reviewCardSql.ts';

/** What has pages that strangers may find. */
export const SITEMAP_KINDS = ['clinic', 'doctor', 'event', 'review'] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

export interface SitemapEntry {
  id: string;
  changedAt: string;
}

const VISIBLE: Record<SitemapKind, string> = {
  clinic: clinicIsPublished,
  doctor: doctorIsShown,
  event: eventIsShown,
  review: reviewIsPublished,
};

const BATCH = 1_000;

/** How many pages each kind has, counted once until something changes. */
export function sitemapTotals(rows: PublicRows) {
  const totals = {
    clinic: totalMemory(rows, 'clinic'),
    doctor: totalMemory(rows, 'doctor'),
    event: totalMemory(rows, 'event'),
    review: totalMemory(rows, 'review'),
  };
  return (kind: SitemapKind) => totals[kind]({ sql: VISIBLE[kind], params: [] });
}

/** Oldest first, so that what is new goes into the last file and the others stay as they are. */
export async function* sitemapEntries(
  db: Queryable,
  kind: SitemapKind,
  { offset, limit }: { offset: number; limit: number },
): AsyncGenerator<SitemapEntry[]> {
  let rest = limit;
  let batch = await select(db, kind, [Math.min(rest, BATCH), offset]);
  for (;;) {
    if (batch.length > 0) yield batch;
    rest -= batch.length;
    const last = batch.at(-1);
    if (!last || batch.length < BATCH || rest <= 0) return;
    batch = await select(db, kind, [Math.min(rest, BATCH), 0, last.id]);
  }
}

function select(
  db: Queryable,
  kind: SitemapKind,
  params: readonly [limit: number, offset: number, after?: string],
): Promise<SitemapEntry[]> {
  const younger = params.length === 3 ? `and ${kind}.id > $3` : '';
  return db.query<SitemapEntry>(
    `select ${kind}.id, ${isoTime(`${kind}.updated_at`)} as "changedAt"
     from ${kind} where ${VISIBLE[kind]} ${younger}
     order by ${kind}.id limit $1 offset $2`,
    params,
  );
}
