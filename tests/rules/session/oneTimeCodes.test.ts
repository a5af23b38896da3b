import { describe, expect, it } from 'vitest';
import { hashOfCode, newRecoveryCodes } from '../../../server/domain/secondFactor/oneTimeCodes.ts';

describe('recovery and enrolment codes', () => {
  it('ten different ones, each of 130 random bits, in groups without letters that look alike', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes)
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{6}(-[0-9A-HJKMNP-TV-Z]{5}){4}$/);
  });

  it('a code is read as people type it', () => {
    const hash = hashOfCode('7K20-9QXD-01TB-WZ3H');
    for (const typed of [
      '7k209qxd01tbwz3h',
      ' 7K20 9QXD 01TB WZ3H ',
      '7K2O-9QXD-OITB-WZ3H',
      '7K2o–9qxd–0lTB–WZ3H',
    ]) {
      expect(hashOfCode(typed)).toBe(hash);
    }
    expect(hashOfCode('7K20-9QXD-01TB-WZ3J')).not.toBe(hash);
  });
});
