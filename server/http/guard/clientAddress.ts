import { isIP, isIPv6 } from 'node:net';
import type { Context } from 'hono';
import type { AppEnv } from '../appEnv.ts';

/** The address that a request counts for; null for the server itself, which has no limit. */
export function clientAddressOf(c: Context<AppEnv>, trustedHops: number): string | null {
  if (c.env?.isForPage) return null;
  const socketAddress = c.env?.incoming?.socket.remoteAddress;
  return clientAddress(socketAddress, c.req.header('x-forwarded-for'), trustedHops);
}

/**
 * The client address for rate limits. Each trusted proxy appends the address it saw to X-Forwarded-For; the client
 * may have written the entries further left.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | null | undefined,
  trustedHops: number,
): string {
  const seen = (forwardedFor ?? '').split(',').map((address) => address.trim());
  const forwarded = trustedHops > 0 ? seen.at(-trustedHops) : undefined;
  const address = forwarded && isIP(forwarded) ? forwarded : (socketAddress ?? 'unknown');
  return network(address.replace(/^::ffff:(?=\d+\.)/i, ''));
}

/**
 * The /24 (IPv4) or /48 (IPv6) network of an address. An attacker with many addresses often has neighbouring ones.
 */
export function networkOf(address: string): string {
  const parts = address.split(/[.:]/).slice(0, 3);
  return address.includes(':') ? `${parts.join(':')}::/48` : `${parts.join('.')}.0/24`;
}

/** An IPv6 address counts by its /64, because one household or phone has a whole /64. */
function network(address: string): string {
  if (!isIPv6(address)) return address;
  // The name of a network card, as in fe80::1%eth0, is in the last group, which is not read.
  const [head = '', tail] = address.split('::');
  const groups = head.split(':');
  const rest = tail?.split(':') ?? [];
  const left = new Array<string>(8 - groups.length - rest.length).fill('0');
  const prefix = [...groups, ...left, ...rest].slice(0, 4);
  return `${prefix.map((group) => Number.parseInt(group || '0', 16).toString(16)).join(':')}::/64`;
}
