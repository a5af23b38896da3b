import type { TokenPair } from '../../../../contract/session.ts';
import { call } from '../../../api/call.ts';
import { languageHeader } from '../../../api/languageHeader.ts';
import type { LoginProvider } from '../../../environment/environment.ts';
import { parseUrl } from '../../../lib/parseUrl.ts';
import type { SessionTokens } from '../../../state/sessionCookies.ts';

/** Naver has no login button, but its callback address exists (decision 8). */
export type CallbackProvider = LoginProvider | 'naver';
const CALLBACKS: readonly CallbackProvider[] = ['line', 'naver', 'google', 'kakao', 'apple'];

export function callbackProviderOf(pathname: string): CallbackProvider {
  const provider = CALLBACKS.find((name) => pathname.split('/')[2] === name);
  if (!provider) throw new Error('This is not a callback address of a login provider');
  return provider;
}

/**
 * The address of the provider's login page, in `url` or `data` of the answer (AMB-32, decision 16). `search` is the
 * query of our page, with its language.
 */
export async function loadLoginAddress(provider: LoginProvider, search: string): Promise<string> {
  const answer: unknown = await call(`GET /member/${provider}/url`, {}, languageHeader(search));
  const { url, data } = answer as { url?: unknown; data?: unknown }; // an object; checked below
  const address = url ?? data;
  if (typeof address !== 'string') throw new Error('The address of the login did not come');
  return address;
}

/** The OAuth state that the provider will return to the callback page. */
export const stateOf = (address: string): string | null =>
  parseUrl(address)?.searchParams.get('state') ?? null;

/** Exchanges the query of the callback address for the pair. `search` is the query of our page, with its language. */
export function finishLogin(
  provider: CallbackProvider,
  answer: URLSearchParams,
  search: string,
): Promise<TokenPair> {
  if (provider === 'apple') return pairFromUrl(answer);
  return exchange(provider, answer, languageHeader(search));
}

async function exchange(
  provider: Exclude<CallbackProvider, 'apple'>,
  answer: URLSearchParams,
  headers: Record<string, string>,
): Promise<TokenPair> {
  const code = answer.get('code');
  if (!code) throw new Error('The provider gave no code');
  const state = answer.get('state') ?? undefined;
  return provider === 'line'
    ? call('POST /member/line/login', { body: { line_code: code, state } }, headers)
    : call(`POST /member/${provider}/login`, { body: { code, state } }, headers);
}

/**
 * Apple posts its answer to our server, which redirects to the callback page with two one-use codes in the fields of
 * the pair.
 */
async function pairFromUrl(answer: URLSearchParams): Promise<TokenPair> {
  const [token, refreshToken] = [answer.get('access_token'), answer.get('refresh_token')];
  if (!token || !refreshToken) throw new Error('Apple gave no tokens');
  return { token, refreshToken };
}

/** Apple's codes come in an address, so the server accepts them only from the browser that began the login. */
export const sessionTokens = (pair: TokenPair, provider: CallbackProvider): SessionTokens => ({
  ...pair,
  isFromUrl: provider === 'apple' || undefined,
});
