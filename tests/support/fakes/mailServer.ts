import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { listenLocally } from '../app/server/listenLocally.ts';
import { afterFile } from '../setup/afterFile.ts';

export interface ReceivedMail {
  id: string;
  /** The addresses that the server was told to deliver to. */
  to: string[];
  /** The line that readers see. */
  shownTo: string;
  from: string;
  subject: string;
  text: string;
}

export interface MailServer {
  url: string;
  received: ReceivedMail[];
  /** How it answers RCPT TO of this address, or of all, from now on: 250, 450, 550 …; null never answers. */
  answerTo: (status: number | null, address?: string) => void;
  /** How it answers MAIL FROM from now on. */
  answerSender: (status: number) => void;
  /** How it answers the text of a mail from now on. */
  answerText: (status: number) => void;
  /** Closes all connections. */
  hangUp: () => void;
  /** How long it takes to answer a mail that it has received; null: it closes the connection instead. */
  answerMailAfter: (ms: number | null) => void;
  /** In which step of each mail it becomes silent from now on; null: in none. */
  hangAt: (step: MailStep | null) => void;
}

/** The commands of SMTP, before them the greeting, after them the answer to the text. */
export const MAIL_STEPS = ['greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'text'] as const;
export type MailStep = (typeof MAIL_STEPS)[number];

interface Answers {
  statusOf: (address: string) => number | null;
  sender: number;
  text: number;
  mailAfterMs: number | null;
  hangAt: MailStep | null;
}

/** Speaks as much of RFC 5321 as a client needs that sends one mail after another. */
export async function openMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const receivers = new Map<string, number | null>();
  const answers: Answers = {
    statusOf: (address) => {
      const known = [address, ''].find((key) => receivers.has(key));
      return known === undefined ? 250 : (receivers.get(known) ?? null);
    },
    sender: 250,
    text: 250,
    mailAfterMs: 0,
    hangAt: null,
  };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    // It fails when the client goes away.
    serve(socket, received, answers).catch(() => {});
  });
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  afterFile(hangUp);
  const port = await listenLocally(server);
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    answerTo: (status, to = '') => receivers.set(to, status),
    answerSender: (status) => {
      answers.sender = status;
    },
    answerText: (status) => {
      answers.text = status;
    },
    hangUp,
    answerMailAfter: (ms) => {
      answers.mailAfterMs = ms;
    },
    hangAt: (step) => {
      answers.hangAt = step;
    },
  };
}

async function serve(socket: Socket, received: ReceivedMail[], answers: Answers): Promise<void> {
  const say = (step: string, line: string) => {
    if (step !== answers.hangAt) socket.write(`${line}\r\n`);
  };
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  const nextLine = async (): Promise<string | undefined> => (await lines.next()).value;
  let to: string[] = [];
  say('greeting', '220 mail.test ESMTP');
  for (let line = await nextLine(); line !== undefined; line = await nextLine()) {
    const address = /^RCPT TO:<(.*)>/.exec(line)?.[1];
    if (address !== undefined) {
      const status = answers.statusOf(address);
      if (status === 250) to.push(address);
      if (status !== null) say('RCPT', `${status} answer about ${address}`);
    } else if (line === 'DATA') {
      say('DATA', '354 go on');
      const mail = readMail(to, await readData(nextLine));
      if (answers.text === 250) received.push(mail);
      to = [];
      await breakOffOrWait(socket, answers.mailAfterMs);
      say('text', `${answers.text} answer about the text`);
    } else say(line.slice(0, 4), answerTo(line, answers));
  }
}

async function breakOffOrWait(socket: Socket, ms: number | null): Promise<void> {
  if (ms === null) socket.destroy();
  else await wait(ms);
}

function answerTo(line: string, { sender }: Answers): string {
  if (line.startsWith('MAIL FROM:')) return `${sender} answer about the sender`;
  return line === 'QUIT' ? '221 bye' : '250 ok';
}

/** Until the line that is a dot; other lines that begin with one have a second one in front. */
async function readData(nextLine: () => Promise<string | undefined>): Promise<string[]> {
  const data: string[] = [];
  for (let line = await nextLine(); line !== undefined && line !== '.'; line = await nextLine()) {
    data.push(line.startsWith('..') ? line.slice(1) : line);
  }
  return data;
}

function readMail(to: string[], lines: string[]): ReceivedMail {
  const end = lines.indexOf('');
  const head = lines.slice(0, end).join('\n').replace(/\n\s+/g, ' ');
  const header = (name: string) =>
    decodeWords(new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '');
  const body = lines.slice(end + 1).join('\n');
  const isBase64 = header('Content-Transfer-Encoding') === 'base64';
  return {
    id: header('Message-ID'),
    to,
    shownTo: header('To'),
    from: header('From'),
    subject: header('Subject'),
    text: isBase64 ? Buffer.from(body, 'base64').toString() : decodeQuoted(body),
  };
}

const decodeQuoted = (text: string) =>
  Buffer.from(
    text
      .replace(/=\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

/** Encoded words of a header (RFC 2047). */
const decodeWords = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_, kind, word) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString()
        : decodeQuoted(word.replaceAll('_', ' ')),
    );
