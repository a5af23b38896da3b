import { parse, serialize } from 'hono/utils/cookie';

/** A cookie that scripts cannot read (HttpOnly) and other hosts cannot set or read. */
export interface SecretCookie {
  name: string;
  read(headers: Headers): string | undefined;
  write(value: string, now: Date, until: Date): string;
  clear(): string;
}

/** Browsers accept the `__Host-` prefix only with TLS, so development has no prefix. */
export function secretCookie(
  name: string,
  ownOrigin: string,
  sameSite: 'Lax' | 'Strict' = 'Lax',
): SecretCookie {
  const secure = ownOrigin.startsWith('https:');
  const fullName = secure ? `__Host-${name}` : name;
  const textOf = (value: string, maxAge: number) =>
    serialize(fullName, value, { maxAge, path: '/', httpOnly: true, secure, sameSite });
  return {
    name: fullName,
    read: (headers) => parse(headers.get('cookie') ?? '', fullName)[fullName],
    write: (value, now, until) =>
      textOf(value, Math.max(0, until.getTime() - now.getTime()) / 1_000),
    clear: () => textOf('', 0),
  };
}
