import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import {
  aClinic,
  aCounsel,
  aDoctor,
  anEvent,
  type ClinicRow,
} from '../../support/fixtures/factories.ts';
import { deskWorld } from '../../support/fixtures/staff/deskWorld.ts';

const NOW = new Date();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

forOneEngine((_engine, open) => {
  const test = useTestApp(open, { start: NOW, hasTaxonomy: true });
  const desk = deskWorld(test, { clinic: { district_id: 'seoul-gangnam' } });

  describe('how soon the clinic answers', () => {
    /** Booked so long ago, and answered after so many hours by a move, or else by a message. */
    const answered = async (hours: number, by: 'move' | 'message' = 'move', ago = 10 * DAY) => {
      const created_at = new Date(NOW.getTime() - ago);
      const id = uuidv7At(created_at);
      const changes = { id, created_at, state: 'CLINIC_CONFIRMED' } as const;
      const counsel = await aCounsel(test.db, { clinic_id: desk.clinicId, ...changes });
      const at = new Date(created_at.getTime() + hours * HOUR);
      const staff = { id: uuidv7(), counsel, at };
      if (by === 'move') await aMove(staff);
      else await aMessage(staff);
      return staff;
    };
    interface ByStaff {
      counsel: { id: string; member_id: string };
      at: Date;
    }
    const aMove = ({ counsel, at }: ByStaff) =>
      test.db.query(
        `insert into counsel_change (id, counsel_id, to_state, actor, created_at)
         values ($1, $2, 'CLINIC_CONFIRMED', 'staff', $3)`,
        [uuidv7(), counsel.id, at],
      );
    const aMessage = ({ counsel, at }: ByStaff) =>
      test.db.query(
        `insert into message (id, counsel_id, member_id, number, author, created_at)
         values ($1, $2, $3, 1, 'staff', $4)`,
        [uuidv7(), counsel.id, counsel.member_id, at],
      );
    const hours = async (id: string) => (await desk.mine(id)).answerHours;
    const clinicPage = () => test.data(`/public/clinics/${desk.clinicId}`);

    it('is the median of the first moves and messages of staff in 30 days, rounded up', async () => {
      await answered(1);
      await answered(2, 'message');
      const early = await answered(30);
      await aMessage({ ...early, at: new Date(early.at.getTime() - 27.9 * HOUR) });
      await answered(40);
      await answered(50);
      await answered(0, 'move', 31 * DAY);
      await answered(0, 'move', 31 * DAY);
      const id = await desk.counsel();
      expect(await hours(id)).toBe(3);
      expect((await clinicPage()).answerHours).toBe(3);
      expect((await test.data('/public/clinics'))[0]).not.toHaveProperty('answerHours');
      expect((await test.data('/member/counsels', desk.asMember)).data[0]).not.toHaveProperty(
        'answerHours',
      );
    });

    it('is not told without five answers, nor of a counsel that the clinic has confirmed', async () => {
      for (const each of [1, 2, 3, 4]) await answered(each);
      const id = await desk.counsel();
      await desk.counsel();
      expect(await clinicPage()).not.toHaveProperty('answerHours');
      expect(await hours(id)).toBeUndefined();
      await answered(5);
      expect(await hours(await desk.counsel({ state: 'CLINIC_CONFIRMED' }))).toBeUndefined();
    });

    it('is at least an hour', async () => {
      for (const each of [0, 0, 0.1, 0.1, 0.1]) await answered(each);
      expect(await hours(await desk.counsel())).toBe(1);
    });
  });

  describe('similar clinics', () => {
    /** Two treatments of one part, and one of another part. */
    const terms = async () => {
      const rows = await test.db.query<{ treatment: string; part: string }>(
        `select distinct on (treatment.id) treatment.id as treatment, part.id as part
         from treatment join treatment_concern on treatment_id = treatment.id
           join concern_part using (concern_id) join part on part.id = part_id
         order by treatment.id, part.position`,
      );
      const [one = { treatment: '', part: '' }] = rows;
      const isOfPart = async (treatment: string, part: string) =>
        (
          await test.db.query(
            `select 1 from treatment_concern join concern_part using (concern_id)
             where treatment_id = $1 and part_id = $2`,
            [treatment, part],
          )
        ).length > 0;
      const others = rows.filter(({ treatment }) => treatment !== one.treatment);
      const ofPart = await Promise.all(
        others.map(async ({ treatment }) => ({
          treatment,
          isSame: await isOfPart(treatment, one.part),
        })),
      );
      const same = ofPart.find(({ isSame }) => isSame)?.treatment ?? '';
      const other = ofPart.find(({ isSame }) => !isSame)?.treatment ?? '';
      return { treatment: one.treatment, same, other };
    };
    const names = async (id: string) =>
      (await test.data(`/member/counsels/${id}/similar`, desk.asMember)).map(
        ({ name }: ClinicRow) => name,
      );
    const SEOUL = 'seoul-mapo';
    const BUSAN = 'busan-haeundae';
    const clinicsFor = async (rows: [string, string, string][]) => {
      for (const [name, district_id, treatment] of rows) {
        await aClinic(test.db, { name, district_id, treatments: [treatment] });
      }
    };

    it('of an event have its treatment, then its part; those of the region come first', async () => {
      const { treatment, same, other } = await terms();
      const event = await anEvent(test.db, {
        clinic_id: desk.clinicId,
        treatments: [treatment, other],
      });
      const id = await desk.counsel({ source_type: 'EVENT', source_id: event.id });
      await aClinic(test.db, { name: '숨은의원', status: 'DRAFT', treatments: [treatment] });
      await clinicsFor([
        ['부산 같은 시술', BUSAN, treatment],
        ['부산 같은 부위', BUSAN, same],
        ['서울 다른 부위', SEOUL, other],
      ]);
      expect(await names(id)).toEqual(['부산 같은 시술', '부산 같은 부위']);
      await clinicsFor([
        ['서울 같은 부위', SEOUL, same],
        ['서울 같은 시술', SEOUL, treatment],
      ]);
      expect(await names(id)).toEqual(['서울 같은 시술', '서울 같은 부위', '부산 같은 시술']);
    });

    const booked = async (from: object, treatments: string[]) => {
      const form = { clinic_id: desk.clinicId, content: '', ...from, details: { treatments } };
      const { body } = await test.send('POST', '/member/counsels', form, desk.asMember);
      return Object(body).data.id;
    };

    it('of a clinic have the treatment that the member has chosen, then its part', async () => {
      const { treatment, same, other } = await terms();
      await clinicsFor([
        ['같은 부위', SEOUL, same],
        ['같은 시술', SEOUL, treatment],
        ['다른 부위', SEOUL, other],
      ]);
      const from = { sourceType: 'CLINIC', sourceId: desk.clinicId };
      expect(await names(await booked(from, [treatment]))).toEqual(['같은 시술', '같은 부위']);
    });

    it('of an event have the chosen treatments before its first one', async () => {
      const { treatment, other } = await terms();
      const treatments = [treatment, other];
      const event = await anEvent(test.db, { clinic_id: desk.clinicId, treatments });
      await clinicsFor([
        ['이벤트의 시술', SEOUL, treatment],
        ['고른 시술', SEOUL, other],
      ]);
      const id = await booked({ sourceType: 'EVENT', sourceId: event.id }, [other]);
      expect(await names(id)).toEqual(['고른 시술', '이벤트의 시술']);
    });

    it('of a clinic or doctor have the first specialty, and never the clinic itself', async () => {
      const [one, two] = (await test.db.query<{ id: string }>(
        'select id from specialty order by position limit 2',
      )) as [{ id: string }, { id: string }];
      const own = await aClinic(test.db, { specialties: [one.id], district_id: null });
      const doctor = await aDoctor(test.db, { clinic_id: own.id, specialties: [two.id] });
      await aClinic(test.db, { name: '첫째', specialties: [one.id] });
      await aClinic(test.db, { name: '둘째', specialties: [two.id] });
      const from = { clinic_id: own.id, source_id: own.id };
      expect(await names(await desk.counsel(from))).toEqual(['첫째']);
      const ofDoctor = { ...from, source_type: 'DOCTOR', source_id: doctor.id } as const;
      expect(await names(await desk.counsel(ofDoctor))).toEqual(['둘째']);
    });

    it('there are none without a treatment and a specialty', async () => {
      await aClinic(test.db);
      expect(await names(await desk.counsel())).toEqual([]);
    });
  });
});

const uuidv7At = (moment: Date) => {
  const hex = moment.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}${uuidv7().slice(13)}`;
};
