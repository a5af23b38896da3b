import type { SendMailOptions } from 'nodemailer';
import type { Logger } from 'pino';
import { silentLog, warnOf } from '../lib/log.ts';
import { MAY_HAVE_ARRIVED, type Outcome } from '../lib/outcome.ts';
import { limits } from '../limits/limits.ts';
import type { MailSettings } from './noticeSettings.ts';

interface Mail {
  /** The Message-ID: the same for every try, so that the receiver can show repeats once. */
  id: string;
  /** Empty: the server connects and logs in, and sends nothing. */
  to: readonly string[];
  subject: string;
  /** Plain text. */
  text: string;
}

/** Called when the mail server has taken the login. What it returns is called when the mail has ended. */
type Begin = () => Promise<(outcome: Outcome) => Promise<void>>;

export interface Mailer {
  /** Waits until the mail has ended. */
  send(mail: Mail): Promise<Outcome>;
  /**
   * Sends a mail without telling the caller anything about its receivers: waits only until the mail server has taken
   * the login and `begin` has ended. False: the mail server does not take the login, and nothing is sent.
   */
  sendLater(mail: Mail, begin: Begin): Promise<boolean>;
  /** Waits for the mails that `sendLater` has begun. */
  settle(): Promise<void>;
}

/** How long each step may take: until the login is taken, until the text is sent, and until the mail is accepted. */
interface Patience {
  openMs: number;
  textMs: number;
  answerMs: number;
}

/**
 * Sends by SMTP, each mail by a connection of its own. nodemailer is loaded with the first mail, because this takes as
 * long as the rest of the start.
 */
export function createMailer(
  { url, from }: MailSettings,
  patience: Patience = limits.outside.mail,
  log: Pick<Logger, 'warn'> = silentLog,
): Mailer {
  const { host, username } = new URL(url);
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? host;
  const begun = new Set<Promise<unknown>>();

  const send = async ({ id, to, subject, text }: Mail, onLogin = () => {}): Promise<Outcome> => {
    const step = createStepClock();
    let isTextSent = false;
    step.begin(patience.openMs);
    try {
      const { createTransport } = await import('nodemailer');
      // A password never leaves without TLS.
      const security = { requireTLS: username !== '' };
      const options = { url, ...security, disableFileAccess: true, disableUrlAccess: true };
      const transport = createTransport(options).use('stream', ({ message }, done) => {
        // nodemailer asks for the text after the login, and reads it when the mail server has taken the receivers.
        message.processFunc((stream) => {
          step.begin(patience.textMs);
          onLogin();
          return stream.once('end', () => {
            isTextSent = true;
            step.begin(patience.answerMs);
          });
        });
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
        signal: step.signal,
      };
      const { accepted, rejectedErrors = [] } = await transport.sendMail(mail);
      const outcome = outcomeOfErrors(rejectedErrors, NO_ANSWER);
      // nodemailer answers the domains in lower case.
      const acceptedNow = new Set(accepted.map((address) => String(address).toLowerCase()));
      const reached = to.filter((address) => acceptedNow.has(address.toLowerCase()));
      return outcome.state === 'WAITING' ? { ...outcome, reached } : outcome;
    } catch (error) {
      return outcomeOfErrors([error], isTextSent ? MAY_HAVE_ARRIVED : NO_ANSWER);
    } finally {
      step.end();
    }
  };

  return {
    send: (mail) => send(mail),
    sendLater: (mail, begin) =>
      new Promise((resolve, reject) => {
        let beginning: ReturnType<Begin> | undefined;
        const ending = send(mail, () => {
          beginning = begin();
          beginning.then(() => resolve(true), reject);
        })
          .then(async (outcome) => {
            const end = await beginning;
            if (!end) return resolve(false);
            const { state } = outcome;
            if (state === 'WAITING' && mail.to.length > 0)
              log.warn({ problem: outcome.problem }, 'A mail could not be sent');
            await end(outcome);
          })
          .catch(warnOf(log, 'What follows a mail could not be done'))
          .finally(() => begun.delete(ending));
        begun.add(ending);
      }),
    settle: async () => {
      await Promise.all(begun);
    },
  };
}

/** Ends a mail whose step takes too long. */
function createStepClock() {
  const tooLong = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const end = () => clearTimeout(timer);
  return {
    signal: tooLong.signal,
    begin: (ms: number) => {
      end();
      timer = setTimeout(() => tooLong.abort(), ms);
    },
    end,
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
