import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COUNSEL_STATES,
  type CounselState,
  isStepBack,
  isVisit,
} from '../../../contract/plain/counselCourse.ts';
import {
  type CounselMove,
  type CounselProgress,
  moveCounsel,
} from '../../../server/domain/counsel/counselRules.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const BEFORE = new Date('2026-11-20T11:59:59Z');
const AFTER = new Date('2026-11-20T12:00:01Z');

const standing = (state: CounselState, wishes: Partial<CounselProgress> = {}): CounselProgress => ({
  state,
  consultationAt: null,
  treatmentAt: null,
  appointmentMadeAt: null,
  passedAppointmentAt: null,
  visitedAt: null,
  noShow: null,
  ...wishes,
});
const move = (to: CounselState, wishes: Partial<CounselMove> = {}): CounselMove => ({
  to,
  by: 'operator',
  reason: '',
  appointment: null,
  now: NOW,
  ...wishes,
});

/** One step forward or back, by staff, without a reason. Written out by hand. */
const STEPS: Record<CounselState, readonly CounselState[]> = {
  AWAITING_CLINIC_CONFIRMATION: ['CLINIC_CONFIRMED'],
  CLINIC_CONFIRMED: ['CONSULTATION_APPOINTMENT_CONFIRMED'],
  CONSULTATION_APPOINTMENT_CONFIRMED: ['CONSULTATION_COMPLETE', 'CLINIC_CONFIRMED'],
  CONSULTATION_COMPLETE: ['TREATMENT_APPOINTMENT_CONFIRMED'],
  TREATMENT_APPOINTMENT_CONFIRMED: ['TREATMENT_COMPLETE', 'CONSULTATION_COMPLETE'],
  TREATMENT_COMPLETE: [],
  CANCELED: [],
};

