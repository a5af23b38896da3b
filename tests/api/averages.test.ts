import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import {
  addToAverages,
  changeAverages,
  removeFromAverages,
} from '../../server/domain/review/reviewCountersSql.ts';
import { aClinic, aDoctor, anEvent } from '../support/factories.ts';
import { emptyTables, forEachEngine } from '../support/testDatabase.ts';

forEachEngine((_engine, open) => {
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
    eventId = (await anEvent(db, { clinic_id: clinicId })).id;
    const clinic_id = clinicId;
    doctorIds = [(await aDoctor(db, { clinic_id })).id, (await aDoctor(db, { clinic_id })).id];
  });

  const counters = async (table: string, id: string) => {
    const [row] = await db.query<{ rating_sum: number; review_count: number }>(
      `select rating_sum, review_count from ${table} where id = $1`,
      [id],
    );
    return [row?.rating_sum, row?.review_count];
  };
  const ofAll = async () => ({
    clinic: await counters('clinic', clinicId),
    event: await counters('event', eventId),
    first: await counters('doctor', doctorIds[0]),
    second: await counters('doctor', doctorIds[1]),
  });

  describe('works', () => {
    test('a review counts for its clinic, event and doctors, until it is gone', async () => {
      const review = { clinicId, eventId, doctorIds, rating: 4 };
      await db.transaction((tx) => addToAverages(tx, review));
      await db.transaction((tx) => addToAverages(tx, { ...review, eventId: null, rating: 5 }));
      expect(await ofAll()).toEqual({
        clinic: [9, 2],
        event: [4, 1],
        first: [9, 2],
        second: [9, 2],
      });
      await db.transaction((tx) => removeFromAverages(tx, review));
      expect(await ofAll()).toEqual({
        clinic: [5, 1],
        event: [0, 0],
        first: [5, 1],
        second: [5, 1],
      });
    });

    test('an edit moves what it changes and no more', async () => {
      const before = { clinicId, eventId, doctorIds: [doctorIds[0]], rating: 2 };
      const after = { clinicId, eventId: null, doctorIds: [doctorIds[1]], rating: 5 };
      await db.transaction((tx) => addToAverages(tx, before));
      await db.transaction((tx) => changeAverages(tx, [before], [after]));
      expect(await ofAll()).toEqual({
        clinic: [5, 1],
        event: [0, 0],
        first: [0, 0],
        second: [5, 1],
      });
    });
  });

  describe('protects', () => {
    test('what fails afterwards takes its counts back', async () => {
      const failing = db.transaction(async (tx) => {
        await addToAverages(tx, { clinicId, eventId, doctorIds, rating: 4 });
        throw new Error('The review was refused');
      });
      await expect(failing).rejects.toThrow('refused');
      expect(await ofAll()).toEqual({
        clinic: [0, 0],
        event: [0, 0],
        first: [0, 0],
        second: [0, 0],
      });
    });

    test('of 100 at the same time none is lost and none waits for ever', async () => {
      const ratings = Array.from({ length: 100 }, (_, index) => 1 + (index % 5));
      await Promise.all(
        ratings.map((rating, index) => {
          const inAnyOrder = index % 2 ? doctorIds : [doctorIds[1], doctorIds[0]];
          const review = { clinicId, eventId, doctorIds: inAnyOrder, rating };
          return db.transaction((tx) => addToAverages(tx, review));
        }),
      );
      const all = [300, 100];
      expect(await ofAll()).toEqual({ clinic: all, event: all, first: all, second: all });
    });
  });
});
