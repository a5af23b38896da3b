import type { StaffSession } from '../../http/guard/session.ts';
import { refuse } from '../../refusal.ts';

/** What is about the whole service, and not about one clinic. */
export function assertOperator({ role }: StaffSession): void {
  if (role !== 'OPERATOR') throw refuse('forbidden');
}

/** The clinic to which a query is bound; null for those who may see all. */
export const clinicOf = ({ role, clinicId }: StaffSession): string | null =>
  role === 'OPERATOR' ? null : clinicId;
