import type { Queryable } from '../../../db/database.ts';
import { clinicIsPublished } from '../../clinic/clinicBriefSql.ts';
import { eventIsRunning } from '../../event/eventCardSql.ts';

export interface TreatmentCounts {
  clinicCount: number;
  eventCount: number;
}

/** How many clinics offer each treatment, and how many events of it run. */
export const selectTreatmentCounts = (
  db: Queryable,
  day: string,
): Promise<(TreatmentCounts & { id: string })[]> =>
  db.query(
    `select treatment.id, coalesce(offers.count, 0) as "clinicCount",
       coalesce(runs.count, 0) as "eventCount"
     from treatment
     left join (
       select treatment_id, count(*)::int as count
       from clinic_treatment join clinic on clinic.id = clinic_id and ${clinicIsPublished}
       group by treatment_id) offers on offers.treatment_id = treatment.id
     left join (
       select treatment_id, count(*)::int as count
       from event_treatment join event on event.id = event_id and ${eventIsRunning(day)}
       group by treatment_id) runs on runs.treatment_id = treatment.id`,
  );
