import { expect, it } from 'vitest';
import {
  COMMON_PASSWORDS,
  LEAST_PASSWORD_LENGTH,
  OWN_WORDS,
} from '../../../contract/texts/commonPasswords.ts';
import { fingerprint } from '../../../server/domain/session/secrets.ts';
import { assertUncommon, commonPasswords } from '../../../server/domain/staff/commonPasswords.ts';
import { passwordTrouble } from '../../../src/staff/parts/form/passwordRules.ts';

it.each([
  ['elevenchars', 'front.desk', 'passwordShort'],
  ['가나다라마바사아자차카', 'front.desk', 'passwordShort'],
  ['Password1234', 'front.desk', 'passwordCommon'],
  ['ababababababab', 'front.desk', 'passwordCommon'],
  ['Nabi-Clinic-2026!', 'front.desk', 'passwordCommon'],
  ['나비의원상담실장2026', 'front.desk', null],
  ['나비의원 상담 20261123', 'front.desk', 'passwordCommon'],
  ['482915736048', 'front.desk', null],
  ['my-Front.Desk-2026', 'front.desk', 'passwordHasName'],
  ['a good and long one', 'a', null],
  ['a good and long one', 'good', 'passwordHasName'],
  ['a good and long one', 'goo', null],
  ['abcdabcdabcd', 'front.desk', null],
  ['abcabcabcabc', 'front.desk', 'passwordCommon'],
  ['correct horse battery', 'front.desk', null],
])('a new password %s of %s: %s', (password, userId, trouble) => {
  expect(passwordTrouble(password, userId)).toBe(trouble);
});

it.each([COMMON_PASSWORDS, OWN_WORDS])('a list is in lower case, each word once', (...words) => {
  expect(words.map((one) => one.toLowerCase())).toEqual(words);
  expect(new Set(words).size).toBe(words.length);
});

it('the server refuses more than 3,000 common passwords of the length that the form asks for', async () => {
  const long = (await commonPasswords()).filter(({ length }) => length >= LEAST_PASSWORD_LENGTH);
  expect(new Set(long).size).toBeGreaterThan(9_000);
});

it('the server refuses a common password by its digest', async () => {
  for (const common of ['password1234', 'qwerty123456']) {
    await expect(assertUncommon(fingerprint(common)), common).rejects.toMatchObject({
      code: 'common_password',
    });
  }
  await expect(assertUncommon(fingerprint('a good and long one'))).resolves.toBeUndefined();
});
