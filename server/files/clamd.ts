import { connect, type NetConnectOpts, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { limits } from '../limits/limits.ts';

/** What an antivirus says about a file. */
export type Verdict = { is: 'clean' } | { is: 'virus'; name: string } | { is: 'too large' };

/** Throws when there is no verdict. */
export type Scan = (file: Buffer) => Promise<Verdict>;

const CHUNK_BYTES = 65_536;

/** An address as `host:port`, or the path of a Unix socket. */
export const CLAMD_ADDRESS = /^(\/.+|(\[[\da-f:]+\]|[\w.-]+):\d{1,5})$/i;

/** ClamAV's daemon: the file is sent with INSTREAM (clamd(8)), one connection for each. */
export function createClamd(address: string, patienceMs: number = limits.outside.scanMs): Scan {
  const place = placeOf(address);
  return async (file) => {
    const socket = connect({ ...place, signal: AbortSignal.timeout(patienceMs) });
    try {
      Readable.from(framesOf(file)).pipe(socket, { end: false });
      return verdictOf(await answerOf(socket));
    } finally {
      socket.destroy();
    }
  };
}

function placeOf(address: string): NetConnectOpts {
  if (address.startsWith('/')) return { path: address };
  const { hostname, port } = new URL(`tcp://${address}`);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
}

/** Each chunk has its length in front; a length of 0 ends the file. */
function* framesOf(file: Buffer): Generator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for (let at = 0; at < file.length; at += CHUNK_BYTES) {
    const chunk = file.subarray(at, at + CHUNK_BYTES);
    yield lengthOf(chunk);
    yield chunk;
  }
  yield lengthOf(Buffer.alloc(0));
}

function lengthOf(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return length;
}

/** It listens from the start: clamd refuses a file that is too large before it has read all of it. */
function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    socket.setEncoding('latin1').on('data', (part) => {
      answer += part;
      const end = answer.indexOf('\0');
      if (end >= 0) resolve(answer.slice(0, end));
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('clamd closed the connection without an answer')));
  });
}

function verdictOf(answer: string): Verdict {
  if (answer === 'stream: OK') return { is: 'clean' };
  const [, name] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
  if (name) return { is: 'virus', name };
  if (answer === 'INSTREAM size limit exceeded. ERROR') return { is: 'too large' };
  throw new Error('clamd could not scan a file');
}
