import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
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
}

/** Speaks as much of RFC 5321 as a client needs that sends one mail after another. */
export async function openMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const answers = new Map<string, number | null>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    void serve(socket, received, (address) => {
      const known = [address, ''].find((key) => answers.has(key));
      return known === undefined ? 250 : (answers.get(known) ?? null);
    });
  });
  afterFile(() => {
    for (const socket of sockets) socket.destroy();
  });
  const port = await listenLocally(server);
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    answerTo: (status, to = '') => answers.set(to, status),
  };
}

async function serve(
  socket: Socket,
  received: ReceivedMail[],
  statusOf: (address: string) => number | null,
): Promise<void> {
  const say = (line: string | null) => line === null || socket.write(`${line}\r\n`);
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  const nextLine = async (): Promise<string | undefined> => (await lines.next()).value;
  let to: string[] = [];
  say('220 mail.test ESMTP');
  for (let line = await nextLine(); line !== undefined; line = await nextLine()) {
    const address = /^RCPT TO:<(.*)>/.exec(line)?.[1];
    if (address !== undefined) {
      const status = statusOf(address);
      if (status === 250) to.push(address);
      say(status === null ? null : `${status} answer about ${address}`);
    } else if (line === 'DATA') {
      say('354 go on');
      received.push(readMail(to, await readData(nextLine)));
      to = [];
      say('250 accepted');
    } else say(line === 'QUIT' ? '221 bye' : '250 ok');
  }
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
