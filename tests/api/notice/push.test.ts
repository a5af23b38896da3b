import { importJWK, jwtVerify } from 'jose';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteEndedSubscriptions } from '../../../server/domain/notice/pushSql.ts';
import { endFamily } from '../../../server/domain/session/sessionSql.ts';
import { startSession } from '../../../server/domain/session/sessionStore.ts';
import type { MemberSession } from '../../../server/http/guard/session.ts';
import { silentLog } from '../../../server/lib/log.ts';
import { HOUR_MS } from '../../../server/lib/units.ts';
import { createFindChannels } from '../../../server/notify/channels.ts';
import { writeReminders } from '../../../server/notify/writeReminders.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { deliverNotices } from '../../support/app/noticeWork.ts';
import { type UsedTestApp, useTestApp } from '../../support/app/useTestApp.ts';
import { asking } from '../../support/fakes/fakeSessions.ts';
import {
  type Browser,
  openPushService,
  type PushService,
} from '../../support/fakes/pushService.ts';
import { aMember } from '../../support/fixtures/factories.ts';
import { vapidKeys } from '../../support/fixtures/notice/vapidKeys.ts';
import { deskWorld } from '../../support/fixtures/staff/deskWorld.ts';

const PATH = '/member/push-subscription';
const settings = { line: null, staffWebhook: null, mail: null, push: vapidKeys };

