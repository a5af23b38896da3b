import { createServer, type Socket, connect as to } from 'node:net';
import { listenLocally } from '../app/server/listenLocally.ts';
import { afterFile } from '../setup/afterFile.ts';

/** A proxy in front of a stand-in. Each process has its own, so that a test knows which process asks. */
export interface Relay {
  url: string;
  /** The answer to the next request with this text never arrives: `then` is called in its place. */
  loseAnswerTo: (request: RegExp, then: () => void) => void;
  /** From now on all answers arrive. */
  loseNone: () => void;
}

export async function openRelay(target: string): Promise<Relay> {
  const { hostname, port: targetPort, protocol } = new URL(target);
  const sockets = new Set<Socket>();
  let losing: { request: RegExp; then: () => void } | null = null;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    // The other end of the connection is closed, too.
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    const far = to(Number(targetPort), hostname);
    let lose: (() => void) | null = null;
    keep(near);
    keep(far);
    near.on('data', (chunk) => {
      if (losing?.request.test(chunk.toString('latin1'))) {
        lose = losing.then;
        losing = null;
      }
      far.write(chunk);
    });
    far.on('data', (chunk) => {
      if (!lose) return void near.write(chunk);
      lose();
      near.destroy();
    });
    near.on('close', () => far.destroy());
    far.on('close', () => near.end());
  });
  afterFile(() => {
    for (const socket of sockets) socket.destroy();
  });
  const port = await listenLocally(server);
  return {
    url: `${protocol}//127.0.0.1:${port}`,
    loseAnswerTo: (request, then) => {
      losing = { request, then };
    },
    loseNone: () => {
      losing = null;
    },
  };
}
