import { Server as HttpServer } from 'node:http';
import type { Server } from 'node:net';
import { afterFile } from '../../setup/afterFile.ts';

/** The server listens on a free port of this machine until the file ends. Returns the port. */
export async function listenLocally(server: Server): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  afterFile(() => {
    if (server instanceof HttpServer) server.closeAllConnections();
    server.close();
  });
  return portOf(server);
}

/** The port of a server that listens. */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}
