import type { Queryable } from '../db/database.ts';
import { isoTime } from '../db/jsonSql.ts';
import { type PublicRows, rememberTotals } from '../db/lists/rememberTotals.ts';
import { clinicIsPublished } from '../domain/clinic/clinicBriefSql.ts';
import { doctorIsShown } from '../domain/doctor/doctorCardSql.ts';
import { eventIsRunning } from '../domain/event/eventCardSql.ts';
import { reviewIsPublished } from '../domain/review/reviewCardSql.ts';
import { limits } from '../limits.ts';

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

/** The number of pages of each kind, all of them, counted again after a public change. */
export function sitemapTotals(rows: PublicRows) {
  const totals = {
    clinic: rememberTotals(rows, 'clinic'),
    doctor: rememberTotals(rows, 'doctor'),
    event: rememberTotals(rows, 'event'),
    review: rememberTotals(rows, 'review'),
  };
  return async (kind: SitemapKind, day: string): Promise<number> => {
    const { total } = await totals[kind]({
      sql: VISIBLE[kind](day),
      params: [],
      isCountedToTheEnd: true,
    });
    return total;
  };
}

interface SitemapPart {
  kind: SitemapKind;
  /** The day in Seoul. */
  day: string;
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
