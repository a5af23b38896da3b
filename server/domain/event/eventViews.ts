import type { Database } from '../../db/database.ts';
import { limits } from '../../limits.ts';
import { addViews, type ViewedEvent } from '../overview/daySumSql.ts';

/** Views of events that are counted and not yet written. Nothing here says who read. */
export interface EventViews {
  add(viewed: ViewedEvent): void;
  /** Returns all counts and forgets them. */
  take(): ViewedEvent[];
}

/** Holds a bounded number of different events; while it is full, further ones are not counted. */
export function createEventViews(most: number = limits.overview.viewsWaiting): EventViews {
  let waiting = new Map<string, ViewedEvent>();
  return {
    add: (viewed) => {
      const key = `${viewed.day} ${viewed.eventId}`;
      const known = waiting.get(key);
      if (!known && waiting.size >= most) return;
      waiting.set(key, { ...viewed, views: viewed.views + (known?.views ?? 0) });
    },
    take: () => {
      const taken = [...waiting.values()];
      waiting = new Map();
      return taken;
    },
  };
}

/** Writes what was counted since the last time. After a failure the counts wait for the next time. */
export async function writeEventViews(db: Database, views: EventViews): Promise<void> {
  const taken = views.take();
  if (taken.length === 0) return;
  try {
    await addViews(db, taken);
  } catch (cause) {
    for (const viewed of taken) views.add(viewed);
    throw cause;
  }
}
