import { expect, it } from 'vitest';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { aReview } from '../../support/fixtures/factories.ts';
import { deskWorld } from '../../support/fixtures/staff/deskWorld.ts';

const START = new Date('2026-11-20T06:00:00Z');
const INVITING = '상담 상태가 바뀌었어요: 상담 완료. 리뷰를 남길 수 있어요.';
const PLAIN = '상담 상태가 바뀌었어요: 상담 완료';

forOneEngine((_engine, open) => {
  const test = useTestApp(open, { start: START });
  const desk = deskWorld(test);
  const appointment = () => desk.appointment('2026-11-20T05:00:00Z');
  const complete = async (id: string) => {
    const { status } = await desk.change(id, { state: 'CONSULTATION_COMPLETE' });
    expect(status).toBe(200);
  };
  const told = async (kind: string) => {
    const notices = await test.data('/member/notices', desk.asMember);
    expect(notices).toMatchObject([{ kind, state: 'CONSULTATION_COMPLETE' }]);
    const [sent] = await test.db.query<{ text: string }>('select text from outbox');
    return sent?.text;
  };

  it('a member who was there reads that they can write a review', async () => {
    await complete(await appointment());
    expect(await told('COMPLETED')).toBe(INVITING);
  });

  it('a member who has written the review does not', async () => {
    const id = await appointment();
    await aReview(test.db, { counsel_id: id, member_id: desk.me, clinic_id: desk.clinicId });
    await complete(id);
    expect(await told('CHANGE')).toBe(PLAIN);
  });

  it('a member who did not come does not', async () => {
    const id = await appointment();
    await desk.change(id, { noShow: true });
    await complete(id);
    expect(await told('CHANGE')).toBe(PLAIN);
  });
});
