import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UploadedFile } from '../../../contract/review.ts';
import { deleteUnusedFiles } from '../../../server/domain/upload/deleteUnusedFiles.ts';
import { deleteOldAnswers } from '../../../server/http/answer/answerOnce.ts';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import { type Answer, openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { emptyTables } from '../../support/app/testDatabase.ts';
import { aDiskStore, type TestFileStore } from '../../support/app/testFileStore.ts';
import { asking, asMember, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aConsentingMember } from '../../support/fixtures/aConsentingMember.ts';
import { aStaff } from '../../support/fixtures/aStaff.ts';
import { aClinic, aCounsel, aMember, type CounselRow } from '../../support/fixtures/factories.ts';
import { aPhoto, put, sendFile } from '../../support/fixtures/photoFiles.ts';
import { reviewForm } from '../../support/fixtures/reviewForm.ts';

const HOUR = 60 * 60 * 1_000;

describe('photos of messages', () => {
  let time: number;
  let test: TestApp;
  let files: TestFileStore;
  let me: string;
  let counsel: CounselRow;
  let staff: StaffSession;
  const now = () => new Date(time);

  beforeAll(async () => {
    files = aDiskStore();
    const options = { sessions: fakeSessions, fileStore: files.store };
    test = await openTestApp({ now, options });
  });
  beforeEach(async () => {
    time = Date.parse('2026-11-20T03:00:00Z');
    await emptyTables(test.db);
    const clinic_id = (await aClinic(test.db)).id;
    me = (await aConsentingMember(test.db, clinic_id)).id;
    counsel = await aCounsel(test.db, { member_id: me, clinic_id });
    staff = await aStaff(test.db, { clinic_id });
  });

  const headersOf = (who: string | StaffSession) =>
    typeof who === 'string' ? asMember(who) : asking(who);
  const write = (who: string | StaffSession, body: object): Promise<Answer> => {
    const side = typeof who === 'string' ? 'member' : 'staff';
    return test.send('POST', `/${side}/counsels/${counsel.id}/messages`, body, headersOf(who));
  };
  const sent = async (memberId = me) => sendFile(test, memberId, { bytes: await aPhoto('red') });
  const sentByStaff = async (who: StaffSession): Promise<UploadedFile> => {
    const bytes = await aPhoto('blue');
    const type = 'image/jpeg';
    const asked = `/s3/generate-s3-url?filename=a.jpg&filetype=${type}&size=${bytes.length}`;
    const { url: signed } = Object((await test.get(asked, asking(who))).body);
    await put(test, signed, bytes, type);
    const [url = ''] = signed.split('?');
    const path = new URL(url).pathname.slice(1);
    return { url, path, name: 'a.jpg', type, size: bytes.length, hash: '' };
  };
  const urlOf = ({ body }: Answer): string => Object(body).data.photos[0].url;

  it('are seen by both sides only, are never cached, and are erased with the member', async () => {
    const mine = urlOf(await write(me, { text: '', photos: [await sent()] }));
    const theirs = urlOf(await write(staff, { text: '', photos: [await sentByStaff(staff)] }));
    const other = (await aMember(test.db)).id;
    const colleague = await aStaff(test.db, { role: 'CLINIC' });
    for (const url of [mine, theirs]) {
      for (const who of [me, staff]) {
        const { status, headers } = await test.get(url, headersOf(who));
        expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      }
      for (const who of [{}, headersOf(other), headersOf(colleague)]) {
        expect((await test.get(url, who)).status).toBe(404);
      }
    }
    time += 48 * HOUR;
    await deleteUnusedFiles(test.db, files.store, now());
    expect((await test.get(mine, asMember(me))).status).toBe(200);

    await test.send('DELETE', `/member/${me}`, undefined, asMember(me));
    expect(await test.db.query('select 1 from upload')).toEqual([]);
    expect(files.keys()).toEqual([]);
  });

  it('are erased with their files when the member withdraws the consent and chooses to erase the texts', async () => {
    await write(me, { text: '', photos: [await sent()] });
    await write(staff, { text: '답변', photos: [await sentByStaff(staff)] });
    const wish = { clinic_id: counsel.clinic_id, counsels: 'erase' };
    const path = '/member/consents/withdrawal';
    expect((await test.send('POST', path, wish, asMember(me))).status).toBe(200);
    for (const table of ['upload', 'message']) {
      expect(await test.db.query(`select 1 from ${table}`)).toEqual([]);
    }
    expect(files.keys()).toEqual([]);
    for (const [who, code] of [
      [me, 'consent_required'],
      [staff, 'not_allowed_now'],
    ] as const) {
      expect(await write(who, { text: '다시' })).toMatchObject({ status: 409, body: { code } });
    }
    const thread = `/staff/counsels/${counsel.id}/messages`;
    expect((await test.get(thread, asking(staff))).body).toMatchObject({
      data: [],
      last: 0,
      read: { member: 0, staff: 0 },
    });
  });

  it('cannot be used twice, nor by others, and never become public', async () => {
    const photo = await sent();
    const refused = { status: 400 };
    const other = (await aConsentingMember(test.db, counsel.clinic_id)).id;
    expect(await write(me, { text: '', photos: [await sent(other)] })).toMatchObject(refused);
    expect(await write(staff, { text: '', photos: [photo] })).toMatchObject(refused);
    expect((await write(me, { text: '', photos: [photo] })).status).toBe(200);
    expect(await write(me, { text: '', photos: [photo] })).toMatchObject(refused);
    const form = reviewForm(counsel, { beforePhotos: [photo] });
    expect(await test.send('POST', '/member/reviews', form, asMember(me))).toMatchObject(refused);
  });

  it('are in one message, also when the member repeats it after a week', async () => {
    const body = { text: '', photos: [await sent()] };
    const path = `/member/counsels/${counsel.id}/messages`;
    const headers = { ...asMember(me), 'Idempotency-Key': 'key-of-a-draft' };
    const first = await test.send('POST', path, body, headers);
    time += 7 * 24 * HOUR;
    await deleteOldAnswers(test.db, now());
    await deleteUnusedFiles(test.db, files.store, now());
    expect((await test.send('POST', path, body, headers)).body).toEqual(first.body);
    expect(await test.db.query('select 1 from message')).toHaveLength(1);
  });
});
