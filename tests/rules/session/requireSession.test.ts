import { describe, expect, it } from 'vitest';
import type { Audience } from '../../../contract/endpoint.ts';
import { BACKGROUND_HEADER } from '../../../contract/plain/headers.ts';
import {
  type Guard,
  inBackground,
  isSignedIn,
  requireSession,
  type Session,
  type StaffSession,
} from '../../../server/http/guard/session.ts';

const MEMBER: Session = { kind: 'member', memberId: 'm', familyId: 'f' };
const STAFF: StaffSession = {
  kind: 'staff',
  staffId: 's',
  role: 'CLINIC',
  clinicId: 'c',
  familyId: 'f',
  begunAt: new Date('2026-11-23T09:00:00Z'),
  factor: { isSet: false, givenAt: null, isDue: false },
  isPasswordDue: false,
};
const OPERATOR: StaffSession = { ...STAFF, role: 'OPERATOR', clinicId: null };
const FACTOR_DUE: StaffSession = { ...STAFF, factor: { ...STAFF.factor, isDue: true } };
const PASSWORD_DUE: StaffSession = { ...STAFF, isPasswordDue: true };

/** The session that the handler gets, or the refusal. */
async function given<A extends Audience>(guard: Guard<A>, session: Session | null) {
  const sessions = { find: async () => session };
  try {
    return await requireSession(guard, sessions, new Headers());
  } catch (error) {
    return (error as { code: string }).code;
  }
}

describe('who may use a call', () => {
  const audiences = ['member', 'staff', 'operator', 'member or staff'] as const;
  it.each([
    [MEMBER, [MEMBER, 'forbidden', 'forbidden', MEMBER]],
    [STAFF, ['forbidden', STAFF, 'forbidden', STAFF]],
    [OPERATOR, ['forbidden', OPERATOR, OPERATOR, OPERATOR]],
    [null, audiences.map(() => 'unauthenticated')],
  ])('with the session %o', async (session, expected) => {
    const answers = audiences.map((audience) => given({ audience }, session));
    expect(await Promise.all(answers)).toEqual(expected);
  });

  it('a public call does not look for a session', async () => {
    const sessions = { find: () => Promise.reject(new Error('looked')) };
    expect(await requireSession({ audience: 'anyone' }, sessions, new Headers())).toBeNull();
  });

  it('the session is looked for by the audience and the headers of the call', async () => {
    const asked: unknown[] = [];
    const find = async (...question: unknown[]) => {
      asked.push(question);
      return MEMBER;
    };
    const headers = new Headers();
    await requireSession({ audience: 'member' }, { find }, headers);
    expect(asked).toEqual([[headers, 'member']]);
  });
});

it('a call that an open page makes by itself has the mark of such calls, and its other headers', () => {
  const sent = new Headers({ Cookie: 'staff=s' });
  expect([...inBackground(sent)]).toEqual([
    ['cookie', 'staff=s'],
    [BACKGROUND_HEADER, '1'],
  ]);
  expect(sent.has(BACKGROUND_HEADER)).toBe(false);
});

describe('a session of staff that is not complete', () => {
  const guard = { audience: 'staff' } as const;

  it('opens nothing before the second factor but what leads to it', async () => {
    expect(await given(guard, FACTOR_DUE)).toBe('second_factor_due');
    expect(await given({ ...guard, beforeNewPassword: true }, FACTOR_DUE)).toBe(
      'second_factor_due',
    );
    expect(await given({ ...guard, beforeSecondFactor: true }, FACTOR_DUE)).toBe(FACTOR_DUE);
    expect(await given({ audience: 'member' }, FACTOR_DUE)).toBe('second_factor_due');
  });

  it('opens nothing before the new password but what leads to it', async () => {
    expect(await given(guard, PASSWORD_DUE)).toBe('password_due');
    expect(await given({ ...guard, beforeNewPassword: true }, PASSWORD_DUE)).toBe(PASSWORD_DUE);
    expect(await given({ ...guard, beforeSecondFactor: true }, PASSWORD_DUE)).toBe(PASSWORD_DUE);
  });

  it('does not open the console', () => {
    expect([STAFF, FACTOR_DUE, PASSWORD_DUE, MEMBER, null].map(isSignedIn)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
