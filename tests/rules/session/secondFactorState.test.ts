import { describe, expect, it } from 'vitest';
import {
  assertFreshFactor,
  assertFreshPassword,
  assertFreshProof,
  factorState,
  isFactorRequired,
} from '../../../server/domain/secondFactor/factorState.ts';
import type { StaffSession } from '../../../server/http/guard/session.ts';

const NOW = new Date('2026-11-23T09:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

describe('the second factor', () => {
  it.each([
    ['all', { OPERATOR: true, CLINIC: true }],
    ['operators', { OPERATOR: true, CLINIC: false }],
    ['none', { OPERATOR: false, CLINIC: false }],
  ] as const)('STAFF_SECOND_FACTOR=%s: required of %o', (policy, required) => {
    for (const role of ['OPERATOR', 'CLINIC'] as const) {
      expect(isFactorRequired(role, policy), role).toBe(required[role]);
    }
  });

  it.each([
    { isSet: true, givenAt: null, isRequired: false, isDue: true },
    { isSet: true, givenAt: null, isRequired: true, isDue: true },
    { isSet: false, givenAt: null, isRequired: true, isDue: true },
    { isSet: false, givenAt: null, isRequired: false, isDue: false },
    { isSet: true, givenAt: NOW, isRequired: true, isDue: false },
  ])('due or not: %o', ({ isRequired, isDue, ...factor }) => {
    expect(factorState(factor, isRequired)).toEqual({ ...factor, isDue });
  });
});

describe('an act that needs to be sure of the person', () => {
  const session: StaffSession = {
    kind: 'staff',
    staffId: 's',
    role: 'OPERATOR',
    clinicId: null,
    familyId: 'f',
    begunAt: minutesAgo(60),
    factor: { isSet: true, givenAt: minutesAgo(10), isDue: false },
    isPasswordDue: false,
  };
  const withFactor = (factor: Partial<StaffSession['factor']>): StaffSession => ({
    ...session,
    factor: { ...session.factor, ...factor },
  });

  it('asks for a factor that was given at most ten minutes ago', () => {
    expect(() => assertFreshFactor(session, NOW)).not.toThrow();
    for (const givenAt of [new Date(minutesAgo(10).getTime() - 1), null]) {
      expect(() => assertFreshFactor(withFactor({ givenAt }), NOW)).toThrow(
        expect.objectContaining({ code: 'step_up_required' }),
      );
    }
  });

  it('asks no factor of an account without one', () => {
    const without = withFactor({ isSet: false, givenAt: null });
    expect(() => assertFreshFactor(without, NOW)).not.toThrow();
  });

  it('asks for the factor of an account that has one, else for its password', () => {
    const proofOf = (givenAt: Date | null, begunAt: Date) => {
      const given = withFactor({ isSet: givenAt !== null, givenAt });
      return () => assertFreshProof({ ...given, begunAt }, NOW);
    };
    expect(proofOf(NOW, minutesAgo(60))).not.toThrow();
    expect(proofOf(null, NOW)).not.toThrow();
    for (const old of [proofOf(minutesAgo(11), NOW), proofOf(null, minutesAgo(11))]) {
      expect(old).toThrow(expect.objectContaining({ code: 'step_up_required' }));
    }
  });

  it('asks for a password of the last ten minutes before the first factor', () => {
    expect(() => assertFreshPassword({ ...session, begunAt: minutesAgo(10) }, NOW)).not.toThrow();
    expect(() => assertFreshPassword({ ...session, begunAt: minutesAgo(11) }, NOW)).toThrow(
      expect.objectContaining({ code: 'step_up_required' }),
    );
  });
});
