import { isApplePhone } from './applePhone.ts';
import { keepOnDevice, readFromDevice } from './deviceMemory.ts';
import type { PushDevice, PushState } from './environment.ts';
import { endPush, PUSH_MEMBER, PUSH_TOLD } from './forgetDevice.ts';
import { pushFormOf } from './pushForm.ts';
import { mayHaveWorker, startWorker } from './serviceWorker.ts';
import { recallInWindow, rememberInWindow } from './windowMemory.ts';

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
    return pushFormOf(subscription);
  },

  unsubscribe: async () => {
    keepOnDevice(PUSH_MEMBER, null);
    await endPush();
  },

  renew: async (memberId, tell) => {
    if (missingPart() !== null) return;
    const subscription = await subscriptionOf(memberId);
    if (subscription === null) {
      // The former member has not logged out, e.g. because the session expired.
      if (readFromDevice(PUSH_MEMBER) !== null) await pushDevice.unsubscribe();
      return;
    }
    const form = pushFormOf(subscription);
    const told = `${memberId} ${form.endpoint}`;
    if (recallInWindow(PUSH_TOLD) === told) return;
    await tell(form);
    rememberInWindow(PUSH_TOLD, told);
  },
};

/** What this browser lacks; null if it can show notices. Apple's phones show them only for pages on the home screen. */
function missingPart(): Extract<PushState, 'unsupported' | 'homeScreen'> | null {
  if (!mayHaveWorker()) return 'unsupported';
  if ('PushManager' in window && 'Notification' in window) return null;
  return isApplePhone() ? 'homeScreen' : 'unsupported';
}

async function subscriptionOf(memberId: string): Promise<PushSubscription | null> {
  if (readFromDevice(PUSH_MEMBER) !== memberId || Notification.permission !== 'granted')
    return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}
