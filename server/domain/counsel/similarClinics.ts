import type { ClinicCard } from '../../../contract/clinic.ts';
import type { PublicRows } from '../../db/rememberTotals.ts';
import type { RowJson } from '../../db/rowJson.ts';
import { orNotFound } from '../../refusal.ts';
import { clinicList } from '../clinic/clinicSql.ts';
import type { FindRequest } from '../find/findListSql.ts';
import { type CounselTopic, selectTopic } from './counselTopicSql.ts';

const SIMILAR_CLINICS = 3;

type Search = Pick<FindRequest, 'treatmentId' | 'partId' | 'specialtyId' | 'region'>;

/** Finds other clinics for what a counsel is about, by the list of the browse page: popular ones first. */
export function createSimilarClinics(rows: PublicRows) {
  const list = clinicList(rows);
  return async (memberId: string, id: string, now: Date): Promise<RowJson<ClinicCard>[]> => {
    const topic = orNotFound(await selectTopic(rows.db, memberId, id));
    const found = new Map<string, RowJson<ClinicCard>>();
    for (const search of searchesFor(topic)) {
      // Enough rows, also if all clinics that are known already come first.
      const limit = SIMILAR_CLINICS + found.size + 1;
      const { data } = await list({ ...search, sort: 'popular', offset: 0, limit }, now);
      for await (const row of data) {
        const { id: clinicId }: { id: string } = JSON.parse(row.json);
        if (clinicId !== topic.clinicId) found.set(clinicId, row);
      }
      if (found.size >= SIMILAR_CLINICS) break;
    }
    return [...found.values()].slice(0, SIMILAR_CLINICS);
  };
}

/** The same treatment, then the same part of the body, otherwise the same specialty. The own region comes first. */
function searchesFor({ treatmentId, partId, specialtyId, region }: CounselTopic): Search[] {
  const about: Search[] = [
    ...(treatmentId === null ? [] : [{ treatmentId }]),
    ...(partId === null ? [] : [{ partId }]),
  ];
  if (about.length === 0 && specialtyId !== null) about.push({ specialtyId });
  const near = region === null ? [] : about.map((each) => ({ ...each, region }));
  return [...near, ...about];
}
