import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CONSENT_PURPOSES } from '../../../contract/plain/consent.ts';
import { restoreBackup } from '../../../server/db/backup/restoreBackup.ts';
import { writeBackup } from '../../../server/db/backup/writeBackup.ts';
import { type Database, type Queryable, within } from '../../../server/db/database.ts';
import { withdrawAgain } from '../../../server/domain/consent/withdrawAgain.ts';
import type { FileStore } from '../../../server/files/fileStore.ts';
import { forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { inRounds } from '../../support/app/proof.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { aDiskStore } from '../../support/app/testFileStore.ts';
import { fakeKeyStore, fakeMemberKeys } from '../../support/fakes/fakeKeyStore.ts';
import { asMember, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { NOTE, openConsentWorld, TEXT } from '../../support/fixtures/counsel/consentWorld.ts';
import { aPhoto, sendFile } from '../../support/fixtures/photoFiles.ts';

const NOW = new Date('2026-11-24T03:00:00Z');

forRacingCalls((_engine, open) => {
  let test: TestApp;
  let store: ReturnType<typeof fakeKeyStore>;
  let world: Awaited<ReturnType<typeof openConsentWorld>>;

  /** The server waits for it when it writes a file. */
  let onWrite: () => Promise<void>;

  beforeAll(async () => {
    store = fakeKeyStore();
    const files = aDiskStore().store;
    const write: FileStore['write'] = async (...file) => {
      await onWrite();
      await files.write(...file);
    };
    test = await openTestApp({
      db: await open(),
      now: () => NOW,
      memberKeys: fakeMemberKeys(store),
      options: { sessions: fakeSessions, fileStore: { ...files, write } },
    });
  });
  beforeEach(async () => {
    onWrite = async () => {};
    world = await openConsentWorld(test);
  });

  describe('at the same time', () => {
    it(
      'a confirmation by staff comes before or after an erasure as a whole',
      inRounds,
      async () => {
        await world.agree();
        const ids = await Promise.all(Array.from({ length: 8 }, () => world.booked()));
        const confirm = (id: string) =>
          world.change(id, { version: 1, state: 'CLINIC_CONFIRMED', note: NOTE });
        const [done, ...answers] = await Promise.all([
          world.withdraw('erase'),
          ...ids.map(confirm),
        ]);
        expect(done.status).toBe(200);
        for (const { status } of answers) expect([200, 409]).toContain(status);
        for (const id of ids) {
          expect(await world.inConsole(id)).toMatchObject({
            state: 'CANCELED',
            content: '',
            note: '',
          });
        }
      },
    );

    it('the same consent that is given several times is stored once', inRounds, async () => {
      const answers = await Promise.all(Array.from({ length: 6 }, () => world.agree()));
      for (const { status } of answers) expect(status).toBe(200);
      const rows = await test.db.query('select 1 from member_consent');
      expect(rows).toHaveLength(CONSENT_PURPOSES.length);
    });

    it('a booking is closed by the withdrawal or is refused', inRounds, async () => {
      await world.agree();
      const bookings = Array.from({ length: 8 }, () => world.book());
      const [done, ...answers] = await Promise.all([world.withdraw('erase'), ...bookings]);
      expect(done.status).toBe(200);
      for (const { status } of answers) expect([200, 409]).toContain(status);
      const open = await test.db.query("select 1 from counsel where state <> 'CANCELED'");
      expect(open).toEqual([]);
    });

    it('a message whose photos are being made smaller does not reach the clinic after the withdrawal', async () => {
      await world.agree();
      const id = await world.booked();
      const photo = await sendFile(test, world.me, { bytes: await aPhoto('red') });
      onWrite = async () => void (await world.withdraw('keep'));
      const path = `/member/counsels/${id}/messages`;
      const form = { text: '비밀', photos: [photo] };
      expect(await test.send('POST', path, form, asMember(world.me))).toMatchObject({
        status: 409,
        body: { code: 'consent_required' },
      });
      expect(await world.consents()).toMatchObject([{ agreed: false }]);
      expect(await test.db.query('select 1 from message')).toEqual([]);
      expect(await test.db.query("select 1 from outbox where once_key like 'message%'")).toEqual(
        [],
      );
    });

    it('many withdrawals write one', async () => {
      await world.twoCounsels();
      await Promise.all(Array.from({ length: 8 }, () => world.withdraw('close')));
      const rows = await test.db.query('select 1 from member_consent where not agreed');
      expect(rows).toHaveLength(CONSENT_PURPOSES.length);
      expect(await world.records()).toHaveLength(1);
    });
  });

  describe('the erasure log', () => {
    it('names no withdrawal that failed, so no start of the server repeats it', async () => {
      const { open: id } = await world.twoCounsels();
      const logged = async () => [...(await store.erasedTexts()), ...(await store.withdrawals())];
      const before = await logged();
      await test.db.query('alter table access_record rename to access_record_away');
      const { status } = await world.withdraw('erase');
      await test.db.query('alter table access_record_away rename to access_record');
      expect(status).toBe(500);
      expect(await logged()).toEqual(before);
      expect(await world.counsel(id)).toMatchObject({ content: TEXT });
    });

    it('erases the counsels that it names, and no others of the member', async () => {
      await world.agree();
      const [named, other] = [await world.booked(), await world.booked()];
      expect((await withdrawAgain(test.db, [named], NOW)).count).toBe(1);
      expect(await world.counsel(named)).toMatchObject({ content: '', state: 'CANCELED' });
      const state = 'AWAITING_CLINIC_CONFIRMATION';
      expect(await world.counsel(other)).toMatchObject({ content: TEXT, state });
    });
  });

  it("yesterday's backup does not bring back what was erased", async () => {
    const { open: id } = await world.twoCounsels();
    await world.agree({ clinic_id: world.other });
    const elsewhere = await world.booked(world.other);
    const yesterday: string[] = [];
    await writeBackup(test.db, async (line) => void yesterday.push(line));
    await world.withdraw('erase');

    const restored: Database = await open();
    const lines = (async function* () {
      yield* yesterday;
    })();
    let count = 0;
    const beforeCommit = async (tx: Queryable) => {
      count = (await withdrawAgain(within(tx), await store.erasedTexts(), NOW)).count;
    };
    await restoreBackup(restored, lines, { beforeCommit });
    expect(count).toBe(2);
    const [row] = await restored.query(
      `select state, content_sealed, note_sealed from counsel where id = $1`,
      [id],
    );
    expect(row).toEqual({ state: 'CANCELED', content_sealed: null, note_sealed: null });
    const readable = await restored.query<{ id: string }>(
      'select id from counsel where content_sealed is not null',
    );
    expect(readable).toEqual([{ id: elsewhere }]);
    const withdrawn = await restored.query<{ clinic_id: string }>(
      'select distinct clinic_id from member_consent where not agreed',
    );
    expect(withdrawn).toEqual([{ clinic_id: world.clinicId }]);
  });
});
