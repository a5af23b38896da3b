import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNSEL_STATES, type CounselState } from '../../../contract/plain/counselCourse.ts';
import { masterKeyOf } from '../../../server/crypto/masterKey.ts';
import { takesVisitCode } from '../../../server/domain/counsel/counselRules.ts';
import { isVisitCode, visitCodeOf } from '../../../server/domain/visit/visitCode.ts';
import { testMasterKeys } from '../../support/app/testKeys.ts';

const ID = '01900000-0000-7000-8000-0000000000c1';
const other = masterKeyOf(Buffer.alloc(32, 8));

describe('AMB-18 the visit code', () => {
  it('has six digits, always the same ones for a counsel', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        const code = visitCodeOf(testMasterKeys, id);
        expect(code).toMatch(/^\d{6}$/);
        expect(visitCodeOf(testMasterKeys, id)).toBe(code);
        expect(isVisitCode(testMasterKeys, id, code)).toBe(true);
      }),
    );
  });

  it('is another one for another counsel and under another master key', () => {
    const ids = Array.from({ length: 100 }, (_, i) => ID.slice(0, -3) + String(100 + i));
    expect(new Set(ids.map((id) => visitCodeOf(testMasterKeys, id))).size).toBeGreaterThan(95);
    expect(visitCodeOf({ current: other, old: null }, ID)).not.toBe(
      visitCodeOf(testMasterKeys, ID),
    );
  });

  it('is no other text', () => {
    const code = visitCodeOf(testMasterKeys, ID);
    const next = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    for (const wrong of [next, '', code.slice(1), `${code}0`, ` ${code}`]) {
      expect(isVisitCode(testMasterKeys, ID, wrong)).toBe(false);
    }
  });

  it('that an open page shows is still right while the master key is replaced', () => {
    const rotating = { current: other, old: testMasterKeys.current };
    const shown = visitCodeOf(testMasterKeys, ID);
    expect(isVisitCode(rotating, ID, shown)).toBe(true);
    expect(isVisitCode(rotating, ID, visitCodeOf(rotating, ID))).toBe(true);
    expect(isVisitCode({ current: other, old: null }, ID, shown)).toBe(false);
  });
});

describe('AMB-18 a visit can be confirmed by the code', () => {
  const AT = new Date('2026-12-10T05:00:00Z');
  /** Midnight in Seoul, before the appointment. */
  const MIDNIGHT = new Date('2026-12-09T15:00:00Z');
  const BEFORE = new Date('2026-12-09T14:59:59Z');
  const LATER = new Date('2026-12-20T05:00:00Z');
  const counsel = (state: CounselState, visitedAt: Date | null = null) => ({
    state,
    consultationAt: state.startsWith('CONSULTATION') ? AT : null,
    treatmentAt: state.startsWith('TREATMENT') ? AT : null,
    visitedAt,
  });

  it.each(COUNSEL_STATES)('in state %s only while it is an appointment', (state) => {
    expect(takesVisitCode(counsel(state), AT)).toBe(state.endsWith('_APPOINTMENT_CONFIRMED'));
  });

  it.each([
    ['not on the day before', BEFORE, false],
    ['from the first moment of its day in Seoul', MIDNIGHT, true],
    ['after its day', LATER, true],
  ])('%s', (_, now, expected) => {
    expect(takesVisitCode(counsel('CONSULTATION_APPOINTMENT_CONFIRMED'), now)).toBe(expected);
  });

  it('once', () => {
    expect(takesVisitCode(counsel('TREATMENT_APPOINTMENT_CONFIRMED', AT), LATER)).toBe(false);
  });
});
