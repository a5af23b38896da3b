import type { TokenPair } from '../../../contract/session.ts';
import { call } from '../../api/call.ts';
import type { LoginProvider } from '../../environment/environment.ts';
import { languageHeader } from './languageHeader.ts';

/** Naver has no button, but a login that began elsewhere comes back here. */
export type CallbackProvider = LoginProvider | 'naver';
const CALLBACKS: readonly CallbackProvider[] = ['line', 'naver', 'google', 'kakao', 'apple'];

export function callbackProviderOf(pathname: string): CallbackProvider {
  const provider = CALLBACKS.find((name) => pathname.split('/')[2] === name);
  if (!provider) throw new Error('No provider answers there');
  return provider;
}

/** Where to log in. Some servers answer the address itself, or call it `data`. */
export async function askLoginAddress(provider: LoginProvider): Promise<string> {
  const answer: unknown = await call(`GET /member/${provider}/url`, {});
  if (typeof answer === 'string') return answer;
  const { url, data } = (answer ?? {}) as { url?: unknown; data?: unknown }; // looked at below
  const address = url ?? data;
  if (typeof address !== 'string') throw new Error('The address of the login did not come');
  return address;
}

/** What the provider will give back to whoever it sends on. */
export const stateOf = (address: string): string | null =>
  URL.canParse(address) ? new URL(address).searchParams.get('state') : null;

/** Turns what the provider has written into our address into the pair; `search` says what the page speaks. */
export function finishLogin(
  provider: CallbackProvider,
  answer: URLSearchParams,
  search: string,
): Promise<TokenPair> {
  if (provider === 'apple') return pairIn(answer);
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

/** Apple has answered to our server, which has put the outcome there. */
async function pairIn(answer: URLSearchParams): Promise<TokenPair> {
  const [token, refreshToken] = [answer.get('access_token'), answer.get('refresh_token')];
  if (!token || !refreshToken) throw new Error('Apple gave no tokens');
  return { token, refreshToken };
}
