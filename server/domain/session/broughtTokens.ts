import type { Audience } from '../../../contract/endpoint.ts';
import type { SecretCookie } from '../../http/guard/secretCookie.ts';
import { refuse } from '../../refusal.ts';

export interface TokenCookies {
  member: SecretCookie;
  staff: SecretCookie;
}

export interface BroughtToken {
  kind: 'member' | 'staff' | 'bearer';
  token: string;
}

/**
 * The tokens that came with a request and may serve for the call. A browser may be signed in as a member and as
 * staff at once: what either may ask for is asked as whom the page belongs to, and as nobody else. Of a caller that
 * does not say where it is both are meant.
 */
export function broughtTokens(
  headers: Headers,
  cookies: TokenCookies,
  audience: Audience,
): BroughtToken[] {
  const authorization = headers.get('authorization');
  if (authorization !== null) return bearerOf(authorization, headers);
  const kinds = kindsFor(headers, audience);
  return kinds.flatMap((kind) => {
    const token = cookies[kind].read(headers);
    return token ? [{ kind, token }] : [];
  });
}

/** From the header of a client that is no browser. */
function bearerOf(authorization: string, headers: Headers): BroughtToken[] {
  if (headers.has('cookie')) {
    throw refuse('invalid_input', 'either a cookie or an authorization header, not both');
  }
  const [, token] = /^Bearer ([\w-]{1,200})$/i.exec(authorization) ?? [];
  return token ? [{ kind: 'bearer', token }] : [];
}

function kindsFor(headers: Headers, audience: Audience): readonly ('member' | 'staff')[] {
  if (audience === 'member') return ['member'];
  if (audience === 'staff') return ['staff'];
  const page = pageOf(headers);
  if (page === null) return ['member', 'staff'];
  return isOfConsole(page) ? ['staff'] : ['member'];
}

/** A hint and no proof: both tokens are the caller's own. Some browsers tell the site and no more; no page is there. */
function pageOf(headers: Headers): string | null {
  const referer = headers.get('referer') ?? '';
  const path = URL.canParse(referer) ? new URL(referer).pathname : '/';
  return path === '/' ? null : path;
}

const isOfConsole = (path: string) =>
  path === '/login' || path === '/console' || path.startsWith('/console/');
