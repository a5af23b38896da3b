import { limits } from '../limits.ts';
import type { Channel, ChannelServices } from './channel.ts';
import type { DueDelivery } from './deliverySql.ts';
import { type Outcome, REMINDER_LEADS } from './noticeRules.ts';
import type { PushSettings } from './noticeSettings.ts';
import { deleteSubscriptions, hasSubscription, markDone } from './pushSql.ts';
import { findBrowsers } from './pushSubscriptions.ts';
import { sendPush } from './sendPush.ts';

/** Web push, to every browser in which the member has switched it on. */
export const pushChannel: Channel = {
  name: 'PUSH',
  isFor: `exists (
    select 1 from push_subscription where push_subscription.member_id = receiver.member_id)`,
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
  { id, noticeId, memberId, kind, text, link }: DueDelivery,
): Promise<Outcome> {
  if (memberId === null) return { state: 'SHOWN' };
  const found = { memberId, deliveryId: id, now: now() };
  const browsers = await findBrowsers(db, memberKeys, found);
  const payload = { tag: noticeId ?? id, text, link };
  const keptMs =
    kind === 'REMINDER_SOON' ? REMINDER_LEADS.REMINDER_SOON : limits.outside.pushKeptMs;
  const sent = await Promise.all(
    browsers.map(async ({ familyId, isDone, subscription }) => ({
      familyId,
      outcome: isDone
        ? ({ state: 'SENT' } as const)
        : await sendPush(push, subscription, { payload, keptMs }),
    })),
  );
  const gone = sent.filter(({ outcome }) => outcome === 'gone');
  await deleteSubscriptions(
    db,
    gone.map(({ familyId }) => familyId),
  );
  const outcomes = sent.flatMap(({ outcome }) => (outcome === 'gone' ? [] : [outcome]));
  const waiting = outcomes.find(({ state }) => state === 'WAITING');
  const done = sent.filter(({ outcome }) => outcome !== 'gone' && outcome.state === 'SENT');
  await markDone(
    db,
    done.map(({ familyId }) => familyId),
    id,
  );
  return (
    waiting ?? outcomes.find(({ state }) => state === 'SENT') ?? outcomes[0] ?? { state: 'SHOWN' }
  );
}
