import { createServer, type Socket, connect as to } from 'node:net';

/** One address for a server that may change: what a balancer or a name with a short life is to a database. */
export interface MovingAddress {
  port: number;
  /** New connections lead there; those that are open stay where they are. */
  moveTo: (port: number) => void;
  /** Nothing comes through any more on what is open, and nobody says so: a machine without power. */
  silence: () => void;
  stop: () => void;
}

export async function openMovingAddress(firstPort: number): Promise<MovingAddress> {
  let port = firstPort;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    // Whoever is at the other end goes away, too.
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
