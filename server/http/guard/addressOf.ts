import type { Context } from 'hono';
import type { AppEnv } from '../appEnv.ts';
import { clientAddress } from './clientAddress.ts';

/** Whom a request counts for. Null for the server itself, which is not limited. */
export function addressOf(c: Context<AppEnv>, trustedHops: number): string | null {
  if (c.env?.isOwn) return null;
  const socketAddress = c.env?.incoming?.socket.remoteAddress;
  return clientAddress(socketAddress, c.req.header('x-forwarded-for'), trustedHops);
}
