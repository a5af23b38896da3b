import { beforeEach, describe, expect, it } from 'vitest';
import { deleteUnusedFiles } from '../../../server/domain/upload/deleteUnusedFiles.ts';
import { deleteOldAnswers } from '../../../server/http/answer/answerOnce.ts';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import { openTestDatabase } from '../../support/app/database/testDatabase.ts';
import type { Answer } from '../../support/app/testApp.ts';
import { aDiskStore } from '../../support/app/testFileStore.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { asking, asMember } from '../../support/fakes/fakeSessions.ts';
import { aConsentingMember } from '../../support/fixtures/counsel/aConsentingMember.ts';
import { aMember } from '../../support/fixtures/factories.ts';
import { aPhoto, sendFile } from '../../support/fixtures/photoFiles.ts';
import { reviewForm } from '../../support/fixtures/reviewForm.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';
import { deskWorld } from '../../support/fixtures/staff/deskWorld.ts';

const HOUR = 60 * 60 * 1_000;

describe('photos of messages', () => {
  const files = aDiskStore();
  const test = useTestApp(openTestDatabase, {
    start: new Date('2026-11-20T03:00:00Z'),
    options: { fileStore: files.store },
  });
  const desk = deskWorld(test);
  let id: string;

  beforeEach(async () => {
    id = await desk.counsel();
  });

  const headersOf = (who: string | StaffSession) =>
    typeof who === 'string' ? asMember(who) : asking(who);
  const write = (who: string | StaffSession, body: object): Promise<Answer> => {
    const side = typeof who === 'string' ? 'member' : 'staff';
    return test.send('POST', `/${side}/counsels/${id}/messages`, body, headersOf(who));
  };
  const sent = async (memberId = desk.me) =>
    sendFile(test, memberId, { bytes: await aPhoto('red') });
  const sentByStaff = async (who: StaffSession) =>
    sendFile(test, asking(who), { bytes: await aPhoto('blue') });
  const urlOf = ({ body }: Answer): string => Object(body).data.photos[0].url;

  it('are seen by both sides only, are never cached, and are erased with the member', async () => {
    const mine = urlOf(await write(desk.me, { text: '', photos: [await sent()] }));
    const theirs = urlOf(
      await write(desk.staff, { text: '', photos: [await sentByStaff(desk.staff)] }),
    );
    const other = (await aMember(test.db)).id;
    const colleague = await aStaff(test.db, { role: 'CLINIC' });
    for (const url of [mine, theirs]) {
      for (const who of [desk.me, desk.staff]) {
        const { status, headers } = await test.get(url, headersOf(who));
        expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      }
      for (const who of [{}, headersOf(other), headersOf(colleague)]) {
        expect((await test.get(url, who)).status).toBe(404);
      }
    }
    test.later(48 * HOUR);
    await deleteUnusedFiles(test.db, files.store, test.now);
    expect((await test.get(mine, desk.asMember)).status).toBe(200);

    await test.send('DELETE', `/member/${desk.me}`, undefined, desk.asMember);
    expect(await test.db.query('select 1 from upload')).toEqual([]);
    expect(files.keys()).toEqual([]);
  });

  it('are erased with their files when the member withdraws the consent and chooses to erase the texts', async () => {
    await write(desk.me, { text: '', photos: [await sent()] });
    await write(desk.staff, { text: '답변', photos: [await sentByStaff(desk.staff)] });
    const wish = { clinic_id: desk.clinicId, counsels: 'erase' };
    const path = '/member/consents/withdrawal';
    expect((await test.send('POST', path, wish, desk.asMember)).status).toBe(200);
    for (const table of ['upload', 'message']) {
      expect(await test.db.query(`select 1 from ${table}`)).toEqual([]);
    }
    expect(files.keys()).toEqual([]);
    for (const [who, code] of [
      [desk.me, 'consent_required'],
      [desk.staff, 'not_allowed_now'],
    ] as const) {
      expect(await write(who, { text: '다시' })).toMatchObject({ status: 409, body: { code } });
    }
    const thread = `/staff/counsels/${id}/messages`;
    expect((await test.get(thread, desk.asStaff)).body).toMatchObject({
      data: [],
      last: 0,
      read: { member: 0, staff: 0 },
    });
  });

  it('cannot be used twice, nor by others, and never become public', async () => {
    const photo = await sent();
    const refused = { status: 400 };
    const other = (await aConsentingMember(test.db, desk.clinicId)).id;
    expect(await write(desk.me, { text: '', photos: [await sent(other)] })).toMatchObject(refused);
    expect(await write(desk.staff, { text: '', photos: [photo] })).toMatchObject(refused);
    expect((await write(desk.me, { text: '', photos: [photo] })).status).toBe(200);
    expect(await write(desk.me, { text: '', photos: [photo] })).toMatchObject(refused);
    const form = reviewForm({ id, clinic_id: desk.clinicId }, { beforePhotos: [photo] });
    expect(await test.send('POST', '/member/reviews', form, desk.asMember)).toMatchObject(refused);
  });

  it('are refused all at once, and the answer names each bad file', async () => {
    const bad = async (letter: string) =>
      sendFile(test, desk.me, { bytes: Buffer.from(`\xff\xd8\xff${letter}`, 'latin1') });
    const [one, two, good] = [await bad('a'), await bad('b'), await sent()];
    const answer = await write(desk.me, { text: '', photos: [one, good, two] });
    expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported_image' } });
    expect(Object(answer.body).files.toSorted()).toEqual([one.path, two.path].toSorted());
  });

  it('are in one message, also when the member repeats it after a week', async () => {
    const body = { text: '', photos: [await sent()] };
    const path = `/member/counsels/${id}/messages`;
    const headers = { ...desk.asMember, 'Idempotency-Key': 'key-of-a-draft' };
    const first = await test.send('POST', path, body, headers);
    test.later(7 * 24 * HOUR);
    await deleteOldAnswers(test.db, test.now);
    await deleteUnusedFiles(test.db, files.store, test.now);
    expect((await test.send('POST', path, body, headers)).body).toEqual(first.body);
    expect(await test.db.query('select 1 from message')).toHaveLength(1);
  });
});
