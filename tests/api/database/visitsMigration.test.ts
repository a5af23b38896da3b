import { uuidv7 } from 'uuidv7';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { CounselState } from '../../../contract/plain/counselCourse.ts';
import type { Database } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate/migrate.ts';
import { forOneEngine, goBackBefore } from '../../support/app/database/testDatabase.ts';
import { aCounsel, type CounselRow } from '../../support/fixtures/factories.ts';

const day = (n: number) => new Date(Date.UTC(2026, 9, n));

type Step = readonly [to: CounselState, at: Date];

forOneEngine((_engine, open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });
  beforeEach(() => goBackBefore(db, '0015_visits'));

  /** A reviewed counsel of an earlier version, with its badge. */
  const reviewed = async (given: Partial<CounselRow>, steps: readonly Step[]) => {
    const counsel = await aCounsel(db, { state: steps.at(-1)?.[0] ?? 'CANCELED', ...given });
    let from: CounselState = 'AWAITING_CLINIC_CONFIRMATION';
    for (const [to, at] of steps) {
      await db.query(
        `insert into counsel_change (id, counsel_id, from_state, to_state, actor, created_at)
         values ($1, $2, $3, $4, 'staff', $5)`,
        [uuidv7(), counsel.id, from, to, at],
      );
      from = to;
    }
    await db.query(
      `insert into review (id, counsel_id, member_id, clinic_id, title, content, rating,
         visit_confirmed, created_at, updated_at)
       values ($1, $2, $3, $4, '', '', 5, true, now(), now())`,
      [uuidv7(), counsel.id, counsel.member_id, counsel.clinic_id],
    );
    return counsel.id;
  };
  const read = async (id: string) => {
    const [row] = await db.query(
      `select review.visit_confirmed as badge, counsel.visited_at as visited,
         counsel.passed_appointment_at as passed
       from counsel join review on review.counsel_id = counsel.id where counsel.id = $1`,
      [id],
    );
    return row;
  };

  it('AMB-18 earlier badges stay if the history shows a visit, and are removed otherwise', async () => {
    const booked = 'CONSULTATION_APPOINTMENT_CONFIRMED';
    const visited = await reviewed({ consultation_at: day(3) }, [
      [booked, day(1)],
      ['CONSULTATION_COMPLETE', day(4)],
    ]);
    const jumped = await reviewed({}, [['TREATMENT_COMPLETE', day(1)]]);
    const jumpedOver = await reviewed({ consultation_at: day(3) }, [
      [booked, day(1)],
      ['TREATMENT_COMPLETE', day(4)],
    ]);
    const afterwards = await reviewed({ consultation_at: day(3) }, [
      [booked, day(5)],
      ['CONSULTATION_COMPLETE', day(6)],
    ]);
    const canceled = await reviewed({ consultation_at: day(3) }, [
      [booked, day(1)],
      ['CANCELED', day(4)],
    ]);
    await migrate(db);
    expect(await read(visited)).toEqual({ badge: true, visited: day(3), passed: null });
    for (const id of [jumped, jumpedOver, afterwards]) {
      expect(await read(id)).toEqual({ badge: false, visited: null, passed: null });
    }
    expect(await read(canceled)).toEqual({ badge: false, visited: null, passed: day(3) });
  });
});
