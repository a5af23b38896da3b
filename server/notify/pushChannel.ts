import { hasSubscription } from '../domain/notice/pushSql.ts';
import { deleteEndpoints, findBrowsers } from '../domain/notice/pushSubscriptions.ts';
import type { Outcome } from '../lib/outcome.ts';
import { limits } from '../limits/limits.ts';
import type { Channel, ChannelServices } from './channel.ts';
import type { DueDelivery } from './deliverySql.ts';
import type { PushSettings } from './noticeSettings.ts';
import { sendPush } from './sendPush.ts';

/** Web push, to every browser in which the member has switched it on. */
export const pushChannel: Channel = {
  name: 'PUSH',
  isFor: `exists (
    select 1 from push_subscription where push_subscription.member_id = receiver.member_id)`,
  patienceMs: limits.outside.noticeMs,
  open: (services) => {
    const { push } = services.settings;
    if (push === null) return null;
    return {
      send: (delivery) => sendToBrowsers(services, push, delivery),
      reaches: (memberId) => hasSubscription(services.db, memberId, services.now()),
    };
  },
};

async function sendToBrowsers(
  { db, memberKeys, now }: ChannelServices,
  push: PushSettings,
  { id, noticeId, memberId, appointmentAt, text, link, reached }: DueDelivery,
): Promise<Outcome> {
  if (memberId === null) return { state: 'SHOWN' };
  const browsers = await findBrowsers(db, memberKeys, memberId, now());
  const payload = { tag: noticeId ?? id, text, link };
  const keptMs = appointmentAt ? Number(appointmentAt) - Number(now()) : limits.outside.pushKeptMs;
  const sent = await Promise.all(
    browsers
      .filter(({ familyId }) => !reached.includes(familyId))
      .map(async ({ familyId, subscription }) => ({
        familyId,
        subscription,
        outcome: await sendPush(push, subscription, { payload, keptMs }),
      })),
  );
  const gone = sent.filter(({ outcome }) => outcome === 'gone');
  await deleteEndpoints(
    db,
    gone.map(({ subscription }) => subscription.endpoint),
  );
  const outcomes = sent.flatMap(({ outcome }) => (outcome === 'gone' ? [] : [outcome]));
  const accepted = sent.filter(({ outcome }) => outcome !== 'gone' && outcome.state === 'SENT');
  const hasReached = accepted.length > 0 || reached.length > 0;
  // If another browser has it, a refusal is about this subscription, e.g. one that was made with a former VAPID key.
  const waiting = outcomes
    .filter((outcome) => outcome.state === 'WAITING')
    .find(({ isRefused }) => !isRefused || !hasReached);
  if (waiting) return { ...waiting, reached: accepted.map(({ familyId }) => familyId) };
  if (hasReached) return { state: 'SENT' };
  return outcomes[0] ?? { state: 'SHOWN' };
}
