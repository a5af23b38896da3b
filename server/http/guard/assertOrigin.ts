import { refuse } from '../../refusal.ts';

/**
 * Who may change things: a page of ours, which the browser proves by the Origin header, or a client
 * that is no browser and brings a bearer token. Never both kinds of credentials at once.
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
