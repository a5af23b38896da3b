import type { FactorState, StaffSession } from '../../http/guard/session.ts';
import { limits } from '../../limits/limits.ts';
import { refuse } from '../../refusal.ts';

/** Which staff must have a second factor: STAFF_SECOND_FACTOR. `none` is for a demonstration. */
export type FactorPolicy = 'none' | 'operators' | 'all';

export const isFactorRequired = (role: StaffSession['role'], policy: FactorPolicy): boolean =>
  policy === 'all' || (policy === 'operators' && role === 'OPERATOR');

/** An account that has a factor, or must have one, gives it in each session. */
export function factorState(
  { isSet, givenAt }: Omit<FactorState, 'isDue'>,
  isRequired: boolean,
): FactorState {
  return { isSet, givenAt, isDue: (isSet || isRequired) && givenAt === null };
}

/** For delicate acts: an account with a factor must have given it minutes ago. */
export function assertFreshFactor({ factor }: StaffSession, now: Date): void {
  if (factor.isSet) assertFresh(factor.givenAt, now);
}

/** Before the first factor of an account: its password must have been given minutes ago. */
export const assertFreshPassword = ({ begunAt }: StaffSession, now: Date): void =>
  assertFresh(begunAt, now);

/** The factor of the account, or without one its password, must have been given minutes ago. */
export const assertFreshProof = (session: StaffSession, now: Date): void =>
  session.factor.isSet ? assertFreshFactor(session, now) : assertFreshPassword(session, now);

function assertFresh(givenAt: Date | null, now: Date): void {
  const age = now.getTime() - (givenAt?.getTime() ?? 0);
  if (age > limits.secondFactor.freshMs) throw refuse('step_up_required');
}
