import { keepOnDevice, readFromDevice } from './deviceMemory.ts';

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

/** Has the id of the member who agreed on this device. */
const AGREED = 'offlineAppointment';
/** The Cache API, because a service worker cannot read localStorage. */
const CACHE = 'next-appointment';
const ADDRESS = '/next-appointment';

export const keepsAppointment = (memberId: string) => readFromDevice(AGREED) === memberId;

export const keepsAppointmentOfOther = (memberId: string) =>
  ![null, memberId].includes(readFromDevice(AGREED));

export const agreeToKeep = (memberId: string) => keepOnDevice(AGREED, memberId);

/** Null: the member has no appointment ahead. */
export async function keepAppointment(appointment: KeptAppointment | null): Promise<void> {
  if (appointment === null) {
    await caches.delete(CACHE);
    return;
  }
  const cache = await caches.open(CACHE);
  await cache.put(ADDRESS, new Response(JSON.stringify(appointment)));
  // The member has logged out meanwhile.
  if (readFromDevice(AGREED) === null) await caches.delete(CACHE);
}

/** Null without one, and when the browser refuses access. */
export async function readKeptAppointment(): Promise<KeptAppointment | null> {
  try {
    const kept = await caches.match(ADDRESS, { cacheName: CACHE });
    return kept ? await kept.json() : null;
  } catch {
    return null;
  }
}

/** Ends the consent, and deletes what was kept. */
export function forgetAppointment(): void {
  keepOnDevice(AGREED, null);
  // Browsers have no caches on pages without HTTPS.
  globalThis.caches
    ?.delete(CACHE)
    .catch((cause) => console.error('The kept appointment was not deleted', cause));
}
