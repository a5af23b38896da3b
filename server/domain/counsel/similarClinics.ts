import type { ClinicCard } from '../../../contract/clinic.ts';
import type { PublicRows } from '../../db/lists/rememberTotals.ts';
import type { RowJson } from '../../db/rowJson.ts';
import { orNotFound } from '../../refusal.ts';
import { clinicList } from '../clinic/clinicSql.ts';
import { findFirst, type Search } from '../find/findFirst.ts';
import { type CounselTopic, selectTopic } from './counselTopicSql.ts';

const SIMILAR_CLINICS = 3;

/** Finds other clinics for what a counsel is about, by the list of the browse page: popular ones first. */
export function createSimilarClinics(rows: PublicRows) {
  const list = clinicList(rows);
  return async (memberId: string, id: string, now: Date): Promise<RowJson<ClinicCard>[]> => {
    const topic = orNotFound(await selectTopic(rows.db, memberId, id));
    const searches = searchesFor(topic);
    return findFirst(list, { searches, most: SIMILAR_CLINICS, except: topic.clinicId, now });
  };
}

/**
 * By the treatment, then by the part of the body; by the specialty only if the counsel has neither. All of them in the
 * clinic's region, then everywhere.
 */
function searchesFor({ treatmentId, partId, specialtyId, region }: CounselTopic): Search[] {
  const about: Search[] = [
    ...(treatmentId === null ? [] : [{ treatmentId }]),
    ...(partId === null ? [] : [{ partId }]),
  ];
  if (about.length === 0 && specialtyId !== null) about.push({ specialtyId });
  const near = region === null ? [] : about.map((each) => ({ ...each, region }));
  return [...near, ...about];
}
