import { pushFormOf } from '../environment/pushForm.ts';

const PATH = '/member/push-subscription';

type Ask = (path: string, init: Init) => Promise<Response>;

interface Init extends RequestInit {
  headers?: Record<string, string>;
}

type Subscription = Pick<PushSubscription, 'toJSON'>;

interface Renewal {
  /** Sends a request to the server. */
  ask: Ask;
  pushManager: { subscribe: (options: PushSubscriptionOptionsInit) => Promise<Subscription> };
  /** The subscription that the browser has made. Some browsers drop the former one and make none. */
  made: Subscription | null;
}

/**
 * The browser has replaced its subscription: the server gets the new one. Without a session, or if the member has not
 * switched web push on in it, nothing is sent. `usePushRenewal` sends it with the next page if this fails.
 */
export async function renewPush({ ask, pushManager, made }: Renewal): Promise<void> {
  const answer = await askAsMember(ask, 'GET');
  if (!answer.ok) return;
  const { publicKey } = (await answer.json()).data;
  const subscription =
    made ??
    (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
  await askAsMember(ask, 'PUT', pushFormOf(subscription));
}

/** An expired session is renewed once. */
async function askAsMember(ask: Ask, method: string, form?: object): Promise<Response> {
  const init = {
    method,
    credentials: 'include',
    ...(form && { body: JSON.stringify(form), headers: { 'Content-Type': 'application/json' } }),
  } as const;
  const answer = await ask(PATH, init);
  if (answer.status !== 401) return answer;
  const renewed = await ask('/auth/refresh', { method: 'POST', credentials: 'include' });
  return renewed.ok ? ask(PATH, init) : answer;
}
