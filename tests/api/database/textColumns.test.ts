import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { hasSealedTexts } from '../../../server/crypto/lostKeys.ts';
import { installationTexts, UNREADABLE } from '../../../server/crypto/texts.ts';
import { restoreBackup } from '../../../server/db/backup/restoreBackup.ts';
import type { Database } from '../../../server/db/database.ts';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import { backupText, dumpText, linesOf } from '../../support/app/database/storedTexts.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { openLogLines } from '../../support/app/server/logLines.ts';
import type { TestApp } from '../../support/app/testApp.ts';
import { testMasterKeys } from '../../support/app/testKeys.ts';
import { fieldsWith, textFields } from '../../support/app/textFields.ts';
import { fakeKeyStore } from '../../support/fakes/fakeKeyStore.ts';
import { asking, asMember } from '../../support/fakes/fakeSessions.ts';
import {
  NOT_ABOUT_A_MEMBER,
  namesOf,
  SEALED_BY_MASTER_KEY,
  SEALED_FOR_MEMBERS,
  UNENCRYPTED_FIELDS,
  UNENCRYPTED_ON_PURPOSE,
} from '../../support/fixtures/columns/textColumns.ts';
import { CANARIES, CANARY, openEveryText, type Written } from '../../support/fixtures/everyText.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

