import type { Context } from 'hono';
import type { AppEnv } from '../appEnv.ts';
import { clientAddressOf, networkOf } from './clientAddress.ts';
import type { Devices } from './devices.ts';
import type { Caller, RateLimit } from './rateLimit.ts';

export interface CallCounting {
  rateLimit: RateLimit;
  /** How many proxies stand in front of us, each of which appends to X-Forwarded-For. */
  trustedHops: number;
  devices: Devices;
}

/**
 * Counts a request for the member or staff of a known device, and for its address otherwise, or refuses it.
 * What is not a call of the API (`page`, `media`) is counted on its own. Null: the server asks itself.
 */
export async function countCall(
  c: Context<AppEnv>,
  { rateLimit, trustedHops, devices }: CallCounting,
  { kind = 'call', points = 1 }: { kind?: string; points?: number } = {},
): Promise<Caller | null> {
  const address = clientAddressOf(c, trustedHops);
  if (address === null) return null;
  // While the database is away, devices are not known: the address counts then.
  const device = await devices.nameOf(c.req.raw.headers).catch(() => null);
  const caller = device
    ? { key: `${kind} device ${device}`, network: null }
    : { key: `${kind} ${address}`, network: `${kind} ${networkOf(address)}` };
  await rateLimit.take(caller, points);
  return caller;
}
