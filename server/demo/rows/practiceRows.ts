import type { Practice, SeedStaff } from '../generate/entities.ts';
import { consentRows } from './consentRows.ts';
import { counselRows } from './counselRows.ts';
import { clinicRows, doctorRows, eventRows } from './directoryRows.ts';
import { ratingsOf } from './ratings.ts';
import { reviewRows } from './reviewRows.ts';
import { mergeRows, type TableRows } from './tables.ts';

export function practiceRows(practice: Practice, staff: readonly SeedStaff[]): TableRows {
  const { clinic, doctors, events, counsels, reviews } = practice;
  const ratings = ratingsOf(reviews);
  const staffId = answering(clinic.id, staff);
  return mergeRows([
    clinicRows(clinic, ratings),
    ...doctors.map((doctor) => doctorRows(doctor, ratings)),
    ...events.map((event) => eventRows(event, ratings)),
    consentRows(counsels),
    ...counsels.map((counsel) => counselRows(counsel, staffId)),
    ...reviews.map(reviewRows),
  ]);
}

/** The clinic's own account, else the operator's. */
function answering(clinicId: string, staff: readonly SeedStaff[]): string | null {
  const own = staff.find((one) => one.clinicId === clinicId);
  return (own ?? staff.find(({ role }) => role === 'OPERATOR'))?.id ?? null;
}
