import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sha1, sha256 } from '../../../src/lib/digests.ts';

describe('hashes', () => {
  it('UPL-05 CONST-25 the hash of a file is SHA-256 in hex', async () => {
    const bytes = Uint8Array.from(randomBytes(1000));
    expect(await sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  it('AMB-52 a text is hashed as UTF-8, in lower case, without salt', async () => {
    expect(await sha256('비밀번호')).toBe(createHash('sha256').update('비밀번호').digest('hex'));
    expect(await sha256('')).toMatch(/^e3b0c442/);
  });

  it('a password is looked up in lists of breached ones by its SHA-1 in UTF-8', async () => {
    expect(await sha1('비밀번호')).toBe(createHash('sha1').update('비밀번호').digest('hex'));
  });
});
