import type { LiveKind } from '../../../contract/plain/liveEvents.ts';
import { limits } from '../../limits/limits.ts';
import type { Queryable } from '../database.ts';

/** A change of a counsel, for its member and its clinic. No cache shows it; live streams tell of it. */
export interface CounselChange {
  kind: LiveKind;
  /** Of the counsel. */
  id: string;
  /** Null: the member is not told. */
  memberId: string | null;
  /** Null: the clinic is not told. */
  clinicId: string | null;
}

/** Who is told; the column `audience` of the feed. */
export type CounselAudience = 'member' | 'clinic' | 'both';

/**
 * SQL for the fields of a change, in a statement that joins its row with its counsel. The row has no member. It has a
 * clinic only if the counsel was deleted.
 */
export const counselChangeFields = `'kind', change.kind, 'id', change.id,
  'memberId', case when change.audience in ('member', 'both') then counsel.member_id end,
  'clinicId', case when change.audience in ('clinic', 'both')
    then coalesce(counsel.clinic_id, change.clinic_id) end`;

/**
 * SQL for the newest change of a counsel that a clinic is told of. Null when there is none among the newest changes of
 * all clinics, or when the feed has forgotten it after an hour.
 */
export const newestChange = (clinic: string) =>
  `select change.position
   from (select * from change order by position desc limit ${limits.feed.newestChanges}) as change
     left join counsel
     on counsel.id = case when change.kind = 'counsel' then change.id::uuid end
   where change.kind = 'counsel' and change.audience in ('clinic', 'both')
     and coalesce(counsel.clinic_id, change.clinic_id) = ${clinic}
   order by change.position desc limit 1`;

/** Call it in each transaction that changes counsels. Every process reads it with its next poll of the feed. */
export async function tellOfCounsels(
  tx: Queryable,
  ids: readonly string[],
  kind: LiveKind,
  audience: CounselAudience = 'both',
): Promise<void> {
  if (ids.length === 0) return;
  await tx.query(
    'insert into change (kind, id, audience) select $1, id, $2 from unnest($3::text[]) as told (id)',
    [kind, audience, ids],
  );
}

/** Call it before the counsels are deleted with their member. Only their clinics are told. */
export async function tellOfDeletedCounsels(
  tx: Queryable,
  counsels: readonly { id: string; clinicId: string }[],
): Promise<void> {
  await tx.query(
    `insert into change (kind, id, clinic_id, audience)
     select 'counsel', id, clinic_id, 'clinic' from unnest($1::text[], $2::uuid[]) as gone (id, clinic_id)`,
    [counsels.map(({ id }) => id), counsels.map(({ clinicId }) => clinicId)],
  );
}

/** The same as `tellOfCounsels` within a statement that changes counsels: `updated` is the name of a table with their ids. */
export const insertCounselChanges = (
  updated: string,
  kind: LiveKind,
  audience: CounselAudience = 'both',
): string =>
  `insert into change (kind, id, audience) select '${kind}', id::text, '${audience}' from ${updated}`;
