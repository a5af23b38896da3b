import type { RecordName } from '../../contract/plain/records.ts';
import { forgetInWindow, recallInWindow, rememberInWindow } from '../environment/windowMemory.ts';

/** What a guest pressed that needs a login. */
export type LoginPress =
  | { does: 'bookmark'; target: RecordName }
  | { does: 'counsel'; clinicId: string; source: RecordName }
  | { does: 'report'; reviewId: string };

const KEY = 'login-press';
const KEPT_MS = 10 * 60_000;

/** Remembers the press until after the login. `undefined` removes an earlier press. */
export function keepLoginPress(press: LoginPress | undefined): void {
  if (press) rememberInWindow(KEY, JSON.stringify({ press, until: Date.now() + KEPT_MS }));
  else forgetInWindow(KEY);
}

export const forgetLoginPress = () => forgetInWindow(KEY);

/** Returns the press and removes it. */
export function takeLoginPress(): LoginPress | null {
  const kept = recallInWindow(KEY);
  forgetInWindow(KEY);
  if (kept === null) return null;
  // Only this file writes it.
  const { press, until } = JSON.parse(kept) as { press: LoginPress; until: number };
  return Date.now() < until ? press : null;
}
