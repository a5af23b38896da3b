import { keepOnDevice } from './deviceMemory.ts';
import { forgetAppointment } from './keptAppointment.ts';
import { PUSH_MEMBER } from './pushMember.ts';

/** Called at logout: this browser shows no more notices and keeps no appointment. */
export function forgetDevice(): void {
  forgetAppointment();
  keepOnDevice(PUSH_MEMBER, null);
  endPush().catch((cause) => console.error('Web push was not ended in this browser', cause));
}

/** Its push service then refuses further notices, also when the server has not heard of the logout. */
export async function endPush(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
