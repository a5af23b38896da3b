import { beforeEach, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import { forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { asking } from '../../support/fakes/fakeSessions.ts';
import { aClinic, aDoctor, anEvent } from '../../support/fixtures/factories.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';

const PHOTO = { url: 'https://example.com/a.webp', width: 4, height: 3 };
const clinicForm = {
  name: '새봄의원',
  nameJa: 'セボム医院',
  description: '',
  descriptionJa: null,
  address: null,
  roadAddress: '서울특별시 강남구 언주로 1',
  detailAddress: '2층',
  bannerImage: PHOTO,
  profileImage: null,
  introductionImages: [PHOTO],
  specialties: ['plastic-surgery', 'dermatology'],
  treatments: ['ipl', 'ipl'],
};
const doctorForm = (clinicId: string | null) => ({
  clinicId,
  name: '김하늘',
  nameJa: '',
  description: null,
  descriptionJa: null,
  profileImage: null,
  position: 2,
  specialties: ['dermatology'],
  treatments: [],
});
const eventForm = (clinicId: string) => ({
  clinicId,
  title: '가을 이벤트',
  titleJa: '秋のイベント',
  content: null,
  contentJa: null,
  cardImage: PHOTO,
  mainImage: null,
  detailImages: [],
  price: 99_000,
  startsOn: '2026-11-01',
  endsOn: '2099-12-31',
  sideEffects: '붉어짐',
  sideEffectsJa: '',
  treatments: ['ipl'],
});

forRacingCalls((_engine, open) => {
  const test = useTestApp(open, { isCached: true, hasTaxonomy: true });
  let operator: StaffSession;
  let clinic: StaffSession;
  let own: string;
  beforeEach(async () => {
    own = (await aClinic(test.db, { name: '우리의원', specialties: ['dermatology'] })).id;
    operator = await aStaff(test.db, { user_id: 'boss' });
    clinic = await aStaff(test.db, { user_id: 'front.desk', clinic_id: own });
  });

  const get = (path: string, who = operator) => test.get(`/staff/${path}`, asking(who));
  const post = (path: string, body: unknown, who = operator) =>
    test.send('POST', `/staff/${path}`, body, asking(who));
  const patch = (path: string, body: unknown, who = operator) =>
    test.send('PATCH', `/staff/${path}`, body, asking(who));
  const data = ({ body }: { body: unknown }) => Object(body).data;
  const publicStatus = async (path: string) => (await test.get(`/public/${path}`)).status;
  const totalOf = async (noun: string) => Object((await test.get(`/public/${noun}`)).body).total;
  const found = async (q: string) => {
    const { body } = await test.get(`/public/search?q=${encodeURIComponent(q)}`);
    return JSON.stringify(body);
  };

  describe('works', () => {
    it('a clinic is a hidden draft, then it is published, found and listed at once', async () => {
      expect(await totalOf('clinics')).toBe(1);
      const created = await post('clinics', clinicForm);
      expect(created).toMatchObject({
        status: 200,
        body: {
          data: {
            status: 'DRAFT',
            version: 1,
            name: '새봄의원',
            description: null,
            missing: [],
            specialties: [{ id: 'plastic-surgery' }, { id: 'dermatology' }],
            treatments: [{ id: 'ipl' }],
            introductionImages: [PHOTO],
            history: [{ by: 'boss', action: 'created', fields: [] }],
          },
        },
      });
      const { id } = data(created);
      expect([await publicStatus(`clinics/${id}`), await totalOf('clinics')]).toEqual([404, 1]);
      expect(await found('새봄')).not.toContain(id);

      const status = 'PUBLISHED';
      const shown = await post(`clinics/${id}/publish`, { version: 1, status });
      expect(data(shown)).toMatchObject({
        status,
        version: 2,
        history: [{ action: 'published' }, {}],
      });
      expect([await publicStatus(`clinics/${id}`), await totalOf('clinics')]).toEqual([200, 2]);
      expect(await found('새봄')).toContain(id);
      const publicClinic = data(await test.get(`/public/clinics/${id}`));
      expect(publicClinic).toMatchObject({ nameJa: 'セボム医院', bannerImage: PHOTO });

      await patch(`clinics/${id}`, { version: 2, name: '늘봄의원' });
      expect(data(await test.get(`/public/clinics/${id}`)).name).toBe('늘봄의원');
      expect(await found('늘봄')).toContain(id);
      await post(`clinics/${id}/publish`, { version: 3, status: 'ENDED' });
      expect([await publicStatus(`clinics/${id}`), await totalOf('clinics')]).toEqual([404, 1]);
      expect(await found('늘봄')).not.toContain(id);
    });

    it('staff create and publish a doctor and an event of their own clinic', async () => {
      for (const [noun, form] of [
        ['doctors', doctorForm(own)],
        ['events', eventForm(own)],
      ] as const) {
        const { id } = data(await post(noun, form, clinic));
        const before = data(await get(`${noun}/${id}`, clinic));
        expect(before).toMatchObject({ clinic: { id: own, name: '우리의원' }, missing: [] });
        expect(await publicStatus(`${noun}/${id}`)).toBe(404);
        const publish = { version: 1, status: 'PUBLISHED' };
        expect((await post(`${noun}/${id}/publish`, publish, clinic)).status).toBe(200);
        expect(await publicStatus(`${noun}/${id}`)).toBe(200);
        expect(data(await test.get(`/public/clinics/${own}`))[noun]).toMatchObject([{ id }]);
      }
    });

    it('stores who changed which fields, newest first; saving the same values is no change', async () => {
      const { id } = data(await post('events', eventForm(own), clinic));
      await patch(`events/${id}`, { version: 1, price: 88_000, treatments: [], cardImage: PHOTO });
      const same = await patch(`events/${id}`, {
        version: 2,
        ...eventForm(own),
        price: 88_000,
        treatments: [],
      });
      expect(data(same)).toMatchObject({
        version: 2,
        price: 88_000,
        history: [
          { by: 'boss', action: 'changed', fields: ['price', 'treatments'] },
          { by: 'front.desk', action: 'created' },
        ],
      });
      const audit = await test.db.query(
        'select staff, subject, detail from access_record order by id',
      );
      expect(audit).toEqual([
        { staff: 'front.desk', subject: 'event', detail: 'created' },
        { staff: 'boss', subject: 'event', detail: 'changed price treatments' },
      ]);
    });

    it('lists by state, clinic and a part of either name, newest first', async () => {
      const draft = data(await post('events', eventForm(own)));
      const other = await anEvent(test.db, { title: '100% 할인_' });
      const ids = async (query: string, who = operator) =>
        data(await get(`events${query}`, who)).map(({ id }: { id: string }) => id);
      expect(await ids('')).toEqual([other.id, draft.id]);
      expect(await ids('?status=DRAFT')).toEqual([draft.id]);
      expect(await ids(`?clinicId=${own}`)).toEqual([draft.id]);
      expect(await ids(`?q=${encodeURIComponent('イベント')}`)).toEqual([draft.id]);
      expect(await ids('?q=%25')).toEqual([other.id]);
      expect(await ids('?limit=1&offset=1')).toEqual([draft.id]);
      expect(await ids('', clinic)).toEqual([draft.id]);
    });
  });

  describe('refuses', () => {
    it('publishing an event without price, period or side effects', async () => {
      const bare = { price: null, startsOn: '', endsOn: null, sideEffects: ' ' };
      const { id, missing } = data(await post('events', { ...eventForm(own), ...bare }));
      expect(missing).toEqual(['price', 'startsOn', 'endsOn', 'sideEffects']);
      const publish = (version: number) =>
        post(`events/${id}/publish`, { version, status: 'PUBLISHED' });
      expect(await publish(1)).toMatchObject({ status: 409, body: { code: 'not_allowed_now' } });
      const backwards = {
        price: 0,
        startsOn: '2099-12-02',
        endsOn: '2099-12-01',
        sideEffects: '멍',
      };
      expect(data(await patch(`events/${id}`, { version: 1, ...backwards })).missing).toEqual([
        'endsOn',
      ]);
      expect((await publish(2)).status).toBe(409);
      await patch(`events/${id}`, { version: 2, endsOn: '2099-12-02' });
      expect((await publish(3)).status).toBe(200);
      // A published event may not lose them; one that never had them may still be corrected.
      expect((await patch(`events/${id}`, { version: 4, price: null })).status).toBe(409);
      expect(data(await get(`events/${id}`))).toMatchObject({ version: 4, price: 0 });
      const old = await anEvent(test.db);
      expect((await patch(`events/${old.id}`, { version: 1, title: '고침' })).status).toBe(200);
    });

    it('a change based on an old version', async () => {
      const stale = { status: 409, body: { code: 'stale_version' } };
      await patch(`clinics/${own}`, { version: 1, description: '하나' });
      expect(await patch(`clinics/${own}`, { version: 1, description: '둘' })).toMatchObject(stale);
      const publish = { version: 1, status: 'DRAFT' };
      expect(await post(`clinics/${own}/publish`, publish)).toMatchObject(stale);
      expect(data(await get(`clinics/${own}`))).toMatchObject({ description: '하나', version: 2 });
    });

    it('invalid names, terms and pictures', async () => {
      for (const wrong of [
        { name: ' ' },
        { specialties: ['Nope!'] },
        { bannerImage: { url: 'javascript:alert(1)' } },
        { bannerImage: { url: '//example.com/a.png' } },
        { status: 'PUBLISHED' },
      ]) {
        expect((await post('clinics', { ...clinicForm, ...wrong })).status).toBe(400);
      }
      const unknown = await post('clinics', { ...clinicForm, specialties: ['no-such-thing'] });
      expect(unknown.status).toBe(404);
      expect(await totalOf('clinics')).toBe(1);
    });
  });

  describe('protects', () => {
    it('AMB-51 records of another clinic, or of none, for the staff of a clinic', async () => {
      const other = await aClinic(test.db);
      const doctor = await aDoctor(test.db, { clinic_id: null });
      const event = await anEvent(test.db, { clinic_id: other.id });
      const refused = [
        await get(`clinics/${other.id}`, clinic),
        await get(`doctors/${doctor.id}`, clinic),
        await patch(`events/${event.id}`, { version: 1, title: '남의 것' }, clinic),
        await post(`events/${event.id}/publish`, { version: 1, status: 'ENDED' }, clinic),
        await post('doctors', doctorForm(other.id), clinic),
        await post('doctors', doctorForm(null), clinic),
      ];
      const mine = await anEvent(test.db, { clinic_id: own });
      refused.push(await patch(`events/${mine.id}`, { version: 1, clinicId: other.id }, clinic));
      expect(refused.map(({ status }) => status)).toEqual(Array(7).fill(404));
      expect((await get('clinics', clinic)).body).toMatchObject({ total: 1, data: [{ id: own }] });
    });

    it('AMB-51 publishing a clinic, which operators decide', async () => {
      expect((await post('clinics', clinicForm, clinic)).status).toBe(403);
      const end = { version: 1, status: 'ENDED' };
      expect((await post(`clinics/${own}/publish`, end, clinic)).status).toBe(403);
      const rename = { version: 1, name: '새 이름' };
      expect((await patch(`clinics/${own}`, rename, clinic)).status).toBe(200);
    });

    it('all but one of 20 changes at once', async () => {
      const change = (_: unknown, index: number) =>
        patch(`clinics/${own}`, { version: 1, description: `글 ${index}` });
      const answers = await Promise.all(Array.from({ length: 20 }, change));
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, ...Array(19).fill(409)]);
    });
  });
});
