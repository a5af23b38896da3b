import type { EraseReason } from '../../../contract/plain/enums.ts';
import type { Named } from '../../../contract/shape.ts';
import type { StaffAccountForm } from '../../../contract/staff/staffPeople.ts';
import { codeOf } from '../../api/ApiError.ts';
import { writesById } from '../../api/atomsByInput.ts';
import { writeAtom } from '../../api/queryAtoms.ts';
import { callsOfStaff, staffCall } from '../../api/staffCall.ts';
import { sha1, sha256 } from '../../lib/digests.ts';
import { refetchLists, thenRefetchLists } from '../staffAnswers.ts';

/** The values of the form of an account. */
export interface NewAccount {
  userId: string;
  password: string;
  role: string;
  clinic: Named | null;
}

interface Creation {
  account: NewAccount;
  /** The idempotency key of a form. */
  keyFor: (text: string) => string;
  isDemo: boolean;
}

/** Returns the enrolment code; null if the account needs no second factor. */
export const createAccountAtom = writeAtom(
  async ({ account, keyFor, isDemo }: Creation, client): Promise<string | null> => {
    const call = callsOfStaff();
    const body = await formOf(account);
    const idempotencyKey = keyFor(JSON.stringify(body));
    const { data } = await call('POST /staff/people', { body }, { idempotencyKey });
    await refetchLists(client, 'GET /staff/people');
    return isDemo ? null : resetFactor(data.id, call);
  },
);

/** Removes the second factors of a colleague. Returns the code for the next one, if the account needs one. */
export const useResetFactor = writesById((id, _: undefined) => resetFactor(id, staffCall));

/** Closes an account, or opens it again. */
export const useChangeAccount = writesById(
  async (id, body: { active: boolean }, client): Promise<void> => {
    await staffCall('PATCH /staff/people/:id', { params: { id }, body });
    await refetchLists(client, 'GET /staff/people');
  },
);

export const useSetPassword = writesById(async (userId, password: string): Promise<void> => {
  const body = {
    user_id: userId,
    new_password: await sha256(password),
    new_password_sha1: await sha1(password),
  };
  await staffCall('POST /auth/reset-password', { body });
});

export const useLogOutMember = writesById(async (id, _: undefined, client): Promise<void> => {
  try {
    await staffCall('DELETE /staff/members/:id/sessions', { params: { id } });
  } catch (cause) {
    if (codeOf(cause) === 'not_found') await refetchLists(client, 'GET /staff/members');
    throw cause;
  }
});

export const useEraseMember = writesById(async (id, reason: EraseReason, client): Promise<void> => {
  const sent = staffCall('POST /staff/members/:id/erase', { params: { id }, body: { reason } });
  await thenRefetchLists(client, 'GET /staff/members', sent);
});

async function resetFactor(id: string, call: typeof staffCall): Promise<string | null> {
  const { data } = await call('POST /staff/people/:id/factor-reset', { params: { id } });
  return data.enrolmentCode;
}

async function formOf(account: NewAccount): Promise<StaffAccountForm> {
  const role = account.role === 'OPERATOR' ? 'OPERATOR' : 'CLINIC';
  return {
    user_id: account.userId,
    password: await sha256(account.password),
    password_sha1: await sha1(account.password),
    role,
    clinic_id: role === 'CLINIC' ? (account.clinic?.id ?? null) : null,
  };
}
