import type { Context } from 'hono';
import type { AppEnv } from '../appEnv.ts';
import { clientAddressOf, networkOf } from './clientAddress.ts';
import type { Devices } from './devices.ts';
import type { Caller, RateLimit } from './rateLimit.ts';

export interface CallCounting {
  rateLimit: RateLimit;
  /** Number of proxies in front that append to X-Forwarded-For. */
  trustedHops: number;
  devices: Devices;
}

/** `picture` counts uploaded pictures; `privatePicture` those that are not public, and unknown ids. */
type CallKind = 'call' | 'page' | 'picture' | 'privatePicture';

/**
 * Counts a request for the member or staff of a known device, otherwise for the address. Each kind has its own counter.
 * Null for a request of the server itself.
 */
export async function countCall(
  c: Context<AppEnv>,
  { rateLimit, trustedHops, devices }: CallCounting,
  { kind = 'call', points = 1 }: { kind?: CallKind; points?: number } = {},
): Promise<Caller | null> {
  const address = clientAddressOf(c, trustedHops);
  if (address === null) return null;
  // Without the database, devices are unknown and the address counts.
  const device = await devices.nameOf(c.req.raw.headers).catch(() => null);
  const caller = device
    ? { key: `${kind} device ${device}`, network: null }
    : { key: `${kind} ${address}`, network: `${kind} ${networkOf(address)}` };
  await rateLimit.take(caller, points);
  return caller;
}
