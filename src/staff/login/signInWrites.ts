import type { QueryClient } from '@tanstack/query-core';
import { call } from '../../api/call.ts';
import { writeAtom } from '../../api/queryAtoms.ts';
import { announceStaff } from '../../environment/sessionChannel.ts';
import { sha256 } from '../../lib/digests.ts';
import { keepPreviewsFor } from '../draftOwner.ts';
import { currentStaffQuery, forgetStaffAnswers } from '../staffAnswers.ts';

/** What the sign-in asks for after the password. */
export type DueStep = { step: 'factor' | 'newPassword'; userId: string };

interface Credentials {
  userId: string;
  password: string;
}

/** Signs in. Returns the step that is still due. Only a hash of the password is sent; the session is in a cookie. */
export const signInAtom = writeAtom(
  async ({ userId, password }: Credentials, client): Promise<DueStep | null> => {
    const body = { user_id: userId, password: await sha256(password) };
    const { token } = await call('POST /auth/login', { body });
    if (!token) throw new Error('The login was answered without a token');
    keepPreviewsFor(userId);
    return loadDueStep(client);
  },
);

/**
 * Reads the account again, because the answer in memory is older than the last step, and tells the other tabs which
 * account it is. Null: nothing is due.
 */
export async function loadDueStep(client: QueryClient): Promise<DueStep | null> {
  forgetStaffAnswers(client);
  const { data: staff } = await client.fetchQuery(currentStaffQuery);
  announceStaff(staff.id);
  const { user_id: userId, secondFactorDue, passwordDue } = staff;
  if (!secondFactorDue && !passwordDue) return null;
  return { step: secondFactorDue ? 'factor' : 'newPassword', userId };
}
