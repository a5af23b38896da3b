import type { TokenPair } from '../../../contract/session.ts';
import { LOGIN_CHANNEL, type LoginTaken, loginMessageOf } from './loginMessage.ts';

interface AwaitedLogin {
  /** As the address of the provider carries it. */
  state: string | null;
  onPair: (pair: TokenPair) => void;
}

let stopAwaiting: (() => void) | undefined;

/**
 * Listens for the end of a login, from one window only and once; a login begun later takes its place. It
 * goes on when the buttons have gone: somebody may look at another page in the meantime.
 */
export function awaitLogin({ state, onPair }: AwaitedLogin): void {
  stopAwaiting?.();
  const channel = new BroadcastChannel(LOGIN_CHANNEL);

  const receive = (data: unknown, answer: (taken: LoginTaken) => void) => {
    const message = loginMessageOf(data);
    if (!message || message.state !== state || Date.now() > message.until) return;
    answer({ taken: state });
    stopAwaiting?.();
    onPair({ token: message.token, refreshToken: message.refreshToken });
  };
  const handleWindow = ({ origin, source, data }: MessageEvent) => {
    if (origin !== location.origin) return;
    receive(data, (taken) => source?.postMessage(taken, { targetOrigin: origin }));
  };

  addEventListener('message', handleWindow);
  // None but our own pages reach it.
  channel.onmessage = ({ data }) => receive(data, (taken) => channel.postMessage(taken));
  stopAwaiting = () => {
    removeEventListener('message', handleWindow);
    channel.close();
    stopAwaiting = undefined;
  };
}
