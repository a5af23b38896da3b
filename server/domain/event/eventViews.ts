import type { Database } from '../../db/database.ts';
import { type Counts, createCounts, writeCounts } from '../../lib/createCounts.ts';
import { limits } from '../../limits/limits.ts';
import { addViews, type ViewedEvent } from '../overview/daySumSql.ts';

/** Views of events that are counted and not yet written. Nothing here says who read. */
export type EventViews = Counts<ViewedEvent>;

export const createEventViews = (): EventViews =>
  createCounts({
    most: limits.overview.viewsWaiting,
    keyOf: ({ day, eventId }) => `${day} ${eventId}`,
    sum: (known, added) => ({ ...added, views: known.views + added.views }),
  });

export const writeEventViews = (db: Database, views: EventViews): Promise<void> =>
  writeCounts(views, (taken) => addViews(db, taken));
