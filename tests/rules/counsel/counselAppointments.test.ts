import { describe, expect, it } from 'vitest';
import {
  COUNSEL_STATES,
  type CounselState,
  canceledAppointment,
  isBeforeConsultation,
} from '../../../contract/plain/counselCourse.ts';
import {
  aboutAppointment,
  hasCome,
  makesNoVisit,
  stateBefore,
} from '../../../server/domain/counsel/counselRules.ts';

/** 14:00 of the tenth in Seoul. */
const AT = '2026-12-10T05:00:00.000Z';
const MIDNIGHT = '2026-12-09T15:00:00.000Z';
const EARLIER = '2026-12-01T05:00:00.000Z';
const LATER = '2026-12-20T05:00:00.000Z';

const counsel = (state: CounselState) => ({
  state,
  consultationAt: state.startsWith('CONSULTATION') ? AT : null,
  treatmentAt: state.startsWith('TREATMENT') ? AT : null,
});
const consultation = counsel('CONSULTATION_APPOINTMENT_CONFIRMED');

describe('AMB-18 the member has come to the awaited appointment', () => {
  it.each([
    ['visited at its time', EARLIER, AT, true],
    ['visited at the first moment of its day in Seoul', EARLIER, MIDNIGHT, true],
    ['visited on the day before', EARLIER, '2026-12-09T14:59:59.999Z', false],
    ['visited on a later day', EARLIER, LATER, true],
    ['not visited', EARLIER, null, false],
    ['visited on its day, but before staff entered it', AT, MIDNIGHT, false],
    ['visited when staff entered it', AT, AT, true],
    ['visited, and it is not known when staff entered it', null, AT, true],
  ])('%s (entered %s, visit %s): %s', (_, appointmentMadeAt, visitedAt, expected) => {
    const date = (text: string | null) => text && new Date(text);
    expect(hasCome({ ...consultation, appointmentMadeAt, visitedAt })).toBe(expected);
    const stored = {
      ...counsel('TREATMENT_APPOINTMENT_CONFIRMED'),
      appointmentMadeAt: date(appointmentMadeAt) as Date | null,
      visitedAt: date(visitedAt) as Date | null,
    };
    expect(hasCome(stored)).toBe(expected);
  });

  it.each(['CLINIC_CONFIRMED', 'CONSULTATION_COMPLETE', 'CANCELED'] as const)(
    'never in the state %s, which waits for none',
    (state) => {
      expect(hasCome({ ...counsel(state), appointmentMadeAt: EARLIER, visitedAt: AT })).toBe(false);
    },
  );
});

describe('AMB-18 completing the awaited appointment makes no visit', () => {
  const noShow = (appointmentAt: string) => ({ appointmentAt, at: LATER });
  const known = { appointmentMadeAt: new Date(EARLIER), visitedAt: null, noShow: null };

  it.each([
    ['staff entered it before its time', {}, false],
    ['staff entered it at its time', { appointmentMadeAt: new Date(AT) }, true],
    ['it is not known when staff entered it', { appointmentMadeAt: null }, true],
    ['staff say that the member did not come', { noShow: noShow(AT) }, true],
    ['staff said so about another time', { noShow: noShow(LATER) }, false],
    ['the visit is confirmed', { noShow: noShow(AT), visitedAt: new Date(AT) }, false],
  ])('%s: %s', (_, changes, expected) => {
    expect(makesNoVisit({ ...consultation, ...known, ...changes })).toBe(expected);
  });

  it('but only a counsel that waits for an appointment is asked about it', () => {
    const state = counsel('CONSULTATION_COMPLETE');
    expect(makesNoVisit({ ...state, ...known, appointmentMadeAt: null })).toBe(false);
  });
});

describe('what is stored about an appointment', () => {
  const now = new Date('2026-12-10T06:00:00Z');
  const wishes = { times: [LATER] };
  const storedFor = (appointmentAt: string) => ({
    proposals: [
      { id: 'past', at: AT },
      { id: 'open', at: LATER },
    ],
    visitAnswer: { appointmentAt, answer: 'came' as const, at: AT },
    reschedule: { appointmentAt, wishes, at: EARLIER },
    noShow: { appointmentAt, at: AT },
  });
  const proposals = [{ id: 'open', at: LATER }];
  const none = { visitAnswer: null, reschedule: null, noShow: null };

  it('shows while the counsel waits for it, in any spelling of its time', () => {
    for (const appointmentAt of [AT, '2026-12-10T14:00:00+09:00']) {
      expect(aboutAppointment({ ...consultation, ...storedFor(appointmentAt) }, now)).toEqual({
        proposals,
        visitAnswer: { answer: 'came', at: AT },
        reschedule: { wishes, at: EARLIER },
        noShow: { at: AT },
      });
    }
  });

  it('does not show when staff have changed the time, or the counsel waits for none', () => {
    expect(aboutAppointment({ ...consultation, ...storedFor(LATER) }, now)).toEqual({
      proposals,
      ...none,
    });
    expect(
      aboutAppointment({ ...counsel('CONSULTATION_COMPLETE'), ...storedFor(AT) }, now),
    ).toEqual({ proposals, ...none });
  });

  it('is nothing when nothing is stored', () => {
    const stored = { proposals: null, ...none };
    expect(aboutAppointment({ ...consultation, ...stored }, now)).toEqual(stored);
  });
});

it('a withdrawn appointment leads back to the state before it; the first state has none', () => {
  expect(stateBefore('CONSULTATION_APPOINTMENT_CONFIRMED')).toBe('CLINIC_CONFIRMED');
  expect(stateBefore('TREATMENT_APPOINTMENT_CONFIRMED')).toBe('CONSULTATION_COMPLETE');
  expect(() => stateBefore('AWAITING_CLINIC_CONFIRMATION')).toThrow(
    'There is no state before AWAITING_CLINIC_CONFIRMATION',
  );
});

it('the wishes of a booking count in the first two states', () => {
  expect(COUNSEL_STATES.filter(isBeforeConsultation)).toEqual([
    'AWAITING_CLINIC_CONFIRMATION',
    'CLINIC_CONFIRMED',
  ]);
});

it('only a canceled counsel has a canceled appointment: its last one', () => {
  const both = { consultationAt: EARLIER, treatmentAt: LATER };
  for (const state of COUNSEL_STATES) {
    expect(canceledAppointment({ state, ...both })).toBe(state === 'CANCELED' ? LATER : null);
  }
  expect(canceledAppointment({ state: 'CANCELED', consultationAt: EARLIER })).toBe(EARLIER);
  expect(canceledAppointment({ state: 'CANCELED', treatmentAt: null })).toBeNull();
});
