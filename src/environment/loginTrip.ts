const TRIP = 'login-trip';
const ARRIVAL = 'login-arrival';

/** Where a login began. The window it goes on in remembers it; no code and no token is ever kept with it. */
export interface LoginTrip {
  /** Path and query of the page. */
  path: string;
  /** In a window beside that page, or in its place. */
  isBeside: boolean;
}

export const keepLoginTrip = (trip: LoginTrip) => remember(TRIP, JSON.stringify(trip));
export const forgetLoginTrip = () => forget(TRIP);

/** For one use. Only a page of ours counts, whoever has written it there. */
export function takeLoginTrip(): LoginTrip | null {
  const trip = tripOf(recall(TRIP));
  forgetLoginTrip();
  return trip;
}

/** The page to come will say that the login has ended there: between two pages nobody can be told anything. */
export const keepLoginArrival = () => remember(ARRIVAL, '1');

export function takeLoginArrival(): boolean {
  const hasArrived = recall(ARRIVAL) !== null;
  forget(ARRIVAL);
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

/** Where the memory of a window is switched off, a login ends at the start page. */
function remember(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Switched off.
  }
}

function recall(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null; // Switched off.
  }
}

function forget(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Switched off.
  }
}
