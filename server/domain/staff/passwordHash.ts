import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';

/**
 * The password here is the digest that the client sends. It is stored as scrypt with its parameters and a salt. Each
 * takes 128 MB (128 × N × r bytes) while it is computed. Most API tests lower this cost, because they sign in hundreds of
 * times.
 */
export const passwordCost = { N: 131_072, r: 8, p: 1 };
const LENGTH = 32;
const SALT_LENGTH = 16;

const runScrypt = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** The checks have their queue (signInLimits.ts). Of new passwords one is hashed at a time. */
const inTurn = pLimit(1);

export const hashPassword = (digest: string): Promise<string> => inTurn(() => hash(digest));

async function hash(digest: string): Promise<string> {
  const salt = randomBytes(SALT_LENGTH);
  const { N, r, p } = passwordCost;
  const key = await derive(digest, salt, passwordCost);
  return `scrypt$${N}$${r}$${p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** Without a stored hash it takes the same time, so that the time does not reveal which user ids exist. */
export async function isPassword(digest: string, kept: string | undefined): Promise<boolean> {
  const { cost, salt, hash } = partsOf(kept ?? unknownHash());
  const found = await derive(digest, salt, cost);
  return kept !== undefined && found.length === hash.length && timingSafeEqual(found, hash);
}

/** Stored with other parameters than today's: it is replaced at the next sign-in. */
export function isOutdatedHash(kept: string): boolean {
  const { N, r, p } = partsOf(kept).cost;
  return N !== passwordCost.N || r !== passwordCost.r || p !== passwordCost.p;
}

const unknownHash = () =>
  `scrypt$${passwordCost.N}$${passwordCost.r}$${passwordCost.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

interface Cost {
  N: number;
  r: number;
  p: number;
}

function partsOf(kept: string) {
  const [, N, r, p, salt = '', hash = ''] = kept.split('$');
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  };
}

const derive = (digest: string, salt: Buffer, cost: Cost): Promise<Buffer> =>
  runScrypt(digest, salt, LENGTH, { ...cost, maxmem: 256 * cost.N * cost.r });
