import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database, Queryable } from '../../../server/db/database.ts';
import { seedTaxonomy } from '../../../server/db/seed/seedTaxonomy.ts';
import { seedDemo, seedTemplate } from '../../../server/demo/seedDemo.ts';
import { seedLoad } from '../../../server/demo/seedLoad.ts';
import { limits } from '../../../server/limits/limits.ts';
import { emptyTables, forOneEngine } from '../../support/app/database/testDatabase.ts';

forOneEngine((engine, open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });

  describe('the taxonomy', () => {
    beforeAll(() => seedTaxonomy(db));

    it('ENT-01 to ENT-04 is there in both languages', async () => {
      expect(await countAll(db, TAXONOMY)).toEqual([8, 10, 41, 81]);
      const [eyes] = await db.query("select name, name_ja from part where id = 'eyes'");
      expect(eyes).toEqual({ name: '눈', name_ja: '目もと' });
    });

    it('is updated, and correct rows are not written again', async () => {
      const pairs = await countAll(db, RELATIONS);
      await db.query("update treatment set name = 'x' where id = 'ipl'");
      await db.query("delete from treatment_concern where treatment_id = 'ipl'");
      await db.query("insert into concern_part values ('acne', 'hair')");
      const before = await placesOfRows(db);
      await seedTaxonomy(db);
      const [ipl] = await db.query("select name from treatment where id = 'ipl'");
      expect(ipl).toEqual({ name: '광치료(IPL)' });
      expect(await countAll(db, RELATIONS)).toEqual(pairs);
      const after = await placesOfRows(db);
      const rewritten = [...after].filter(([id, place]) => before.get(id) !== place);
      expect(rewritten.map(([id]) => id)).toEqual(['treatment ipl']);
    });

    it('of a newer version stays when a process of an older version starts again', async () => {
      await db.query("update setting set value = '1000000' where key = 'taxonomy_version'");
      await db.query("update treatment set name = 'x' where id = 'ipl'");
      await db.query("insert into concern_part values ('acne', 'hair')");
      const newer = await countAll(db, RELATIONS);
      await seedTaxonomy(db);
      const [ipl] = await db.query("select name from treatment where id = 'ipl'");
      expect(ipl).toEqual({ name: 'x' });
      expect(await countAll(db, RELATIONS)).toEqual(newer);
    });
  });

  describe('a start', () => {
    beforeEach(() => emptyTables(db));

    it('leaves nothing behind when it is killed while it seeds', async () => {
      const dying = seedDemo(db, (done, all) => {
        if (done > all / 4) throw new Error('power cut');
      });
      await expect(dying).rejects.toThrow('power cut');
      expect(await countAll(db, SEEDED)).toEqual(NOTHING);
    });
  });

  it.runIf(engine === 'postgres')(
    'a start waits for a process that is filling the database, longer than a statement may take',
    async () => {
      const { statementMs } = limits.database;
      Object.assign(limits.database, { statementMs: 1_000 });
      const impatient = await open();
      Object.assign(limits.database, { statementMs });
      let begin: () => void = () => undefined;
      const hasBegun = new Promise<void>((resolve) => {
        begin = resolve;
      });
      const filling = impatient.transaction(async (tx) => {
        await seedRow(tx);
        begin();
        await tx.script('set local statement_timeout = 0; select pg_sleep(1.5)');
      });
      await hasBegun;
      await Promise.all([seedTaxonomy(impatient), filling]);
      expect(await countAll(impatient, TAXONOMY)).toEqual([8, 10, 41, 81]);
    },
  );

  describe('the load set', () => {
    beforeAll(() => emptyTables(db));

    it('has two doctors, one event and three reviews for each clinic, and correct averages', async () => {
      const rulesBefore = await readRules(db);
      await seedLoad(db, () => {}, 100);
      const tables = ['clinic', 'doctor', 'event', 'review', 'counsel'];
      expect(await countAll(db, tables)).toEqual([100, 200, 100, 300, 330]);
      expect(await wrongRatings(db)).toEqual([]);
      expect(await readRules(db)).toEqual(rulesBefore);
    });

    it('leaves the former rows, with their keys and indexes, when it is killed half-way', async () => {
      const rulesBefore = await readRules(db);
      const dying = seedLoad(
        db,
        (done, all) => {
          if (done < all) throw new Error('power cut');
        },
        20,
      );
      await expect(dying).rejects.toThrow('power cut');
      expect(await countAll(db, ['clinic', 'review'])).toEqual([100, 300]);
      expect(await readRules(db)).toEqual(rulesBefore);
    });
  });

  describe('the demonstration', () => {
    const told: number[] = [];
    let wasWritten = false;
    beforeAll(async () => {
      await emptyTables(db);
      wasWritten = await seedDemo(db, (done, all) => told.push(done / all));
    });

    it('fills an empty database and reports its progress', async () => {
      expect(wasWritten).toBe(true);
      expect(await countAll(db, SEEDED)).toEqual(DEMO);
      expect(told.at(-1)).toBe(1);
      expect(told.toSorted((a, b) => a - b)).toEqual(told);
    });

    it('is marked as demo data, and is not loaded twice', async () => {
      expect(await db.query('select key, value from setting order by key')).toEqual([
        { key: 'counted_days', value: expect.any(String) },
        { key: 'data_set', value: 'demo' },
        { key: 'demo', value: 'true' },
        { key: 'taxonomy_version', value: expect.any(String) },
      ]);
      expect(await seedDemo(db)).toBe(false);
      expect(await countAll(db, SEEDED)).toEqual(DEMO);
    });

    it('has wishes, and proposals to the first member of each language, for more than a week', async () => {
      const aWeekOn = new Date(Date.now() + 7 * 24 * 60 * 60 * 1_000);
      const passed = await db.query(
        `select 1 from counsel, jsonb_array_elements(coalesce(proposals, '[]')) as proposal
         where (proposal ->> 'at')::timestamptz < $1
         union all select 1 from counsel,
           jsonb_array_elements_text(coalesce(wishes -> 'times', '[]')) as time
         where time::timestamptz < $1`,
        [aWeekOn],
      );
      expect(passed).toEqual([]);
      const [row] = await db.query(
        `select count(*) filter (where wishes is not null) > 50 as wishes,
           count(distinct member_identity.subject) filter (where proposals is not null) as members
         from counsel left join member_identity on member_identity.member_id = counsel.member_id
           and subject in ('demo-001', 'demo-002')`,
      );
      expect(row).toEqual({ wishes: true, members: 2 });
    });

    it('has the prices of each menu as ranges of its clinic', async () => {
      const others = await db.query(
        `select id from clinic where prices <> (
           select coalesce(range_agg(int4range(price_from, coalesce(price_to, price_from), '[]')), '{}')
           from clinic_price where clinic_id = clinic.id)`,
      );
      expect(others).toEqual([]);
    });

    it('has sums and counts of the published reviews', async () => {
      expect(await wrongRatings(db)).toEqual([]);
    });

    it('AMB-18 confirms a visit by the history of the counsel', async () => {
      const [row] = await db.query(
        `select count(*) as n from review join counsel on counsel.id = counsel_id
         where not visit_confirmed or counsel.visited_at is null or counsel.member_id <> review.member_id
            or counsel.clinic_id <> review.clinic_id`,
      );
      expect(row).toEqual({ n: 0 });
    });

    describe('from the archive of a build', () => {
      const DAY = 24 * 60 * 60 * 1_000;
      const built = new Date();
      const runningOn = async (day: string) => {
        const [row] = await db.query<{ n: number }>(
          'select count(*) as n from event where $1 between starts_on and ends_on',
          [day],
        );
        return row?.n;
      };
      // The rows are there already: it adds the mark.
      beforeEach(() => seedTemplate(db, built));

      it('starts unchanged within a week, and its age is never checked again', async () => {
        const [newest] = await db.query('select max(id::text) as id from review');
        expect(await seedDemo(db, () => {}, new Date(built.getTime() + 6 * DAY))).toBe(false);
        expect(await seedDemo(db, () => {}, new Date(built.getTime() + 900 * DAY))).toBe(false);
        expect(await db.query('select max(id::text) as id from review')).toEqual([newest]);
      });

      it('has the dates of the day of the first start, even if the archive is years old', async () => {
        expect(await runningOn('2029-05-17')).toBe(0);
        expect(await seedDemo(db, () => {}, new Date('2029-05-17T02:00:00Z'))).toBe(true);
        expect(await runningOn('2029-05-17')).toBe(220);
        expect(await countAll(db, SEEDED)).toEqual(DEMO);
        const lately = "select count(*) > 100 as yes from review where created_at > '2029-02-17'";
        expect(await db.query(lately)).toEqual([{ yes: true }]);
      });
    });
  });
});

