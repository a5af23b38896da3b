import { createHmac } from 'node:crypto';
import { isSameSecret } from '../lib/isSameSecret.ts';

/** What a signed upload URL allows: this key, type, size and time. */
export interface Allowed {
  key: string;
  type: string;
  size: number | null;
  /** Milliseconds since 1970. */
  expires: number;
}

export function signedQuery(secret: Buffer, allowed: Allowed): string {
  const query = new URLSearchParams({ type: allowed.type, expires: String(allowed.expires) });
  if (allowed.size !== null) query.set('size', String(allowed.size));
  query.set('signature', signatureOf(secret, allowed));
  return query.toString();
}

/** What the URL allows; null when the signature is wrong. */
export function readSigned(secret: Buffer, key: string, query: URLSearchParams): Allowed | null {
  const size = query.get('size');
  const allowed = {
    key,
    type: query.get('type') ?? '',
    size: size === null ? null : Number(size),
    expires: Number(query.get('expires')),
  };
  return isSameSecret(query.get('signature') ?? '', signatureOf(secret, allowed)) ? allowed : null;
}

function signatureOf(secret: Buffer, { key, type, size, expires }: Allowed): string {
  const text = JSON.stringify(['PUT', key, type, size, expires]);
  return createHmac('sha256', secret).update(text).digest('base64url');
}
