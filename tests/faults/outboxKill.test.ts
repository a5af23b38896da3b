import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../server/db/openDatabase.ts';
import { startDatabaseProcess } from '../support/app/database/startDatabaseProcess.ts';
import { testTemplate } from '../support/app/database/testTemplate.ts';
import { notify } from '../support/app/noticeWork.ts';
import { type NoticeReceiver, openNoticeReceiver } from '../support/fakes/noticeReceiver.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'outbox-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const inTenSeconds = () => new Date(Date.now() + 10_000);

async function afterRestart(directory: string, receiver: NoticeReceiver): Promise<void> {
  receiver.answerWith(200);
  const db = await openDatabase({ directory });
  for (let i = 0; i < 3; i += 1) await notify(db, receiver.url, inTenSeconds);
  expect(await db.query('select state from counsel')).toEqual([{ state: 'CLINIC_CONFIRMED' }]);
  expect(await db.query('select channel, state from outbox')).toEqual([
    { channel: 'LINE', state: 'SENT' },
  ]);
  await db.close();
  expect(receiver.accepted).toHaveLength(1);
}

test('kill -9 between a change and its push: after the restart exactly one push', async () => {
  const receiver = await openNoticeReceiver();
  const directory = join(root, 'before');
  const server = startDatabaseProcess('confirm', directory, await testTemplate());
  await server.hear(/^confirmed$/);
  await server.kill();
  expect(receiver.received).toHaveLength(0);
  await afterRestart(directory, receiver);
  expect(receiver.received).toHaveLength(1);
});

test('kill -9 while a push is being sent: LINE has it already, and no member gets it twice', async () => {
  const receiver = await openNoticeReceiver();
  receiver.answerWith(null);
  const directory = join(root, 'while');
  const server = startDatabaseProcess('notify', directory, await testTemplate(), receiver.url);
  await receiver.hasReceived(1);
  await server.kill();
  await afterRestart(directory, receiver);
  expect(receiver.received).toHaveLength(2);
});
