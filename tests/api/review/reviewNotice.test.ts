import { beforeEach, describe, expect, it } from 'vitest';
import { BLIND_DAYS } from '../../../contract/staff/staffReview.ts';
import { restoreReviews } from '../../../server/domain/review/restoreReviews.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { aReview } from '../../support/fixtures/factories.ts';
import { deskWorld } from '../../support/fixtures/staff/deskWorld.ts';

const NOW = new Date('2026-11-20T15:00:00+09:00');
const DAY_MS = 24 * 60 * 60 * 1_000;
const TEXT = 'ご投稿の口コミの公開状態が変わりました。ご確認ください。';

forOneEngine((_engine, open) => {
  const test = useTestApp(open, { start: NOW });
  const desk = deskWorld(test, { clinic: { name: '나비의원' }, member: { language: 'ja' } });
  let id: string;

  const write = async (changes: object) => {
    ({ id } = await aReview(test.db, {
      member_id: desk.me,
      clinic_id: desk.clinicId,
      title: '쌍꺼풀 후기',
      ...changes,
    }));
  };
  beforeEach(() => write({}));

  const change = async (action: object) => {
    const path = `/staff/reviews/${id}`;
    const { version } = await test.data(path, desk.asOperator);
    const answer = await test.send('PATCH', path, { version, ...action }, desk.asOperator);
    expect(answer.status).toBe(200);
  };
  const hide = () => change({ action: 'blind', reason: '광고로 신고됨' });
  const notices = () => test.data('/member/notices', desk.asMember);
  const daysEnd = () => restoreReviews(test.db, new Date(NOW.getTime() + BLIND_DAYS * DAY_MS));

  describe('the writer of a review is told', () => {
    it('that it is hidden and that it is shown again, without a name, a word of it or the reason', async () => {
      await hide();
      expect(await notices()).toMatchObject([
        { kind: 'REVIEW', state: null, counsel_id: null, clinic: null, isNew: true },
      ]);
      await change({ action: 'restore' });
      expect(await notices()).toHaveLength(2);
      const sent = await test.db.query(
        `select text, link, counsel_id, clinic_id from outbox where member_id = $1 and channel = 'LINE'`,
        [desk.me],
      );
      const one = {
        text: TEXT,
        link: '/my-page/reviews?lang=ja',
        counsel_id: null,
        clinic_id: null,
      };
      expect(sent).toEqual([one, one]);
    });

    it('that it is published after its check', async () => {
      await write({ status: 'PENDING' });
      await change({ action: 'publish' });
      expect(await notices()).toMatchObject([{ kind: 'REVIEW' }]);
    });

    it('once when its hidden days are over, unless it waits for a check again', async () => {
      await hide();
      await daysEnd();
      await daysEnd();
      expect(await notices()).toHaveLength(2);
      await write({ status: 'PENDING' });
      await test.db.query(`update review set pending_reason = 'burst' where id = $1`, [id]);
      await hide();
      await daysEnd();
      expect(await notices()).toHaveLength(3);
    });
  });

  it('a review that is kept after a report gives no notice', async () => {
    await test.db.query(
      `insert into review_report (id, review_id, member_id, reason, created_at)
       select gen_random_uuid(), $1, $2, 'OTHER', $3`,
      [id, desk.me, NOW],
    );
    await change({ action: 'keep' });
    expect(await notices()).toEqual([]);
  });
});
