import { uuidv7 } from 'uuidv7';
import { beforeEach, describe, expect, it } from 'vitest';
import { OPEN_MONTHS, RETENTION } from '../../../contract/plain/retention.ts';
import { cutoffOf } from '../../../server/domain/retention/retentionRules.ts';
import { runRetention } from '../../../server/domain/retention/runRetention.ts';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import { silentLog } from '../../../server/lib/log.ts';
import { DAY_MS } from '../../../server/lib/units.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { aDiskStore } from '../../support/app/testFileStore.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { asking, asMember } from '../../support/fakes/fakeSessions.ts';
import { aCounsel } from '../../support/fixtures/factories.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';

/** 10:30 in Seoul. */
const NOW = new Date('2026-11-23T01:30:00Z');
const cutoff = (months: number) => {
  const found = cutoffOf(months, 'month', NOW);
  if (!found) throw new Error('no cutoff');
  return found;
};
const justBefore = (at: Date) => new Date(at.getTime() - 1);
const FIVE_YEARS = cutoff(OPEN_MONTHS);
const OLD = justBefore(FIVE_YEARS);

forOneEngine((_engine, open) => {
  const { store: fileStore } = aDiskStore();
  const test = useTestApp(open, { start: NOW, options: { fileStore } });
  let operator: StaffSession;
  beforeEach(async () => {
    operator = await aStaff(test.db);
  });

  const run = (at = NOW) => runRetention({ ...test.context, fileStore, log: silentLog }, at);
  const dryRun = async (kind: 'counsel' | 'note', period: number = RETENTION[kind].byDefault) => {
    const path = `/staff/retention/${kind}?period=${period}`;
    return Object((await test.get(path, asking(operator))).body).data;
  };
  const anOpen = async (fields: Parameters<typeof aCounsel>[1] = {}) => {
    const counsel = await aCounsel(test.db, { content: '비밀', updated_at: OLD, ...fields });
    await test.db.query(`update counsel set note = '메모' where id = $1`, [counsel.id]);
    return counsel;
  };
  const textOf = async (id: string) => {
    const [row] = await test.db.query<{ content: string; note: string; state: string }>(
      'select content, note, state from counsel where id = $1',
      [id],
    );
    return row;
  };

  describe('an open counsel that the clinic does not close', () => {
    it.each([
      'AWAITING_CLINIC_CONFIRMATION',
      'CLINIC_CONFIRMED',
      'CONSULTATION_APPOINTMENT_CONFIRMED',
      'TREATMENT_APPOINTMENT_CONFIRMED',
    ] as const)('counts as finished after five quiet years: %s', async (state) => {
      const old = await anOpen({ state });
      const young = await anOpen({ state, updated_at: FIVE_YEARS });
      const gone = { rows: 1, oldest: OLD.toISOString(), stillOpen: 1 };
      expect(await dryRun('counsel')).toEqual(gone);
      expect(await dryRun('note')).toEqual(gone);
      await run();
      expect(await textOf(old.id)).toEqual({ content: '', note: '', state });
      expect(await textOf(young.id)).toEqual({ content: '비밀', note: '메모', state });
      expect(await dryRun('counsel')).toEqual({ rows: 0, oldest: null, stillOpen: 1 });
    });

    it('then says so to the member and the clinic, which can still close it', async () => {
      const { id, member_id } = await anOpen();
      await run();
      const textsErased = { at: NOW.toISOString(), by: 'period' };
      const ofMember = await test.get(`/member/counsels/${id}`, asMember(member_id));
      expect(ofMember).toMatchObject({ status: 200, body: { data: { content: '', textsErased } } });
      const ofStaff = await test.get(`/staff/counsels/${id}`, asking(operator));
      expect(ofStaff).toMatchObject({ status: 200, body: { data: { content: '', textsErased } } });
      const { version } = Object(ofStaff.body).data;
      const body = { version, state: 'CANCELED', reason: '연락 없음' };
      const closed = await test.send('PATCH', `/staff/counsels/${id}`, body, asking(operator));
      expect(closed).toMatchObject({ status: 200, body: { data: { state: 'CANCELED' } } });
    });

    it('stays with an appointment that is ahead, or was within five years', async () => {
      const state = 'TREATMENT_APPOINTMENT_CONFIRMED';
      const ahead = await anOpen({ state, treatment_at: new Date(NOW.getTime() + DAY_MS) });
      const within = await anOpen({ state, consultation_at: OLD, treatment_at: FIVE_YEARS });
      const past = await anOpen({ state, consultation_at: OLD, treatment_at: OLD });
      await run();
      const texts = await Promise.all([ahead, within, past].map(({ id }) => textOf(id)));
      expect(texts.map((row) => row?.content)).toEqual(['비밀', '비밀', '']);
    });

    it('stays while there are messages, and a later message goes in its turn', async () => {
      const counsel = await anOpen();
      const write = (at: Date) =>
        test.db.query(
          `with one as (update counsel set message_count = message_count + 1 where id = $1
             returning message_count)
           insert into message (id, counsel_id, member_id, number, author, created_at)
           select $2, $1, $3, message_count, 'member', $4 from one`,
          [counsel.id, uuidv7(), counsel.member_id, at],
        );
      await write(FIVE_YEARS);
      await run();
      expect(await textOf(counsel.id)).toMatchObject({ content: '비밀' });
      await run(new Date(NOW.getTime() + DAY_MS));
      expect(await textOf(counsel.id)).toMatchObject({ content: '' });
      await write(new Date(NOW.getTime() + DAY_MS));
      await run(new Date(NOW.getTime() + 2 * DAY_MS));
      expect(await test.db.query('select 1 from message')).toHaveLength(1);
    });
  });

  it('a dry run says how many open counsels are as old as its period and stay', async () => {
    const { least, greatest, byDefault } = RETENTION.counsel;
    await anOpen({ updated_at: justBefore(cutoff(least)) });
    await anOpen({ updated_at: justBefore(cutoff(byDefault)) });
    await anOpen({ updated_at: cutoff(least) });
    const state = 'CONSULTATION_APPOINTMENT_CONFIRMED';
    await anOpen({ state, consultation_at: new Date(NOW.getTime() + DAY_MS) });
    const none = { rows: 0, oldest: null };
    expect(await dryRun('counsel', least)).toEqual({ ...none, stillOpen: 2 });
    expect(await dryRun('counsel')).toEqual({ ...none, stillOpen: 1 });
    expect(await dryRun('counsel', greatest)).toEqual({ ...none, stillOpen: 0 });
  });
});
