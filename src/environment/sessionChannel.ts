import { keepOnDevice, readFromDevice, watchDevice } from './deviceMemory.ts';

const CHANNEL = 'session-changed';
const LOGOUTS = 'logouts';
const STAFF = 'staffAccount';

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

/** Tells all tabs which member of staff has signed in; null after a sign-out. */
export const announceStaff = (staffId: string | null) => keepOnDevice(STAFF, staffId);

/** Also this tab is told of its own change. */
export const watchStaff = (onChange: (staffId: string | null) => void): (() => void) =>
  watchDevice(STAFF, () => onChange(readFromDevice(STAFF)));

/** How often a member has logged out in this browser: pages in the back-forward cache receive no messages. */
export const countedLogouts = () => Number(readFromDevice(LOGOUTS));

export const countLogout = () => keepOnDevice(LOGOUTS, String(countedLogouts() + 1));
