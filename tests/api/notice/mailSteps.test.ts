import { createServer } from 'node:net';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAY_HAVE_ARRIVED, type Outcome } from '../../../server/lib/outcome.ts';
import { createMailer } from '../../../server/notify/mail.ts';
import { listenLocally } from '../../support/app/server/listenLocally.ts';
import { MAIL_STEPS, type MailServer, openMailServer } from '../../support/fakes/mailServer.ts';
import { FROM } from '../../support/fixtures/notice/emailWorld.ts';
import { afterFile } from '../../support/setup/afterFile.ts';

const STEP_MS = 300;
const patience = { openMs: STEP_MS, textMs: STEP_MS, answerMs: STEP_MS };
const mail = { id: 'one', to: ['member@example.com'], subject: 'Hello', text: 'Hello' };
const SILENT = { state: 'WAITING', problem: 'no answer' };

/** Sends to the address, and says whether all steps together kept their time. */
async function sent(url: string): Promise<{ outcome: Outcome; isInTime: boolean }> {
  const begun = performance.now();
  const outcome = await createMailer({ url, from: FROM }, patience).send(mail);
  return { outcome, isInTime: performance.now() - begun < 3 * STEP_MS + 1_000 };
}

describe('a mail server that takes the connection', () => {
  let server: MailServer;

  beforeAll(async () => {
    server = await openMailServer();
    // nodemailer is loaded with the first mail.
    await createMailer({ url: server.url, from: FROM }).send(mail);
  });
  beforeEach(() => server.hangUp());

  for (const step of MAIL_STEPS) {
    it(`and hangs at ${step} has its time for this step`, async () => {
      server.hangAt(step);
      const problem = step === 'text' ? MAY_HAVE_ARRIVED : SILENT.problem;
      expect(await sent(server.url)).toMatchObject({
        outcome: { state: 'WAITING', problem },
        isInTime: true,
      });
    });
  }

  it('and answers no TLS has its time for this step', async () => {
    server.hangAt(null);
    for (const secure of ['smtps://', 'smtp://user:password@']) {
      expect(await sent(server.url.replace('smtp://', secure))).toMatchObject({
        outcome: SILENT,
        isInTime: true,
      });
    }
  });

  it('and never ends its greeting has its time in total', async () => {
    const talking = createServer((socket) => {
      const timer = setInterval(() => socket.write('220-wait\r\n'), 50);
      socket.on('close', () => clearInterval(timer)).on('error', () => {});
      afterFile(() => socket.destroy());
    });
    const port = await listenLocally(talking);
    const answer = await sent(`smtp://127.0.0.1:${port}`);
    expect(answer).toMatchObject({ outcome: SILENT, isInTime: true });
  });
});
