import { expect, it } from 'vitest';
import type { AppContext } from '../../../server/appContext.ts';
import type { FactorPolicy } from '../../../server/domain/secondFactor/factorState.ts';
import { createSessionFinder } from '../../../server/domain/session/createSessionFinder.ts';
import type { OwnerRow } from '../../../server/domain/session/sessionSql.ts';

const NOW = new Date('2026-11-23T09:00:00Z');
const SIGNED_IN = new Date('2026-11-23T08:00:00Z');
const FACTOR_GIVEN = new Date('2026-11-23T08:30:00Z');

const STAFF: OwnerRow = {
  member_id: null,
  staff_id: 's',
  role: 'CLINIC',
  clinic_id: 'c',
  family_id: 'f',
  used_at: NOW,
  created_at: SIGNED_IN,
  factor_at: null,
  has_factor: false,
  password_due: false,
};

const finderOf = (query: () => Promise<OwnerRow[]>, factorPolicy: FactorPolicy = 'none') =>
  createSessionFinder({
    db: { query },
    now: () => NOW,
    clientConfig: { publicUrl: 'http://localhost:3000' },
    factorPolicy,
  } as unknown as AppContext);

/** The session that a browser with this row of the database has. */
function find(row: Partial<OwnerRow>, factorPolicy: FactorPolicy = 'none') {
  const { find } = finderOf(async () => [{ ...STAFF, ...row }], factorPolicy);
  return find(new Headers({ Authorization: 'Bearer abc' }), 'member or staff');
}

it('a session of staff names its account and when the password was given', async () => {
  expect(await find({})).toEqual({
    kind: 'staff',
    staffId: 's',
    role: 'CLINIC',
    clinicId: 'c',
    familyId: 'f',
    begunAt: SIGNED_IN,
    factor: { isSet: false, givenAt: null, isDue: false },
    isPasswordDue: false,
  });
});

it('a session of a member that is over does not hide the one of staff in the same browser', async () => {
  const rows = [[], [STAFF]];
  const { find } = finderOf(async () => rows.shift() ?? []);
  const Cookie = `session=${'m'.repeat(43)}; staff=${'s'.repeat(43)}`;
  expect(await find(new Headers({ Cookie }), 'member or staff')).toMatchObject({ kind: 'staff' });
  expect(rows).toEqual([]);
});

it('a session of staff with a password that another person gave is told to replace it', async () => {
  expect(await find({ password_due: true })).toMatchObject({ isPasswordDue: true });
  expect(await find({ password_due: null })).toMatchObject({ isPasswordDue: false });
});

it.each<[string, Partial<OwnerRow>, FactorPolicy, object]>([
  ['has one and has not given it', { has_factor: true }, 'none', { isSet: true, isDue: true }],
  [
    'has given it',
    { has_factor: true, factor_at: FACTOR_GIVEN },
    'none',
    { isSet: true, givenAt: FACTOR_GIVEN, isDue: false },
  ],
  ['needs none', {}, 'operators', { isSet: false, isDue: false }],
  ['is an operator, who needs one', { role: 'OPERATOR' }, 'operators', { isDue: true }],
  ['is of a clinic, where all need one', {}, 'all', { isDue: true }],
])('the second factor of a session: an account that %s', async (_, row, policy, factor) => {
  expect(await find(row, policy)).toMatchObject({ factor });
});

it('an account that was removed has no session, a member has one', async () => {
  expect(await find({ staff_id: null, role: null })).toBeNull();
  expect(await find({ member_id: 'm', staff_id: null, role: null })).toEqual({
    kind: 'member',
    memberId: 'm',
    familyId: 'f',
  });
});
