import { expect, it } from 'vitest';
import { BLIND_DAYS } from '../../../contract/staff/staffReview.ts';
import { restoreReviews } from '../../../server/domain/review/restoreReviews.ts';
import { DAY_MS } from '../../../server/lib/units.ts';
import { forOneEngine } from '../../support/app/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { deskWorld } from '../../support/fixtures/deskWorld.ts';
import { aReview } from '../../support/fixtures/factories.ts';

const NOW = new Date('2026-11-25T00:00:00Z');
const daysAgo = (days: number) => {
  const created_at = new Date(NOW.getTime() - days * DAY_MS);
  return { created_at, updated_at: created_at };
};

forOneEngine((_engine, open) => {
  const test = useTestApp(open, { start: NOW });
  const desk = deskWorld(test);

  /** A review that had to wait for a check. */
  const held = async (status: 'PENDING' | 'PUBLISHED', days: number) => {
    const { id } = await aReview(test.db, { ...daysAgo(days), status });
    await test.db.query(`update review set pending_reason = 'burst' where id = $1`, [id]);
    return id;
  };
  const change = async (id: string, action: object) => {
    const path = `/staff/reviews/${id}`;
    const { version } = await test.data(path, desk.asOperator);
    const { status } = await test.send('PATCH', path, { version, ...action }, desk.asOperator);
    expect(status).toBe(200);
  };
  const hide = (id: string) => change(id, { action: 'blind', reason: '확인 중' });
  const listed = async () =>
    (await test.data('/public/reviews')).map(({ id }: { id: string }) => id);

  it.each([
    ['an operator shows it', (id: string) => change(id, { action: 'restore' })],
    [
      'its hidden days are over',
      () => restoreReviews(test.db, new Date(NOW.getTime() + BLIND_DAYS * DAY_MS)),
    ],
  ])(
    'a review that was hidden during the check is new when %s for the first time',
    async (_, show) => {
      const waiting = await held('PENDING', 40);
      const other = await aReview(test.db, daysAgo(10));
      await hide(waiting);
      await show(waiting);
      expect(await listed()).toEqual([waiting, other.id]);
    },
  );

  it('a review that was public before it was hidden comes back to its place', async () => {
    const old = await held('PUBLISHED', 40);
    const other = await aReview(test.db, daysAgo(10));
    await hide(old);
    await change(old, { action: 'restore' });
    expect(await listed()).toEqual([other.id, old]);
  });
});
