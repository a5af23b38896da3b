import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import { silentLog } from '../../../server/lib/log.ts';
import { writeReminders } from '../../../server/notify/writeReminders.ts';
import { emptyTables, forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { deliverNotices } from '../../support/app/noticeWork.ts';
import { fakeMemberKeys } from '../../support/fakes/fakeKeyStore.ts';
import { lineSettingsAt } from '../../support/fakes/lineSettingsAt.ts';
import {
  type NoticeReceiver,
  openNoticeReceiver,
  pushOf,
} from '../../support/fakes/noticeReceiver.ts';
import { aClinic, aCounsel, aMember } from '../../support/fixtures/factories.ts';

const ISSUER = 'https://access.line.me';
const DAY = 'ご予約が近づいています。日時をご確認ください。';
const SOON = 'ご予約の時間が近づいています。日時と行き方をご確認ください。';

/** A time of the clock in Seoul. */
const seoul = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00+09:00`);

forRacingCalls((_engine, open) => {
  let db: Database;
  let receiver: NoticeReceiver;
  let member: string;
  let clinic: string;

  beforeAll(async () => {
    db = await open();
  });
  beforeEach(async () => {
    await emptyTables(db);
    receiver = await openNoticeReceiver();
    clinic = (await aClinic(db)).id;
    member = (await aMember(db)).id;
    await db.query('insert into member_identity values ($1, $2, $3, now())', [
      ISSUER,
      'U1',
      member,
    ]);
  });

  const expected = async (appointment: Date, madeAt = seoul(10, '12:00')) => {
    const { id } = await aCounsel(db, {
      member_id: member,
      clinic_id: clinic,
      language: 'ja',
      created_at: madeAt,
    });
    await db.query(
      `update counsel set state = 'CONSULTATION_APPOINTMENT_CONFIRMED', consultation_at = $2
       where id = $1`,
      [id, appointment],
    );
    return id;
  };
  const deliver = (now: Date) =>
    deliverNotices(db, {
      settings: {
        line: lineSettingsAt(receiver.url),
        staffWebhook: null,
        mail: null,
        push: null,
      },
      memberKeys: fakeMemberKeys(),
      publicUrl: 'https://example.com',
      liffId: null,
      log: silentLog,
      now: () => now,
    });
  const told = () => receiver.accepted.map((push) => pushOf(push).text?.split('\n')[0]);
  /** What the member has been told after the jobs have run at these times. */
  const toldBy = async (...times: Date[]) => {
    for (const time of times) {
      await writeReminders(db, time);
      await deliver(time);
    }
    return told();
  };

  describe('works', () => {
    it('reminds a day and two hours before the appointment, each once, from any process', async () => {
      await expected(seoul(22, '15:00'));
      expect(await toldBy(seoul(21, '14:59'))).toEqual([]);
      const now = seoul(21, '15:00');
      await Promise.all([writeReminders(db, now), writeReminders(db, now)]);
      expect(await toldBy(now, seoul(21, '15:01'))).toEqual([DAY]);
      expect(await toldBy(seoul(22, '12:59'))).toEqual([DAY]);
      expect(await toldBy(seoul(22, '13:00'), seoul(22, '13:01'), seoul(22, '14:59'))).toEqual([
        DAY,
        SOON,
      ]);
    });

    it('writes the reminders of the night at 20:30, and nothing in quiet hours', async () => {
      await expected(seoul(22, '09:30'));
      expect(await toldBy(seoul(21, '09:30'), seoul(21, '20:29'))).toEqual([DAY]);
      expect(await toldBy(seoul(21, '20:30'), seoul(22, '08:00'))).toEqual([DAY, SOON]);
    });

    it('reminds of all appointments in one run, however many there are', async () => {
      await expected(seoul(22, '15:00'));
      await db.query(
        `insert into counsel (id, member_id, clinic_id, source_type, source_id, content, code,
           language, state, consultation_at, created_at, updated_at)
         select gen_random_uuid(), member_id, clinic_id, source_type, source_id, '', 'C' || n, 'ja',
           state, consultation_at, created_at, updated_at
         from counsel, generate_series(1, 450) as n`,
      );
      await writeReminders(db, seoul(21, '15:00'));
      expect(await db.query('select kind, count(*) as n from notice group by 1')).toEqual([
        { kind: 'REMINDER_DAY', n: 451 },
      ]);
    });
  });

  describe('protects', () => {
    it('from old news: what was canceled or moved since is not sent', async () => {
      const canceled = await expected(seoul(22, '15:00'));
      const moved = await expected(seoul(22, '15:00'));
      await writeReminders(db, seoul(21, '15:00'));
      await db.query(`update counsel set state = 'CANCELED' where id = $1`, [canceled]);
      await db.query('update counsel set consultation_at = $2 where id = $1', [
        moved,
        seoul(24, '15:00'),
      ]);
      await deliver(seoul(21, '15:01'));
      expect(told()).toEqual([]);
      expect(await db.query('select distinct state from outbox')).toEqual([{ state: 'DROPPED' }]);
      expect(await toldBy(seoul(23, '15:00'))).toEqual([DAY]);
    });

    it('from old news: a member who has come to the appointment is not reminded of it', async () => {
      const comes = (id: string, at: Date) =>
        db.query('update counsel set visited_at = $2 where id = $1', [id, at]);
      await comes(await expected(seoul(22, '18:00'), seoul(22, '09:00')), seoul(22, '11:00'));
      expect(await toldBy(seoul(22, '16:00'))).toEqual([]);
      const later = await expected(seoul(22, '19:00'), seoul(22, '09:00'));
      await writeReminders(db, seoul(22, '17:00'));
      await comes(later, seoul(22, '17:00'));
      await deliver(seoul(22, '17:01'));
      expect(told()).toEqual([]);
    });

    it('no appointment from a visit to another one: on an earlier day, or before it was made', async () => {
      const madeAt = seoul(10, '12:00');
      const visited = async (appointment: Date, appointmentMadeAt: Date, visitedAt: Date) =>
        db.query('update counsel set appointment_made_at = $2, visited_at = $3 where id = $1', [
          await expected(appointment, madeAt),
          appointmentMadeAt,
          visitedAt,
        ]);
      await visited(seoul(22, '18:00'), madeAt, seoul(21, '23:59'));
      await visited(seoul(22, '18:00'), seoul(22, '12:00'), seoul(22, '11:00'));
      expect(await toldBy(seoul(22, '16:00'))).toEqual([SOON, SOON]);
    });

    it('from repetition: an appointment that was made after the time of the reminder gets no reminder', async () => {
      const id = await expected(seoul(22, '15:00'));
      await db.query(
        `insert into counsel_change (id, counsel_id, to_state, actor, created_at)
         values (gen_random_uuid(), $1, 'CONSULTATION_APPOINTMENT_CONFIRMED', 'staff', $2)`,
        [id, seoul(21, '16:00')],
      );
      expect(await toldBy(seoul(21, '16:01'))).toEqual([]);
      expect(await toldBy(seoul(22, '13:00'))).toEqual([SOON]);
    });

    it('from repetition: a member whom a process of the former version has reminded', async () => {
      const appointment = seoul(22, '15:00');
      const id = await expected(appointment);
      await db.query(
        `insert into outbox (id, channel, state, member_id, counsel_id, text, link, once_key,
           created_at, due_at)
         values (gen_random_uuid(), 'LINE', 'SENT', $1, $2, '', '', $3, $4, $4)`,
        [member, id, `tomorrow ${id} ${appointment.toISOString()}`, seoul(21, '15:00')],
      );
      expect(await toldBy(seoul(21, '15:01'))).toEqual([]);
    });
  });
});
