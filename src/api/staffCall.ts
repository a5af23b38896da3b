import type { ApiKey } from '../../contract/api.ts';
import { BACKGROUND_HEADER, STAFF_HEADER } from '../../contract/plain/headers.ts';
import { ApiError, codeOf } from './ApiError.ts';
import { type CallInput, call, type Output } from './call.ts';
import { type OpenStream, openStream } from './liveStream.ts';
import type { Precautions } from './memberCall.ts';
import { exchange, isExchange, wasExchanged } from './staffTokenExchange.ts';

interface Extras extends Precautions {
  /** The account whose call this is. Without it: the one that the page shows now. */
  staffId?: string | null;
}

/** A call with the staff session, which is separate from the member session. A failure is logged and thrown. */
export async function staffCall<K extends ApiKey>(
  key: K,
  input: CallInput<K>,
  { idempotencyKey, staffId }: Extras = {},
): Promise<Output<K>> {
  const headers = idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {};
  try {
    return await ask(key, input, headers, staffId);
  } catch (cause) {
    const code = codeOf(cause);
    if (code !== 'unauthenticated') console.error(`${key} failed: ${code}`, cause);
    throw cause;
  }
}

/** For a write of several calls: they all belong to one account, the one that the page shows now. */
export const callsOfStaff =
  (staffId = shownStaffId): typeof staffCall =>
  (key, input, extras) =>
    staffCall(key, input, { staffId, ...extras });

/** A staff call as a query; the query client logs failures. */
export function staffQuery<K extends ApiKey>(key: K, input: CallInput<K>) {
  return { queryKey: [key, input] as const, queryFn: () => ask(key, input) };
}

/** A call that the console makes by itself. It does not prolong the session. */
export const staffBackgroundCall = <K extends ApiKey>(key: K, input: CallInput<K>) =>
  ask(key, input, { [BACKGROUND_HEADER]: '1' });

/** The live stream of the clinic. The server does not count it as use of the session. */
export const openStaffStream: OpenStream = (signal) =>
  tellingLoss(() => onceMore(() => openStream('GET /staff/live', signal, headerOf(shownStaffId))));

const SIGN_IN_AGAIN: readonly string[] = ['unauthenticated', 'second_factor_due', 'password_due'];

/** An event of the window: the staff session has ended, or a step of the sign-in is due. Staff sign in again. */
export const STAFF_SESSION_LOST = 'staff-session-lost';

/** An event of the window: a call needs a second factor that was given just now. */
export const STAFF_STEP_UP = 'staff-step-up';

/** Called with true when the person has given it. */
export type StepUpAnswer = (isGiven: boolean) => void;

let shownStaffId: string | null = null;

/** The account that this page shows. From now on the server refuses calls if another one is signed in. */
export function callAsStaff(staffId: string): void {
  shownStaffId = staffId;
}

const headerOf = (staffId: string | null): Record<string, string> =>
  staffId === null ? {} : { [STAFF_HEADER]: staffId };

/** The page shows another account than the one whose call it is. */
const isOtherShown = (staffId: string | null): boolean =>
  staffId !== null && staffId !== shownStaffId;

function ask<K extends ApiKey>(
  key: K,
  input: CallInput<K>,
  others: Record<string, string> = {},
  staffId = shownStaffId,
): Promise<Output<K>> {
  // This call asks which account is signed in.
  const asksWho = key === 'GET /auth/my-info';
  const headers = asksWho ? others : { ...others, ...headerOf(staffId) };
  const attempt = () => call(key, input, headers);
  const dropLate = () => {
    if (!asksWho && isOtherShown(staffId)) {
      throw new ApiError('unauthenticated', 401, `${key}: another account is shown`);
    }
  };
  const send = () =>
    onceMore(isExchange(key) ? () => exchange(attempt) : attempt).finally(dropLate);
  return tellingLoss(async () => {
    try {
      return await send();
    } catch (cause) {
      if (codeOf(cause) === 'step_up_required' && (await stepUp())) return send();
      throw cause;
    }
  }, staffId);
}

/** The loss is told if the page still shows the account whose session it was. */
async function tellingLoss<T>(run: () => Promise<T>, staffId = shownStaffId): Promise<T> {
  try {
    return await run();
  } catch (cause) {
    if (SIGN_IN_AGAIN.includes(codeOf(cause)) && !isOtherShown(staffId)) {
      dispatchEvent(new Event(STAFF_SESSION_LOST));
    }
    throw cause;
  }
}

/** Repeats the call if the token was exchanged meanwhile. */
async function onceMore<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (cause) {
    if (codeOf(cause) === 'unauthenticated' && (await wasExchanged())) return attempt();
    throw cause;
  }
}

/** The console asks the person. False when no console is shown, or the person gives up. */
function stepUp(): Promise<boolean> {
  return new Promise((resolve) => {
    const event = new CustomEvent<StepUpAnswer>(STAFF_STEP_UP, {
      cancelable: true,
      detail: resolve,
    });
    const isTaken = !dispatchEvent(event);
    if (!isTaken) resolve(false);
  });
}
