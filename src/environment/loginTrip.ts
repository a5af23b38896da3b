import { parseUrl } from '../lib/parseUrl.ts';
import { forgetInWindow, recallInWindow, rememberInWindow } from './windowMemory.ts';

const TRIP = 'login-trip';
const ARRIVAL = 'login-arrival';

/**
 * Where a login began, remembered by the window that goes to the provider. It never contains codes or tokens.
 */
export interface LoginTrip {
  /** Path and query of the page. */
  path: string;
  /** The login runs in a second window beside that page, not in the same window. */
  isNewWindow: boolean;
}

export const keepLoginTrip = (trip: LoginTrip) => rememberInWindow(TRIP, JSON.stringify(trip));
export const forgetLoginTrip = () => forgetInWindow(TRIP);

/** Can be read once. Without it a login ends at the start page. Only paths of this site are accepted. */
export function takeLoginTrip(): LoginTrip | null {
  const trip = tripOf(recallInWindow(TRIP));
  forgetLoginTrip();
  return trip;
}

/** Called before this page unloads after a login, so that the next page shows the toast. */
export const keepLoginArrival = () => rememberInWindow(ARRIVAL, '1');

export function takeLoginArrival(): boolean {
  const hasArrived = recallInWindow(ARRIVAL) !== null;
  forgetInWindow(ARRIVAL);
  return hasArrived;
}

function tripOf(text: string | null): LoginTrip | null {
  try {
    const { path, isNewWindow } = JSON.parse(text ?? '{}') as Partial<LoginTrip>; // checked below
    if (typeof path !== 'string' || typeof isNewWindow !== 'boolean') return null;
    return isOwnPath(path) ? { path, isNewWindow } : null;
  } catch {
    return null; // Not JSON written by this file.
  }
}

/** Also safe in browsers that read '\' as '/' and ignore tabs. A callback page is no valid target. */
function isOwnPath(path: string): boolean {
  if (!path.startsWith('/')) return false;
  const address = parseUrl(path, location.origin);
  return address?.origin === location.origin && !address.pathname.startsWith('/oauth/');
}
