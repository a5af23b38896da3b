import { uuidv7 } from 'uuidv7';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NEVER, WARNING_DAYS } from '../../../contract/plain/retention.ts';
import { runRetention } from '../../../server/domain/retention/runRetention.ts';
import { DAY_MS } from '../../../server/lib/units.ts';
import { limits } from '../../../server/limits/limits.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { openLogLines } from '../../support/app/server/logLines.ts';
import { aDiskStore } from '../../support/app/testFileStore.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { aCounsel } from '../../support/fixtures/factories.ts';

/** 10:30 in Seoul. */
const NOW = new Date('2026-11-23T01:30:00Z');
const dayAfter = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

forOneEngine((_engine, open) => {
  const test = useTestApp(open, { start: NOW });
  const { store: fileStore } = aDiskStore();
  let counsel: string;
  let me: string;
  /** A member who was last here 400 days ago and is warned today: 30 days later the account is deleted. */
  beforeEach(async () => {
    const at = dayAfter(-400);
    ({ id: counsel, member_id: me } = await aCounsel(test.db, { created_at: at, updated_at: at }));
    await test.db.query('update member set seen_at = $1', [at]);
    await setPeriod(12);
    await runOn(0);
    expect(await warnedOn()).toEqual(NOW);
  });

  const { log, text: logged } = openLogLines();
  const runOn = async (day: number) => {
    test.now = dayAfter(day);
    await runRetention({ ...test.context, fileStore, log }, test.now);
  };
  const setPeriod = (months: number) =>
    test.db.query(
      `insert into retention (kind, period) values ('member', $1)
       on conflict (kind) do update set period = excluded.period`,
      [months],
    );
  /** Undefined when the member is erased. */
  const warnedOn = async () => {
    const rows = await test.db.query<{ told_at: Date }>('select told_at from member');
    return rows[0]?.told_at;
  };
  const writeOn = (day: number) =>
    test.db.query(
      `with one as (update counsel set message_count = 1, last_of_member = 1 where id = $1)
       insert into message (id, counsel_id, member_id, number, author, created_at)
       values ($2, $1, $3, 1, 'member', $4)`,
      [counsel, uuidv7(), me, dayAfter(day)],
    );
  const changeCounselOn = (day: number) =>
    test.db.query('update counsel set updated_at = $2 where id = $1', [counsel, dayAfter(day)]);

  /** PostgreSQL does this before the row of the member is deleted. */
  const beforeDelete = (member: string, what: string) =>
    test.db.script(
      `create function before_delete() returns trigger language plpgsql as
         $$ begin ${what}; return old; end $$;
       create trigger before_delete before delete on member for each row
         when (old.id = '${member}') execute function before_delete()`,
    );

  describe('a member whose erasure is difficult', () => {
    afterEach(() => test.db.script('drop function before_delete cascade'));

    it('delays no other member, and is tried again', async () => {
      const at = dayAfter(-400);
      const { member_id: other } = await aCounsel(test.db, { created_at: at, updated_at: at });
      await test.db.query('update member set seen_at = $2, told_at = $3 where id = $1', [
        other,
        dayAfter(-399),
        NOW,
      ]);
      await beforeDelete(me, "raise 'broken'");
      await runOn(31);
      expect(await test.db.query('select id from member')).toEqual([{ id: me }]);
      expect(logged()).toContain('Old data could not be deleted: member');
      await test.db.script('drop trigger before_delete on member');
      await runOn(32);
      expect(await warnedOn()).toBeUndefined();
    });

    it('is tried once in a run, which erases and warns all others before it fails', async () => {
      const moreThanABatch = limits.retention.memberBatch + 10;
      const add = (seen: number, told: Date | null) =>
        test.db.query(
          `insert into member (id, created_at, updated_at, seen_at, told_at)
           select gen_random_uuid(), $1, $1, $1, $2 from generate_series(1, $3::int)`,
          [dayAfter(seen), told, moreThanABatch],
        );
      await add(-399, NOW);
      await add(-350, null);
      await test.db.script('create sequence times_tried');
      await beforeDelete(me, "perform nextval('times_tried'); raise 'broken'");
      await runOn(31);
      const [tries] = await test.db.query('select last_value as n from times_tried');
      await test.db.script('drop sequence times_tried');
      expect(tries).toEqual({ n: 1 });
      const left = await test.db.query('select told_at from member where id <> $1', [me]);
      expect(left).toEqual(Array(moreThanABatch).fill({ told_at: dayAfter(31) }));
      expect(logged()).toContain('Old data could not be deleted: member');
    });

    it('is erased even if that takes longer than a statement may take', async () => {
      await beforeDelete(me, 'perform pg_sleep(6)');
      await runOn(31);
      expect(await warnedOn()).toBeUndefined();
    });
  });

  describe('no member is erased without a recent warning', () => {
    it.each([
      ['wrote to the clinic, without a login,', writeOn],
      ['had a counsel that staff changed', changeCounselOn],
    ])('one who %s after the warning is warned again a month before', async (_, actOn) => {
      await actOn(5);
      await runOn(31);
      expect(await warnedOn()).toEqual(NOW);
      await runOn(345);
      expect(await warnedOn()).toEqual(dayAfter(345));
      await runOn(345 + WARNING_DAYS);
      expect(await warnedOn()).toEqual(dayAfter(345));
      await runOn(345 + WARNING_DAYS + 1);
      expect(await warnedOn()).toBeUndefined();
    });

    it.each([
      ['makes the period longer', 24],
      ['switches the erasure off for a year', NEVER],
    ])('one who was warned before an operator %s is warned again', async (_, period) => {
      await setPeriod(period);
      await runOn(31);
      expect(await warnedOn()).toEqual(NOW);
      await setPeriod(24);
      await runOn(370);
      expect(await warnedOn()).toEqual(dayAfter(370));
      await runOn(370 + WARNING_DAYS + 1);
      expect(await warnedOn()).toBeUndefined();
    });

    it('a warning counts for 60 days: after a longer pause of the job there is another one first', async () => {
      await runOn(2 * WARNING_DAYS + 1);
      expect(await warnedOn()).toEqual(dayAfter(2 * WARNING_DAYS + 1));
      await runOn(4 * WARNING_DAYS + 1);
      expect(await warnedOn()).toBeUndefined();
    });
  });
});
