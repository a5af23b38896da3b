import {
  COMMON_PASSWORDS,
  LEAST_PASSWORD_LENGTH,
  OWN_WORDS,
} from '../../../../contract/texts/commonPasswords.ts';

/** Why a new password is refused. */
export type PasswordTrouble = 'passwordShort' | 'passwordCommon' | 'passwordHasName';

/** A name of fewer letters is part of many good passwords. */
const NAME_LENGTH = 4;

/** The server receives only a digest, so length and name can be checked here only. */
export function passwordTrouble(password: string, userId: string): PasswordTrouble | null {
  const plain = password.toLowerCase();
  if ([...password].length < LEAST_PASSWORD_LENGTH) return 'passwordShort';
  if (COMMON_PASSWORDS.includes(plain) || new Set(plain).size < NAME_LENGTH || isOfOwnWords(plain))
    return 'passwordCommon';
  const name = userId.toLowerCase();
  return name.length >= NAME_LENGTH && plain.includes(name) ? 'passwordHasName' : null;
}

/** Digits and signs between our words do not make them hard to guess. */
function isOfOwnWords(plain: string): boolean {
  const rest = OWN_WORDS.reduce((text, word) => text.replaceAll(word, ''), plain);
  return rest !== plain && !/\p{L}/u.test(rest);
}
