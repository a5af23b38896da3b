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
  const isSecure = ownOrigin.startsWith('https:');
  const fullName = isSecure ? `__Host-${name}` : name;
  const rules = `Path=/; HttpOnly; SameSite=${sameSite}${isSecure ? '; Secure' : ''}`;
  return {
    name: fullName,
    read: (headers) => cookieValue(fullName, headers.get('cookie') ?? ''),
    write: (value, now, until) => {
      const seconds = Math.max(0, Math.floor((until.getTime() - now.getTime()) / 1_000));
      return `${fullName}=${value}; Max-Age=${seconds}; ${rules}`;
    },
    clear: () => `${fullName}=; Max-Age=0; ${rules}`,
  };
}

function cookieValue(name: string, cookies: string): string | undefined {
  const pairs = cookies.split(/;\s*/);
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
