import { refuse } from '../../refusal.ts';

/**
 * Only pages of this site (Origin header) and clients with a bearer token may write. A request with both a cookie
 * and a token is refused.
 */
export function assertOrigin(headers: Headers, ownOrigin: string): void {
  const bearer = headers.has('authorization');
  if (bearer && headers.has('cookie')) {
    throw refuse('invalid_input', 'either a cookie or an authorization header, not both');
  }
  const origin = headers.get('origin');
  if (origin === ownOrigin || (origin === null && bearer)) return;
  throw refuse('wrong_origin');
}
