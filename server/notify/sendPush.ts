import webPush from 'web-push';
import type { PushSubscriptionForm } from '../../contract/notice.ts';
import type { PushPayload } from '../../contract/plain/pushPayload.ts';
import { isPushAddress } from '../domain/notice/pushAddress.ts';
import { isPushKey } from '../domain/notice/pushKey.ts';
import { type Outcome, outcomeOf } from '../lib/outcome.ts';
import { SECOND_MS } from '../lib/units.ts';
import type { PushSettings } from './noticeSettings.ts';
import { statusOf } from './statusOf.ts';

/** The browser has ended the subscription, or its address or key cannot be one. */
const GONE = 'gone';

interface Push {
  payload: PushPayload;
  /** How long the push service keeps it while the browser is off. */
  keptMs: number;
}

/** Encrypts with `web-push` and sends with `fetch`, because the requests of `web-push` have no time limit. */
export async function sendPush(
  settings: PushSettings,
  subscription: PushSubscriptionForm,
  push: Push,
): Promise<Outcome | typeof GONE> {
  if (!isPushAddress(subscription.endpoint) || !isPushKey(subscription.keys.p256dh)) return GONE;
  const { endpoint, method, headers, body } = encrypt(settings, subscription, push);
  const status = await statusOf(endpoint, { method, headers, body: new Uint8Array(body) });
  return status === 404 || status === 410 ? GONE : outcomeOf(status);
}

const encrypt = (
  { subject, publicKey, privateKey }: PushSettings,
  subscription: PushSubscriptionForm,
  { payload, keptMs }: Push,
) =>
  webPush.generateRequestDetails(subscription, JSON.stringify(payload), {
    vapidDetails: { subject, publicKey, privateKey },
    TTL: Math.max(0, Math.round(keptMs / SECOND_MS)),
    // A push service keeps only the newest push of a topic, so a repeated one is shown once.
    topic: payload.tag.replaceAll('-', ''),
  });
