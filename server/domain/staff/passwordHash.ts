import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** The password here is the digest that the client sends. It is stored as scrypt with its parameters and a salt. */
const COST = { N: 32_768, r: 8, p: 3 };
const LENGTH = 32;
const SALT_LENGTH = 16;

export async function hashPassword(digest: string): Promise<string> {
  const salt = randomBytes(SALT_LENGTH);
  const { N, r, p } = COST;
  const hash = await derive(digest, salt, COST);
  return `scrypt$${N}$${r}$${p}$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

/** Without a stored hash it takes the same time, so that the time does not reveal which user ids exist. */
export async function isPassword(digest: string, kept: string | undefined): Promise<boolean> {
  const { cost, salt, hash } = partsOf(kept ?? UNKNOWN_HASH);
  const found = await derive(digest, salt, cost);
  return kept !== undefined && found.length === hash.length && timingSafeEqual(found, hash);
}

const UNKNOWN_HASH = `scrypt$${COST.N}$${COST.r}$${COST.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

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

function derive(digest: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  const maxmem = 256 * cost.N * cost.r;
  return new Promise((resolve, reject) => {
    scrypt(digest, salt, LENGTH, { ...cost, maxmem }, (error, hash) =>
      error ? reject(error) : resolve(hash),
    );
  });
}
