import { beforeEach, describe, expect, it } from 'vitest';
import type { InboxTab } from '../../../contract/plain/enums.ts';
import { inboxCursor } from '../../../contract/plain/inboxCursor.ts';
import type { StaffCounselCard } from '../../../contract/staff/staffCounsel.ts';
import { createAudit } from '../../../server/domain/audit/audit.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { asking } from '../../support/fakes/fakeSessions.ts';
import {
  aClinic,
  aCounsel,
  aDoctor,
  aMember,
  anEvent,
  type CounselRow,
} from '../../support/fixtures/factories.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';
import { aReading } from '../../support/fixtures/staff/auditWorld.ts';

/** 12:00 in Seoul. */
const NOW = new Date('2026-11-20T03:00:00Z');

forOneEngine((_engine, open) => {
  const test = useTestApp(open, { start: NOW });
  let headers: Record<string, string>;
  beforeEach(async () => {
    headers = asking(await aStaff(test.db));
    for (const name of ['하나', '둘둘', '셋셋']) {
      const { id: clinic_id } = await aClinic(test.db, { name });
      await aDoctor(test.db, { clinic_id, name });
      await anEvent(test.db, { clinic_id, title: name });
      await aMember(test.db, { nickname: name });
      await test.db.query(
        `insert into outbox (id, channel, state, clinic_id, text, link, created_at, due_at)
         values (gen_random_uuid(), 'STAFF', 'SENT', $1, '', '', now(), now())`,
        [clinic_id],
      );
    }
    // Each listing is an entry of the access record.
    for (let i = 0; i < 3; i += 1) await test.get('/staff/audit', headers);
  });

  const list = async (path: string, query: string) => {
    const { body } = await test.get(`/staff/${path}?${query}`, headers);
    const { data, total } = Object(body);
    return { ids: data.map(({ id }: { id: string }) => id), total };
  };

  it.each(['clinics', 'doctors', 'events', 'members', 'outbox'])(
    'AMB-101 the %s of the console continue behind a row and ignore the offset',
    async (path) => {
      const { ids } = await list(path, 'limit=3');
      expect(await list(path, `limit=1&after=${ids[0]}`)).toEqual({ ids: [ids[1]], total: 3 });
      expect(await list(path, `offset=9&after=${ids[1]}`)).toEqual({ ids: [ids[2]], total: 3 });
      expect(await list(path, `after=${ids[2]}`)).toEqual({ ids: [], total: 3 });
      expect((await list(path, 'offset=1&after=nothing')).ids).toEqual(ids.slice(1));
    },
  );

  it('AMB-101 the access record continues behind an entry, and new entries do not shift it', async () => {
    const { ids } = await list('audit', 'limit=3');
    expect((await list('audit', `limit=1&after=${ids[0]}`)).ids).toEqual([ids[1]]);
    expect((await list('audit', `limit=1&offset=9&after=${ids[1]}`)).ids).toEqual([ids[2]]);
  });

  it('AMB-101 the access record continues behind an entry that was deleted since', async () => {
    const { staffId } = await aStaff(test.db);
    const audit = createAudit(test.context);
    for (const ahead of [-60_000, 0, 60_000]) {
      await audit.record(aReading(staffId, new Date(Date.now() + ahead)));
    }
    const readings = 'action=COUNSEL_READ';
    const [newest, middle, oldest] = (await list('audit', readings)).ids;
    await test.db.query('delete from access_record where id = $1', [middle]);
    expect((await list('audit', `${readings}&offset=2&after=${middle}`)).ids).toEqual([oldest]);
    expect((await list('audit', readings)).ids).toEqual([newest, oldest]);
  });

  describe('AMB-101 the inbox continues behind a row', () => {
    const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
    const book = async (wishes: Partial<CounselRow>) => (await aCounsel(test.db, wishes)).id;
    const pageOf = async (tab: InboxTab, query: string) => {
      const { body } = await test.get(`/staff/counsels?tab=${tab}&limit=2&${query}`, headers);
      const { data, total } = Object(body) as { data: StaffCounselCard[]; total: number };
      const [last] = data.slice(-1);
      const next = last && `offset=7&after=${inboxCursor(tab, last)}`;
      return { ids: data.map(({ id }) => id), total, next };
    };
    /** The ids of all rows, page by page. `between` runs after the first page. */
    const allOf = async (tab: InboxTab, between = async (_ids: string[]) => {}) => {
      const first = await pageOf(tab, 'offset=0');
      await between(first.ids);
      const pages = [first.ids];
      for (let { next } = first; next; ) {
        const page = await pageOf(tab, next);
        pages.push(page.ids);
        next = page.next;
      }
      return pages.flat();
    };

    it('of those that wait, also when staff confirmed the first page meanwhile', async () => {
      const [b, a, d, c] = [
        await book({ created_at: hoursAgo(3) }),
        await book({ created_at: hoursAgo(4) }),
        await book({ created_at: hoursAgo(1) }),
        await book({ created_at: hoursAgo(2) }),
      ];
      expect(await allOf('new')).toEqual([a, b, c, d]);
      const confirmed = async (ids: string[]) => {
        const steps = ids.map((id) => ({ id, version: 1, state: 'CLINIC_CONFIRMED' }));
        await test.send('POST', '/staff/counsels/changes', { changes: steps }, headers);
      };
      expect(await allOf('new', confirmed)).toEqual([a, b, c, d]);
      expect(await pageOf('new', 'offset=0')).toMatchObject({ ids: [c, d], total: 2 });
    });

    it('of all, also those of one moment and those that do not wait', async () => {
      const ids: string[] = [];
      for (const state of ['CANCELED', 'CLINIC_CONFIRMED', 'TREATMENT_COMPLETE'] as const) {
        ids.unshift(await book({ state, created_at: hoursAgo(9) }));
      }
      const moment = { created_at: hoursAgo(1) };
      ids.unshift(await book(moment));
      ids.unshift(await book(moment));
      expect(await allOf('all')).toEqual(ids);
    });

    it.each([
      ['arranging', { state: 'CLINIC_CONFIRMED', updated_at: hoursAgo(1) }],
      ['today', { state: 'TREATMENT_APPOINTMENT_CONFIRMED', treatment_at: hoursAgo(1) }],
      ['past', { state: 'CONSULTATION_APPOINTMENT_CONFIRMED', consultation_at: hoursAgo(30) }],
    ] as const)('of the tab %s', async (tab, wishes) => {
      const ids = [await book(wishes), await book(wishes), await book(wishes)];
      expect(await allOf(tab)).toEqual(ids);
    });

    it('of the tab arranging, first those of unread messages, also two of one moment', async () => {
      const unread = async (hours: number, changed: number) => {
        const id = await book({ state: 'TREATMENT_COMPLETE', updated_at: hoursAgo(changed) });
        await test.db.query(
          'update counsel set message_count = 1, last_of_member = 1, unread_since = $2 where id = $1',
          [id, hoursAgo(hours)],
        );
        return id;
      };
      const quiet = { state: 'CLINIC_CONFIRMED', updated_at: hoursAgo(50) } as const;
      const ids = [
        await unread(9, 3),
        await unread(9, 2),
        await unread(9, 1),
        await unread(1, 60),
        await book(quiet),
        await book(quiet),
        await book(quiet),
      ];
      expect(await allOf('arranging')).toEqual(ids);
    });

    it('of the tab arranging, with the cursor of a former build: the last change alone', async () => {
      const changed = hoursAgo(50);
      const quiet = { state: 'CLINIC_CONFIRMED', updated_at: changed } as const;
      const [first, ...others] = [await book(quiet), await book(quiet), await book(quiet)];
      const { ids } = await pageOf('arranging', `after=${changed.toISOString()}_${first}`);
      expect(ids).toEqual(others);
    });

    it('and a cursor that names no row is ignored', async () => {
      const [, second] = [
        await book({ created_at: hoursAgo(2) }),
        await book({ created_at: hoursAgo(1) }),
      ];
      expect((await pageOf('new', 'offset=1&after=2026_nothing')).ids).toEqual([second]);
    });
  });
});
