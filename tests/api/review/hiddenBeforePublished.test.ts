import { expect, it } from 'vitest';
import { BLIND_DAYS } from '../../../contract/staff/staffReview.ts';
import { restoreReviews } from '../../../server/domain/review/restoreReviews.ts';
import { DAY_MS } from '../../../server/lib/units.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { aReview } from '../../support/fixtures/factories.ts';
import { deskWorld } from '../../support/fixtures/staff/deskWorld.ts';

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

  const daysEnd = () => restoreReviews(test.db, new Date(NOW.getTime() + BLIND_DAYS * DAY_MS));

  it('a review that was hidden during the check is new when an operator shows it', async () => {
    const waiting = await held('PENDING', 40);
    const other = await aReview(test.db, daysAgo(10));
    await hide(waiting);
    await change(waiting, { action: 'restore' });
    expect(await listed()).toEqual([waiting, other.id]);
  });

  it('and waits for its check again when its hidden days are over', async () => {
    const waiting = await held('PENDING', 40);
    const other = await aReview(test.db, daysAgo(10));
    await hide(waiting);
    expect(await daysEnd()).toBe(1);
    expect(await listed()).toEqual([other.id]);
    const [first] = await test.data('/staff/reviews', desk.asOperator);
    expect(first).toMatchObject({
      id: waiting,
      status: 'PENDING',
      pendingReason: 'burst',
      blindedUntil: null,
      blindReason: null,
    });
    await change(waiting, { action: 'publish' });
    expect(await listed()).toEqual([waiting, other.id]);
  });

  it('its author reads no day on which it shows', async () => {
    const id = await held('PENDING', 40);
    await test.db.query('update review set member_id = $1', [desk.me]);
    const mine = () => test.data(`/member/reviews/${id}`, desk.asMember);
    await hide(id);
    expect(await mine()).toMatchObject({ status: 'BLINDED', blindedUntil: null });
    await change(id, { action: 'restore' });
    await hide(id);
    expect((await mine()).blindedUntil).toBe('2026-12-25T00:00:00.000Z');
  });

  it('a review that was public before it was hidden comes back to its place', async () => {
    const old = await held('PUBLISHED', 40);
    const other = await aReview(test.db, daysAgo(10));
    for (const show of [() => change(old, { action: 'restore' }), daysEnd]) {
      await hide(old);
      await show();
      expect(await listed()).toEqual([other.id, old]);
    }
  });
});
