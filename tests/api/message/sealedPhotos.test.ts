import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { restoreBackup } from '../../../server/db/backup/restoreBackup.ts';
import { type BackupFile, writeBackup } from '../../../server/db/backup/writeBackup.ts';
import { sealPhotos } from '../../../server/domain/message/sealPhotos.ts';
import { makeImage } from '../../../server/domain/upload/makeImages.ts';
import type { FileStore } from '../../../server/files/fileStore.ts';
import { createBackupFolder, openBackupFolder } from '../../../server/start/backupFolder.ts';
import { openTestDatabase } from '../../support/app/database/testDatabase.ts';
import { openTestApp } from '../../support/app/testApp.ts';
import { aDiskStore } from '../../support/app/testFileStore.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { createDeferred } from '../../support/fakes/createDeferred.ts';
import { fakeKeyStore, fakeMemberKeys } from '../../support/fakes/fakeKeyStore.ts';
import { fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aConsentingMember } from '../../support/fixtures/counsel/aConsentingMember.ts';
import { aPhoto, sendFile } from '../../support/fixtures/photoFiles.ts';
import { reviewForm } from '../../support/fixtures/reviewForm.ts';
import { deskWorld } from '../../support/fixtures/staff/deskWorld.ts';

describe('photos of a conversation are stored encrypted', () => {
  const files = aDiskStore();
  const keyStore = fakeKeyStore();
  const test = useTestApp(openTestDatabase, {
    memberKeys: fakeMemberKeys(keyStore),
    options: { fileStore: files.store },
  });
  const desk = deskWorld(test);
  let id: string;

  beforeEach(async () => {
    for (const key of files.keys()) await files.store.remove(key);
    id = await desk.counsel();
  });

  /** Returns the address of the picture. */
  async function write(
    side: 'member' | 'staff',
    color: string,
    at = id,
    width = 800,
  ): Promise<string> {
    const who = side === 'member' ? desk.asMember : desk.asStaff;
    const photos = [await sendFile(test, who, { bytes: await aPhoto(color, { width }) })];
    const path = `/${side}/counsels/${at}/messages`;
    const { body } = await test.send('POST', path, { text: '', photos }, who);
    return Object(body).data.photos[0].url;
  }
  const idOf = (url: string) => url.split(/[/.]/)[3] ?? '';
  const seal = () => sealPhotos(test.context, files.store);
  const looked = async (url: string, who: Record<string, string> = desk.asMember) => {
    const answer = await test.app.request(url, { headers: who });
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const sizesOf = (url: string) =>
    [url, '@360.webp', '@720.webp', '@800.webp', '@360.avif', '@720.avif', '@800.avif'].map(
      (end) => (end === url ? url : url.replace('.webp', end)),
    );
  const stored = (key: string) => files.store.read(key);
  const isPicture = (bytes: Buffer | null) =>
    ['WEBP', 'ftyp'].includes(bytes?.toString('latin1', bytes[0] ? 8 : 4).slice(0, 4) ?? '');
  const pictures = async () => {
    const all = await Promise.all(files.keys().map(stored));
    return all.filter(isPicture).length;
  };

  it('no picture lies in the store, and both sides see the same bytes in every size', async () => {
    const urls = [await write('member', 'red'), await write('staff', 'blue')].flatMap(sizesOf);
    const seen = (who: Record<string, string>) =>
      Promise.all(urls.map((url) => looked(url, who).then(({ bytes }) => bytes)));
    const before = await seen(desk.asMember);
    expect(before.every(isPicture)).toBe(true);
    expect(await pictures()).toBe(12);
    expect(await seal()).toBe(2);
    expect(files.keys()).toHaveLength(12);
    expect(await pictures()).toBe(0);
    expect(await seen(desk.asMember)).toEqual(before);
    expect(await seen(desk.asStaff)).toEqual(before);
    expect(await seal()).toBe(0);
  });

  it('no small preview stays in the rows', async () => {
    const url = await write('member', 'red');
    await write('staff', 'blue');
    await seal();
    const rows = await test.db.query(
      'select photos as shown from message union all select image from upload',
    );
    expect(JSON.stringify(rows)).not.toContain('data:image');
    const [{ photos }] = await test.data(`/member/counsels/${id}/messages`, desk.asMember);
    expect(photos).toMatchObject([{ url, width: 800, height: 400, widths: [360, 720, 800] }]);
  });

  it('without the key of their member they cannot be opened', async () => {
    const urls = [await write('member', 'red'), await write('staff', 'blue')];
    await seal();
    await test.context.memberKeys.erase(desk.me, test.now);
    for (const url of urls) expect(await looked(url)).toMatchObject({ status: 404 });
  });

  it('an older backup shows no photo of a member who has left since', async () => {
    const url = await write('member', 'red');
    await seal();
    const folder = join(files.folder, 'backup');
    const to = createBackupFolder(folder, null);
    const saved = () => to.saveFiles(join(files.folder, 'media'));
    await to.writeRows((line) => writeBackup(test.db, line, saved));
    const key = keyStore.keys.get(desk.me) ?? '';
    await test.send('DELETE', `/member/${desk.me}`, undefined, desk.asMember);

    const db = await openTestDatabase();
    const from = openBackupFolder(folder, null);
    const restored = aDiskStore();
    const readFile = (file: BackupFile) => from.readFile(file, join(restored.folder, 'media'));
    await restoreBackup(db, from.lines(), { readFile });
    expect(restored.keys()).toHaveLength(6);
    const options = { fileStore: restored.store, sessions: fakeSessions };
    const memberKeys = fakeMemberKeys(keyStore);
    const { app } = await openTestApp({ db, memberKeys, options });
    const ask = async () => (await app.request(url, { headers: desk.asMember })).status;
    expect(await ask()).toBe(404);
    keyStore.keys.set(desk.me, key);
    expect(await ask()).toBe(200);
  });

  it('a file in the place of another photo does not open', async () => {
    const [mine = '', other = ''] = [await write('member', 'red'), await write('member', 'blue')];
    await seal();
    const keyOf = (url: string) => `media/${idOf(url)}-2.webp`;
    const bytes = await stored(keyOf(other));
    await files.store.write(keyOf(mine), bytes ?? Buffer.alloc(0), 'application/octet-stream');
    expect((await looked(mine)).status).toBe(404);
    expect((await looked(other)).status).toBe(200);
  });

  it('processes may seal the same photo at once, and a round that was cut is continued', async () => {
    const url = await write('member', 'red');
    await Promise.all([seal(), seal(), seal()]);
    expect(await pictures()).toBe(0);
    // As if the process had died before it marked the row.
    await test.db.query('update upload set sealed = false');
    await seal();
    expect(isPicture((await looked(url)).bytes)).toBe(true);
  });

  describe('a second process that makes the same picture, because the member pressed again, leaves nothing plain', () => {
    /** The first process sends the message, the second one waits before its first file. */
    async function sendTwice() {
      const photo = await sendFile(test, desk.me, { bytes: await aPhoto('red', { width: 800 }) });
      const { store, isWaiting, goOn } = holding(() => true);
      const upload = { id: photo.path.split('/')[1] ?? '', owner: desk.me };
      const making = makeImage(test.db, store, upload);
      await isWaiting;
      const body = { text: '', photos: [photo] };
      await test.send('POST', `/member/counsels/${id}/messages`, body, desk.asMember);
      const finish = () => {
        goOn();
        return making;
      };
      return { finish };
    }
    /** The store; the first write of such a file waits. */
    function holding(isMeant: (key: string) => boolean) {
      const [isWaiting, tell] = createDeferred();
      const [gate, goOn] = createDeferred();
      const write: FileStore['write'] = async (key, ...file) => {
        if (isMeant(key)) {
          tell();
          await gate;
        }
        await files.store.write(key, ...file);
      };
      return { store: { ...files.store, write }, isWaiting, goOn };
    }

    it('when it stores its files after they were sealed', async () => {
      const { finish } = await sendTwice();
      expect(await seal()).toBe(1);
      await finish();
      expect(await pictures()).toBe(6);
      await seal();
      expect(await pictures()).toBe(0);
    });

    it('when it stores its files while they are sealed', async () => {
      const { finish } = await sendTwice();
      const { store, isWaiting, goOn } = holding((key) => key.endsWith('-2.webp'));
      const sealing = sealPhotos(test.context, store);
      await isWaiting;
      await finish();
      goOn();
      await sealing;
      await seal();
      expect(await pictures()).toBe(0);
    });
  });

  it('photos of a member without a key wait, make no key, and delay no others', async () => {
    const waiting = await write('member', 'red');
    const key = keyStore.keys.get(desk.me) ?? '';
    await test.context.memberKeys.erase(desk.me, test.now);
    const other = (await aConsentingMember(test.db, desk.clinicId)).id;
    const theirs = await desk.counsel({ member_id: other });
    await write('staff', 'blue', theirs);
    expect(await seal()).toBe(1);
    expect(keyStore.keys.has(desk.me)).toBe(false);
    expect((await looked(waiting)).status).toBe(200);
    keyStore.keys.set(desk.me, key);
    expect(await seal()).toBe(1);
    expect(await pictures()).toBe(0);
    expect((await looked(waiting)).status).toBe(200);
  });

  it('a photo that the store refuses delays no others, and no file is asked for that it does not have', async () => {
    const [refused, other] = [
      await write('member', 'red'),
      await write('member', 'blue', undefined, 300),
    ];
    const asked: string[] = [];
    const store = {
      ...files.store,
      read: (key: string) => {
        asked.push(key);
        return key.includes(idOf(refused))
          ? Promise.reject(new Error('403'))
          : files.store.read(key);
      },
    };
    await expect(sealPhotos(test.context, store)).rejects.toThrow('403');
    expect(asked.filter((key) => key.includes(idOf(other)))).toHaveLength(2);
    const sealed = await test.db.query('select id from upload where sealed');
    expect(sealed).toEqual([{ id: idOf(other) }]);
  });

  it('a process that stops begins no further photo', async () => {
    await write('member', 'red');
    expect(await sealPhotos(test.context, files.store, AbortSignal.abort())).toBe(0);
    expect(await pictures()).toBe(6);
  });

  it('photos of reviews stay as they are, because they are public', async () => {
    const photo = await sendFile(test, desk.me, { bytes: await aPhoto('red') });
    const form = reviewForm({ id, clinic_id: desk.clinicId }, { beforePhotos: [photo] });
    expect((await test.send('POST', '/member/reviews', form, desk.asMember)).status).toBe(200);
    expect(await seal()).toBe(0);
    expect(await pictures()).toBe(files.keys().length);
  });
});