forOneEngine((_engine, open) => {
  let service: PushService;
  const delivery = () => ({
    ...test.context,
    settings,
    publicUrl: 'https://example.com',
    liffId: null,
    log: silentLog,
  });
  const test: UsedTestApp = useTestApp(open, {
    start: new Date('2026-11-20T15:00:00+09:00'),
    config: { pushKey: vapidKeys.publicKey },
    options: { findChannels: (memberId) => createFindChannels(delivery())(memberId) },
  });
  const desk = deskWorld(test);
  let mine: MemberSession;
  let phone: Browser;
  let counsel: string;

  beforeAll(async () => {
    service = await openPushService();
  });
  beforeEach(async () => {
    service.received.length = 0;
    mine = await aLogin(desk.me);
    phone = service.aBrowser('/fcm/send/phone');
    counsel = await booked();
  });

  const aLogin = async (memberId: string): Promise<MemberSession> => {
    const { familyId } = await startSession(test.db, { memberId }, test.now);
    return { kind: 'member', memberId, familyId };
  };
  const booked = () => desk.counsel({ created_at: test.now });
  const switchOn = (session = mine, browser = phone) =>
    test.send('PUT', PATH, browser.subscription, asking(session));
  const say = (text: string, id = counsel) =>
    test.send('POST', `/staff/counsels/${id}/messages`, { text }, desk.asStaff);
  const deliver = () => deliverNotices(test.db, delivery());
  const subscriptions = () => test.db.query('select * from push_subscription');
  const pushes = () =>
    test.db.query(`select state, attempts from outbox where channel = 'PUSH' order by id`);
  const offered = async (session = mine) =>
    (await test.data('/member/notice-choices', asking(session))).channels;

  describe('works', () => {
    it('AMB-110 the browser gets the neutral sentence, the link and the id of the notice', async () => {
      expect((await switchOn()).status).toBe(200);
      await say('쌍꺼풀 상담 잘 받았어요');
      await deliver();
      const [{ id: tag } = { id: '' }] = await test.db.query<{ id: string }>(
        'select id from notice',
      );
      expect(service.received).toHaveLength(1);
      expect(phone.read(service.received[0])).toEqual({
        tag,
        text: '새 메시지가 도착했어요.',
        link: `/counsel/${counsel}`,
      });
      expect(service.received[0]?.headers).toMatchObject({
        topic: tag.replaceAll('-', ''),
        ttl: '86400',
        'content-encoding': 'aes128gcm',
      });
      expect(await pushes()).toEqual([{ state: 'SENT', attempts: 1 }]);
    });

    it.each([
      ['09:30', '2026-11-20T20:30:00+09:00', 13],
      ['15:00', '2026-11-21T13:00:00+09:00', 2],
    ])('a reminder of a visit at %s is kept until then', async (at, evening, hours) => {
      await switchOn();
      await test.db.query(
        `update counsel set state = 'CONSULTATION_APPOINTMENT_CONFIRMED', consultation_at = $2,
           created_at = '2026-11-10T12:00:00+09:00' where id = $1`,
        [counsel, `2026-11-21T${at}:00+09:00`],
      );
      test.now = new Date(evening);
      await writeReminders(test.db, test.now);
      await deliver();
      const kept = service.received.map(({ headers }) => headers.ttl);
      expect(new Set(kept)).toEqual(new Set([String(hours * 3_600)]));
      expect(service.received.map((push) => Object(phone.read(push)).text)).toContain(
        '예약 시간이 다가오고 있어요. 일시와 오시는 길을 확인해주세요.',
      );
    });

    it('the push is signed for this push service with the key of the installation (VAPID)', async () => {
      await switchOn();
      await say('안녕하세요');
      await deliver();
      const [, token = '', key = ''] =
        /^vapid t=([^,]+), ?k=(.+)$/.exec(String(service.received[0]?.headers.authorization)) ?? [];
      expect(key).toBe(vapidKeys.publicKey);
      const point = Buffer.from(key, 'base64url');
      const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
      const jwk = { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) };
      const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'));
      expect(payload).toMatchObject({
        aud: 'https://fcm.googleapis.com',
        sub: vapidKeys.subject,
      });
    });

    it('every browser of the member gets it, and another attempt leaves out those that have got it', async () => {
      const laptop = service.aBrowser('/fcm/send/laptop');
      await switchOn();
      await switchOn(await aLogin(desk.me), laptop);
      service.answerWith('/fcm/send/laptop', 503);
      await say('안녕하세요');
      await deliver();
      expect(service.received.map(({ path }) => path).sort()).toEqual([
        '/fcm/send/laptop',
        '/fcm/send/phone',
      ]);
      expect(await pushes()).toEqual([{ state: 'WAITING', attempts: 1 }]);
      service.received.length = 0;
      service.answerWith('/fcm/send/laptop', 201);
      test.later(60_000);
      await deliver();
      expect(service.received.map(({ path }) => path)).toEqual(['/fcm/send/laptop']);
      expect(laptop.read(service.received[0])).toMatchObject({ text: '새 메시지가 도착했어요.' });
      expect(await pushes()).toEqual([{ state: 'SENT', attempts: 2 }]);
    });

    it('a browser that fails holds up no other one, and no other one is told twice', async () => {
      const laptop = service.aBrowser('/fcm/send/laptop');
      await switchOn();
      await switchOn(await aLogin(desk.me), laptop);
      service.answerWith('/fcm/send/laptop', 503);
      const toPhone = () => service.received.filter(({ path }) => path === '/fcm/send/phone');
      await say('안녕하세요');
      await deliver();
      await test.send('POST', `/member/counsels/${counsel}/read`, { until: 1 }, asking(mine));
      await say('사진을 보내 주세요');
      await deliver();
      await say('내일 뵐게요', await booked());
      await deliver();
      expect(toPhone()).toHaveLength(3);
      for (let hours = 0; hours < 4; hours += 1) {
        test.later(3_600_000);
        await deliver();
      }
      service.answerWith('/fcm/send/laptop', 201);
      test.later(3_600_000);
      await deliver();
      expect(toPhone()).toHaveLength(3);
      expect((await pushes()).map((row) => Object(row).state)).toEqual(['SENT', 'SENT', 'SENT']);
    });

    it('my page offers the channel while a browser of the member has it', async () => {
      expect(await offered()).toEqual([]);
      await switchOn();
      expect(await offered()).toEqual(['PUSH']);
      const off = { channel: 'PUSH', topic: 'messages', isOn: false };
      await test.send('PUT', '/member/notice-choices', off, asking(mine));
      await say('안녕하세요');
      await deliver();
      expect([service.received.length, await pushes()]).toEqual([
        0,
        [{ state: 'SHOWN', attempts: 1 }],
      ]);
      expect((await test.send('DELETE', PATH, undefined, asking(mine))).status).toBe(200);
      expect([await offered(), await subscriptions()]).toEqual([[], []]);
    });

    it('a notice of a member without it has no delivery by push', async () => {
      await say('안녕하세요');
      expect(await pushes()).toEqual([]);
    });
  });

  describe('refuses', () => {
    it('addresses that belong to no push service', async () => {
      for (const endpoint of [
        'https://10.0.0.1/fcm/send/phone',
        'https://user:password@fcm.googleapis.com/fcm/send/phone',
        'https://example.com/',
        'http://fcm.googleapis.com/fcm/send/phone',
      ]) {
        const body = { ...phone.subscription, endpoint };
        expect(await test.send('PUT', PATH, body, asking(mine))).toMatchObject({ status: 400 });
      }
      expect(await subscriptions()).toEqual([]);
    });

    it('a key that no push can be encrypted for', async () => {
      const keys = { ...phone.subscription.keys, p256dh: 'A'.repeat(87) };
      const body = { ...phone.subscription, keys };
      expect(await test.send('PUT', PATH, body, asking(mine))).toMatchObject({ status: 400 });
      expect(await subscriptions()).toEqual([]);
    });
  });

  describe('protects', () => {
    it('address and keys of the browser are not readable in the database', async () => {
      await switchOn();
      const stored = JSON.stringify(await subscriptions());
      expect(stored).not.toContain('fcm');
      expect(stored).not.toContain(phone.subscription.keys.auth);
    });

    it.each([404, 410])('a browser that unsubscribed (%s) gets no further push', async (status) => {
      await switchOn();
      service.answerWith('/fcm/send/phone', status);
      await say('안녕하세요');
      await deliver();
      service.answerWith('/fcm/send/phone', 201);
      expect([await subscriptions(), await pushes()]).toEqual([
        [],
        [{ state: 'SHOWN', attempts: 1 }],
      ]);
    });

    it('a redirect of the push service is not followed', async () => {
      await switchOn();
      service.answerWith('/fcm/send/phone', 307);
      await say('안녕하세요');
      await deliver();
      service.answerWith('/fcm/send/phone', 201);
      expect(service.received.map(({ path }) => path)).toEqual(['/fcm/send/phone']);
      expect(await pushes()).toEqual([{ state: 'FAILED', attempts: 1 }]);
    });

    it('a session that has ended gets nothing, and its row is deleted', async () => {
      await switchOn();
      await say('안녕하세요');
      await endFamily(test.db, mine.familyId, test.now);
      await deliver();
      expect([service.received.length, await offered()]).toEqual([0, []]);
      await deleteEndedSubscriptions(test.db, test.now);
      expect(await subscriptions()).toEqual([]);
    });

    it('the rows of sessions that ended long ago are left to the end of these sessions', async () => {
      await switchOn();
      await endFamily(test.db, mine.familyId, new Date(test.now.getTime() - 2 * HOUR_MS));
      await deleteEndedSubscriptions(test.db, test.now);
      expect(await subscriptions()).toHaveLength(1);
    });

    it('a browser in which another member logs in gets notices of that member only', async () => {
      await switchOn();
      const other = await aLogin((await aMember(test.db)).id);
      await switchOn(other);
      await say('안녕하세요');
      await deliver();
      expect([service.received.length, await offered(), await offered(other)]).toEqual([
        0,
        [],
        ['PUSH'],
      ]);
    });

    it('the export has the address, and leaving deletes it', async () => {
      await switchOn();
      expect(await test.get('/member/export', asking(mine))).toMatchObject({
        body: {
          data: {
            pushSubscriptions: [
              { endpoint: phone.subscription.endpoint, created_at: test.now.toISOString() },
            ],
          },
        },
      });
      await test.send('DELETE', `/member/${desk.me}`, undefined, asking(mine));
      expect(await subscriptions()).toEqual([]);
    });
  });
});
