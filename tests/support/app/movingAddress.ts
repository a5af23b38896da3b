import { createServer, type Socket, connect as to } from 'node:net';

/** One address for a database server that may change, as a balancer or a DNS name would be. */
export interface MovingAddress {
  port: number;
  /** From now on new connections lead to this port; open ones stay. */
  moveTo: (port: number) => void;
  /** Open connections stay open, but no data pass: a machine without power. */
  silence: () => void;
  stop: () => void;
}

export async function openMovingAddress(firstPort: number): Promise<MovingAddress> {
  let port = firstPort;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    // The other end of the connection is closed, too.
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    const far = to(port, '127.0.0.1');
    keep(near);
    keep(far);
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    port: address.port,
    moveTo: (next) => {
      port = next;
    },
    silence: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    stop: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
