import { expect, it } from 'vitest';
import { seedTaxonomy } from '../../../server/db/seed/seedTaxonomy.ts';
import { deleteOldAnswers } from '../../../server/http/answer/answerOnce.ts';
import { forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { inRounds } from '../../support/app/proof.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { createDeferred } from '../../support/fakes/createDeferred.ts';
import { asMember } from '../../support/fakes/fakeSessions.ts';
import { agreeTo } from '../../support/fixtures/counsel/aConsentingMember.ts';
import { aClinic } from '../../support/fixtures/factories.ts';
import { deskWorld } from '../../support/fixtures/staff/deskWorld.ts';

const HOUR = 60 * 60 * 1_000;

forRacingCalls((engine, open) => {
  const test = useTestApp(open, { start: new Date('2026-11-20T12:00:00Z') });
  const desk = deskWorld(test);

  const book = (key: string, content = '상담', told: object = {}) =>
    test.send(
      'POST',
      '/member/counsels',
      { clinic_id: desk.clinicId, sourceType: 'CLINIC', sourceId: desk.clinicId, content, ...told },
      { ...asMember(desk.me), 'Idempotency-Key': key },
    );
  /** As the app does: "overloaded" is asked again with the same key. On a slow machine 100 wait for ten connections. */
  async function bookPatiently(key: string, clinic = desk.clinicId): Promise<void> {
    const at = { clinic_id: clinic, sourceId: clinic };
    let answer = await book(key, '상담', at);
    while (answer.status === 503) answer = await book(key, '상담', at);
    expect(answer).toMatchObject({ status: 200 });
  }
  const countOf = async (table: string) => (await test.db.query(`select 1 from ${table}`)).length;

  it('a repeated request gets the same answer and books nothing', async () => {
    const first = await book('a');
    expect(first.status).toBe(200);
    expect(await book('a')).toMatchObject({ status: 200, body: first.body });
    expect(await countOf('counsel')).toBe(1);
    expect((await book('b')).status).toBe(200);
    expect(await countOf('counsel')).toBe(2);
  });

  it(
    '100 bookings with one key at once book one counsel, and all get the same answer',
    inRounds,
    async () => {
      const answers = await Promise.all(Array.from({ length: 100 }, () => book('one')));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(await countOf('counsel')).toBe(1);
      expect(await countOf('counsel_change')).toBe(1);
    },
  );

  it(
    '100 bookings with different keys at once book 100 counsels with different codes',
    inRounds,
    async () => {
      // One clinic accepts ten bookings of a member in a day.
      const clinics: string[] = [];
      for (let count = 0; count < 10; count += 1) clinics.push((await aClinic(test.db)).id);
      for (const id of clinics) await agreeTo(test.db, { id: desk.me, language: 'ko' }, id);
      const keys = Array.from({ length: 100 }, (_, key) => key);
      await Promise.all(keys.map((key) => bookPatiently(`k${key}`, clinics[key % 10])));
      expect(await test.db.query('select distinct code from counsel')).toHaveLength(100);
    },
  );

  it('a key with another request is refused', async () => {
    await book('a');
    expect(await book('a', 'another text')).toMatchObject({
      status: 422,
      body: { code: 'idempotency_mismatch' },
    });
    expect(await countOf('counsel')).toBe(1);
  });

  it('a counsel is booked once, also when its member repeats the booking after a week', async () => {
    const wishes = { stay: { from: '2026-12-24', to: '2026-12-27' } };
    const treatments = ['jaw-botox', 'forehead-botox'];
    await seedTaxonomy(test.db);
    const details = { treatments, contact: { by: 'LINE', address: 'nabi' }, interpreter: true };
    const told = { wishes, details };
    const first = await book('key-of-a-draft', '한 번만', told);
    expect(first.status).toBe(200);
    await test.db.query("update clinic set status = 'ENDED'");
    test.later(7 * 24 * HOUR);
    await deleteOldAnswers(test.db, test.now);
    const again = await book('key-of-a-draft', '한 번만', told);
    expect(again.status).toBe(200);
    expect(Object(again.body).data.id).toBe(Object(first.body).data.id);
    expect(await countOf('counsel')).toBe(1);
    expect(await countOf('counsel_change')).toBe(1);
  });

  it('after a week the key is still refused with another request', async () => {
    const wishes = { stay: { from: '2026-12-24', to: '2026-12-27' } };
    await book('a', '한 번만', { wishes });
    test.later(7 * 24 * HOUR);
    await deleteOldAnswers(test.db, test.now);
    const others = [
      ['다른 글', { wishes }],
      ['한 번만', {}],
      ['한 번만', { wishes: { stay: { from: '2026-12-24', to: '2026-12-28' } } }],
      ['한 번만', { wishes, details: { interpreter: true } }],
    ] as const;
    for (const [content, told] of others) {
      expect(await book('a', content, told)).toMatchObject({
        status: 422,
        body: { code: 'idempotency_mismatch' },
      });
    }
    expect(await countOf('counsel')).toBe(1);
  });

  it.runIf(engine === 'postgres')(
    'a second request is told to wait while the first one takes long',
    async () => {
      const [held, release] = createDeferred();
      const [begun, begin] = createDeferred();
      const first = test.db.transaction(async (tx) => {
        await tx.query("insert into idempotency_key values ($1, 'a', 'x', null, now())", [desk.me]);
        begin();
        await held;
      });
      await begun;
      const second = await book('a');
      release();
      await first;
      expect(second).toMatchObject({ status: 409, body: { code: 'request_in_flight' } });
      expect(second.headers.get('retry-after')).toBe('1');
    },
  );
});
