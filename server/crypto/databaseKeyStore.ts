import type { Database } from '../db/database.ts';
import type { KeyStore, UnsentMessage } from './keyStore.ts';
import { KeyProblem } from './readMasterKeys.ts';

const TABLES = `
create table if not exists member_key (
  member_id uuid primary key,
  wrapped text not null,
  created_at timestamptz not null default now()
);
create table if not exists erased_member (
  member_id uuid primary key,
  erased_at timestamptz not null
);
create table if not exists erased_text (
  counsel_id uuid primary key,
  erased_at timestamptz not null
);
create table if not exists unsent_message (
  member_id uuid not null,
  line_id text not null,
  unsent_at timestamptz not null,
  primary key (member_id, line_id)
);
create table if not exists withdrawn_consent (
  consent_id uuid primary key,
  withdrawn_at timestamptz not null
);
create table if not exists key_store (
  one boolean primary key default true check (one),
  id uuid not null default gen_random_uuid()
);
insert into key_store default values on conflict do nothing;
create table if not exists master_key (
  one boolean primary key default true check (one),
  id text not null
);`;
const TABLE_NAMES = [...TABLES.matchAll(/if not exists (\w+)/g)].map(([, name]) => name);

/** Rows that one statement of a rotation reads. */
const BATCH = 500;

/** Keys in a PostgreSQL database of their own, for several processes on several machines. */
export async function createDatabaseKeyStore(db: Database): Promise<KeyStore> {
  await refuseAppDatabase(db);
  const [missing] = await db.query(
    'select 1 from unnest($1::text[]) t where to_regclass(t) is null',
    [TABLE_NAMES],
  );
  // Two processes that create the tables at once collide in spite of `if not exists`.
  if (missing) await db.script(TABLES).catch(() => db.script(TABLES));

  return {
    async id() {
      const [row] = await db.query<{ id: string }>('select id from key_store');
      return row?.id ?? '';
    },

    async masterId() {
      const [row] = await db.query<{ id: string }>('select id from master_key');
      return row?.id ?? null;
    },

    async setMasterId(id) {
      await db.query(
        'insert into master_key (id) values ($1) on conflict (one) do update set id = $1',
        [id],
      );
    },

    async read(memberId) {
      const [row] = await db.query<{ wrapped: string }>(
        'select wrapped from member_key where member_id = $1',
        [memberId],
      );
      return row?.wrapped ?? null;
    },

    async withoutKey(memberIds) {
      const rows = await db.query<{ id: string }>(
        `select id from unnest($1::uuid[]) as asked (id)
         where not exists (select 1 from member_key where member_id = id)`,
        [memberIds],
      );
      return rows.map(({ id }) => id);
    },

    // A rotation of the master key waits for this lock, so it also finds the key that is made here.
    create: (memberId, wrap) =>
      db.transaction(async (tx) => {
        const [master] = await tx.query<{ id: string }>('select id from master_key for share');
        const [made] = await tx.query<{ wrapped: string }>(
          `insert into member_key (member_id, wrapped) values ($1, $2)
           on conflict (member_id) do update set member_id = excluded.member_id returning wrapped`,
          [memberId, wrap(master?.id ?? '')],
        );
        return made?.wrapped ?? '';
      }),

    erase: (memberId, at) =>
      db.transaction(async (tx) => {
        await tx.query(
          'insert into erased_member values ($1, $2) on conflict (member_id) do nothing',
          [memberId, at],
        );
        await tx.query('delete from member_key where member_id = $1', [memberId]);
      }),

    async eraseAgain() {
      const erased = await db.query(
        `delete from member_key using erased_member
         where member_key.member_id = erased_member.member_id returning 1`,
      );
      return erased.length;
    },

    async erased() {
      const rows = await db.query<{ id: string }>('select member_id as id from erased_member');
      return rows.map(({ id }) => id);
    },

    async logErasedTexts(counselIds, at) {
      await db.query(
        `insert into erased_text select unnest($1::uuid[]), $2
         on conflict (counsel_id) do nothing`,
        [counselIds, at],
      );
    },

    async erasedTexts() {
      const rows = await db.query<{ id: string }>('select counsel_id as id from erased_text');
      return rows.map(({ id }) => id);
    },

    async logUnsent({ memberId, lineId }, at) {
      await db.query('insert into unsent_message values ($1, $2, $3) on conflict do nothing', [
        memberId,
        lineId,
        at,
      ]);
    },

    unsent: () =>
      db.query<UnsentMessage>(
        'select member_id as "memberId", line_id as "lineId" from unsent_message',
      ),

    async logWithdrawals(consentIds, at) {
      await db.query(
        `insert into withdrawn_consent select unnest($1::uuid[]), $2
         on conflict (consent_id) do nothing`,
        [consentIds, at],
      );
    },

    async withdrawals() {
      const rows = await db.query<{ id: string }>('select consent_id as id from withdrawn_consent');
      return rows.map(({ id }) => id);
    },

    async replace(rewrap) {
      let count = 0;
      let last: string | null = null;
      for (;;) {
        const rows: { id: string; wrapped: string }[] = await db.query(
          `select member_id as id, wrapped from member_key
           where $1::uuid is null or member_id > $1 order by member_id limit ${BATCH}`,
          [last],
        );
        for (const { id, wrapped } of rows) {
          const next = rewrap(id, wrapped);
          if (next === null) continue;
          await db.query('update member_key set wrapped = $2 where member_id = $1', [id, next]);
          count += 1;
        }
        last = rows.at(-1)?.id ?? null;
        if (rows.length < BATCH) return count;
      }
    },

    close: () => db.close(),
  };
}

/** A backup of the app's database must not contain the keys. */
async function refuseAppDatabase(db: Database): Promise<void> {
  const [found] = await db.query<{ isApp: boolean }>(
    `select to_regclass('public.counsel') is not null as "isApp"`,
  );
  if (!found?.isApp) return;
  throw new KeyProblem(
    'KEY_DATABASE_URL names the database of the app: keys need a database of their own, ' +
      'because a backup must not contain the keys of its texts',
  );
}
