import { describe, expect, it } from 'vitest';
import { fitted } from '../../../src/widgets/text/textFormats.ts';

describe('formats of a text field', () => {
  it.each(['NUMBER', 'PHONE', 'ID'] as const)('TXT-03 %s accepts an empty value', (format) => {
    expect(fitted('', format)).toBe('');
  });

  it.each(['0', '007', '-12.5', '12.50', '-0'])('TXT-05 NUMBER accepts %s', (text) => {
    expect(fitted(text, 'NUMBER')).toBe(text);
  });

  it.each(['-', '1.', '.5', '-.5', '.'])('AMB-70 NUMBER accepts the unfinished %s', (text) => {
    expect(fitted(text, 'NUMBER')).toBe(text);
  });

  it.each(['1.2.3', '12a', '1-2', '--1', '1,000', ' 1', '+1', '1e3', '１２', '12\n'])(
    'TXT-06 NUMBER refuses %j',
    (text) => {
      expect(fitted(text, 'NUMBER')).toBeNull();
    },
  );

  it('TXT-07 PHONE accepts digits only', () => {
    expect(fitted('01012345678', 'PHONE')).toBe('01012345678');
    for (const text of ['010-1234', '+82', '010 1', '공일공', '1.0', '0\n']) {
      expect(fitted(text, 'PHONE'), text).toBeNull();
    }
  });

  it('TXT-08 ID accepts letters, digits, dot and underscore only', () => {
    expect(fitted('a.b_9', 'ID')).toBe('a.b_9');
    for (const text of ['a b', 'a-b', 'a@b', '아이디', 'é', 'ａ', 'a\n']) {
      expect(fitted(text, 'ID'), text).toBeNull();
    }
  });

  it('TXT-09 ID is lowercased', () => {
    expect(fitted('Ab.C_1', 'ID')).toBe('ab.c_1');
  });
});
