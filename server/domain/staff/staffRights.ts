import type { StaffSession } from '../../http/guard/session.ts';
import { recordId, refuse } from '../../refusal.ts';
import type { VisibleClinic } from './visibleClinicSql.ts';

/** Refuses staff of a clinic a part of a call that is open to them. Whole calls have the audience `operator`. */
export function assertOperator({ role }: StaffSession): void {
  if (role !== 'OPERATOR') throw refuse('forbidden');
}

/** The clinic of the staff; refuses operators, who do not act for a clinic. */
export function assertClinic({ role, clinicId }: StaffSession): string {
  if (role === 'OPERATOR' || clinicId === null) throw refuse('forbidden');
  return clinicId;
}

export const visibleClinicOf = ({ role, clinicId }: StaffSession): VisibleClinic =>
  role === 'OPERATOR' ? null : clinicId;

/** The clinic that an address names; for staff of a clinic, another one does not exist. */
export function clinicAt(path: string, session: StaffSession): string {
  const id = recordId(path);
  const own = visibleClinicOf(session);
  if (own !== null && own !== id) throw refuse('not_found');
  return id;
}
