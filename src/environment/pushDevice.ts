import { keepOnDevice, readFromDevice } from './deviceMemory.ts';
import type { PushDevice, PushState } from './environment.ts';
import { endPush, PUSH_MEMBER } from './forgetDevice.ts';
import { mayHaveWorker, startWorker } from './serviceWorker.ts';

/** Key of the member for whom this tab has sent the subscription to the server. */
const TOLD = 'pushTold';

export const pushDevice: PushDevice = {
  state: async (memberId) => {
    const missing = missingPart();
    if (missing !== null) return missing;
    if (Notification.permission === 'denied') return 'denied';
    return (await subscriptionOf(memberId)) ? 'on' : 'off';
  },

  subscribe: async (publicKey, memberId) => {
    // First, because Safari wants the question to follow the press at once.
    if ((await Notification.requestPermission()) !== 'granted') return null;
    await startWorker();
    const { pushManager } = await navigator.serviceWorker.ready;
    // It may belong to another member or to another key.
    await endPush();
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    });
    keepOnDevice(PUSH_MEMBER, memberId);
    return formOf(subscription);
  },

  unsubscribe: async () => {
    keepOnDevice(PUSH_MEMBER, null);
    await endPush();
  },

  renew: async (memberId) => {
    if (missingPart() !== null || isTold(memberId)) return null;
    const subscription = await subscriptionOf(memberId);
    // The former member has not logged out, e.g. the session ran out.
    if (subscription === null && readFromDevice(PUSH_MEMBER) !== null) {
      await pushDevice.unsubscribe();
    }
    sessionStorage.setItem(TOLD, memberId);
    return subscription && formOf(subscription);
  },
};

/** What this browser lacks; null if it can show notices. */
function missingPart(): Extract<PushState, 'unsupported' | 'homeScreen'> | null {
  if (!mayHaveWorker()) return 'unsupported';
  if ('PushManager' in window && 'Notification' in window) return null;
  return isApplePhone() ? 'homeScreen' : 'unsupported';
}

/** iPhones and iPads show notices only for pages on the home screen. An iPad reports itself as a Mac with touch. */
function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

async function subscriptionOf(memberId: string): Promise<PushSubscription | null> {
  if (readFromDevice(PUSH_MEMBER) !== memberId || Notification.permission !== 'granted')
    return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

function isTold(memberId: string): boolean {
  try {
    return sessionStorage.getItem(TOLD) === memberId;
  } catch {
    return true; // Storage is disabled.
  }
}

function formOf(subscription: PushSubscription) {
  const { endpoint = '', keys } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
}
