import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The stored form of a secret. A plain hash is enough, because the secret is random and long. */
export const fingerprint = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');

/** A second secret from a first one: always the same, and unpredictable without both inputs. */
export const derive = (salt: string, secret: string, purpose: string): string =>
  createHmac('sha256', salt).update(`${purpose}.${secret}`).digest('base64url');
