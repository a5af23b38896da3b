import { keepOnDevice } from './deviceMemory.ts';

/** The key on the device that has the id of the member who switched web push on. */
export const PUSH_MEMBER = 'pushMember';
/** The same for the member who agreed that the next appointment is kept. */
export const OFFLINE_MEMBER = 'offlineAppointment';
/** The key in the window of the subscription that the server has. */
export const PUSH_TOLD = 'pushTold';
/** The key on the device that has the recent searches. */
export const RECENT_SEARCHES = 'recentSearches';
/** The key on the device that has the provider of the last login. */
export const LAST_LOGIN = 'lastLogin';
/** The cache with the kept appointment. Not localStorage, because a service worker cannot read it. */
export const APPOINTMENT_CACHE = 'next-appointment';

/** The database of picked files, see fileDatabase.ts. */
export const FILE_DATABASE = 'drafts';

/** Called at logout: this browser shows no more notices, and keeps no searches, no appointment and no last login. */
export function forgetDevice(): void {
  forgetAppointment();
  keepOnDevice(PUSH_MEMBER, null);
  keepOnDevice(RECENT_SEARCHES, null);
  keepOnDevice(LAST_LOGIN, null);
  endPush().catch((cause) => console.error('Web push was not ended in this browser', cause));
}

/** Ends the consent, and deletes what was kept. */
export function forgetAppointment(): void {
  keepOnDevice(OFFLINE_MEMBER, null);
  // Browsers have no caches on pages without HTTPS.
  globalThis.caches
    ?.delete(APPOINTMENT_CACHE)
    .catch((cause) => console.error('The kept appointment was not deleted', cause));
}

/** Ends the subscription. The push service then refuses notices, even if the server does not know of the logout. */
export async function endPush(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
