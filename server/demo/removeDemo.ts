import { boundStore } from '../crypto/checkKeys.ts';
import type { Queryable } from '../db/database.ts';
import { appendChanges } from '../db/feed/appendChanges.ts';
import { hasDemoData } from '../db/seed/refuseDemoData.ts';
import { countRecords } from '../domain/audit/checkSql.ts';
import { sumAllClinics } from '../domain/overview/daySumSql.ts';
import { type Author, withAverages } from '../domain/review/averageSql.ts';
import { deleteDataSetMark } from './dataSet.ts';

/** What is deleted from one table. */
export interface Leaving {
  table: string;
  seeded: number;
  /** Written by people about rows of a seed. */
  hanging: number;
}

/** In the order of deletion: a row is deleted before the row it refers to. */
const TABLES = [
  'bookmark',
  'review',
  'counsel',
  'event',
  'doctor',
  'staff',
  'clinic',
  'member',
] as const;
type Table = (typeof TABLES)[number];

const ids = (table: Table) => `(select id from leaving where kind = '${table}')`;

/** Rows that are deleted with the rows of a seed. A member of the demo login has no other login. */
const HANGING: Readonly<Record<Table, string>> = {
  clinic: 'false',
  doctor: 'false',
  member: `exists (select 1 from member_identity own where own.member_id = member.id and own.issuer = 'demo')
    and not exists (select 1 from member_identity other
      where other.member_id = member.id and other.issuer <> 'demo')`,
  staff: `clinic_id in ${ids('clinic')}`,
  event: `clinic_id in ${ids('clinic')}`,
  counsel: `member_id in ${ids('member')} or clinic_id in ${ids('clinic')}`,
  review: `member_id in ${ids('member')} or clinic_id in ${ids('clinic')}
    or counsel_id in ${ids('counsel')}`,
  bookmark: `member_id in ${ids('member')}
    or (lower(target_type), target_id) in (select kind, id from leaving)`,
};

/** Writes what will be deleted into a temporary table. For an unlimited transaction, because this takes long. */
export async function listLeaving(tx: Queryable): Promise<Leaving[]> {
  await tx.script(`
    lock table ${[...TABLES, 'upload'].join(', ')} in exclusive mode;
    create temp table leaving (kind text, id uuid, seeded boolean, primary key (kind, id))
      on commit drop;`);
  // The conditions of a table read the rows listed before it.
  for (const table of TABLES.toReversed()) {
    await tx.script(`
      insert into leaving select '${table}', id, seeded from ${table}
      where seeded or ${HANGING[table]};
      analyze leaving;`);
  }
  const rows = await tx.query<Leaving>(
    `select kind as "table", count(*) filter (where seeded) as seeded,
       count(*) filter (where not seeded) as hanging
     from leaving group by kind order by kind`,
  );
  const entries = (await isRecordOfDemo(tx)) ? await countRecords(tx) : 0;
  return entries > 0 ? [...rows, { table: 'access_record', seeded: 0, hanging: entries }] : rows;
}

/** Each start of a real installation binds a key store: without one, a demonstration has written all entries. */
const isRecordOfDemo = async (tx: Queryable) =>
  (await hasDemoData(tx)) && (await boundStore(tx)) === null;

/**
 * Deletes the rows of a seed, what refers to them, and the access record of a demonstration. All other rows stay. For an
 * unlimited transaction.
 */
export async function removeDemo(tx: Queryable): Promise<Leaving[]> {
  const leaving = await listLeaving(tx);
  if (await isRecordOfDemo(tx)) await deleteAccessRecord(tx);
  await withAverages(tx, await selectCountedElsewhere(tx), async () => {
    await deleteUploads(tx);
    await tx.script('delete from content_change where content_id in (select id from leaving)');
    for (const table of TABLES) {
      await tx.script(`delete from ${table} where id in ${ids(table)}`);
    }
  });
  await sumAllClinics(tx, { first: '2000-01-01', last: '2100-01-01' });
  await deleteDataSetMark(tx);
  await appendChanges(tx, [{ kind: 'everything', isSearchChanged: true }]);
  return leaving;
}

/** Authors of deleted reviews of a clinic, doctor or event that stays. */
const selectCountedElsewhere = (tx: Queryable) =>
  tx.query<Author>(
    `select distinct member_id as "memberId", clinic_id as "clinicId" from review
     where status = 'PUBLISHED' and id in ${ids('review')} and (
       clinic_id not in ${ids('clinic')}
       or event_id not in ${ids('event')}
       or exists (select 1 from review_doctor
         where review_id = review.id and doctor_id not in ${ids('doctor')}))`,
  );

/** The next server deletes their files (`deleteUnusedFiles`). */
async function deleteUploads(tx: Queryable): Promise<void> {
  await tx.script(`
    with deleted as (
      delete from upload
      where member_id in ${ids('member')} or review_id in ${ids('review')}
        or content_id in (select id from leaving)
      returning id
    )
    insert into upload_removal (id, created_at) select id, now() from deleted`);
}

/** The real installation has another master key: its check would report each of these entries as changed. */
const deleteAccessRecord = (tx: Queryable) =>
  tx.script(`
    lock table access_head, access_record, access_key, audit_head, audit in exclusive mode;
    delete from access_head;
    delete from access_record;
    delete from access_key;
    delete from audit_head;
    delete from audit;`);
