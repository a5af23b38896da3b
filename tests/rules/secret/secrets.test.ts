import { expect, it } from 'vitest';
import { derive, fingerprint, newSecret } from '../../../server/domain/session/secrets.ts';

it('a new secret has 256 random bits', () => {
  const [one, other] = [newSecret(), newSecret()];
  expect(Buffer.from(one, 'base64url')).toHaveLength(32);
  expect(one).toMatch(/^[\w-]{43}$/);
  expect(one).not.toBe(other);
});

it('a secret is stored as its SHA-256', () => {
  expect(fingerprint('abc')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

it('a derived secret is always the same, and another one for another salt, secret or purpose', () => {
  const one = derive('salt', 'secret', 'access');
  expect(derive('salt', 'secret', 'access')).toBe(one);
  expect(one).toMatch(/^[\w-]{43}$/);
  const others = [
    derive('other', 'secret', 'access'),
    derive('salt', 'other', 'access'),
    derive('salt', 'secret', 'refresh'),
  ];
  expect(new Set([one, ...others]).size).toBe(4);
});
