import { beforeEach, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { asking } from '../../support/fakes/fakeSessions.ts';
import { aClinic, aDoctor, anEvent, aReview } from '../../support/fixtures/factories.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';

forOneEngine((_engine, open) => {
  const test = useTestApp(open, { start: new Date('2026-11-25T00:00:00Z') });
  let operator: StaffSession;

  beforeEach(async () => {
    operator = await aStaff(test.db);
  });

  const listed = async (path: string): Promise<string[]> => {
    const { data } = Object((await test.get(`/public/${path}`)).body);
    return data.map(({ id }: { id: string }) => id);
  };
  /** A day later. */
  const setStatus = async (noun: string, id: string, status: string) => {
    test.later(24 * 60 * 60 * 1_000);
    const path = `/staff/${noun}/${id}`;
    const { version } = await test.data(path, asking(operator));
    const form = { version, status };
    const { status: code } = await test.send('POST', `${path}/publish`, form, asking(operator));
    expect(code).toBe(200);
  };
  const at = (day: number) => {
    const created_at = new Date(Date.UTC(2026, 9, day));
    return { created_at, updated_at: created_at };
  };

  it('a draft is new when it is published, not when it was begun', async () => {
    const draft = await aDoctor(test.db, { ...at(1), status: 'DRAFT' });
    const shown = await aDoctor(test.db, at(2));
    expect(await listed('doctors')).toEqual([shown.id]);
    await setStatus('doctors', draft.id, 'PUBLISHED');
    expect(await listed('doctors')).toEqual([draft.id, shown.id]);
    expect(await listed('doctors?sort=rating')).toEqual([draft.id, shown.id]);
    expect(await listed('doctors?sort=popular')).toEqual([draft.id, shown.id]);
  });

  it.each([{ published: 'before the moment was stored' }, { published: 'now' }])(
    'a record that was published $published and withdrawn comes back to its place',
    async ({ published }) => {
      const isNew = published === 'now';
      const first = await aDoctor(test.db, { ...at(1), status: isNew ? 'DRAFT' : 'PUBLISHED' });
      if (isNew) await setStatus('doctors', first.id, 'PUBLISHED');
      const second = await aDoctor(
        test.db,
        isNew ? { created_at: new Date(test.now.getTime() + 1) } : at(2),
      );
      await setStatus('doctors', first.id, 'DRAFT');
      expect(await listed('doctors')).toEqual([second.id]);
      await setStatus('doctors', first.id, 'PUBLISHED');
      expect(await listed('doctors')).toEqual([second.id, first.id]);
    },
  );

  it('the events of a clinic are in this order, too', async () => {
    const clinic = await aClinic(test.db);
    const draft = await anEvent(test.db, {
      ...at(1),
      clinic_id: clinic.id,
      status: 'DRAFT',
      side_effects: '붉어짐',
      price: 1_000,
      starts_on: '2026-01-01',
      ends_on: '2027-12-31',
    });
    const shown = await anEvent(test.db, { ...at(2), clinic_id: clinic.id });
    await setStatus('events', draft.id, 'PUBLISHED');
    const { events } = await test.data(`/public/clinics/${clinic.id}`);
    expect(events.map(({ id }: { id: string }) => id)).toEqual([draft.id, shown.id]);
  });

  it('a review that waited for a check is new when it is published', async () => {
    const waiting = await aReview(test.db, { ...at(1), status: 'PENDING' });
    const blinded = await aReview(test.db, { ...at(2), status: 'BLINDED' });
    const shown = await aReview(test.db, at(3));
    for (const [id, action] of [
      [blinded.id, 'restore'],
      [waiting.id, 'publish'],
    ]) {
      const form = { version: 1, action };
      const { status } = await test.send('PATCH', `/staff/reviews/${id}`, form, asking(operator));
      expect(status).toBe(200);
    }
    expect(await listed('reviews')).toEqual([waiting.id, shown.id, blinded.id]);
  });

  describe.each(['clinics', 'doctors', 'events'])('AMB-101 %s after a cursor', (noun) => {
    const make = { clinics: aClinic, doctors: aDoctor, events: anEvent }[noun];
    let oldestFirst: string[];
    beforeEach(async () => {
      const clinic = await aClinic(test.db, { status: noun === 'clinics' ? 'DRAFT' : 'PUBLISHED' });
      oldestFirst = [];
      // The later two are published at the same moment.
      for (const day of [3, 4, 4]) {
        const own = noun === 'clinics' ? {} : { clinic_id: clinic.id };
        const row = await make?.(test.db, { ...at(day), ...own });
        oldestFirst.push(row?.id ?? '');
      }
    });

    it.each(['newest', 'rating', 'popular'])('are those behind it: %s', async (sort) => {
      const [oldest, middle, newest] = oldestFirst;
      const path = `${noun}?sort=${sort}&limit=1`;
      expect(await listed(path)).toEqual([newest]);
      expect(await listed(`${path}&after=${newest}`)).toEqual([middle]);
      expect(await listed(`${path}&offset=9&after=${middle}`)).toEqual([oldest]);
      expect(await listed(`${path}&after=${oldest}`)).toEqual([]);
    });
  });

  it('AMB-101 a cursor whose row was deleted means the moment in its id', async () => {
    const rows = [await aDoctor(test.db), await aDoctor(test.db), await aDoctor(test.db)];
    const [oldest, middle, newest] = rows.map(({ id }) => id);
    await test.db.query('delete from doctor where id = $1', [middle]);
    expect(await listed(`doctors?after=${newest}`)).toEqual([oldest]);
    expect(await listed(`doctors?after=${middle}`)).toEqual([oldest]);
  });

  it.each(['rating', 'reviews', 'popular'])(
    'AMB-101 after a cursor whose row was deleted the list goes on at the offset: %s',
    async (sort) => {
      const rows = [await aDoctor(test.db), await aDoctor(test.db), await aDoctor(test.db)];
      const [oldest, middle, newest] = rows.map(({ id }) => id);
      await test.db.query('delete from doctor where id = $1', [newest]);
      const path = `doctors?sort=${sort}&after=${newest}`;
      expect(await listed(`${path}&offset=0`)).toEqual([middle, oldest]);
      expect(await listed(`${path}&offset=1`)).toEqual([oldest]);
    },
  );
});
