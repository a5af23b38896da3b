import type { Event, EventCard } from '../../../contract/event.ts';
import { regionOf } from '../../../contract/texts/regions.ts';
import type { Queryable } from '../../db/database.ts';
import type { PublicRows } from '../../db/lists/rememberTotals.ts';
import { koreanDayOf } from '../../lib/koreanDay.ts';
import { findFirst, type Search } from '../find/findFirst.ts';
import { selectPartOf } from '../taxonomy/taxonomySql.ts';
import { eventList } from './eventSql.ts';

const SIMILAR_EVENTS = 3;

/** Finds events that run, for what an ended one was about, by the list of the browse page. */
export function createSimilarEvents(rows: PublicRows) {
  const list = eventList(rows);
  return async (event: Event, now: Date): Promise<EventCard[]> => {
    const searches = await searchesFor(rows.db, event);
    const found = await findFirst(list(koreanDayOf(now)), {
      searches,
      most: SIMILAR_EVENTS,
      except: event.id,
      now,
    });
    return found.map(({ json }): EventCard => JSON.parse(json));
  };
}

/** First by the treatment, then by the part of the body; for each the region of the event comes first. */
async function searchesFor(db: Queryable, { treatments, clinic }: Event): Promise<Search[]> {
  const [treatment] = treatments;
  if (!treatment) return [];
  const partId = await selectPartOf(db, treatment.id);
  const about: Search[] = [{ treatmentId: treatment.id }, ...(partId === null ? [] : [{ partId }])];
  if (!clinic?.district) return about;
  const region = regionOf(clinic.district.id);
  return about.flatMap((each) => [{ ...each, region }, each]);
}
