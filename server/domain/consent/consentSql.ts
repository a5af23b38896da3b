import { uuidv7 } from 'uuidv7';
import type { ClinicConsent } from '../../../contract/consent.ts';
import type { Member } from '../../../contract/member.ts';
import { CONSENT_PURPOSES, type ConsentPurpose } from '../../../contract/plain/consent.ts';
import { MY_CONSENT_LIMIT } from '../../../contract/plain/limits.ts';
import type { Queryable } from '../../db/database.ts';
import { isoTime, jsonList, named } from '../../db/jsonSql.ts';
import { clinicIsPublished } from '../clinic/clinicBriefSql.ts';
import { counselIsOpen } from '../counsel/counselSql.ts';

/**
 * The member's last answer to each purpose for each clinic. Rows without a clinic are left out: the consents to LINE
 * and to translations, and those of old versions of the app.
 */
const lastAnswers = (member: string) => `
  select distinct on (clinic_id, purpose) id, clinic_id, purpose, version, language, agreed, created_at
  from member_consent where member_id = ${member} and clinic_id is not null
  order by clinic_id, purpose, id desc`;

const given = `json_build_object('clinic_id', given.clinic_id, 'purpose', given.purpose,
  'version', given.version, 'agreed_at', ${isoTime('given.created_at')})`;

/** For a row of `member`. */
export const consentsInForce = jsonList(
  given,
  `(select * from (${lastAnswers('member.id')}) as last
    where last.agreed order by last.id desc limit ${MY_CONSENT_LIMIT}) as given`,
  'given.clinic_id, given.purpose',
);

/** The consents in force to one clinic. */
export async function selectConsentsTo(
  db: Queryable,
  memberId: string,
  clinicId: string,
): Promise<Member['consents']> {
  const rows = await db.query<{ given: Member['consents'][number] }>(
    `select ${given} as given from (${lastAnswers('$1')}) as given
     where given.agreed and given.clinic_id = $2`,
    [memberId, clinicId],
  );
  return rows.map((row) => row.given);
}

/** For a row of `counsel`: true if its member has no consent to its clinic, otherwise null. */
export const consentMissing = `nullif((
  select count(*) < ${CONSENT_PURPOSES.length} from (${lastAnswers('counsel.member_id')}) as last
  where last.agreed and last.clinic_id = counsel.clinic_id), false)`;

/** Clinics with consents in force first, then newest first. */
export function selectClinicConsents(db: Queryable, memberId: string): Promise<ClinicConsent[]> {
  const texts = jsonList(
    `json_build_object('purpose', last.purpose, 'version', last.version, 'language', last.language)`,
    'last where last.clinic_id = answered.clinic_id and last.agreed = answered.agreed',
    'last.purpose',
  );
  return db.query<ClinicConsent>(
    `with last as (${lastAnswers('$1')}),
     answered as (
       select clinic_id, bool_or(agreed) as agreed,
         coalesce(max(created_at) filter (where agreed), max(created_at)) as at
       from last group by clinic_id),
     counted as (
       select clinic_id, count(*) filter (where ${counselIsOpen}) as open,
         count(*) filter (where texts_erased_at is null or message_count > 0) as readable
       from counsel where member_id = $1 group by clinic_id)
     select (select ${named('clinic')} from clinic where clinic.id = answered.clinic_id) as clinic,
       answered.agreed, ${isoTime('answered.at')} as at, ${texts} as texts,
       coalesce(counted.open, 0) as "openCounsels", coalesce(counted.readable, 0) as "readableCounsels"
     from answered left join counted using (clinic_id)
     order by answered.agreed desc, answered.at desc, answered.clinic_id
     limit ${MY_CONSENT_LIMIT}`,
    [memberId],
  );
}

interface Consent {
  clinicId: string;
  purposes: readonly ConsentPurpose[];
  version: string;
  language: string;
  at: Date;
}

/**
 * Rows are added and never changed, as a proof of what was agreed to and when. A consent that is in force in this
 * version and language adds none; of two calls at once only a locked member (`lockMember`) makes the second see it.
 * False: visitors do not see the clinic, and the member has no counsel there.
 */
