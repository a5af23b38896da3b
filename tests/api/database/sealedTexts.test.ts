import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTexts, UNREADABLE } from '../../../server/crypto/texts.ts';
import { restoreBackup } from '../../../server/db/backup/restoreBackup.ts';
import { type Database, type Queryable, within } from '../../../server/db/database.ts';
import { eraseAgain } from '../../../server/domain/member/eraseAgain.ts';
import { finishErasures } from '../../../server/domain/member/eraseKeys.ts';
import { eraseMemberRows } from '../../../server/domain/member/eraseMemberSql.ts';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import { backupText, dumpText, linesOf } from '../../support/app/database/storedTexts.ts';
import { emptyTables, forOneEngine } from '../../support/app/database/testDatabase.ts';
import { openLogLines } from '../../support/app/server/logLines.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { fakeKeyStore, fakeMemberKeys } from '../../support/fakes/fakeKeyStore.ts';
import { asking, asMember, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aConsentingMember } from '../../support/fixtures/counsel/aConsentingMember.ts';
import { aClinic, aReview } from '../../support/fixtures/factories.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';

const CANARY = '카나리아';
const TEXT = `${CANARY} 코 수술이 걱정돼요`;
const NOTE = `${CANARY} 메모`;
const STAFF_REASON = `${CANARY} 건너뛴 이유`;
const REASON = `${CANARY} 취소 이유`;
const NOW = new Date('2026-11-20T12:00:00Z');

