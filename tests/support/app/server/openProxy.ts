import { createServer, type Socket, connect as to } from 'node:net';
import { listenLocally } from './listenLocally.ts';

interface Proxy {
  port: number;
  /** Both ends of the open connections. */
  sockets: ReadonlySet<Socket>;
  stop: () => void;
}

/** Connects each caller (`near`) to the target (`far`), and `join` passes the data. */
export async function openProxy(
  target: () => { port: number; host: string },
  join: (near: Socket, far: Socket) => void,
): Promise<Proxy> {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    // The other end of the connection is closed, too.
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    const far = to(target());
    keep(near);
    keep(far);
    near.on('close', () => far.destroy());
    join(near, far);
  });
  const stop = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { port: await listenLocally(server), sockets, stop };
}
