import { keepOnDevice, readFromDevice } from './deviceMemory.ts';

const CHANNEL = 'session-changed';
const LOGOUTS = 'logouts';

/** Tells the other tabs of this browser about a login or a logout. */
export function announceSession(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

export function watchSession(onChange: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = onChange;
  return () => channel.close();
}

/** How often a member has logged out in this browser: pages in the back-forward cache receive no messages. */
export const countedLogouts = () => Number(readFromDevice(LOGOUTS));

export const countLogout = () => keepOnDevice(LOGOUTS, String(countedLogouts() + 1));
