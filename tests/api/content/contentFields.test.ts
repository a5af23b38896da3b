import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { Region, Station } from '../../../contract/place.ts';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import { emptyToTaxonomy, forOneEngine } from '../../support/app/database/testDatabase.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { asking, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aClinic, aDoctor, anEvent } from '../../support/fixtures/factories.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';

const hours = {
  days: {
    mon: { opensAt: '10:00', closesAt: '19:00', breakFrom: '13:00', breakTo: '14:00' },
    thu: { opensAt: '10:00', closesAt: '21:00' },
    sat: { opensAt: '10:00', closesAt: '16:00' },
  },
  closedOn: ['2026-12-31'],
};
const place = {
  addressJa: 'ソウル特別市 中区 明洞ギル 8',
  district: 'seoul-jung',
  station: 'myeongdong',
  stationExit: '5',
  stationMinutes: 3,
  latitude: 37.561,
  longitude: 126.986,
};
const facts = {
  phone: '02-000-1234',
  openingHours: hours,
  languages: ['ko', 'ja'],
  facts: ['parking'],
  registrationNumber: 'M-0000',
};
const priceMenu = [
  { treatmentId: 'skin-booster', priceFrom: 200_000, priceTo: 350_000, vatIncluded: true },
  { treatmentId: 'ipl', priceFrom: 90_000, priceTo: null, vatIncluded: false },
];

