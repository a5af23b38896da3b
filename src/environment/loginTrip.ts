import { forgetInWindow, recallInWindow, rememberInWindow } from './windowMemory.ts';

const TRIP = 'login-trip';
const ARRIVAL = 'login-arrival';

/** Where a login began. The window it goes on in remembers it; no code and no token is ever kept with it. */
export interface LoginTrip {
  /** Path and query of the page. */
  path: string;
  /** In a window beside that page, or in its place. */
  isBeside: boolean;
}

export const keepLoginTrip = (trip: LoginTrip) => rememberInWindow(TRIP, JSON.stringify(trip));
export const forgetLoginTrip = () => forgetInWindow(TRIP);

/** For one use; where a window remembers nothing, a login ends at the start page. Only a page of ours counts, whoever has written it there. */
export function takeLoginTrip(): LoginTrip | null {
  const trip = tripOf(recallInWindow(TRIP));
  forgetLoginTrip();
  return trip;
}

/** The page to come will say that the login has ended there: between two pages nobody can be told anything. */
export const keepLoginArrival = () => rememberInWindow(ARRIVAL, '1');

export function takeLoginArrival(): boolean {
  const hasArrived = recallInWindow(ARRIVAL) !== null;
  forgetInWindow(ARRIVAL);
  return hasArrived;
}

function tripOf(text: string | null): LoginTrip | null {
  try {
    const { path, isBeside } = JSON.parse(text ?? '{}') as Partial<LoginTrip>; // looked at below
    if (typeof path !== 'string' || typeof isBeside !== 'boolean') return null;
    return isOwnPath(path) ? { path, isBeside } : null;
  } catch {
    return null; // Not written by us.
  }
}

/** Also for a browser that reads '\' as '/' and skips tabs. A callback is no place to come back to. */
function isOwnPath(path: string): boolean {
  if (!path.startsWith('/') || !URL.canParse(path, location.origin)) return false;
  const { origin, pathname } = new URL(path, location.origin);
  return origin === location.origin && !pathname.startsWith('/oauth/');
}
