/** What the server stores of a subscription of web push. */
export function pushFormOf(subscription: Pick<PushSubscription, 'toJSON'>) {
  const { endpoint = '', keys } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
}