const TAXONOMY = ['specialty', 'part', 'concern', 'treatment'];
const RELATIONS = ['concern_part', 'treatment_concern', 'treatment_specialty'];
const SEEDED = ['clinic', 'doctor', 'event', 'member', 'counsel', 'review', 'bookmark', 'staff'];
const DEMO = [60, 170, 220, 400, 1_600, 900, 2_500, 3];
const NOTHING = SEEDED.map(() => 0);

async function countAll(db: Queryable, tables: readonly string[]): Promise<number[]> {
  const counts: number[] = [];
  for (const table of tables) {
    const [row] = await db.query<{ n: number }>(`select count(*) as n from ${table}`);
    counts.push(row?.n ?? -1);
  }
  return counts;
}

/** Every key and index with its definition. */
const readRules = (db: Queryable): Promise<unknown[]> =>
  db.query(
    `select conname as name, pg_get_constraintdef(oid) as rule from pg_constraint
     where connamespace = 'public'::regnamespace
     union all select indexname, indexdef from pg_indexes where schemaname = 'public'
     order by name, rule`,
  );

/** The place of each row: an update moves it, even one that changes nothing. */
async function placesOfRows(db: Queryable): Promise<Map<string, string>> {
  const rows = await db.query<{ id: string; place: string }>(
    `select 'treatment ' || id as id, ctid::text as place from treatment
     union all select 'concern ' || id, ctid::text from concern`,
  );
  return new Map(rows.map(({ id, place }) => [id, place]));
}

