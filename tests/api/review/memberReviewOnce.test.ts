import { beforeEach, expect, it } from 'vitest';
import { forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { inRounds } from '../../support/app/proof.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { asMember } from '../../support/fakes/fakeSessions.ts';
import { aCounsel, aDoctor, aMember, type CounselRow } from '../../support/fixtures/factories.ts';
import { reviewForm } from '../../support/fixtures/reviewForm.ts';

forRacingCalls((_engine, open) => {
  const test = useTestApp(open);
  let me: string;
  let counsel: CounselRow;
  let doctorId: string;

  beforeEach(async () => {
    me = (await aMember(test.db)).id;
    counsel = await aCounsel(test.db, { member_id: me });
    doctorId = (await aDoctor(test.db, { clinic_id: counsel.clinic_id })).id;
  });

  const write = (headers: Record<string, string> = {}, title = '후기') =>
    test.send(
      'POST',
      '/member/reviews',
      reviewForm(counsel, { title, doctors: [doctorId], rating: 3 }),
      { ...asMember(me), ...headers },
    );
  const oneIsLeft = async () => {
    expect(await test.db.query('select title from review')).toHaveLength(1);
    for (const table of ['clinic', 'doctor']) {
      const counters = await test.db.query(`select rating_sum, review_count from ${table}`);
      expect(counters).toEqual([{ rating_sum: 3, review_count: 1 }]);
    }
  };

  it(
    'of 100 reviews of one counsel at once exactly one is stored, and counted once',
    inRounds,
    async () => {
      const answers = await Promise.all(Array.from({ length: 100 }, (_, at) => write({}, `${at}`)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const codes = answers
        .filter(({ status }) => status === 409)
        .map(({ body }) => Object(body).code);
      expect(codes).toEqual(Array(99).fill('already_reviewed'));
      await oneIsLeft();
    },
  );

  it('100 with one Idempotency-Key all get the same answer', inRounds, async () => {
    const key = { 'Idempotency-Key': 'one' };
    const answers = await Promise.all(Array.from({ length: 100 }, () => write(key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    await oneIsLeft();
  });

  it('a key with another review is refused', async () => {
    const key = { 'Idempotency-Key': 'a' };
    await write(key);
    expect(await write(key, '다른 후기')).toMatchObject({
      status: 422,
      body: { code: 'idempotency_mismatch' },
    });
  });

  it('AMB-107 ids in capital letters are the same ids: the newest review of a visit counts', async () => {
    await write();
    const second = await aCounsel(test.db, { member_id: me, clinic_id: counsel.clinic_id });
    const form = reviewForm(second, { doctors: [doctorId, doctorId.toUpperCase()], rating: 5 });
    const sent = { ...form, clinic_id: form.clinic_id.toUpperCase() };
    expect(await test.send('POST', '/member/reviews', sent, asMember(me))).toMatchObject({
      status: 200,
    });
    const counters = 'select rating_sum, rating_count, review_count from doctor';
    expect(await test.db.query(counters)).toEqual([
      { rating_sum: 5, rating_count: 1, review_count: 2 },
    ]);
  });

  it('many edits at once leave the averages correct', inRounds, async () => {
    const { id } = Object((await write()).body).data;
    const edit = (rating: number) =>
      test.send(
        'PATCH',
        `/member/reviews/${id}`,
        reviewForm(counsel, { doctors: [doctorId], rating }),
        asMember(me),
      );
    await Promise.all([1, 2, 4, 5, 1, 2, 4, 5].map(edit));
    await edit(3);
    await oneIsLeft();
  });
});