forOneEngine((engine, open) => {
  let db: Database;
  let store: ReturnType<typeof fakeKeyStore>;
  let log: ReturnType<typeof openLogLines>;
  let test: TestApp;
  let me: string;
  let clinicId: string;
  let staff: StaffSession;
  let counselId: string;

  const openApp = (rows: Database, keys = store) =>
    openTestApp({
      db: rows,
      now: () => NOW,
      memberKeys: fakeMemberKeys(keys),
      options: { sessions: fakeSessions, log: log.log },
    });

  beforeAll(async () => {
    db = await open();
  });
  beforeEach(async () => {
    await emptyTables(db);
    store = fakeKeyStore();
    log = openLogLines();
    test = await openApp(db);
    clinicId = (await aClinic(test.db)).id;
    me = (await aConsentingMember(test.db, clinicId)).id;
    staff = await aStaff(test.db);
    counselId = await writeTexts();
  });

  /** A member books and cancels; staff write a note and a reason. */
  async function writeTexts(): Promise<string> {
    const from = { clinic_id: clinicId, sourceType: 'CLINIC', sourceId: clinicId };
    const form = { ...from, content: TEXT };
    const headers = { ...asMember(me), 'Idempotency-Key': 'one' };
    const booked = await test.send('POST', '/member/counsels', form, headers);
    const again = await test.send('POST', '/member/counsels', form, headers);
    expect(again.body).toEqual(booked.body);
    const { data } = Object(booked.body);
    expect(data.content).toBe(TEXT);
    const jump = { version: 1, state: 'CONSULTATION_COMPLETE', reason: STAFF_REASON, note: NOTE };
    const path = `/staff/counsels/${data.id}`;
    expect((await test.send('PATCH', path, jump, asking(staff))).status).toBe(200);
    const cancel = { state: 'CANCELED', reason: REASON };
    const canceled = await test.send('PATCH', `/member/counsels/${data.id}`, cancel, asMember(me));
    expect(canceled.status).toBe(200);
    return data.id;
  }

  const data = async (path: string, headers: Record<string, string>, app = test) =>
    Object((await app.get(path, headers)).body).data;
  const reasons = [{ reason: null }, { reason: STAFF_REASON }, { reason: REASON }];

  describe('texts about a member', () => {
    it('are shown to the member, in the export and in the console as they were typed', async () => {
      const shown = { content: TEXT, history: reasons };
      expect(await data(`/member/counsels/${counselId}`, asMember(me))).toMatchObject(shown);
      expect((await data('/member/counsels', asMember(me))).data).toMatchObject([shown]);
      expect((await data('/member/export', asMember(me))).counsels).toMatchObject([shown]);
      const inConsole = await data(`/staff/counsels/${counselId}`, asking(staff));
      expect(inConsole).toMatchObject({ ...shown, note: NOTE });
    });

    it('look the same in a list with and without reason, review and quotes', async () => {
      const content = '"sealed" : "따옴표" \\ "reason" : {\n';
      const from = { clinic_id: clinicId, sourceType: 'CLINIC', sourceId: clinicId };
      const form = { ...from, content };
      const { body } = await test.send('POST', '/member/counsels', form, asMember(me));
      const [plain, withReasons] = (await data('/member/counsels', asMember(me))).data;
      expect(plain).toEqual(Object(body).data);
      expect(plain).toMatchObject({ content, history: [{ reason: null }] });
      expect(Object.keys(plain)).not.toContain('review_id');
      expect(withReasons).toMatchObject({ content: TEXT, history: reasons });
      const review = await aReview(test.db, {
        counsel_id: plain.id,
        member_id: me,
        clinic_id: clinicId,
      });
      const [reviewed] = (await data('/member/counsels', asMember(me))).data;
      expect(reviewed).toMatchObject({ content, review_id: review.id });
    });

    it('are in no row, backup, dump or log', async () => {
      expect(await backupText(test.db)).not.toContain(CANARY);
      if (engine === 'postgres') {
        const text = await dumpText(test.db);
        expect(text).toContain(counselId);
        expect(text).not.toContain(CANARY);
      }
      expect(log.lines().length).toBeGreaterThan(3);
      expect(log.text()).not.toContain(CANARY);
    });

    it('cannot be moved to another row, and one that cannot be opened is a sentence', async () => {
      await test.db.query(
        'update counsel set content_sealed = note_sealed, language = $2 where id = $1',
        [counselId, 'ja'],
      );
      expect(await data(`/member/counsels/${counselId}`, asMember(me))).toMatchObject({
        content: UNREADABLE.ja,
        history: reasons,
      });
    });

    it('are replaced by a sentence everywhere when their key is lost, and nothing fails', async () => {
      store.keys.clear();
      const app = await openApp(test.db);
      const unreadable = [{ reason: null }, { reason: UNREADABLE.ko }, { reason: UNREADABLE.ko }];
      const shown = { content: UNREADABLE.ko, history: unreadable };
      expect(await data(`/member/counsels/${counselId}`, asMember(me), app)).toMatchObject(shown);
      expect((await data('/member/counsels', asMember(me), app)).data).toMatchObject([shown]);
      expect((await data('/member/export', asMember(me), app)).counsels).toMatchObject([shown]);
      const inConsole = await data(`/staff/counsels/${counselId}`, asking(staff), app);
      expect(inConsole).toMatchObject({ ...shown, note: UNREADABLE.ko });
    });

    it('are opened by another process with the same keys', async () => {
      const other = await openApp(test.db);
      expect(await data(`/member/counsels/${counselId}`, asMember(me), other)).toMatchObject({
        content: TEXT,
      });
    });
  });

  describe('a member who left', () => {
    const leave = () => test.send('DELETE', `/member/${me}`, undefined, asMember(me));
    const isThere = async (rows: Database) =>
      (await rows.query('select 1 from member where id = $1', [me])).length > 0;
    const waiting = () => test.db.query('select member_id from erasure');

    it("is not brought back by yesterday's backup, and its texts cannot be opened", async () => {
      const yesterday = await backupText(test.db);
      await leave();
      expect(store.keys.has(me)).toBe(false);
      expect(await store.erased()).toEqual([me]);
      expect(await waiting()).toEqual([]);

      const restored = await open();
      const beforeCommit = async (tx: Queryable) => {
        // The texts are back for a moment, without their key.
        const [row] = await tx.query<{ sealed: string }>(
          'select content_sealed as sealed from counsel where member_id = $1',
          [me],
        );
        const texts = await openTexts(test.context.memberKeys, me);
        const place = { table: 'counsel', id: counselId, column: 'content' };
        expect(texts.open(row?.sealed ?? '', place)).toBeNull();
        await eraseAgain(within(tx), await store.erased(), NOW);
      };
      await restoreBackup(restored, linesOf(yesterday), { beforeCommit });
      expect(await isThere(restored)).toBe(false);
      expect(await restored.query('select 1 from counsel')).toEqual([]);
    });

    it('has no key after the next job, even if the process stopped before it deleted the key', async () => {
      const erase = store.erase;
      store.erase = async () => {
        throw new Error('the process dies');
      };
      expect((await leave()).status).toBe(200);
      expect(await isThere(test.db)).toBe(false);
      expect(store.keys.has(me)).toBe(true);
      expect(await waiting()).toEqual([{ member_id: me }]);

      store.erase = erase;
      await finishErasures(test.context, NOW);
      expect(store.keys.has(me)).toBe(false);
      expect(await store.erased()).toEqual([me]);
      expect(await waiting()).toEqual([]);
    });

    it('is erased once more by the job if the process stopped after it deleted the key', async () => {
      await test.db.transaction((tx) => eraseMemberRows(tx, me, NOW));
      await store.erase(me, NOW);
      await finishErasures(test.context, NOW);
      expect(new Set(await store.erased())).toEqual(new Set([me]));
      expect(await waiting()).toEqual([]);
    });

    it('keeps key and texts when the rows could not be deleted', async () => {
      await test.db
        .transaction(async (tx) => {
          await eraseMemberRows(tx, me, NOW);
          throw new Error('the database stops');
        })
        .catch(() => undefined);
      await finishErasures(test.context, NOW);
      expect(await store.erased()).toEqual([]);
      expect(await data(`/member/counsels/${counselId}`, asMember(me))).toMatchObject({
        content: TEXT,
      });
    });
  });
});
