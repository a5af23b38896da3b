import type { CounselDetails } from '../../contract/counselDetails.ts';
import type { Language } from '../../contract/plain/language.ts';
import type { Named } from '../../contract/shape.ts';
import type { AppContext } from '../appContext.ts';
import { sealTexts } from '../crypto/texts.ts';
import type { Queryable } from '../db/database.ts';
import { named } from '../db/jsonSql.ts';
import { treatmentOfCounsel } from '../domain/counsel/counselTopicSql.ts';
import { detailsPlace } from '../domain/counsel/texts/counselTexts.ts';
import { createRandom } from './generate/lib/random.ts';

interface ChosenCounsel {
  id: string;
  code: string;
  memberId: string;
  language: Language;
  /** What the event or review is about. */
  treatment: Named | null;
}

/**
 * Adds details to the counsels of the first demo member of each language, and to the counsels at clinics that have a
 * staff account.
 */
export async function seedDetails(
  tx: Queryable,
  memberKeys: AppContext['memberKeys'],
): Promise<void> {
  for (const counsel of await selectCounsels(tx)) {
    const details = makeDetails(counsel);
    if (!details) continue;
    const { id, memberId } = counsel;
    const texts = await sealTexts(tx, memberKeys, memberId);
    const sealed = texts.seal(JSON.stringify(details), detailsPlace(id));
    await tx.query('update counsel set details_sealed = $2 where id = $1', [id, sealed]);
  }
}

const selectCounsels = (tx: Queryable): Promise<ChosenCounsel[]> =>
  tx.query<ChosenCounsel>(
    `select id, code, member_id as "memberId", language,
       (select ${named('treatment')} from treatment
        where treatment.id = (${treatmentOfCounsel})) as treatment
     from counsel where seeded and texts_erased_at is null and (
       clinic_id in (select clinic_id from staff where seeded)
       or member_id in (select member_id from member_identity
         where issuer = 'demo' and subject in ('demo-001', 'demo-002')))
     order by id`,
  );

/** Members who read Japanese often wish for an interpreter and name their LINE id; some tell nothing. */
function makeDetails({ code, language, treatment }: ChosenCounsel): CounselDetails | null {
  const random = createRandom(`details of ${code}`);
  if (random.chance(0.25)) return null;
  const isJapanese = language === 'ja';
  const details: CounselDetails = {
    ...(treatment && { treatments: [treatment] }),
    ...(random.chance(0.7) && { contact: isJapanese ? LINE : random.pick([HERE, PHONE]) }),
    ...(isJapanese && random.chance(0.8) && { interpreter: true }),
  };
  return Object.keys(details).length > 0 ? details : null;
}

const HERE = { by: 'HERE' } as const;
/** Neither this LINE id nor this phone number exists. */
const LINE = { by: 'LINE', address: 'nabi.demo' } as const;
const PHONE = { by: 'PHONE', address: '010-0000-0000' } as const;