describe('a counsel', () => {
  it.each(COUNSEL_STATES)('in state %s moves one step at a time, and in no other way', (from) => {
    const reached = COUNSEL_STATES.filter(
      (to) => moveCounsel(standing(from), move(to, { appointment: AFTER }))?.state === to,
    );
    expect(reached.sort()).toEqual([...STEPS[from]].sort());
  });

  it('CSL-28 can only be canceled by its member', () => {
    for (const from of COUNSEL_STATES) {
      const wishes = { by: 'member', reason: '이유', appointment: AFTER } as const;
      const reached = COUNSEL_STATES.filter((to) => moveCounsel(standing(from), move(to, wishes)));
      const isOver = from === 'TREATMENT_COMPLETE' || from === 'CANCELED';
      expect(reached).toEqual(isOver ? [] : ['CANCELED']);
    }
  });

  it('is canceled only with a reason', () => {
    const from = standing('CLINIC_CONFIRMED');
    expect(moveCounsel(from, move('CANCELED', { reason: ' \n' }))).toBeNull();
    expect(moveCounsel(from, move('CANCELED', { reason: '바빠서' }))?.state).toBe('CANCELED');
  });

  it('jumps forward with a reason, and never back', () => {
    const from = standing('CLINIC_CONFIRMED');
    expect(moveCounsel(from, move('TREATMENT_COMPLETE'))).toBeNull();
    expect(moveCounsel(from, move('TREATMENT_COMPLETE', { reason: '전화' }))).not.toBeNull();
    const back = move('AWAITING_CLINIC_CONFIRMATION', { reason: '전화' });
    expect(moveCounsel(from, back)).toBeNull();
    const noDay = move('TREATMENT_APPOINTMENT_CONFIRMED', { reason: '전화' });
    expect(moveCounsel(from, noDay)).toBeNull();
    const complete = standing('CONSULTATION_COMPLETE');
    for (const to of ['CONSULTATION_COMPLETE', 'CLINIC_CONFIRMED'] as const) {
      expect(moveCounsel(complete, move(to, { reason: '전화' }))).toBeNull();
    }
  });

  it('notes an appointment and when it was made, and keeps the day of the one before', () => {
    const booked = moveCounsel(
      standing('CLINIC_CONFIRMED'),
      move('CONSULTATION_APPOINTMENT_CONFIRMED', { appointment: NOW, now: BEFORE }),
    );
    const consultation = { consultationAt: NOW, appointmentMadeAt: BEFORE };
    expect(booked).toEqual(standing('CONSULTATION_APPOINTMENT_CONFIRMED', consultation));
    const complete = booked && moveCounsel(booked, move('CONSULTATION_COMPLETE'));
    const visited = { ...consultation, visitedAt: NOW };
    expect(complete).toEqual(standing('CONSULTATION_COMPLETE', visited));
    const treatment = move('TREATMENT_APPOINTMENT_CONFIRMED', { appointment: AFTER });
    expect(complete && moveCounsel(complete, treatment)).toEqual(
      standing('TREATMENT_APPOINTMENT_CONFIRMED', {
        ...visited,
        treatmentAt: AFTER,
        appointmentMadeAt: NOW,
      }),
    );
  });

  it('is complete at the earliest on the day of its appointment', () => {
    for (const [at, isReached] of [
      [BEFORE, true],
      [NOW, true],
      [AFTER, false],
    ] as const) {
      const consultation = standing('CONSULTATION_APPOINTMENT_CONFIRMED', { consultationAt: at });
      const treatment = standing('TREATMENT_APPOINTMENT_CONFIRMED', { treatmentAt: at });
      expect(moveCounsel(consultation, move('CONSULTATION_COMPLETE')) !== null).toBe(isReached);
      expect(moveCounsel(treatment, move('TREATMENT_COMPLETE')) !== null).toBe(isReached);
    }
  });

  it('loses the day of a withdrawn appointment', () => {
    const wishes = { consultationAt: BEFORE, treatmentAt: AFTER };
    const consultation = standing('CONSULTATION_APPOINTMENT_CONFIRMED', wishes);
    expect(moveCounsel(consultation, move('CLINIC_CONFIRMED'))?.consultationAt).toBeNull();
    const treatment = standing('TREATMENT_APPOINTMENT_CONFIRMED', wishes);
    expect(moveCounsel(treatment, move('CONSULTATION_COMPLETE'))).toEqual(
      standing('CONSULTATION_COMPLETE', { consultationAt: BEFORE, passedAppointmentAt: BEFORE }),
    );
  });

  it('AMB-18 can be canceled by a clinic only while no appointment has passed', () => {
    const cancel = (by: CounselMove['by'], wishes: Partial<CounselProgress>) =>
      moveCounsel(standing('CLINIC_CONFIRMED', wishes), move('CANCELED', { by, reason: '이유' }));
    for (const wishes of [
      { consultationAt: NOW },
      { treatmentAt: BEFORE },
      { passedAppointmentAt: BEFORE },
    ]) {
      expect(cancel('clinic', wishes)).toBeNull();
      expect(cancel('operator', wishes)?.passedAppointmentAt).not.toBeNull();
      expect(cancel('member', wishes)?.state).toBe('CANCELED');
    }
    expect(cancel('clinic', { consultationAt: AFTER })?.passedAppointmentAt).toBeNull();
  });

  it('AMB-18 has had a visit after a step from an appointment that was made before its time', () => {
    const visitedBy = (made: Date | null, wishes: Partial<CounselMove> = {}) =>
      moveCounsel(
        standing('CONSULTATION_APPOINTMENT_CONFIRMED', {
          consultationAt: NOW,
          appointmentMadeAt: made,
        }),
        move('CONSULTATION_COMPLETE', wishes),
      )?.visitedAt;
    expect(visitedBy(BEFORE)).toEqual(NOW);
    for (const made of [NOW, AFTER, null]) expect(visitedBy(made)).toBeNull();
    expect(visitedBy(BEFORE, { to: 'TREATMENT_COMPLETE', reason: '전화' })).toBeNull();
  });

  it('AMB-18 has had no visit while staff say that the member did not come', () => {
    const missed = (appointmentAt: Date) =>
      moveCounsel(
        standing('CONSULTATION_APPOINTMENT_CONFIRMED', {
          consultationAt: NOW,
          appointmentMadeAt: BEFORE,
          noShow: { appointmentAt: appointmentAt.toISOString(), at: NOW.toISOString() },
        }),
        move('CONSULTATION_COMPLETE'),
      )?.visitedAt;
    expect(missed(NOW)).toBeNull();
    expect(missed(BEFORE)).toEqual(NOW);
  });

  it('stays within the rules in any order of attempts', () => {
    const anyMove = fc.record<CounselMove>({
      to: fc.constantFrom(...COUNSEL_STATES),
      by: fc.constantFrom('member', 'clinic', 'operator'),
      reason: fc.constantFrom('', ' ', '이유'),
      appointment: fc.option(fc.date({ min: BEFORE, max: AFTER, noInvalidDate: true })),
      now: fc.date({ min: BEFORE, max: AFTER, noInvalidDate: true }),
    });
    fc.assert(
      fc.property(fc.array(anyMove, { maxLength: 30 }), (moves) => {
        let progress = standing('AWAITING_CLINIC_CONFIRMATION');
        for (const tried of moves) {
          const next = moveCounsel(progress, tried);
          if (next) expectLegal(progress, tried, next);
          progress = next ?? progress;
        }
      }),
    );
  });
});

