import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 256 bits that nobody can guess. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of a secret. It is random and long, so a plain hash cannot be turned back. */
export const fingerprint = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');

/** Another secret, the same each time, that nobody can tell from chance without both of these. */
export const derive = (salt: string, secret: string, purpose: string): string =>
  createHmac('sha256', salt).update(`${purpose}.${secret}`).digest('base64url');
