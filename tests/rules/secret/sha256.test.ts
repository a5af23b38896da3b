import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../../src/lib/sha256.ts';

describe('hashes', () => {
  it('UPL-05 CONST-25 the hash of a file is SHA-256 in hex', async () => {
    const bytes = Uint8Array.from(randomBytes(1000));
    expect(await sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  it('AMB-52 a text is hashed as UTF-8, in lower case, without salt', async () => {
    expect(await sha256('비밀번호')).toBe(createHash('sha256').update('비밀번호').digest('hex'));
    expect(await sha256('')).toMatch(/^e3b0c442/);
  });
});