it('a step back is a move to an earlier state', () => {
  expect(isStepBack('CONSULTATION_COMPLETE', 'CLINIC_CONFIRMED')).toBe(true);
  expect(isStepBack('CLINIC_CONFIRMED', 'CLINIC_CONFIRMED')).toBe(false);
  expect(isStepBack('CLINIC_CONFIRMED', 'CONSULTATION_COMPLETE')).toBe(false);
  expect(isStepBack(null, 'AWAITING_CLINIC_CONFIRMATION')).toBe(false);
});

it.each([
  [BEFORE, NOW, AFTER, true],
  [BEFORE, NOW, NOW, true],
  [BEFORE, AFTER, NOW, false],
  [NOW, NOW, AFTER, false],
  [null, NOW, AFTER, false],
  [BEFORE, null, AFTER, false],
])('AMB-18 made at %o for %o and complete at %o: a visit is %o', (madeAt, at, done, expected) => {
  expect(isVisit({ madeAt, appointmentAt: at, completedAt: done })).toBe(expected);
});

function expectLegal(before: CounselProgress, tried: CounselMove, after: CounselProgress) {
  expect(after.state).toBe(tried.to);
  expect(['TREATMENT_COMPLETE', 'CANCELED']).not.toContain(before.state);
  const isPlainStep = tried.by !== 'member' && STEPS[before.state].includes(after.state);
  if (!isPlainStep) expect(tried.reason).toBe('이유');
  if (tried.by === 'member') expect(after.state).toBe('CANCELED');
  if (after.state === 'CONSULTATION_APPOINTMENT_CONFIRMED') {
    expect(after.consultationAt).not.toBeNull();
  }
  if (after.state === 'TREATMENT_APPOINTMENT_CONFIRMED') expect(after.treatmentAt).not.toBeNull();
  const hadPassed = [before.consultationAt, before.treatmentAt, before.passedAppointmentAt].some(
    (at) => at !== null && at <= tried.now,
  );
  if (hadPassed && after.state === 'CANCELED') expect(tried.by).not.toBe('clinic');
  if (before.visitedAt === null && after.visitedAt !== null) {
    expect(before.state).toMatch(/_APPOINTMENT_CONFIRMED$/);
    expect(after.visitedAt <= tried.now).toBe(true);
  }
  if (before.visitedAt) expect(after.visitedAt).toEqual(before.visitedAt);
}
