import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { list, Nothing, PathId, Timestamp } from './shape.ts';

/** A login answers these tokens. The page exchanges them for cookies at once and does not store them. */
export const TokenPair = z.object({ token: z.string(), refreshToken: z.string() });
export type TokenPair = z.infer<typeof TokenPair>;

/**
 * `isFromUrl`: the page read the two codes from its address, where an attacker could have put them. They count only
 * in the browser that began the login.
 */
const SessionForm = TokenPair.extend({ isFromUrl: z.boolean().optional() }).strict();

/** One login on one device, as its owner sees it. */
export const OwnSession = z.object({
  id: z.string(),
  /** Names such as Chrome and Windows; null when the browser did not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  created_at: Timestamp,
  /** For a member: when the session was last renewed, by the first call after the access token has expired. */
  used_at: Timestamp,
  /** The session of this call. */
  isThis: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

const ProviderUrl = z.object({ url: z.string() });
const code = z.string().max(4_000);
/** The OAuth state, as the provider returned it. Without it, the server uses the last login that this browser began. */
const state = z.string().max(200).optional();

const providerUrl = (provider: string) =>
  ({
    summary: `Begin a login with ${provider}: the address to open`,
    audience: 'anyone',
    output: ProviderUrl,
    errors: ['provider_unavailable'],
  }) as const;

const providerLogin = (provider: string) =>
  ({
    summary: `Finish a login with ${provider}`,
    audience: 'anyone',
    body: z.strictObject({ code, state }),
    output: TokenPair,
    errors: ['login_failed'],
  }) as const;

export const sessionEndpoints = endpoints({
  'GET /member/line/url': providerUrl('LINE'),
  'GET /member/google/url': providerUrl('Google'),
  'GET /member/kakao/url': providerUrl('Kakao'),
  'GET /member/apple/url': providerUrl('Apple'),
  'POST /member/line/login': {
    ...providerLogin('LINE'),
    body: z.strictObject({ line_code: code, state }),
  },
  'POST /member/naver/login': providerLogin('Naver'),
  'POST /member/google/login': providerLogin('Google'),
  'POST /member/kakao/login': providerLogin('Kakao'),
  'POST /member/line/liff-login': {
    summary: 'Exchange the ID token of LIFF for a session',
    audience: 'anyone',
    body: z.strictObject({ id_token: z.string().max(8_000) }),
    output: TokenPair,
    errors: ['login_failed', 'too_many_requests'],
  },
  'POST /auth/session': {
    summary: 'Swap the pair for session cookies',
    audience: 'anyone',
    body: SessionForm,
    output: Nothing,
    errors: ['login_failed'],
  },
  'POST /auth/refresh': {
    summary: 'Renew the session from its refresh cookie',
    audience: 'anyone',
    output: Nothing,
    errors: ['unauthenticated'],
  },
  'GET /member/sessions': {
    summary:
      'Where the member is logged in: this session first, then the others, the most recently used first',
    audience: 'member',
    output: list(OwnSession),
  },
  'DELETE /member/sessions/:id': {
    summary: 'Log out on one device',
    audience: 'member',
    params: PathId,
    output: Nothing,
    errors: ['not_found'],
  },
  'POST /member/sessions/end-others': {
    summary: 'Log out on all other devices',
    audience: 'member',
    output: Nothing,
  },
  'POST /auth/logout': {
    summary: 'End the session that came with the call',
    audience: 'member or staff',
    beforeSecondFactor: true,
    output: Nothing,
  },
});