forOneEngine((engine, open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });

  describe('a column with a text', () => {
    it('is in one list: sealed, not about a member, or unencrypted on purpose', async () => {
      const rows = await db.query<{ name: string }>(
        `select table_name || '.' || column_name as name from information_schema.columns
         where table_schema = 'public'
           and udt_name in ('text', 'varchar', 'bpchar', 'bytea', 'json', 'jsonb', '_text')`,
      );
      const lists = [
        SEALED_FOR_MEMBERS,
        SEALED_BY_MASTER_KEY,
        NOT_ABOUT_A_MEMBER,
        ...Object.values(UNENCRYPTED_ON_PURPOSE),
      ];
      expect(lists.flatMap(namesOf).sort()).toEqual(rows.map(({ name }) => name).sort());
    });

    it('is named in docs/operations.md if it is unencrypted on purpose', () => {
      const [, text = ''] = readFileSync('docs/operations.md', 'utf8').split(
        '## Keys and encrypted texts',
      );
      const section = text.slice(0, text.indexOf('\n## ')).replaceAll('\n', ' ');
      for (const words of Object.keys(UNENCRYPTED_ON_PURPOSE)) expect(section).toContain(words);
    });
  });

  describe('the texts of a counsel, written by every call that takes one', () => {
    const store = fakeKeyStore();
    const log = openLogLines();
    let test: TestApp;
    let me: string;
    let counselId: string;
    let written: Written[];
    let staff: StaffSession;
    let openAgain: (rows: Database) => Promise<TestApp>;

    beforeAll(async () => {
      const world = await openEveryText(db, { store, log: log.log, now: NOW });
      ({ test, me, staff, counselId, written, openAgain } = world);
    });

    /** Every call that shows them. */
    async function shown(app: TestApp): Promise<string[]> {
      const member = ['', `/${counselId}`, `/${counselId}/messages`].map((rest) =>
        app.get(`/member/counsels${rest}`, asMember(me)),
      );
      const console = ['', '/messages'].map((rest) =>
        app.get(`/staff/counsels/${counselId}${rest}`, asking(staff)),
      );
      const translated = [
        app.get(`/staff/counsels/${counselId}/translation?language=ko`, asking(staff)),
        app.get('/member/export', asMember(me)),
      ];
      const answers = await Promise.all([...member, ...console, ...translated]);
      return answers.map(({ body }) => JSON.stringify(body));
    }

    it('go through every field of a call that takes a text about a member and does not store it unencrypted', () => {
      const fields = written.flatMap(({ call, body }) =>
        fieldsWith(CANARIES, body).map((name) => `${call} ${name}`),
      );
      expect([...new Set(fields), ...UNENCRYPTED_FIELDS].sort()).toEqual(textFields());
    });

    it('are in every sealed column', async () => {
      for (const name of namesOf(SEALED_FOR_MEMBERS)) {
        const [table, column] = name.split('.');
        const [row] = await test.db.query(`select 1 from ${table} where ${column} is not null`);
        expect([name, row]).toEqual([name, { '?column?': 1 }]);
      }
      const answers = await shown(test);
      for (const answer of answers) expect(answer).toContain(CANARY);
      for (const text of CANARIES) expect(answers.at(-1)).toContain(text);
    });

    it('need the key of the member as long as one of these columns has one', async () => {
      const columns = namesOf(SEALED_FOR_MEMBERS).map((name) => name.split('.'));
      const undo = new Error('Roll back');
      const hasTextsIn = async (kept: string) => {
        let found = false;
        const work = test.db.transaction(async (tx) => {
          for (const [table, column] of columns) {
            if (`${table}.${column}` === kept) continue;
            await tx.query(`alter table ${table} alter column ${column} drop not null`);
            await tx.query(`update ${table} set ${column} = null`);
          }
          found = await hasSealedTexts(tx, me);
          throw undo;
        });
        await expect(work).rejects.toBe(undo);
        return found;
      };
      for (const name of namesOf(SEALED_FOR_MEMBERS)) {
        expect([name, await hasTextsIn(name)]).toEqual([name, true]);
      }
      expect(await hasTextsIn('none')).toBe(false);
    });

    it('are in no answer to staff that the master key opens', async () => {
      const rows = await test.db.query<{ key: string; sealed: string }>(
        'select key, answer_sealed as sealed from staff_idempotency_key',
      );
      const answers = rows.map(({ key, sealed }) => {
        const id = `${staff.staffId} ${key}`;
        const place = { table: 'staff_idempotency_key', id, column: 'answer' };
        return installationTexts(testMasterKeys, 'staff answers').open(sealed, place);
      });
      // A message and proposals: their ids only.
      expect(answers).toEqual([1, 2].map(() => expect.stringMatching(/^"[0-9a-f-]{36}"$/)));
    });

    it('are in no backup, dump or log', async () => {
      const backup = await backupText(test.db);
      expect(backup.includes(counselId)).toBe(true);
      for (const text of CANARIES) expect(backup.includes(text)).toBe(false);
      if (engine === 'postgres') {
        const dump = await dumpText(test.db);
        expect(dump.includes(counselId)).toBe(true);
        for (const text of CANARIES) expect(dump.includes(text)).toBe(false);
      }
      expect(log.lines().length).toBeGreaterThanOrEqual(written.length);
      for (const text of CANARIES) expect(log.text()).not.toContain(text);
    });

    it("cannot be opened after the member left, not even in yesterday's backup with the master key", async () => {
      const yesterday = await backupText(test.db);
      const [wrapped = ''] = store.keys.values();
      expect([store.keys.size, yesterday.includes(wrapped)]).toEqual([1, false]);
      const left = await test.send('DELETE', `/member/${me}`, undefined, asMember(me));
      expect(left.status).toBe(200);
      expect(await test.db.query('select 1 from counsel')).toEqual([]);
      expect(store.keys.size).toBe(0);
      const tables = await test.db.query<{ name: string }>(
        `select table_name as name from information_schema.columns
         where table_schema = 'public' and column_name = 'member_id' and table_name <> 'erasure'`,
      );
      for (const { name } of tables) {
        const rows = await test.db.query(`select 1 from ${name} where member_id = $1`, [me]);
        expect([name, rows]).toEqual([name, []]);
      }

      // Without the erasure log: the rows are back, their key is not.
      const restored = await open();
      await restoreBackup(restored, linesOf(yesterday));
      const answers = await shown(await openAgain(restored));
      expect(answers.some((answer) => answer.includes(UNREADABLE.ja))).toBe(true);
      for (const answer of answers) {
        for (const text of CANARIES) expect(answer).not.toContain(text);
      }
      for (const text of CANARIES) expect(log.text()).not.toContain(text);
    });
  });
});
