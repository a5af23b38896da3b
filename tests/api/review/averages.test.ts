import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate/migrate.ts';
import { withAverages } from '../../../server/domain/review/averageSql.ts';
import {
  emptyTables,
  forRacingCalls,
  goBackBefore,
} from '../../support/app/database/testDatabase.ts';
import {
  aClinic,
  aCounsel,
  aDoctor,
  aMember,
  anEvent,
  aReview,
  type ReviewRow,
} from '../../support/fixtures/factories.ts';

forRacingCalls((_engine, open) => {
  let db: Database;
  let clinicId: string;
  let eventId: string;
  let doctorIds: [string, string];

  beforeAll(async () => {
    db = await open();
  });
  beforeEach(async () => {
    await emptyTables(db);
    clinicId = (await aClinic(db)).id;
    const clinic_id = clinicId;
    eventId = (await anEvent(db, { clinic_id })).id;
    doctorIds = [(await aDoctor(db, { clinic_id })).id, (await aDoctor(db, { clinic_id })).id];
  });

  type Options = Partial<ReviewRow> & { doctors?: string[] };
  const write = (options: Options = {}) =>
    aReview(db, { clinic_id: clinicId, event_id: eventId, doctors: doctorIds, ...options });
  /** Reviews, counted reviews, and their sum. */
  const numbers = async (table: string, id: string) => {
    const [row] = await db.query<Record<string, number>>(
      `select review_count, rating_count, rating_sum from ${table} where id = $1`,
      [id],
    );
    return Object.values(row ?? {});
  };
  const ofAll = async () => ({
    clinic: await numbers('clinic', clinicId),
    event: await numbers('event', eventId),
    first: await numbers('doctor', doctorIds[0]),
    second: await numbers('doctor', doctorIds[1]),
  });
  const change = (review: ReviewRow, sql: string) =>
    db.transaction((tx) => {
      const author = { memberId: review.member_id, clinicId: review.clinic_id };
      return withAverages(tx, [author], () =>
        tx.query(`update review set ${sql} where id = $1`, [review.id]),
      );
    });

  describe('works', () => {
    test('a review counts for its clinic, event and doctors until it is deleted', async () => {
      const review = await write({ rating: 4 });
      await write({ rating: 5, event_id: null });
      const all = [2, 2, 9];
      expect(await ofAll()).toEqual({ clinic: all, event: [1, 1, 4], first: all, second: all });
      await change(review, `status = 'BLINDED'`);
      const rest = [1, 1, 5];
      expect(await ofAll()).toEqual({ clinic: rest, event: [0, 0, 0], first: rest, second: rest });
      await change(review, `status = 'PUBLISHED'`);
      expect((await ofAll()).clinic).toEqual(all);
    });

    test('an edit moves only the numbers that it changes', async () => {
      const review = await write({ rating: 2, doctors: [doctorIds[0]] });
      await change(review, 'rating = 5, event_id = null');
      const five = [1, 1, 5];
      const none = [0, 0, 0];
      expect(await ofAll()).toEqual({ clinic: five, event: none, first: five, second: none });
    });

    test('AMB-107 the newest review of one member counts, and one more for each visit', async () => {
      const member_id = (await aMember(db)).id;
      await write({ member_id, rating: 5 });
      const newest = await write({ member_id, rating: 1 });
      expect((await ofAll()).clinic).toEqual([2, 1, 1]);
      await change(newest, `status = 'PENDING'`);
      expect((await ofAll()).clinic).toEqual([1, 1, 5]);
      const counsel = await aCounsel(db, { member_id, clinic_id: clinicId });
      await db.query("update counsel set visited_at = '2026-11-20T01:00:00Z' where id = $1", [
        counsel.id,
      ]);
      await write({ counsel_id: counsel.id, rating: 3 });
      expect((await ofAll()).clinic).toEqual([2, 2, 8]);
    });
  });

  describe('protects', () => {
    test('a transaction that fails afterwards changes no counts', async () => {
      const review = await write({ rating: 4 });
      const failing = db.transaction(async (tx) => {
        const author = { memberId: review.member_id, clinicId };
        await withAverages(tx, [author], () => tx.query('delete from review'));
        throw new Error('The review was refused');
      });
      await expect(failing).rejects.toThrow('refused');
      const all = [1, 1, 4];
      expect(await ofAll()).toEqual({ clinic: all, event: all, first: all, second: all });
    });

    test('100 reviews at the same time: none is lost and none waits forever', async () => {
      const member_id = (await aMember(db)).id;
      await Promise.all(
        Array.from({ length: 100 }, (_, index) => {
          const doctors = index % 2 ? doctorIds : [doctorIds[1], doctorIds[0]];
          // Half of them are by one member, and only one of those counts.
          const own = index < 50 ? { member_id } : {};
          return write({ ...own, doctors, rating: 3 });
        }),
      );
      const all = [100, 51, 153];
      expect(await ofAll()).toEqual({ clinic: all, event: all, first: all, second: all });
    });
  });
});

forRacingCalls((_engine, open) => {
  test('AMB-107 averages of earlier versions are counted again by the current rule', async () => {
    const db = await open();
    await goBackBefore(db, '0017_rating_count');
    const clinic_id = (await aClinic(db)).id;
    const member_id = (await aMember(db)).id;
    for (const rating of [5, 1]) {
      const counsel = await aCounsel(db, { clinic_id, member_id });
      await db.query(
        `insert into review (id, counsel_id, member_id, clinic_id, title, content, rating,
           created_at, updated_at)
         select gen_random_uuid(), $1, $2, $3, '', '', $4, now(), now()`,
        [counsel.id, member_id, clinic_id, rating],
      );
    }
    await db.query('update clinic set rating_sum = 6, review_count = 2');
    await migrate(db);
    const [clinic] = await db.query<{ rating_sum: number }>(
      'select review_count, rating_count, rating_sum from clinic',
    );
    expect(clinic).toMatchObject({ review_count: 2, rating_count: 1 });
    expect([1, 5]).toContain(clinic?.rating_sum);
  });
});
