import type { ClinicCard } from '../../../contract/clinic.ts';
import type { AppContext } from '../../appContext.ts';
import { openTexts } from '../../crypto/texts.ts';
import type { RowJson } from '../../db/rowJson.ts';
import { orNotFound } from '../../refusal.ts';
import { clinicList } from '../clinic/clinicSql.ts';
import { findFirst, type Search } from '../find/findFirst.ts';
import { selectPartOf } from '../taxonomy/taxonomySql.ts';
import { type CounselTopic, selectTopic } from './counselTopicSql.ts';
import { openDetails } from './texts/counselTexts.ts';

const SIMILAR_CLINICS = 3;
/** How many treatments are searched at most: a booking may name many more. */
const SEARCHED_TREATMENTS = 3;

/** Finds other clinics for what a counsel is about, by the list of the browse page: popular ones first. */
export function createSimilarClinics(context: AppContext) {
  const { db, memberKeys } = context;
  const list = clinicList(context);
  return async (memberId: string, id: string, now: Date): Promise<RowJson<ClinicCard>[]> => {
    const topic = orNotFound(await selectTopic(db, memberId, id));
    const details = openDetails(topic.details, await openTexts(memberKeys, memberId), id);
    const chosen = details?.treatments?.map((treatment) => treatment.id) ?? [];
    const treatmentIds = [
      ...new Set([...chosen, ...(topic.treatmentId ? [topic.treatmentId] : [])]),
    ];
    const [first] = treatmentIds;
    const searches = searchesFor(topic, {
      treatmentIds: treatmentIds.slice(0, SEARCHED_TREATMENTS),
      partId: first === undefined ? null : await selectPartOf(db, first),
    });
    return findFirst(list, { searches, most: SIMILAR_CLINICS, except: topic.clinicId, now });
  };
}

/**
 * By the treatments: those that the member has chosen, in the order of the taxonomy, then that of the event or review.
 * Then by the part of the body of the first one. By the specialty only if there is no treatment. All of them in the
 * clinic's region, then everywhere.
 */
function searchesFor(
  { specialtyId, region }: CounselTopic,
  { treatmentIds, partId }: { treatmentIds: readonly string[]; partId: string | null },
): Search[] {
  const about: Search[] = [
    ...treatmentIds.map((treatmentId) => ({ treatmentId })),
    ...(partId === null ? [] : [{ partId }]),
  ];
  if (about.length === 0 && specialtyId !== null) about.push({ specialtyId });
  const near = region === null ? [] : about.map((each) => ({ ...each, region }));
  return [...near, ...about];
}
