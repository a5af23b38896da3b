import { randomUUID } from 'node:crypto';
import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, it } from 'vitest';
import {
  deleteFilesNow,
  deleteUnusedFiles,
} from '../../../server/domain/upload/deleteUnusedFiles.ts';
import type { FileStore } from '../../../server/files/fileStore.ts';
import { limits } from '../../../server/limits/limits.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { aDiskStore } from '../../support/app/testFileStore.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { asMember } from '../../support/fakes/fakeSessions.ts';
import { aCounsel, aMember } from '../../support/fixtures/factories.ts';
import { aPhoto, put, sendFile } from '../../support/fixtures/photoFiles.ts';
import { reviewForm } from '../../support/fixtures/reviewForm.ts';

const HOUR = 60 * 60 * 1_000;

forOneEngine((_engine, open) => {
  const files = aDiskStore();
  const test = useTestApp(open, {
    start: new Date('2026-11-20T12:00:00Z'),
    options: { fileStore: files.store },
  });
  let me: string;

  beforeEach(async () => {
    for (const key of files.keys()) await files.store.remove(key);
    me = (await aMember(test.db)).id;
  });

  const send = async () => sendFile(test, me, { bytes: await aPhoto('red') });
  const runJob = (store: FileStore = files.store) => deleteUnusedFiles(test.db, store, test.now);
  const countOf = async (table: string) => (await test.db.query(`select 1 from ${table}`)).length;
  const reviewWith = async (...beforePhotos: Awaited<ReturnType<typeof send>>[]) => {
    const counsel = await aCounsel(test.db, { member_id: me });
    const form = reviewForm(counsel, { beforePhotos });
    const answer = await test.send('POST', '/member/reviews', form, asMember(me));
    expect(answer.status).toBe(200);
    return { counsel, review: Object(answer.body).data };
  };

  it('an unused file is dropped after a day, and its bytes are deleted within the next hour', async () => {
    await send();
    test.later(23 * HOUR);
    await runJob();
    expect([await countOf('upload'), files.keys().length]).toEqual([1, 1]);
    test.later(2 * HOUR);
    await runJob();
    expect([await countOf('upload'), await countOf('upload_removal')]).toEqual([0, 1]);
    test.later(2 * HOUR);
    await runJob();
    expect([await countOf('upload_removal'), files.keys().length]).toEqual([0, 0]);
  });

  it('what a killed process received of a file is deleted after an hour, not what is received now', async () => {
    const received = (name: string, hoursAgo: number) => {
      const place = join(files.folder, 'unfinished', name);
      const at = new Date(test.now.getTime() - hoursAgo * HOUR);
      writeFileSync(place, 'part of a photo');
      utimesSync(place, at, at);
    };
    received('long-ago', 2);
    received('just-now', 0.5);
    await runJob();
    expect(files.keys()).toEqual(['unfinished/just-now']);
    test.later(HOUR);
    await runJob();
    expect(files.keys()).toEqual([]);
  });

  it('a job that stops in between leaves the rest to the next one', async () => {
    for (const _ of [1, 2]) await send();
    test.later(25 * HOUR);
    await runJob();
    test.later(2 * HOUR);
    const ending = new AbortController();
    const remove = async (key: string) => {
      ending.abort();
      await files.store.remove(key);
    };
    await deleteUnusedFiles(test.db, { ...files.store, remove }, test.now, ending.signal);
    expect([await countOf('upload_removal'), files.keys().length]).toEqual([2, 1]);
    await runJob();
    expect([await countOf('upload_removal'), files.keys().length]).toEqual([0, 0]);
  });

  it('a file that a review shows stays', async () => {
    const { review } = await reviewWith(await send());
    const before = files.keys();
    test.later(1_000 * HOUR);
    await runJob();
    expect(files.keys()).toEqual(before);
    expect((await test.app.request(review.beforePhotos[0].url)).status).toBe(200);
  });

  it('an original that was uploaded again after its use does not stay', async () => {
    const query = 'filename=a.jpg&filetype=image/jpeg';
    const { body } = await test.get(`/s3/generate-s3-url?${query}`, asMember(me));
    const { url: signed } = Object(body);
    const bytes = await aPhoto('red');
    await put(test, signed, bytes, 'image/jpeg');
    const [url = ''] = signed.split('?');
    const path = new URL(url).pathname.slice(1);
    await reviewWith({ url, path, name: 'a.jpg', type: 'image/jpeg', size: 1, hash: '' });
    expect(await put(test, signed, bytes, 'image/jpeg')).toBe(200);
    expect(files.keys()).toContain(path);
    test.later(2 * HOUR);
    await runJob();
    expect(files.keys()).not.toContain(path);
    expect(files.keys()).toHaveLength(4);
  });

  it('a file that could not be deleted is deleted in the next round', async () => {
    await send();
    test.later(25 * HOUR);
    await runJob();
    test.later(2 * HOUR);
    const broken = { ...files.store, remove: () => Promise.reject(new Error('no store')) };
    await expect(runJob(broken)).rejects.toThrow('no store');
    expect(files.keys()).toHaveLength(1);
    await runJob();
    expect([await countOf('upload_removal'), files.keys().length]).toEqual([0, 0]);
  });

  it('a file that the store refuses stops no other one, and the job reports it at the end', async () => {
    for (const _ of [1, 2, 3]) await send();
    const [refused = ''] = files.keys();
    test.later(25 * HOUR);
    await runJob();
    test.later(2 * HOUR);
    const remove = (key: string) =>
      key === refused ? Promise.reject(new Error('on hold')) : files.store.remove(key);
    await expect(runJob({ ...files.store, remove })).rejects.toThrow('on hold');
    expect([await countOf('upload_removal'), files.keys()]).toEqual([1, [refused]]);
  });

  it('a file that cannot be measured does not stop the deletion of others', async () => {
    await send();
    test.later(25 * HOUR);
    await runJob();
    await test.get('/s3/generate-s3-url?filename=a.jpg&filetype=image/jpeg', asMember(me));
    test.later(2 * HOUR);
    const sizeOf = () => Promise.reject(new Error('no size'));
    await expect(runJob({ ...files.store, sizeOf })).rejects.toThrow('no size');
    expect([await countOf('upload_removal'), files.keys().length]).toEqual([0, 0]);
  });

  it('more files than one round takes are deleted, also when one of them is refused', async () => {
    await test.db.query(
      'insert into upload_removal select gen_random_uuid(), $1 from generate_series(1, 250)',
      [test.now],
    );
    test.later(2 * HOUR);
    let refused = '';
    const remove = async (key: string) => {
      refused ||= key;
      if (key === refused) throw new Error('on hold');
    };
    await expect(runJob({ ...files.store, remove })).rejects.toThrow('on hold');
    expect(await countOf('upload_removal')).toBe(1);
  });

  it('an edit succeeds although the store does not answer; the bytes are deleted later', async () => {
    const { counsel, review } = await reviewWith(await send());
    const remove = files.store.remove;
    files.store.remove = () => Promise.reject(new Error('no store'));
    const path = `/member/reviews/${review.id}`;
    const answer = await test.send('PATCH', path, reviewForm(counsel), asMember(me));
    files.store.remove = remove;
    expect(answer.status).toBe(200);
    expect(files.keys()).toHaveLength(4);
    test.later(2 * HOUR);
    await runJob();
    expect(files.keys()).toEqual([]);
  });

  it('many files are deleted a few at a time, and none after the store has failed', async () => {
    const ids = Array.from({ length: 100 }, () => randomUUID());
    const asked = new Set<string>();
    let running = 0;
    let most = 0;
    let hasFailed = false;
    const remove = async (key: string) => {
      asked.add(key.slice(key.indexOf('/'), key.indexOf('/') + 37));
      running += 1;
      most = Math.max(most, running);
      await wait(1);
      running -= 1;
      if (hasFailed) throw new Error('no store');
    };
    await deleteFilesNow({ ...files.store, remove }, ids);
    expect([asked.size, most]).toEqual([100, limits.uploads.deletedInParallel]);
    asked.clear();
    hasFailed = true;
    await deleteFilesNow({ ...files.store, remove }, ids);
    expect(asked.size).toBe(limits.uploads.deletedInParallel);
  });

  it('one round deletes more than a hundred', async () => {
    const rows = `insert into upload (id, member_id, name, type, created_at)
      select gen_random_uuid(), $1, '', '', $2 from generate_series(1, 250)`;
    await test.db.query(rows, [me, new Date(test.now.getTime() - 25 * HOUR)]);
    await runJob();
    expect([await countOf('upload'), await countOf('upload_removal')]).toEqual([0, 250]);
  });
});
