import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { TRANSLATION_CONSENT_VERSION } from '../../../contract/consent.ts';
import { ownTexts, UNREADABLE } from '../../../server/crypto/texts.ts';
import { readBackup } from '../../../server/db/backup/readBackup.ts';
import type { Database } from '../../../server/db/database.ts';
import { seedTaxonomy } from '../../../server/db/seed/seedTaxonomy.ts';
import { startSession } from '../../../server/domain/session/sessionStore.ts';
import type { MemberSession, StaffSession } from '../../../server/http/guard/session.ts';
import { createDeepl } from '../../../server/translate/deepl.ts';
import { createTranslator } from '../../../server/translate/translator.ts';
import { openLogLines } from '../../support/app/logLines.ts';
import { backupText, dumpText, linesOf } from '../../support/app/storedTexts.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { forEachEngine } from '../../support/app/testDatabase.ts';
import { testMasterKeys } from '../../support/app/testKeys.ts';
import { openFakeDeepl } from '../../support/fakes/fakeDeepl.ts';
import { fakeKeyStore, fakeMemberKeys } from '../../support/fakes/fakeKeyStore.ts';
import { asking, asMember, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { LINE_ISSUER, lineSettingsAt } from '../../support/fakes/lineSettingsAt.ts';
import { aConsentingMember } from '../../support/fixtures/aConsentingMember.ts';
import { aPushSubscription } from '../../support/fixtures/aPushSubscription.ts';
import { aStaff } from '../../support/fixtures/aStaff.ts';
import { aClinic } from '../../support/fixtures/factories.ts';
import {
  NOT_ABOUT_A_MEMBER,
  namesOf,
  PLAIN_BY_DECISION,
  SEALED_BY_MASTER_KEY,
  SEALED_FOR_MEMBERS,
} from '../../support/fixtures/textColumns.ts';
import { vapidKeys } from '../../support/fixtures/vapidKeys.ts';

const CANARY = '카나리아';
const ADDRESS = 'kanaria@example.com';
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/kanaria';
const CANARIES = [CANARY, ADDRESS, ENDPOINT];
const NOW = new Date('2026-11-20T12:00:00Z');
const APPOINTMENT = '2026-12-10T05:00:00.000Z';
const LINE_SECRET = 'channel secret';
const WISHES = { times: ['2026-12-11T05:00:00.000Z'] };

forEachEngine((engine, open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });

  describe('a column with a text', () => {
    it('is sealed, not about a member, or plain by decision: each is in one list', async () => {
      const rows = await db.query<{ name: string }>(
        `select table_name || '.' || column_name as name from information_schema.columns
         where table_schema = 'public'
           and udt_name in ('text', 'varchar', 'bpchar', 'bytea', 'json', 'jsonb', '_text')`,
      );
      const lists = [
        SEALED_FOR_MEMBERS,
        SEALED_BY_MASTER_KEY,
        NOT_ABOUT_A_MEMBER,
        ...Object.values(PLAIN_BY_DECISION),
      ];
      expect(lists.flatMap(namesOf).sort()).toEqual(rows.map(({ name }) => name).sort());
    });

    it('is named in docs/operations.md if it is plain by decision', () => {
      const [, text = ''] = readFileSync('docs/operations.md', 'utf8').split(
        '## Keys and encrypted texts',
      );
      const section = text.slice(0, text.indexOf('\n## ')).replaceAll('\n', ' ');
      for (const words of Object.keys(PLAIN_BY_DECISION)) expect(section).toContain(words);
    });
  });

  describe('the texts of a counsel, written by every call that takes one', () => {
    const store = fakeKeyStore();
    const log = openLogLines();
    let test: TestApp;
    let me: string;
    let counselId: string;
    let staff: StaffSession;
    let mailed = '';

    const openApp = (rows: Database, translator?: ReturnType<typeof createTranslator>) =>
      openTestApp({
        db: rows,
        now: () => NOW,
        memberKeys: fakeMemberKeys(store),
        config: { pushKey: vapidKeys.publicKey },
        options: {
          sessions: fakeSessions,
          log: log.log,
          lineAccount: lineSettingsAt('http://127.0.0.1:9', LINE_SECRET),
          mail: async ({ text }) => {
            mailed = text;
            return { state: 'SENT' };
          },
          ...(translator && { translator }),
        },
      });

    beforeAll(async () => {
      const deepl = await openFakeDeepl();
      const onFailure = (problem: string) => {
        throw new Error(problem);
      };
      test = await openApp(db, createTranslator(createDeepl(deepl.settings, 1_000), { onFailure }));
      await seedTaxonomy(test.db);
      const clinicId = (await aClinic(test.db)).id;
      me = (await aConsentingMember(test.db, clinicId, { language: 'ja' })).id;
      staff = await aStaff(test.db, { clinic_id: clinicId });
      counselId = await writeEverything(clinicId);
    });

    let writes = 0;
    async function write(
      who: string | StaffSession | MemberSession,
      method: string,
      path: string,
      body?: object,
    ) {
      writes += 1;
      const headers = typeof who === 'string' ? asMember(who) : asking(who);
      const key = { 'Idempotency-Key': `write-${writes}` };
      const answer = await test.send(method, path, body, { ...headers, ...key });
      expect([path, answer.status]).toEqual([path, 200]);
      return Object(answer.body).data;
    }

    async function writeEverything(clinicId: string): Promise<string> {
      const booked = await write(me, 'POST', '/member/counsels', {
        clinic_id: clinicId,
        sourceType: 'CLINIC',
        sourceId: clinicId,
        content: `${CANARY} 鼻の手術`,
        wishes: WISHES,
        details: {
          treatments: ['jaw-botox'],
          contact: { by: 'PHONE', address: `010-${CANARY}` },
          interpreter: true,
        },
      });
      const [mine, atDesk] = [`/member/counsels/${booked.id}`, `/staff/counsels/${booked.id}`];
      const times = [APPOINTMENT];
      const proposed = await write(staff, 'POST', `${atDesk}/proposals`, { version: 1, times });
      await write(staff, 'PATCH', atDesk, {
        version: proposed.version,
        state: 'CONSULTATION_APPOINTMENT_CONFIRMED',
        appointment: APPOINTMENT,
        reason: `${CANARY} 건너뛴 이유`,
        note: `${CANARY} 메모`,
      });
      await write(me, 'POST', `${mine}/reschedule`, {
        appointmentAt: APPOINTMENT,
        wishes: WISHES,
      });
      await write(me, 'POST', `${mine}/messages`, { text: `${CANARY} 腫れが心配です` });
      await write(staff, 'POST', `${atDesk}/messages`, { text: `${CANARY} 사진을 보내 주세요` });
      await write(me, 'POST', '/member/consents/translation', {
        version: TRANSLATION_CONSENT_VERSION,
        language: 'ja',
      });
      await write(staff, 'GET', `${atDesk}/translation?language=ko`);
      await write(me, 'GET', `${mine}/translation?language=ja`);
      await writeAddresses();
      await writeInLine(`${CANARY} 予約について`);
      await write(me, 'PATCH', mine, { state: 'CANCELED', reason: `${CANARY} 取り消しの理由` });
      return booked.id;
    }

    /** Where notices go: one e-mail address is confirmed, another one waits for its code, a browser gets web push. */
    async function writeAddresses() {
      const ask = (address: string) =>
        write(me, 'PUT', '/member/email/address', { address, language: 'ja' });
      await ask(ADDRESS);
      await write(me, 'POST', '/member/email/confirm', { code: /\d{6}/.exec(mailed)?.[0] });
      await ask(`next.${ADDRESS}`);
      const { familyId } = await startSession(test.db, { memberId: me }, NOW);
      const browser: MemberSession = { kind: 'member', memberId: me, familyId };
      const subscription = { ...aPushSubscription, endpoint: ENDPOINT };
      await write(browser, 'PUT', '/member/push-subscription', subscription);
    }

    /** The event stays in its table until the job works it off. */
    async function writeInLine(text: string) {
      await test.db.query('insert into member_identity values ($1, $2, $3, now())', [
        LINE_ISSUER,
        'U1',
        me,
      ]);
      const event = {
        type: 'message',
        mode: 'active',
        webhookEventId: '01EVENT',
        timestamp: NOW.getTime(),
        source: { type: 'user', userId: 'U1' },
        replyToken: 'token',
        message: { type: 'text', id: '1', text },
      };
      const body = JSON.stringify({ destination: 'U0', events: [event] });
      const signature = createHmac('sha256', LINE_SECRET).update(body).digest('base64');
      const headers = { 'X-Line-Signature': signature };
      const answer = await test.app.request('/line/webhook', { method: 'POST', body, headers });
      expect(answer.status).toBe(200);
    }

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

    it('are in every sealed column', async () => {
      for (const name of namesOf(SEALED_FOR_MEMBERS)) {
        const [table, column] = name.split('.');
        const [row] = await test.db.query(`select 1 from ${table} where ${column} is not null`);
        expect([name, row]).toEqual([name, { '?column?': 1 }]);
      }
      for (const answer of await shown(test)) expect(answer).toContain(CANARY);
    });

    it('are in no answer to staff that the master key opens', async () => {
      const rows = await test.db.query<{ key: string; sealed: string }>(
        'select key, answer_sealed as sealed from staff_idempotency_key',
      );
      const answers = rows.map(({ key, sealed }) => {
        const id = `${staff.staffId} ${key}`;
        const place = { table: 'staff_idempotency_key', id, column: 'answer' };
        return ownTexts(testMasterKeys, 'staff answers').open(sealed, place);
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
      expect(log.lines().length).toBeGreaterThanOrEqual(writes);
      for (const text of CANARIES) expect(log.text()).not.toContain(text);
    });

    it("cannot be opened after the member left, not even in yesterday's backup with the master key", async () => {
      const yesterday = await backupText(test.db);
      const left = await test.send('DELETE', `/member/${me}`, undefined, asMember(me));
      expect(left.status).toBe(200);
      expect(await test.db.query('select 1 from counsel')).toEqual([]);

      // Without the erasure log: the rows are back, their key is not.
      const restored = await open();
      await readBackup(restored, linesOf(yesterday));
      const answers = await shown(await openApp(restored));
      expect(answers.some((answer) => answer.includes(UNREADABLE.ja))).toBe(true);
      for (const answer of answers) {
        for (const text of CANARIES) expect(answer).not.toContain(text);
      }
      expect(log.text()).not.toContain(CANARY);
    });
  });
});
