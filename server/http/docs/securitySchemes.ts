import type { Audience } from '../../../contract/endpoint.ts';
import { secretCookie } from '../guard/secretCookie.ts';

type Scheme = 'memberCookie' | 'staffCookie' | 'bearer';

/** The credentials for each audience; one of them is enough. */
export const KEYS: Readonly<Record<Audience, readonly Scheme[]>> = {
  anyone: [],
  member: ['memberCookie', 'bearer'],
  staff: ['staffCookie', 'bearer'],
  operator: ['staffCookie', 'bearer'],
  'member or staff': ['memberCookie', 'staffCookie', 'bearer'],
};

/** A browser sends its session in a cookie; other clients send the token of the session as a bearer token. */
export function securitySchemes(publicUrl: string): Record<Scheme, object> {
  const cookie = (name: string) => ({
    type: 'apiKey',
    in: 'cookie',
    name: secretCookie(name, publicUrl).name,
  });
  return {
    memberCookie: cookie('session'),
    staffCookie: cookie('staff'),
    bearer: {
      type: 'http',
      scheme: 'bearer',
      description:
        'The `token` that a login answers, of a member or of staff. Never together with a cookie.',
    },
  };
}
