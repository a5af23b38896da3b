import { openProxy } from './server/openProxy.ts';

/** A message of PostgreSQL's protocol. */
const READY_FOR_QUERY = 'Z\0\0\0\x05I';

/** One address for a database server that may change, as a balancer or a DNS name would be. */
export interface MovingAddress {
  port: number;
  /** From now on new connections lead to this port; open ones stay. */
  moveTo: (port: number) => void;
  /** Open connections stay open, but no data pass: a machine without power. */
  silence: () => void;
  /** The same for new connections, as soon as the server is ready for queries. */
  silenceAfterLogin: () => void;
  stop: () => void;
}

export async function openMovingAddress(firstPort: number): Promise<MovingAddress> {
  let port = firstPort;
  let isSilentAfterLogin = false;
  const proxy = await openProxy(
    () => ({ host: '127.0.0.1', port }),
    (near, far) => {
      near.pipe(far).pipe(near);
      if (isSilentAfterLogin) {
        far.on('data', (part) => {
          if (part.includes(READY_FOR_QUERY)) setImmediate(() => far.unpipe().pause());
        });
      }
      far.on('close', () => near.destroy());
    },
  );
  return {
    port: proxy.port,
    moveTo: (next) => {
      port = next;
    },
    silenceAfterLogin: () => {
      isSilentAfterLogin = true;
    },
    silence: () => {
      for (const socket of proxy.sockets) socket.unpipe().pause();
    },
    stop: proxy.stop,
  };
}
