import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database, Queryable } from '../../../server/db/database.ts';
import { appendChanges } from '../../../server/db/feed/appendChanges.ts';
import { createAudit } from '../../../server/domain/audit/audit.ts';
import { changeCounsel } from '../../../server/domain/counsel/change/changeCounsel.ts';
import { eraseMemberRows } from '../../../server/domain/member/eraseMemberSql.ts';
import { createReview } from '../../../server/domain/review/createReview.ts';
import { restoreReviews } from '../../../server/domain/review/restoreReviews.ts';
import { emptyTables } from '../../support/app/database/testDatabase.ts';
import { hasPostgres, openTestPostgres } from '../../support/app/database/testPostgres.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { createDeferred } from '../../support/fakes/createDeferred.ts';
import { asking, asMember, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aClinic, aCounsel, aDoctor, aMember, aReview } from '../../support/fixtures/factories.ts';
import { reviewForm } from '../../support/fixtures/reviewForm.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';
import { afterFile } from '../../support/setup/afterFile.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

/** The embedded engine has one session, so a query never waits for a row there. */
describe.skipIf(!hasPostgres)('locks are taken in one order', () => {
  let test: TestApp;
  let letGo = async () => {};

  beforeAll(async () => {
    const db = await openTestPostgres();
    afterFile(db.close);
    test = await openTestApp({ db, now: () => NOW, options: { sessions: fakeSessions } });
  });
  beforeEach(() => emptyTables(test.db));
  afterEach(() => letGo());

  /** Another transaction holds the rows until the test releases them. */
  async function hold(sql: string, params: unknown[] = []): Promise<void> {
    const [held, tell] = createDeferred();
    const [gate, open] = createDeferred();
    const holding = test.db.transaction(async (tx) => {
      await tx.query(sql, params);
      tell();
      await gate;
    });
    await held;
    letGo = () => {
      open();
      return holding;
    };
  }

  const waiting = async (count: number) => {
    const sql = `select count(*) as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect
      .poll(async () => (await test.db.query<{ n: number }>(sql))[0]?.n, { timeout: 5_000 })
      .toBe(count);
  };

  /** How often a transaction began: more than once if the server aborted it because of a deadlock. */
  function counted<T>(work: (tx: Queryable) => Promise<T>) {
    const tries = { count: 0 };
    const done = test.db.transaction((tx) => {
      tries.count += 1;
      return work(tx);
    });
    return { tries, done };
  }

  it('confirming the visit of a review makes no other public write wait', async () => {
    const { staffId, ...session } = await aStaff(test.db);
    const { id } = await aCounsel(test.db, { state: 'CONSULTATION_APPOINTMENT_CONFIRMED' });
    await aReview(test.db, { counsel_id: id });
    await createAudit(test.context).record({
      staffId,
      address: null,
      action: 'SIGNED_IN',
      subject: 'staff',
      subjectIds: [],
      at: NOW,
    });
    await hold('select 1 from access_head for update');
    const body = { version: 1, state: 'CONSULTATION_COMPLETE' };
    const headers = asking({ ...session, staffId });
    const answer = test.send('PATCH', `/staff/counsels/${id}`, body, headers);
    await waiting(1);
    const other = test.db.transaction((tx) => appendChanges(tx, [{ kind: 'search' }]));
    await expect(other).resolves.toBeUndefined();
    await letGo();
    expect(await answer).toMatchObject({ status: 200 });
  });

  it('an entry of the access record waits for entries of the same clinic only', async () => {
    const [one, other] = [await aClinic(test.db), await aClinic(test.db)];
    const [staff, colleague, stranger] = [
      await aStaff(test.db, { clinic_id: one.id }),
      await aStaff(test.db, { clinic_id: one.id }),
      await aStaff(test.db, { clinic_id: other.id }),
    ];
    // Each process has its own.
    const record = ({ staffId }: { staffId: string }) =>
      createAudit(test.context).record({
        staffId,
        address: null,
        action: 'SIGNED_IN',
        subject: 'staff',
        subjectIds: [],
        at: NOW,
      });
    await record(staff);
    await hold('select 1 from access_head where chain = $1 for update', [one.id]);
    const held = record(colleague);
    await waiting(1);
    await record(stranger);
    await waiting(1);
    await letGo();
    await held;
  });

  it('two members with reviews of the same clinics who leave at once do not deadlock', async () => {
    const [one, two] = [(await aClinic(test.db)).id, (await aClinic(test.db)).id];
    const [here, there] = [(await aMember(test.db)).id, (await aMember(test.db)).id];
    for (const clinic_id of [one, two]) await aReview(test.db, { member_id: here, clinic_id });
    for (const clinic_id of [two, one]) await aReview(test.db, { member_id: there, clinic_id });

    await hold('select 1 from clinic where id = $1 for update', [one]);
    const leaving = [here, there].map((id) => counted((tx) => eraseMemberRows(tx, id, NOW)));
    await waiting(2);
    await letGo();
    await Promise.all(leaving.map(({ done }) => done));
    expect(leaving.map(({ tries }) => tries.count)).toEqual([1, 1]);
  });

  it('a member who leaves waits no longer for other transactions than a statement may take', async () => {
    const { id } = await aMember(test.db);
    await hold('select 1 from member for update');
    const answer = await test.send('DELETE', `/member/${id}`, undefined, asMember(id));
    expect(answer).toMatchObject({ status: 503, body: { code: 'overloaded' } });
  });

  it.each([
    ['the messages of reviewed counsels', 'message'],
    ['the notices', 'notice'],
    ['the other counsels', 'counsel_change'],
  ])('a member who leaves locks no clinic before %s are deleted', async (_, table) => {
    const { id: clinic_id } = await aClinic(test.db);
    const { id: member_id } = await aMember(test.db);
    const mine = { member_id, clinic_id };
    const reviewed = await aCounsel(test.db, mine);
    await aReview(test.db, { ...mine, counsel_id: reviewed.id });
    await test.db.query(
      `insert into message (id, counsel_id, member_id, number, author, created_at)
       values (gen_random_uuid(), $1, $2, 1, 'member', $3)`,
      [reviewed.id, member_id, NOW],
    );
    await test.db.query(
      `insert into notice (id, member_id, kind, created_at)
       values (gen_random_uuid(), $1, 'MESSAGE', $2)`,
      [member_id, NOW],
    );
    await test.db.query(
      `insert into counsel_change (id, counsel_id, to_state, actor, created_at)
       values (gen_random_uuid(), $1, 'CANCELED', 'member', $2)`,
      [(await aCounsel(test.db, mine)).id, NOW],
    );
    await hold(`select 1 from ${table} for update`);
    const leaving = counted((tx) => eraseMemberRows(tx, member_id, NOW));
    await waiting(1);
    const free = 'select 1 from clinic where id = $1 for no key update nowait';
    expect(await test.db.query(free, [clinic_id])).toHaveLength(1);
    await letGo();
    await leaving.done;
    for (const gone of ['member', 'counsel', 'review', 'message', 'notice'])
      expect(await test.db.query(`select 1 from ${gone}`)).toEqual([]);
  });

  it('a member who leaves does not deadlock with reviews that are restored', async () => {
    const [one, two] = [(await aClinic(test.db)).id, (await aClinic(test.db)).id];
    const { id } = await aMember(test.db);
    for (const clinic_id of [two, one]) await aReview(test.db, { member_id: id, clinic_id });
    for (const clinic_id of [one, two]) await aReview(test.db, { status: 'BLINDED', clinic_id });
    await test.db.query(`update review set blinded_until = created_at where status = 'BLINDED'`);
    await hold('select 1 from clinic where id = $1 for update', [one]);
    const leaving = counted((tx) => eraseMemberRows(tx, id, NOW));
    const begun: number[] = [];
    const transaction: Database['transaction'] = (work) =>
      test.db.transaction((tx) => {
        begun.push(begun.length);
        return work(tx);
      });
    const restoring = restoreReviews({ ...test.db, transaction }, new Date());
    await waiting(2);
    await letGo();
    await Promise.all([leaving.done, restoring]);
    expect([leaving.tries.count, begun.length]).toEqual([1, 1]);
  });

  it('nor with an own review that is restored and of which the member is told', async () => {
    const { id: clinic_id } = await aClinic(test.db);
    const { id: member_id } = await aMember(test.db);
    await aReview(test.db, { status: 'BLINDED', clinic_id, member_id });
    await test.db.query('update review set blinded_until = created_at');
    await hold('select 1 from clinic for update');
    let begun = 0;
    const transaction: Database['transaction'] = (work) =>
      test.db.transaction((tx) => {
        begun += 1;
        return work(tx);
      });
    const restoring = restoreReviews({ ...test.db, transaction }, new Date());
    await waiting(1);
    const leaving = counted((tx) => eraseMemberRows(tx, member_id, NOW));
    await waiting(2);
    await letGo();
    await Promise.all([leaving.done, restoring]);
    expect([leaving.tries.count, begun]).toEqual([1, 1]);
  });

  it('a member who leaves does not deadlock with staff who answer a counsel or a review that is saved', async () => {
    const { staffId } = await aStaff(test.db);
    const { id: member_id } = await aMember(test.db);
    const answered = await aCounsel(test.db, { member_id });
    const reviewed = await aCounsel(test.db, { member_id });
    await aReview(test.db, { member_id, counsel_id: (await aCounsel(test.db, { member_id })).id });
    await hold('select 1 from review for update');
    const leaving = counted((tx) => eraseMemberRows(tx, member_id, NOW));
    await waiting(1);
    const form = { version: 1, state: 'CLINIC_CONFIRMED' } as const;
    const asked = {
      id: answered.id,
      visible: null,
      staffId,
      by: 'operator' as const,
      form,
      texts: null,
      at: NOW,
    };
    const answering = counted((tx) => changeCounsel(tx, asked));
    const review = { ...reviewForm(reviewed), event_id: null, doctors: [], treatments: [] };
    const reviewing = counted((tx) => createReview(tx, member_id, review, NOW));
    await waiting(3);
    await letGo();
    const all = [leaving, answering, reviewing];
    await Promise.allSettled(all.map(({ done }) => done));
    expect(all.map(({ tries }) => tries.count)).toEqual([1, 1, 1]);
    await leaving.done;
    await expect(answering.done).rejects.toMatchObject({ code: 'not_found' });
    await expect(reviewing.done).rejects.toMatchObject({ code: 'not_found' });
  });

  it('a review that is hidden while it is edited leaves no counts with its former and new doctors', async () => {
    const before = (await aDoctor(test.db)).id;
    const after = (await aDoctor(test.db)).id;
    const { id } = await aReview(test.db, { doctors: [before], rating: 5 });
    await hold(
      `with edited as (update review set version = version + 1 where id = $1),
         moved as (update review_doctor set doctor_id = $2 where review_id = $1)
       update doctor set review_count = (id = $2)::int, rating_count = (id = $2)::int,
         rating_sum = 5 * (id = $2)::int`,
      [id, after],
    );
    const operator = asking(await aStaff(test.db));
    const body = { version: 2, action: 'blind', reason: '광고' };
    const hiding = test.send('PATCH', `/staff/reviews/${id}`, body, operator);
    await waiting(1);
    await letGo();
    expect((await hiding).status).toBe(200);
    const numbers = 'select distinct review_count, rating_count, rating_sum from doctor';
    expect(await test.db.query(numbers)).toEqual([
      { review_count: 0, rating_count: 0, rating_sum: 0 },
    ]);
  });
});
