import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import { type NewAuditEntry, writeAudit } from '../../server/domain/audit/audit.ts';
import type { StaffSession } from '../../server/http/guard/session.ts';
import { openTestApp, type TestApp } from '../support/app/testApp.ts';
import { emptyTables, forEachEngine } from '../support/app/testDatabase.ts';
import { asking, fakeSessions } from '../support/fakes/fakeSessions.ts';
import { aStaff } from '../support/fixtures/aStaff.ts';

const ROWS = 40;

forEachEngine((_engine, open) => {
  let test: TestApp;
  let operator: StaffSession;
  let rowsRead = 0;
  beforeAll(async () => {
    const db = counting(await open(), (count) => {
      rowsRead += count;
    });
    test = await openTestApp({ db, options: { sessions: fakeSessions } });
  });
  beforeEach(async () => {
    await emptyTables(test.db);
    operator = await aStaff(test.db, { user_id: 'boss' });
    await writeRows(ROWS);
  });

  const writeRows = (count: number) =>
    test.db.transaction(async (tx) => {
      for (let i = 0; i < count; i += 1) {
        const action: NewAuditEntry['action'] = i % 2 === 0 ? 'COUNSEL_READ' : 'CONTENT_CHANGED';
        const entry = { subject: 'counsel', subjectId: 'a', at: new Date() };
        await writeAudit(tx, { ...entry, action, staffId: operator.staffId });
      }
    });
  /** Whether a page reports an intact chain, by the position of its newest row. */
  const pageFrom = async (newest: number, more = '') => {
    const query = `?limit=10&offset=${ROWS - newest}${more}`;
    const { status, body } = await test.get(`/staff/audit${query}`, asking(operator));
    expect(status).toBe(200);
    return Object(body).intact;
  };
  const check = async () => (await test.get('/staff/audit/check', asking(operator))).body;
  const tamper = (sql: string) => test.db.query(sql);

  describe('works', () => {
    it('T62 is checked from the first row to the last when an operator asks for it', async () => {
      expect(await check()).toEqual({ data: { intact: true, rows: ROWS } });
      expect(await pageFrom(ROWS)).toBe(true);
      expect(await pageFrom(1)).toBe(true);
      expect(await pageFrom(0)).toBe(true);
    });

    it('T62 reading a page costs the rows that it shows, however long the log is', async () => {
      const costOf = async () => {
        rowsRead = 0;
        await pageFrom(ROWS);
        return rowsRead;
      };
      const before = await costOf();
      await writeRows(200);
      expect(await costOf()).toBeLessThanOrEqual(before + 1);
    });

    it('an empty log is intact', async () => {
      await emptyTables(test.db);
      operator = await aStaff(test.db);
      expect(await pageFrom(ROWS)).toBe(true);
      expect(await check()).toEqual({ data: { intact: true, rows: 0 } });
    });
  });

  describe('refuses', () => {
    it('AMB-51 staff of a clinic', async () => {
      const staff = asking(await aStaff(test.db, { role: 'CLINIC' }));
      for (const path of ['/staff/audit', '/staff/audit/check']) {
        expect((await test.get(path, staff)).status).toBe(403);
      }
    });
  });

  describe('protects', () => {
    it('T62 a changed row is reported by its page and by the whole check', async () => {
      await tamper("update audit set staff = 'nobody' where position = 25");
      expect([await pageFrom(40), await pageFrom(30)]).toEqual([true, false]);
      expect(await check()).toEqual({ data: { intact: false, rows: ROWS } });
    });

    it('T62 a row with a forged hash breaks the link to the next row', async () => {
      await tamper("update audit set hash = repeat('0', 64) where position = 21");
      // It is the oldest of one page, and the newest of the next.
      expect([await pageFrom(30), await pageFrom(20)]).toEqual([false, false]);
      expect(await pageFrom(10)).toBe(true);
    });

    it('T62 a deleted row is missed by every page', async () => {
      await tamper('delete from audit where position = 5');
      expect([await pageFrom(40), await pageFrom(6)]).toEqual([false, false]);
      expect(await pageFrom(40, '&action=CONTENT_CHANGED')).toBe(true);
      expect(await check()).toEqual({ data: { intact: false, rows: ROWS } });
    });

    it('T62 so are the newest row, and all rows together', async () => {
      await tamper(`delete from audit where position = ${ROWS}`);
      expect(await pageFrom(40)).toBe(false);
      expect(await pageFrom(40, '&action=COUNSEL_READ')).toBe(false);
      await tamper('delete from audit');
      expect(await pageFrom(40)).toBe(false);
      expect(await check()).toEqual({ data: { intact: false, rows: ROWS } });
    });

    it('T62 entries that are written during a check do not break it', async () => {
      const answers = await Promise.all([
        writeRows(5),
        ...Array.from({ length: 10 }, () => pageFrom(ROWS)),
        check(),
        check(),
        writeRows(5),
      ]);
      expect(answers.slice(1, 11)).toEqual(Array(10).fill(true));
      expect(answers.slice(11, 13)).toMatchObject(Array(2).fill({ data: { intact: true } }));
    });
  });
});

/** The same database; reports how many rows its answers had. */
function counting(db: Database, onRows: (count: number) => void): Database {
  const query: Database['query'] = async <Row>(sql: string, params?: readonly unknown[]) => {
    const rows = await db.query<Row>(sql, params);
    onRows(rows.length);
    return rows;
  };
  return { ...db, query };
}