export async function insertConsents(
  db: Queryable,
  memberId: string,
  { clinicId, purposes, version, language, at }: Consent,
): Promise<boolean> {
  const distinct = [...new Set(purposes)];
  const rows = await db.query(
    `with known as (
       select clinic.id from clinic where clinic.id = $4 and (${clinicIsPublished} or exists (
         select 1 from counsel where counsel.clinic_id = clinic.id and counsel.member_id = $3))),
     added as (
       insert into member_consent
         (id, member_id, clinic_id, purpose, version, language, agreed, created_at)
       select answer.id, $3::uuid, known.id, answer.purpose, $5::text, $6::text, true, $7::timestamptz
       from unnest($1::uuid[], $2::text[]) as answer (id, purpose), known
       where not exists (
         select 1 from (${lastAnswers('$3')}) as last
         where last.clinic_id = known.id and last.purpose = answer.purpose and last.agreed
           and last.version = $5 and last.language = $6))
     select id from known`,
    [distinct.map(() => uuidv7()), distinct, memberId, clinicId, version, language, at],
  );
  return rows.length > 0;
}

/** The counsels in which the member cannot answer the clinic, because the consent is missing. */
export async function selectWithoutConsent(
  tx: Queryable,
  memberId: string,
  clinicId: string,
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select id from counsel
     where member_id = $1 and clinic_id = $2 and not erased_by_member and ${consentMissing}`,
    [memberId, clinicId],
  );
  return rows.map(({ id }) => id);
}

/** A row of `later` is a later answer of the same member to the same question as `consent`. */
const isLaterAnswer = `later.member_id = consent.member_id and later.purpose = consent.purpose
  and later.clinic_id is not distinct from consent.clinic_id and later.id > consent.id`;

/** All rows with a consent that this withdrawal ended, also those of older versions. */
export async function selectWithdrawn(
  tx: Queryable,
  memberId: string,
  at: Date,
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select consent.id from member_consent as consent
     where consent.member_id = $1 and consent.agreed and $2 = (
       select min(later.created_at) from member_consent as later
       where ${isLaterAnswer} and not later.agreed)`,
    [memberId, at],
  );
  return rows.map(({ id }) => id);
}

/** Those of these consents that are in force, one for each clinic and one for each question without a clinic. */
export function selectInForce(
  db: Queryable,
  ids: readonly string[],
): Promise<{ memberId: string; clinicId: string | null; purpose: string | null }[]> {
  return db.query<{ memberId: string; clinicId: string | null; purpose: string | null }>(
    `select distinct member_id as "memberId", clinic_id as "clinicId",
       case when clinic_id is null then purpose end as purpose
     from member_consent as consent
     where id = any($1::uuid[]) and agreed
       and not exists (select 1 from member_consent as later where ${isLaterAnswer})
     order by 1, 2, 3`,
    [ids],
  );
}

/** Withdraws consents at one clinic, or at all (null). Returns the clinics. */
export async function insertWithdrawals(
  tx: Queryable,
  { memberId, clinicId, at }: { memberId: string; clinicId: string | null; at: Date },
): Promise<string[]> {
  const inForce = await tx.query<{ id: string }>(
    `select last.id from (${lastAnswers('$1')}) as last
     where last.agreed and ($2::uuid is null or last.clinic_id = $2)`,
    [memberId, clinicId],
  );
  const rows = await tx.query<{ clinicId: string }>(
    `insert into member_consent
       (id, member_id, clinic_id, purpose, version, language, agreed, created_at)
     select new.id, was.member_id, was.clinic_id, was.purpose, was.version, was.language, false,
       $3::timestamptz
     from unnest($1::uuid[], $2::uuid[]) as new (id, was_id)
     join member_consent as was on was.id = new.was_id
     returning clinic_id as "clinicId"`,
    [inForce.map(() => uuidv7()), inForce.map(({ id }) => id), at],
  );
  return [...new Set(rows.map((row) => row.clinicId))];
}
