import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../server/db/openDatabase.ts';
import { startDatabaseProcess } from '../support/app/database/startDatabaseProcess.ts';
import { testTemplate } from '../support/app/database/testTemplate.ts';
import { notify } from '../support/app/noticeWork.ts';
import { openNoticeReceiver } from '../support/fakes/noticeReceiver.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'outbox-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const inTenSeconds = () => new Date(Date.now() + 10_000);

test('kill -9 between a change and its push, and again while the push is being sent: LINE has it already, and no member gets it twice', async () => {
  const receiver = await openNoticeReceiver();
  const directory = join(root, 'killed');
  const first = startDatabaseProcess('confirm', directory, await testTemplate());
  await first.hear(/^confirmed$/);
  await first.kill();
  expect(receiver.received).toHaveLength(0);

  receiver.answerWith(null);
  const second = startDatabaseProcess('notify', directory, '', receiver.url);
  await receiver.hasReceived(1);
  await second.kill();

  receiver.answerWith(200);
  const db = await openDatabase({ directory });
  for (let i = 0; i < 3; i += 1) await notify(db, receiver.url, inTenSeconds);
  expect(await db.query('select state from counsel')).toEqual([{ state: 'CLINIC_CONFIRMED' }]);
  expect(await db.query('select channel, state from outbox')).toEqual([
    { channel: 'LINE', state: 'SENT' },
  ]);
  await db.close();
  expect(receiver.accepted).toHaveLength(1);
  expect(receiver.received).toHaveLength(2);
});
