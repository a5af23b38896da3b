import type { Audience } from '../../../contract/endpoint.ts';
import { isStaffPath } from '../../../contract/plain/staffPath.ts';
import type { SecretCookie } from '../../http/guard/secretCookie.ts';
import { refuse } from '../../refusal.ts';

export interface TokenCookies {
  member: SecretCookie;
  staff: SecretCookie;
}

export interface RequestToken {
  kind: 'member' | 'staff' | 'bearer';
  token: string;
}

/**
 * The tokens of a request, in the order in which they are tried. A browser can have a member session and a staff
 * session: the page that calls decides which one is used. Without a Referer header both are tried.
 */
export function requestTokens(
  headers: Headers,
  cookies: TokenCookies,
  audience: Audience,
): RequestToken[] {
  const authorization = headers.get('authorization');
  if (authorization !== null) return bearerOf(authorization, headers);
  const kinds = kindsFor(headers, audience);
  return kinds.flatMap((kind) => {
    const token = cookies[kind].read(headers);
    return token ? [{ kind, token }] : [];
  });
}

/** Programs that are no browser send the token in a header. */
function bearerOf(authorization: string, headers: Headers): RequestToken[] {
  if (headers.has('cookie')) {
    throw refuse('invalid_input', 'send a cookie or an authorization header, not both');
  }
  const [, token] = /^Bearer ([\w-]{1,200})$/i.exec(authorization) ?? [];
  return token ? [{ kind: 'bearer', token }] : [];
}

function kindsFor(headers: Headers, audience: Audience): readonly ('member' | 'staff')[] {
  if (audience === 'member') return ['member'];
  if (audience === 'staff' || audience === 'operator') return ['staff'];
  const page = pageOf(headers);
  if (page === null) return ['member', 'staff'];
  return isStaffPath(page) ? ['staff'] : ['member'];
}

/**
 * From the referer, which is only a hint: both tokens belong to the caller. Some browsers send only the origin; the
 * path is then '/'.
 */
function pageOf(headers: Headers): string | null {
  const referer = headers.get('referer') ?? '';
  const path = URL.canParse(referer) ? new URL(referer).pathname : '/';
  return path === '/' ? null : path;
}