/** The newest published review of one member and visit counts (AMB-107). */
function wrongRatings(db: Queryable): Promise<unknown[]> {
  const check = (table: string, about: string) =>
    `select '${table}' as kind, ${table}.id from ${table}
     left join (
       select target, count(*) as reviews, count(*) filter (where place = 1) as counted,
         sum(rating) filter (where place = 1) as sum
       from (
         select about.*, row_number() over (
           partition by target, member_id, clinic_id, visit order by id desc) as place
         from (${about}) about
       ) placed group by target
     ) r on r.target = ${table}.id
     where rating_sum <> coalesce(r.sum, 0) or rating_count <> coalesce(r.counted, 0)
       or review_count <> coalesce(r.reviews, 0)`;
  const reviews = (target: string, more = '') =>
    `select ${target} as target, review.id, review.member_id, review.clinic_id, review.rating,
       ((counsel.visited_at at time zone 'UTC') + interval '9 hours')::date as visit
     from review join counsel on counsel.id = counsel_id ${more}
     where review.status = 'PUBLISHED'`;
  return db.query(
    [
      check('clinic', reviews('review.clinic_id')),
      check('event', reviews('review.event_id')),
      check(
        'doctor',
        reviews('review_doctor.doctor_id', 'join review_doctor on review_id = review.id'),
      ),
    ].join(' union all '),
  );
}

/** A row that every start writes. */
const seedRow = (tx: Queryable) =>
  tx.query(
    "insert into specialty (id, name, name_ja, position) values ('dermatology', 'x', 'x', 0)",
  );
