import { atom } from 'jotai';
import type { TokenPair } from '../../../../contract/session.ts';

/**
 * The callback page sends the token pair to the page that began the login, through window.opener and this
 * BroadcastChannel: a provider's page may have cut window.opener.
 */
export const LOGIN_CHANNEL = 'login';

interface LoginMessage extends TokenPair {
  /** The OAuth state that the provider returned. Only the page that began this login knows it. */
  state: string | null;
  /** After this time the callback page uses the pair itself; a pair must not be used twice. */
  until: number;
}

/** The answer of the page that began the login. */
interface LoginTaken {
  taken: string | null;
}

/** Any page can post a message to this window, so every field is checked. */
function loginMessageOf(data: unknown): LoginMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { token, refreshToken, state, until } = data as Partial<Record<string, unknown>>; // checked below
  if (typeof token !== 'string' || typeof refreshToken !== 'string') return null;
  if (typeof state !== 'string' && state !== null) return null;
  return typeof until === 'number' ? { token, refreshToken, state, until } : null;
}

const isTaken = (data: unknown, state: string | null) =>
  typeof data === 'object' && data !== null && 'taken' in data && data.taken === state;

/** How long the callback page waits for a page that accepts the pair, and then for the answer of that page. */
const TAKE_MS = 1_000;
const ANSWER_MS = 200;

/** Hands the pair over to the page that began the login. False if no page took it. */
export function handOver(pair: TokenPair, state: string | null): Promise<boolean> {
  const message: LoginMessage = { ...pair, state, until: Date.now() + TAKE_MS };
  const channel = new BroadcastChannel(LOGIN_CHANNEL);
  return new Promise((resolve) => {
    const end = (wasTaken: boolean) => {
      clearTimeout(timer);
      removeEventListener('message', handleWindow);
      channel.close();
      resolve(wasTaken);
    };
    const handleWindow = ({ origin, data }: MessageEvent) => {
      if (origin === location.origin && isTaken(data, state)) end(true);
    };
    const timer = setTimeout(() => end(false), TAKE_MS + ANSWER_MS);
    addEventListener('message', handleWindow);
    channel.onmessage = ({ data }) => {
      if (isTaken(data, state)) end(true);
    };
    // Another site may have opened this window: only a page of our origin may read the pair.
    const opener: Window | null = window.opener;
    opener?.postMessage(message, location.origin);
    channel.postMessage(message);
  });
}

interface AwaitedLogin {
  /** The OAuth state in the address of the provider. */
  state: string | null;
  onPair: (pair: TokenPair) => void;
}

const awaitedLoginAtom = atom<{ stop: () => void } | null>(null);

/**
 * Waits once for the pair of this login; a later login replaces the wait. The wait goes on after the login buttons have
 * unmounted, because the visitor may open another page in the meantime.
 */
export const awaitLoginAtom = atom(null, (get, set, { state, onPair }: AwaitedLogin) => {
  get(awaitedLoginAtom)?.stop();
  const channel = new BroadcastChannel(LOGIN_CHANNEL);

  const receive = (data: unknown, answer: (taken: LoginTaken) => void) => {
    const message = loginMessageOf(data);
    if (!message || message.state !== state || Date.now() > message.until) return;
    answer({ taken: state });
    stop();
    onPair({ token: message.token, refreshToken: message.refreshToken });
  };
  const handleWindow = ({ origin, source, data }: MessageEvent) => {
    if (origin !== location.origin) return;
    receive(data, (taken) => source?.postMessage(taken, { targetOrigin: origin }));
  };

  addEventListener('message', handleWindow);
  // A BroadcastChannel reaches pages of the same origin only.
  channel.onmessage = ({ data }) => receive(data, (taken) => channel.postMessage(taken));
  const stop = () => {
    removeEventListener('message', handleWindow);
    channel.close();
  };
  set(awaitedLoginAtom, { stop });
});
