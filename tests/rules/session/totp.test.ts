import { describe, expect, it } from 'vitest';
import {
  newTotpSecret,
  stepOfCode,
  toBase32,
  totpCode,
  totpUri,
} from '../../../server/domain/secondFactor/totpCodes.ts';

/** The key of RFC 6238, appendix B. Its codes have eight digits; apps show the last six. */
const SECRET = toBase32(Buffer.from('12345678901234567890'));

describe('codes of authenticator apps', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('RFC 6238: at second %i the code is %s', (second, code) => {
    expect(totpCode(SECRET, Math.floor(second / 30))).toBe(code);
    expect(stepOfCode(SECRET, code, new Date(second * 1_000))).toBe(Math.floor(second / 30));
  });

  it('a code is accepted for 45 seconds: 5 before its time, and 10 after it', () => {
    const begin = Date.parse('2026-11-23T09:00:00Z');
    const step = begin / 30_000;
    const code = totpCode(SECRET, step);
    const acceptedAt = (ms: number) => stepOfCode(SECRET, code, new Date(begin + ms));
    expect([-5_001, 40_000].map(acceptedAt)).toEqual([undefined, undefined]);
    expect([-5_000, 0, 29_999, 39_999].map(acceptedAt)).toEqual([step, step, step, step]);
  });

  it('RFC 4648: base32', () => {
    expect(SECRET).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(toBase32(Buffer.from('foob'))).toBe('MZXW6YQ');
  });

  it('a secret has 160 bits, and each is another one', () => {
    const [one, other] = [newTotpSecret(), newTotpSecret()];
    expect(one).toMatch(/^[A-Z2-7]{32}$/);
    expect(one).not.toBe(other);
  });

  it('the address for the QR code names the service and the account', () => {
    expect(totpUri('ABC', { issuer: 'Nabi', account: 'front.desk' })).toBe(
      'otpauth://totp/Nabi:front.desk?secret=ABC&issuer=Nabi',
    );
  });
});