forOneEngine((_engine, open) => {
  let app: TestApp;
  let operator: StaffSession;
  let clinicStaff: StaffSession;
  let own: string;
  beforeAll(async () => {
    const options = { sessions: fakeSessions };
    app = await openTestApp({ db: await open(), isCached: true, options });
  });
  beforeEach(async () => {
    await emptyToTaxonomy(app.db);
    own = (await aClinic(app.db, { specialties: ['dermatology'] })).id;
    operator = await aStaff(app.db, { user_id: 'boss' });
    clinicStaff = await aStaff(app.db, { user_id: 'front.desk', clinic_id: own });
  });

  const patch = (path: string, body: object, who = operator) =>
    app.send('PATCH', `/staff/${path}`, { version: 1, ...body }, asking(who));
  const shown = async (path: string) => Object((await app.get(`/public/${path}`)).body).data;

  describe('works', () => {
    it('what staff write about a clinic is what visitors read, the first page included', async () => {
      await app.get('/public/clinics');
      const { status, body } = await patch(`clinics/${own}`, { ...place, ...facts, priceMenu });
      expect(status, JSON.stringify(body)).toBe(200);
      expect(body).toMatchObject({ data: { ...place, ...facts, priceMenu } });

      const card = {
        addressJa: place.addressJa,
        district: { id: 'seoul-jung', name: '중구', nameJa: '中区' },
        station: {
          id: 'myeongdong',
          name: '명동역',
          nameJa: '明洞駅',
          exit: '5',
          minutesOnFoot: 3,
        },
        latitude: 37.561,
        longitude: 126.986,
        priceFrom: 90_000,
        facts: ['japanese', 'saturday', 'night', 'foreign-patients', 'parking'],
      };
      expect(await shown('clinics')).toMatchObject([card]);
      expect(await shown(`clinics/${own}`)).toMatchObject({
        ...card,
        region: { id: 'seoul', name: '서울', nameJa: 'ソウル' },
        phone: '02-000-1234',
        openingHours: hours,
        languages: ['ko', 'ja'],
        registrationNumber: 'M-0000',
        priceMenu: [
          { treatment: { id: 'skin-booster' }, priceFrom: 200_000, priceTo: 350_000 },
          { treatment: { id: 'ipl' }, priceFrom: 90_000, priceTo: null, vatIncluded: false },
        ],
      });
    });

    it('a menu is replaced as a whole, and the audit names the field', async () => {
      await patch(`clinics/${own}`, { priceMenu });
      const { body } = await patch(`clinics/${own}`, { version: 2, priceMenu: [] });
      expect(body).toMatchObject({
        data: { priceMenu: [], history: [{ fields: ['priceMenu'] }, { fields: ['priceMenu'] }] },
      });
      expect(await shown(`clinics/${own}`)).toMatchObject({ priceMenu: [], priceFrom: null });
    });

    it('fields that are not sent stay as they are', async () => {
      await patch(`clinics/${own}`, { ...place, priceMenu });
      await patch(`clinics/${own}`, { version: 2, phone: '02-000-0000' });
      expect(await shown(`clinics/${own}`)).toMatchObject({
        phone: '02-000-0000',
        priceFrom: 90_000,
        station: { id: 'myeongdong' },
      });
    });

    test.each([
      ['closed at weekends and before eight', { mon: hours.days.mon }, []],
      ['open on Sunday', { sun: hours.days.sat }, ['sunday']],
      ['open on a holiday only', { holiday: hours.days.thu }, []],
      ['until eight on some day', { fri: { opensAt: '10:00', closesAt: '20:00' } }, ['night']],
    ])('a clinic that is %s has the facts that follow', async (_, days, derived) => {
      await patch(`clinics/${own}`, { openingHours: { days }, facts: [] });
      expect(await shown(`clinics/${own}`)).toMatchObject({ facts: derived });
    });

    it('credentials and career of a doctor', async () => {
      const { id } = await aDoctor(app.db, { clinic_id: own });
      const fields = {
        licence: 'physician',
        board: 'dermatology',
        licenceCheckedOn: '2026-10-01',
        career: '대학교 졸업\n전공의 수료',
        careerJa: null,
        languages: ['ko', 'ja'],
      };
      expect((await patch(`doctors/${id}`, fields)).body).toMatchObject({ data: fields });
      expect(await shown(`doctors/${id}`)).toMatchObject(fields);
    });

    it('price, conditions and approval of an event', async () => {
      const { id } = await anEvent(app.db, { clinic_id: own, price: 90_000 });
      const fields = {
        originalPrice: 120_000,
        included: '상담',
        includedJa: '相談',
        notIncluded: '마취',
        notIncludedJa: '麻酔',
        adApprovalNumber: '제1호',
        adApprovalEndsOn: '2028-01-31',
      };
      expect((await patch(`events/${id}`, fields)).body).toMatchObject({ data: fields });
      expect(await shown(`events/${id}`)).toMatchObject(fields);
      expect(await shown('events')).toMatchObject([{ originalPrice: 120_000 }]);
    });

    it('regions with their districts, and stations', async () => {
      const regions = z.array(Region).parse(await shown('regions'));
      expect(regions).toHaveLength(17);
      expect(regions[0]).toMatchObject({
        id: 'seoul',
        name: '서울',
        nameJa: 'ソウル',
        districts: expect.arrayContaining([
          { id: 'seoul-gangnam', name: '강남구', nameJa: '江南区' },
        ]),
      });
      const stations = z.array(Station).parse(await shown('stations'));
      expect(stations.find(({ id }) => id === 'gangnam')).toMatchObject({
        name: '강남역',
        nameJa: '江南駅',
        districtId: 'seoul-gangnam',
      });
    });
  });

  describe('refuses', () => {
    it('staff of a clinic who say that a licence was checked', async () => {
      const { id } = await aDoctor(app.db, { clinic_id: own });
      const checked = { licenceCheckedOn: '2026-10-01' };
      expect((await patch(`doctors/${id}`, checked, clinicStaff)).status).toBe(403);
      expect((await patch(`doctors/${id}`, { board: 'dermatology' }, clinicStaff)).status).toBe(
        200,
      );
    });

    test.each([
      ['an unknown district', { district: 'seoul-tokyo' }],
      ['an unknown station', { station: 'shinjuku' }],
      ['a place outside Korea', { latitude: 35.6, longitude: 139.7 }],
      ['an unknown fact', { facts: ['best'] }],
      ['a derived fact', { facts: ['saturday'] }],
      [
        'an hour that no day has',
        { openingHours: { days: { mon: { opensAt: '25:00', closesAt: '26:00' } } } },
      ],
    ])('%s', async (_, body) => {
      expect((await patch(`clinics/${own}`, body)).status).toBe(400);
    });

    it('a menu with an unknown treatment', async () => {
      const unknown = { priceMenu: [{ ...priceMenu[0], treatmentId: 'magic' }] };
      expect((await patch(`clinics/${own}`, unknown)).status).toBe(404);
    });
  });
});
