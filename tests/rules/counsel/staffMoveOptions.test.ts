import fc from 'fast-check';
import { expect, it } from 'vitest';
import { COUNSEL_STATES } from '../../../contract/plain/counselCourse.ts';
import { moveOptions } from '../../../server/domain/counsel/change/moveOptions.ts';
import { type CounselProgress, moveCounsel } from '../../../server/domain/counsel/counselRules.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const OPERATOR = { by: 'operator', now: NOW } as const;
const standing = (state: CounselProgress['state'], day: Date | null = null): CounselProgress => ({
  state,
  consultationAt: day,
  treatmentAt: day,
  appointmentMadeAt: null,
  passedAppointmentAt: null,
  visitedAt: null,
  noShow: null,
});

it('AMB-18 offers the next step, the step back and canceling', () => {
  const soon = new Date(NOW.getTime() + 1);
  const offered = (day: Date) =>
    moveOptions(standing('CONSULTATION_APPOINTMENT_CONFIRMED', day), OPERATOR).filter(
      ({ needsReason }) => !needsReason,
    );
  const back = { to: 'CLINIC_CONFIRMED', needsAppointment: false, needsReason: false };
  const done = { ...back, to: 'CONSULTATION_COMPLETE', makesNoVisit: true };
  expect(offered(NOW)).toEqual([back, done]);
  expect(offered(soon)).toEqual([back]);
});

it('AMB-18 offers nothing when the counsel is over', () => {
  for (const state of ['TREATMENT_COMPLETE', 'CANCELED'] as const) {
    expect(moveOptions(standing(state), OPERATOR)).toEqual([]);
  }
});

it('AMB-18 offers exactly the moves that the rules allow with the required input', () => {
  const day = fc.option(fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }));
  fc.assert(
    fc.property(fc.constantFrom(...COUNSEL_STATES), day, (state, at) => {
      const progress = standing(state, at);
      const offered = moveOptions(progress, OPERATOR);
      for (const to of COUNSEL_STATES) {
        const option = offered.find((one) => one.to === to);
        const given = (reason: string, appointment: Date | null) =>
          moveCounsel(progress, { to, by: 'operator', reason, appointment, now: NOW }) !== null;
        expect(given('이유', NOW)).toBe(option !== undefined);
        if (option?.needsReason) expect(given('', NOW)).toBe(false);
        if (option?.needsAppointment) expect(given('이유', null)).toBe(false);
      }
    }),
  );
});

it('AMB-18 says which completions do not count as a visit', () => {
  const made = new Date(NOW.getTime() - 1);
  const progress = {
    ...standing('CONSULTATION_APPOINTMENT_CONFIRMED', NOW),
    appointmentMadeAt: made,
  };
  const marked = moveOptions(progress, OPERATOR).filter(({ makesNoVisit }) => makesNoVisit);
  expect(marked.map(({ to }) => to)).toEqual(['TREATMENT_COMPLETE']);
  const at = NOW.toISOString();
  const missed = { ...progress, noShow: { appointmentAt: at, at } };
  expect(moveOptions(missed, OPERATOR)).toContainEqual(
    expect.objectContaining({ to: 'CONSULTATION_COMPLETE', makesNoVisit: true }),
  );
  const visited = { ...progress, visitedAt: NOW };
  expect(moveOptions(visited, OPERATOR).some(({ makesNoVisit }) => makesNoVisit)).toBe(false);
});

it('AMB-18 offers a clinic no canceling when an appointment has passed', () => {
  const offers = (by: 'clinic' | 'operator') =>
    moveOptions(standing('CONSULTATION_APPOINTMENT_CONFIRMED', NOW), { by, now: NOW }).map(
      ({ to }) => to,
    );
  expect(offers('clinic')).not.toContain('CANCELED');
  expect(offers('operator')).toContain('CANCELED');
});
