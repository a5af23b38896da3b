import { keepOnDevice, readFromDevice, watchDevice } from './deviceMemory.ts';
import type { DraftOwner } from './draftKeys.ts';

const CHANNEL = 'session-changed';
const LOGOUTS = { member: 'logouts', staff: 'staffLogouts' };
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
export function announceStaff(staffId: string | null): void {
  if (staffId === null || staffId !== readFromDevice(STAFF)) countLogout('staff');
  keepOnDevice(STAFF, staffId);
}

/** The tab that made the change is told, too. */
export const watchStaff = (onChange: (staffId: string | null) => void): (() => void) =>
  watchDevice(STAFF, () => onChange(readFromDevice(STAFF)));

/**
 * The number of logouts in this browser; for staff, of sign-outs and changes of the account. A page in the back-forward
 * cache gets no messages, so it compares this number when it is shown again.
 */
export const countedLogouts = (owner: DraftOwner = 'member') =>
  Number(readFromDevice(LOGOUTS[owner]));

export const countLogout = (owner: DraftOwner = 'member') =>
  keepOnDevice(LOGOUTS[owner], String(countedLogouts(owner) + 1));
