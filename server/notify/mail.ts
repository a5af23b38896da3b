import type { SendMailOptions } from 'nodemailer';
import type { Outcome } from '../lib/outcome.ts';
import { remembered } from '../lib/remembered.ts';
import { limits } from '../limits/limits.ts';
import type { MailSettings } from './noticeSettings.ts';

interface Mail {
  /** The Message-ID: the same for every try, so that the receiver can show repeats once. */
  id: string;
  to: readonly string[];
  subject: string;
  /** Plain text. */
  text: string;
}

/** The problem when the mail server did not answer: the mail may have arrived. */
export const NO_ANSWER = 'no answer';

export type SendMail = (mail: Mail) => Promise<Outcome>;

/** Sends by SMTP. nodemailer is loaded with the first mail, because this takes as long as the rest of the start. */
export function createMail({ url, from }: MailSettings): SendMail {
  const { host, username } = new URL(url);
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? host;
  const transport = remembered(async () => {
    const { createTransport } = await import('nodemailer');
    // A password never leaves without TLS.
    const security = { requireTLS: username !== '' };
    return createTransport({ url, ...security, disableFileAccess: true, disableUrlAccess: true });
  });
  return async ({ id, to, subject, text }) => {
    const message: SendMailOptions = {
      messageId: `<${id}@${domain}>`,
      from,
      // Colleagues of a clinic do not see each other's addresses.
      ...(to.length === 1 ? { to: [...to] } : { to: from, envelope: { from, to: [...to] } }),
      subject,
      text,
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal: AbortSignal.timeout(limits.outside.noticeMs),
    };
    try {
      const { accepted, rejectedErrors = [] } = await (await transport()).sendMail(message);
      const outcome = outcomeOfErrors(rejectedErrors);
      // nodemailer answers the domains in lower case.
      const acceptedNow = new Set(accepted.map((address) => String(address).toLowerCase()));
      const reached = to.filter((address) => acceptedNow.has(address.toLowerCase()));
      return outcome.state === 'WAITING' ? { ...outcome, reached } : outcome;
    } catch (error) {
      return outcomeOfErrors([error]);
    }
  };
}

/** 4xx is tried again. So are failures that say nothing about the mail: no answer, a wrong password. */
function outcomeOfErrors(errors: readonly unknown[]): Outcome {
  if (errors.length === 0) return { state: 'SENT' };
  const causes = errors.map((error) => {
    const { responseCode, code } = Object(error);
    const isFinal = responseCode >= 500 && code !== 'EAUTH';
    return { isFinal, status: responseCode };
  });
  const cause = causes.find(({ isFinal }) => !isFinal) ?? causes[0];
  // The message of the error may contain an address.
  const problem = cause?.status ? `status ${cause.status}` : NO_ANSWER;
  return { state: cause?.isFinal ? 'FAILED' : 'WAITING', problem };
}
