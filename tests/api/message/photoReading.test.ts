import { uuidv7 } from 'uuidv7';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAudit } from '../../../server/domain/audit/audit.ts';
import { reportUnusualReading } from '../../../server/domain/audit/unusualReading.ts';
import { silentLog } from '../../../server/lib/log.ts';
import { limits } from '../../../server/limits/limits.ts';
import { openTestDatabase } from '../../support/app/database/testDatabase.ts';
import { aDiskStore } from '../../support/app/testFileStore.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { asking, asMember } from '../../support/fakes/fakeSessions.ts';
import { aMember } from '../../support/fixtures/factories.ts';
import { aPhoto, sendFile } from '../../support/fixtures/photoFiles.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';
import { deskWorld } from '../../support/fixtures/staff/deskWorld.ts';

describe('who looks at a photo of a conversation', () => {
  const files = aDiskStore();
  const test = useTestApp(openTestDatabase, {
    start: new Date('2026-11-20T03:00:00Z'),
    options: { fileStore: files.store },
  });
  const desk = deskWorld(test);
  let id: string;
  let url: string;

  beforeEach(async () => {
    id = await desk.counsel();
    const photos = [await sendFile(test, desk.me, { bytes: await aPhoto('red') })];
    const path = `/member/counsels/${id}/messages`;
    const { body } = await test.send('POST', path, { text: '', photos }, desk.asMember);
    url = Object(body).data.photos[0].url;
  });

  const statusFor = async (who: Record<string, string>, at = url) =>
    (await test.get(at, who)).status;
  const records = () =>
    test.db.query(
      `select staff_id, subject, subject_ids, detail from access_record
       where action = 'PHOTO_READ' order by position`,
    );

  it('staff of the clinic leave an entry in the access record with each picture', async () => {
    expect(await statusFor(desk.asStaff)).toBe(200);
    expect(await statusFor(desk.asStaff, url.replace('.webp', '@360.avif'))).toBe(200);
    const { staffId } = desk.staff;
    const entry = { staff_id: staffId, subject: 'counsel', subject_ids: [id], detail: '' };
    expect(await records()).toEqual([entry, entry]);
  });

  it('an operator gets it only with a reason, which is recorded', async () => {
    for (const at of [url, `${url}?reason=CURIOSITY`]) {
      const refused = await test.get(at, desk.asOperator);
      expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
    expect(await records()).toEqual([]);
    expect(await statusFor(desk.asOperator, `${url}?reason=COMPLAINT`)).toBe(200);
    expect(await records()).toMatchObject([
      { staff_id: desk.operator.staffId, subject_ids: [id], detail: 'COMPLAINT' },
    ]);
  });

  it('the thread that an operator reads has addresses with the reason', async () => {
    const read = (query: string, who: Record<string, string>) =>
      test.data(`/staff/counsels/${id}/messages${query}`, who);
    const [{ photos }] = await read('?reason=INCIDENT', desk.asOperator);
    expect(photos).toMatchObject([{ url: `${url}?reason=INCIDENT` }]);
    expect(await statusFor(desk.asOperator, photos[0].url)).toBe(200);
    expect(await read('', desk.asStaff)).toMatchObject([{ photos: [{ url }] }]);
  });

  it('the member, other members, other clinics and guests leave none', async () => {
    const colleague = asking(await aStaff(test.db, { role: 'CLINIC' }));
    const other = asMember((await aMember(test.db)).id);
    expect(await statusFor(desk.asMember)).toBe(200);
    for (const who of [{}, other, colleague]) {
      expect(await statusFor(who)).toBe(404);
      expect(await statusFor(who, `${url}?reason=COMPLAINT`)).toBe(404);
    }
    expect(await records()).toEqual([]);
  });

  it('a picture whose entry cannot be written is not sent', async () => {
    await test.db.script('alter table access_record rename to access_record_away');
    const answer = await test.get(url, desk.asStaff);
    await test.db.script('alter table access_record_away rename to access_record');
    expect(answer.status).toBe(500);
    expect(await statusFor(desk.asMember)).toBe(200);
  });

  it('photos of many counsels in an hour are unusual reading', async () => {
    const audit = createAudit(test.context);
    const { staffId } = desk.staff;
    const entry = { staffId, address: null, action: 'PHOTO_READ', subject: 'counsel' } as const;
    const many = Array.from({ length: limits.audit.counselsPerHour + 1 }, () => [uuidv7()]);
    const look = (subjectIds: string[]) => audit.record({ ...entry, subjectIds, at: test.now });
    await Promise.all(many.map(look));
    await reportUnusualReading({ db: test.db, audit, log: silentLog }, test.now);
    const unusual = "select staff_id from access_record where action = 'UNUSUAL_READING'";
    expect(await test.db.query(unusual)).toEqual([{ staff_id: staffId }]);
  });
});
