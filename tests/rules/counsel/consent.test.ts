import { describe, expect, it } from 'vitest';
import {
  CONSENT_PURPOSES,
  CONSENT_VERSION,
  hasConsented,
  hasConsentedInAnyVersion,
} from '../../../contract/plain/consent.ts';
import { COUNSEL_STATES, isOver } from '../../../contract/plain/counselCourse.ts';
import { closeCounsel } from '../../../server/domain/counsel/counselRules.ts';
import { ofAllClinics, withdrawalChoices } from '../../../src/domain/consent/withdrawalChoices.ts';

const NOW = new Date('2026-11-24T03:00:00Z');
const given = (clinic_id: string, version: string = CONSENT_VERSION) =>
  CONSENT_PURPOSES.map((purpose) => ({ clinic_id, purpose, version }));

describe('a booking needs', () => {
  it('every purpose, for this clinic, in the present text', () => {
    expect(hasConsented(given('a'), 'a')).toBe(true);
    expect(hasConsented([...given('b'), ...given('a')], 'a')).toBe(true);
    expect(hasConsented(given('b'), 'a')).toBe(false);
    expect(hasConsented(given('a').slice(1), 'a')).toBe(false);
    expect(hasConsented(given('a', '2024-03-01'), 'a')).toBe(false);
    expect(hasConsented([], 'a')).toBe(false);
  });

  it('and a message the text of the booking, also when there is a newer one', () => {
    expect(hasConsentedInAnyVersion(given('a', '2024-03-01'), 'a')).toBe(true);
    expect(hasConsentedInAnyVersion(given('b'), 'a')).toBe(false);
    expect(hasConsentedInAnyVersion(given('a').slice(1), 'a')).toBe(false);
  });
});

describe('at a withdrawal', () => {
  it('each counsel that is not over can be closed, and remembers a passed appointment', () => {
    const day = new Date('2026-11-20T03:00:00Z');
    const times = { treatmentAt: null, appointmentMadeAt: null, visitedAt: null, noShow: null };
    for (const state of COUNSEL_STATES) {
      const progress = { ...times, state, consultationAt: day, passedAppointmentAt: null };
      const closed = { ...progress, state: 'CANCELED', passedAppointmentAt: day };
      expect(closeCounsel(progress, NOW)).toEqual(isOver(state) ? null : closed);
    }
  });

  it('the member chooses among what changes something', () => {
    const choices = (agreed: boolean, openCounsels: number, readableCounsels: number) =>
      withdrawalChoices({ agreed, openCounsels, readableCounsels });
    expect(choices(true, 1, 2)).toEqual(['keep', 'close', 'erase']);
    expect(choices(true, 0, 2)).toEqual(['keep', 'erase']);
    expect(choices(true, 0, 0)).toEqual(['keep']);
    expect(choices(false, 1, 1)).toEqual(['close', 'erase']);
    expect(choices(false, 0, 1)).toEqual(['erase']);
    expect(choices(false, 0, 0)).toEqual([]);
  });

  it('counsels of all clinics count together', () => {
    const clinic = { id: 'a', name: 'a' };
    const consent = { clinic, agreed: true, at: NOW.toISOString(), texts: [] };
    expect(
      ofAllClinics([
        { ...consent, openCounsels: 1, readableCounsels: 2 },
        { ...consent, agreed: false, openCounsels: 0, readableCounsels: 3 },
      ]),
    ).toEqual({ agreed: true, openCounsels: 1, readableCounsels: 5 });
  });
});
