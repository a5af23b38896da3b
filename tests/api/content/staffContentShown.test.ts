import { beforeEach, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { asking } from '../../support/fakes/fakeSessions.ts';
import { aClinic, aDoctor, anEvent } from '../../support/fixtures/factories.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';

const TODAY = new Date('2026-11-20T03:00:00Z');

forOneEngine((_engine, open) => {
  const test = useTestApp(open, { start: TODAY, isCached: true });
  let operator: StaffSession;
  let desk: StaffSession;
  let own: string;
  beforeEach(async () => {
    own = (await aClinic(test.db)).id;
    operator = await aStaff(test.db, { user_id: 'boss' });
    desk = await aStaff(test.db, { user_id: 'front.desk', clinic_id: own });
  });

  const change = async (path: string, body: object, who = desk) => {
    const answer = await test.send('PATCH', `/staff/${path}`, body, asking(who));
    expect(answer.status).toBe(200);
    return Object(answer.body).data;
  };
  const publish = (path: string, body: object) =>
    test.send('POST', `/staff/${path}/publish`, body, asking(desk));
  const page = (path: string) => test.get(`/public/${path}`);

  describe('an event', () => {
    let id: string;
    beforeEach(async () => {
      const days = { starts_on: '2026-11-01', ends_on: '2026-11-30' };
      id = (await anEvent(test.db, { clinic_id: own, title: '가을 리프팅', ...days })).id;
    });

    it('is found by the search while it runs, also after its days were changed', async () => {
      const found = async () => {
        const { body } = await test.get(`/public/search?q=${encodeURIComponent('가을')}`);
        return Object(body).data.events.items.length;
      };
      expect(await found()).toBe(1);
      await change(`events/${id}`, { version: 1, endsOn: '2026-11-02' });
      expect(await found()).toBe(0);
      await change(`events/${id}`, { version: 2, endsOn: '2026-11-20' });
      expect(await found()).toBe(1);
      await change(`events/${id}`, { version: 3, startsOn: '2026-11-21', endsOn: '2026-11-22' });
      expect(await found()).toBe(0);
    });

    it('AMB-108 that has ended shows corrections at once, and no page after it is withdrawn', async () => {
      await publish(`events/${id}`, { version: 1, status: 'ENDED' });
      expect((await page(`events/${id}`)).status).toBe(200);
      await change(`events/${id}`, { version: 2, title: '지난 이벤트' });
      expect((await page(`events/${id}`)).body).toMatchObject({ data: { title: '지난 이벤트' } });
      await publish(`events/${id}`, { version: 3, status: 'DRAFT' });
      expect((await page(`events/${id}`)).status).toBe(404);
    });
  });

  describe('the mark of a checked licence', () => {
    const licence = { name: '김하늘', licence: 'physician', board: 'plastic-surgery' };
    let path: string;
    beforeEach(async () => {
      path = `doctors/${(await aDoctor(test.db, { clinic_id: own })).id}`;
      const checked = { version: 1, ...licence, licenceCheckedOn: '2026-11-01' };
      await change(path, checked, operator);
    });

    it.each([{ name: '김바다' }, { licence: 'dentist' }, { board: 'dermatology' }])(
      'is gone when the clinic changes %o',
      async (edit) => {
        expect(await change(path, { version: 2, ...edit })).toMatchObject({
          licenceCheckedOn: null,
          history: [{ fields: expect.arrayContaining(['licenceCheckedOn']) }, {}],
        });
        expect((await page(path)).body).toMatchObject({ data: { licenceCheckedOn: null } });
      },
    );

    it('stays when the clinic changes something else, or an operator does', async () => {
      const kept = { licenceCheckedOn: '2026-11-01' };
      expect(await change(path, { version: 2, ...licence, position: 7 })).toMatchObject(kept);
      expect(await change(path, { version: 3, name: '김바다' }, operator)).toMatchObject(kept);
    });
  });
});
