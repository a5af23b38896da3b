import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import type { LoggedHeads } from '../../../server/domain/audit/auditHeads.ts';
import type { AccessHead } from '../../../server/domain/audit/auditRules.ts';
import { headFields } from '../../../server/domain/audit/auditSql.ts';
import { checkWhole } from '../../../server/domain/audit/checkWhole.ts';
import {
  emptyTables,
  forOneEngine,
  forRacingCalls,
} from '../../support/app/database/testDatabase.ts';
import { countForProof, numberFromEnv } from '../../support/app/proof.ts';
import {
  AUDIT_ATTACKS,
  type AuditCopy,
  auditPlace,
  backUp,
  putBack,
  TODAY,
} from '../../support/fixtures/staff/auditAttacks.ts';
import {
  AUDIT_DAYS,
  type AuditWorld,
  auditKeys,
  auditWorld,
  READINGS,
  writeReadings,
} from '../../support/fixtures/staff/auditWorld.ts';

/** Seven rounds reach each chain, day and position, and the first entry of the first day and of a later one. */
const ROUNDS = numberFromEnv('AUDIT_ROUNDS', 7);
const inRounds = { timeout: 120_000 };

/** An attacker with SQL access and no key. */
forOneEngine((_engine, open) => {
  let db: Database;
  let world: AuditWorld;
  beforeAll(async () => {
    db = await open();
  });
  beforeEach(async () => {
    await emptyTables(db);
    world = await auditWorld(db);
  });

  const check = async (logged: LoggedHeads | null = null) =>
    (await checkWhole({ db, keys: auditKeys, logged })).broken;
  const headsNow = () => db.query<AccessHead>(`select ${headFields} from access_head`);
  const logNow = async (): Promise<LoggedHeads> => {
    const heads = await headsNow();
    return new Map(
      heads.map(({ chain, day, position, hash }) => [
        `${chain} ${day}`,
        new Map([[position, hash]]),
      ]),
    );
  };

  const countOne = () => countForProof('changes of the access record');
  const placeOf = (round: number) => {
    countOne();
    return auditPlace(world, round);
  };

  const writeEverywhere = async (day: string) => {
    for (const { staffId } of world.staff) await writeReadings(db, staffId, { day, count: 1 });
  };

  const rollBack = async (saved: AuditCopy, round: number) => {
    countOne();
    const index = round % world.staff.length;
    const staffId = world.staff[index]?.staffId ?? '';
    const isNewDay = round % 2 === 1;
    const day = isNewDay ? TODAY : AUDIT_DAYS[3];
    await writeReadings(db, staffId, { day, count: 2 });
    const logged = await logNow();
    await putBack(db, saved);
    expect(await check(), 'the database alone is sound').toBeNull();
    const place = { chain: world.chains[index], day, kind: 'ROLLED_BACK' };
    const position = isNewDay ? 1 : READINGS + 1;
    expect(await check(logged), `round ${round}`).toEqual({ ...place, position });
    // The server goes on: these places now have other entries.
    await writeReadings(db, staffId, { day, count: 5 });
    expect(await check()).toBeNull();
    expect(await check(logged), `round ${round}`).toEqual({ ...place, position: position + 1 });
    await putBack(db, saved);
  };

  it('the record as the server wrote it is unchanged', async () => {
    expect(await check()).toBeNull();
    expect(await check(await logNow())).toBeNull();
  });

  describe('T62 finds and names', () => {
    it.each(AUDIT_ATTACKS)('$name, each time', inRounds, async ({ run, found, rounds = 0 }) => {
      const saved = await backUp(db);
      for (let round = 0; round < Math.max(ROUNDS, rounds); round += 1) {
        const place = placeOf(round);
        await run({ db, world }, place, round);
        expect(await check(), `round ${round}`).toEqual({ chain: place.chain, ...found(place) });
        await putBack(db, saved);
      }
      expect(await check()).toBeNull();
    });

    it('a snapshot that was put back, by the heads in the log, each time', inRounds, async () => {
      const saved = await backUp(db);
      for (let round = 0; round < ROUNDS; round += 1) await rollBack(saved, round);
    });

    it(
      'the snapshot of one chain that was put back, by the heads in the log, each time',
      inRounds,
      async () => {
        const saved = await backUp(db);
        for (let round = 0; round < ROUNDS; round += 1) {
          const { chain } = placeOf(round);
          await writeEverywhere(AUDIT_DAYS[3]);
          const logged = await logNow();
          await putBack(db, saved, { where: 'chain = $1', params: [chain] });
          expect(await check(), 'the database alone is sound').toBeNull();
          const place = { chain, day: AUDIT_DAYS[3], position: READINGS + 1 };
          expect(await check(logged), `round ${round}`).toEqual({ ...place, kind: 'ROLLED_BACK' });
          await putBack(db, saved);
        }
      },
    );

    it(
      'the snapshot of one day that was put back, without the log, each time',
      inRounds,
      async () => {
        const saved = await backUp(db);
        for (let round = 0; round < ROUNDS; round += 1) {
          const { chain } = placeOf(round);
          for (const day of [AUDIT_DAYS[3], TODAY]) await writeEverywhere(day);
          const params = [chain, AUDIT_DAYS[3]];
          await putBack(db, saved, { where: 'chain = $1 and day = $2', params });
          // The next day does not follow the day that was put back.
          const place = { chain, day: TODAY, position: null };
          expect(await check(), `round ${round}`).toEqual({ ...place, kind: 'DAY_REMOVED' });
          await putBack(db, saved);
        }
      },
    );

    it('a whole chain that was removed, by the heads in the log', async () => {
      const logged = await logNow();
      const [chain] = world.chains;
      for (const table of ['access_record', 'access_head']) {
        await db.query(`delete from ${table} where chain = $1`, [chain]);
      }
      expect(await check(logged)).toEqual({
        chain,
        day: AUDIT_DAYS[0],
        position: 1,
        kind: 'ROLLED_BACK',
      });
    });

    it('entries whose head was removed', async () => {
      const [chain] = world.chains;
      await db.query('delete from access_head where chain = $1', [chain]);
      expect(await check()).toEqual({
        chain,
        day: AUDIT_DAYS[0],
        position: 1,
        kind: 'INSERTED',
      });
    });
  });
});

// It races, so on both engines.
forRacingCalls((_engine, open) => {
  it('entries that are written during a check do not break it', async () => {
    const db = await open();
    const [{ staffId = '' } = {}] = (await auditWorld(db)).staff;
    const check = async () => (await checkWhole({ db, keys: auditKeys, logged: null })).broken;
    const answers = await Promise.all([
      writeReadings(db, staffId, { day: AUDIT_DAYS[3], count: 20 }),
      ...Array.from({ length: 8 }, () => check()),
      writeReadings(db, staffId, { day: TODAY, count: 20 }),
      ...Array.from({ length: 8 }, () => check()),
    ]);
    expect(answers.filter(Boolean)).toEqual([]);
    expect(await check()).toBeNull();
  });
});
