import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { savePush } from '../../../server/domain/notice/pushSubscriptions.ts';
import { startSession } from '../../../server/domain/session/sessionStore.ts';
import type { MemberSession, StaffSession } from '../../../server/http/guard/session.ts';
import { silentLog } from '../../../server/lib/log.ts';
import { createFindChannels } from '../../../server/notify/channels.ts';
import { emptyTables, forOneEngine } from '../../support/app/database/testDatabase.ts';
import { deliverNotices } from '../../support/app/noticeWork.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { fakeMemberKeys } from '../../support/fakes/fakeKeyStore.ts';
import { asking, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { openPushService, type PushService } from '../../support/fakes/pushService.ts';
import { aConsentingMember } from '../../support/fixtures/counsel/aConsentingMember.ts';
import { aClinic, aCounsel } from '../../support/fixtures/factories.ts';
import { vapidKeys } from '../../support/fixtures/notice/vapidKeys.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';

const NOW = new Date('2026-11-20T15:00:00+09:00');
const settings = { line: null, staffWebhook: null, mail: null, push: vapidKeys };

forOneEngine((_engine, open) => {
  let test: TestApp;
  let service: PushService;
  let mine: MemberSession;
  let staff: StaffSession;
  let counsel: string;
  const memberKeys = fakeMemberKeys();
  const site = { publicUrl: 'https://example.com', liffId: null };
  const services = { settings, memberKeys, ...site, log: silentLog, now: () => NOW };

  beforeAll(async () => {
    const db = await open();
    service = await openPushService();
    const findChannels = createFindChannels({ ...services, db });
    const options = { sessions: fakeSessions, findChannels };
    test = await openTestApp({ db, now: () => NOW, memberKeys, options });
  });
  beforeEach(async () => {
    await emptyTables(test.db);
    const clinic_id = (await aClinic(test.db)).id;
    staff = await aStaff(test.db, { clinic_id });
    const { id: memberId } = await aConsentingMember(test.db, clinic_id);
    const { familyId } = await startSession(test.db, { memberId }, NOW);
    mine = { kind: 'member', memberId, familyId };
    counsel = (await aCounsel(test.db, { member_id: memberId, clinic_id, created_at: NOW })).id;
  });

  it('a browser that replaces its subscription while a push to the former one fails keeps the new one', async () => {
    const [former, next] = ['/fcm/send/former', '/fcm/send/next'].map(service.aBrowser);
    if (!former || !next) throw new Error('No browsers');
    const save = (browser: typeof former) =>
      savePush({ db: test.db, memberKeys }, mine, browser.subscription, NOW);
    await save(former);
    const form = { text: '안녕하세요' };
    await test.send('POST', `/staff/counsels/${counsel}/messages`, form, asking(staff));
    service.answerWith('/fcm/send/former', 410);
    const push = vi.mocked(globalThis.fetch);
    const send = push.getMockImplementation() ?? fetch;
    push.mockImplementationOnce(async (...asked) => {
      await save(next);
      return send(...asked);
    });
    await deliverNotices(test.db, services);
    expect(service.received.map(({ path }) => path)).toEqual(['/fcm/send/former']);
    expect(await test.db.query('select state from outbox where channel = $1', ['PUSH'])).toEqual([
      { state: 'SHOWN' },
    ]);

    service.received.length = 0;
    await test.send('POST', `/member/counsels/${counsel}/read`, { until: 9 }, asking(mine));
    await test.send('POST', `/staff/counsels/${counsel}/messages`, form, asking(staff));
    await deliverNotices(test.db, services);
    expect(service.received.map(({ path }) => path)).toEqual(['/fcm/send/next']);
  });

  it('a push waits when its only browser is refused (403), and not when another browser has it', async () => {
    const save = (session: MemberSession, path: string) =>
      savePush({ db: test.db, memberKeys }, session, service.aBrowser(path).subscription, NOW);
    const say = async () => {
      const form = { text: '안녕하세요' };
      await test.send('POST', `/staff/counsels/${counsel}/messages`, form, asking(staff));
      await deliverNotices(test.db, services);
      return test.db.query(
        `select state, problem from outbox where channel = 'PUSH' order by id desc limit 1`,
      );
    };
    service.answerWith('/fcm/send/refused', 403);
    await save(mine, '/fcm/send/refused');
    expect(await say()).toEqual([{ state: 'WAITING', problem: 'status 403' }]);
    await test.db.query('delete from outbox');

    const { familyId } = await startSession(test.db, { memberId: mine.memberId }, NOW);
    await save({ ...mine, familyId }, '/fcm/send/phone');
    await test.send('POST', `/member/counsels/${counsel}/read`, { until: 9 }, asking(mine));
    expect(await say()).toEqual([{ state: 'SENT', problem: null }]);
  });
});
