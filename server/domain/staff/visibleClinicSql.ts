import type { Condition } from '../../db/lists/where.ts';

/** The clinic whose records the staff may see; null for operators, who see all. */
export type VisibleClinic = string | null;

/** The rows of a clinic; with null those of all clinics. */
export const ofClinic = (column: string, clinicId: string | null): Condition[] =>
  clinicId === null ? [] : [{ sql: `${column} = ?`, value: clinicId, hasExactTotal: true }];
