import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../../server/db/database.ts';
import { appendChanges } from '../../../server/db/feed/appendChanges.ts';
import { openDatabase } from '../../../server/db/openDatabase.ts';
import { seedTaxonomy } from '../../../server/db/seed/seedTaxonomy.ts';
import { testTemplate } from '../../support/app/database/testTemplate.ts';
import { startServer } from '../../support/app/server/startServer.ts';
import { aClinic, aDoctor, aMember, anEvent, aReview } from '../../support/fixtures/factories.ts';

/** A site in which every text of one clinic and its records is one hostile text. */
export interface HostileWorld {
  url: string;
  /** Addresses that show the text, by text. */
  addresses: { payload: string; paths: string[] }[];
  /** Columns that accepted the texts; the others refuse them by a rule. */
  columns: string[];
  stop(): Promise<void>;
}

const TABLES = ['clinic', 'doctor', 'event', 'review', 'member'] as const;
/** Every text of the taxonomy, too. */
const TERMS = ['specialty', 'part', 'concern', 'treatment'];

export async function openHostileWorld(payloads: readonly string[]): Promise<HostileWorld> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hostile-'));
  const db = await openDatabase({ directory: join(dataDir, 'db'), template: await testTemplate() });
  await seedTaxonomy(db);
  const columns = new Set<string>();
  const addresses: HostileWorld['addresses'] = [];
  for (const payload of payloads) {
    const ids = await aPractice(db);
    for (const table of TABLES) {
      for (const column of await poison(db, { table, id: ids[table], payload }))
        columns.add(column);
    }
    addresses.push({ payload, paths: pathsOf(ids, payload) });
  }
  for (const column of await poisonTerms(db, payloads)) columns.add(column);
  await db.transaction((tx) => appendChanges(tx, [{ kind: 'everything', isSearchChanged: true }]));
  await db.close();
  const env = { SEED: 'none', LOG_LEVEL: 'warn', RATE_LIMIT_PER_5_MIN: '1000000' };
  const server = await startServer({ dataDir, env });
  return {
    url: server.url,
    addresses,
    columns: [...columns],
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}

type Ids = Record<(typeof TABLES)[number], string>;

async function aPractice(db: Database): Promise<Ids> {
  const clinic = (await aClinic(db, { specialties: ['dermatology'] })).id;
  const doctor = (await aDoctor(db, { clinic_id: clinic, specialties: ['dermatology'] })).id;
  const event = (await anEvent(db, { clinic_id: clinic })).id;
  const member = (await aMember(db)).id;
  const review = await aReview(db, { clinic_id: clinic, doctors: [doctor], member_id: member });
  return { clinic, doctor, event, member, review: review.id };
}

function pathsOf({ clinic, doctor, event, review }: Ids, payload: string): string[] {
  return [
    `/contents/clinic/${clinic}`,
    ...['doctor', 'event', 'review'].map((tab) => `/contents/clinic/${clinic}?tabId=${tab}`),
    `/contents/doctor/${doctor}`,
    `/contents/event/${event}`,
    `/contents/review/${review}`,
    `/search?q=${encodeURIComponent(payload)}`,
    `/home?${encodeURIComponent(payload)}=${encodeURIComponent(payload)}`,
  ];
}

interface Poison {
  table: string;
  id: string;
  payload: string;
}

/** Read from the schema, so that a column which is added later is attacked as well. */
async function poison(db: Database, { table, id, payload }: Poison): Promise<string[]> {
  const taken: string[] = [];
  for (const column of await textColumns(db, table)) {
    const isTaken = await db
      .query(`update ${table} set ${column} = $1 where id = $2`, [payload, id])
      .then(
        () => true,
        () => false,
      );
    if (isTaken) taken.push(`${table}.${column}`);
  }
  return taken;
}

async function poisonTerms(db: Database, payloads: readonly string[]): Promise<string[]> {
  const taken: string[] = [];
  for (const table of TERMS) {
    const terms = await db.query<{ id: string }>(`select id from ${table} order by id`);
    for (const [index, { id }] of terms.entries()) {
      const payload = payloads[index % payloads.length] ?? '';
      taken.push(...(await poison(db, { table, id, payload })));
    }
  }
  return taken;
}

async function textColumns(db: Database, table: string): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and data_type = 'text'
       and column_name not in ('id', 'kind') and column_name not like '%\\_id'`,
    [table],
  );
  return rows.map(({ name }) => name);
}
