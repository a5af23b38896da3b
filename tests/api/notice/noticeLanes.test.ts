import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import { silentLog } from '../../../server/lib/log.ts';
import { noticesEnded } from '../../../server/metrics/metrics.ts';
import { type DeliveryServices, openLanes } from '../../../server/notify/deliverNotices.ts';
import { claimDeliveries } from '../../../server/notify/deliverySql.ts';
import { emptyTables, forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { deliverNotices } from '../../support/app/noticeWork.ts';
import { openLogLines } from '../../support/app/server/logLines.ts';
import { fakeMemberKeys } from '../../support/fakes/fakeKeyStore.ts';
import { lineSettingsAt } from '../../support/fakes/lineSettingsAt.ts';
import { type NoticeReceiver, openNoticeReceiver } from '../../support/fakes/noticeReceiver.ts';
import { aCounsel, aMember } from '../../support/fixtures/factories.ts';
import { aDelivery } from '../../support/fixtures/notice/aDelivery.ts';

const ISSUER = 'https://access.line.me';

forRacingCalls((_engine, open) => {
  let db: Database;
  let receiver: NoticeReceiver;
  let member: string;
  const now = () => new Date('2026-11-20T06:00:00Z');

  beforeAll(async () => {
    db = await open();
  });
  beforeEach(async () => {
    await emptyTables(db);
    receiver = await openNoticeReceiver();
    member = (await aMember(db)).id;
    await db.query('insert into member_identity values ($1, $2, $3, now())', [
      ISSUER,
      'U1',
      member,
    ]);
  });

  const delivery = (staffWebhook: string | null = `${receiver.url}/hook`): DeliveryServices => ({
    settings: {
      line: lineSettingsAt(receiver.url),
      staffWebhook,
      mail: null,
      push: null,
    },
    memberKeys: fakeMemberKeys(),
    publicUrl: 'https://example.com',
    liffId: null,
    log: silentLog,
    now,
  });
  const states = () =>
    db.query('select channel, state, count(*) as n from outbox group by 1, 2 order by 1, 2');

  describe('works', () => {
    it('a channel that hangs delays no other one', async () => {
      const silent = await openNoticeReceiver();
      silent.answerWith(null);
      for (let i = 0; i < 30; i += 1) await aDelivery(db, { channel: 'STAFF', at: now() });
      for (let i = 0; i < 30; i += 1) await aDelivery(db, { member_id: member, at: now() });
      const stop = new AbortController();
      const delivering = deliverNotices(db, {
        ...delivery(silent.url),
        stopSignal: stop.signal,
      });
      await receiver.hasReceived(30);
      stop.abort();
      // The webhook has not answered one.
      expect(silent.received.length).toBeLessThanOrEqual(10);
      silent.hangUp();
      await delivering;
      expect(receiver.accepted).toHaveLength(30);
    });

    it('a delivery that hangs keeps only its own place of the lane', async () => {
      await aDelivery(db, { channel: 'STAFF', at: now() });
      receiver.answerWith(null);
      const delivering = deliverNotices(db, delivery());
      await receiver.hasReceived(1);
      receiver.answerWith(200);
      for (let i = 0; i < 25; i += 1) await aDelivery(db, { channel: 'STAFF', at: now() });
      await receiver.hasReceived(26);
      const [first] = await db.query('select state, problem from outbox order by id');
      expect(first).toEqual({ state: 'WAITING', problem: null });
      receiver.hangUp();
      await delivering;
    });

    it('a delivery that takes longer than its claim is not begun again by the same process', async () => {
      let time = now().getTime();
      await aDelivery(db, { channel: 'STAFF', at: now() });
      receiver.answerWith(null);
      const delivering = deliverNotices(db, { ...delivery(), now: () => new Date(time) });
      await receiver.hasReceived(1);
      receiver.answerWith(200);
      time += 60_000;
      await aDelivery(db, { channel: 'STAFF', at: now() });
      await receiver.hasReceived(2);
      receiver.hangUp();
      await delivering;
      const keys = receiver.received.map(({ key }) => key);
      expect(keys).toEqual([...new Set(keys)]);
    });

    it('notices of a channel that this installation does not have are shown in the console only', async () => {
      await aDelivery(db, { channel: 'STAFF', at: now() });
      await aDelivery(db, { member_id: member, at: now() });
      await deliverNotices(db, delivery(null));
      expect(await states()).toEqual([
        { channel: 'LINE', state: 'SENT', n: 1 },
        { channel: 'STAFF', state: 'SHOWN', n: 1 },
      ]);
    });
  });

  it('an error of this server is tried again later, and the log has it', async () => {
    await aDelivery(db, { member_id: member, at: now() });
    const { log, lines } = openLogLines();
    await db.script('alter table member_identity rename to not_there');
    await deliverNotices(db, { ...delivery(), log });
    await db.script('alter table not_there rename to member_identity');
    expect(await db.query('select state, problem from outbox')).toEqual([
      { state: 'WAITING', problem: 'not sent' },
    ]);
    const line = { level: 40, code: '42P01', msg: 'A notice could not be sent' };
    expect(lines()).toEqual([expect.objectContaining(line)]);
  });

  it('a token that LINE refuses loses no notice: all are sent after it is right, and the log says so once', async () => {
    await aDelivery(db, { member_id: member, at: now() });
    await aDelivery(db, { member_id: member, at: now() });
    const { log, lines } = openLogLines();
    receiver.answerWith(401);
    let time = now().getTime();
    const [lane] = openLanes(db, { ...delivery(), log, now: () => new Date(time) });
    await lane?.deliver();
    time += 60_000;
    await lane?.deliver();
    expect(await db.query('select state, problem from outbox')).toEqual([
      { state: 'WAITING', problem: 'status 401' },
      { state: 'WAITING', problem: 'status 401' },
    ]);
    const msg = 'Notices wait: the provider refuses our token, key or sender';
    const line = { level: 40, channel: 'LINE', problem: 'status 401', msg };
    expect(lines()).toEqual([expect.objectContaining(line)]);
    receiver.answerWith(200);
    time += 60_000;
    await lane?.deliver();
    expect(receiver.accepted).toHaveLength(2);
  });

  describe('an alarm on failed notices', () => {
    const ended = async () =>
      (await noticesEnded.get()).values.map(({ labels: { channel, state }, value }) => [
        `${channel} ${state}`,
        value,
      ]);

    it('sees each channel and each end from the start, so the first failure is an increase', async () => {
      noticesEnded.reset();
      openLanes(db, delivery());
      const channels = ['LINE', 'EMAIL', 'PUSH', 'STAFF'];
      const states = ['SENT', 'SHOWN', 'DROPPED', 'FAILED'];
      const all = channels.flatMap((channel) => states.map((state) => [`${channel} ${state}`, 0]));
      expect((await ended()).sort()).toEqual(all.sort());
    });

    it('counts a delivery when it ends, not an attempt that is repeated', async () => {
      noticesEnded.reset();
      await aDelivery(db, { member_id: member, at: now() });
      await aDelivery(db, { channel: 'STAFF', at: now() });
      const counted = async () => (await ended()).filter(([, value]) => value !== 0);
      receiver.answerWith(500);
      await deliverNotices(db, delivery(null));
      expect(await counted()).toEqual([['STAFF SHOWN', 1]]);
      receiver.answerWith(400);
      const later = () => new Date('2026-11-20T06:01:00Z');
      await deliverNotices(db, { ...delivery(null), now: later });
      expect(await counted()).toEqual([
        ['LINE FAILED', 1],
        ['STAFF SHOWN', 1],
      ]);
    });
  });

  describe('protects', () => {
    it('two processes send each of many notices once, those of one counsel in order', async () => {
      const counsels: string[] = [];
      for (let i = 0; i < 5; i += 1) {
        counsels.push((await aCounsel(db, { member_id: member })).id);
      }
      for (let i = 0; i < 40; i += 1) {
        const counsel_id = counsels[i % 5] ?? null;
        await aDelivery(db, { member_id: member, counsel_id, text: String(i), at: now() });
      }
      await Promise.all([deliverNotices(db, delivery()), deliverNotices(db, delivery())]);
      // A process ends when the other one has taken all that is due.
      await deliverNotices(db, delivery());
      const texts = receiver.received.map(({ body }) =>
        Number(Object(body).messages[0].text.split('\n')[0]),
      );
      expect(texts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => i));
      for (let counsel = 0; counsel < 5; counsel += 1) {
        const own = texts.filter((text) => text % 5 === counsel);
        expect(own).toEqual(own.toSorted((a, b) => a - b));
      }
    });

    it('a delivery that another process has claimed is skipped, without waiting for its transaction', async () => {
      await aDelivery(db, { member_id: member, at: now() });
      await aDelivery(db, { member_id: member, at: now() });
      const claim = (limit: number) =>
        claimDeliveries(db, {
          channel: 'LINE',
          now: now(),
          claimedUntil: new Date(now().getTime() + 8_000),
          limit,
        });
      const [first, second, third] = [await claim(1), await claim(5), await claim(5)];
      expect([first.length, second.length, third.length]).toEqual([1, 1, 0]);
      expect(second[0]?.id).not.toBe(first[0]?.id);
    });
  });
});
