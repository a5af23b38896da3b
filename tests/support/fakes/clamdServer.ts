import { createServer, type Socket } from 'node:net';
import { afterFile } from '../setup/afterFile.ts';

/** Files that contain it are viruses for this server. */
export const VIRUS = 'THIS-IS-THE-VIRUS-OF-TESTS';

type Mood = 'scans' | 'is silent' | 'hangs up' | 'fails';

/** Answers INSTREAM as clamd(8) says: chunks with their length in front, up to a limit of all of them. */
export async function openClamd(place: { path?: string } = {}, maxBytes = 25_000_000) {
  const scanned: { bytes: Buffer; chunks: number }[] = [];
  let mood: Mood = 'scans';

  const scan = (socket: Socket) => {
    let waiting = Buffer.alloc(0);
    let isCommandRead = false;
    const file: Buffer[] = [];
    const size = () => file.reduce((sum, { length }) => sum + length, 0);
    const end = (answer: string) => {
      socket.removeAllListeners('data').end(`${answer}\0`);
    };
    const conclude = () => {
      const bytes = Buffer.concat(file);
      scanned.push({ bytes, chunks: file.length });
      if (mood === 'fails') end("stream: Can't allocate memory ERROR");
      else end(bytes.includes(VIRUS) ? 'stream: Test.Virus-1 FOUND' : 'stream: OK');
    };
    const readCommand = () => {
      const at = waiting.indexOf(0);
      if (at < 0) return false;
      const command = waiting.toString('latin1', 0, at);
      waiting = waiting.subarray(at + 1);
      isCommandRead = command === 'zINSTREAM';
      if (!isCommandRead) end('UNKNOWN COMMAND');
      return isCommandRead;
    };
    const readChunk = () => {
      if (waiting.length < 4) return false;
      const length = waiting.readUInt32BE();
      if (waiting.length < 4 + length) return false;
      if (length === 0) {
        conclude();
        return false;
      }
      file.push(waiting.subarray(4, 4 + length));
      waiting = waiting.subarray(4 + length);
      if (size() <= maxBytes) return true;
      end('INSTREAM size limit exceeded. ERROR');
      return false;
    };
    socket.on('error', () => {});
    socket.on('data', (part) => {
      if (mood === 'is silent') return;
      if (mood === 'hangs up') return void socket.destroy();
      waiting = Buffer.concat([waiting, Buffer.from(part)]);
      while (isCommandRead ? readChunk() : readCommand());
    });
  };

  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    scan(socket);
  });
  await new Promise<void>((resolve) => {
    server.listen(place.path ? { path: place.path } : { port: 0, host: '127.0.0.1' }, resolve);
  });
  const stop = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  afterFile(stop);
  const address = server.address();
  return {
    address: typeof address === 'string' ? address : `127.0.0.1:${address?.port}`,
    scanned,
    stop,
    from: (next: Mood) => {
      mood = next;
    },
  };
}
