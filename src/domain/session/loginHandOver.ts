import type { TokenPair } from '../../../contract/session.ts';
import { isTaken, LOGIN_CHANNEL, type LoginMessage } from './loginMessage.ts';

/** How long the page where the login began has to take it, and for its answer to arrive. */
const PATIENCE_MS = 1_000;
const ANSWER_MS = 200;

/** Offers the pair to the page where the login began. False when nobody takes it. */
export function handOver(pair: TokenPair, state: string | null): Promise<boolean> {
  const message: LoginMessage = { ...pair, state, until: Date.now() + PATIENCE_MS };
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
    const timer = setTimeout(() => end(false), PATIENCE_MS + ANSWER_MS);
    addEventListener('message', handleWindow);
    channel.onmessage = ({ data }) => {
      if (isTaken(data, state)) end(true);
    };
    // Whoever has opened this window may be a stranger: only a page of ours is to read it.
    const opener: Window | null = window.opener;
    opener?.postMessage(message, location.origin);
    channel.postMessage(message);
  });
}
