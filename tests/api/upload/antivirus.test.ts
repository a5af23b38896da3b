import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClamd } from '../../../server/files/clamd.ts';
import { scanUploads } from '../../../server/files/scanUploads.ts';
import { registry } from '../../../server/metrics/metrics.ts';
import { openLogLines } from '../../support/app/server/logLines.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { aDiskStore, type TestFileStore } from '../../support/app/testFileStore.ts';
import { openClamd, VIRUS } from '../../support/fakes/clamdServer.ts';
import { asMember, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aCounsel, aMember } from '../../support/fixtures/factories.ts';
import { aPhoto, sendFile } from '../../support/fixtures/photoFiles.ts';
import { reviewForm } from '../../support/fixtures/reviewForm.ts';
import { afterFile } from '../../support/setup/afterFile.ts';

const PATIENCE_MS = 300;

describe('an upload with an antivirus', () => {
  const { log, lines } = openLogLines();
  let clamd: Awaited<ReturnType<typeof openClamd>>;
  let files: TestFileStore;
  let test: TestApp;
  let me: string;
  beforeAll(async () => {
    clamd = await openClamd();
    files = aDiskStore();
    const fileStore = scanUploads(files.store, createClamd(clamd.address, PATIENCE_MS), log);
    test = await openTestApp({ options: { sessions: fakeSessions, fileStore } });
    me = (await aMember(test.db)).id;
  });
  beforeEach(() => clamd.from('scans'));

  const reviewWith = async (bytes: Buffer) => {
    const sent = await sendFile(test, me, { bytes });
    const counsel = await aCounsel(test.db, { member_id: me });
    const form = reviewForm(counsel, { beforePhotos: [sent] });
    const write = () => test.send('POST', '/member/reviews', form, asMember(me));
    return { sent, write, answer: await write() };
  };
  const media = () => files.keys().filter((key) => key.startsWith('media/'));
  const infected = async () => Buffer.concat([await aPhoto('red'), Buffer.from(VIRUS)]);

  it('ASVS 5.4.3 is scanned as a whole before it is used', async () => {
    const photo = await aPhoto('red', { width: 2_000, height: 2_000 });
    const large = Buffer.concat([photo, Buffer.alloc(200_000, 1)]);
    expect((await reviewWith(large)).answer.status).toBe(200);
    expect(clamd.scanned.at(-1)?.bytes.equals(large)).toBe(true);
    expect(clamd.scanned.at(-1)?.chunks).toBe(Math.ceil(large.length / 65_536));
  });

  it('ASVS 5.4.3 is refused as other hostile files are if it has a virus, also the next time', async () => {
    const before = media();
    const { sent, write, answer } = await reviewWith(await infected());
    const refused = { status: 415, body: { code: 'unsupported_image', files: [sent.path] } };
    expect(answer).toMatchObject(refused);
    expect(await write()).toMatchObject(refused);
    expect(media()).toEqual(before);
    expect(lines().at(-1)).toMatchObject({ level: 40, key: sent.path, virus: 'Test.Virus-1' });
  });

  it.each(['is silent', 'hangs up', 'fails'] as const)(
    'ASVS 5.4.3 is refused for now while the scanner %s, and then accepted',
    async (mood) => {
      clamd.from(mood);
      const before = media();
      const { write, answer } = await reviewWith(await aPhoto('blue'));
      expect(answer).toMatchObject({ status: 503, body: { code: 'overloaded' } });
      expect(answer.headers.get('retry-after')).toBe('60');
      expect(media()).toEqual(before);
      expect(lines().at(-1)).toMatchObject({
        level: 40,
        msg: 'The antivirus does not answer: uploads are refused',
      });
      clamd.from('scans');
      expect((await write()).status).toBe(200);
    },
  );

  it('is counted by its verdict', async () => {
    const metric = await registry.getSingleMetricAsString('antivirus_scans_total');
    for (const result of ['clean', 'virus', 'failed']) {
      expect(metric).toMatch(new RegExp(`result="${result}"} [1-9]`));
    }
  });
});

describe('the client of clamd', () => {
  it('says which files are larger than clamd accepts', async () => {
    const { address } = await openClamd({}, 100_000);
    const scan = createClamd(address);
    expect(await scan(Buffer.alloc(100_000))).toEqual({ is: 'clean' });
    expect(await scan(Buffer.alloc(100_001))).toEqual({ is: 'too large' });
  });

  it('uses a socket, scans an empty file, and throws if nothing listens', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'clamd-'));
    afterFile(() => rmSync(folder, { recursive: true, force: true }));
    const clamd = await openClamd({ path: join(folder, 'clamd.sock') });
    const scan = createClamd(clamd.address);
    expect(await scan(Buffer.from(VIRUS))).toEqual({ is: 'virus', name: 'Test.Virus-1' });
    expect(await scan(Buffer.alloc(0))).toEqual({ is: 'clean' });
    clamd.stop();
    await expect(scan(Buffer.alloc(9))).rejects.toThrow(/ENOENT|ECONNREFUSED/);
  });
});
