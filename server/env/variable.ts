import { z } from 'zod';
import { MASTER_KEY } from '../crypto/readMasterKeys.ts';

/** One environment variable. `rule` completes the sentence "NAME must be …". */
interface Variable<S extends z.ZodType> {
  byDefault: string;
  about: string;
  rule: string;
  schema: S;
  /** May also come from a file: NAME_FILE. */
  isSecret: boolean;
}

export const variable = <S extends z.ZodType>(
  byDefault: string,
  about: string,
  rule: string,
  schema: S,
): Variable<S> => ({ byDefault, about, rule, schema, isSecret: false });

export const secret = <S extends z.ZodType>(plain: Variable<S>): Variable<S> => ({
  ...plain,
  isSecret: true,
});

export const text = (byDefault: string, about: string) =>
  variable(byDefault, about, 'text', z.string());

export const whole = (byDefault: string, about: string, least: number, most: number) => {
  const schema = z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most));
  return variable(byDefault, about, `a whole number from ${least} to ${most}`, schema);
};

const withoutSlash = (url: string) => url.replace(/\/+$/, '');
const webAddress = z.union([z.literal(''), z.url({ protocol: /^https?$/ })]);
export const link = (byDefault: string, about: string) =>
  variable(byDefault, about, 'a http(s) address', webAddress);
/** An address to which paths are appended: a slash at its end is removed. A `link` is used as it was given. */
export const base = (byDefault: string, about: string) =>
  variable(byDefault, about, 'a http(s) address', webAddress.transform(withoutSlash));
export const optional = <S extends z.ZodType>(about: string, rule: string, schema: S) =>
  variable('', about, rule, z.union([z.literal(''), schema]));
/** Normalised as in browsers: lower case, no slash at the end. */
export const origin = webAddress
  .transform((url) => withoutSlash(url).toLowerCase())
  .refine((url) => url === '' || new URL(url).origin === url);

export const issuer = (byDefault: string, name: string) =>
  link(byDefault, `${name} login: who signs its tokens`);

export const postgres = (about: string) =>
  secret(
    optional(
      about,
      'a postgres:// address, with %23 for # and %2F for / in its password',
      z
        .string()
        .regex(/^postgres(ql)?:\/\/./)
        .refine(URL.canParse),
    ),
  );

export const key = (about: string) =>
  secret(
    optional(
      about,
      '32 bytes as base64, e.g. of openssl rand -base64 32',
      z.string().regex(MASTER_KEY),
    ),
  );

/** Two values in one variable, so that no rate is without its day. */
export const exchangeRate = z
  .string()
  .transform((text) => text.split('@'))
  .pipe(z.tuple([z.string().regex(/^[01]\.?\d*$/), z.iso.date()]))
  .transform(([rate, on]) => ({ rate: Number(rate), on }))
  .refine(({ rate }) => rate >= 0.01 && rate <= 1);

export const secretText = (about: string) => secret(text('', about));
