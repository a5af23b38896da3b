import { keepOnDevice, readFromDevice } from './deviceMemory.ts';
import { APPOINTMENT_CACHE, OFFLINE_MEMBER } from './forgetDevice.ts';

/** The next appointment, kept for the page that the service worker shows without a network. */
export interface KeptAppointment {
  at: string;
  clinic: {
    name?: string | null | undefined;
    nameJa?: string | null | undefined;
    address?: string | null | undefined;
    addressJa?: string | null | undefined;
  };
}

const ADDRESS = '/next-appointment';

export const agreeToKeep = (memberId: string) => keepOnDevice(OFFLINE_MEMBER, memberId);

/** Null: the member has no appointment ahead. */
export async function keepAppointment(appointment: KeptAppointment | null): Promise<void> {
  if (appointment === null) {
    await caches.delete(APPOINTMENT_CACHE);
    return;
  }
  const cache = await caches.open(APPOINTMENT_CACHE);
  await cache.put(ADDRESS, new Response(JSON.stringify(appointment)));
  // If the member logged out while it was written, it is deleted again.
  if (readFromDevice(OFFLINE_MEMBER) === null) await caches.delete(APPOINTMENT_CACHE);
}

/** Null without one, and when the browser refuses access. */
export async function readKeptAppointment(): Promise<KeptAppointment | null> {
  try {
    const kept = await caches.match(ADDRESS, { cacheName: APPOINTMENT_CACHE });
    return kept ? await kept.json() : null;
  } catch {
    return null;
  }
}
