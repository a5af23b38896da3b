import type { SendMailOptions } from 'nodemailer';
import { MAY_HAVE_ARRIVED, type Outcome } from '../lib/outcome.ts';
import type { MailSettings } from './noticeSettings.ts';

interface Mail {
  /** The Message-ID: the same for every try, so that the receiver can show repeats once. */
  id: string;
  to: readonly string[];
  subject: string;
  /** Plain text. */
  text: string;
}

export type SendMail = (mail: Mail) => Promise<Outcome>;

/**
 * Sends by SMTP, each mail by a connection of its own. `patienceMs`: how long the mail server may take in all. nodemailer
 * is loaded with the first mail, because this takes as long as the rest of the start.
 */
export function createMail({ url, from }: MailSettings, patienceMs: number): SendMail {
  const { host, username } = new URL(url);
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? host;
  return async ({ id, to, subject, text }) => {
    const { createTransport } = await import('nodemailer');
    // A password never leaves without TLS.
    const security = { requireTLS: username !== '' };
    const options = { url, ...security, disableFileAccess: true, disableUrlAccess: true };
    let isTextSent = false;
    const transport = createTransport(options).use('stream', ({ message }, done) => {
      message.processFunc((stream) =>
        stream.once('end', () => {
          isTextSent = true;
        }),
      );
      done();
    });
    const mail: SendMailOptions = {
      messageId: `<${id}@${domain}>`,
      from,
      // Colleagues of a clinic do not see each other's addresses.
      ...(to.length === 1 ? { to: [...to] } : { to: from, envelope: { from, to: [...to] } }),
      subject,
      text,
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal: AbortSignal.timeout(patienceMs),
    };
    try {
      const { accepted, rejectedErrors = [] } = await transport.sendMail(mail);
      const outcome = outcomeOfErrors(rejectedErrors, NO_ANSWER);
      // nodemailer answers the domains in lower case.
      const acceptedNow = new Set(accepted.map((address) => String(address).toLowerCase()));
      const reached = to.filter((address) => acceptedNow.has(address.toLowerCase()));
      return outcome.state === 'WAITING' ? { ...outcome, reached } : outcome;
    } catch (error) {
      return outcomeOfErrors([error], isTextSent ? MAY_HAVE_ARRIVED : NO_ANSWER);
    }
  };
}

const NO_ANSWER = 'no answer';

/**
 * Final is only a 5xx about the receiver. Other failures say nothing about the receiver and are tried again: 4xx, no
 * answer, and a mail server that refuses our password, our sender or the text. `silence`: the problem without an answer.
 */
function outcomeOfErrors(errors: readonly unknown[], silence: string): Outcome {
  if (errors.length === 0) return { state: 'SENT' };
  const causes = errors.map((error) => {
    const { responseCode: status, code, command } = Object(error);
    const isOfReceiver = code === 'EENVELOPE' && command === 'RCPT TO';
    const isForGood = status >= 500;
    return { status, isFinal: isForGood && isOfReceiver, isRefused: isForGood || code === 'EAUTH' };
  });
  const cause = causes.find(({ isFinal }) => !isFinal) ?? causes[0];
  // The message of the error may contain an address.
  const problem = cause?.status ? `status ${cause.status}` : silence;
  if (cause?.isFinal) return { state: 'FAILED', problem };
  return { state: 'WAITING', problem, isRefused: cause?.isRefused === true };
}
